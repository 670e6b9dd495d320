"""Times bgsage. Run by a Python that has bgsage; never imported here.

Reads JSON from the file named: ``positions`` (board of 26, two dice) by ply, counted our way: 0 is
its raw net, which it calls 1-ply; prints JSON: decisions a second of processor time, by ply. Or
``boards`` to be judged by the raw net; prints positions a second, asked together and one by one.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

# Only in its own environment.
bgsage: Any = import_module("bgsage")
core: Any = import_module("bgbot_cpp")


def decisions(positions: list[tuple[list[int], int, int]], plies: int) -> float:
    """Plays chosen a second, cubeless; listing them is its caller's work and not timed."""
    weights: Any = bgsage.default_weights()
    player: Any = core.create_multipy(
        weights.strategy_type,
        weights.weight_paths_list,
        weights.hidden_sizes_list,
        n_plies=plies + 1,
    )
    spent, count = 0.0, 0
    for cells, die1, die2 in positions:
        board = [-cells[0], *cells[1:]]  # there the opponent's bar counts up from 0
        results: list[list[int]] = bgsage.possible_moves(board, die1, die2)
        if not results:
            continue
        began = time.process_time()
        player.best_move_index(results, board)
        spent += time.process_time() - began
        count += 1
    return count / spent


def evaluations(boards: list[list[int]]) -> dict[str, float]:
    """Positions judged a second; turning them into what it takes is not timed."""
    weights: Any = bgsage.default_weights()
    net: Any = core.create_strategy(
        weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
    )
    turned = [core.flip_board([-cells[0], *cells[1:]]) for cells in boards]
    asked = [{"board": board, "cube_value": 1, "cube_owner": "centered"} for board in turned]
    began = time.process_time()
    bgsage.batch_post_move_evaluate(asked, "1ply", n_threads=1)
    together = time.process_time() - began
    began = time.process_time()
    for board in turned:
        net.evaluate_board(board, board)
    one_by_one = time.process_time() - began
    return {"together": len(boards) / together, "one by one": len(boards) / one_by_one}


def main() -> None:
    """Do the job in the file named."""
    job = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    if "boards" in job:
        sys.stdout.write(json.dumps(evaluations(job["boards"])) + "\n")
        return
    rates = {plies: decisions(some, int(plies)) for plies, some in job["positions"].items()}
    sys.stdout.write(json.dumps(rates) + "\n")


main()
