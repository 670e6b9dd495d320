"""PR of engines on the fixed decisions of ``decisions.py``, judged by our own rollouts.

``python benchmarks/judge.py [N]``: asks every engine for its choice in the first N decisions
(``_choices.py``), rolls out every candidate (what an engine chose, and what our 2 plies find within
0.15 of the best) with 1,296 trials and luck taken out, with 5,184 where that decides between the
engines compared (``_verdicts.py``), and tells the PR of each engine: 500 times the mean equity
lost, over all, plays, cubes, the two sides of the cube, money, match and each class, with its
standard error; and by how much it is more than that of our 2 plies, with the standard error of the
paired difference over the decisions, that of the rollouts alone, and a 90 % bootstrap interval.
All is kept line by line in benchmarks/judged, so that a run that was stopped goes on where it was,
and a new net asks for its own choices and for the few verdicts that lack them. Hours of a core.
``--so-far`` scores what is judged already and rolls nothing out; ``--table`` prints the figures of
results/decisions.json as Markdown. Our rollouts favour what our net believes: the decisions where
engines differ most are for a second judge (``second_judge.py``). Needs gnubg (Debian), gnubg-nn
and bgsage for what they have not been asked yet.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from _choices import COMPARED, ask_everybody
from _peers import processor
from _verdicts import SHARPER, TRIALS, Verdicts, difference_errors, lost
from decisions import MADE_UP, WHOLE, read_decisions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from _choices import Choice
    from _verdicts import Values
    from decisions import Decision
    from numpy.typing import NDArray

RESULTS = Path(__file__).parent / "results" / "decisions.json"
DIFFERING = 60
BOTH, FIRST, ANSWER = [True, True], [True, False], [False, True]
"""Which of the two errors of ``lost`` count."""


def parts(decisions: Sequence[Decision]) -> dict[str, tuple[NDArray[np.bool], list[bool]]]:
    """Which decisions, and which errors, the figures are told of."""
    cubes = np.array([decision.snapshot.dice is None for decision in decisions])
    money = np.array([decision.xgid.split(":")[8] == "0" for decision in decisions])
    found = {
        "all": (np.ones(len(decisions), np.bool), BOTH),
        "plays": (~cubes, BOTH),
        "cubes": (cubes, BOTH),
        "doubles": (cubes, FIRST),
        "takes": (cubes, ANSWER),
        "money": (money, BOTH),
        "match": (~money, BOTH),
    }
    for phase in (*WHOLE, *MADE_UP):
        found[phase] = np.array([decision.phase == phase for decision in decisions]), BOTH
    return found


def mean_and_error(values: NDArray[np.float64]) -> list[float]:
    """The mean and its standard error, to be told."""
    return [round(float(values.mean()), 3), round(float(values.std() / len(values) ** 0.5), 3)]


def interval(values: NDArray[np.float64]) -> list[float]:
    """The 90 % bootstrap interval of the mean."""
    picks = np.random.default_rng(1).integers(0, len(values), (4000, len(values)))
    means = values[picks].mean(axis=1)
    return [round(float(edge), 3) for edge in np.quantile(means, (0.05, 0.95))]


def figures(
    decisions: Sequence[Decision], choices: dict[str, dict[str, Choice]], verdicts: list[Values]
) -> list[dict[str, Any]]:
    """PR by engine and part, and how much more it is than that of our 2 plies."""
    rows: list[dict[str, Any]] = []
    pairs = list(zip(decisions, verdicts, strict=True))
    none = (np.nan, np.nan)
    losses = {
        name: 500 * np.array([lost(some[d.xgid], v) if d.xgid in some else none for d, v in pairs])
        for name, some in choices.items()
    }
    ours = choices[COMPARED[0]]
    for name, some in choices.items():
        scatter = 500 * np.array(
            [difference_errors(ours[d.xgid], some.get(d.xgid, ours[d.xgid]), v) for d, v in pairs]
        )
        for part, (members, errors) in parts(decisions).items():
            among = members & ~np.isnan(losses[name][:, 0])
            if not among.any():
                continue
            own, theirs = (losses[n][among][:, errors].sum(axis=1) for n in (COMPARED[0], name))
            row = {"engine": name, "part": part, "decisions": len(theirs)}
            row |= {"of": int(members.sum()), "pr": mean_and_error(theirs)}
            if name != COMPARED[0]:
                row |= {
                    "more than ours": mean_and_error(theirs - own),
                    "90 % interval": interval(theirs - own),
                    "error of rollouts": round(
                        float(np.linalg.norm(scatter[among][:, errors])) / len(own), 3
                    ),
                }
            rows.append(row)
    return rows


def differ_most(
    decisions: Sequence[Decision], choices: dict[str, dict[str, Choice]], verdicts: list[Values]
) -> list[dict[str, Any]]:
    """The decisions on which the engines compared lose most differently, and what each loses."""
    rows: list[dict[str, Any]] = []
    for decision, values in zip(decisions, verdicts, strict=True):
        losses = {name: sum(lost(choices[name][decision.xgid], values)) for name in COMPARED}
        rows.append(
            {"xgid": decision.xgid} | {name: round(loss, 5) for name, loss in losses.items()}
        )

    def spread(row: dict[str, Any]) -> float:
        return max(row[name] for name in COMPARED) - min(row[name] for name in COMPARED)

    return sorted(rows, key=spread, reverse=True)[:DIFFERING]


def written(head: dict[str, Any], **lists: list[dict[str, Any]]) -> str:
    """JSON with one row of a list a line."""
    told = [f'"{key}": {json.dumps(value)}' for key, value in head.items()]
    for key, rows in lists.items():
        told.append(f'"{key}": [\n    ' + ",\n    ".join(map(json.dumps, rows)) + "\n  ]")
    return "{\n  " + ",\n  ".join(told) + "\n}\n"


def table(record: dict[str, Any]) -> str:
    """Markdown: the PR of every engine by part, then how much more it is than that of our 2 plies.

    Left out is what an engine decided only in part: raw nets have plays alone.
    """
    told: list[dict[str, Any]] = record["figures"]
    engines = list(dict.fromkeys(row["engine"] for row in told))
    rows = {(row["part"], row["engine"]): row for row in told if row["decisions"] == row["of"]}
    counts = {part: row["of"] for (part, _), row in rows.items()}

    def pr(row: dict[str, Any]) -> str:
        return "{:.2f} ({:.2f})".format(*row["pr"])

    def more(row: dict[str, Any]) -> str:
        gap = "{:+.2f} ({:.2f})".format(*row["more than ours"])
        return gap + ", {:+.2f} to {:+.2f}".format(*row["90 % interval"])

    def lines(names: list[str], cell: Callable[[dict[str, Any]], str]) -> list[str]:
        grid = [["PR", "decisions", *names], ["---"] * (len(names) + 2)]
        for part, count in counts.items():
            found = [rows.get((part, name)) for name in names]
            grid.append([part, str(count), *(cell(row) if row else "" for row in found)])
        return ["| " + " | ".join(line) + " |" for line in grid]

    rivals = [name for name in engines if name != COMPARED[0] and "raw" not in name]
    difference = f"Less that of {COMPARED[0]} (standard error), 90 % interval:"
    return "\n".join([*lines(engines, pr), "", difference, "", *lines(rivals, more)])


def main() -> None:
    """Ask, judge, score and record; or print what is recorded."""
    parser = argparse.ArgumentParser(description="PR of engines on fixed decisions.")
    parser.add_argument("count", nargs="?", type=int, default=1000)
    parser.add_argument("--trials", type=int, default=TRIALS)
    parser.add_argument("--anew", action="store_true", help="no verdict of another net stands")
    parser.add_argument("--so-far", action="store_true", help="score what is judged already")
    parser.add_argument("--table", action="store_true", help="print results/decisions.json")
    asked = parser.parse_args()
    if not asked.table:
        decisions = read_decisions()[: asked.count]
        choices = ask_everybody(decisions)
        verdicts = Verdicts(asked.trials, anew=asked.anew)
        made = {
            d.xgid: {name: some[d.xgid] for name, some in choices.items() if d.xgid in some}
            for d in decisions
        }
        for decision in [] if asked.so_far else decisions:
            verdicts.judge(decision, made[decision.xgid])
        found = [(d, verdicts.standing(d.xgid, list(made[d.xgid].values()))) for d in decisions]
        if all(values is None for _, values in found):
            parser.error(f"no decision has been judged by {asked.trials} trials")
        judged = [decision for decision, values in found if values is not None]
        values = [values for _, values in found if values is not None]
        head = {
            "net": verdicts.net,
            "processor": processor(),
            "trials": asked.trials,
            "trials where it is close": SHARPER * asked.trials,
            "decisions": len(judged),
        }
        told = written(
            head,
            figures=figures(judged, choices, values),
            differ_most=differ_most(judged, choices, values),
        )
        RESULTS.write_text(told, encoding="utf-8")
    print(table(json.loads(RESULTS.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
