"""The peer's half of evals.py, run by its own interpreter: time gnubg_nn.probabilities.

Reads boards (26 ints each), all different, from the JSON file named; prints positions a
second. Each is judged once, for it remembers positions. Converting the boards to its
form is not timed.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import gnubg_nn  # pyright: ignore[reportMissingImports] - lives in the peer's environment


def rows(board: list[int]) -> list[list[int]]:
    """A board as the peer takes it."""
    opponent = [max(0, -board[25 - point]) for point in range(1, 25)] + [-board[0]]
    own = [max(0, board[point]) for point in range(1, 25)] + [board[25]]
    return [opponent, own]


def main() -> None:
    """Judge every board once, timed."""
    boards = [rows(board) for board in json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))]
    judge = gnubg_nn.probabilities  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    begin = time.process_time()
    for board in boards:
        judge(board, 0)
    sys.stdout.write(f"{len(boards) / (time.process_time() - begin)}\n")


if __name__ == "__main__":
    main()
