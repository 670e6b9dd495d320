"""What GNU Backgammon decides. Run by the program itself (``gnubg -t -q -r -p``); never imported.

The environment names two files: FIVEPOINT_JOB, JSON with ``xgids`` and ``plies``, and
FIVEPOINT_ANSWER, where a list is written: of a roll the board of 26 after the play, still seen
by the player who moved; of a cube ``[double, take]``, two booleans.
"""

from __future__ import annotations

import json
import os
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


def decide(xgid: str, plies: int) -> list[int] | list[bool]:
    """The program's decision at its default filters."""
    gnubg.command(f"set xgid {xgid}")
    rows, cube = gnubg.board(), gnubg.cubeinfo()
    context = {"cubeful": 1, "plies": plies, "deterministic": 1, "prune": 1, "noise": 0.0}
    if xgid.split(":")[4] == "00":
        _, waits, takes, drops, *_ = gnubg.cfevaluate(rows, cube, context)
        return [min(takes, drops) > waits, takes <= drops]
    opponent, mover = rows
    points = [mover[point - 1] - opponent[24 - point] for point in range(1, 25)]
    board = [-opponent[24], *points, mover[24]]
    move = gnubg.findbestmove(rows, cube, context)
    for start, end in zip(move[::2], move[1::2], strict=True):
        if start == 0:
            break
        board[start] -= 1
        if end > 0:
            if board[end] == -1:
                board[end] = 0
                board[0] -= 1
            board[end] += 1
    return board


def main() -> None:
    """Do the job named in the environment."""
    job = json.loads(Path(os.environ["FIVEPOINT_JOB"]).read_text(encoding="ascii"))
    for setting in SETTINGS:
        gnubg.command(setting)
    answers = [decide(xgid, job["plies"]) for xgid in job["xgids"]]
    Path(os.environ["FIVEPOINT_ANSWER"]).write_text(json.dumps(answers), encoding="ascii")


main()
