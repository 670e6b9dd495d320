"""Seeks, challenges and rematches: how two accounts come to sit at one table.

A seek is a row; whoever takes it claims the row first, so that two who take it at
once do not both get the game. A seek lives while its owner is connected (for a while
longer over a lost connection), one by correspondence for two weeks.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update

from fivepoint.engine.levels import find_level
from fivepoint.errors import RulesError
from fivepoint.server import protocol
from fivepoint.server import protocol_lobby as messages
from fivepoint.server.clock import DAY, now_ms
from fivepoint.server.database import key
from fivepoint.server.founding import Sitter
from fivepoint.server.ratings.book import LONGEST_RATED, Rating, rated_fault
from fivepoint.server.ratings.views import rating_of
from fivepoint.server.schema import accounts, seatings, seeks
from fivepoint.server.wire import (
    clock_of_text,
    clock_text,
    read_rules,
    rules_of_text,
    rules_text,
)
from fivepoint.table.clock import ClockRules

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import RowMapping

    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.server import protocol_parts as parts
    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database
    from fivepoint.server.live import Tables
    from fivepoint.server.lobby.safety import Safety

MOST_SEEKS = 5
"""How many seeks and challenges one account has open at most."""

PATIENCE_MS = 90_000
"""How long a seek stays after its owner was last connected."""

CORRESPONDENCE_MS = 14 * DAY


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is to be: checked."""

    rules: MatchRules
    clock: ClockRules
    rated: bool
    per_roll: bool = False


class Seeks:
    """Everybody who looks for a game."""

    def __init__(self, database: Database, tables: Tables, safety: Safety) -> None:
        self._database = database
        self._tables = tables
        self._safety = safety
        self.tell: Callable[[str, protocol.ServerMessage], None] = lambda _account, _message: None
        """Tells an account something, on whatever worker it is connected."""
        self.on_change: Callable[[], None] = lambda: None

    async def open(self, account: Account, asked: messages.NewSeek) -> messages.SeekMade:
        """Look for a game, or challenge somebody; who waits for just this is taken at once."""
        terms = self.terms(account, asked.rules, asked.clock, rated=asked.rated)
        terms = Terms(terms.rules, terms.clock, terms.rated, asked.per_roll)
        low, high = asked.low, asked.high
        if any(bound is not None and not 0 <= bound <= 5000 for bound in (low, high)) or (
            low is not None and high is not None and low > high
        ):
            raise RulesError("seek-range")
        await self._safety.check(account, "seek")
        other: RowMapping | None = None
        if asked.to is not None:
            other = await self._other(account, asked.to, terms)
        else:
            waiting = await self._waiting_for(account, terms, low, high)
            if waiting is not None:
                found = await self.take(account, waiting["id"])
                return messages.SeekMade(waiting["id"], found.table)
        name = await self._add(account, terms, other, low=low, high=high)
        return messages.SeekMade(name, None)

    async def rematch(self, account: Account, table: str) -> messages.SeekMade:
        """Offer the other side of a finished match another one, or accept its offer."""
        live = await self._tables.find(table)
        if account.id not in live.accounts or None in live.accounts or not live.over:
            raise RulesError("no-rematch")
        own = live.accounts.index(account.id)
        other = await self._row(live.accounts[1 - own] or "")
        offered = await self._database.first(
            select(seeks).where(
                seeks.c.rematch == table,
                seeks.c.to_account == account.id,
                seeks.c.table_id.is_(None),
            )
        )
        if offered is not None:
            found = await self.take(account, offered["id"])
            return messages.SeekMade(offered["id"], found.table)
        clock = live.table.clock.rules
        terms = Terms(live.table.record.rules, clock, live.row.rated, live.row.per_roll)
        if other["level"] is not None:
            found = await self._start(account, terms, other, key(secrets.token_hex(8)))
            return messages.SeekMade("", found.table)
        if other["id"] in await self._safety.apart(account.id):
            raise RulesError("player-apart")
        return messages.SeekMade(await self._add(account, terms, other, rematch=table), None)

    async def take(self, account: Account, name: str) -> messages.GameFound:
        """Take a seek or accept a challenge. RulesError ``seek-gone`` for who comes second."""
        await self._safety.check(account, "seek")
        row = await self._database.first(
            select(seeks).where(seeks.c.id == key(name, 32), seeks.c.table_id.is_(None))
        )
        if row is None:
            raise RulesError("seek-gone")
        fault = await self.fault(account, row)
        if fault is not None:
            raise RulesError(fault)
        table = secrets.token_hex(8)
        claim = update(seeks).where(seeks.c.id == row["id"], seeks.c.table_id.is_(None))
        if await self._database.run(claim.values(table_id=table)) != 1:
            raise RulesError("seek-gone")
        terms = Terms(
            rules_of_text(row["rules"]), clock_of_text(row["clock"]), row["rated"], row["per_roll"]
        )
        owner = await self._row(row["account_id"])
        found = await self._start(account, terms, owner, table, seek=row["id"])
        # Whoever plays by the clock looks no further.
        if terms.clock.kind != "correspondence":
            both = seeks.c.account_id.in_([account.id, owner["id"]])
            slow = seeks.c.clock.contains("correspondence")
            await self._database.run(delete(seeks).where(both, seeks.c.to_account.is_(None), ~slow))
        self.on_change()
        return found

    async def withdraw(self, account: Account, name: str) -> None:
        """Withdraw one's own seek, or decline a challenge."""
        row = await self._database.first(
            select(seeks).where(seeks.c.id == key(name, 32), seeks.c.table_id.is_(None))
        )
        if row is None or account.id not in (row["account_id"], row["to_account"]):
            raise RulesError("seek-gone")
        await self._database.run(delete(seeks).where(seeks.c.id == row["id"]))
        for other in {row["account_id"], row["to_account"]} - {account.id, None}:
            self.tell(other, messages.Declined(row["id"]))
        self.on_change()

    async def play_bot(
        self, account: Account, level: str, asked: messages.BotGame
    ) -> messages.GameFound:
        """Play one of the server's bots, at once."""
        terms = self.terms(account, asked.rules, asked.clock, rated=asked.rated)
        await self._safety.check(account, "seek")
        wanted = (await asyncio.to_thread(find_level, level)).id
        bot = await self._database.first(select(accounts).where(accounts.c.level == wanted))
        if bot is None:
            raise RulesError("player-unknown", name=wanted)
        return await self._start(account, terms, bot, secrets.token_hex(8))

    def terms(
        self,
        account: Account,
        asked_rules: parts.Rules,
        asked_clock: parts.ClockRules,
        *,
        rated: bool,
    ) -> Terms:
        """What is asked for, checked. RulesError says what cannot be."""
        rules = read_rules(asked_rules)
        clock = ClockRules(asked_clock.kind, asked_clock.reserve, asked_clock.delay)
        if rules.length is not None and rules.length > LONGEST_RATED:
            raise RulesError("seek-length", most=LONGEST_RATED)
        if rated:
            check_rated(account, rules, clock)
        return Terms(rules, clock, rated)

    async def fault(self, account: Account, row: RowMapping) -> str | None:
        """The code of why this account cannot take that seek, None if it can."""
        if row["account_id"] == account.id:
            return "seek-own"
        if row["to_account"] not in (None, account.id):
            return "seek-gone"
        if row["rated"] and account.kind == "guest":
            return "rated-needs-account"
        if row["rated"] and _kin(account, await self._row(row["account_id"])):
            return "rated-needs-two"
        if row["account_id"] in await self._safety.apart(account.id):
            return "player-apart"
        if row["to_account"] is None:
            rating = (await rating_of(self._database, account.id)).fibs.rating
            if not _within(rating, row["low"], row["high"]):
                return "seek-range"
        return None

    async def apart(self, account: str) -> frozenset[str]:
        """The accounts that this one does not meet in the lobby."""
        return await self._safety.apart(account)

    async def sweep(self, connected: tuple[str, ...]) -> None:
        """Keep the seeks of those who are connected, let go of those nobody waits for."""
        now = now_ms()
        live = ~seeks.c.clock.contains("correspondence")
        old = now - PATIENCE_MS
        gone = await self._database.run(
            update(seeks).where(seeks.c.account_id.in_(connected)).values(seen=now),
            delete(seeks).where(live, seeks.c.seen < old),
            delete(seeks).where(seeks.c.created < now - CORRESPONDENCE_MS),
        )
        if gone:
            self.on_change()

    async def standing(self) -> list[RowMapping]:
        """All seeks and challenges that stand, with their owners."""
        target = accounts.alias("target")
        query = (
            select(
                seeks,
                accounts.c.name,
                accounts.c.kind,
                accounts.c.level,
                target.c.name.label("to_name"),
            )
            .join(accounts, accounts.c.id == seeks.c.account_id)
            .join(target, target.c.id == seeks.c.to_account, isouter=True)
            .where(
                seeks.c.table_id.is_(None),
                or_(
                    seeks.c.seen > now_ms() - PATIENCE_MS,
                    seeks.c.clock.contains("correspondence"),
                ),
            )
            .order_by(seeks.c.created)
            .limit(500)
        )
        return list(await self._database.all(query))

    # --- within -----------------------------------------------------------------------

    async def _add(
        self,
        account: Account,
        terms: Terms,
        other: RowMapping | None,
        *,
        low: int | None = None,
        high: int | None = None,
        rematch: str | None = None,
    ) -> str:
        mine = select(seeks.c.id).where(
            seeks.c.account_id == account.id, seeks.c.table_id.is_(None)
        )
        if len(await self._database.all(mine)) >= MOST_SEEKS:
            raise RulesError("too-many-seeks", most=MOST_SEEKS)
        name, now = secrets.token_hex(8), now_ms()
        await self._database.run(
            insert(seeks).values(
                id=name,
                account_id=account.id,
                to_account=None if other is None else other["id"],
                rules=rules_text(terms.rules),
                clock=clock_text(terms.clock),
                rated=terms.rated,
                per_roll=terms.per_roll,
                low=low,
                high=high,
                rematch=rematch,
                created=now,
                seen=now,
            )
        )
        if other is not None:
            self.tell(other["id"], messages.Challenged(name, account.name, rematch))
        self.on_change()
        return name

    async def _other(self, account: Account, name: str, terms: Terms) -> RowMapping:
        """The one who is challenged, if that may be."""
        folded = accounts.c.folded == key(name.casefold())
        other = await self._database.first(select(accounts).where(folded))
        if other is None:
            raise RulesError("player-unknown", name=name[:40])
        if other["id"] == account.id:
            raise RulesError("seek-own")
        if other["id"] in await self._safety.apart(account.id):
            raise RulesError("player-apart")
        if terms.rated and other["kind"] == "guest":
            raise RulesError("rated-needs-account")
        if terms.rated and _kin(account, other):
            raise RulesError("rated-needs-two")
        return other

    async def _waiting_for(
        self, account: Account, terms: Terms, low: int | None, high: int | None
    ) -> RowMapping | None:
        """Of the open seeks for just this the one whose owner is nearest in strength."""
        wanted = (rules_text(terms.rules), clock_text(terms.clock), terms.rated, terms.per_roll)
        own = await rating_of(self._database, account.id)
        found: list[tuple[float, RowMapping]] = []
        for row in await self.standing():
            offered = (row["rules"], row["clock"], row["rated"], row["per_roll"])
            if row["to_account"] is not None or not _same(offered, wanted):
                continue
            other = await rating_of(self._database, row["account_id"])
            if _within(other.fibs.rating, low, high) and await self.fault(account, row) is None:
                found.append((_apart(own, other), row))
        return min(found, key=lambda pair: pair[0])[1] if found else None

    async def _start(
        self,
        account: Account,
        terms: Terms,
        other: RowMapping,
        table: str,
        seek: str | None = None,
    ) -> messages.GameFound:
        """Seat both, who is White by lot, and tell them."""
        me = Sitter(account.id, account.name, account.level)
        you = Sitter(other["id"], other["name"], other["level"])
        seat = secrets.randbelow(2)
        sitters = (me, you) if seat == 0 else (you, me)
        await self._tables.pair(
            sitters,
            terms.rules,
            terms.clock,
            name=table,
            rated=terms.rated,
            per_roll=terms.per_roll,
        )
        self.tell(account.id, messages.Started(table, seat, seek))
        self.tell(other["id"], messages.Started(table, 1 - seat, seek))
        self.on_change()
        return messages.GameFound(table, seat)

    async def _row(self, account: str) -> RowMapping:
        row = await self._database.first(select(accounts).where(accounts.c.id == account))
        if row is None:
            raise RulesError("seek-gone")
        return row


def _kin(account: Account, other: RowMapping) -> bool:
    """Whether two accounts are one person's: its own, or those of its bots."""
    return (account.owner or account.id) == (other["owner"] or other["id"])


def check_rated(account: Account, rules: MatchRules, clock: ClockRules) -> None:
    """RulesError unless this account may play such a match rated."""
    if account.kind == "guest":
        raise RulesError("rated-needs-account")
    fault = rated_fault(rules, clock)
    if fault is not None:
        raise RulesError(fault)


async def games_of(database: Database, account: Account) -> list[str]:
    """The tables at which an account has sat down, the latest first."""
    rows = await database.all(
        select(seatings.c.table_id)
        .where(seatings.c.account_id == account.id)
        .order_by(seatings.c.at.desc())
        .limit(50)
    )
    return [row["table_id"] for row in rows]


def _within(rating: float, low: int | None, high: int | None) -> bool:
    return (low is None or rating >= low) and (high is None or rating <= high)


def _apart(one: Rating, other: Rating) -> float:
    """How far apart two players are in strength, as Glicko sees it."""
    return abs(one.glicko.rating - other.glicko.rating)


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two terms are the same, however their JSON is written."""
    return (
        json.loads(one[0]) == json.loads(other[0])
        and json.loads(one[1]) == json.loads(other[1])
        and one[2:] == other[2:]
    )
