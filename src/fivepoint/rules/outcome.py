"""What a match waits for, what is on offer in it, and how its games ended. Plain values.

Seats are 0 (White) and 1 (Black). The match that holds these is in ``match.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["opening", "playing", "game-over", "match-over"]
Phase: TypeAlias = Literal[
    "opening",
    "to-roll",
    "moving",
    "double-offered",
    "beaver-offered",
    "raccoon-offered",
    "resign-offered",
    "game-over",
    "match-over",
]
Ending: TypeAlias = Literal["off", "drop", "resign", "flag", "claim"]


@dataclass(frozen=True, slots=True)
class CubeOffer:
    """An open offer of the cube by ``seat``, at ``value`` if taken.

    ``redoubles`` counts the beavers and raccoons since the double: 0 for the double itself.
    """

    seat: int
    value: int
    redoubles: int = 0


@dataclass(frozen=True, slots=True)
class ResignOffer:
    """An open offer by ``seat`` to lose the game by ``n`` (1 single, 2 gammon, 3 backgammon)."""

    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended, with all that its points are made of.

    ``result`` is 1 single, 2 gammon, 3 backgammon; 0 when a match was lost on time or
    claimed, which gives the winner the points still missing. ``counted`` is the result
    that counts (1 for a gammon that Jacoby makes single), ``points`` = counted x
    ``cube``. ``score`` is by seat, after the game.
    """

    game: int
    winner: int
    ending: Ending
    result: int
    counted: int
    cube: int
    points: int
    score: tuple[int, int]
    crawford: bool = False
