"""The store: tables, seatings and events in a database, by appending only.

SQLite by default (WAL, synchronous=FULL), PostgreSQL by its URL. An ``append`` is
done when the row would survive a power cut (see ``writer``). Knows rows and JSON, no
rules and no sockets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from fivepoint.rules.record_json import entry_from_json, entry_to_json, load_json
from fivepoint.server.database import Database, key
from fivepoint.server.ratings.fibs import START
from fivepoint.server.schema import (
    accounts,
    cancellations,
    challenges,
    contributions,
    events,
    handshakes,
    ratings,
    seatings,
    tables,
)
from fivepoint.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fivepoint.rules.record import Entry
    from fivepoint.server.protocol_accounts import AccountKind
    from fivepoint.server.writer import Row

_json = msgspec.json.Encoder()


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
    sealed: bool = False
    rated: bool = False
    per_roll: bool = False


@dataclass(frozen=True, slots=True)
class Holder:
    """The account that holds a seat: its kind and its rating now."""

    id: str
    kind: AccountKind
    rating: float


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all that has been added to it."""

    row: TableRow
    seatings: tuple[SeatingRow, ...]
    entries: tuple[Entry, ...]
    holders: tuple[Holder | None, Holder | None] = (None, None)
    handshakes: tuple[tuple[int, str, str], ...] = ()
    contributions: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    cancelled: str | None = None


class Store:
    """An open database. ``close`` writes what is waiting and lets it go."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._engine = database.engine
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at ``url``, made or brought up to date if need be."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Finish what is waiting and close the database."""
        await self._writer.close()
        await self.database.close()

    async def add_table(
        self, row: TableRow, seats: Iterable[SeatingRow], entries: Iterable[Entry] = ()
    ) -> None:
        """Keep a new table with those of its seats that are taken, and its first events."""
        sitting = [(seatings, {"table_id": row.id, **_values(seat)}) for seat in seats]
        first = [_event(row.id, number, entry) for number, entry in enumerate(entries)]
        await self._writer.keep((tables, _values(row)), *sitting, *first)

    async def add_seating(self, table: str, seat: SeatingRow) -> None:
        """Keep that an open seat has been taken."""
        await self._writer.keep((seatings, {"table_id": table, **_values(seat)}))

    async def append(self, table: str, number: int, entry: Entry, *more: Row) -> None:
        """Keep event ``number`` of a table, and ``more`` with it or neither.

        Refused by the database if there is such an event already.
        """
        row = _event(table, number, entry)
        try:
            await self._writer.keep(row, *more)
        except SQLAlchemyError:
            # A commit that failed to report may still have been kept.
            if await self._kept(table, number) != row[1]["entry"]:
                raise

    async def add_handshake(self, table: str, seat: int, kind: str, value: str, at: int) -> None:
        """Keep that a seat has committed or revealed; refused if it had."""
        row = {"table_id": table, "seat": seat, "kind": kind, "value": value, "at": at}
        await self._writer.keep((handshakes, row))

    async def add_contribution(self, table: str, seat: int, number: int, value: str) -> None:
        """Keep what a seat adds to a roll; refused if it had."""
        row = {"table_id": table, "seat": seat, "number": number, "value": value}
        await self._writer.keep((contributions, row))

    async def cancel(self, table: str, code: str, at: int) -> None:
        """Keep that a table was cancelled before its match began."""
        await self._writer.keep((cancellations, {"table_id": table, "code": code, "at": at}))

    async def load(self, table: str) -> StoredTable | None:
        """All that is kept of a table, None if there is no such table."""
        async with self._engine.connect() as connection:

            async def rows(query: Any) -> Sequence[RowMapping]:
                return (await connection.execute(query)).mappings().all()

            found = await rows(select(tables).where(tables.c.id == table))
            if not found:
                return None
            columns = [column for column in seatings.c if column.name != "table_id"]
            seats = await rows(
                select(*columns).where(seatings.c.table_id == table).order_by(seatings.c.seat)
            )
            entries = await self._entries(connection, table, 0)
            given: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
            shaken: tuple[tuple[int, str, str], ...] = ()
            cancelled: str | None = None
            if found[0]["sealed"]:
                steps = (
                    select(handshakes)
                    .where(handshakes.c.table_id == table)
                    .order_by(handshakes.c.kind, handshakes.c.seat)
                )
                shaken = tuple(
                    (row["seat"], row["kind"], row["value"]) for row in await rows(steps)
                )
                added = await rows(
                    select(contributions)
                    .where(contributions.c.table_id == table)
                    .order_by(contributions.c.number)
                )
                given = (_values_of(added, 0), _values_of(added, 1))
                for row in await rows(
                    select(cancellations).where(cancellations.c.table_id == table)
                ):
                    cancelled = row["code"]
            holders: list[Holder | None] = [None, None]
            for seat in seats:
                if seat["account_id"] is not None:
                    holders[seat["seat"]] = await _holder(connection, seat["account_id"])
            return StoredTable(
                TableRow(**dict(found[0])),
                tuple(SeatingRow(**dict(seat)) for seat in seats),
                entries,
                (holders[0], holders[1]),
                shaken,
                given,
                cancelled,
            )

    async def since(self, table: str, number: int) -> tuple[Entry, ...]:
        """The events of a table from ``number`` on."""
        async with self._engine.connect() as connection:
            return await self._entries(connection, table, number)

    async def holder(self, account: str) -> Holder | None:
        """The account that is to hold a seat."""
        async with self._engine.connect() as connection:
            return await _holder(connection, account)

    async def _entries(
        self, connection: AsyncConnection, table: str, number: int
    ) -> tuple[Entry, ...]:
        found = await connection.execute(
            select(events.c.entry)
            .where(events.c.table_id == table, events.c.number >= number)
            .order_by(events.c.number)
        )
        return tuple(entry_from_json(load_json(text)) for (text,) in found)

    async def keep_seal(self, name: str, seed: str, expires: int) -> None:
        """Keep the seed of a seal until its table is made."""
        await self.database.run(
            insert(challenges).values(id=name, challenge=seed, account_id=None, expires=expires)
        )

    async def use_seal(self, name: str, now: int) -> str | None:
        """The seed of a seal, None if there is none; it can be used once."""
        own = challenges.c.id == key(name, 32)
        async with self.database.transaction() as connection:
            found = await connection.execute(select(challenges).where(own))
            row = found.mappings().first()
            gone = (await connection.execute(delete(challenges).where(own))).rowcount
        return row["challenge"] if row is not None and gone and row["expires"] >= now else None

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


async def _holder(connection: AsyncConnection, account: str) -> Holder | None:
    query = (
        select(accounts.c.kind, ratings.c.rating)
        .join(ratings, ratings.c.account_id == accounts.c.id, isouter=True)
        .where(accounts.c.id == account)
    )
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return None
    rating = row["rating"]
    return Holder(account, row["kind"], START if rating is None else rating)


def _event(table: str, number: int, entry: Entry) -> Row:
    text = _json.encode(entry_to_json(entry)).decode()
    return events, {"table_id": table, "number": number, "entry": text}


def _values_of(added: Sequence[RowMapping], seat: int) -> tuple[str, ...]:
    return tuple(row["value"] for row in added if row["seat"] == seat)


def _values(row: SeatingRow | TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}
