"""The result of a match, taken from its record alone when its last event is kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fivepoint.rules.actions import Roll

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.rules.match import Match
    from fivepoint.rules.record import Record

ROLLS = tuple((high, low) for high in range(6, 0, -1) for low in range(high, 0, -1))
"""The 21 rolls in the order in which they are counted."""


def result_row(
    table: str, record: Record, accounts: Sequence[str | None], *, rated: bool, ended: int
) -> dict[str, Any]:
    """The row of a finished match in the database's ``results``."""
    match = record.match
    return {
        "table_id": table,
        "ended": ended,
        "white": accounts[0],
        "black": accounts[1],
        "length": match.rules.length,
        "white_points": match.score[0],
        "black_points": match.score[1],
        "winner": match.winner,
        "ending": match.games[-1].ending if match.games else "",
        "rated": rated,
        "dice": json.dumps(count_rolls(record), separators=(",", ":")),
    }


def effective_rolls(record: Record) -> tuple[list[tuple[int, int]], list[int | None]]:
    """All rolls that count, in order, and whose each was (None for an opening roll)."""
    rolls: list[tuple[int, int]] = []
    seats: list[int | None] = []
    states = record.states()
    before = next(states)
    for entry, after in zip(record.entries, states, strict=True):
        del rolls[after.rolls :], seats[after.rolls :]
        if isinstance(entry.action, Roll):
            rolls.append(entry.action.dice)
            opening = before.stage != "playing"
            seats.append(None if opening else entry.action.seat)
        before: Match = after
    return rolls, seats


def count_rolls(record: Record) -> tuple[list[int], list[int]]:
    """How often White and Black rolled each of the 21 rolls, opening rolls aside."""
    counts = ([0] * len(ROLLS), [0] * len(ROLLS))
    for (first, second), seat in zip(*effective_rolls(record), strict=True):
        if seat is not None:
            counts[seat][ROLLS.index((max(first, second), min(first, second)))] += 1
    return counts
