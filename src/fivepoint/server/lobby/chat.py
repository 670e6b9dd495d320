"""Talking at a table: set phrases for everybody, free text for those who want it.

Players are heard by all who look at the table, spectators by spectators only. Nobody
hears those they have muted. What is said is kept, for reports and for the export.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, insert, select

from fivepoint.errors import RulesError
from fivepoint.server.clock import now_ms
from fivepoint.server.protocol_lobby import Said
from fivepoint.server.schema import chats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.server.accounts.people import Account
    from fivepoint.server.bus import Bus
    from fivepoint.server.database import Database
    from fivepoint.server.limits import Limits
    from fivepoint.server.live import Tables
    from fivepoint.server.live_table import Page
    from fivepoint.server.lobby.safety import Safety
    from fivepoint.server.protocol_lobby import Say

LONGEST = 200
LAST = 100
"""How many of the last lines somebody who comes is shown."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line with the account that said it, as workers tell it each other."""

    account: str | None
    said: Said


class Chat:
    """What is said at the tables."""

    def __init__(
        self, database: Database, tables: Tables, safety: Safety, limits: Limits, bus: Bus
    ) -> None:
        self._database = database
        self._tables = tables
        self._safety = safety
        self._limits = limits
        self._bus = bus
        bus.hear("said", self._heard)

    async def say(self, page: Page, account: Account | None, asked: Say) -> None:
        """Say something. RulesError says why not."""
        live = await self._tables.find(asked.table)
        if page not in live.pages:
            raise RulesError("not-your-seat")
        if account is None:
            raise RulesError("session-needed")
        self._limits.take("say", account.id)
        text = _checked(asked.text)
        if (text is None) == (asked.phrase is None):
            raise RulesError("say-one")
        await self._safety.check(account, "say")
        if text is not None and not account.free_chat:
            raise RulesError("free-chat-off")
        mine = live.pages[page]
        seat = mine.index(True) if True in mine else None
        line = _Line(
            account.id,
            Said(asked.table, 0, seat, account.name, asked.phrase, text, now_ms()),
        )
        await self._keep(line)
        self._show(line)
        self._bus.publish("said", msgspec.json.encode((line.account, line.said)).decode())

    async def heard_by(self, table: str, page: Page) -> list[Said]:
        """The last lines at a table that a page may read."""
        live = await self._tables.find(table)
        rows = await self._database.all(
            select(chats)
            .where(chats.c.table_id == table)
            .order_by(chats.c.number.desc())
            .limit(LAST)
        )
        lines = [
            _Line(
                row["account_id"],
                Said(
                    table,
                    row["number"],
                    row["seat"],
                    row["name"],
                    row["phrase"],
                    row["text"],
                    row["at"],
                ),
            )
            for row in reversed(rows)
        ]
        mine = live.pages.get(page, (False, False))
        return [line.said for line in lines if _hears(page, mine, line)]

    async def _keep(self, line: _Line) -> None:
        said = line.said
        here = chats.c.table_id == said.table
        async with self._database.transaction() as connection:
            last = (await connection.execute(select(func.max(chats.c.number)).where(here))).scalar()
            said.number = 0 if last is None else int(last) + 1
            await connection.execute(
                insert(chats).values(
                    table_id=said.table,
                    number=said.number,
                    account_id=line.account,
                    seat=said.seat,
                    name=said.name,
                    phrase=said.phrase,
                    text=said.text,
                    at=said.at,
                )
            )

    def _heard(self, text: str, _worker: str) -> None:
        account, said = msgspec.json.decode(text, type=tuple[str | None, Said])
        self._show(_Line(account, said))

    def _show(self, line: _Line) -> None:
        for page, mine in self._tables.pages_at(line.said.table):
            if _hears(page, mine, line):
                page.show(line.said)


def _hears(page: Page, mine: Iterable[bool], line: _Line) -> bool:
    if line.account is not None and line.account in page.unheard:
        return False
    if line.said.seat is None and any(mine):
        return False
    return line.said.text is None or page.free_chat or line.account == page.account


def _checked(text: str | None) -> str | None:
    """Free text on one line without control characters; RulesError if there is nothing left."""
    if text is None:
        return None
    plain = "".join(char if char.isprintable() else " " for char in text).strip()
    if not plain or len(plain) > LONGEST:
        raise RulesError("say-length", most=LONGEST)
    return plain
