"""Times GNU Backgammon. Run by the program itself (see ``within_gnubg``); never imported.

Asked: JSON with ``positions`` (its position ids, dice) by ply. Answered: decisions a second of
processor time by ply. Plays are looked for at the program's defaults: cubeful, its own filters,
pruning nets, one thread.
"""

from __future__ import annotations

import time
from typing import Any

from within_gnubg import answer, context, gnubg


def decisions(positions: list[tuple[str, int, int]], plies: int) -> float:
    """Plays chosen a second."""
    cube = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
    spent = 0.0
    for position, die1, die2 in positions:
        gnubg.command("set turn 1")
        gnubg.command(f"set board {position}")
        gnubg.command(f"set dice {die1} {die2}")
        board = gnubg.board()
        began = time.process_time()
        gnubg.findbestmove(board, cube, context(plies))
        spent += time.process_time() - began
    return len(positions) / spent


def rates(job: dict[str, Any]) -> dict[str, float]:
    """Decisions a second for each number of plies."""
    return {plies: decisions(some, int(plies)) for plies, some in job["positions"].items()}


answer(rates)
