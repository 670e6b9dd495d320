"""Text exports of GNU Backgammon: the match in them, without the analysis."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import ParseError, read_match
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.gnubg_text import read_gnubg_text
from tests.outside import sample

GAME = """\
The score (after 2 games) is: Ann 2, Bob B. 1 (match to 5 points)

Match Information:
Date: 28/01/2024
Place: Nowhere

Move number 1:  Bob B. to play 31

 GNU Backgammon  Position ID: 4HPwATDgc/ABMA
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: Ann
Pip counts: O 167, X 167

* Bob B. moves 8/5 6/5

Rolled 31:
*    1. Cubeful 0-ply    8/5 6/5                     Eq.: +0.144

Move number 2:  Ann to play 64

* Ann moves 24/14

Move number 3:  Bob B. on roll, cube decision?

* Bob B. doubles

Move number 3:  Bob B. doubles to 2

* Ann accepts

Move number 4:  Bob B. to play 55

* Bob B. moves 13/3(2)

Move number 5:  Ann on roll, cube decision?

* Ann doubles
* Bob B. rejects

Ann wins 2 points

Game statistics for game 3
"""


def test_a_game() -> None:
    match = read_match_bytes(GAME.encode())
    assert match.format == "gnubg-text"
    assert match.players == ("Ann", "Bob B.")
    assert dict(match.record.meta) == {"EventDate": "28/01/2024", "Site": "Nowhere"}
    assert [action.word for action in match.record.actions] == [
        "set", "roll", "play", "roll", "play", "double", "take", "roll", "play", "double", "drop",
    ]  # fmt: skip
    assert match.score == (4, 1)
    assert match.remarks == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("8/5 6/5", "9/5 6/5", "play-impossible"),
        ("Bob B. to play 31", "Eve to play 31", "unknown-player"),
        ("to 5 points", "to 999999 points", "match-length"),
        ("The score", "A score", "file-unknown"),
        ("* Ann accepts", "* Bob B. accepts", "event-refused"),
    ],
)
def test_bad(old: str, new: str, code: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_match_bytes(GAME.replace(old, new).encode())
    assert caught.value.code == code
    assert str(caught.value)


@given(st.data())
def test_damage_is_read_or_refused(data: st.DataObject) -> None:
    lines: list[str] = [*GAME.splitlines()]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        lines[place] = data.draw(st.sampled_from(lines) | st.text(max_size=30))
    refusal = ""
    try:
        read_gnubg_text("\n".join(lines))
    except ParseError as error:
        refusal = str(error)
        assert refusal != ""


@pytest.mark.parametrize(
    ("name", "rolls", "score"),
    [("gnubg_text/bglab_1.txt", 9, (3, 2)), ("gnubg_exports/charlot_game1_text.txt", 18, (0, 0))],
)
def test_samples(name: str, rolls: int, score: tuple[int, int]) -> None:
    match = read_match(sample(f"formats/{name}"))
    assert match.remarks == ()
    assert [action.word for action in match.record.actions].count("roll") == rolls
    assert match.score == score


def test_the_same_game_as_in_the_match_file() -> None:
    text = read_match(sample("formats/gnubg_exports/charlot_game1_text.txt")).record
    whole = read_match(sample("formats/gnubg_exports/charlot.mat")).record
    assert text.actions == whole.actions[: len(text.actions)]


def test_lines_may_end_as_on_any_machine() -> None:
    records = [
        read_match_bytes(GAME.replace("\n", end).encode()).record for end in ("\n", "\r\n", "\r")
    ]
    assert records[0] == records[1] == records[2]
