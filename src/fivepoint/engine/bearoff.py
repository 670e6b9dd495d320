"""The exact one-sided bear-off tables, built at first use and kept in the user's cache.

They answer for a side whose remaining checkers are all at home, up to 15 of them: chances by
number of rolls, mean rolls, effective pips. Counts are six integers, the ace point first. Both
sides play for the fewest rolls on average and do not look at each other; the two-sided tables,
which do, and know the cube, are another matter.
"""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine.cache import cache_directory, write_whole
from fivepoint.errors import PositionError, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

PIPS_A_ROLL = 49 / 6
"""Average pips of a roll, doubles counted twice: turns mean rolls into effective pips."""

FILE = "bearoff-15x6.v1"
MEN = 15
POINTS = 6


@functools.cache
def table() -> _core.Bearoff:
    """The tables: from the cache if a sound file is there, else built and put there."""
    path = cache_directory() / FILE
    # A missing or damaged file, or a cache that cannot be written, only costs the time to build.
    with contextlib.suppress(OSError, ValueError):
        return _core.Bearoff.from_bytes(path.read_bytes())
    built = _core.Bearoff.build()
    with contextlib.suppress(OSError):
        write_whole(path, built.to_bytes())
    return built


def mean_rolls(counts: Sequence[int]) -> float:
    """Average number of rolls to bear off these checkers, ace point first."""
    return table().mean_rolls(_checked(counts))


def effective_pips(counts: Sequence[int]) -> float:
    """Effective pip count (EPC): mean rolls times 49/6."""
    return PIPS_A_ROLL * mean_rolls(counts)


def roll_chances(counts: Sequence[int]) -> tuple[float, ...]:
    """Chance that the last checker leaves with roll 0, 1, 2, ..., to the last that can happen."""
    chances = [float(chance) for chance in table().rolls(_checked(counts))]
    while len(chances) > 1 and chances[-1] == 0:
        chances.pop()
    return tuple(chances)


def _checked(counts: Sequence[object]) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    men = [count for count in counts if isinstance(count, int) and not isinstance(count, bool)]
    if len(counts) != POINTS or len(men) != POINTS or min(men) < 0 or sum(men) > MEN:
        raise PositionError("bearoff-counts", counts=shown(str(list(counts))))
    return np.array(men, dtype=np.int8)
