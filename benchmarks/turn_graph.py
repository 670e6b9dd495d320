"""How fast the turn graph is built: over realistic positions, and for the largest known roll.

Realistic positions come from games played half by a plain sensible player and half
at random, with seeded dice. Each time is CPU time and includes the graph and its set of results.
Run: python benchmarks/turn_graph.py [games]. Writes benchmarks/results/turn_graph.json.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import sys
import time
from pathlib import Path

from fivepoint import Position, TurnGraph

RESULTS = Path(__file__).parent / "results" / "turn_graph.json"
LARGEST = "AACAkCRJqqoAAA"  # 1-1 here has 2,220 results


def sensible(position: Position) -> float:
    """A rough value of ``position`` for the side that has just moved: safe, made points."""
    own_pips, other_pips = position.pips
    blots = sum(1 for count in position.board[1:25] if count == 1)
    points = sum(1 for count in position.board[1:9] if count >= 2)
    return other_pips - own_pips - 6 * blots + 8 * points - 20 * position.board[0]


def build_times(games: int, seed: int = 1) -> list[float]:
    """CPU seconds to build each graph met in ``games`` games."""
    dice = random.Random(seed)
    times: list[float] = []
    for game in range(games):
        position = Position.start()
        while position.result is None:
            roll = dice.randint(1, 6), dice.randint(1, 6)
            begin = time.process_time()
            results = TurnGraph(position, roll).results
            times.append(time.process_time() - begin)
            choices = sorted(results, key=lambda result: result.board)
            chosen = max(choices, key=sensible) if game % 2 else dice.choice(choices)
            position = chosen.flip()
    return times


def largest_time(repeats: int = 9) -> float:
    """CPU seconds to build the graph with 2,220 results, the median of ``repeats``."""
    position = Position.from_position_id(LARGEST)
    times: list[float] = []
    for _ in range(repeats):
        begin = time.process_time()
        results = TurnGraph(position, (1, 1)).results
        times.append(time.process_time() - begin)
        if len(results) != 2220:
            raise AssertionError(len(results))
    return statistics.median(times)


def main() -> None:
    """Measure, print and record."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    times = sorted(build_times(games))
    figures = {
        "games": games,
        "graphs": len(times),
        "mean_ms": round(1000 * statistics.fmean(times), 4),
        "median_ms": round(1000 * statistics.median(times), 4),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 3),
        "largest_2220_results_ms": round(1000 * largest_time(), 1),
        "python": platform.python_version(),
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
