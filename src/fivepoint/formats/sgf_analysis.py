"""The analyses in match files of GNU Backgammon: the properties A, DA and LU of a node.

A lists candidates, the first value being the number of the one played:
``A[0][hefe E ver 3 <five chances> <equity> 2C ...][... X ver 3 Score <equity> ... Output
<five chances> ...]``, E an evaluation and X a rollout. DA is the cube, twice the chances
with a cubeless and a cubeful figure, before and after the double; the cubeful ones are
match-winning chances in a match. LU is luck. All are the mover's.
Whatever does not have this form is left out: an analysis never makes a file unreadable.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.formats.moved import moved
from fivepoint.formats.recorded import (
    RecordedCube,
    RecordedPlay,
    chances_of,
    emg_of_chance,
    figure,
)
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fivepoint.formats.recorded import Chances
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

_VERSION = re.compile(r"\bver \d{1,2} ")
_LONGEST = 4_000


def read_plays(
    values: Sequence[str], before: Position, place: Callable[[str], int]
) -> Iterator[RecordedPlay]:
    """The candidates of A for the roll in ``before``; ``place`` tells what a letter means."""
    for value in values:
        words = _VERSION.sub("", value[:_LONGEST]).split()
        if len(words) < 8 or not re.fullmatch(r"(?:[a-z]{2}){0,4}", words[0]):
            continue
        letters = words.pop(0)
        if words[0] == "E":
            chances, equity = _figures(words[1:6]), figure(words[6])
            level = words[7] if len(words) > 7 else ""
        elif words[:2] == ["X", "Score"]:
            chances, equity = _rolled_out(words, "Output"), figure(words[2])
            level = _rollout(words)
        else:
            continue
        places = [place(letter) for letter in letters]
        position = moved(before, zip(places[::2], places[1::2], strict=True))
        if position is not None and equity is not None:
            yield RecordedPlay(position, equity, chances, _level(level))


def read_cube(value: str, state: CubeState) -> RecordedCube | None:
    """The cube decision of DA, for the player of ``state`` who may double."""
    words = _VERSION.sub("", value[:_LONGEST]).split()
    if len(words) >= 19 and words[0] == "E":
        chances = _figures(words[5:10])
        level, cubeful = words[1], (words[11], words[18])
    elif words[:2] == ["X", "Eq"] and {"NoDouble", "DoubleTake"} <= set(words):
        chances = _rolled_out(words, "NoDouble")
        level = _rollout(words)
        cubeful = (_word(words, "NoDouble", 8), _word(words, "DoubleTake", 8))
    else:
        return None
    numbers = [figure(text) for text in cubeful]
    if isinstance(state, MatchState):
        numbers = [None if n is None else emg_of_chance(n, state) for n in numbers]
    no_double, double_take = numbers
    if no_double is None or double_take is None:
        return None
    return RecordedCube(no_double, double_take, chances=chances, level=_level(level))


def read_luck(value: str) -> float | None:
    """The luck of LU, None where it was not judged."""
    return figure(value)


def _figures(words: Sequence[str]) -> Chances | None:
    numbers = [figure(word) for word in words]
    return chances_of([number for number in numbers if number is not None])


def _rolled_out(words: Sequence[str], head: str) -> Chances | None:
    """The chances behind ``head``, or behind the word Output that follows it."""
    start = words.index(head) + 1 if head in words else len(words)
    if words[start : start + 1] == ["Output"]:
        start += 1
    return _figures(words[start : start + 5])


def _rollout(words: Sequence[str]) -> str:
    trials = _word(words, "Trials", 1)
    return f"rollout {trials}" if trials.isdigit() else "rollout"


def _word(words: Sequence[str], head: str, behind: int) -> str:
    """The word that stands ``behind`` places after ``head``."""
    place = words.index(head) + behind if head in words else len(words)
    return words[place] if place < len(words) else ""


def _level(text: str) -> str:
    """What the file calls ``2C``, two plies with the cube, in words."""
    found = re.fullmatch(r"(\d{1,2})C?", text)
    return f"{found[1]}-ply" if found else text
