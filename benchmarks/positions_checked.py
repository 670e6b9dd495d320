"""Asks three programs about every pictured position and records their answers.

The readable rules, the fast core, and gnubg-nn in a process of its own. Each lists the
plays of the diagram's roll, of all 21 rolls for a start, or tells the result of a
finished game.
Run: python benchmarks/positions_checked.py. Writes docs/positions_checked.json; exit
status 1 if any two answers differ.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from _peers import PEERS, ROOT, python_with

import fivepoint
from fivepoint import Engine, Position, core
from fivepoint.rulebook import DIAGRAMS
from fivepoint.rulebook.checked import OWN, Check, check, check_by_rules, rolls_asked

if TYPE_CHECKING:
    from fivepoint.rulebook import Diagram

CHECKED = ROOT / "docs" / "positions_checked.json"
PEER = "gnubg-nn"
PEER_VERSION = "1.1.0a11"


def ask_peer(diagrams: tuple[Diagram, ...]) -> list[Check]:
    """The peer's answers, in the order of the diagrams."""
    questions = [
        {"board": diagram.board, "dice": dice}
        for diagram in diagrams
        for dice in rolls_asked(diagram) or (None,)
    ]
    worker = subprocess.run(
        [python_with(PEER, PEER_VERSION), PEERS / "list_gnubg_nn.py"],
        input="".join(json.dumps(question) + "\n" for question in questions),
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[Any] = [json.loads(line) for line in worker.stdout.splitlines()]
    checks: list[Check] = []
    for diagram in diagrams:
        rolls = rolls_asked(diagram)
        found, answers = answers[: len(rolls) or 1], answers[len(rolls) or 1 :]
        checks.append(
            check(diagram, PEER, PEER_VERSION, plays=found)
            if rolls
            else check(diagram, PEER, PEER_VERSION, result=found[0])
        )
    return checks


def check_by_core(diagram: Diagram, version: str) -> Check:
    """The answer of the core; what a finished game was won by, its evaluation tells exactly."""
    rolls = rolls_asked(diagram)
    if not rolls:
        final = Position.from_board(diagram.board, men=diagram.men)
        won = Engine(plies=0).evaluate(final).equity
        return check(diagram, OWN[1], version, result=round(won))
    plays = [
        [tuple(row.tolist()) for row in core.legal_results(diagram.board, *dice, men=diagram.men)]
        for dice in rolls
    ]
    return check(diagram, OWN[1], version, plays=plays)


def main() -> int:
    """Ask, write, and say whether all agree."""
    version = fivepoint.__version__
    entries: dict[str, Any] = {}
    differing: list[str] = []
    for diagram, outside in zip(DIAGRAMS, ask_peer(DIAGRAMS), strict=True):
        checks = [check_by_rules(diagram, version), check_by_core(diagram, version), outside]
        entries[diagram.id] = {
            "board": diagram.board,
            "men": diagram.men,
            "dice": diagram.dice,
            "checks": [asdict(each) for each in checks],
        }
        if len({each.answer for each in checks}) > 1:
            differing.append(diagram.id)
    lines = [f'  "{name}": {json.dumps(entry)}' for name, entry in entries.items()]
    CHECKED.write_text('{"diagrams": {\n' + ",\n".join(lines) + "\n}}\n", encoding="utf-8")
    print(f"{len(entries)} positions, {len(differing)} differing", *differing)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
