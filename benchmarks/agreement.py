"""The core, the turn graph and the brute-force lister on 200,000 positions and rolls.

Half are of random play (backgammon, nackgammon, hypergammon), half constructed: blots
everywhere, few checkers, both on the bar, any number of men. The three sets of results
must be equal, the core's without a repetition. Then lines of play are counted by the
turn graph: to depth 2 from every position of tests/golden/perft.json, to depth 3 from
the start, against the recorded counts of the core.
Run: python benchmarks/agreement.py [rolls] [depth-2] [depth-3], nothing for all; a quarter of
an hour of one core. Each part is recorded in benchmarks/results/agreement.json when it is
done; the first difference ends it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
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
    longest = 0
    for position, dice in mixed(1_000 + seed, ROLLS_A_CHUNK):
        rows = core.legal_results(position.board, *dice, position.men)
        fast = [tuple(int(cell) for cell in row) for row in rows]
        graph = {result.board for result in TurnGraph(position, dice).results}
        plays = list_plays(position.board, dice, position.men)
        if len(set(fast)) != len(fast) or set(fast) != graph or graph != set(plays.results):
            raise AssertionError(f"{position} {dice}")
        kinds.update(kinds_of(position, dice, fast))
        longest = max(longest, len(fast))
    kinds["longest list"] = longest
    return kinds


def kinds_of(
    position: Position, dice: tuple[int, int], results: list[tuple[int, ...]]
) -> Counter[str]:
    """What this roll is an example of."""
    own = sum(count for count in position.board if count > 0)
    fewest = min(sum(count for count in result if count > 0) for result in results)
    return Counter({
        "rolls": 1,
        "results": len(results),
        "doubles": int(dice[0] == dice[1]),
        "no play": int(results == [position.board]),
        "from the bar": int(position.board[25] > 0),
        "bearing off": int(fewest < own),
        "hypergammon": int(position.men == 3),
    })  # fmt: skip


def lines_by_graph(position: Position, depth: int) -> int:
    """Perft by the turn graph, positions that come up again counted together."""
    lines = 0
    level = Counter({position: 1})
    for left in range(depth, 0, -1):
        below: Counter[Position] = Counter()
        for here, times in level.items():
            if here.result is not None:
                lines += times
                continue
            for roll in ROLLS:
                results = TurnGraph(here, roll).results
                if left == 1:
                    lines += times * len(results)
                else:
                    below.update({result.flip(): times for result in results})
        level = below
    return lines


def check_lines(case: dict[str, Any], depth: int) -> int:
    """Count by the turn graph and compare with what is recorded; the count."""
    counted = lines_by_graph(Position.from_board(case["board"], case["men"]), depth)
    fast = core.perft(case["board"], depth, case["men"])
    if not counted == fast == case["counts"][depth]:
        raise AssertionError(f"{case['name']}, depth {depth}: {counted}, core {fast}")
    return counted


def rolls() -> dict[str, Any]:
    """All results of 200,000 rolls, three ways."""
    kinds: Counter[str] = Counter()
    longest = 0
    for chunk in range(CHUNKS):
        part = compare(chunk)
        longest = max(longest, part.pop("longest list"))
        kinds.update(part)
        if (chunk + 1) % 20 == 0:
            print(f"{kinds['rolls']} rolls, none differs", flush=True)
    return {**kinds, "longest list": longest, "differing": 0}


def depth_2() -> dict[str, Any]:
    """Lines of two rolls from every recorded position."""
    return {case["name"]: check_lines(case, 2) for case in recorded()}


def depth_3() -> dict[str, Any]:
    """Lines of three rolls from the start."""
    start = recorded()[0]
    return {start["name"]: check_lines(start, 3)}


def recorded() -> list[dict[str, Any]]:
    """The positions and counts of tests/golden/perft.json."""
    cases: list[dict[str, Any]] = json.loads(PERFT.read_text(encoding="utf-8"))["positions"]
    return cases


PARTS = {"rolls": rolls, "depth-2": depth_2, "depth-3": depth_3}


def main() -> None:
    """Compare, print and record."""
    for name in sys.argv[1:] or PARTS:
        found = {"fivepoint": fivepoint.__version__, **PARTS[name]()}
        figures: dict[str, Any] = (
            json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        )
        figures[name] = found
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
        print(json.dumps({name: figures[name]}, indent=2), flush=True)


if __name__ == "__main__":
    main()
