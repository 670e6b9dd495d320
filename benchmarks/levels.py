"""How well each level plays: its PR, judged by our own engine deeper than the level looks.

Each level plays money games with the cube against itself; every decision it makes is
compared with the best. PR is 500 x the equity given up per decision that counts: plays
with a choice, doubles that were close (within 0.2) or made, and answers to doubles.
The judge looks two plies ahead, three for `master`, four for `champion`; its own error is in the
figures, and a judge of the same nets is kind. Run: python benchmarks/levels.py [decisions]
[level ...]; without names all but `champion`, whose judge takes a second a decision. Updates
benchmarks/results/levels.json, and the PR alone in the package, where New game shows it.
"""

from __future__ import annotations

import json
import random
import sys
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import stdev

from fivepoint import Engine, Money, Position
from fivepoint.engine.levels import LEVELS, Level, find_level
from fivepoint.rules.cube import double_fault, doubled

RESULTS = Path(__file__).parent / "results" / "levels.json"
SHIPPED = Path(__file__).parents[1] / "src" / "fivepoint" / "data" / "levels.json"
CLOSE = 0.2
JUDGE_PLIES = {"master": 3, "champion": 4}


@dataclass
class Tally:
    """The equity lost at each counted decision, and the level's processor seconds for all."""

    plays: list[float] = field(default_factory=list)
    cubes: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def figures(self) -> dict[str, float | int]:
        """PR over all decisions, over each kind alone, and the time of one."""
        decisions = len(self.plays) + len(self.cubes)
        return {
            "pr": round(500 * (sum(self.plays) + sum(self.cubes)) / decisions, 2),
            "pr_std_error": round(500 * stdev([*self.plays, *self.cubes]) / sqrt(decisions), 2),
            "pr_plays": round(500 * sum(self.plays) / max(len(self.plays), 1), 2),
            "pr_cubes": round(500 * sum(self.cubes) / max(len(self.cubes), 1), 2),
            "plays": len(self.plays),
            "cubes": len(self.cubes),
            "ms_a_decision": round(1000 * self.seconds / decisions, 2),
        }


def measure(level: Level, decisions: int) -> Tally:
    """The errors of ``level`` over at least so many decisions."""
    judge = Engine(plies=JUDGE_PLIES.get(level.id, 2))
    rng, tally = random.Random(1), Tally()
    while len(tally.plays) + len(tally.cubes) < decisions:
        play_game(level, judge, rng, tally)
    return tally


def play_game(level: Level, judge: Engine, rng: random.Random, tally: Tally) -> None:
    """One money game of ``level`` against itself."""
    position, state, opening = Position.start(), Money(), True
    while position.result is None:
        if not opening and double_fault(state) is None:
            began = time.process_time()
            choice = level.choose_cube(position, state, rng.getrandbits(32))
            tally.seconds += time.process_time() - began
            found = judge.cube(position, state)
            gain = min(found.double_take, found.double_drop) - found.no_double
            doubles = choice.action == "double"
            if doubles or abs(gain) < CLOSE:
                tally.cubes.append(max(0.0, -gain if doubles else gain))
            if doubles:
                drops = choice.response == "drop"
                gap = found.double_take - found.double_drop
                tally.cubes.append(max(0.0, -gap if drops else gap))
                if drops:
                    return
                state = doubled(state)
        dice = rng.sample(range(1, 7), 2) if opening else [rng.randint(1, 6), rng.randint(1, 6)]
        opening = False
        roll = dice[0], dice[1]
        began = time.process_time()
        result = level.choose(position, roll, state, rng.getrandbits(32))
        tally.seconds += time.process_time() - began
        ranked = judge.rank(position, roll, state)
        if len(ranked) > 1:
            tally.plays.append(next(t.equity_loss for t in ranked if t.position == result))
        position, state = result.flip(), state.flip()


def main() -> None:
    """Measure the levels named and record their figures."""
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    names = sys.argv[2:] or [name for name in LEVELS if name != "champion"]
    results: dict[str, dict[str, float | int]] = json.loads(RESULTS.read_text(encoding="utf-8"))
    for name in names:
        judge = {"judge_plies": JUDGE_PLIES.get(name, 2)}
        results[name] = measure(find_level(name), decisions).figures() | judge
        print(name, results[name], flush=True)
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    # Where the judge finds no error it sees no further than the level: that is no PR of 0.
    rounded = {name: round(results[name]["pr"], 1) for name in LEVELS if name in results}
    shipped = {name: pr for name, pr in rounded.items() if pr > 0}
    SHIPPED.write_text(json.dumps(shipped, indent=2) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
