"""The peer's half of movegen.py, run by its own interpreter: time gnubg_nn.moves.

Reads ``boards`` (26 ints each) and ``dice`` from the JSON file named; prints one line of
JSON: seconds for all lists, and how many moves each had. Making its rows of the boards
is not timed.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from boards import rows_of

gnubg_nn: Any = import_module("gnubg_nn")  # only in its own environment


def main() -> None:
    """List all moves of every roll once, timed."""
    given = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    rolls = [(rows_of(b), d[0], d[1]) for b, d in zip(given["boards"], given["dice"], strict=True)]
    moves = gnubg_nn.moves
    counts: list[int] = []
    begin = time.perf_counter()
    for board, first, second in rolls:
        counts.append(len(moves(board, first, second)))
    seconds = time.perf_counter() - begin
    sys.stdout.write(json.dumps({"seconds": seconds, "counts": counts}) + "\n")


if __name__ == "__main__":
    main()
