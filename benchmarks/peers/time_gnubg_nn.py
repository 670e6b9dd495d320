"""The peer's half of evals.py, run by its own interpreter: time gnubg_nn.probabilities.

Reads boards (26 ints each), all different, from the JSON file named; prints positions a
second. Each is judged once, for it remembers positions. Making its rows of the boards
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
    """Judge every board once, timed."""
    boards = [rows_of(board) for board in json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))]
    judge = gnubg_nn.probabilities
    begin = time.process_time()
    for board in boards:
        judge(board, 0)
    sys.stdout.write(f"{len(boards) / (time.process_time() - begin)}\n")


if __name__ == "__main__":
    main()
