"""Hypergammon solved: exact money equities, with the cube, of every position.

The table is made by ``fivepoint bearoff hyper``, which takes some minutes, and kept in the user's
cache; without it there is no answer here, and the net judges. Equities are points a
cube of 1 for the player on roll; gammons count, without Jacoby, and the cube has no cap.
"""

from __future__ import annotations

import contextlib
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine import tablefile
from fivepoint.engine.cache import cache_directory
from fivepoint.engine.twosided import ExactEquities

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fivepoint.rules.position import Position

MEN = 3
TOLERANCE = 1e-6
"""The table is done when no equity changes by more."""


def path_of(men: int = MEN) -> Path:
    """Where the table is kept."""
    return cache_directory() / f"hypergammon-{men}.v1"


def build(
    men: int = MEN,
    threads: int = 1,
    progress: Callable[[int, float], bool] = lambda _number, _change: True,
) -> _core.Hyper:
    """Solve the game of ``men`` (1..3) checkers a side and put the table whole into the cache.

    ``progress`` is told the number of each pass and the largest change it made; once it
    says False the work ends with RuntimeError. OSError if the table cannot be written.
    """
    made = _core.Hyper.build(men, threads, TOLERANCE, progress)
    tablefile.save(path_of(men), _name(men), made.values())
    table.cache_clear()
    return made


def load(men: int = MEN) -> _core.Hyper:
    """The table from the cache; OSError if there is none, ValueError if it is damaged."""
    values = tablefile.load(path_of(men), _name(men), np.float32, _core.hyper_size(men))
    return _core.Hyper.from_values(men, values)


@cache
def table(men: int = MEN) -> _core.Hyper | None:
    """The table, if a sound one is in the cache."""
    with contextlib.suppress(OSError, ValueError):
        return load(men)
    return None


def is_solved() -> bool:
    """Whether a sound table of hypergammon is in the cache; without it the net judges."""
    return table(MEN) is not None


def equities(position: Position) -> ExactEquities | None:
    """Equities before the cube action; None without a table or when the game is over."""
    found = table(position.men) if position.men == MEN else None
    if found is None:
        return None
    values = found.equities(np.array(position.board, np.int8))
    return None if values is None else ExactEquities(*values)


def without_double(position: Position) -> ExactEquities | None:
    """Equities if the player on roll does not double now; None as ``equities``."""
    found = table(position.men) if position.men == MEN else None
    if found is None:
        return None
    values = found.without_double(np.array(position.board, np.int8))
    return None if values is None else ExactEquities(*values)


def _name(men: int) -> str:
    return f"hypergammon, {men} a side"
