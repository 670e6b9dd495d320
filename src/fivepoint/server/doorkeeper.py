"""Sockets of whom nobody would let in any more: their session or token has ended since.

A socket is let in once, by a session or an API token. When one of an account ends (signed
out elsewhere, a new password, banned, deleted), its sockets are looked at again, on every
worker, and those whose own way in is gone are let go.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select, union_all

from fivepoint.server.schema import api_tokens, sessions

if TYPE_CHECKING:
    from fivepoint.server.bus import Bus
    from fivepoint.server.database import Database
    from fivepoint.server.hub import Hub

log = logging.getLogger("fivepoint.server")


class Doorkeeper:
    """Lets go of the sockets of this worker that may stay no longer."""

    def __init__(self, database: Database, hub: Hub, bus: Bus) -> None:
        self._database = database
        self._hub = hub
        self._bus = bus
        self._looking: set[asyncio.Task[None]] = set()
        bus.hear("ended", lambda account, _worker: self._soon(account))

    async def ended(self, account: str) -> None:
        """A session or token of an account has ended. Its sockets here are gone when this returns.

        Those at other workers follow at once.
        """
        self._bus.publish("ended", account)
        await self.look(account)

    async def look(self, account: str) -> None:
        """Let go of the sockets of an account here whose session or token is no longer good."""
        if not self._hub.count(account):
            return
        ways = union_all(
            *(
                select(table.c.token_hash).where(table.c.account_id == account)
                for table in (sessions, api_tokens)
            )
        )
        good = {row["token_hash"] for row in await self._database.all(ways)}
        for socket in self._hub.of(account):
            if socket.proof not in good:
                socket.drop()

    async def close(self) -> None:
        """Finish what has been begun."""
        await asyncio.gather(*self._looking, return_exceptions=True)

    def _soon(self, account: str) -> None:
        task = asyncio.create_task(self.look(account))
        self._looking.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._looking.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("sockets could not be looked at", exc_info=task.exception())
