"""Times bgsage's choice of plays. Run by a Python that has bgsage; never imported here.

Reads JSON from the file named: ``positions`` (board of 26, two dice) by ply, counted our way: 0 is
its raw net, which it calls 1-ply. Prints JSON: decisions a second of processor time, by ply.
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


def main() -> None:
    """Do the job in the file named."""
    job = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    rates = {plies: decisions(some, int(plies)) for plies, some in job["positions"].items()}
    sys.stdout.write(json.dumps(rates) + "\n")


main()
