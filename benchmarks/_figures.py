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
    """One side's numbers for the dice of one table: what to send for how far both sides are.

    The secret is the end of a chain of hashes, where ``links`` rolls can be added to.
    """

    def __init__(self, table: str, seat: int, links: int = 1) -> None:
        self._table, self._seat = table, seat
        self._chain = [secrets.token_hex(32)]
        while len(self._chain) < links:
            self._chain.append(hashlib.sha256(bytes.fromhex(self._chain[-1])).hexdigest())
        self._secret = self._chain[-1]

    def contribution(self, roll: int) -> str:
        """What this side adds to a roll: the link before that of the roll before."""
        return self._chain[-2 - roll]

    def owed(self, per_roll: dict[str, Any] | None) -> dict[str, Any] | None:
        """The message with what this side has yet to add to the next roll, None if nothing."""
        if per_roll is None or per_roll["given"][self._seat]:
            return None
        number = per_roll["number"]
        mine = {"table": self._table, "seat": self._seat, "number": number}
        return {"type": "contribute", **mine, "value": self.contribution(number)}

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
