"""How near our cube decisions come to cubeful rollouts, in positions with contact.

``python benchmarks/cubeful.py [positions] [trials]``: money positions with contact from games of
our own play where doubling is worth thinking about (by the net within 0.25 of not doubling), no
more than one a game, rolled out with "No double" and with "Double, take". Told at 0, 1 and 2 plies,
once with the cube looked at before every roll and once, as it was before, only after the last: the
mean error of both equities, how many doubles and takes are wrong and what that costs. Rollouts
are kept in build/cubeful by net, so that a run that was stopped goes on. About two seconds of a
core a position. Writes benchmarks/results/cubeful.json.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from _peers import processor

from fivepoint import Engine, Money, Position, _core
from fivepoint.engine.cube import CubeDecision, cube_life, decide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RESULTS = Path(__file__).parent / "results" / "cubeful.json"
FOLDER = Path(__file__).parents[1] / "build" / "cubeful"
POSITIONS = 200
TRIALS = 432
NEAR = 0.25
PLIES = (0, 1, 2)
CENTRED, TURNED = Money(max_cube=None), Money(2, "other", max_cube=None)


@dataclass(frozen=True)
class Rolled:
    """What rollouts say of a position, in units of the cube before a double."""

    board: list[int]
    no_double: float
    double_take: float
    errors: tuple[float, float]


def positions(seed: int) -> Iterator[Position]:
    """Positions with contact and a cube decision near the line, one a game of our play."""
    engine, dice = Engine(plies=0), Random(seed)
    while True:
        position, found = Position.start(), list[Position]()
        while position.winner is None:
            if _core.net_kinds(np.array([position.board], np.int8))[0] != 0:
                break
            cube = engine.cube(position, CENTRED)
            if abs(min(cube.double_take, cube.double_drop) - cube.no_double) < NEAR:
                found.append(position)
            ranked = engine.rank(position, (dice.randint(1, 6), dice.randint(1, 6)))
            position = ranked[0].position.flip()
        if found:
            yield dice.choice(found)


def rolled_out(engine: Engine, wanted: int, trials: int) -> list[Rolled]:
    """The first positions, rolled out or known."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{engine.net}-{trials}.jsonl"
    known: list[Rolled] = []
    if path.exists():
        lines = path.read_text(encoding="ascii").splitlines()
        known = [Rolled(**json.loads(line)) for line in lines]
    for number, position in enumerate(positions(5)):
        if number >= wanted:
            break
        if number < len(known):
            continue
        waits = engine.rollout(position, CENTRED, trials=trials, may_double=False)
        takes = engine.rollout(position, TURNED, trials=trials)
        known.append(
            Rolled(
                list(position.board),
                waits.cubeful_equity or 0.0,
                2 * (takes.cubeful_equity or 0.0),
                (waits.std_error, 2 * takes.std_error),
            )
        )
        with path.open("a", encoding="ascii") as file:
            file.write(json.dumps(asdict(known[-1])) + "\n")
    return known[:wanted]


def after_the_last(engine: Engine, position: Position, state: Money) -> CubeDecision:
    """The decision by the chances alone: the cube's model at the root, nothing looked ahead."""
    found = engine.evaluate(position)
    return decide(found.probabilities, state, cube_life(position))


def figures(
    decide_on: Callable[[Position], CubeDecision], truths: list[Rolled]
) -> dict[str, float]:
    """Mean errors, and wrong actions with what they cost, as the rollouts see them."""
    gaps: list[tuple[float, float]] = []
    wrong_doubles = wrong_takes = 0
    lost = 0.0
    for truth in truths:
        found = decide_on(Position.from_board(truth.board))
        gaps.append((found.no_double - truth.no_double, found.double_take - truth.double_take))
        gain = min(truth.double_take, 1.0) - truth.no_double
        doubled = found.action == "double"
        if doubled != (gain > 0):
            wrong_doubles += 1
            lost += abs(gain)
        if (found.response == "drop") != (truth.double_take > 1):
            wrong_takes += 1
            lost += abs(truth.double_take - 1) if gain > -NEAR else 0.0
    both = np.array(gaps)
    return {
        "no double, mean error": round(float(np.abs(both[:, 0]).mean()), 4),
        "no double, bias": round(float(both[:, 0].mean()), 4),
        "double and take, mean error": round(float(np.abs(both[:, 1]).mean()), 4),
        "double and take, bias": round(float(both[:, 1].mean()), 4),
        "wrong doubles": wrong_doubles,
        "wrong answers": wrong_takes,
        "equity lost a position": round(lost / len(truths), 4),
    }


def main() -> None:
    """Roll out, compare, print and record."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    trials = int(sys.argv[2]) if len(sys.argv) > 2 else TRIALS
    truths = rolled_out(Engine(plies=0), wanted, trials)
    record = {
        "net": Engine().net,
        "processor": processor(),
        "positions": len(truths),
        "trials": trials,
        "standard error, no double": round(float(np.mean([t.errors[0] for t in truths])), 4),
        "standard error, double and take": round(float(np.mean([t.errors[1] for t in truths])), 4),
        "the cube before every roll": {
            plies: figures(partial(Engine(plies=plies).cube, state=CENTRED), truths)
            for plies in PLIES
        },
        "the cube after the last roll alone": {
            plies: figures(partial(after_the_last, Engine(plies=plies), state=CENTRED), truths)
            for plies in PLIES
        },
    }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
