"""Our analysis beside those that match files bring along: GNU Backgammon's and eXtreme Gammon's.

Over the decisions that both judged, by one and the same rule of counting: PR of each player
by the file's numbers and by ours, how often the best play is the same, and where the two
differ most. Run: python benchmarks/analysis_agreement.py FOLDER [LEVEL]. Reads every file of
the folder that tells an analysis; writes benchmarks/results/analysis_agreement.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fivepoint import Analysis, ParseError, analyse, read_match
from fivepoint.analysis.summary import performance
from fivepoint.formats.told_analysis import told_analysis

if TYPE_CHECKING:
    from fivepoint.analysis.decision import Decision

RESULTS = Path(__file__).parent / "results" / "analysis_agreement.json"
ENDINGS = {".xg", ".sgf"}
WORST = 3


def main() -> None:
    """Compare all files of a folder."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, help="where the files with an analysis lie")
    parser.add_argument("level", nargs="?", default="master")
    asked = parser.parse_args()
    compared: list[dict[str, Any]] = []
    engine = {}
    for file in sorted(asked.folder.rglob("*")):
        if file.suffix not in ENDINGS:
            continue
        try:
            match = read_match(file)
        except ParseError:
            continue
        if not match.analysis:
            continue
        ours, theirs = analyse(match, asked.level), told_analysis(match)
        engine = {"level": asked.level, "plies": ours.plies, "net": ours.net}
        compared.append({"file": file.name, "analyst": theirs.engine, **compare(ours, theirs)})
        print(json.dumps(compared[-1], indent=1))
    RESULTS.write_text(json.dumps({**engine, "files": compared}, indent=1) + "\n", encoding="utf-8")


def compare(ours: Analysis, theirs: Analysis) -> dict[str, Any]:
    """Two analyses of one record over the decisions that both judged."""
    told = {(d.number, d.kind): d for d in theirs.decisions if d.loss is not None}
    pairs = [
        (own, told[own.number, own.kind])
        for own in ours.decisions
        if own.loss is not None and (own.number, own.kind) in told
    ]
    plays = [(a, b) for a, b in pairs if a.kind == "play" and a.legal > 1]
    cubes = [(a, b) for a, b in pairs if a.kind in ("double", "answer")]
    real = [(a, b) for a, b in cubes if a.counted or b.counted]
    pairs.sort(key=lambda pair: -abs((pair[0].loss or 0) - (pair[1].loss or 0)))
    return {
        "plays": len(plays),
        "same_best_play": round(sum(same_best(a, b) for a, b in plays) / max(1, len(plays)), 4),
        "cube_decisions": len(real),
        "same_cube_action": round(sum(a.best == b.best for a, b in real) / max(1, len(real)), 4),
        "players": [player(pairs, seat, ours) for seat in (0, 1)],
        "furthest_apart": [
            {
                "position": own.position.position_id,
                "dice": own.dice,
                "made": own.made,
                "kind": own.kind,
                "ours": round(own.loss or 0.0, 3),
                "theirs": round(other.loss or 0.0, 3),
            }
            for own, other in pairs[:WORST]
        ],
    }


def player(pairs: list[tuple[Decision, Decision]], seat: int, ours: Analysis) -> dict[str, Any]:
    """PR and lost equity of one side by both judges."""
    told: dict[str, Any] = {"decisions": sum(a.seat == seat for a, _ in pairs)}
    for name, place in (("ours", 0), ("theirs", 1)):
        counted = [pair[place] for pair in pairs if pair[0].seat == seat and pair[place].counted]
        checker = sum(d.loss or 0.0 for d in counted if d.kind == "play")
        cube = sum(d.loss or 0.0 for d in counted if d.kind != "play")
        told[name] = {
            "pr": round(performance(checker + cube, len(counted)), 2),
            "counted": len(counted),
            "checker_lost": round(checker, 3),
            "cube_lost": round(cube, 3),
        }
    told["difference"] = round(told["ours"]["pr"] - told["theirs"]["pr"], 2)
    told["half_width"] = round(ours.players[seat].half_width or 0.0, 2)
    return told


def same_best(own: Decision, other: Decision) -> bool:
    """Whether both would have made the same play."""
    return own.candidates[0].position == other.candidates[0].position


if __name__ == "__main__":
    main()
