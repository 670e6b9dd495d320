"""The turn graphs that the web widget's tests walk, made by the rules themselves.

Run as a program it writes the files again; the test compares them with what the rules
say now. The first page's board is among them: it is a real roll, played from a file.
"""

from __future__ import annotations

import json
from pathlib import Path

from fivepoint.rules.position import Position
from fivepoint.rules.turn import TurnGraph

ROOT = Path(__file__).resolve().parents[2]
GRAPHS = ROOT / "tests" / "golden" / "turn_graphs.json"
OPENING = ROOT / "web" / "src" / "app" / "opening.json"

START = list(Position.start().board)
BAR_64 = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, 0, 0, -2, -3, 0, 1, 1]
ONLY_62 = [0, -2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, -9, 0, 0, 0, 0, 0, 0]
LARGER_65 = [0, 0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, -4, -9, 0, 0, 0, 0, 0, 0]
BEAR_OFF = [0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0]
TWO_WAYS = [0, -2, 0, 0, 0, 0, 4, -1, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -4, 0, 0, 0, 0, 2, 1]
HIT_STOP = [0, -2, 0, 0, 0, 0, 4, -1, 4, 0, 0, 0, -4, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
TWO_REACH = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 1, 4, -5, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
DANCE = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, -3, -3, -3, -2, -2, -2, 2]

CASES: dict[str, tuple[list[int], tuple[int, int]]] = {
    "start 3-1": (START, (3, 1)),
    "start 1-1": (START, (1, 1)),
    "start 6-4": (START, (6, 4)),
    "bar 6-4": (BAR_64, (6, 4)),
    "only turn 6-2": (ONLY_62, (6, 2)),
    "larger die 6-5": (LARGER_65, (6, 5)),
    "two reach 3-1": (TWO_REACH, (3, 1)),
    "bear off 6-5": (BEAR_OFF, (6, 5)),
    "bear off 6-6": (BEAR_OFF, (6, 6)),
    "bar 3-1": (TWO_WAYS, (3, 1)),
    "one stop hits 3-1": (HIT_STOP, (3, 1)),
    "dance 6-5": (DANCE, (6, 5)),
}


def graph_of(board: list[int], dice: tuple[int, int]) -> dict[str, object]:
    """A case as the browser gets it, with what the rules count beside it."""
    graph = TurnGraph(Position.from_board(board), dice)
    return {
        "board": board,
        "dice": list(dice),
        "nodes": graph.nodes,
        "results": len(graph.results),
    }


def graphs_text() -> str:
    """The file of all cases, one line a case."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(graph_of(*case), separators=(',', ':'))}"
        for name, case in CASES.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def opening_text() -> str:
    """The roll on the first page."""
    return json.dumps(graph_of(START, (3, 1)), separators=(",", ":")) + "\n"


def main() -> None:
    """Write both files."""
    GRAPHS.write_text(graphs_text(), encoding="utf-8")
    OPENING.write_text(opening_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
