"""Where the parts of a large job run: on threads, in processes, or on a Ray cluster.

An executor maps a function over tasks and gives the answers in the order of the tasks, so a job
whose tasks own their seeds has the same result on every one of them. It keeps only a few tasks
under way, and who stops asking for answers stops the job. It knows nothing of backgammon:
rollouts, games of self-play and matches to analyse are all tasks. For processes and Ray a function
must be importable by name and tasks must be picklable; a task should take half a second or more.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from concurrent.futures import Executor as Pool
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from fivepoint.engine.checks import whole_number
from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Self

MOST_WORKERS = 4096
_AHEAD = 2  # tasks under way a worker

_Task = TypeVar("_Task")
_Answer = TypeVar("_Answer")


class Executor(Protocol):
    """Runs tasks; ``workers`` of them at a time."""

    workers: int

    def map(self, work: Callable[[_Task], _Answer], tasks: Iterable[_Task]) -> Iterator[_Answer]:
        """``work`` of each task, in the order of the tasks; what it raises is raised here."""
        ...

    def close(self) -> None:
        """Let go of the workers; nothing is mapped afterwards."""
        ...


class LocalExecutor:
    """Threads of this process or, with ``processes``, other processes of this machine.

    RulesError for a number of workers that cannot be.
    """

    def __init__(self, workers: int = 1, *, processes: bool = False) -> None:
        self.workers = checked_workers(workers)
        self._pool: Pool = (
            ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_leave_interrupts
            )
            if processes
            else ThreadPoolExecutor(self.workers)
        )

    def map(self, work: Callable[[_Task], _Answer], tasks: Iterable[_Task]) -> Iterator[_Answer]:
        """``work`` of each task, in the order of the tasks."""
        return in_order(
            tasks,
            self.workers,
            lambda task: self._pool.submit(work, task),
            lambda future: future.result(),
            lambda future: future.cancel(),
        )

    def close(self) -> None:
        """Let go of the workers, without waiting for tasks that nobody asked the answer of."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class RayExecutor:
    """Workers of a Ray cluster: the one at ``address``, else one of this machine's own.

    A cluster that it starts itself it also ends. RulesError if Ray (the extra ``cluster``)
    is not installed.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        number = None if workers is None else checked_workers(workers)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise RulesError("executor-no-ray") from error
        self._ray = ray
        self._own = not ray.is_initialized()
        if self._own:
            ray.init(
                address=address,
                num_cpus=number if address is None else None,
                include_dashboard=False,
                log_to_driver=False,
                configure_logging=False,
            )
        self.workers = number or max(int(ray.cluster_resources().get("CPU", 1)), 1)

    def map(self, work: Callable[[_Task], _Answer], tasks: Iterable[_Task]) -> Iterator[_Answer]:
        """``work`` of each task, in the order of the tasks."""
        remote = self._ray.remote(_called)
        return in_order(
            tasks,
            self.workers,
            lambda task: remote.remote(work, task),
            self._answer,
            self._ray.cancel,
        )

    def close(self) -> None:
        """Leave the cluster."""
        if self._own:
            self._ray.shutdown()

    def _answer(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            # The caller's own error, as on the other executors.
            raise error.cause from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _leave_interrupts() -> None:
    """Ctrl-C is the matter of the process that asked, which gets it too and ends the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _called(work: Callable[[_Task], _Answer], task: _Task) -> _Answer:
    """The answer to a task; Ray itself takes no built-in function."""
    return work(task)


def in_order(
    tasks: Iterable[_Task],
    workers: int,
    submit: Callable[[_Task], Any],
    answer: Callable[[Any], _Answer],
    cancel: Callable[[Any], object],
) -> Iterator[_Answer]:
    """Answers in the order of the tasks, a few of them under way; the rest is cancelled."""
    under_way: deque[Any] = deque()
    try:
        for task in tasks:
            under_way.append(submit(task))
            if len(under_way) >= workers * _AHEAD:
                yield answer(under_way.popleft())
        while under_way:
            yield answer(under_way.popleft())
    finally:
        for left in under_way:
            cancel(left)


def checked_workers(workers: object) -> int:
    """A number of workers; RulesError for anything else."""
    return whole_number("workers", workers, 1, MOST_WORKERS)
