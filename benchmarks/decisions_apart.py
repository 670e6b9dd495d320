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
from decisions import Decision, read_decisions
from judge import Kept, our_choice

from fivepoint import Engine, Position

RESULTS = Path(__file__).parent / "results" / "decisions_apart.json"
TRIALS = 144


def worth(decision: Decision, name: str, trials: int, judged: Kept, own: Kept) -> float:
    """Equity of the player who moved to the position of this name, rolled out."""
    state = decision.snapshot.state
    after = Position.from_position_id(name)
    if after.winner is not None:
        dice = decision.snapshot.dice or (1, 1)
        ranked = Engine(plies=0).rank(decision.snapshot.position, dice, state)
        return next(turn.equity for turn in ranked if turn.position == after)
    known = judged.known.get(decision.xgid, {}).get(name)
    key = f"{decision.xgid} {name}"
    if known is None and key not in own.known:
        rolled = Engine(plies=0).rollout(after.flip(), state.flip(), trials=trials)
        equity = rolled.equity if rolled.cubeful_equity is None else rolled.cubeful_equity
        own.put(key, round(-equity, 5))
    return own.known[key] if known is None else known[0]


def compare(plies: int, trials: int) -> dict[str, Any]:
    """Our choices at this depth beside gnubg's at 2 plies."""
    engine = Engine(plies=plies)
    ours = Kept(f"choices-{engine.net}-{plies}")
    theirs = Kept("choices-gnubg-2").known
    judged, apart_only = Kept(f"truth-{engine.net}-{trials}"), Kept(f"apart-{engine.net}-{trials}")
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
            gain = worth(decision, own, trials, judged, apart_only)
            gain -= worth(decision, other, trials, judged, apart_only)
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
