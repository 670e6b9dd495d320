"""SGF of GNU Backgammon: read as recorded, damage told, what is written comes back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import MatchRules, ParseError, Position, Record, read_match, write_match
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.sgf import read_sgf, write_sgf
from fivepoint.formats.sgf_tree import read_trees, write_trees
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Beaver, Play, Raccoon, Roll, Set
from tests.formats.games import random_record
from tests.outside import sample

if TYPE_CHECKING:
    from pathlib import Path

GAME = (
    r"(;FF[4]GM[6]AP[GNU Backgammon:1.07]MI[length:5][game:0][ws:1][bs:2]PW[Ann]PB[B\]ob]"
    "RU[Crawford]RE[W+2R]\n"
    ";B[31qtst]C[a note\nin two lines]\n"
    ";W[64xn]A[0][xn E ver 3 0.5 0.1 0 0.1 0 0 0C 0 1 0 1]\n"
    "(;B[52lqsu];W[double];B[take];PL[W]DI[61])\n"
    "(;B[52lqln]))\n"
)


def positions(record: Record) -> list[Position]:
    return [match.position for match in record.states()]


class TestTrees:
    def test_values_are_told_apart_and_unescaped(self) -> None:
        (tree,) = read_trees("(;A[1][2]B[x\\]y\\\\z\\\nw]\n ;C[])")
        assert [node.properties for node in tree] == [
            {"A": ["1", "2"], "B": ["x]y\\zw"]},
            {"C": [""]},
        ]
        assert [node.line for node in tree] == [1, 3]

    def test_the_first_variation_is_the_main_line(self) -> None:
        (tree,) = read_trees("(;A[1](;A[2](;A[3])(;A[4]))(;A[5](;A[6])))")
        assert [node.first("A") for node in tree] == ["1", "2", "3"]

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("(;A[1]", "sgf-cut"), ("(;A[1", "sgf-cut"), ("(;A[1\\", "sgf-cut"),
            ("x(;)", "sgf-character"),
            ("(;A[1]))", "sgf-character"), ("(;[1])", "sgf-character"), ("(A[1])", "sgf-character"),
            ("(;A[1]]", "sgf-character"), ("(;A{1})", "sgf-character"), ("(" * 9999, "sgf-deep"),
        ],
    )  # fmt: skip
    def test_bad(self, text: str, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_trees(text)
        assert caught.value.code == code
        assert len({error_text(caught.value, language) for language in LANGUAGES}) == 4

    @given(
        st.lists(
            st.lists(
                st.dictionaries(
                    st.sampled_from(["A", "BC", "XY"]),
                    st.lists(st.text(max_size=8), min_size=1, max_size=3),
                    max_size=3,
                ),
                min_size=1,
                max_size=3,
            ),
            max_size=3,
        )
    )
    def test_what_is_written_comes_back(self, trees: list[list[dict[str, list[str]]]]) -> None:
        found = read_trees(write_trees(trees))
        assert [[node.properties for node in tree] for tree in found] == trees


class TestReading:
    def test_a_game(self) -> None:
        match = read_sgf(GAME)
        assert match.players == ("Ann", "B]ob")
        assert match.record.actions[:2] == (Set(0, score=(1, 2)), Roll(1, (1, 3)))
        assert match.record.entries[1].comment == "a note\nin two lines"
        assert match.record.actions[-3] == Roll(0, (6, 1))
        assert [(game.winner, game.points, game.ending) for game in match.games] == [
            (0, 2, "resign")
        ]
        assert match.score == (3, 2)
        assert match.remarks == ()

    def test_scores_of_every_game(self) -> None:
        """Known fault 83: MI is one property of several values."""
        second = GAME.replace("[game:0][ws:1]", "[game:1][ws:3]")
        assert read_sgf(GAME + second).score == (5, 2)
        again = read_sgf(GAME + GAME)
        assert [remark.code for remark in again.remarks] == ["score-differs"]

    def test_both_colours_share_the_letters(self) -> None:
        record = read_sgf(GAME).record
        assert record.match.games[0].winner == 0
        assert positions(record)[3].flip().board[5] == 2

    def test_beaver_and_raccoon(self) -> None:
        text = "(;GM[6]MI[length:0];W[31hefe];B[double];W[double];B[double];W[take];B[31qtst])"
        match = read_sgf(text)
        kinds = [type(action) for action in match.record.actions]
        assert kinds.count(Beaver) == kinds.count(Raccoon) == 1
        assert (match.record.match.cube, match.record.match.owner) == (8, 0)

    def test_a_position_set_up(self) -> None:
        text = "(;GM[6]MI[length:5];AE[a:y]AW[f][f][y]AB[x][s][s]PL[B]CV[2]CP[w];B[65sysy])"
        with pytest.raises(ParseError) as caught:
            read_sgf(text)
        assert caught.value.code == "play-impossible"
        text = "(;GM[6]MI[length:5];AE[a:y]AW[f][f][y]AB[x][s][s]PL[B]CV[2]CP[w];B[65szsz])"
        match = read_sgf(text)
        assert (match.record.match.cube, match.record.match.owner) == (2, 0)
        assert match.record.match.view(1).off == (14, 12)

    def test_rules(self) -> None:
        for custom, variant in (("Nackgammon", "nackgammon"), ("Hypergammon3", "hypergammon")):
            text = f"(;GM[6]MI[length:0]RU[Jacoby:{custom}])"
            rules = read_sgf(text).record.rules
            assert (rules.variant, rules.jacoby, rules.length) == (variant, True, None)
        assert not read_sgf("(;GM[6]MI[length:3]RU[NoCube])").record.rules.cube
        assert not read_sgf("(;GM[6]MI[length:3])").record.rules.crawford

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("", "mat-no-game"),
            ("(;GM[6];W[castle])", "sgf-move"),
            ("(;GM[6];W[31hefe]", "sgf-cut"),
            ("(;GM[6];W[31heaa])", "play-impossible"),
            ("(;GM[6];AE[a:y]AW[ab])", "sgf-move"),
            ("(;GM[6];W[take])", "event-refused"),
            ("(;GM[6]MI[length:999999])", "match-length"),
            ("(;GM[6]RE[W+1])", "win-without-game"),
        ],
    )
    def test_bad(self, text: str, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_sgf(text)
        assert caught.value.code == code

    def test_a_match_without_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("fivepoint.formats.replay.MOST_ACTIONS", 5)
        with pytest.raises(ParseError) as caught:
            read_sgf(GAME)
        assert caught.value.code == "match-too-long"

    @given(st.data())
    def test_damaged_files_are_read_or_refused(self, data: st.DataObject) -> None:
        text = GAME
        for _ in range(data.draw(st.integers(1, 4))):
            place = data.draw(st.integers(6, len(text)))
            end = data.draw(st.integers(place, min(len(text), place + 12)))
            new = data.draw(
                st.text(max_size=4)
                | st.sampled_from(
                    [";W[31hefe]", "[", "]", "(", ")", ";", "AE[a:y]", "CV[3]", "double"]
                )
            )
            text = text[:place] + new + text[end:]
        refusal = ""
        try:
            read_match_bytes(text.encode("utf-8", errors="replace"))
        except ParseError as error:
            refusal = str(error)
            assert refusal != ""


class TestWriting:
    @pytest.mark.parametrize("seed", range(6))
    def test_random_matches_come_back(self, seed: int) -> None:
        rules = (
            MatchRules(length=5),
            MatchRules(length=3, crawford=False),
            MatchRules(length=1),
            MatchRules(games=3, beavers=2, jacoby=True),
            MatchRules(length=3, variant="nackgammon"),
            MatchRules(length=5, variant="hypergammon"),
        )[seed]
        record = random_record(rules, seed + 50)
        text, losses = write_sgf(record)
        again = read_sgf(text)
        assert again.remarks == ()
        told = {"lost-opening-tie", "lost-refusals", *(["lost-rules"] if rules.games else [])}
        assert {loss.code for loss in losses} <= told
        assert [game.points for game in again.games] == [g.points for g in record.match.games]
        assert again.score == record.match.score
        plays = [action for action in record.actions if isinstance(action, Play)]
        assert [a for a in again.record.actions if isinstance(a, Play)] == plays

    def test_everything_in_a_game_comes_back(self) -> None:
        match = read_sgf(GAME)
        again = read_sgf(write_sgf(match.record)[0])
        assert again.record == match.record

    def test_a_set_up_in_the_middle_comes_back(self) -> None:
        record = read_sgf(GAME).record.prefix(5)
        end = Position.from_board([0, 2, *[0] * 22, -3, 0])
        record = record.append(Set(1, end, cube=2, owner=0))
        again = read_sgf(write_sgf(record.append(Roll(1, (2, 1))))[0])
        assert again.record.actions[-2:] == (Set(1, end, None, 2, 0), Roll(1, (2, 1)))
        rolled = record.prefix(5).append(Set(1, end, (2, 1), 2, 0))
        assert read_sgf(write_sgf(rolled)[0]).record.actions[-1] == rolled.actions[-1]

    def test_files(self, tmp_path: Path) -> None:
        record = random_record(MatchRules(length=3), 9)
        assert {loss.code for loss in write_match(record, tmp_path / "a.sgf")} <= {
            "lost-opening-tie"
        }
        again = read_match(tmp_path / "a.sgf")
        assert again.format == "sgf"
        assert again.score == record.match.score


class TestSamples:
    @pytest.mark.parametrize(
        ("name", "other"),
        [
            ("sgf/gbf_test.sgf", "mat/gbf_test.mat"),
            ("sgf/gbf_charlot_2305.sgf", "mat/gbf_charlot_gnubg.mat"),
        ],
    )
    def test_one_match_in_two_formats(self, name: str, other: str) -> None:
        match = read_match(sample(f"formats/{name}"))
        assert match.remarks == ()
        same = read_match(sample(f"formats/{other}"))
        assert positions(match.record) == positions(same.record)
        assert match.games == same.games
        again = read_sgf(write_sgf(match.record)[0])
        assert again.record == match.record


def test_random_damage_to_a_whole_match() -> None:
    text = write_sgf(random_record(MatchRules(length=3), 2))[0]
    rng = random.Random(4)
    for _ in range(40):
        start = rng.randrange(len(text))
        damaged = text[:start] + text[start + rng.randint(1, 30) :]
        refusal = ""
        try:
            read_sgf(damaged)
        except ParseError as error:
            refusal = str(error)
            assert refusal != ""
