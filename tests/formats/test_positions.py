"""Files of one position: Jellyfish's, and text by XG, BGBlitz and GNU Backgammon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fivepoint import (
    MatchState,
    Money,
    ParseError,
    Position,
    Snapshot,
    parse_id,
    read_match,
    write_match,
)
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.recorded import RecordedCube
from fivepoint.formats.single import single
from fivepoint.formats.snowie import write_snowie
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Set
from tests.formats import pages

if TYPE_CHECKING:
    from pathlib import Path

START = Position.start()


class TestJellyfish:
    @pytest.mark.parametrize("version", [124, 125, 126])
    def test_opening(self, version: int) -> None:
        match = read_match_bytes(pages.jellyfish(version))
        game = match.record.match
        assert match.format == "pos"
        assert match.players == ("Ann", "Bob B")
        assert (game.position, game.dice, game.on_roll) == (START, None, 1)
        assert game.state(1) == MatchState(7, (3, 2))

    def test_player_1_with_dice_and_cube(self) -> None:
        content = pages.jellyfish(roller=1, dice=(2, 1), score=(6, 4), cube=(2, 1), crawford=3)
        game = read_match_bytes(content).record.match
        assert (game.on_roll, game.dice) == (0, (2, 1))
        assert game.state(0) == MatchState(7, (6, 4), 2, "me", crawford=False)

    def test_places_are_player_1s(self) -> None:
        places = [0] * 26
        places[25], places[4], places[1] = -1, -2, 3  # 1 on the bar, 2 on its 4 point; 3 of 2's
        game = read_match_bytes(pages.jellyfish(roller=3, places=tuple(places))).record.match
        assert game.on_roll == 0
        assert game.position.board[25] == 1
        assert game.position.board[4] == 2
        assert game.position.board[1] == -3

    def test_crawford_game(self) -> None:
        game = read_match_bytes(pages.jellyfish(score=(6, 4), crawford=2)).record.match
        assert game.crawford

    def test_money(self) -> None:
        match = read_match_bytes(pages.jellyfish(length=0, score=(0, 0), cube=(4, 2)))
        state = match.record.match.state(1)
        assert isinstance(state, Money)
        assert (state.cube, state.owner, state.jacoby) == (4, "me", True)

    def test_match_over_keeps_the_position(self) -> None:
        match = read_match_bytes(pages.jellyfish(score=(9, 2)))
        assert [remark.code for remark in match.remarks] == ["score-left-out"]
        assert len({match.remarks[0].text(language) for language in LANGUAGES}) == 4
        assert match.score == (0, 0)

    @pytest.mark.parametrize(
        ("content", "code"),
        [
            (pages.jellyfish()[:-1], "pos-cut"),
            (pages.jellyfish(roller=5), "pos-number"),
            (pages.jellyfish(roller=1, dice=(7, 1)), "pos-number"),
            (pages.jellyfish(length=-1), "pos-number"),
            (pages.jellyfish(cube=(3, 0)), "position-refused"),
            (pages.jellyfish(places=(-16,) * 26), "position-refused"),
        ],
    )
    def test_refused(self, content: bytes, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_match_bytes(content)
        assert caught.value.code == code
        assert len({error_text(caught.value, language) for language in LANGUAGES}) == 4


class TestText:
    def test_xg_with_decimal_commas_and_a_comment(self) -> None:
        match = read_match_bytes(pages.XG_PLAY_DE.encode())
        (told,) = match.analysis
        assert match.analyst == "eXtreme Gammon"
        assert match.players == ("Béla", "Anna")  # the top side is seat 0
        assert match.score == (4, 2)
        assert [(p.equity, p.level) for p in told.plays] == [
            (0.159, "XG Roller+"),
            (-0.021, "3-ply"),
        ]
        assert told.plays[0].chances == (0.5457, 0.1701, 0.011, 0.1244, 0.0061)
        assert match.record.entries[0].comment == "Der Punkt ist 0,180 wert.\nNie vergessen!"

    def test_decimal_points_are_the_same(self) -> None:
        with_points = pages.XG_PLAY_DE.replace(",", ".")
        assert (
            read_match_bytes(with_points.encode()).analysis
            == read_match_bytes(pages.XG_PLAY_DE.encode()).analysis
        )

    @pytest.mark.parametrize(
        ("page", "cube"),
        [
            (
                pages.XG_CUBE_FR,
                RecordedCube(
                    0.706, 0.732, 1.0, (0.6822, 0.2661, 0.0108, 0.0803, 0.0033), "XG Roller++"
                ),
            ),
            (
                pages.BGBLITZ_CUBE_DE,
                RecordedCube(0.081, -0.21, 1.0, (0.529, 0.149, 0.007, 0.124, 0.006)),
            ),
            (
                pages.GNUBG_POSITION_FR,
                RecordedCube(0.41, 0.277, 1.0, (0.589, 0.165, 0.005, 0.07, 0.002), "2-ply"),
            ),
        ],
    )
    def test_cube_decisions(self, page: str, cube: RecordedCube) -> None:
        (told,) = read_match_bytes(page.encode()).analysis
        assert told.cube == cube
        assert told.plays == ()

    def test_bgblitz_plays(self) -> None:
        match = read_match_bytes(pages.BGBLITZ_PLAY.encode())
        (told,) = match.analysis
        assert match.analyst == "BGBlitz"
        assert match.players == ("Green", "Red")
        assert [p.equity for p in told.plays] == [0.159, -0.021]

    def test_gnubg_names(self) -> None:
        assert read_match_bytes(pages.GNUBG_POSITION_FR.encode()).players == ("Ann", "Bob B.")

    @pytest.mark.parametrize(
        "text",
        [
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:2:4:0:7:10",
            "4HPwATDgc/ABMA:cAlqAAAAAAAE",
            "4HPwATDgc/ABMA",
            "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:7:0",
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:B:0:0:3:0:10",
        ],
    )
    def test_bare_identifiers(self, text: str) -> None:
        snapshot = parse_id(text)
        match = read_match_bytes(text.encode())
        game = match.record.match
        assert match.format == "position"
        assert game.view(0 if snapshot.top_on_roll else 1) == snapshot.position
        assert (game.offer is not None) == (snapshot.offer is not None)
        assert isinstance(match.record.actions[0], Set)

    def test_snowie_names(self) -> None:
        match = read_match_bytes(write_snowie(START, "Me", "You").encode())
        assert match.players == ("Me", "You")

    def test_written_as_a_match(self, tmp_path: Path) -> None:
        match = read_match_bytes(pages.XG_PLAY_DE.encode())
        path = tmp_path / "position.sgf"
        write_match(match, path)
        again = read_match(path).record.match
        assert again.position == match.record.match.position
        assert again.dice == (3, 1)

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:77:2:4:0:7:10", "id-field"),
            ("XGID=-b----E-C---eE---c-e----BA:0:0:1:00:2:4:0:7:10", "position-refused"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:4:0:7:10", "position-refused"),
            ("XGID=" + "-b----E-C---eE---c-e----B-:0:0:1:00:0:4:0:7:10 XGID= ", "file-unknown"),
            ("4HPwATDgc/ABMA\n" + "x" * 3_000, "line-too-long"),
            ("nothing at all", "file-unknown"),
        ],
    )
    def test_refused(self, text: str, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_match_bytes(text.encode())
        assert caught.value.code == code


def test_every_snapshot_becomes_a_record() -> None:
    for offer in (None, "double", "beaver", "raccoon"):
        snapshot = Snapshot(START, None, Money(beavers=2), offer, top_on_roll=True)
        record = single(snapshot, "position").record
        assert record.match.on_roll == 0
        assert len(record) == {None: 1, "double": 2, "beaver": 3, "raccoon": 4}[offer]
