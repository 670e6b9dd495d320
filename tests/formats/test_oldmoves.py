"""FIBS oldmoves: both directions, resignations, and lines that cannot be."""

from __future__ import annotations

import pytest

from fivepoint import ParseError
from fivepoint.formats.files import read_match_bytes
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Play
from tests.formats.pages import OLDMOVES


def test_whole_match() -> None:
    match = read_match_bytes(OLDMOVES.encode())
    assert match.format == "oldmoves"
    assert match.players == ("anna", "bert")
    assert match.remarks == ()
    assert [(game.winner, game.points, game.ending) for game in match.games] == [(1, 2, "resign")]
    assert match.score == (1, 4)


def test_upward_moves_are_the_same_as_downward_ones() -> None:
    downward = OLDMOVES.replace("17-20 19-20", "8-5 6-5").replace(
        "1-7 1-7 12-18 12-18", "24-18 24-18 13-7 13-7"
    )
    assert read_match_bytes(downward.encode()).record == read_match_bytes(OLDMOVES.encode()).record


@pytest.mark.parametrize("entry", ["bar-4 19-20", "bar-21 6-5"])
def test_from_the_bar(entry: str) -> None:
    text = """\
Score is 0-0 in a 1 point match.
anna is X - bert is O
X: (6 2) 24-18 13-11
O: (6 4) 1-7 1-5
X: (3 1) 8-5 6-5
"""
    match = read_match_bytes((text + f"O: (4 1) {entry}\n").encode())
    play = match.record.actions[-1]
    assert isinstance(play, Play)
    assert sorted(play.steps) == [(6, 5, 1), (25, 21, 4)]
    assert match.remarks == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("X: accepts", "X: giggles", "oldmoves-line"),
        ("X: accepts", "what is this", "oldmoves-line"),
        ("anna is X - bert is O\nX:", "anna is X - bert is X\nX:", "unknown-player"),
        ("a 7 point", "a 99999 point", "match-length"),
        ("13-8 13-8 11-6 8-3", "2-1 2-1 2-1 2-1", "play-impossible"),
        ("X: accepts", "O: accepts", "event-refused"),
        ("O: accepts\n", "\n" + "x" * 3_000, "line-too-long"),
    ],
)
def test_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_match_bytes(OLDMOVES.replace(old, new).encode())
    assert caught.value.code == code
    assert len({error_text(caught.value, language) for language in LANGUAGES}) == 4


def test_a_drop_ends_the_game() -> None:
    text = OLDMOVES.split("X: accepts", maxsplit=1)[0] + "X: rejects\nO: wins 1 point.\n"
    match = read_match_bytes(text.encode())
    assert [(game.winner, game.points, game.ending) for game in match.games] == [(1, 1, "drop")]
    assert match.remarks == ()


def test_unlimited_games_and_a_beaver() -> None:
    text = OLDMOVES.replace("a 7 point match", "an unlimited match").replace(
        "X: accepts\n", "X: beavers\nO: accepts\n"
    )
    match = read_match_bytes(text.split("X: wants", maxsplit=1)[0].encode())
    assert match.length is None
    assert match.record.match.cube == 4
