"""Times GNU Backgammon. Run by the program itself (``gnubg -t -q -r -p``); never imported.

The environment names two files: FIVEPOINT_JOB, JSON with ``positions`` (its position ids, dice)
by ply, and FIVEPOINT_ANSWER, where decisions a second of processor time by ply are written.
Plays are looked for at the program's defaults: cubeful, its own filters, pruning nets, one thread.
"""

from __future__ import annotations

import json
import os
import time
from importlib import import_module
from pathlib import Path
from typing import Any

gnubg: Any = import_module("gnubg")  # there is one only inside the program

SETTINGS = (
    "set threads 1",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "new session",
)


def decisions(positions: list[tuple[str, int, int]], plies: int) -> float:
    """Plays chosen a second."""
    context = {"cubeful": 1, "plies": plies, "deterministic": 1, "prune": 1, "noise": 0.0}
    cube = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
    spent = 0.0
    for position, die1, die2 in positions:
        gnubg.command("set turn 1")
        gnubg.command(f"set board {position}")
        gnubg.command(f"set dice {die1} {die2}")
        board = gnubg.board()
        began = time.process_time()
        gnubg.findbestmove(board, cube, context)
        spent += time.process_time() - began
    return len(positions) / spent


def main() -> None:
    """Do the job named in the environment."""
    job = json.loads(Path(os.environ["FIVEPOINT_JOB"]).read_text(encoding="ascii"))
    for setting in SETTINGS:
        gnubg.command(setting)
    rates = {plies: decisions(some, int(plies)) for plies, some in job["positions"].items()}
    Path(os.environ["FIVEPOINT_ANSWER"]).write_text(json.dumps(rates), encoding="ascii")


main()
