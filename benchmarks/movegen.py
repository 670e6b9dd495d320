"""How fast results are listed from Python on one core, against gnubg-nn in the same run.

200,000 different positions of random play with one roll each, so that no branch
predictor can learn them. Ours in batches of 5,000; gnubg-nn's ``moves`` one by one, as
it can only be called. Both pinned to one core; the two alternate, the best of each counts.
Run: python benchmarks/movegen.py. Writes benchmarks/results/movegen.json.
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
from fivepoint import Position, core

if TYPE_CHECKING:
    from numpy.typing import NDArray

RESULTS = Path(__file__).parent / "results" / "movegen.json"
POSITIONS = 200_000
BATCH = 5_000
GAMES = 2_000
ROUNDS = 5
PEER = ("gnubg-nn", "1.1.0a11")


def random_play(count: int, seed: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """``count`` different positions of random play, and a roll for each."""
    dice_of = np.random.default_rng(seed)
    start = np.array(Position.start().board, np.int8)
    boards = np.tile(start, (GAMES, 1))
    met: list[NDArray[np.int8]] = []
    rolled: list[NDArray[np.int8]] = []
    while sum(map(len, met)) < 2 * count:
        dice = dice_of.integers(1, 7, (GAMES, 2)).astype(np.int8)
        met.append(boards)
        rolled.append(dice)
        results, offsets = core.legal_results_batch(boards, dice)
        lengths = np.diff(offsets)
        chosen = offsets[:-1] + (dice_of.random(GAMES) * lengths).astype(np.int64)
        boards = np.ascontiguousarray(-results[chosen][:, ::-1])
        over = (boards > 0).sum(axis=1) * (boards < 0).sum(axis=1) == 0
        boards[over] = start
    _, first = np.unique(np.concatenate(met), axis=0, return_index=True)
    kept = dice_of.permutation(first)[:count]
    if len(kept) != count:
        raise AssertionError(len(kept))
    return np.concatenate(met)[kept], np.concatenate(rolled)[kept]


def our_seconds(boards: NDArray[np.int8], dice: NDArray[np.int8]) -> float:
    """Seconds to list the results of every roll."""
    begin = time.perf_counter()
    for at in range(0, len(boards), BATCH):
        core.legal_results_batch(boards[at : at + BATCH], dice[at : at + BATCH])
    return time.perf_counter() - begin


def peer_run(python: Path, given: Path) -> dict[str, Any]:
    """What gnubg-nn needed, and how many moves it found for each roll."""
    script = PEERS / "time_moves_gnubg_nn.py"
    done = subprocess.run(
        [str(python), str(script), str(given)], capture_output=True, text=True, check=True
    )
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def main() -> None:
    """Measure, print and record."""
    peer = python_with(*PEER)
    boards, dice = random_play(POSITIONS, seed=1)
    _, offsets = core.legal_results_batch(boards, dice)
    pin()
    ours: list[float] = []
    theirs: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "rolls.json"
        given.write_text(json.dumps({"boards": boards.tolist(), "dice": dice.tolist()}))
        for _ in range(ROUNDS):
            ours += [our_seconds(boards, dice) for _ in range(5)]
            theirs.append(peer_run(peer, given))
    our_best = min(ours)
    peer_best = min(run["seconds"] for run in theirs)
    moves = np.array(theirs[0]["counts"])
    # gnubg-nn has an empty list where ours has the unchanged board.
    differing = int((np.maximum(moves, 1) != np.diff(offsets)).sum())
    unplayable = int((moves == 0).sum())
    figures = {
        "fivepoint": fivepoint.__version__,
        "processor": processor(),
        "python": platform.python_version(),
        "kernel": core.kernel(),
        "rolls": POSITIONS,
        "different_positions": POSITIONS,
        "results_a_roll": round(int(offsets[-1]) / POSITIONS, 2),
        "lists_per_second": round(POSITIONS / our_best),
        "results_per_second": round(int(offsets[-1]) / our_best),
        "ns_per_roll": round(1e9 * our_best / POSITIONS, 1),
        "peer": " ".join(PEER),
        "peer_lists_per_second": round(POSITIONS / peer_best),
        "ratio": round(peer_best / our_best, 1),
        "rolls_without_a_play": unplayable,
        "rolls_whose_number_of_results_differs": differing,
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
