"""How near our cube decisions come to cubeful rollouts: what looking at the cube on the way gains.

``python benchmarks/cubeful.py``: over the cube decisions of ``decisions.py`` that ``judge.py`` has
had rolled out, with "No double" and with "Double, take" by 1,296 trials or more, money and match at
many scores. Told at 0, 1 and 2 plies: the mean error of both equities, how many doubles and takes
are wrong and what that costs, with the cube looked at before every roll and, beside it, with the
model after the last roll alone. Positions with contact and races apart; in races, where the engine
takes the cube's life from the position, also with one constant. Rolls nothing out itself; seconds.
Writes benchmarks/results/cubeful.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from _peers import processor
from _verdicts import TAKE, WAIT, Verdicts, lost
from decisions import read_decisions

from fivepoint import Engine, _core
from fivepoint.engine.cube import CONTACT_LIFE, CubeDecision, cube_life, decide

if TYPE_CHECKING:
    from collections.abc import Callable

    from _verdicts import Values

    from fivepoint import Position
    from fivepoint.formats.snapshot import Snapshot
    from fivepoint.rules.cube import CubeState

    Decide = Callable[[Engine, Position, CubeState], CubeDecision]

RESULTS = Path(__file__).parent / "results" / "cubeful.json"
PLIES = (0, 1, 2)


def before_every_roll(engine: Engine, position: Position, state: CubeState) -> CubeDecision:
    """The engine's decision: both sides' cubes are looked at before every roll looked ahead."""
    return engine.cube(position, state)


def after_the_last(engine: Engine, position: Position, state: CubeState) -> CubeDecision:
    """The decision by the chances alone: the cube's model at the root, nothing looked ahead."""
    return decide(engine.evaluate(position, state).probabilities, state, cube_life(position))


def constant_life(engine: Engine, position: Position, state: CubeState) -> CubeDecision:
    """The same with one life of the cube for all positions."""
    return decide(engine.evaluate(position, state).probabilities, state, CONTACT_LIFE)


CONTACT: dict[str, Decide] = {
    "the cube before every roll": before_every_roll,
    "the cube after the last roll alone": after_the_last,
}
RACE = CONTACT | {"the same with a constant life": constant_life}


def figures(found: list[CubeDecision], truths: list[Values]) -> dict[str, float]:
    """Mean errors, and wrong actions with what they cost, as the rollouts see them."""
    waits, takes = (np.array([values[name][0] for values in truths]) for name in (WAIT, TAKE))
    gaps = np.array([one.no_double for one in found]) - waits
    taken = np.array([one.double_take for one in found]) - takes
    losses = np.array(
        [
            lost([one.action == "double", one.response != "drop"], values)
            for one, values in zip(found, truths, strict=True)
        ]
    )
    return {
        "no double, mean error": round(float(np.abs(gaps).mean()), 4),
        "no double, bias": round(float(gaps.mean()), 4),
        "double and take, mean error": round(float(np.abs(taken).mean()), 4),
        "double and take, bias": round(float(taken.mean()), 4),
        "wrong doubles": int((losses[:, 0] > 0).sum()),
        "wrong answers": int((losses[:, 1] > 0).sum()),
        "equity lost a decision": round(float(losses.sum(axis=1).mean()), 4),
    }


def measured(
    moments: list[Snapshot], truths: list[Values], ways: dict[str, Decide]
) -> dict[str, Any]:
    """These ways at all depths over these decisions."""
    told: dict[str, Any] = {"decisions": len(moments)}
    for name in (WAIT, TAKE):
        error = float(np.mean([values[name][1] for values in truths]))
        told[f"standard error of rollouts, {name}"] = round(error, 4)
    for way, decide_on in ways.items():
        told[way] = {
            plies: figures(
                [decide_on(Engine(plies=plies), m.position, m.state) for m in moments], truths
            )
            for plies in PLIES
        }
    return told


def main() -> None:
    """Compare, print and record."""
    verdicts = Verdicts()
    moments: list[Snapshot] = []
    truths: list[Values] = []
    for decision in read_decisions():
        values = verdicts.standing(decision.xgid, [])
        if decision.snapshot.dice is None and values is not None:
            moments.append(decision.snapshot)
            truths.append(values)
    boards = np.array([moment.position.board for moment in moments], np.int8)
    races = _core.net_kinds(boards) == 1
    record: dict[str, Any] = {"net": verdicts.net, "processor": processor()}
    for part, members, ways in (("contact", ~races, CONTACT), ("race", races, RACE)):
        places = np.flatnonzero(members)
        record[part] = measured([moments[i] for i in places], [truths[i] for i in places], ways)
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
