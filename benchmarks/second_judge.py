"""Other programs' rollouts where the engines differ most, so that the home bias of our own shows.

After ``judge.py``: the 60 of its decisions on which our 2 plies, gnubg's and bgsage's 3ply differ
most. Plays are rolled out by GNU Backgammon, cube decisions by bgsage: 360 trials with luck taken
out, cubeful. Told of each rival: by how much equity a decision ours are better, as that judge sees
it, with the standard error of its rollouts. All is kept in benchmarks/judged, so a run that was
stopped goes on. Run: python benchmarks/second_judge.py [decisions]. Writes
benchmarks/results/second_judge.json.
"""

from __future__ import annotations

import json
import sys
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, cast

from judge import BGSAGE_LEVEL, COMPARED, DIFFERING, RESULTS, Kept, ask_bgsage, lost
from rollouts import rolled_by_gnubg

from fivepoint import Engine, Position, parse_id
from fivepoint.formats.snapshot import Snapshot

if TYPE_CHECKING:
    from judge import Choice

TOLD = Path(__file__).parent / "results" / "second_judge.json"
TRIALS = 360


def judge_plays(xgid: str, plays: set[str], kept: Kept) -> dict[str, list[float]]:
    """Equity of each play and its standard error, as gnubg sees it."""
    values: dict[str, list[float]] = kept.known.get(xgid, {})
    for play in plays - values.keys():
        after = Snapshot(Position.from_position_id(play).flip(), None, parse_id(xgid).state.flip())
        found = rolled_by_gnubg(f"set xgid {after.xgid}", TRIALS, cubeful=True)
        values[play] = [-found.equity, found.std_error]
        kept.put(xgid, values)
    return values


def judge_cube(xgid: str, kept: Kept) -> dict[str, list[float]]:
    """Equity and standard error of no double, double and take, as bgsage sees them, and of drop."""
    if xgid not in kept.known:
        moment = parse_id(xgid)
        waits, takes = next(ask_bgsage("roll_cube_bgsage.py", str(TRIALS), [moment]))
        kept.put(xgid, {"no double": waits, "take": takes, "drop": [1.0, 0.0]})
    return kept.known[xgid]


def main() -> None:
    """Roll out, sum up and record."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else DIFFERING
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    files = (f"choices-{Engine().net}-2", "choices-gnubg-2", f"choices-bgsage-{BGSAGE_LEVEL}")
    choices = dict(zip(COMPARED, (Kept(file).known for file in files), strict=True))
    plays, cubes = Kept(f"gnubg-rollouts-{TRIALS}"), Kept(f"bgsage-rollouts-{TRIALS}")
    rivals = COMPARED[1:]
    gains: dict[str, list[float]] = {name: [] for name in rivals}
    errors: dict[str, list[float]] = {name: [] for name in rivals}
    for xgid in cast("list[str]", told["differ most"])[:most]:
        made: dict[str, Choice] = {name: some[xgid] for name, some in choices.items()}
        own = made[COMPARED[0]]
        if isinstance(own, str):
            values = judge_plays(xgid, {p for p in made.values() if isinstance(p, str)}, plays)
        else:
            values = judge_cube(xgid, cubes)
        for name in rivals:
            theirs = made[name]
            gains[name].append(lost(theirs, values) - lost(own, values))
            if theirs == own:
                continue
            if isinstance(own, str) and isinstance(theirs, str):
                errors[name].append(hypot(values[own][1], values[theirs][1]))
            else:
                errors[name].append(hypot(values["no double"][1], values["take"][1]))
    count = len(gains[rivals[0]])
    record = {
        "net": told["net"],
        "decisions": count,
        "trials": TRIALS,
        "ours better a decision": {
            name: {
                "equity": round(sum(gains[name]) / count, 4),
                "standard error": round(hypot(*errors[name]) / count, 4),
                "different": len(errors[name]),
            }
            for name in rivals
        },
    }
    TOLD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(record)


if __name__ == "__main__":
    main()
