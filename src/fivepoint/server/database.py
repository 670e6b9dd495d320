"""The database: one engine, brought up to date when it is opened, SQLite or PostgreSQL.

Knows SQL and nothing of backgammon. Reads take a connection each; transactions of
one process run one after the other, so that what a transaction has read still holds
when it writes (between several processes unique keys and guarded updates see to it).
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import asynccontextmanager, closing
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fivepoint.errors import FivepointError, shown

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from sqlalchemy import Connection, Engine, Executable, RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


# In a URL of any form, so that a wrong one too is told without it.
_PASSWORD = re.compile(r"(://[^/:@]*:).*(@)")


_UNUSABLE = (SQLAlchemyError, CommandError, sqlite3.Error, OSError, ImportError)
"""What opening a database raises where it cannot be."""


class Database:
    """An open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open the database at ``url``, made or brought up to date if need be.

        FivepointError ``database-failed`` says why it cannot be: a wrong URL, nobody who
        answers there, a file that is none, a database made by a later version.
        """
        engine: AsyncEngine | None = None
        try:
            engine = create_async_engine(url)
            if engine.dialect.name == "sqlite":
                _try_sqlite(engine.url.database or "")
                event.listen(engine.sync_engine, "connect", _tune_sqlite)
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except _UNUSABLE as error:
            if engine is not None:
                await engine.dispose()
            fault = getattr(error, "orig", None) or error
            reason = str(fault).strip().partition("\n")[0] or type(fault).__name__
            place = _PASSWORD.sub(r"\1***\2", url)
            raise FivepointError(
                "database-failed", place=shown(place, 200), reason=shown(reason, 200)
            ) from error
        return cls(engine)

    def plain_engine(self) -> Engine:
        """An engine of its own for a thread that writes to SQLite."""
        engine = create_engine(self.engine.url.set(drivername="sqlite"))
        event.listen(engine, "connect", _tune_sqlite)
        return engine

    @property
    def shared(self) -> bool:
        """Whether other processes may work on it at the same time: PostgreSQL only."""
        return self.engine.dialect.name != "sqlite"

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()

    async def all(self, statement: Executable) -> Sequence[RowMapping]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def first(self, statement: Executable) -> RowMapping | None:
        """The first row of a query, None if there is none."""
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).mappings().first()

    async def run(self, *statements: Executable) -> int:
        """Run statements in one transaction; how many rows the last one touched."""
        async with self.transaction() as connection:
            touched = 0
            for statement in statements:
                touched = (await connection.execute(statement)).rowcount
            return touched

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction, kept when the block ends without an exception."""
        async with self._writing, self.engine.begin() as connection:
            yield connection


def key(text: str, longest: int = 128) -> str:
    """Text from outside, fit to be looked up: cut, without the NUL that PostgreSQL refuses."""
    return text[:longest].replace("\0", "\ufffd")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("fivepoint.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _try_sqlite(file: str) -> None:
    """sqlite3.Error if this is no database and none can be made there.

    Asked without the driver's thread, which would outlive the failure and complain of its own.
    """
    with closing(sqlite3.connect(file or ":memory:", uri=file.startswith("file:"))) as connection:
        connection.execute("PRAGMA schema_version").fetchone()


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Writers do not stop readers, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
