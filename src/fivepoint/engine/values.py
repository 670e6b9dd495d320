"""Equities of positions whose chances are known, with the cube and by tables where they know.

The nets' chances are cubeless; what they are worth where the cube stands is told here. For
the player named in each function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fivepoint.engine import exact, hyper
from fivepoint.engine.cube import (
    CONTACT_LIFE,
    cube_life,
    cube_lives,
    cubeful_equity,
    equities_after_play,
)
from fivepoint.engine.worth import worth_row
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fivepoint.rules.cube import CubeState


def equity_at_cube(position: Position, chances: Sequence[float], state: CubeState) -> float:
    """Equity of the player on roll before their cube action."""
    known = exact.cubeful(position, state)
    return cubeful_equity(chances, state, cube_life(position)) if known is None else known


def values_after_plays(
    boards: NDArray[np.int8], chances: NDArray[np.floating], state: CubeState, men: int
) -> NDArray[np.float64]:
    """Equities of the player who has just moved to each of ``boards``, with the cube if any.

    Boards int8[n, 26], not turned round, and ``chances`` [n, 5] are that player's.
    """
    if state.cube is None:
        row = worth_row(state).astype(np.float64)
        return row[0] + chances.astype(np.float64) @ row[1:]
    lives = cube_lives(boards)
    different = set(lives.tolist())
    if len(different) == 1:
        values = equities_after_play(chances, state, different.pop())
    else:
        values = np.empty(len(boards))
        for life in different:
            same = lives == life
            values[same] = equities_after_play(chances[same], state, life)
    # Tables know positions without contact, and hypergammon.
    for i in np.flatnonzero((lives != CONTACT_LIFE) | (men == hyper.MEN)).tolist():
        result = Position.unchecked(tuple(boards[i].tolist()), men)
        if result.winner is None:
            known = exact.cubeful(result.flip(), state.flip())
            values[i] = values[i] if known is None else -known
    return values
