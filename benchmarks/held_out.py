"""Static error by class on positions rolled out and never trained on: ours, gnubg-nn, bgsage's net.

``python benchmarks/held_out.py [positions a class] [trials] [class ...]``: chooses positions of the
classes asked about most, or of those named (``fivepoint.train.holdout``), from our own play, rolls
each out by our net with luck taken out, and tells the mean absolute error of the cubeless money
equity of our net, of gnubg-nn at 0 plies and of bgsage's raw net on the same positions; of each
peer also by how much its error exceeds ours (standard error of the paired difference beside it).
Rollouts are kept by class in build/held_out, so that a run that was stopped goes on with the next
class; of a class rolled out twice the more trials count. Our rollouts favour what our net believes;
their own noise is in every figure. About ten minutes of a core. Writes
benchmarks/results/held_out.json.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from _peers import PEERS, processor, python_with
from decisions import INSTALLED

from fivepoint import Engine
from fivepoint.train import holdout as held
from fivepoint.train.league import WORTH

if TYPE_CHECKING:
    from numpy.typing import NDArray

RESULTS = Path(__file__).parent / "results" / "held_out.json"
FOLDER = Path(__file__).parents[1] / "build" / "held_out"
POSITIONS = 300
TRIALS = 144
SEED = 20_261_130
FIRST = (*(phase for phase, _, _ in held.PHASES), *held.RACES, "backgame", "containment", "crashed")
"""The classes asked about most."""
SCRIPTS = {"gnubg-nn": "judge_gnubg_nn.py", "bgsage": "judge_bgsage.py"}


def rolled_out(engine: Engine, name: str, positions: int, trials: int) -> tuple[held.Holdout, int]:
    """The positions of one class with their rollouts, known or made, and the trials of each."""
    known = sorted(
        FOLDER.glob(f"{engine.net}-{SEED}-{name}-{positions}-*.npz"),
        key=trials_of,
    )
    path = FOLDER / f"{engine.net}-{SEED}-{name}-{positions}-{trials}.npz"
    if known and trials_of(known[-1]) >= trials:
        path = known[-1]
    if not path.exists():
        at = held.class_names().index(name)
        boards = held.choose_class(engine.evaluator, name, positions, SEED + at)
        chances, errors = held.roll_out(
            engine.evaluator, boards, trials=trials, truncate=0, seed=SEED + 1000 * at
        )
        held.write_holdout(
            path, held.Holdout(boards, chances, errors, np.array([name] * positions))
        )
    return held.read_holdout(path), trials_of(path)


def trials_of(path: Path) -> int:
    """How many trials its positions had."""
    return int(path.stem.rsplit("-", 1)[1])


def peer_chances(peer: str, boards: NDArray[np.int8]) -> NDArray[np.float64]:
    """What a peer's net says of the boards, float64[n, 5]."""
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "job"
        asked.write_text(json.dumps(boards.tolist()), encoding="ascii")
        python = python_with(peer, INSTALLED[peer])
        done = subprocess.run(
            [str(python), str(PEERS / SCRIPTS[peer]), str(asked)],
            capture_output=True,
            text=True,
            check=True,
        )
    return np.array(json.loads(done.stdout.splitlines()[-1]), np.float64)


def errors(chances: NDArray[Any], truth: held.Holdout) -> NDArray[np.float64]:
    """How far the equity of each position is from its rollout."""
    gaps = (chances.astype(np.float64) - truth.chances) @ WORTH[1:].astype(np.float64)
    return np.abs(gaps)


def figures(by_engine: dict[str, NDArray[np.float64]], noise: float) -> dict[str, Any]:
    """Mean errors, and how much more than ours those of the peers are."""
    ours = by_engine["fivepoint"]
    told: dict[str, Any] = {"positions": len(ours), "noise": round(noise, 4)}
    for name, found in by_engine.items():
        told[name] = round(float(found.mean()), 4)
        if name != "fivepoint":
            more = found - ours
            told[f"{name} more by"] = round(float(more.mean()), 4)
            told[f"{name} standard error"] = round(
                float(more.std(ddof=1)) / math.sqrt(len(more)), 4
            )
    return told


def main() -> None:
    """Roll out, ask everybody, print and record."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    trials = int(sys.argv[2]) if len(sys.argv) > 2 else TRIALS
    engine = Engine(plies=0)
    classes: dict[str, dict[str, Any]] = {}
    all_errors: dict[str, list[NDArray[np.float64]]] = {}
    noises: list[float] = []
    for name in sys.argv[3:] or FIRST:
        truth, done = rolled_out(engine, name, positions, trials)
        found = {"fivepoint": errors(engine.evaluate_batch(truth.boards), truth)} | {
            peer: errors(peer_chances(peer, truth.boards), truth) for peer in SCRIPTS
        }
        noises.append(float(truth.errors.mean()))
        classes[name] = {"trials": done} | figures(found, noises[-1])
        print(name, classes[name], flush=True)
        for who, some in found.items():
            all_errors.setdefault(who, []).append(some)
    contact = [at for at, name in enumerate(classes) if name not in held.RACES]

    def together(places: list[int]) -> dict[str, Any]:
        joined = {
            who: np.concatenate([some[at] for at in places]) for who, some in all_errors.items()
        }
        return figures(joined, float(np.mean([noises[at] for at in places])))

    record = {
        "net": engine.net,
        "processor": processor(),
        "seed": SEED,
        "classes": classes,
        "contact": together(contact),
        "all": together(list(range(len(classes)))),
    }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print("contact", record["contact"], "all", record["all"], sep="\n")


if __name__ == "__main__":
    main()
