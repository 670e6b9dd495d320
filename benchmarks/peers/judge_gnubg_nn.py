"""Static chances by gnubg-nn. Run by a Python that has it; never imported by Fivepoint.

Reads boards (26 ints each, the player on roll before rolling) from the JSON file named; prints a
JSON list of five chances a board: win, gammons and backgammons won, then those lost.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from boards import rows_of

gnubg_nn: Any = import_module("gnubg_nn")  # only in its own environment


def main() -> None:
    """Judge every board."""
    boards = json.loads(Path(sys.argv[1]).read_text(encoding="ascii"))
    told = [[*gnubg_nn.probabilities(rows_of(board), 0)] for board in boards]
    sys.stdout.write(json.dumps(told) + "\n")


main()
