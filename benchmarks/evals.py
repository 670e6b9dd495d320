"""Static evaluations a second on one core, against gnubg-nn and bgsage in the same run.

Ours in search: all plays of all 21 rolls of a node, move generation and choice of the
best included, on every kernel this machine has; and `evaluate_batch` from Python on
unrelated contact positions. gnubg-nn's `probabilities` at 0 plies on the same ones, as
it can only be called one by one; bgsage's raw net both ways, in one call and one by one.
All pinned to one core, in turn, in processor time; the best round of each counts.
Run: python benchmarks/evals.py. Writes benchmarks/results/evals.json.
"""

from __future__ import annotations

import json
import platform
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from _peers import PEERS, pin, processor, python_with

import fivepoint
from fivepoint import _core
from fivepoint.engine.bench import bench_positions
from fivepoint.engine.netfile import default_nets
from fivepoint.engine.worth import worth_row
from fivepoint.rules.cube import Money

if TYPE_CHECKING:
    from numpy.typing import NDArray

RESULTS = Path(__file__).parent / "results" / "evals.json"
NODES = 1000
BOARDS = 100_000
ROUNDS = 5
PEER = ("gnubg-nn", "1.1.0a11")
BGSAGE = ("bgsage", "2.0.20260907")
KERNELS = ("portable", "avx2", "avx512")


def search_rate(judge: _core.Evaluator, nodes: NDArray[np.int8], leaves: int) -> float:
    """Leaves judged a second while every node is looked at one ply deep."""
    begin = time.process_time()
    judge.one_ply(nodes, worth=worth_row(Money(cube=None)))
    return leaves / (time.process_time() - begin)


def batch_rate(engine: fivepoint.Engine, boards: NDArray[np.int8]) -> float:
    """Unrelated positions judged a second from Python, in one call."""
    begin = time.process_time()
    engine.evaluate_batch(boards)
    return len(boards) / (time.process_time() - begin)


def peer_rate(python: Path, given: Path) -> float:
    """Positions gnubg-nn judges a second."""
    script = PEERS / "time_gnubg_nn.py"
    done = subprocess.run(
        [str(python), str(script), str(given)], capture_output=True, text=True, check=True
    )
    return float(done.stdout.splitlines()[-1])


def bgsage_rates(python: Path, given: Path) -> dict[str, float]:
    """Positions bgsage judges a second, by the way it is asked."""
    done = subprocess.run(
        [str(python), str(PEERS / "time_bgsage.py"), str(given)],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {f"bgsage {way}": rate for way, rate in found.items()}


def main() -> None:
    """Measure, print and record."""
    pin()
    nets = default_nets()
    judge = nets.evaluator(pruned=False)
    engine = fivepoint.Engine()
    boards = bench_positions(2 * BOARDS)
    boards = np.unique(boards[_core.net_kinds(boards) == 0], axis=0)
    boards = np.random.default_rng(1).permutation(boards)[:BOARDS]
    nodes = boards[:NODES]
    rolls = [(a, b) for a in range(1, 7) for b in range(1, a + 1)]
    leaves = sum(len(_core.legal_results(node, a, b, 15)) for node in nodes for a, b in rolls)
    kernels = [name for name in KERNELS if _core.select_kernel(name)]
    python, other_python = python_with(*PEER), python_with(*BGSAGE)
    rates: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "boards.json"
        given.write_text(json.dumps(boards.tolist()), encoding="ascii")
        job = Path(folder) / "job.json"
        job.write_text(json.dumps({"boards": boards.tolist()}), encoding="ascii")
        for _ in range(ROUNDS):
            for name in kernels:
                _core.select_kernel(name)
                rates.setdefault(f"search {name}", []).append(search_rate(judge, nodes, leaves))
            rates.setdefault("batch", []).append(batch_rate(engine, boards))
            rates.setdefault("gnubg-nn", []).append(peer_rate(python, given))
            for name, rate in bgsage_rates(other_python, job).items():
                rates.setdefault(name, []).append(rate)
    best = {name: max(found) for name, found in rates.items()}
    peers = {
        "gnubg-nn": best["gnubg-nn"],
        "bgsage": max(rate for name, rate in best.items() if name.startswith("bgsage")),
    }
    record: dict[str, Any] = {
        "fivepoint": fivepoint.__version__,
        "net": nets.provenance,
        "width": nets.contact.width,
        "peers": [" ".join(PEER), " ".join(BGSAGE)],
        "processor": processor(),
        "python": platform.python_version(),
        "nodes": len(nodes),
        "leaves": leaves,
        "boards": len(boards),
        "rounds": ROUNDS,
        "evaluations a second, best": {name: round(rate) for name, rate in best.items()},
        "evaluations a second, median": {
            name: round(float(np.median(found))) for name, found in rates.items()
        },
        **{
            f"times {peer}, best": {
                name: round(rate / theirs, 1)
                for name, rate in best.items()
                if not name.startswith(tuple(peers))
            }
            for peer, theirs in peers.items()
        },
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(record, indent=2))


if __name__ == "__main__":
    main()
