"""The arithmetic of a rollout: trials in, mean and standard error out.

The trials come from the core in portions (``cpp/rollout.h``), each with the
luck of its dice taken out; a single one may therefore lie outside 0..1. Numbers
are for the player on roll.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from fivepoint.engine.cube import chance_of, equity_of
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.worth import worth_row

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.rules.cube import CubeState

Trials = tuple[npt.NDArray[np.float32], npt.NDArray[np.float64]]
"""Chances [n, 5] and the values of the game with the cube [n], or [0] without one."""

PORTION = 144
"""Trials between two looks at the clock: the first rolls run through all 36 four times."""

DEEP_PORTION = 36
"""The same where plays are looked for deeper than the net, which takes so much longer."""

LEAST = 288
"""Trials before a standard error is believed."""


@dataclass(frozen=True, slots=True)
class Rollout:
    """The result of a rollout, or of its first trials.

    ``probabilities`` are five cubeless chances (win, win gammon, win backgammon,
    lose gammon, lose backgammon). ``equity`` is cubeless; ``std_error`` is that of
    ``cubeful_equity`` if there is one, else of ``equity``.
    """

    equity: float
    cubeful_equity: float | None
    mwc: float | None
    std_error: float
    probabilities: Probabilities
    trials: int
    seconds: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the equity that ``std_error`` belongs to."""
        middle = self.equity if self.cubeful_equity is None else self.cubeful_equity
        return middle - 1.96 * self.std_error, middle + 1.96 * self.std_error


def run_rollout(
    some: Callable[[int, int], Trials],
    trials: int,
    state: CubeState,
    *,
    stop_error: float = 0.0,
    progress: Callable[[Rollout], bool | None] | None = None,
    began: float = 0.0,
) -> Rollout:
    """Ask ``some(first, count)`` for trials until there are enough, and sum them up.

    ``began`` is the clock (time.perf_counter) when the work began.
    """
    done: list[Trials] = []
    count = 0
    while True:
        done.append(some(count, min(PORTION, trials - count)))
        count += len(done[-1][0])
        chances, values = (np.concatenate(parts) for parts in zip(*done, strict=True))
        so_far = summed(chances, values, state, time.perf_counter() - began)
        wanted = progress(so_far) if progress is not None else None
        settled = stop_error > 0 and count >= LEAST and so_far.std_error <= stop_error
        if count >= trials or settled or wanted is False:
            return so_far


def equities_of(
    chances: npt.NDArray[np.float32], values: npt.NDArray[np.float64], state: CubeState
) -> npt.NDArray[np.float64]:
    """The equity of each trial, with the cube where ``values`` is not empty."""
    if len(values) > 0:
        return equity_of(values, state)
    row = worth_row(state).astype(np.float64)
    return row[0] + chances.astype(np.float64) @ row[1:]


def summed(
    chances: npt.NDArray[np.float32],
    values: npt.NDArray[np.float64],
    state: CubeState,
    seconds: float,
) -> Rollout:
    """The mean of trials, and how sure it is; ``values`` is empty without a cube."""
    rows = chances.astype(np.float64)
    no_values = np.empty(0, np.float64)
    equities = equities_of(chances, no_values, state)
    equity = float(equities.mean())
    cubeful: float | None = None
    if len(values) > 0:
        equities = equities_of(chances, values, state)
        cubeful = float(equities.mean())
    error = float(equities.std(ddof=1)) / math.sqrt(len(rows)) if len(rows) > 1 else math.inf
    win, gammon, backgammon, lost_gammon, lost_backgammon = (float(p) for p in rows.mean(0))
    win = min(max(win, 0.0), 1.0)
    gammon = min(max(gammon, 0.0), win)
    lost_gammon = min(max(lost_gammon, 0.0), 1 - win)
    return Rollout(
        equity=equity,
        cubeful_equity=cubeful,
        mwc=chance_of(equity if cubeful is None else cubeful, state),
        std_error=error,
        probabilities=Probabilities(
            win,
            gammon,
            min(max(backgammon, 0.0), gammon),
            lost_gammon,
            min(max(lost_backgammon, 0.0), lost_gammon),
        ),
        trials=len(rows),
        seconds=seconds,
    )
