"""A rollout that can be stopped, kept, and gone on with, alone or beside its rivals.

A run holds the trials it has, so more of them can be added at any time: by the engine it was
begun with or on an executor, now or after ``save`` and ``load``. Trial *n* of a seed is always the
same, so a run that was extended equals one made at once. Equities are for the player on roll.
"""

from __future__ import annotations

import io
import json
import math
import time
import zipfile
import zlib
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from fivepoint.engine.cache import write_file
from fivepoint.engine.checks import check_callable, real_number, whole_number
from fivepoint.engine.engine import (
    MOST_ERROR,
    MOST_PLIES,
    MOST_SEED,
    MOST_TRIALS,
    NO_CUBE,
    Engine,
)
from fivepoint.engine.rollout import (
    DEEP_PORTION,
    LEAST,
    PORTION,
    Rollout,
    Trials,
    equities_of,
    summed,
)
from fivepoint.errors import FivepointError, RulesError, shown, shown_path
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from fivepoint.engine.executor import Executor
    from fivepoint.rules.cube import CubeState

_FORMAT = 2


@dataclass(frozen=True, slots=True)
class Part:
    """Some trials of a rollout, ``first`` and those that follow, as a task for any machine."""

    position: Position
    state: CubeState
    plies: int
    truncate: int | None
    seed: int
    may_double: bool
    net: str
    first: int = 0
    count: int = PORTION


def roll_part(part: Part) -> Trials:
    """The trials of ``part`` by the nets of the package, on one thread.

    RulesError if these are not the nets that the rollout was begun with.
    """
    return _rolled(_default_engine(), part)


class RolloutRun:
    """A rollout with all its trials; ``result`` sums them up, ``extend`` adds more."""

    def __init__(
        self,
        engine: Engine,
        position: Position,
        state: CubeState = NO_CUBE,
        *,
        plies: int = 0,
        truncate: int | None = None,
        seed: int = 1,
        may_double: bool = True,
    ) -> None:
        self._engine = engine
        self.part = Part(position, state, plies, truncate, seed, may_double, engine.net)
        self.seconds = 0.0
        self._chances: NDArray[np.float32] = np.empty((0, 5), np.float32)
        self._values: NDArray[np.float64] = np.empty(0, np.float64)

    @property
    def trials(self) -> int:
        """How many there are."""
        return len(self._chances)

    @property
    def result(self) -> Rollout:
        """What the trials say. RulesError if there are none."""
        if not self.trials:
            raise RulesError("rollout-empty")
        return summed(self._chances, self._values, self.part.state, self.seconds)

    @property
    def equities(self) -> NDArray[np.float64]:
        """The equity of each trial, with the cube if there is one."""
        return equities_of(self._chances, self._values, self.part.state)

    def extend(
        self,
        trials: int,
        *,
        stop_error: float = 0.0,
        progress: Callable[[Rollout], bool | None] | None = None,
        executor: Executor | None = None,
    ) -> Rollout:
        """Go on until there are ``trials`` of them in all, and tell the result.

        It ends early at a standard error of ``stop_error`` and when ``progress`` returns
        False. Whatever ends it, an exception too, the trials done by then are kept. An executor
        takes the nets of the package.
        """
        trials = whole_number("trials", trials, 1, MOST_TRIALS)
        stop_error = real_number("stop_error", stop_error, 0, MOST_ERROR)
        check_callable("progress", progress)
        for trial in self._portions(trials, executor):
            so_far = self.add(*trial)
            wanted = progress(so_far) if progress is not None else None
            settled = stop_error > 0 and self.trials >= LEAST and so_far.std_error <= stop_error
            if settled or wanted is False:
                break
        return self.result

    def add(self, trials: Trials, seconds: float) -> Rollout:
        """Take in the next trials; what all of them say."""
        self._chances = np.concatenate([self._chances, trials[0]])
        self._values = np.concatenate([self._values, trials[1]])
        self.seconds += seconds
        return self.result

    def next_part(self, trials: int) -> Part:
        """The portion after those there are, of a run of ``trials``."""
        return self._part_at(self.trials, trials)

    def _part_at(self, first: int, trials: int) -> Part:
        portion = DEEP_PORTION if self.part.plies else PORTION
        return replace(self.part, first=first, count=min(portion - first % portion, trials - first))

    def roll(self, part: Part) -> Trials:
        """The trials of a part by this run's own engine."""
        return _rolled(self._engine, part)

    def _parts(self, trials: int) -> Iterator[Part]:
        """The portions still to come of ``trials``."""
        first = self.trials
        while first < trials:
            part = self._part_at(first, trials)
            yield part
            first += part.count

    def _portions(self, trials: int, executor: Executor | None) -> Iterator[tuple[Trials, float]]:
        parts = self._parts(trials)
        told = map(self.roll, parts) if executor is None else executor.map(roll_part, parts)
        began = time.perf_counter()
        for trial in told:
            now = time.perf_counter()
            yield trial, now - began
            began = now

    def save(self, path: Path) -> None:
        """Keep everything in one file, whole or not at all; OSError if it cannot be written."""
        save_runs(path, [self])

    @classmethod
    def load(cls, path: Path, engine: Engine) -> RolloutRun:
        """The first run kept in a file; see ``load_runs``."""
        return load_runs(path, engine)[0]

    def to_arrays(self) -> tuple[dict[str, Any], NDArray[np.float32], NDArray[np.float64]]:
        """What a file keeps: the settings as JSON has them, the chances and values of trials."""
        part = self.part
        settings: dict[str, Any] = {
            "board": part.position.board,
            "men": part.position.men,
            "match": isinstance(part.state, MatchState),
            "state": asdict(part.state),
            "plies": part.plies,
            "truncate": part.truncate,
            "seed": part.seed,
            "may_double": part.may_double,
            "net": part.net,
            "seconds": self.seconds,
        }
        return settings, self._chances, self._values

    @classmethod
    def from_arrays(
        cls,
        engine: Engine,
        told: dict[str, Any],
        chances: NDArray[np.float32],
        values: NDArray[np.float64],
    ) -> RolloutRun:
        """The run that ``to_arrays`` told; KeyError, TypeError or ValueError if it is none."""
        whole_number("plies", told["plies"], 0, MOST_PLIES)
        whole_number("seed", told["seed"], 0, MOST_SEED)
        if told["truncate"] is not None:
            whole_number("truncate", told["truncate"], 1, 1000)
        state = told["state"]
        if told["match"]:
            state["score"] = tuple(state["score"])
        run = cls(
            engine,
            Position.from_board(told["board"], told["men"]),
            MatchState(**state) if told["match"] else Money(**state),
            plies=told["plies"],
            truncate=told["truncate"],
            seed=told["seed"],
            may_double=told["may_double"],
        )
        _check_net(engine, told["net"])
        count = 0 if run.part.state.cube is None else len(chances)
        sound = (
            chances.dtype == np.float32
            and values.dtype == np.float64
            and chances.shape[1:] == (5,)
            and values.shape == (count,)
            and bool(np.isfinite(chances).all() and np.isfinite(values).all())
        )
        if not sound:
            raise ValueError("trials")
        run.seconds = float(told["seconds"])
        run._chances, run._values = chances, values
        return run


def save_runs(path: Path, runs: Sequence[RolloutRun]) -> None:
    """Keep runs in one file, whole or not at all; OSError if it cannot be written."""
    kept = [run.to_arrays() for run in runs]
    settings = {"format": _FORMAT, "runs": [one[0] for one in kept]}
    arrays: dict[str, Any] = {"settings": np.array(json.dumps(settings))}
    for number, (_, chances, values) in enumerate(kept):
        arrays |= {f"chances{number}": chances, f"values{number}": values}
    data = io.BytesIO()
    np.savez(data, **arrays)
    write_file(path, data.getvalue())


# What reading a file raises that is damaged, or was never one of ours.
_DAMAGES = (
    KeyError,
    TypeError,
    ValueError,
    EOFError,
    NotImplementedError,
    RecursionError,
    zipfile.BadZipFile,
    zlib.error,
)


def load_runs(path: Path, engine: Engine) -> list[RolloutRun]:
    """The runs kept in a file, to be looked at or extended by ``engine``.

    OSError if it cannot be read; RulesError if it is no such file, is damaged, or belongs
    to other nets than the engine's.
    """
    data = path.read_bytes()
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            told: dict[str, Any] = json.loads(str(file["settings"]))
            if told["format"] != _FORMAT or not told["runs"]:
                raise ValueError("format")
            return [
                RolloutRun.from_arrays(
                    engine, settings, file[f"chances{number}"], file[f"values{number}"]
                )
                for number, settings in enumerate(told["runs"])
            ]
    except _DAMAGES as error:
        if isinstance(error, FivepointError) and error.code == "rollout-other-net":
            raise
        raise RulesError("rollout-file", file=shown_path(path)) from error


@dataclass(frozen=True, slots=True)
class Candidate:
    """A run as a choice: the chooser's equity is ``shift`` + ``scale`` times the run's.

    After a play the scale is -1, as the other side is on roll; a doubled game is brought to the
    units of the cube before.
    """

    run: RolloutRun
    scale: float = 1.0
    shift: float = 0.0

    @property
    def equity(self) -> float:
        """The chooser's equity, with the cube if there is one."""
        return self.shift + self.scale * float(self.run.equities.mean())

    @property
    def std_error(self) -> float:
        """That of the chooser's equity."""
        return abs(self.scale) * self.run.result.std_error


def compare(
    candidates: Sequence[Candidate],
    trials: int,
    *,
    sure: float = 2.33,
    stop_error: float = 0.0,
    executor: Executor | None = None,
    progress: Callable[[], bool | None] | None = None,
) -> list[Candidate]:
    """Roll all candidates out, best first, each only until it is decided.

    A candidate that is ``sure`` joint standard errors behind the best one gets no more trials, nor
    does one whose standard error is ``stop_error`` or less; all is over when only one of
    several is left or each has ``trials``. The joint error is that of the differences trial by
    trial, as all have the same dice. ``progress`` returning False stops.
    """
    trials = whole_number("trials", trials, 1, MOST_TRIALS)
    stop_error = real_number("stop_error", stop_error, 0, MOST_ERROR)
    check_callable("progress", progress)
    open_ones = list(candidates)
    while due := [
        one for one in open_ones if one.run.trials < trials and not _exact(one, stop_error)
    ]:
        began = time.perf_counter()
        if executor is None:
            told = [one.run.roll(one.run.next_part(trials)) for one in due]
        else:
            told = list(executor.map(roll_part, [one.run.next_part(trials) for one in due]))
        share = (time.perf_counter() - began) / len(due)
        for one, some in zip(due, told, strict=True):
            one.run.add(some, share)
        best = max(open_ones, key=lambda one: one.equity)
        open_ones = [one for one in open_ones if one is best or not _behind(one, best, sure)]
        decided = len(open_ones) == 1 < len(candidates)
        if decided or (progress is not None and progress() is False):
            break
    return sorted(candidates, key=lambda one: -one.equity)


def joint_error(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference of their equities."""
    both = min(one.run.trials, other.run.trials)
    if both < 2:
        return math.inf
    gaps = one.scale * one.run.equities[:both] - other.scale * other.run.equities[:both]
    return float(gaps.std(ddof=1)) / math.sqrt(both)


def _exact(one: Candidate, stop_error: float) -> bool:
    return one.run.trials >= LEAST and one.std_error <= stop_error


def _behind(one: Candidate, best: Candidate, sure: float) -> bool:
    if min(one.run.trials, best.run.trials) < LEAST:
        return False
    return best.equity - one.equity > sure * joint_error(one, best)


@cache
def _default_engine() -> Engine:
    return Engine()


def _rolled(engine: Engine, part: Part) -> Trials:
    _check_net(engine, part.net)
    return engine.rollout_trials(
        part.position,
        part.state,
        part.first,
        part.count,
        plies=part.plies,
        truncate=part.truncate,
        seed=part.seed,
        may_double=part.may_double,
    )


def _check_net(engine: Engine, net: str) -> None:
    if engine.net != net:
        raise RulesError("rollout-other-net", net=shown(engine.net), wanted=shown(net))
