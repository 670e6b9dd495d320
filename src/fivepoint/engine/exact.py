"""Positions whose worth is known exactly, for money: small bear-offs and, solved, hypergammon.

Answers come from the tables of ``twosided`` and ``hyper``. They know the cube but no cap
and no Jacoby, so a cube near its cap and hypergammon with Jacoby are left to others.
Equities are for the player on roll, in units of the cube.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.engine import hyper, twosided
from fivepoint.engine.cube import CubeDecision, doublings, judged
from fivepoint.rules.cube import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.engine.twosided import ExactEquities
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

_FAR_FROM_CAP = 4  # with so many doublings left the cap is worth less than the tables' rounding

_TIE = 1e-4  # two-sided equities are rounded to 1/32767


def knows_all(men: int, state: CubeState) -> bool:
    """Whether tables know every position of a game with so many checkers a side, in this state."""
    return men == hyper.MEN and _in_reach(state) and _gammons_alike(state) and hyper.is_solved()


def win_chance(position: Position) -> float | None:
    """Chance of the player on roll to win a small bear-off, both sides playing without a cube."""
    found = twosided.equities(position)
    return None if found is None else (1 + found.cubeless) / 2


def cubeful(position: Position, state: CubeState) -> float | None:
    """Equity of the player on roll before the cube action; None where no table knows it."""
    found = _equities(position, state)
    return None if found is None else _standing(found, state)


def cubeless(position: Position, state: CubeState) -> float | None:
    """Equity of the player on roll if the cube stays where it is; None where no table knows it."""
    found = _equities(position, state)
    return None if found is None else found.cubeless


def decision(position: Position, state: CubeState, chances: Sequence[float]) -> CubeDecision | None:
    """The cube decision before rolling; None where no table knows it.

    ``chances`` are those of the player on roll, told on.
    """
    before = _equities(position, state)
    waiting = (
        None
        if before is None
        else twosided.without_double(position) or hyper.without_double(position)
    )
    if before is None or waiting is None:
        return None
    take = 2 * before.other
    beaver = isinstance(state, Money) and state.beavers > 0 and take < 0
    if beaver:
        take *= 2
    return judged(_standing(waiting, state), take, 1.0, chances, state, beaver=beaver, tie=_TIE)


def _equities(position: Position, state: CubeState) -> ExactEquities | None:
    if not _in_reach(state):
        return None
    found = twosided.equities(position)
    if found is None and _gammons_alike(state):
        found = hyper.equities(position)
    return found


def _in_reach(state: CubeState) -> bool:
    """Whether the game is for money and the cap on the cube, if any, is far."""
    return isinstance(state, Money) and (state.cube is None or doublings(state) >= _FAR_FROM_CAP)


def _gammons_alike(state: CubeState) -> bool:
    """Whether gammons count wherever the cube stands, as in the table of hypergammon."""
    return isinstance(state, Money) and not (
        state.jacoby and state.cube is not None and state.owner is None
    )


def _standing(found: ExactEquities, state: CubeState) -> float:
    """The equity for where the cube stands."""
    if state.cube is None:
        return found.cubeless
    return {None: found.centred, "me": found.own, "other": found.other}[state.owner]
