"""Tables between workers: copies kept up, presence told, dead workers' tables taken over.

Without other workers nothing here ever happens.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError
from fivepoint.rules.record_json import entry_from_json
from fivepoint.server.clock import now_ms

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from fivepoint.rules.record import Entry
    from fivepoint.server.bus import Bus
    from fivepoint.server.leases import Leases
    from fivepoint.server.live import Tables

log = logging.getLogger("fivepoint.server")

SILENT_MS = 10_000
"""A worker not heard of for so long has died, and whoever was connected to it is away."""

RETRY_SECONDS = 0.5
"""How long a table waits to be read again when the database did not answer."""

TRIES = 20
"""How often a table is read at most. A database gone for longer is missed by the bus as well."""


class Fleet:
    """This worker's tables among those of the others."""

    def __init__(self, tables: Tables, bus: Bus, leases: Leases) -> None:
        self._tables = tables
        self._bus = bus
        self._leases = leases
        self._heard: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        bus.hear("table", lambda name, _worker: self._soon(self._changed(name)))
        bus.hear("event", self._event)
        bus.hear("presence", self._presence)
        bus.hear("who", self._who)
        bus.hear("deleted", lambda account, _worker: self._forget(account))
        bus.hear("alive", lambda _text, worker: self._heard.__setitem__(worker, now_ms()))
        leases.on_beat = self._beat

    def missed(self) -> None:
        """Something may have been missed: read all copies again."""
        self._soon(self._changed(*self._tables.names))

    def doubt(self, name: str) -> None:
        """It is unknown what has been kept of a table: read it, and have the others read it."""
        self._soon(self._settle(name))

    def forget(self, account: str) -> None:
        """An account is deleted: its tables in memory, at every worker, lose its name."""
        self._bus.publish("deleted", account)
        self._forget(account)

    async def close(self) -> None:
        """Finish what has been begun, but wait for no database that does not answer."""
        self._closing = True
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _changed(self, *names: str) -> None:
        """Read what is new at tables that are kept here."""
        for name in names:
            await self._read(name)

    def _forget(self, account: str) -> None:
        held = [
            name
            for name in self._tables.names
            if (live := self._tables.loaded(name)) is not None and account in live.accounts
        ]
        self._soon(self._changed(*held))

    async def _settle(self, name: str) -> None:
        await self._read(name)
        self._bus.publish("table", name)

    async def _read(self, name: str) -> None:
        """Read what is new at a table, if it is kept here, as soon as the database answers."""
        for tries in range(TRIES):
            live = self._tables.loaded(name)
            if live is None:
                return
            try:
                async with live.lock:
                    await self._tables.catch_up(live)
            except Exception:  # each driver has errors of its own
                if self._closing or tries == TRIES - 1:
                    raise
                log.warning("a table could not be read and will be read again")
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self._tables.carry_on(live)
                return

    def _event(self, text: str, _worker: str) -> None:
        name, number, row = json.loads(text)
        if self._tables.loaded(name) is not None:
            self._soon(self._followed(name, number, entry_from_json(row)))

    async def _followed(self, name: str, number: int, entry: Entry) -> None:
        """Take in an event of another worker; read the table if one before it is missing."""
        live = self._tables.loaded(name)
        if live is None:
            return
        async with live.lock:
            known = len(live.table.record)
            if number == known:
                live.table = live.table.follow(entry, now_ms())
                self._tables.audience.show(live, number)
        if number > known:
            await self._read(name)
        else:
            self._tables.carry_on(live)

    def _presence(self, text: str, worker: str) -> None:
        name, white, black = json.loads(text)
        self._heard[worker] = now_ms()
        live = self._tables.loaded(name)
        if live is not None:
            self._tables.audience.note_elsewhere(live, worker, (bool(white), bool(black)))

    def _who(self, name: str, _worker: str) -> None:
        """Another worker has taken a table into its memory and asks who is here."""
        live = self._tables.loaded(name)
        if live is not None:
            self._tables.audience.tell_workers(live)

    async def _beat(self, orphans: list[str]) -> None:
        """Take over what nobody moves, let go of what need not move."""
        self._bus.publish("alive", "")
        gone = [worker for worker, at in self._heard.items() if at < now_ms() - SILENT_MS]
        for worker in gone:
            del self._heard[worker]
            self._tables.forget_worker(worker)
        for name in orphans:
            try:
                live = await self._tables.find(name)
            except FivepointError:
                continue
            if await self._leases.take(name):
                live.leased = True
                self._tables.carry_on(live)
        for name in self._tables.names:
            live = self._tables.loaded(name)
            if live is not None and live.leased and live.over:
                live.leased = False
                await self._leases.give_back(name)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table could not be caught up with", exc_info=task.exception())
