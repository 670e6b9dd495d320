"""What five chances are worth to a player: points of the cube, without the cube's own life.

Linear in the chances, so one row of six numbers (a constant and a weight a chance) is
all that the core needs to choose plays by. Money in points; a match in EMG, which is
the match-winning chance on the scale where winning the cube now is +1, losing it -1.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from fivepoint.engine import met
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.rules.cube import CubeState


@lru_cache(maxsize=4096)
def worth_row(state: CubeState) -> npt.NDArray[np.float32]:
    """The constant and the weights of win, gammons and backgammons, won and lost; read-only."""
    if not isinstance(state, MatchState):
        gammon = 1 if state.gammons_count else 0
        return _fixed([-1, 2, gammon, gammon, -gammon, -gammon])
    cube = state.cube or 1
    lost3, lost2, lost, won, won2, won3 = (
        met.match_chance(state, cube * points) for points in (-3, -2, -1, 1, 2, 3)
    )
    scale = 2 / (won - lost)
    weights = (won - lost, won2 - won, won3 - won2, lost2 - lost, lost3 - lost2)
    return _fixed([-1, *(scale * weight for weight in weights)])


def _fixed(numbers: list[float]) -> npt.NDArray[np.float32]:
    row = np.array(numbers, np.float32)
    row.setflags(write=False)
    return row


@lru_cache(maxsize=4096)
def play_row(state: CubeState) -> npt.NDArray[np.float32]:
    """The row by which plays are chosen, those that a search or a rollout makes included.

    That of ``worth_row``, but under Jacoby gammons count in full even before the cube is turned:
    it mostly will be, and a game played as if it never were is another game.
    """
    if isinstance(state, MatchState):
        return worth_row(state)
    return worth_row(replace(state, jacoby=False))


def cubeless_equity(chances: Sequence[float], state: CubeState) -> float:
    """Equity of these chances for their player, the cube left where it is."""
    row = worth_row(state).tolist()
    return row[0] + sum(weight * chance for weight, chance in zip(row[1:], chances, strict=True))
