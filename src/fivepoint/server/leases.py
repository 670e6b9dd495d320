"""Which worker moves a table: runs its clock and its bots.

People act at any worker, for the database takes each event number once. What acts by
itself must act once, so one worker holds a *lease* on the table and renews it; when it
dies, the lease runs out and another worker takes it over. A worker that is alone holds
all tables without a lease.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from fivepoint.server.clock import now_ms, pause
from fivepoint.server.schema import leases

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fivepoint.server.database import Database

log = logging.getLogger("fivepoint.server")

LEASE_MS = 10_000
BEAT_SECONDS = 2.5
PORTION = 100


class Leases:
    """The leases of one worker."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker
        self._task: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self.on_beat: Callable[[list[str]], Awaitable[None]] | None = None
        """Called after each renewal with tables whose worker seems to have died."""

    def start(self) -> None:
        """Begin to renew."""
        if self._database.shared:
            self._task = asyncio.create_task(self._beat_forever(), name="leases")

    async def close(self) -> None:
        """Give all leases back, so that others need not wait for them to run out."""
        if self._task is None:
            return
        self._closing.set()
        await self._task
        mine = leases.c.worker == self._worker
        await self._database.run(update(leases).where(mine).values(until=0))

    async def take(self, table: str) -> bool:
        """Whether this worker holds the lease of a table now."""
        if not self._database.shared:
            return True
        now = now_ms()
        mine = {"worker": self._worker, "until": now + LEASE_MS}
        free = or_(leases.c.until < now, leases.c.worker == self._worker)
        row = insert(leases).values(table_id=table, **mine)
        taken = row.on_conflict_do_update(index_elements=["table_id"], set_=mine, where=free)
        return await self._database.run(taken) == 1

    async def give_back(self, table: str) -> None:
        """Hold a table no more: its match is over, or nothing moves there by itself."""
        if self._database.shared:
            mine = leases.c.worker == self._worker
            await self._database.run(delete(leases).where(leases.c.table_id == table, mine))

    async def _beat_forever(self) -> None:
        while not await pause(self._closing, BEAT_SECONDS):
            try:
                now = now_ms()
                mine = leases.c.worker == self._worker
                await self._database.run(update(leases).where(mine).values(until=now + LEASE_MS))
                ended = select(leases.c.table_id).where(leases.c.until < now).limit(PORTION)
                orphans = [row["table_id"] for row in await self._database.all(ended)]
                if self.on_beat is not None:
                    await self.on_beat(orphans)
            except Exception:
                log.exception("leases could not be renewed")
