"""How fast the engine is, and the signature of what it answers.

The signature hashes the plays chosen and the number of results over fixed
positions and rolls, not the floats: it is the same on every machine and kernel,
and a commit that changes it says so.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core, core
from fivepoint.engine.netfile import default_nets
from fivepoint.engine.worth import worth_row
from fivepoint.rules.cube import Money
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

POSITIONS = 400
SEED = 20261129


@dataclass(frozen=True, slots=True)
class Bench:
    """Rates a second of one core's time, and the signature."""

    kernel: str
    evaluations: float
    batch: float
    decisions: tuple[float, float, float]
    signature: int


def bench_positions(count: int, seed: int = SEED) -> npt.NDArray[np.int8]:
    """Positions before the roll, int8[count, 26], from games played by half-random plays."""
    random = Random(seed)
    judge = _evaluator()
    start = np.array(Position.start().board, np.int8)
    board = start
    found: list[npt.NDArray[np.int8]] = []
    while len(found) < count:
        results, chances = judge.plays(board[None], random.randint(1, 6), random.randint(1, 6))
        place = int(np.argmax(chances[:, 0])) if random.random() < 0.5 else -1
        chosen = results[place if place >= 0 else random.randrange(len(results))]
        board = np.ascontiguousarray(-chosen[::-1])
        if not (board > 0).any() or not (board < 0).any():
            board = start
        else:
            found.append(board)
    return np.array(found)


def run_bench() -> Bench:
    """Measure for a few seconds."""
    judge = _evaluator()
    nets = default_nets()
    every_play = nets.evaluator(pruned=False)
    worth = worth_row(Money(cube=None))
    nodes = bench_positions(POSITIONS)
    leaves = sum(
        len(_core.legal_results(node, a, b, 15))
        for node in nodes
        for a in range(1, 7)
        for b in range(1, a + 1)
    )
    many = np.ascontiguousarray(np.tile(nodes, (20, 1)))

    def decide(plies: int, count: int) -> None:
        judge = _evaluator()  # a new one: it knows no replies from the run before
        for i, node in enumerate(nodes[:count]):
            judge.rank(node[None], 1 + i % 6, 1 + i // 6 % 6, 15, worth, plies)

    return Bench(
        kernel=core.kernel(),
        evaluations=leaves / best_seconds(lambda: every_play.one_ply(nodes, worth=worth)),
        batch=len(many) / best_seconds(lambda: judge.evaluate(many)),
        decisions=(
            POSITIONS / best_seconds(lambda: decide(0, POSITIONS)),
            100 / best_seconds(lambda: decide(1, 100)),
            20 / best_seconds(lambda: decide(2, 20)),
        ),
        signature=signature(),
    )


def signature(count: int = 60) -> int:
    """What the engine plays at 0, 1 and 2 plies over the first bench positions, as a number."""
    judge = _evaluator()
    worth = worth_row(Money(cube=None))
    told = hashlib.sha256()
    for i, node in enumerate(bench_positions(count)):
        for plies in range(3 if i % 6 == 0 else 2):
            boards, *_ = judge.rank(node[None], 1 + i % 6, 1 + i // 6 % 6, 15, worth, plies)
            told.update(len(boards).to_bytes(2, "little") + boards[0].tobytes())
    return int.from_bytes(told.digest()[:4], "little")


def _evaluator() -> _core.Evaluator:
    return default_nets().evaluator()


def best_seconds(work: Callable[[], object]) -> float:
    """The best of three runs of ``work``, in processor time: other programs count less."""
    best = float("inf")
    for _ in range(3):
        began = time.thread_time()
        work()
        best = min(best, time.thread_time() - began)
    return best
