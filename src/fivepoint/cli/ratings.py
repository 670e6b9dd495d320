"""``fivepoint ratings rebuild``: compute all ratings again from the records.

Goes through every rated match in the order in which it was booked, takes its result from
its record, and compares each number to the last digit. What differs is put right.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from fivepoint.cli import speech
from fivepoint.cli.database import with_store
from fivepoint.cli.options import AsJson, Database

if TYPE_CHECKING:
    from fivepoint.server.ratings.ledger import Rebuilt
    from fivepoint.server.store import Store

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=False, help="cli-ratings-help"
)


@app.callback()
def ratings() -> None:
    """The one command stands under its own name."""


@app.command(help="cli-ratings-rebuild-help")
def rebuild(
    database: Database = None,
    as_json: AsJson = False,
) -> int:
    """Compute all ratings again: 0 if everything agreed, 1 if something was put right."""

    async def run(store: Store) -> Rebuilt:
        from fivepoint.server.ratings.ledger import Ledger
        from fivepoint.server.ratings.ledger import rebuild as rebuild_all

        await Ledger(store.database).settle()
        return await rebuild_all(store.database, store)

    found: Rebuilt = with_store(database, run)
    differing = len(found.differing)
    if as_json:
        told = {"matches": found.matches, "differing": list(found.differing)}
        print(json.dumps(told))  # noqa: T201
    elif differing:
        speech.say("cli-ratings-differ", matches=found.matches, differing=differing)
        for name in found.differing[:20]:
            speech.say("cli-ratings-name", name=name)
    else:
        speech.say("cli-ratings-agree", matches=found.matches)
    return 1 if differing else 0
