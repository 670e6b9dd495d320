"""What another program thought of a match: its analysis as its file tells it.

Kept beside the record, never mixed with our own verdicts: candidate plays, cube
numbers and luck, each with the number of the action it is about. All figures are those
of the side that acts, equities in points of the cube, in a match as EMG. Levels are
named as the program names them: its "2-ply" need not be another's.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, TypeAlias

from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

Chances: TypeAlias = tuple[float, float, float, float, float]
"""Win, win gammon, win backgammon, lose gammon, lose backgammon, cubeless."""

MOST_PLAYS = 60
"""Candidates kept of one roll; further ones, worse than these, are left out."""


@dataclass(frozen=True, slots=True)
class RecordedPlay:
    """One candidate: the position it leads to, seen by its player, and its figures."""

    position: Position
    equity: float
    chances: Chances | None = None
    level: str = ""


@dataclass(frozen=True, slots=True)
class RecordedCube:
    """The three equities of a cube decision, for the side that may double.

    Units of the cube before the double. ``double_drop`` is 1 where the file leaves it out.
    """

    no_double: float
    double_take: float
    double_drop: float = 1.0
    chances: Chances | None = None
    level: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a file tells about the action of this number in its record.

    ``plays`` belong to a play, best first as the file ranks them. ``cube`` belongs to a
    double, its answer, or the roll that was made instead of doubling; ``luck`` to a roll.
    """

    action: int
    plays: tuple[RecordedPlay, ...] = ()
    cube: RecordedCube | None = None
    luck: float | None = None


def chances_of(numbers: Sequence[float]) -> Chances | None:
    """Five chances from a file, None if they cannot be chances.

    >>> chances_of([0.5, 0.1, 0.0, 0.1, 0.0]), chances_of([7, 0, 0, 0, 0])
    ((0.5, 0.1, 0.0, 0.1, 0.0), None)
    """
    if len(numbers) != 5 or not all(isfinite(n) and -0.001 <= n <= 1.001 for n in numbers):
        return None
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = numbers
    return win, win_gammon, win_backgammon, lose_gammon, lose_backgammon


def figure(text: str | float) -> float | None:
    """A number as programs print it, with a point or a comma; None if it tells nothing.

    >>> figure("-0,306"), figure("+0.5"), figure("-inf"), figure("x")
    (-0.306, 0.5, None, None)
    """
    try:
        number = float(text.replace(",", ".") if isinstance(text, str) else text)
    except ValueError:
        return None
    return number if isfinite(number) and abs(number) < 10_000 else None


def emg_of_chance(chance: float, state: CubeState) -> float | None:
    """A match-winning chance as EMG at the cube of ``state``, by our own match equities.

    None for money and beyond the reach of the table.
    """
    from fivepoint.engine.cube import equity_of
    from fivepoint.engine.met import MOST_AWAY

    if not isinstance(state, MatchState) or max(state.away) > MOST_AWAY:
        return None
    return float(equity_of(chance, state))
