"""Everything that is kept about an account, as one JSON text for its owner.

What opens something (hashes of passwords, tokens, codes and cookies) is not in it,
only that it is there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from fivepoint.server.schema import (
    accounts,
    chats,
    events,
    identities,
    mail_links,
    moderation,
    passkeys,
    performances,
    ratings,
    relations,
    reports,
    results,
    seatings,
    seeks,
    sessions,
    tables,
)

if TYPE_CHECKING:
    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database

FORMAT = "fivepoint-account"
VERSION = 1

_SECRET = frozenset(
    {"password", "token_hash", "key_hash", "seed", "public_key", "moderator", "secret"}
)


async def export(database: Database, account: Account) -> bytes:
    """All there is about ``account``, its matches with every action included."""
    found: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    own = select(accounts).where(accounts.c.id == account.id)
    (found["account"],) = await _rows(database, own)
    found["account"]["password"] = account.has_password
    for name, table in (
        ("sessions", sessions),
        ("passkeys", passkeys),
        ("identities", identities),
        ("mail_links", mail_links),
        ("seats", seatings),
    ):
        found[name] = await _rows(database, select(table).where(table.c.account_id == account.id))
    for name, table in (("chats", chats), ("relations", relations), ("seeks", seeks)):
        found[name] = await _rows(database, select(table).where(table.c.account_id == account.id))
    own_results = or_(results.c.white == account.id, results.c.black == account.id)
    found["results"] = await _rows(database, select(results).where(own_results))
    judged = select(performances).join(results, results.c.table_id == performances.c.table_id)
    found["performances"] = await _rows(database, judged.where(own_results))
    found["rating"] = await _rows(
        database, select(ratings).where(ratings.c.account_id == account.id)
    )
    sent = reports.c.reporter == account.id
    found["reports"] = await _rows(database, select(reports).where(sent))
    judged = moderation.c.account_id == account.id
    found["moderation"] = await _rows(database, select(moderation).where(judged))
    bots = select(accounts).where(accounts.c.owner == account.id)
    found["bots"] = await _rows(database, bots)
    found["matches"] = [await _match(database, seat["table_id"]) for seat in found["seats"]]
    return json.dumps(found, ensure_ascii=False, indent=1).encode()


async def _match(database: Database, name: str) -> dict[str, Any]:
    (table,) = await _rows(database, select(tables).where(tables.c.id == name))
    actions = select(events.c.entry).where(events.c.table_id == name).order_by(events.c.number)
    rows = await database.all(actions)
    return {**table, "actions": [json.loads(row["entry"]) for row in rows]}


async def _rows(database: Database, query: Any) -> list[dict[str, Any]]:
    rows = await database.all(query)
    return [{name: row[name] for name in row if name not in _SECRET} for row in rows]
