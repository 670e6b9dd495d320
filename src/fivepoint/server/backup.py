"""A whole database as one file of lines, and back: for backups and for moving house.

The first line says what it is and which form the database has; then each row is a line
of JSON: the table's name and its values. The file is compressed with gzip and written
beside its name first, so a half-written one never takes it. The same file goes into SQLite
and PostgreSQL, so this is also the way from the one to the other.
"""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, text

from fivepoint.engine.cache import try_writing
from fivepoint.errors import FivepointError, ParseError
from fivepoint.server.schema import metadata

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fivepoint.server.database import Database

FORMAT = "fivepoint-backup"
VERSION = 1
PORTION = 1000

_PASSING = frozenset({"leases", "challenges"})
"""Tables that hold nothing worth keeping."""


async def backup(database: Database, file: Path) -> int:
    """Write all rows, as they are at one moment; how many there were.

    OSError, before anything is read, if ``file`` cannot be written.
    """
    try_writing(file)
    rows = 0
    unfinished = file.with_name(file.name + ".part")
    async with database.engine.connect() as connection:
        if database.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        with gzip.open(unfinished, "wt", encoding="utf-8") as out:
            head = {
                "format": FORMAT,
                "version": VERSION,
                "form": await _form(connection),
                "made": datetime.now(UTC).isoformat(timespec="seconds"),
            }
            out.write(json.dumps(head) + "\n")
            for table in _kept():
                found = await connection.stream(select(table))
                async for row in found.mappings():
                    out.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                    rows += 1
    unfinished.replace(file)
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows there were.

    FivepointError ``backup-not-empty`` if accounts or tables are in it already;
    ParseError ``backup-form`` for a file that is no backup of this form.
    """
    rows = 0
    tables = {table.name: table for table in _kept()}
    async with database.transaction() as connection:
        if await _used(connection):
            raise FivepointError("backup-not-empty")
        for table in reversed(_kept()):
            await connection.execute(delete(table))
        waiting: dict[str, list[dict[str, Any]]] = {}
        try:
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                head = json.loads(next(lines))
                if head["format"] != FORMAT or head["version"] != VERSION:
                    raise ParseError("backup-form", line=1)
                if head["form"] != await _form(connection):
                    raise FivepointError("backup-other-form", form=str(head["form"]))
                for line in lines:
                    name, row = json.loads(line)
                    waiting.setdefault(tables[name].name, []).append(row)
                    rows += 1
                    if len(waiting[name]) >= PORTION:
                        await _fill(connection, tables, waiting)
                await _fill(connection, tables, waiting)
        except (
            ValueError,
            KeyError,
            TypeError,
            StopIteration,
            EOFError,
            gzip.BadGzipFile,
        ) as error:
            if isinstance(error, FivepointError):
                raise
            raise ParseError("backup-form", line=rows + 2) from None
        await _count_on(connection)
    return rows


def _kept() -> list[Table]:
    """The tables in an order in which each refers only to those before it."""
    return [table for table in metadata.sorted_tables if table.name not in _PASSING]


async def _fill(
    connection: AsyncConnection,
    tables: dict[str, Table],
    waiting: dict[str, list[dict[str, Any]]],
) -> None:
    for name in [name for name in tables if waiting.get(name)]:
        await connection.execute(insert(tables[name]), waiting.pop(name))


async def _used(connection: AsyncConnection) -> bool:
    """Whether there is anything in the database but what the server itself puts there."""
    own = {"accounts", "counters"}
    for table in _kept():
        query = select(func.count()).select_from(table)
        if table.name == "accounts":
            query = query.where(table.c.level.is_(None))
        elif table.name in own:
            continue
        if (await connection.execute(query)).scalar_one():
            return True
    return False


async def _form(connection: AsyncConnection) -> str:
    found = await connection.execute(text("SELECT version_num FROM alembic_version"))
    return str(found.scalar_one())


async def _count_on(connection: AsyncConnection) -> None:
    """Have PostgreSQL number new rows after those that came with their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in _kept():
        column = table.autoincrement_column
        if column is not None and column.name == "id":
            await connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "  # noqa: S608
                    f"COALESCE((SELECT MAX(id) FROM {table.name}), 0) + 1, false)"
                )
            )
