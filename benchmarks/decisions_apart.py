"""Who is right where our levels and GNU Backgammon's 2 plies play differently: our rollouts say.

A play on which both agree tells nothing apart, so of the plays of ``decisions.py`` only those are
rolled out on which they differ: both plays, with the same dice and luck taken out. Told for our
plies: over how many plays, on how many they differ, and by how much PR (500 times the mean
equity of all plays) ours is better, with a 95 % bootstrap interval over the decisions. Choices and
rollouts are those that ``judge.py`` has kept, as far as it has; the rest is kept as well. Our
rollouts favour what our net believes: ``second_judge.py`` asks gnubg's.
Run: python benchmarks/decisions_apart.py [trials] [plies ...].
Writes benchmarks/results/decisions_apart.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from _choices import Kept, our_choice
from _verdicts import Verdicts, rolled
from decisions import Decision, read_decisions

from fivepoint import Engine

RESULTS = Path(__file__).parent / "results" / "decisions_apart.json"
TRIALS = 144


def worth(decision: Decision, name: str, trials: int, kept: Kept) -> float:
    """Equity of the player who moved to the position of this name, rolled out."""
    key = f"{decision.xgid} {name}"
    if key not in kept.known:
        kept.put(key, rolled(decision.snapshot, name, 0, trials)[0])
    return kept.known[key]


def compare(plies: int, trials: int) -> dict[str, Any]:
    """Our choices at this depth beside gnubg's at 2 plies."""
    engine = Engine(plies=plies)
    ours = Kept(f"choices-{engine.net}-{plies}")
    theirs = Kept("choices-gnubg-2").known
    verdicts, kept = Verdicts(trials), Kept(f"apart-{engine.net}-{trials}")
    gains: list[float] = []
    apart = 0
    for decision in read_decisions():
        other = theirs.get(decision.xgid)
        if other is None or decision.snapshot.dice is None:
            continue
        if decision.xgid not in ours.known:
            ours.put(decision.xgid, our_choice(engine, decision))
        own = ours.known[decision.xgid]
        gain = 0.0
        if own != other:
            apart += 1
            values = verdicts.standing(decision.xgid, [own, other])
            if values is None:
                gain = worth(decision, own, trials, kept) - worth(decision, other, trials, kept)
            else:
                gain = values[own][0] - values[other][0]
        gains.append(500 * gain)
    values = np.array(gains)
    picks = np.random.default_rng(1).integers(0, len(values), (4000, len(values)))
    low, high = np.quantile(values[picks].mean(axis=1), (0.025, 0.975))
    return {
        "plays": len(values),
        "different": apart,
        "PR better than gnubg at 2 plies": round(float(values.mean()), 3),
        "95 % interval": [round(float(low), 3), round(float(high), 3)],
    }


def main() -> None:
    """Compare, print and record."""
    trials = int(sys.argv[1]) if len(sys.argv) > 1 else TRIALS
    depths = [int(word) for word in sys.argv[2:]] or [1, 2]
    figures: dict[str, Any] = {"net": Engine().net, "trials": trials}
    for plies in depths:
        figures[f"fivepoint {plies}-ply"] = compare(plies, trials)
        print(plies, figures[f"fivepoint {plies}-ply"], flush=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
