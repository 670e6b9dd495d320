"""Long work for pages: analyses and rollouts, each in a thread, watched and stopped from outside.

A job is waiting, running, stopped or done. The oldest finished ones are forgotten: a
finished analysis lies in the database, a rollout is made again when asked for. Of each kind
one runs at a time in a process, so that tables in play have the rest of the machine.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TYPE_CHECKING, Generic, TypeVar

from fivepoint.analysis.analyse import analyse
from fivepoint.engine.engine import Engine
from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.analysis.analyse import Progress
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.engine.rollout import Rollout
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Record
    from fivepoint.server.protocol_reviews import JobState

log = logging.getLogger("fivepoint.server")

MOST_WAITING = 100
MOST_KEPT = 32
"""How many finished jobs of a kind stay in memory."""


class Job:
    """Something that takes its time; ``version`` grows whenever there is something new to see."""

    def __init__(self) -> None:
        self.state: JobState = "waiting"
        self.version = 0
        self._stopping = False

    def stop(self) -> None:
        """End it at its next step; what it knows stays."""
        self._stopping = True
        if self.state == "waiting":
            self.state = "stopped"

    def again(self) -> None:
        """Make it ready to go on after a stop."""
        self._stopping = False
        self.state = "waiting"

    def run(self) -> None:
        """Do the work, in a thread."""
        if self._stopping:
            return
        self.state = "running"
        try:
            finished = self.work()
        except Exception:
            log.exception("a job failed")
            self.state = "stopped"
            return
        self.version += 1
        self.state = "done" if finished else "stopped"

    def work(self) -> bool:
        """The work itself; whether it was done to the end."""
        raise NotImplementedError

    @property
    def stopping(self) -> bool:
        """Whether it has been told to end."""
        return self._stopping

    def step(self) -> bool:
        """Something new is to be seen; False if the work is to end now."""
        self.version += 1
        return not self._stopping


class AnalysisJob(Job):
    """The analysis of a record at one level: made here, or ``found`` finished.

    ``keep`` is given the finished one, in the thread that made it.
    """

    def __init__(
        self,
        record: Record,
        level: str,
        *,
        found: Analysis | None = None,
        keep: Callable[[Analysis], None] | None = None,
    ) -> None:
        super().__init__()
        self.record = record
        self.level = level
        self.share = 0.0
        self.plies = 0
        self._progress: Progress | None = None
        self._found = found
        self._keep = keep
        if found is not None:
            self.state, self.version = "done", 1
            self.share, self.plies = 1.0, found.plies

    def work(self) -> bool:
        """Analyse; go on with what an earlier run has found."""
        found = analyse(
            self.record,
            self.level,
            threads=engine_threads(),
            progress=self._tell,
            resume=self._found,
        )
        self._found, self._progress = found, None
        if found.complete:
            self.share = 1.0
            if self._keep is not None:
                self._keep(found)
        return found.complete

    def report(self) -> Analysis:
        """What is known so far. RulesError ``analysis-not-begun`` before the first pass."""
        progress = self._progress
        if progress is not None:
            return progress.report()
        if self._found is None:
            raise RulesError("analysis-not-begun")
        return self._found

    def _tell(self, progress: Progress) -> bool:
        self._progress = progress
        self.share, self.plies = progress.share, progress.plies
        return self.step()


class RolloutJob(Job):
    """A rollout, with its result so far; ``turned``: asked by the side not on roll in it."""

    def __init__(
        self,
        position: Position,
        state: CubeState,
        *,
        trials: int,
        plies: int,
        truncate: int | None,
        seed: int,
        turned: bool,
    ) -> None:
        super().__init__()
        self.trials = trials
        self.turned = turned
        self.found: Rollout | None = None
        self._roll = partial(
            _rollout_engine().rollout,
            position,
            state,
            trials=trials,
            plies=plies,
            truncate=truncate,
            seed=seed,
            progress=self._tell,
        )

    def work(self) -> bool:
        """Roll out."""
        self.found = self._roll()
        return self.found.trials >= self.trials

    def _tell(self, so_far: Rollout) -> bool:
        self.found = so_far
        return self.step()


Kind = TypeVar("Kind", bound=Job)


class Jobs(Generic[Kind]):
    """The jobs of one kind by name: one runs, the others wait their turn."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._jobs: OrderedDict[str, Kind] = OrderedDict()

    def find(self, name: str) -> Kind | None:
        """The job of that name, if it is remembered."""
        return self._jobs.get(name)

    def put(self, name: str, job: Kind) -> Kind:
        """Remember a finished job; the one already there, if there is one."""
        known = self._jobs.setdefault(name, job)
        self._forget()
        return known

    def start(self, name: str, make: Callable[[], Kind]) -> Kind:
        """The job of that name, begun, or gone on with if it was stopped.

        RulesError ``server-busy`` if too many wait already.
        """
        job = self._jobs.get(name)
        if job is not None and job.state != "stopped":
            return job
        if sum(other.state == "waiting" for other in self._jobs.values()) >= MOST_WAITING:
            raise RulesError("server-busy")
        if job is None:
            job = make()
        else:
            job.again()
        self._jobs[name] = job
        self._jobs.move_to_end(name)
        self._forget()
        self._pool.submit(job.run)
        return job

    async def close(self) -> None:
        """Stop everything; returns when the running job has ended."""
        for job in self._jobs.values():
            job.stop()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def _forget(self) -> None:
        finished = [name for name, job in self._jobs.items() if job.state in ("done", "stopped")]
        for name in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._jobs[name]


def engine_threads() -> int:
    """How many threads long work takes: half of the processors."""
    return max(1, (os.cpu_count() or 1) // 2)


@cache
def _rollout_engine() -> Engine:
    return Engine("master", threads=engine_threads())
