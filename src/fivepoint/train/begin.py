"""From a net file to a training run that goes on with its nets."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine.netfile import read_net_file
from fivepoint.errors import RulesError, shown
from fivepoint.train.run import Run
from fivepoint.train.stages import CONTACT, LATE, RACE

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fivepoint.engine.netfile import NetFile


def begin_from(file: Path, folder: Path, seed: int) -> list[Run]:
    """Begin a run in ``folder`` with the nets of ``file``; the runs of each.

    The contact net's comes first, then the race net's, then the late net's if there is one.
    Each goes on where its net stood: in the last stage that the file names if that was not
    finished, else in the next one; where all are finished the last one is gone through again.
    The weights are those of the file, so until something has been learnt they make its nets. What
    else a run has is not in a net file: Adam starts with no moments and the samples are new ones.

    ParseError if ``file`` is no net file. RulesError if a run is in ``folder`` already, or if
    the nets have another width than training has or do not tell their stages. OSError if it
    cannot be read or the disk refuses. In all these cases ``folder`` stays as it was.
    """
    nets = read_net_file(file)
    held = {CONTACT: nets.contact, RACE: nets.race, LATE: nets.late}
    runs = {kind: Run(folder, kind, seed + at) for at, kind in enumerate(held)}
    if any(run.state_path.exists() for run in runs.values()):
        raise RulesError("train-run-there", folder=str(folder))
    begun = [(runs[kind], net) for kind, net in held.items() if net is not None]
    for run, net in begun:
        _take_up(run, net, nets, file)
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        for run, _ in reversed(begun):
            run.save()
    except BaseException:
        for run, _ in begun:
            with suppress(OSError):
                run.state_path.unlink()
        for place in missing:
            with suppress(OSError):
                place.rmdir()
        raise
    return [run for run, _ in begun]


def _take_up(run: Run, net: _core.Net, nets: NetFile, file: Path) -> None:
    """Put ``run`` where the net stood."""
    name, told = run.name, shown(file.name)
    if net.width != run.width:
        raise RulesError("train-net-width", file=told, net=name, width=net.width, wanted=run.width)
    # Names of stages are words that the descriptions around them do not use.
    stages = nets.provenance.get(f"{name}_stages")
    words = str(stages).replace(",", " ").split()
    had = [at for at, stage in enumerate(run.stages) if stage.name in words]
    if not had and stages != "":  # that is a net that nothing has been learnt with yet
        raise RulesError("train-net-stages", file=told, net=name)
    labels = _count(nets, f"{name}_stage_labels")
    if had and 0 < labels < run.stages[had[-1]].labels:
        run.progress.stage, run.progress.labels = had[-1], labels
    elif had:
        run.progress.stage = min(had[-1] + 1, len(run.stages) - 1)
    run.progress.all_labels = _count(nets, f"{name}_labels")
    run.progress.samples = _count(nets, f"{name}_samples")
    run.begun_from = nets.digest
    run.trainer.set_weights(*_as_floats(net))


def _count(nets: NetFile, entry: str) -> int:
    """A number of the file's story; 0 where it tells none."""
    value = nets.provenance.get(entry)
    return value if isinstance(value, int) and value > 0 else 0


def _as_floats(net: _core.Net) -> tuple[NDArray[np.float32], ...]:
    """The weights as a trainer has them: rows, bias, head, head biases.

    Every integer that came from rounding a single-precision weight is one again, so nothing is
    lost. Rounded anew they are the same integers, or the same values in a finer unit if one fits
    now that did not before the first rounding.
    """
    unit_shift, head_shift, rows, bias, head, head_bias = net.integers()
    unit, head_unit = 1 << unit_shift, 1 << head_shift
    logit_unit = head_unit * _core.ACTIVATION_UNIT
    parts = (rows / unit, bias / unit, head / head_unit, head_bias / logit_unit)
    return tuple(np.ascontiguousarray(part, np.float32) for part in parts)
