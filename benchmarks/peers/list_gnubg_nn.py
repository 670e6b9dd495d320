"""Lists plays and results with gnubg-nn. Run by a Python that has it; never imported by Fivepoint.

In, one JSON line a question: ``{"board": [26 ints], "dice": [d1, d2] or null}``, the board
as ``Position.board``. Out, one JSON line an answer: with dice the boards the plays lead to, seen
from the player who moved; without, for a finished game, what the player in view won (1, 2, 3).
"""

import json
import sys
from importlib import import_module
from typing import Any

from boards import board_of, rows_of

gnubg_nn: Any = import_module("gnubg_nn")  # known only to the environment that runs this


def answer(question: dict[str, Any]) -> list[list[int]] | int:
    """The answer to one question."""
    rows = rows_of(question["board"])
    if question["dice"]:
        keys = gnubg_nn.moves(rows, *question["dice"])
        boards = [board_of(gnubg_nn.board_from_position_key(key)) for key in keys]
        return sorted(boards) or [question["board"]]
    # Asked for the other side, which has lost the finished game and would be on roll.
    win, _, _, lost_gammon, lost_backgammon = gnubg_nn.probabilities(rows[::-1], 0)
    return 0 if win else 1 + round(lost_gammon) + round(lost_backgammon)


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
