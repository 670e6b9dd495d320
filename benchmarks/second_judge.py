"""GNU Backgammon's rollouts of the plays on which it and we differ most, so that home bias shows.

After ``judge.py``: of its decisions that differ most, those where our 2 plies and gnubg's chose
different plays are rolled out by GNU Backgammon, 360 trials with luck taken out, cubeful, at 0
plies. Told: the mean equity by which our plays are better, gnubg judging, with its standard error.
Run: python benchmarks/second_judge.py [decisions]. Writes benchmarks/results/second_judge.json.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import cast

from judge import RESULTS, Kept
from rollouts import rolled_by_gnubg

from fivepoint import Engine, Position, parse_id
from fivepoint.formats.snapshot import Snapshot

TOLD = Path(__file__).parent / "results" / "second_judge.json"
TRIALS = 360
MOST = 60


def worth(xgid: str, play: str, kept: Kept) -> tuple[float, float]:
    """Equity of the player who moved to ``play`` and its standard error, as gnubg sees it."""
    key = f"{xgid} {play}"
    if key not in kept.known:
        after = Snapshot(Position.from_position_id(play).flip(), None, parse_id(xgid).state.flip())
        found = rolled_by_gnubg(f"set xgid {after.xgid}", TRIALS, cubeful=True)
        kept.put(key, [-found.equity, found.std_error])
    equity, error = kept.known[key]
    return equity, error


def main() -> None:
    """Roll out, sum up and record."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else MOST
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    ours = Kept(f"choices-{Engine().net}-2").known
    theirs = Kept("choices-gnubg-2").known
    kept = Kept(f"gnubg-rollouts-{TRIALS}")
    gains: list[float] = []
    variance = 0.0
    for xgid in cast("list[str]", told["differ most"]):
        if parse_id(xgid).dice is None or ours[xgid] == theirs[xgid] or len(gains) >= most:
            continue
        own, own_error = worth(xgid, ours[xgid], kept)
        other, other_error = worth(xgid, theirs[xgid], kept)
        gains.append(own - other)
        variance += own_error**2 + other_error**2
    count = max(len(gains), 1)
    record = {
        "net": told["net"],
        "plays": len(gains),
        "trials": TRIALS,
        "ours better by, gnubg judging": round(sum(gains) / count, 4),
        "standard error of its rollouts": round(math.sqrt(variance) / count, 4),
    }
    TOLD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(record)


if __name__ == "__main__":
    main()
