"""Decisions a second at 0, 1 and 2 plies on one core, against gnubg and bgsage in the same run.

Ours from Python, plays ranked with the cube live. GNU Backgammon (the Debian program) at its
defaults: cubeful, its filters and pruning nets. bgsage: its direct n-ply choice, cubeless. Plies
are counted gnubg's way. Everybody gets the same positions and dice, other ones for each ply;
processor time, rounds in turn, the best of each counts. A peer that is not installed is left out.
Run: python benchmarks/search.py. Writes benchmarks/results/search.json.
"""

from __future__ import annotations

import json
import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from _peers import PEERS, ask_gnubg, gnubg_program, pin, processor, python_with

from fivepoint import Engine, Money, Position, _core
from fivepoint.engine.netfile import default_nets
from fivepoint.formats.snapshot import Snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

RESULTS = Path(__file__).parent / "results" / "search.json"
COUNTS = {0: 1500, 1: 500, 2: 100}
ROUNDS = 3
BGSAGE = ("bgsage", "2.0.20260907")

Decision = tuple[Position, int, int]
Job = dict[int, list[Decision]]


def decisions() -> Job:
    """Positions with contact and rolls with a choice from games of our 0-ply play, by ply."""
    engine, dice = Engine(plies=0), random.Random(2)
    some: list[Decision] = []
    position = Position.start()
    while len(some) < sum(COUNTS.values()):
        roll = dice.randint(1, 6), dice.randint(1, 6)
        ranked = engine.rank(position, roll)
        if len(ranked) > 1 and dice.random() < 0.1:  # a tenth, so that games do not weigh much
            some.append((position, *roll))
        position = ranked[0].position.flip()
        board = np.array([ranked[0].position.board], np.int8)
        if position.winner is not None or _core.net_kinds(board)[0] != 0:
            position = Position.start()
    job: Job = {}
    for plies, count in COUNTS.items():
        job[plies], some = some[:count], some[count:]
    return job


def ours(job: Job) -> dict[int, float]:
    """Our decisions a second by ply."""
    rates: dict[int, float] = {}
    for plies, some in job.items():
        engine = Engine(plies=plies, nets=default_nets())  # knows nothing from the round before
        began = time.process_time()
        for position, die1, die2 in some:
            _ = engine.rank(position, (die1, die2), Money())[0].position
        rates[plies] = len(some) / (time.process_time() - began)
    return rates


def gnubg(job: Job) -> dict[int, float]:
    """Those of GNU Backgammon."""
    positions = {
        plies: [(Snapshot(p).gnuid.split(":")[0], die1, die2) for p, die1, die2 in some]
        for plies, some in job.items()
    }
    found: dict[str, float] = ask_gnubg("time_gnubg.py", {"positions": positions})
    return {int(plies): rate for plies, rate in found.items()}


def bgsage(job: Job) -> dict[int, float]:
    """Those of bgsage."""
    positions = {
        plies: [(p.board, die1, die2) for p, die1, die2 in some] for plies, some in job.items()
    }
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "job"
        asked.write_text(json.dumps({"positions": positions}), encoding="ascii")
        done = subprocess.run(
            [str(python_with(*BGSAGE)), str(PEERS / "time_bgsage.py"), str(asked)],
            capture_output=True,
            text=True,
            check=True,
        )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {int(plies): rate for plies, rate in found.items()}


def main() -> None:
    """Measure, print and record."""
    pin()
    programs: dict[str, Callable[[Job], dict[int, float]]] = {"fivepoint": ours, "bgsage": bgsage}
    if gnubg_program() is not None:
        programs["gnubg"] = gnubg
    job = decisions()
    best: dict[str, dict[int, float]] = {name: dict.fromkeys(COUNTS, 0.0) for name in programs}
    for _ in range(ROUNDS):
        for name, measure in programs.items():
            for plies, rate in measure(job).items():
                best[name][plies] = max(best[name][plies], rate)
    record = {
        "net": Engine().net,
        "kernel": _core.kernel(),
        "processor": processor(),
        "decisions": COUNTS,
        "rounds": ROUNDS,
        "decisions a second": {
            name: {plies: float(f"{rate:.3g}") for plies, rate in rates.items()}
            for name, rates in best.items()
        },
        "times as many": {
            name: {
                plies: round(best["fivepoint"][plies] / rate, 1) for plies, rate in rates.items()
            }
            for name, rates in best.items()
            if name != "fivepoint"
        },
    }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
