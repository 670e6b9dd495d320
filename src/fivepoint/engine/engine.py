"""The engine as Python programs use it: evaluate, rank, roll out.

An Engine judges positions at the depth of its level. Plies are counted
gnubg's way: 0 is the net. Every number is for the player on roll, except in
``rank``, where it is for the player who moves, after the play. Analysis is
always honest at that depth; what a player of the level *does* is in levels.py.
The depth of the levels and the net they share are here; cubes are in cube.py.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from fivepoint import _core, core
from fivepoint.engine import exact
from fivepoint.engine.budget import Budget
from fivepoint.engine.checks import (
    check_asked,
    check_callable,
    check_kind,
    checked_rows,
    checked_seed,
    real_number,
    whole_number,
)
from fivepoint.engine.cube import (
    CubeDecision,
    chance_of,
    cube_in_play,
    cube_life,
    decide,
    decided,
    equity_of,
)
from fivepoint.engine.looking import look
from fivepoint.engine.netfile import NetFile, default_nets
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.ranked import RankedTurns
from fivepoint.engine.rollout import Rollout, Trials, run_rollout
from fivepoint.engine.values import Results
from fivepoint.engine.worth import cubeless_equity, play_row
from fivepoint.errors import RulesError, shown
from fivepoint.rules.cube import Money, check_flag
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fivepoint.engine.choice import CubeChoice
    from fivepoint.engine.levels import Level
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

MOST_PLIES = 4
MOST_THREADS = 256
MOST_TRIALS = 10_000_000
MOST_SEED = 2**63 - 1
MOST_ERROR = 1000

LEVEL_PLIES = {
    "pip-count": 0,
    "beginner": 0,
    "casual": 0,
    "club": 0,
    "expert": 1,
    "master": 2,
    "champion": 3,
}
"""The depth at which a level looks at a position."""

NO_CUBE = Money(cube=None)

_BEST = 4  # of the values of a cube, the one before the decision


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a position is worth to the player on roll, before rolling.

    ``equity`` is cubeless, ``cubeful_equity`` with the cube live (None without
    a cube, the same where the game is over); both in units of the cube for money, EMG
    in a match, where ``mwc`` holds the match-winning chance of ``cubeful_equity``, of
    ``equity`` without a cube.
    """

    probabilities: Probabilities
    equity: float
    cubeful_equity: float | None
    mwc: float | None
    plies: int

    @property
    def win(self) -> float:
        """Chance to win."""
        return self.probabilities.win

    @property
    def win_gammon(self) -> float:
        """Chance to win a gammon or more."""
        return self.probabilities.win_gammon

    @property
    def win_backgammon(self) -> float:
        """Chance to win a backgammon."""
        return self.probabilities.win_backgammon

    @property
    def lose_gammon(self) -> float:
        """Chance to lose a gammon or more."""
        return self.probabilities.lose_gammon

    @property
    def lose_backgammon(self) -> float:
        """Chance to lose a backgammon."""
        return self.probabilities.lose_backgammon


@cache
def _shared_evaluator() -> tuple[_core.Evaluator, str]:
    nets = default_nets()
    return nets.evaluator(), nets.digest


class Engine:
    """Judges positions at one depth; safe to use from many threads at once.

    ``level`` names the depth (``LEVEL_PLIES``) unless ``plies`` does. ``threads``
    share the work of one call; results do not depend on them. ``nets`` replaces
    the nets that come with the package; ``net`` is the digest of those in use.
    What it cannot use is refused: PositionError for boards, RulesError for all else.
    """

    def __init__(
        self,
        level: str = "expert",
        threads: int = 1,
        *,
        plies: int | None = None,
        nets: NetFile | None = None,
    ) -> None:
        if not isinstance(level, str) or level not in LEVEL_PLIES:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RulesError("level-unknown", level=shown(level), levels=", ".join(LEVEL_PLIES))
        self.level = level
        self.plies = (
            LEVEL_PLIES[level] if plies is None else whole_number("plies", plies, 0, MOST_PLIES)
        )
        self.threads = whole_number("threads", threads, 1, MOST_THREADS)
        if nets is not None:
            check_kind("nets", nets, NetFile)
        self._core, self.net = (
            _shared_evaluator() if nets is None else (nets.evaluator(), nets.digest)
        )

    def __repr__(self) -> str:
        return f"Engine({self.level!r}, plies={self.plies}, threads={self.threads})"

    @property
    def evaluator(self) -> _core.Evaluator:
        """The nets and tables behind this engine, as the core holds them."""
        return self._core

    @property
    def kernel(self) -> str:
        """The instruction set in use (``core.kernel()``); answers do not depend on it."""
        return core.kernel()

    def evaluate(
        self, position: Position, state: CubeState = NO_CUBE, *, budget: Budget | None = None
    ) -> Evaluation:
        """What ``position`` is worth to the player on roll, before rolling.

        The answer's ``plies`` tells how deep a ``budget`` let it look.
        """
        _check_question(position, state, budget)
        probabilities, values, plies = self._looked(position, state, budget)
        known = exact.cubeless(position, state)
        if known is not None and position.winner is None:
            probabilities = probabilities.with_equity(known)
        equity = cubeless_equity(probabilities, state) if known is None else known
        cubeful = exact.cubeful(position, state) if values is not None else None
        if values is not None and cubeful is None:
            cubeful = float(equity_of(values[_BEST], state))
        if position.winner is not None and state.cube is not None:
            cubeful = equity
        return Evaluation(
            probabilities,
            equity,
            cubeful,
            chance_of(equity if cubeful is None else cubeful, state),
            plies,
        )

    def evaluate_batch(
        self, boards: npt.NDArray[np.integer] | Sequence[Sequence[int]], men: int = 15
    ) -> npt.NDArray[np.float32]:
        """Static chances float32[n, 5] of the player on roll for int8[n, 26] boards.

        Whole numbers of other types and lists of them will do. PositionError names the first
        row that is no position.
        """
        rows, checkers = checked_rows(boards, men)
        return self._core.evaluate(rows, checkers, self.threads)

    def rank(
        self,
        position: Position,
        dice: tuple[int, int],
        state: CubeState = NO_CUBE,
        *,
        budget: Budget | None = None,
    ) -> RankedTurns:
        """All results of ``dice`` as plays, best first, looked at as deep as a ``budget`` lets."""
        _check_question(position, state, budget)
        graph = TurnGraph(position, dice)
        # Where tables know all that can follow there is nothing to look ahead for.
        depth = 0 if exact.knows_all(position.men, state) else self.plies
        ranked = self._core.rank(
            _row(position),
            *graph.dice,
            position.men,
            play_row(state),
            depth,
            self.threads,
            None if budget is None else budget.begin(),
            None if state.cube is None else cube_in_play(state),
        )
        return RankedTurns(graph, state, Results(*ranked))

    def cube(
        self, position: Position, state: CubeState, *, budget: Budget | None = None
    ) -> CubeDecision:
        """What to do at the cube in ``position``, before rolling, and what each action is worth.

        RulesError if the game has no cube.
        """
        _check_question(position, state, budget)
        _check_alive(position)
        if state.cube is None:
            raise RulesError("no-cube")
        chances, values, _ = self._looked(position, state, budget)
        known = exact.decision(position, state, chances)
        if known is not None or values is None:
            return known or decide(chances, state, cube_life(position))
        return decided(values, chances, state)

    def choose(
        self,
        position: Position,
        dice: tuple[int, int],
        state: CubeState = NO_CUBE,
        seed: int = 0,
        *,
        budget: Budget | None = None,
    ) -> Position:
        """The result, not flipped, of the play that a player of this level makes.

        Weak levels err here and in ``choose_cube``; the same seed, any whole number, the same
        play. With a ``budget`` it looks no deeper than that lets it.
        """
        _check_question(position, state, budget)
        return self._player(budget).choose(position, dice, state, checked_seed(seed))

    def choose_cube(
        self, position: Position, state: CubeState, seed: int = 0, *, budget: Budget | None = None
    ) -> CubeChoice:
        """What a player of this level does at the cube, on roll and when doubled.

        Without a cube, or where it may not be turned, it never doubles. RulesError if the game
        is over.
        """
        _check_question(position, state, budget)
        _check_alive(position)
        return self._player(budget).choose_cube(position, state, checked_seed(seed))

    def _player(self, budget: Budget | None) -> Level:
        from fivepoint.engine.levels import PipCount
        from fivepoint.engine.net_player import ERRORS, NetPlayer

        if self.level == PipCount.id:
            return PipCount()
        return NetPlayer(self, ERRORS[self.level], budget)

    def rollout(  # noqa: PLR0917 - in the order that programs rely on
        self,
        position: Position,
        state: CubeState = NO_CUBE,
        trials: int = 1296,
        plies: int = 0,
        truncate: int | None = None,
        seed: int = 1,
        *,
        stop_error: float = 0.0,
        may_double: bool = True,
        progress: Callable[[Rollout], bool | None] | None = None,
    ) -> Rollout:
        """Play ``position`` out ``trials`` times, luck taken out, for the player on roll.

        ``plies``: depth of the plays; ``truncate``: judge the position after so
        many rolls instead of playing on. It stops early at a standard error of
        ``stop_error`` and when ``progress``, called with the result so far after
        every few dozen trials, returns False. Same seed, same result, whatever the threads.
        With a cube both sides also handle it in every trial, by the static net's chances;
        without ``may_double`` the player on roll first rolls: what not doubling now is worth.
        """
        total = whole_number("trials", trials, 1, MOST_TRIALS)
        error = real_number("stop_error", stop_error, 0, MOST_ERROR)
        check_callable("progress", progress)

        def some(first: int, count: int) -> Trials:
            return self.rollout_trials(
                position,
                state,
                first,
                count,
                plies=plies,
                truncate=truncate,
                seed=seed,
                may_double=may_double,
            )

        began = time.perf_counter()
        return run_rollout(some, total, state, stop_error=error, progress=progress, began=began)

    def rollout_trials(
        self,
        position: Position,
        state: CubeState,
        first: int,
        count: int,
        *,
        plies: int = 0,
        truncate: int | None = None,
        seed: int = 1,
        may_double: bool = True,
    ) -> Trials:
        """The trials ``first``, ``first`` + 1, ... of the ``rollout`` with these settings."""
        check_asked(position, state)
        _check_alive(position)
        check_flag("may_double", may_double)
        return self._core.rollout(
            _row(position),
            position.men,
            play_row(state),
            whole_number("first", first, 0, MOST_TRIALS),
            whole_number("count", count, 1, MOST_TRIALS),
            whole_number("plies", plies, 0, MOST_PLIES),
            0 if truncate is None else whole_number("truncate", truncate, 1, 1000),
            True,
            whole_number("seed", seed, 0, MOST_SEED),
            self.threads,
            None if state.cube is None else cube_in_play(state),
            may_double,
        )

    def _looked(
        self, position: Position, state: CubeState, budget: Budget | None
    ) -> tuple[Probabilities, npt.NDArray[np.float64] | None, int]:
        """Chances of the player on roll before rolling, values of the cube, and the depth."""
        found = look(self._core, position, state, self.plies, threads=self.threads, budget=budget)
        return Probabilities(*found.chances), found.values, found.plies


def _row(position: Position) -> npt.NDArray[np.int8]:
    return np.array([position.board], np.int8)


def _check_question(position: Position, state: CubeState, budget: Budget | None) -> None:
    check_asked(position, state)
    if budget is not None:
        check_kind("budget", budget, Budget)


def _check_alive(position: Position) -> None:
    if position.winner is not None:
        raise RulesError("game-over")
