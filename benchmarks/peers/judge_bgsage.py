"""Static chances by bgsage's raw net (its 1-ply), of the same job as judge_gnubg_nn.py."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

bgsage: Any = import_module("bgsage")  # only in its own environment


def main() -> None:
    """Judge every board; there the opponent's bar counts up from 0."""
    boards = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    asked = [
        {"board": [-cells[0], *cells[1:]], "cube_value": 1, "cube_owner": "centered"}
        for cells in boards
    ]
    told: list[list[float]] = []
    for found in bgsage.batch_evaluate(asked, "1ply", n_threads=1):
        chances: Any = found.probs
        told.append([
            chances.win, chances.gammon_win, chances.backgammon_win,
            chances.gammon_loss, chances.backgammon_loss,
        ])  # fmt: skip
    sys.stdout.write(json.dumps(told) + "\n")


main()
