"""The ledger: books finished matches into the database, one after the other.

Between workers a row lock sees to the order; the number of each change is that order.
``rebuild`` goes through all records again in it and says whether anything differs.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, func, insert, or_, select, update

from fivepoint.server.ratings.book import NEW, SPAN, Change, Rated, Rating, settle
from fivepoint.server.ratings.results import result_row
from fivepoint.server.schema import changes, counters, ratings, results

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fivepoint.server.database import Database
    from fivepoint.server.store import Store

log = logging.getLogger("fivepoint.server")


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What a rebuild found: how many matches, and the tables whose numbers differed."""

    matches: int
    differing: tuple[str, ...]


class Ledger:
    """Books results as they come in."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None
        self._results: list[str | None] = []
        self.on_result: Callable[[str], Awaitable[None]] | None = None
        """Called with the name of each table whose result has been kept, rated or not."""
        self.on_settled: Callable[[str], None] = lambda _table: None
        """Called with the name of each table whose result is booked."""

    def start(self, table: str | None) -> None:
        """Book what is waiting, soon; called whenever the result of a table has been kept."""
        self._results.append(table)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._settle_all(), name="ledger")

    async def close(self) -> None:
        """Finish what has been begun."""
        if self._task is not None:
            await self._task

    async def _settle_all(self) -> None:
        while self._results:
            noted, self._results = self._results, []
            try:
                settled = await self.settle()
                for table in noted:
                    if table is not None and self.on_result is not None:
                        await self.on_result(table)
            except Exception:
                log.exception("results could not be booked; they wait for the next one")
                return
            for table in settled:
                self.on_settled(table)

    async def settle(self) -> list[str]:
        """Book all rated results that wait; the names of their tables."""
        async with self._database.transaction() as connection:
            number = await _locked_counter(connection)
            waiting = await _waiting(connection)
            for row in waiting:
                number += 1
                await _book(connection, number, row)
            await _set_counter(connection, number)
        return [row["table_id"] for row in waiting]


async def rebuild(database: Database, store: Store) -> Rebuilt:
    """Compute all ratings again from the records and put right what differs."""
    differing: list[str] = []
    async with database.transaction() as connection:
        await _locked_counter(connection)
        query = select(changes, *_RESULT).join(results, results.c.table_id == changes.c.table_id)
        kept = await _rows(connection, query.order_by(changes.c.number))
        players: dict[str, Rating] = {}
        pairs: dict[frozenset[str], list[int]] = {}
        for row in kept:
            fresh = await _result_again(store, row)
            between = pairs.setdefault(frozenset((fresh["white"], fresh["black"])), [])
            change = _settled(fresh, players, between)
            if change.unrated is None:
                between.append(fresh["ended"])
                players[fresh["white"]], players[fresh["black"]] = change.after
            texts = _texts(change)
            if texts != {name: row[name] for name in texts} or not _same_result(fresh, row):
                differing.append(row["table_id"])
                same = changes.c.table_id == row["table_id"]
                await connection.execute(update(changes).where(same).values(**texts))
                mine = results.c.table_id == row["table_id"]
                await connection.execute(update(results).where(mine).values(**fresh))
        shown = {row["account_id"]: row for row in await _rows(connection, select(ratings))}
        for account, rating in players.items():
            if account not in shown or _numbers(shown[account]) != rating.numbers():
                differing.append(account)
        await connection.execute(delete(ratings))
        for account, rating in players.items():
            await connection.execute(insert(ratings).values(**_row(account, rating)))
    return Rebuilt(len(kept), tuple(differing))


_RESULT = [column for column in results.c if column.name != "table_id"]


async def _result_again(store: Store, row: RowMapping) -> dict[str, Any]:
    """The result of a table from its record, as it was when the last event was kept."""
    from fivepoint.server.live_table import revive

    stored = await store.load(row["table_id"])
    assert stored is not None, "results refer to tables"
    live = revive(stored, 0)
    ended = live.table.record.entries[-1].at or 0
    return result_row(
        row["table_id"], live.table.record, live.accounts, rated=live.row.rated, ended=ended
    )


def _same_result(fresh: dict[str, Any], row: RowMapping) -> bool:
    return all(row[name] == value for name, value in fresh.items())


def _settled(row: Any, players: dict[str, Rating], between: Sequence[int]) -> Change:
    before = players.get(row["white"], NEW), players.get(row["black"], NEW)
    match = Rated(row["winner"], row["length"], row["ended"])
    recent = sum(row["ended"] - SPAN < at <= row["ended"] for at in between)
    return settle(match, before, recent)


async def _book(connection: AsyncConnection, number: int, row: RowMapping) -> None:
    """Book one result: the change, and what both players have now."""
    players = {
        account: await _rating(connection, account) for account in (row["white"], row["black"])
    }
    change = _settled(row, players, await _between(connection, row))
    await connection.execute(
        insert(changes).values(number=number, table_id=row["table_id"], **_texts(change))
    )
    if change.unrated is not None:
        return
    for account, rating in zip((row["white"], row["black"]), change.after, strict=True):
        await connection.execute(delete(ratings).where(ratings.c.account_id == account))
        await connection.execute(insert(ratings).values(**_row(account, rating)))


async def _waiting(connection: AsyncConnection) -> Sequence[RowMapping]:
    booked = select(changes.c.table_id).where(changes.c.table_id == results.c.table_id)
    query = select(results).where(
        results.c.rated, ~booked.exists(), results.c.white != results.c.black
    )
    return await _rows(connection, query.order_by(results.c.ended, results.c.table_id))


async def _between(connection: AsyncConnection, row: RowMapping) -> list[int]:
    """When the matches of the same two ended that have counted within a day."""
    one, other = row["white"], row["black"]
    same = or_(
        and_(results.c.white == one, results.c.black == other),
        and_(results.c.white == other, results.c.black == one),
    )
    query = (
        select(results.c.ended)
        .join(changes, changes.c.table_id == results.c.table_id)
        .where(same, changes.c.unrated.is_(None), results.c.ended > row["ended"] - SPAN)
    )
    return [found["ended"] for found in await _rows(connection, query)]


async def _locked_counter(connection: AsyncConnection) -> int:
    """The number of the last change; from here on no other worker books until we are done."""
    own = counters.c.name == "ratings"
    await connection.execute(update(counters).where(own).values(value=counters.c.value))
    found = await connection.execute(select(func.max(counters.c.value)).where(own))
    return int(found.scalar_one())


async def _set_counter(connection: AsyncConnection, value: int) -> None:
    own = counters.c.name == "ratings"
    await connection.execute(update(counters).where(own).values(value=value))


async def _rating(connection: AsyncConnection, account: str) -> Rating:
    rows = await _rows(connection, select(ratings).where(ratings.c.account_id == account))
    return Rating.of(_numbers(rows[0])) if rows else NEW


def _numbers(row: RowMapping) -> list[float]:
    names = ("rating", "experience", "glicko", "deviation", "volatility", "at", "matches")
    return [row[name] for name in names]


def _row(account: str, rating: Rating) -> dict[str, Any]:
    return {
        "account_id": account,
        "rating": rating.fibs.rating,
        "experience": rating.fibs.experience,
        "glicko": rating.glicko.rating,
        "deviation": rating.glicko.deviation,
        "volatility": rating.glicko.volatility,
        "at": rating.at,
        "matches": rating.matches,
    }


def _texts(change: Change) -> dict[str, Any]:
    before = json.dumps([one.numbers() for one in change.before])
    after = json.dumps([one.numbers() for one in change.after])
    return {"unrated": change.unrated, "before": before, "after": after}


async def _rows(connection: AsyncConnection, query: Any) -> Sequence[RowMapping]:
    return (await connection.execute(query)).mappings().all()
