"""The writer: rows of matches put on disk in commits that many share.

What arrives within a few milliseconds, and while a commit is under way, shares the next
one. SQLite is written by one thread over a connection of its own, so that a commit costs
the event loop one errand, whatever is in it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import insert

from fivepoint.server.schema import metadata

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Table

    from fivepoint.server.database import Database

Row: TypeAlias = "tuple[Table, dict[str, Any]]"
"""A row and the table of the database that it is added to."""

GROUP_SECONDS = 0.002
"""How long a commit waits for company."""

_STATEMENTS = [(table, insert(table)) for table in metadata.sorted_tables]


@dataclass(frozen=True, slots=True)
class _Errand:
    """What one of those who wait wants to be kept: all of it or nothing."""

    rows: Sequence[Row]
    done: asyncio.Future[None]


class Writer:
    """Adds rows to a database. ``close`` writes what is waiting."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._connection: Connection | None = None
        self._waiting: asyncio.Queue[_Errand] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_forever(), name="store writer")

    async def keep(self, *rows: Row) -> None:
        """Return when ``rows`` are on disk; all of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Errand(rows, done))
        await done

    async def close(self) -> None:
        """Finish what is waiting and let the thread go."""
        await self._waiting.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_here)
        self._thread.shutdown()

    async def _write_forever(self) -> None:
        while True:
            group = [await self._waiting.get()]
            await asyncio.sleep(GROUP_SECONDS)
            while not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            try:
                await self._commit(group)
            except Exception as error:  # noqa: BLE001 - told to the one who asked
                if len(group) == 1:
                    _tell(group[0], error)
                else:
                    for errand in group:
                        await self._commit_alone(errand)
            else:
                for errand in group:
                    _tell(errand)
            for _ in group:
                self._waiting.task_done()

    async def _commit_alone(self, errand: _Errand) -> None:
        """One errand by itself, so that one bad row spoils no other."""
        try:
            await self._commit([errand])
        except Exception as error:  # noqa: BLE001 - told to the one who asked
            _tell(errand, error)
        else:
            _tell(errand)

    async def _commit(self, group: Sequence[_Errand]) -> None:
        rows: dict[Table, list[dict[str, Any]]] = defaultdict(list)
        for errand in group:
            for table, values in errand.rows:
                rows[table].append(values)
        if self._database.shared:
            async with self._database.engine.begin() as connection:
                await connection.run_sync(_insert, rows)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._commit_here, rows)

    def _commit_here(self, rows: dict[Table, list[dict[str, Any]]]) -> None:
        """In the thread."""
        if self._connection is None:
            self._connection = self._database.plain_engine().connect()
        with self._connection.begin():
            _insert(self._connection, rows)

    def _close_here(self) -> None:
        """In the thread."""
        if self._connection is not None:
            self._connection.close()
            self._connection.engine.dispose()


def _insert(connection: Connection, rows: dict[Table, list[dict[str, Any]]]) -> None:
    """Add rows, those that others refer to first."""
    for table, statement in _STATEMENTS:
        if table in rows:
            connection.execute(statement, rows[table])


def _tell(errand: _Errand, error: Exception | None = None) -> None:
    if errand.done.done():  # whoever asked has gone
        return
    if error is None:
        errand.done.set_result(None)
    else:
        errand.done.set_exception(error)
