"""Where a benchmark of the server writes its figures, and what its clients have in common."""

from __future__ import annotations

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def write(name: str, figures: dict[str, Any]) -> None:
    """Print the figures and keep them in ``results/NAME.json``."""
    text = json.dumps(figures, indent=2)
    print(text)
    (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


class Numbers:
    """One side's number for the dice of one table: what to send for how far both sides are."""

    def __init__(self, table: str, seat: int) -> None:
        self._table, self._seat = table, seat
        self._secret = secrets.token_hex(32)

    def due(self, sealing: dict[str, Any]) -> dict[str, Any] | None:
        """The message that is due from this side, None if it is the other one's turn."""
        mine = {"table": self._table, "seat": self._seat}
        if sealing["cancelled"]:
            return None
        if sealing["commitments"][self._seat] is None:
            value = hashlib.sha256(bytes.fromhex(self._secret)).hexdigest()
            return {"type": "commit", **mine, "commitment": value}
        if None not in sealing["commitments"] and not sealing["revealed"][self._seat]:
            return {"type": "reveal", **mine, "secret": self._secret}
        return None


def walk(graph: list[list[list[int]]], choose: Any) -> list[list[int]]:
    """The steps of a whole turn through a turn graph, each chosen by ``choose``."""
    node, steps = 0, list[list[int]]()
    while graph[node]:
        origin, target, _, die, node = choose(graph[node])
        steps.append([origin, target, die])
    return steps
