"""Keeping the peace: mutes, blocks, reports, and what moderators do about them.

A mute hides somebody's words from one account, a block also keeps the two from meeting
in the lobby. Moderators are accounts with the mark (``fivepoint db moderator NAME``); all
they do is a row that is only ever added, so the table is the audit log too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.orm import aliased

from fivepoint.errors import RulesError
from fivepoint.server import protocol_lobby as messages
from fivepoint.server.accounts.sessions import nobody_asks
from fivepoint.server.clock import DAY, now_ms
from fivepoint.server.schema import accounts, moderation, relations, reports, sessions

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Executable

    from fivepoint.server.accounts.people import Account, People
    from fivepoint.server.database import Database

LONGEST_TEXT = 500
MOST_RELATIONS = 500
PAGE = 200


class Safety:
    """Relations between accounts, reports and judgements."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people
        self.on_end: Callable[[str], Awaitable[None]] = nobody_asks
        """Called with an account whose sessions have ended."""

    # --- mute and block ---------------------------------------------------------------

    async def relate(self, account: Account, asked: messages.Relation) -> None:
        """Mute or block somebody; once more changes nothing."""
        other = await self._people.by_name(asked.name)
        if other.id == account.id:
            raise RulesError("relation-self")
        mine = relations.c.account_id == account.id
        if len(await self._database.all(select(relations).where(mine))) >= MOST_RELATIONS:
            raise RulesError("too-many-relations", most=MOST_RELATIONS)
        row = {"account_id": account.id, "other_id": other.id, "kind": asked.kind}
        await self._database.run(_gone(row), insert(relations).values(**row))

    async def unrelate(self, account: Account, asked: messages.Relation) -> None:
        """Take a mute or block back."""
        other = await self._people.by_name(asked.name)
        row = {"account_id": account.id, "other_id": other.id, "kind": asked.kind}
        await self._database.run(_gone(row))

    async def relations(self, account: Account) -> list[messages.Relation]:
        """Whom an account has muted and blocked."""
        rows = await self._database.all(
            select(accounts.c.name, relations.c.kind)
            .join(accounts, accounts.c.id == relations.c.other_id)
            .where(relations.c.account_id == account.id)
            .order_by(accounts.c.name)
        )
        return [messages.Relation(row["name"], row["kind"]) for row in rows]

    async def unheard(self, account: str) -> frozenset[str]:
        """The accounts whose words this one does not want to read."""
        rows = await self._database.all(
            select(relations.c.other_id).where(relations.c.account_id == account)
        )
        return frozenset(row["other_id"] for row in rows)

    async def apart(self, account: str) -> frozenset[str]:
        """The accounts that this one does not meet: blocked by it, or having blocked it."""
        blocks = relations.c.kind == "block"
        mine = or_(relations.c.account_id == account, relations.c.other_id == account)
        rows = await self._database.all(select(relations).where(blocks, mine))
        return frozenset(
            {row["other_id"] for row in rows} | {row["account_id"] for row in rows}
        ) - {account}

    # --- reports ----------------------------------------------------------------------

    async def report(self, account: Account, asked: messages.Report) -> None:
        """Report somebody to the moderators."""
        other = await self._people.by_name(asked.name)
        if len(asked.text) > LONGEST_TEXT:
            raise RulesError("report-long", most=LONGEST_TEXT)
        await self._database.run(
            insert(reports).values(
                at=now_ms(),
                reporter=account.id,
                reported=other.id,
                kind=asked.kind,
                table_id=asked.table[:32] if asked.table and asked.table.isalnum() else None,
                text=asked.text.replace("\0", ""),
            )
        )

    async def reports(self) -> list[messages.ReportInfo]:
        """The last reports, open ones first, for moderators."""
        by, of = aliased(accounts), aliased(accounts)
        rows = await self._database.all(
            select(reports, by.c.name.label("by"), of.c.name.label("of"))
            .join(by, by.c.id == reports.c.reporter)
            .join(of, of.c.id == reports.c.reported)
            .order_by(reports.c.closed.is_not(None), reports.c.id.desc())
            .limit(PAGE)
        )
        return [
            messages.ReportInfo(
                row["id"],
                row["at"],
                row["by"],
                row["of"],
                row["kind"],
                row["table_id"],
                row["text"],
                row["closed"] is not None,
            )
            for row in rows
        ]

    # --- judgements -------------------------------------------------------------------

    async def judge(self, moderator: Account, asked: messages.Judgement) -> None:
        """Do what a moderator decides, and note it for good."""
        if not 1 <= asked.days <= 3650 or len(asked.note) > LONGEST_TEXT:
            raise RulesError("judgement-form")
        closing = asked.action == "close"
        if asked.report is not None and not 0 < asked.report < 2**31:
            raise RulesError("judgement-form")
        if closing != (asked.name is None) or closing != (asked.report is not None):
            raise RulesError("judgement-form")
        other = None if asked.name is None else await self._people.by_name(asked.name)
        now = now_ms()
        lasting = asked.action in ("silence", "ban")
        steps: list[Executable] = [
            insert(moderation).values(
                at=now,
                moderator=moderator.id,
                account_id=None if other is None else other.id,
                action=asked.action,
                until=now + asked.days * DAY if lasting else None,
                report=asked.report,
                note=asked.note.replace("\0", ""),
            )
        ]
        if asked.report is not None:
            steps.append(update(reports).where(reports.c.id == asked.report).values(closed=now))
        if other is not None and asked.action == "ban":
            steps.append(delete(sessions).where(sessions.c.account_id == other.id))
        await self._database.run(*steps)
        if other is not None:
            await self.on_end(other.id)

    async def audit(self) -> list[messages.AuditEntry]:
        """The last lines of the audit log, for moderators."""
        by, of = aliased(accounts), aliased(accounts)
        rows = await self._database.all(
            select(moderation, by.c.name.label("by"), of.c.name.label("of"))
            .join(by, by.c.id == moderation.c.moderator)
            .join(of, of.c.id == moderation.c.account_id, isouter=True)
            .order_by(moderation.c.id.desc())
            .limit(PAGE)
        )
        return [
            messages.AuditEntry(
                row["id"],
                row["at"],
                row["by"],
                row["action"],
                row["of"],
                row["until"],
                row["note"],
            )
            for row in rows
        ]

    async def check(self, account: Account, deed: str) -> None:
        """RulesError ``banned``, or ``silenced`` where somebody wants to speak."""
        rows = await self._database.all(
            select(moderation.c.action, moderation.c.until)
            .where(moderation.c.account_id == account.id, moderation.c.action != "close")
            .order_by(moderation.c.id)
        )
        until = {"ban": 0, "silence": 0}
        for row in rows:
            if row["action"] == "lift":
                until = dict.fromkeys(until, 0)
            else:
                until[row["action"]] = row["until"]
        if until["ban"] > now_ms():
            raise RulesError("banned")
        if deed == "say" and until["silence"] > now_ms():
            raise RulesError("silenced")


def _gone(row: dict[str, Any]) -> Executable:
    return delete(relations).where(*(relations.c[name] == value for name, value in row.items()))
