"""Chances made equity with a live cube, and cube decisions, for money and matches.

The five cubeless chances of a position become cubeful values by Janowski's model
(``cpp/cube.h``): between a cube that is always turned at the last moment and one that
never is, by a share called the cube's life. Equities are for the player named, in
units of the cube: points for money, in a match EMG (+1 winning the cube now, -1
losing it) with the match-winning chance beside it. Nothing here looks ahead.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from fivepoint import _core
from fivepoint.engine.met import away, match_chance, own_table
from fivepoint.engine.probabilities import Probabilities
from fivepoint.errors import RulesError
from fivepoint.rules.cube import HIGHEST_CUBE, MatchState, double_fault, fits_cap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

CubeAction: TypeAlias = Literal["no double", "double", "too good"]
CubeResponse: TypeAlias = Literal["take", "drop", "beaver"]

CONTACT_LIFE = 0.68
"""The cube's life while there is contact: Janowski's two thirds, a little more."""

RACE_LIFE_BASE, RACE_LIFE_PER_PIP = 0.08, 0.016
"""In a race it grows with the pips of the player on roll, up to that of contact."""

_LIFE = _core.CubeLife(CONTACT_LIFE, RACE_LIFE_BASE, RACE_LIFE_PER_PIP)

_TIE = 1e-9  # who loses nothing by doubling, doubles: the other side may err
_TURNED = [0, 3, 4, 1, 2]  # chances of one side read as the other's, but for the first
_OWNERS = {None: 0, "me": 1, "other": 2}


@dataclass(frozen=True, slots=True)
class CubeDecision:
    """The values of the three cube actions for the player on roll, and the right ones.

    ``action`` is the player on roll's, ``response`` the other side's to a double.
    ``no_double`` is the action too where no double is allowed. ``mwc`` holds the
    match-winning chances of the three values, None for money.
    """

    no_double: float
    double_take: float
    double_drop: float
    action: CubeAction
    response: CubeResponse
    probabilities: Probabilities
    mwc: tuple[float, float, float] | None

    @property
    def equity(self) -> float:
        """Cubeful equity of the player on roll before this decision, both sides acting right."""
        if self.action == "double":
            return min(self.double_take, self.double_drop)
        return self.no_double


def cube_life(position: Position) -> float:
    """How much of a live cube's worth is realised from here on, 0..1.

    In a race it grows with the pips of the player on roll: in a short one there is
    hardly another chance to double. Fitted to exact bear-offs (benchmarks/cube_life.py).
    """
    return float(cube_lives(np.array([position.board], np.int8))[0])


def cube_lives(boards: NDArray[np.int8]) -> NDArray[np.float64]:
    """``cube_life`` of each of int8[n, 26] boards."""
    return _core.cube_lives(boards, _LIFE)


def decide(chances: Sequence[float], state: CubeState, life: float) -> CubeDecision:
    """What to do at the cube before rolling, given the chances of the player on roll.

    RulesError when the game has no cube.
    """
    if state.cube is None:
        raise RulesError("no-cube")
    return decided(cube_values(np.array([chances], np.float64), state, life)[0], chances, state)


def decided(row: NDArray[np.float64], chances: Sequence[float], state: CubeState) -> CubeDecision:
    """The decision where ``row`` is one of ``cube_values``."""
    no_double, take, drop = (float(equity_of(value, state)) for value in row[1:4])
    mwc = (float(row[1]), float(row[2]), float(row[3])) if isinstance(state, MatchState) else None
    return judged(no_double, take, drop, chances, state, beaver=bool(row[5]), mwc=mwc)


def judged(
    no_double: float,
    take: float,
    drop: float,
    chances: Sequence[float],
    state: CubeState,
    *,
    beaver: bool = False,
    tie: float = _TIE,
    mwc: tuple[float, float, float] | None = None,
) -> CubeDecision:
    """The right actions where the three cube actions are worth this to the player on roll.

    Values that differ by less than ``tie`` count as equal: then it is a double and a take.
    """
    dropping = drop < take - tie
    action: CubeAction = "no double"
    if double_fault(state) is None:
        if no_double <= min(take, drop) + tie:
            action = "double"
        elif dropping:
            action = "too good"
    response: CubeResponse = "drop" if dropping else "beaver" if beaver else "take"
    told = Probabilities(*(float(chance) for chance in chances))
    return CubeDecision(no_double, take, drop, action, response, told, mwc)


def cubeful_equity(chances: Sequence[float], state: CubeState, life: float) -> float:
    """Equity of the player on roll with these chances, before their cube action."""
    return float(equity_of(cube_values(np.array([chances], np.float64), state, life)[0, 4], state))


def equities_after_play(
    chances: NDArray[np.floating], state: CubeState, life: float
) -> NDArray[np.float64]:
    """Equities float64[n] of the player who has just moved, the other side now at the cube.

    ``chances`` [n, 5] and ``state`` are that player's.
    """
    theirs = np.asarray(chances, np.float64)[:, _TURNED]
    theirs[:, 0] = 1 - theirs[:, 0]
    values = cube_values(theirs, state.flip(), life)[:, 4]
    if isinstance(state, MatchState):
        return equity_of(1 - values, state)
    return -values


def cube_values(chances: NDArray[np.float64], state: CubeState, life: float) -> NDArray[np.float64]:
    """For chances [n, 5] of the player on roll: float64[n, 6].

    Cubeless, no double, double and take, double and drop, the best of these, and 1
    where a take should be a beaver. In points for money, match-winning chances in a match.
    """
    return _core.cube_values(np.ascontiguousarray(chances, np.float64), cube_situation(state), life)


@lru_cache(maxsize=4096)
def cube_situation(state: CubeState) -> _core.CubeSituation:
    """Cube and score as the core takes them."""
    if isinstance(state, MatchState):
        own, other = away(state)
        table, crawford, jacoby, beavers = own_table(), state.crawford, False, False
        unit = state.cube or 1
    else:
        own = other = 1
        table, crawford, jacoby, beavers = None, False, state.jacoby, state.beavers > 0
        unit = 1
    return _core.CubeSituation(
        table,
        own,
        other,
        crawford,
        jacoby and state.cube is not None,
        beavers,
        _OWNERS[state.owner],
        min(unit, 1 << 16),
        doublings(state),
    )


@lru_cache(maxsize=4096)
def cube_in_play(state: CubeState) -> _core.CubeInPlay:
    """The same with the cube's life."""
    return _core.CubeInPlay(cube_situation(state), _LIFE)


def equity_of(value: NDArray[np.float64] | float, state: CubeState) -> NDArray[np.float64]:
    """A value of ``cube_values`` as equity: unchanged for money, EMG of a match-winning chance."""
    if not isinstance(state, MatchState):
        return np.asarray(value)
    won, lost = _stakes(state)
    return 2 * (np.asarray(value) - lost) / (won - lost) - 1


def chance_of(equity: float, state: CubeState) -> float | None:
    """The match-winning chance that an equity stands for; None for money."""
    if not isinstance(state, MatchState):
        return None
    won, lost = _stakes(state)
    return lost + (equity + 1) / 2 * (won - lost)


def in_units_of(state: CubeState, equity: float, other: CubeState) -> float:
    """An equity at the cube of ``other`` on the scale of ``state``: both of the same player."""
    if isinstance(state, MatchState) and isinstance(other, MatchState):
        won, lost = _stakes(other)
        return float(equity_of(lost + (equity + 1) / 2 * (won - lost), state))
    return equity * (other.cube or 1) / (state.cube or 1)


def _stakes(state: MatchState) -> tuple[float, float]:
    """Match-winning chances after winning and after losing the present cube."""
    stake = state.cube or 1
    return match_chance(state, stake), match_chance(state, -stake)


def doublings(state: CubeState) -> int:
    """How often the cube can still be turned."""
    if state.cube is None:
        return 0
    turns = 0
    cap = HIGHEST_CUBE if state.max_cube is None else state.max_cube
    while fits_cap(state.cube << (turns + 1), cap):
        turns += 1
    return turns
