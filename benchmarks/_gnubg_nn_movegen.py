"""The peer's half of movegen.py, run by its own interpreter: time gnubg_nn.moves.

Reads ``boards`` (26 ints each) and ``dice`` from the JSON file named; prints one line of
JSON: seconds for all lists, and how many moves each had. Converting the boards to its
form (opponent's and mover's 24 points and bar, each from its own side) is not timed.
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
    """List all moves of every roll once, timed."""
    given = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    rolls = [(rows(b), d[0], d[1]) for b, d in zip(given["boards"], given["dice"], strict=True)]
    moves = gnubg_nn.moves  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    counts: list[int] = []
    begin = time.perf_counter()
    for board, first, second in rolls:
        counts.append(len(moves(board, first, second)))  # pyright: ignore[reportUnknownArgumentType]
    seconds = time.perf_counter() - begin
    sys.stdout.write(json.dumps({"seconds": seconds, "counts": counts}) + "\n")


if __name__ == "__main__":
    main()
