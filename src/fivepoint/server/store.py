"""The store: tables, seatings and events in a database, by appending only.

SQLite by default (WAL, synchronous=FULL), PostgreSQL by its URL. An ``append`` is
done when the row would survive a power cut. Commits are grouped: what arrives within
a few milliseconds shares one. Knows rows and JSON, no rules and no sockets.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from fivepoint.rules.record_json import entry_from_json, entry_to_json, load_json
from fivepoint.server.database import Database
from fivepoint.server.schema import events, seatings, tables

if TYPE_CHECKING:
    from sqlalchemy import Insert

    from fivepoint.rules.record import Entry

GROUP_SECONDS = 0.002
"""How long a commit waits for company."""


@dataclass(frozen=True, slots=True)
class SeatingRow:
    """Who took a seat, and with what proof (``key_hash``) and secret for the dice."""

    seat: int
    kind: str
    name: str
    level: str | None
    local: bool
    key_hash: str | None
    secret: str
    secret_by_server: bool
    at: int
    account_id: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """How a table was made: ``rules`` and ``clock`` as JSON text, ``seed`` in hex."""

    id: str
    created: int
    rules: str
    clock: str
    dice: str
    seed: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all that has been added to it."""

    row: TableRow
    seatings: tuple[SeatingRow, ...]
    entries: tuple[Entry, ...]


class Store:
    """An open database. ``close`` writes what is waiting and lets it go."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine
        self._waiting: asyncio.Queue[tuple[list[Insert], asyncio.Future[None]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_forever(), name="store writer")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at ``url``, made or brought up to date if need be."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Finish what is waiting and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        await self.database.close()

    async def add_table(self, row: TableRow, seats: list[SeatingRow]) -> None:
        """Keep a new table with those of its seats that are taken."""
        await self._durably(
            [
                insert(tables).values(**_values(row)),
                *(insert(seatings).values(table_id=row.id, **_values(seat)) for seat in seats),
            ]
        )

    async def add_seating(self, table: str, seat: SeatingRow) -> None:
        """Keep that an open seat has been taken."""
        await self._durably([insert(seatings).values(table_id=table, **_values(seat))])

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Keep event ``number`` of a table; refused by the database if there is one already."""
        text = json.dumps(entry_to_json(entry), ensure_ascii=False, separators=(",", ":"))
        try:
            await self._durably([insert(events).values(table_id=table, number=number, entry=text)])
        except SQLAlchemyError:
            # A commit that failed to report may still have been kept.
            if await self._kept(table, number) != text:
                raise

    async def load(self, table: str) -> StoredTable | None:
        """All that is kept of a table, None if there is no such table."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
            row = found.mappings().first()
            if row is None:
                return None
            columns = [column for column in seatings.c if column.name != "table_id"]
            seats = await connection.execute(
                select(*columns).where(seatings.c.table_id == table).order_by(seatings.c.seat)
            )
            actions = await connection.execute(
                select(events.c.entry).where(events.c.table_id == table).order_by(events.c.number)
            )
            return StoredTable(
                TableRow(**dict(row)),
                tuple(SeatingRow(**dict(seat)) for seat in seats.mappings()),
                tuple(entry_from_json(load_json(text)) for (text,) in actions),
            )

    async def with_clock(self, since: int) -> list[str]:
        """The names of the tables with a clock that were made at ``since`` or later."""
        timed = select(tables.c.id).where(
            tables.c.created >= since, tables.c.clock.not_like('%"none"%')
        )
        async with self._engine.connect() as connection:
            return [name for (name,) in await connection.execute(timed)]

    async def _kept(self, table: str, number: int) -> str | None:
        """The text of one event in the database, None if there is none."""
        one = select(events.c.entry).where(events.c.table_id == table, events.c.number == number)
        async with self._engine.connect() as connection:
            return (await connection.execute(one)).scalar_one_or_none()

    async def _durably(self, rows: list[Insert]) -> None:
        """Return when ``rows`` are on disk; all of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((rows, done))
        await done

    async def _write_forever(self) -> None:
        while True:
            group = [await self._waiting.get()]
            await asyncio.sleep(GROUP_SECONDS)
            while not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            try:
                await self._commit([rows for rows, _ in group])
            except Exception:  # noqa: BLE001 - whatever it is, each writer gets its own below
                for rows, done in group:
                    await self._commit_alone(rows, done)
            else:
                for _, done in group:
                    if not done.done():
                        done.set_result(None)
            for _ in group:
                self._waiting.task_done()

    async def _commit_alone(self, rows: list[Insert], done: asyncio.Future[None]) -> None:
        """One writer's rows by themselves, so that one bad row spoils no other."""
        try:
            await self._commit([rows])
        except Exception as error:  # noqa: BLE001 - told to the one who asked
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    async def _commit(self, groups: list[list[Insert]]) -> None:
        async with self._engine.begin() as connection:
            for rows in groups:
                for row in rows:
                    await connection.execute(row)


def _values(row: SeatingRow | TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}
