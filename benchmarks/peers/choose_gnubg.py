"""What GNU Backgammon decides. Run by the program itself (see ``within_gnubg``); never imported.

Asked: JSON with ``xgids`` and ``plies``. Answered: a list, of a roll the board of 26 after the
play, still seen by the player who moved; of a cube ``[double, take]``, two booleans.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from boards import after, board_of
from within_gnubg import answer, context, gnubg


def decide(xgid: str, plies: int) -> list[int] | list[bool]:
    """The program's decision at its default filters."""
    gnubg.command(f"set xgid {xgid}")
    rows, cube = gnubg.board(), gnubg.cubeinfo()
    if xgid.split(":")[4] == "00":
        _, waits, takes, drops, *_ = gnubg.cfevaluate(rows, cube, context(plies))
        return [min(takes, drops) > waits, takes <= drops]
    move = gnubg.findbestmove(rows, cube, context(plies))
    steps = takewhile(lambda step: step[0] != 0, zip(move[::2], move[1::2], strict=True))
    return after(board_of(rows), steps)


def decisions(job: dict[str, Any]) -> list[list[int] | list[bool]]:
    """All that is asked."""
    return [decide(xgid, job["plies"]) for xgid in job["xgids"]]


answer(decisions)
