"""Games of self-play as tasks for an executor: on threads, in processes, or on a Ray cluster.

A task holds the nets, the stage and a seed of its own, so the same tasks give the same samples
wherever they run and however many run at a time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint import _core
from fivepoint.engine import bearoff
from fivepoint.engine.netfile import PRUNER
from fivepoint.train.stages import CONTACT, INPUTS, RACE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import numpy as np
    from numpy.typing import NDArray

    from fivepoint.engine.executor import Executor
    from fivepoint.train.stages import Stage

Integers = tuple[
    int, int, "NDArray[np.int16]", "NDArray[np.int16]", "NDArray[np.int16]", "NDArray[np.int32]"
]
"""A net in parts, as ``_core.Net.integers`` tells it."""

_ROOM = 4  # samples a label at most, siblings and the end of the last game included


@dataclass(frozen=True, slots=True)
class Games:
    """So many labels of a net's stage, to be made by these nets."""

    contact: Integers
    race: Integers
    kind: int
    stage: Stage
    labels: int
    seed: int
    pruner: Integers | None = None
    late: Integers | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """What a task gave: the samples as a replay holds them, how many, and the counts of play."""

    samples: bytes
    labels: int
    counts: dict[str, float]


def generate(play: _core.SelfPlay, replay: _core.Replay, stage: Stage, wanted: int) -> int:
    """Make labels of ``stage`` into ``replay``; how many were made."""
    return play.generate(
        replay,
        wanted,
        lookahead=stage.lookahead,
        lam=stage.lam,
        made_up=stage.made_up,
        hard=stage.hard,
        random_plies=stage.random_plies,
        noisy=stage.noisy,
        most_noise=stage.most_noise,
        siblings=stage.siblings,
        part=stage.part,
    )


def play_games(task: Games) -> Made:
    """Play the games of a task, on one thread."""

    def net(kind: int, parts: Integers | None) -> _core.Net | None:
        return None if parts is None else _core.Net.from_integers(kind, *parts)

    play = _core.SelfPlay(task.seed)
    play.set_evaluator(
        _core.Evaluator(
            _core.Net.from_integers(CONTACT, *task.contact),
            _core.Net.from_integers(RACE, *task.race),
            bearoff.table(),
            net(PRUNER, task.pruner),
            net(CONTACT, task.late),
        )
    )
    replay = _core.Replay(INPUTS[task.kind], _ROOM * task.labels + 1000, task.seed)
    made = generate(play, replay, task.stage, task.labels)
    return Made(replay.to_bytes(), made, play.take_counts())


def spread_games(executor: Executor, tasks: Iterable[Games]) -> Iterator[Made]:
    """What each task gives, in their order."""
    return executor.map(play_games, tasks)
