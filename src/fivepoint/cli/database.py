"""``fivepoint db``: backups of the server's database, and who moderates.

fivepoint db backup FILE       everything in one file, while the server runs
fivepoint db restore FILE      into an empty database, SQLite or PostgreSQL
fivepoint db moderator NAME    make an account a moderator (--off: no longer)
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivepoint.cli import speech
from fivepoint.cli.options import AsJson, Database
from fivepoint.cli.serve import database_url
from fivepoint.errors import FivepointError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fivepoint.server.store import Store

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=False, help="cli-db-help"
)

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-db-file")]


@app.command(help="cli-db-backup-help")
def backup(file: File, database: Database = None, as_json: AsJson = False) -> int:
    """Write a backup."""

    async def run(store: Store) -> int:
        from fivepoint.server import backup as backups

        return await backups.backup(store.database, Path(file))

    _tell("cli-db-backed-up", with_store(database, run), file, as_json=as_json)
    return 0


@app.command(help="cli-db-restore-help")
def restore(file: File, database: Database = None, as_json: AsJson = False) -> int:
    """Fill an empty database from a backup."""

    async def run(store: Store) -> int:
        from fivepoint.server import backup as backups

        return await backups.restore(store.database, Path(file))

    _tell("cli-db-restored", with_store(database, run), file, as_json=as_json)
    return 0


@app.command(help="cli-db-moderator-help")
def moderator(
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-db-moderator-name")],
    database: Database = None,
    off: Annotated[bool, typer.Option("--off", help="cli-db-moderator-off")] = False,
) -> int:
    """Mark an account as a moderator's, or no longer."""

    async def run(store: Store) -> str:
        from sqlalchemy import update

        from fivepoint.server.accounts.passwords import STANDARD
        from fivepoint.server.accounts.people import People
        from fivepoint.server.schema import accounts

        account = await People(store.database, STANDARD).by_name(name)
        marked = update(accounts).where(accounts.c.id == account.id)
        await store.database.run(marked.values(moderator=not off))
        return account.name

    found = with_store(database, run)
    speech.say("cli-db-moderator-now", name=found, now="off" if off else "on")
    return 0


def with_store(database: str | None, use: Callable[[Store], Awaitable[Any]]) -> Any:
    """What ``use`` gives on the open store of the database asked for."""
    try:
        from fivepoint.server.store import Store
    except ImportError:
        raise FivepointError("needs-web") from None

    async def run() -> Any:
        store = await Store.open(database_url(database))
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _tell(key: str, rows: int, file: str, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": file, "rows": rows}))  # noqa: T201
    else:
        speech.say(key, rows=rows, file=file)
