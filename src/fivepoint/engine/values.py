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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position


def equity_at_cube(position: Position, chances: Sequence[float], state: CubeState) -> float:
    """Equity of the player on roll before their cube action."""
    known = exact.cubeful(position, state)
    return cubeful_equity(chances, state, cube_life(position)) if known is None else known


def values_after_plays(
    results: Sequence[Position], chances: NDArray[np.floating], state: CubeState
) -> NDArray[np.float64]:
    """Equities of the player who has just moved to each of ``results``, with the cube if any.

    ``chances`` [n, 5] are that player's.
    """
    if state.cube is None:
        row = worth_row(state).astype(np.float64)
        return row[0] + chances.astype(np.float64) @ row[1:]
    lives = cube_lives(np.array([result.board for result in results], np.int8))
    values = np.empty(len(results))
    for life in set(lives.tolist()):
        same = lives == life
        values[same] = equities_after_play(chances[same], state, life)
    for i, result in enumerate(results):
        # Tables know positions without contact, and hypergammon.
        if (lives[i] != CONTACT_LIFE or result.men == hyper.MEN) and result.winner is None:
            known = exact.cubeful(result.flip(), state.flip())
            values[i] = values[i] if known is None else -known
    return values
