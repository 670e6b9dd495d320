"""The core, the turn graph and the brute-force lister on 200,000 positions and rolls.

Half are of random play (backgammon, nackgammon, hypergammon), half constructed: blots
everywhere, few checkers, both on the bar, any number of men. The three sets of results
must be equal, the core's without a repetition. Then lines of play are counted by the
turn graph: to depth 2 from every position of tests/golden/perft.json, to depth 3 from
the start, against the recorded counts of the core.
Run: python benchmarks/agreement.py [processes]. Some minutes of one core, more when busy.
Writes benchmarks/results/agreement.json; fails at the first difference.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # the brute-force lister is a test's

from tests.brute_force import list_plays
from tests.core.positions import mixed

import fivepoint
from fivepoint import Position, TurnGraph, core
from fivepoint.rules.dice import ROLLS

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "agreement.json"
PERFT = ROOT / "tests" / "golden" / "perft.json"
CHUNKS = 200
ROLLS_A_CHUNK = 1_000


def compare(seed: int) -> Counter[str]:
    """Compare ROLLS_A_CHUNK rolls; how many of each kind there were."""
    kinds: Counter[str] = Counter()
    for position, dice in mixed(1_000 + seed, ROLLS_A_CHUNK):
        rows = core.legal_results(position.board, *dice, position.men)
        fast = [tuple(int(cell) for cell in row) for row in rows]
        graph = {result.board for result in TurnGraph(position, dice).results}
        plays = list_plays(position.board, dice, position.men)
        if len(set(fast)) != len(fast) or set(fast) != graph or graph != set(plays.results):
            raise AssertionError(f"{position} {dice}")
        kinds["rolls"] += 1
        kinds["results"] += len(fast)
        kinds["doubles"] += dice[0] == dice[1]
        kinds["no play"] += plays.dice_played == 0
        kinds["one die of two"] += plays.dice_played == 1 and dice[0] != dice[1]
        kinds["from the bar"] += position.board[25] > 0
        kinds["bearing off"] += any(p.off[0] > position.off[0] for p in _some(position, fast))
        kinds["hypergammon"] += position.men == 3
        kinds["longest list"] = max(kinds["longest list"], len(fast))
    return kinds


def _some(position: Position, boards: list[tuple[int, ...]]) -> list[Position]:
    return [Position.from_board(board, position.men) for board in boards[:3]]


def lines_by_graph(position: Position, depth: int) -> int:
    """Perft by the turn graph, positions that come up again counted together."""
    lines = 0
    level = Counter({position: 1})
    for _ in range(depth):
        below: Counter[Position] = Counter()
        for here, times in level.items():
            if here.result is not None:
                lines += times
                continue
            for roll in ROLLS:
                for result in TurnGraph(here, roll).results:
                    below[result.flip()] += times
        level = below
    return lines + level.total()


def check_lines(task: tuple[dict[str, Any], int]) -> int:
    """Count by the turn graph and compare with what is recorded; the count."""
    case, depth = task
    counted = lines_by_graph(Position.from_board(case["board"], case["men"]), depth)
    fast = core.perft(case["board"], depth, case["men"])
    if not counted == fast == case["counts"][depth]:
        raise AssertionError(f"{case['name']}, depth {depth}: {counted}, core {fast}")
    return counted


def main() -> None:
    """Compare, print and record."""
    processes = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    begin = time.perf_counter()
    kinds: Counter[str] = Counter()
    recorded: list[dict[str, Any]] = json.loads(PERFT.read_text(encoding="utf-8"))["positions"]
    with get_context("spawn").Pool(processes) as pool:
        for done, part in enumerate(pool.imap(compare, range(CHUNKS)), 1):
            longest = max(kinds["longest list"], part["longest list"])
            kinds.update(part)
            kinds["longest list"] = longest
            if done % 20 == 0:
                print(f"{kinds['rolls']} rolls, none differs", flush=True)
        pool.map(check_lines, [(case, 2) for case in recorded], chunksize=1)
        print("lines of play agree to depth 2", flush=True)
        depth_3 = pool.map(check_lines, [(recorded[0], 3)])[0]
    figures = {
        "fivepoint": fivepoint.__version__,
        "python": platform.python_version(),
        "kernel": core.kernel(),
        "compared": dict(kinds),
        "differing": 0,
        "perft_depth_2_equal_positions": len(recorded),
        "perft_depth_3_start_by_turn_graph": depth_3,
        "seconds": round(time.perf_counter() - begin),
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
