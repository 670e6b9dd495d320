"""The computer at a table: when the decision is its own, and what it does then.

Levels are asked in a thread, never on the event loop; the answer goes through the
same checks as a person's.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from fivepoint.engine.computer import decide
from fivepoint.engine.levels import find_level

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action
    from fivepoint.table.table import Table


def bot_to_act(table: Table) -> int | None:
    """The seat of a computer whose decision it is now, None if it is a person's or nobody's.

    Between two computers White's calls for the opening rolls.
    """
    if not table.ready or table.match.stage == "match-over":
        return None
    seat = table.match.to_act
    if seat is None:
        return 0 if all(s.kind == "computer" for s in table.seats) else None
    return seat if table.seats[seat].kind == "computer" else None


def bot_action(table: Table, seat: int) -> Action:
    """What the computer in ``seat`` does now. Takes its time: not for the event loop."""
    return decide(table.match, find_level(table.seats[seat].level or ""), seat, _seed(table))


def _seed(table: Table) -> int:
    """A number of its own for every decision of every table."""
    text = f"{table.id}|{len(table.record)}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
