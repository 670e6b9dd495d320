"""Perft in the readable rules: counts of positions, to be compared with the core's.

perft(position, 0) = 1; perft(position, n) is the sum over the 21 rolls, each counted
once, and over their different results r of perft(r flipped, n - 1). A roll that
cannot be played has one result; a finished game counts 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint import TurnGraph
from fivepoint.rules.dice import ROLLS

if TYPE_CHECKING:
    from fivepoint import Position


def perft(position: Position, depth: int) -> int:
    """How many positions lie ``depth`` turns behind ``position``, by the rules."""
    if depth == 0 or position.result is not None:
        return 1
    return sum(
        perft(result.flip(), depth - 1)
        for roll in ROLLS
        for result in TurnGraph(position, roll).results
    )
