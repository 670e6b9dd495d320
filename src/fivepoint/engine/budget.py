"""What one question to the engine may cost: nodes, seconds, or until somebody says stop.

A search with a budget goes through the depths in turn, up to its engine's, and answers by the
last one that it looked through to its end. With a budget of nodes alone the answer is the same
whatever the threads; what a number of seconds reaches is the machine's matter.

    engine.rank(position, dice, state, budget=Budget(seconds=0.5))
    await asyncio.to_thread(engine.rank, position, dice, state, budget=Budget(nodes=20_000))

The engine holds no GIL while it searches, so other threads and an event loop go on meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint import _core
from fivepoint.engine.checks import check_callable, real_number, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_NODES = 10**15
MOST_SECONDS = 10**7


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of one search; None is no limit.

    ``nodes``: positions at which all 21 rolls may be played. ``seconds``: wall clock, from the
    question on. ``progress`` is called with the nodes used some twenty times a second, by the
    thread that asks; once it returns False the search ends, as at any other limit. What it raises
    is raised, and so is KeyboardInterrupt on Ctrl-C. RulesError for impossible limits.
    """

    nodes: int | None = None
    seconds: float | None = None
    progress: Callable[[int], bool | None] | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None:
            object.__setattr__(self, "nodes", whole_number("nodes", self.nodes, 0, MOST_NODES))
        if self.seconds is not None:
            seconds = real_number("seconds", self.seconds, 0, MOST_SECONDS)
            object.__setattr__(self, "seconds", seconds)
        check_callable("progress", self.progress)

    def begin(self) -> _core.Budget:
        """The budget as the core takes it, from now on and for this thread."""
        progress = self.progress
        return _core.Budget(
            self.nodes,
            self.seconds,
            None if progress is None else lambda used: progress(used) is not False,
        )
