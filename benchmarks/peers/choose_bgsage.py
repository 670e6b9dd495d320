"""What bgsage decides, cubeful. Run by a Python that has bgsage; never imported here.

Reads a line of JSON a decision: ``board`` of 26 as ``Position.board`` has it, ``dice`` or null,
``cube``, ``owner`` (me, other or null), ``away`` (own, other; zeros for money), ``crawford``,
``jacoby``.
The level is the first argument, in its names (3ply). Answers a line each: of a roll the board after
the play, still seen by the player who moved; of a cube ``[double, take]``, two booleans.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

from bgsage_states import board_of, state_of

# Only in its own environment.
bgsage: Any = import_module("bgsage")


def decide(analyzer: Any, asked: dict[str, Any]) -> list[int] | list[bool]:
    """Its decision."""
    board, state = board_of(asked), state_of(asked)
    if asked["dice"] is None:
        found = analyzer.cube_action(board, **state)
        return [bool(found.should_double), bool(found.should_take)]
    chosen = analyzer.checker_play(board, *asked["dice"], **state).moves[0].board
    return [-chosen[0], *chosen[1:26]]


def main() -> None:
    """Answer until nothing more is asked."""
    analyzer: Any = bgsage.BgBotAnalyzer(eval_level=sys.argv[1], parallel_threads=1)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(decide(analyzer, json.loads(line))) + "\n")
        sys.stdout.flush()


main()
