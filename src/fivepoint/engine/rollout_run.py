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
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from fivepoint.engine.cache import write_whole
from fivepoint.engine.checks import whole_number
from fivepoint.engine.engine import MOST_TRIALS, NO_CUBE, Engine
from fivepoint.engine.rollout import LEAST, PORTION, Rollout, Trials, equities_of, summed
from fivepoint.errors import FivepointError, RulesError, shown
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from fivepoint.engine.executor import Executor
    from fivepoint.rules.cube import CubeState

_FORMAT = 1


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
        whole_number("trials", trials, 1, MOST_TRIALS)
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
        return replace(self.part, first=self.trials, count=min(PORTION, trials - self.trials))

    def roll(self, part: Part) -> Trials:
        """The trials of a part by this run's own engine."""
        return _rolled(self._engine, part)

    def _portions(self, trials: int, executor: Executor | None) -> Iterator[tuple[Trials, float]]:
        parts = (
            replace(self.part, first=first, count=min(PORTION, trials - first))
            for first in range(self.trials, trials, PORTION)
        )
        told = map(self.roll, parts) if executor is None else executor.map(roll_part, parts)
        began = time.perf_counter()
        for trial in told:
            now = time.perf_counter()
            yield trial, now - began
            began = now

    def save(self, path: Path) -> None:
        """Keep everything in one file, whole or not at all; OSError if it cannot be written."""
        part = self.part
        settings: dict[str, Any] = {
            "format": _FORMAT,
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
        data = io.BytesIO()
        np.savez(
            data,
            settings=np.array(json.dumps(settings)),
            chances=self._chances,
            values=self._values,
        )
        write_whole(path, data.getvalue())

    @classmethod
    def load(cls, path: Path, engine: Engine) -> RolloutRun:
        """The run kept in a file, to be looked at or extended by ``engine``.

        OSError if it cannot be read; RulesError if it is no such file, is damaged, or belongs
        to other nets than the engine's.
        """
        data = path.read_bytes()
        try:
            run = cls._read(data, engine)
        except (KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
            if isinstance(error, FivepointError) and error.code == "rollout-other-net":
                raise
            raise RulesError("rollout-file", file=shown(str(path))) from error
        return run

    @classmethod
    def _read(cls, data: bytes, engine: Engine) -> RolloutRun:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            told: dict[str, Any] = json.loads(str(file["settings"]))
            chances, values = file["chances"], file["values"]
        if told["format"] != _FORMAT:
            raise ValueError("format")
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


def compare(
    candidates: Sequence[Candidate],
    trials: int,
    *,
    sure: float = 2.33,
    executor: Executor | None = None,
    progress: Callable[[], bool | None] | None = None,
) -> list[Candidate]:
    """Roll all candidates out, best first, each only until it is decided.

    A candidate that is ``sure`` joint standard errors behind the best one gets no more trials, and
    all is over when one is left or each has ``trials``. The joint error is that of the
    differences trial by trial, as all have the same dice. ``progress`` returning False stops.
    """
    whole_number("trials", trials, 1, MOST_TRIALS)
    open_ones = list(candidates)
    while open_ones and any(one.run.trials < trials for one in open_ones):
        due = [one for one in open_ones if one.run.trials < trials]
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
        if len(open_ones) == 1 or (progress is not None and progress() is False):
            break
    return sorted(candidates, key=lambda one: -one.equity)


def joint_error(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference of their equities."""
    both = min(one.run.trials, other.run.trials)
    if both < 2:
        return math.inf
    gaps = one.scale * one.run.equities[:both] - other.scale * other.run.equities[:both]
    return float(gaps.std(ddof=1)) / math.sqrt(both)


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
