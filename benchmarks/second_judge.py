"""Other programs' rollouts where the engines differ most, so that the home bias of our own shows.

After ``judge.py``: the 60 of its decisions on which our 2 plies, gnubg's and bgsage's 3ply differ
most. Plays are rolled out by GNU Backgammon, cube decisions by bgsage: 360 trials with luck taken
out, cubeful. Told of each rival, over all, plays and cubes: how much more equity a decision it
loses than ours, by our rollouts and by this judge's, with the standard error of the latter, and
whether both have the same sign. All is kept in benchmarks/judged, so a run that was stopped
goes on. Some 15 seconds of a core a play that was chosen, 70 a cube decision. Run:
python benchmarks/second_judge.py [decisions]. Writes benchmarks/results/second_judge.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from _choices import COMPARED, Kept, ask_bgsage, kept_choices
from _verdicts import DROP, TAKE, WAIT, difference_error, lost
from judge import DIFFERING, RESULTS
from rollouts import rolled_by_gnubg

from fivepoint import Position, parse_id
from fivepoint.formats.snapshot import Snapshot

if TYPE_CHECKING:
    from _choices import Choice
    from _verdicts import Values
    from numpy.typing import NDArray

TOLD = Path(__file__).parent / "results" / "second_judge.json"
TRIALS = 360
OURS, *RIVALS = COMPARED


def judge_plays(xgid: str, plays: set[str], kept: Kept) -> Values:
    """Equity of each play and its standard error, as gnubg sees it."""
    values: Values = kept.known.get(xgid, {})
    for play in sorted(plays - values.keys()):
        after = Snapshot(Position.from_position_id(play).flip(), None, parse_id(xgid).state.flip())
        found = rolled_by_gnubg(f"set xgid {after.xgid}", TRIALS, cubeful=True)
        values[play] = [-found.equity, found.std_error]
        kept.put(xgid, values)
    return values


def judge_cube(xgid: str, kept: Kept) -> Values:
    """Equity and standard error of no double, double and take, as bgsage sees them, and of drop."""
    if xgid not in kept.known:
        waits, takes = next(ask_bgsage("roll_cube_bgsage.py", str(TRIALS), [parse_id(xgid)]))
        kept.put(xgid, {WAIT: waits, TAKE: takes, DROP: [1.0, 0.0]})
    return kept.known[xgid]


def both_views(rows: NDArray[np.float64]) -> dict[str, float | bool]:
    """From rows of what a rival loses more by our rollouts, by the second judge's, its error."""
    by_ours, by_second, errors = rows.T
    means = float(by_ours.mean()), float(by_second.mean())
    return {
        "decisions": len(rows),
        "different": int((errors > 0).sum()),
        "by our rollouts": round(means[0], 4),
        "by the second judge": round(means[1], 4),
        "standard error": round(float(np.linalg.norm(errors)) / len(rows), 4),
        "same sign": bool(np.sign(means[0]) == np.sign(means[1])),
    }


def main() -> None:
    """Roll out, sum up and record."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else DIFFERING
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    known = kept_choices(told["net"])
    plays, cubes = Kept(f"gnubg-rollouts-{TRIALS}"), Kept(f"bgsage-rollouts-{TRIALS}")
    rows: dict[str, list[list[float]]] = {rival: [] for rival in RIVALS}
    differing: list[dict[str, Any]] = told["differ_most"][:most]
    is_cube: list[bool] = []
    for row in differing:
        xgid: str = row["xgid"]
        made: dict[str, Choice] = {name: known[name].known[xgid] for name in COMPARED}
        chosen = {choice for choice in made.values() if isinstance(choice, str)}
        values = judge_plays(xgid, chosen, plays) if chosen else judge_cube(xgid, cubes)
        is_cube.append(not chosen)
        for rival in RIVALS:
            own, theirs = made[OURS], made[rival]
            more = sum(lost(theirs, values)) - sum(lost(own, values))
            error = difference_error(own, theirs, values)
            rows[rival].append([row[rival] - row[OURS], more, error])
    cube = np.array(is_cube)
    groups = {"all": cube | True, "plays": ~cube, "cubes": cube}
    record = {
        "net": told["net"],
        "trials": TRIALS,
        "equity a decision that a rival loses more than ours": {
            rival: {
                kind: both_views(np.array(found)[group])
                for kind, group in groups.items()
                if group.any()
            }
            for rival, found in rows.items()
        },
    }
    TOLD.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
