"""Exact money equities, with the cube, of bear-offs with few checkers a side.

The table for six checkers a side is built at first use, in a second or less, and kept in
the user's cache; ``fivepoint bearoff build`` makes larger ones, and the largest sound one
is used. Equities are points a cube of 1 for the player on roll; gammons are out of the
question, as both sides have borne off checkers. The cube has no cap there.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine import tablefile
from fivepoint.engine.cache import cache_directory

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fivepoint.rules.position import Position

USUAL = 6
"""Checkers a side of the table that is built without being asked for."""
MOST = _core.MOST_TWO_SIDED


@dataclass(frozen=True, slots=True)
class ExactEquities:
    """Equities of the player on roll by where the cube stands."""

    cubeless: float
    own: float
    centred: float
    other: float


def path_of(checkers: int) -> Path:
    """Where the table of so many checkers a side is kept."""
    return cache_directory() / f"bearoff-two-sided-{checkers}.v1"


def build(
    checkers: int, threads: int = 1, progress: Callable[[float], bool] = lambda _share: True
) -> _core.TwoSided:
    """Solve the table of ``checkers`` (1..10) a side and put it whole into the cache.

    ``progress`` is told the share done. OSError if it cannot be written.
    """
    made = _core.TwoSided.build(checkers, threads, progress)
    tablefile.save(path_of(checkers), _name(checkers), made.values())
    table.cache_clear()
    return made


def load(checkers: int) -> _core.TwoSided:
    """The table from the cache; OSError if there is none, ValueError if it is damaged."""
    count = _core.two_sided_size(checkers)
    values = tablefile.load(path_of(checkers), _name(checkers), np.int16, count)
    return _core.TwoSided.from_values(checkers, values)


@cache
def table() -> _core.TwoSided:
    """The largest sound table in the cache, else the usual one, built and put there."""
    for checkers in range(MOST, USUAL - 1, -1):
        with contextlib.suppress(OSError, ValueError):
            return load(checkers)
    try:
        return build(USUAL)
    except OSError:
        return _core.TwoSided.build(USUAL, 1, lambda _share: True)


def equities(position: Position) -> ExactEquities | None:
    """Equities before the cube action; None where the table does not reach."""
    if not _may_hold(position):
        return None
    found = table().equities(_row(position), position.men)
    return None if found is None else ExactEquities(*found)


def without_double(position: Position) -> ExactEquities | None:
    """Equities if the player on roll does not double now; None where the table does not reach."""
    if not _may_hold(position):
        return None
    found = table().without_double(_row(position), position.men)
    return None if found is None else ExactEquities(*found)


def _may_hold(position: Position) -> bool:
    """Whether a look is worth it: nobody outside home, few checkers, some borne off."""
    own_off, other_off = position.off
    return (
        position.men - MOST <= min(own_off, other_off)
        and min(own_off, other_off) > 0
        and position.winner is None
        and max(own_off, other_off) < position.men
    )


def _row(position: Position) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array(position.board, np.int8)


def _name(checkers: int) -> str:
    return f"two-sided bear-off, {checkers} a side"
