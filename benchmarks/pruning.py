"""What the pruner saves and what it costs, against the same nets judging every play.

Contact positions from our own games, one play in ten by chance: processor time of one-ply
values and of decisions, points lost by the best reply to a roll as the contact net sees it,
and points lost by plays at 1 and 2 plies as the unpruned search sees them.
Run: python benchmarks/pruning.py. Writes benchmarks/results/pruning.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from _peers import pin, processor

from fivepoint import Position, _core
from fivepoint.engine.bench import best_seconds
from fivepoint.engine.netfile import default_nets
from fivepoint.engine.worth import worth_row
from fivepoint.rules.cube import Money

if TYPE_CHECKING:
    from numpy.typing import NDArray

RESULTS = Path(__file__).parent / "results" / "pruning.json"
NODES = 400
DECISIONS = {1: 200, 2: 40}
WORTH = worth_row(Money(cube=None))


def contact_nodes(judge: _core.Evaluator) -> NDArray[np.int8]:
    """Positions before the roll, int8[NODES, 26]."""
    random = Random(3)
    start = np.array([Position.start().board], np.int8)
    node = start
    found: list[NDArray[np.int8]] = []
    while len(found) < NODES:
        dice = random.randint(1, 6), random.randint(1, 6)
        plays = judge.rank(node, *dice, 15, WORTH, 0)[0]
        place = 0 if random.random() < 0.9 else random.randrange(len(plays))
        node = np.ascontiguousarray(-plays[place][None, ::-1])
        if _core.net_kinds(node)[0] != 0:
            node = start
        else:
            found.append(node)
    return np.concatenate(found)


def main() -> None:
    """Measure, print and record."""
    pin()
    nets = default_nets()
    makers = {
        "every play": lambda: nets.evaluator(pruned=False),
        "pruned": nets.evaluator,
    }
    every, pruned = (make() for make in makers.values())
    nodes = contact_nodes(every)

    def decide_all(judge: _core.Evaluator, count: int, plies: int) -> None:
        for i in range(count):
            decide(judge, i, plies)

    def decide(judge: _core.Evaluator, i: int, plies: int) -> tuple[NDArray[np.int8], list[float]]:
        node = nodes[2 * i % NODES][None]
        boards, _, values, _ = judge.rank(node, 1 + i % 6, 1 + i // 6 % 6, 15, WORTH, plies)
        return boards, values.tolist()

    losses = _core.roll_values(every, nodes) - _core.roll_values(pruned, nodes)
    record: dict[str, object] = {
        "net": nets.digest,
        "kernel": _core.kernel(),
        "processor": processor(),
        "best reply to a roll": {
            "points lost": round(float(losses.mean()), 5),
            "missed": round(float((losses > 0).mean()), 4),
        },
        "microseconds of a one-ply value": {
            name: round(1e6 * best_seconds(lambda j=judge: j.one_ply(nodes, WORTH)) / NODES, 1)
            for name, judge in zip(makers, (every, pruned), strict=True)
        },
    }
    for plies, count in DECISIONS.items():
        lost: list[float] = []
        for i in range(count):
            boards, values = decide(every, i, plies)
            played = decide(pruned, i, plies)[0][0]
            place = int(np.flatnonzero((boards == played).all(axis=1))[0])
            lost.append(values[0] - values[place])
        record[f"{plies}-ply decisions"] = {
            "points lost": round(float(np.mean(lost)), 5),
            "changed": round(float(np.mean(np.array(lost) > 0)), 4),
            "a second": {
                # Judges of their own: those that have met the nodes would know the replies.
                name: round(
                    count / best_seconds(lambda m=make, p=plies, n=count: decide_all(m(), n, p))
                )
                for name, make in makers.items()
            },
        }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
