"""Players that judge by the nets: the strong ones play what they see, the weak ones err.

A weak player errs as people do: it weighs the plays that look best and takes one
of them, the likelier the better it is, so that close decisions go wrong often and
clear ones seldom. At the cube it misjudges the equities by a certain amount. The
errors come from the seed alone: the same question, the same answer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from fivepoint.engine.choice import CubeChoice
from fivepoint.rules.cube import MatchState, double_fault, redouble_fault

if TYPE_CHECKING:
    from fivepoint.engine.budget import Budget
    from fivepoint.engine.engine import Engine
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

_CANDIDATES = 6  # how many plays a weak player weighs
_CERTAIN = 0.005  # a resignation that offers all but this much of the equity may stand


@dataclass(frozen=True, slots=True)
class Errors:
    """How much a player errs: both in units of equity.

    ``play``: plays this much apart are confused e times to one (the temperature of a
    softmax over the best). ``cube``: the standard deviation with which it misjudges
    the difference of two cube actions. Zero is play without errors of its own.
    """

    play: float = 0.0
    cube: float = 0.0


ERRORS = {
    "beginner": Errors(play=0.21, cube=0.40),
    "casual": Errors(play=0.09, cube=0.17),
    "club": Errors(play=0.055, cube=0.15),
    "expert": Errors(),
    "master": Errors(),
    "champion": Errors(),
}
"""The levels that play by the nets, weakest first, each with its errors."""


class NetPlayer:
    """A level that plays by the nets, at the depth of ``engine`` as far as ``budget`` lets it."""

    def __init__(self, engine: Engine, errors: Errors, budget: Budget | None = None) -> None:
        self.id = engine.level
        self._engine = engine
        self._errors = errors
        self._budget = budget

    def choose(
        self, position: Position, dice: tuple[int, int], state: CubeState, seed: int = 0
    ) -> Position:
        """The result, in the same view, of the play it makes with ``dice``."""
        ranked = self._engine.rank(position, dice, state, budget=self._budget)
        if not self._errors.play or len(ranked) == 1:
            return ranked[0].position
        weighed = ranked[:_CANDIDATES]
        weights = [math.exp(-turn.equity_loss / self._errors.play) for turn in weighed]
        low, high = sorted(dice)
        rng = Random(f"play/{seed}/{low}{high}/{position.board}")
        return rng.choices(weighed, weights)[0].position

    def choose_cube(self, position: Position, state: CubeState, seed: int = 0) -> CubeChoice:
        """What it does at the cube: as the player on roll, and as the one doubled."""
        if state.cube is None:
            return CubeChoice("no double", "take")
        found = self._engine.cube(position, state, budget=self._budget)
        rng = Random(f"cube/{seed}/{position.board}")
        doubled = min(found.double_take, found.double_drop)
        gain = doubled - found.no_double + rng.gauss(0, self._errors.cube)
        tempted = found.action == "double" if not self._errors.cube else gain > 0
        doubles = tempted and double_fault(state) is None
        dropping = found.double_take - found.double_drop + rng.gauss(0, self._errors.cube)
        beavers = found.response == "beaver" and redouble_fault(state, 0) is None
        response = "drop" if dropping > 0 else "beaver" if beavers else "take"
        return CubeChoice("double" if doubles else "no double", response)

    def answers_beaver(self, position: Position, state: CubeState, seed: int = 0) -> bool:
        """Whether, having doubled in ``position`` and been redoubled, it redoubles once more.

        ``state`` is that before its own double. It does where its double was right.
        """
        del seed
        return (
            redouble_fault(state, 1) is None and self._engine.cube(position, state).double_take > 0
        )

    def accepts(self, position: Position, points: int, state: CubeState, seed: int = 0) -> bool:
        """Whether it lets the opponent resign ``points`` (1 single, 2 gammon, 3 backgammon).

        ``position`` and ``state`` are in its own view, whoever is on roll. It does unless
        playing on, on roll itself, promises more.
        """
        del seed
        found = self._engine.evaluate(position, state)
        if points == 1:
            worth = found.equity if found.cubeful_equity is None else found.cubeful_equity
            return worth <= 1 + _CERTAIN
        if points == 2 and not isinstance(state, MatchState):
            return found.equity <= 2 + _CERTAIN
        return points == 3 or found.win_backgammon <= _CERTAIN
