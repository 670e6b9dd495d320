"""The finished games in a server's database as records, for statistics made by one command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from fivepoint.server.live_table import revive
from fivepoint.server.schema import tables

if TYPE_CHECKING:
    from fivepoint.rules.record import Record
    from fivepoint.server.store import Store


async def stored_records(store: Store) -> list[tuple[str, Record, tuple[str | None, str | None]]]:
    """The tables with a finished game, oldest first: name, record, computers' levels by seat."""
    found: list[tuple[str, Record, tuple[str | None, str | None]]] = []
    for row in await store.database.all(select(tables.c.id).order_by(tables.c.created)):
        stored = await store.load(row["id"])
        if stored is None or not stored.entries:
            continue
        table = revive(stored, 0).table
        if table.record.match.games:
            white, black = table.seats
            found.append((table.id, table.record, (white.level, black.level)))
    return found
