"""What five chances are worth to a player: points of the cube, without the cube's own life.

Linear in the chances, so one row of six numbers (a constant and a weight a
chance) is all that the core needs to choose plays by. Money here; a match goes
through match-winning chances.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from fivepoint.errors import RulesError
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.rules.cube import CubeState


def worth_row(state: CubeState) -> npt.NDArray[np.float32]:
    """The constant and the weights of win, gammons and backgammons, won and lost."""
    if isinstance(state, MatchState):
        raise RulesError("engine-no-match-table")
    gammon = 1 if state.gammons_count else 0
    return np.array([-1, 2, gammon, gammon, -gammon, -gammon], np.float32)


def cubeless_equity(chances: Sequence[float], state: CubeState) -> float:
    """Equity of these chances for their player, the cube left where it is."""
    row = worth_row(state).tolist()
    return row[0] + sum(weight * chance for weight, chance in zip(row[1:], chances, strict=True))


def match_chance(equity: float, state: CubeState) -> float | None:
    """The match-winning chance that an equity stands for; None for money."""
    del equity
    if isinstance(state, MatchState):
        raise RulesError("engine-no-match-table")
    return None
