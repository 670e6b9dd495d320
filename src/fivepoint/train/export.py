"""From a training run to the net file that ships: averaged weights, rounded, with their story."""

from __future__ import annotations

import datetime as dt
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from fivepoint import _core
from fivepoint.engine.netfile import NetFile, read_net_file, write_net_file
from fivepoint.errors import RulesError
from fivepoint.train.pruner import POSITIONS, add_pruner
from fivepoint.train.run import Run
from fivepoint.train.stages import CONTACT, INPUTS, LATE, RACE, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fivepoint.engine.netfile import Provenance


def averaged_net(trainer: _core.Trainer, kind: int) -> _core.Net:
    """The trainer's averaged weights as the net that plays."""
    return _core.Net.quantised(kind, *trainer.weights(averaged=True))


def load_run(folder: Path, kind: int) -> Run:
    """The run of that net in ``folder``; RulesError if it has not been started."""
    run = Run(folder, kind, seed=0)
    if not run.load():
        raise RulesError("train-no-run", folder=str(folder))
    return run


def load_runs(folder: Path) -> dict[int, Run]:
    """The runs in ``folder`` by kind; RulesError if that of the contact or race net is missing."""
    runs = {kind: load_run(folder, kind) for kind in (CONTACT, RACE)}
    late = Run(folder, LATE, seed=0)
    return runs | ({LATE: late} if late.load() else {})


def nets_of(runs: Mapping[int, Run]) -> NetFile:
    """The averaged nets of runs by kind, without a pruner.

    Until the late net has learnt something the contact net judges late positions.
    """
    nets = {
        kind: averaged_net(run.trainer, INPUTS[kind])
        for kind, run in runs.items()
        if kind != LATE or not run.untrained
    }
    return NetFile(nets[CONTACT], nets[RACE], {}, late=nets.get(LATE))


def nets_at(place: Path) -> _core.Evaluator:
    """The nets of a training folder or of a net file, with the bear-off tables."""
    if place.is_dir():
        return nets_of(load_runs(place)).evaluator()
    return read_net_file(place).evaluator()


def export(folder: Path, out: Path, positions: int = POSITIONS) -> Provenance:
    """Write the nets of a run to ``out`` with where they come from, which is returned.

    Their pruner learns from plays of ``positions`` rolls; 0: no pruner.
    """
    runs = load_runs(folder)
    provenance: Provenance = {
        "training": "own self-play from random weights",
        "commit": _commit(),
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
    }
    for run in runs.values():
        name, had = run.name, run.stages_had
        provenance |= {
            f"{name}_stages": ", ".join(_describe(stage) for stage in had),
            f"{name}_stage_labels": run.progress.labels or (had[-1].labels if had else 0),
            f"{name}_labels": run.progress.all_labels,
            f"{name}_samples": run.progress.samples,
            f"{name}_seed": run.seed,
        }
        if run.begun_from:
            provenance[f"{name}_begun_from"] = run.begun_from
    nets = replace(nets_of(runs), provenance=provenance)
    if positions > 0:
        add_pruner(nets, out, positions)
    else:
        write_net_file(out, nets)
    return provenance


def _describe(stage: Stage) -> str:
    how = "one-ply labels" if stage.lookahead else "labels of one roll"
    return f"{stage.name} ({how}, lambda {stage.lam})"


def _commit() -> str:
    """The commit of the checkout this runs in, or ``unknown`` outside one."""
    try:
        return subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],  # noqa: S607 - the user's own git
            cwd=Path(__file__).parent,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
