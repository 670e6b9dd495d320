"""Sessions: rows on the server, known to the browser by a cookie that says nothing.

The cookie is a random token of which only the hash is kept; it is HttpOnly and
SameSite=Lax. A session ends when it is signed out, revoked from any other one, or
has not been used for long.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from fivepoint.server.accounts.passwords import token_hash
from fivepoint.server.clock import DAY, HOUR, now_ms
from fivepoint.server.database import key
from fivepoint.server.schema import sessions

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import RowMapping

    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database

COOKIE = "fivepoint_session"

LIFE = 90 * DAY
"""How long an unused session stays good."""

MOST = 50
"""How many sessions an account has at most; the longest unused make room."""


@dataclass(frozen=True, slots=True)
class Session:
    """One browser signed in. ``id`` names it to its owner and opens nothing."""

    id: str
    account: str
    created: int
    seen: int
    agent: str


class Sessions:
    """All sessions of this server."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.on_end: Callable[[str], Awaitable[None]] = nobody_asks
        """Called with the account of which a session has ended."""

    async def begin(self, account: Account, agent: str) -> str:
        """A new session; the token for its cookie."""
        token, now = secrets.token_urlsafe(32), now_ms()
        plain = "".join(char for char in agent if char.isprintable())[:200]
        kept = await self.of(account)
        surplus = [session.id for session in kept[MOST - 1 :]]
        await self._database.run(
            delete(sessions).where(sessions.c.expires < now),
            *(
                delete(sessions).where(sessions.c.token_hash.startswith(old, autoescape=True))
                for old in surplus
            ),
            insert(sessions).values(
                token_hash=token_hash(token),
                account_id=account.id,
                created=now,
                seen=now,
                expires=now + LIFE,
                agent=plain,
            ),
        )
        if surplus:
            await self.on_end(account.id)
        return token

    async def find(self, token: str) -> Session | None:
        """The session of a cookie, if it is still good; used now."""
        hashed, now = token_hash(token), now_ms()
        row = await self._database.first(
            select(sessions).where(sessions.c.token_hash == hashed, sessions.c.expires > now)
        )
        if row is None:
            return None
        if now - row["seen"] > HOUR:
            await self._database.run(
                update(sessions)
                .where(sessions.c.token_hash == hashed)
                .values(seen=now, expires=now + LIFE)
            )
        return _read(row)

    async def of(self, account: Account) -> list[Session]:
        """All sessions of an account, the last used first."""
        rows = await self._database.all(
            select(sessions)
            .where(sessions.c.account_id == account.id, sessions.c.expires > now_ms())
            .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
        )
        return [_read(row) for row in rows]

    async def end(self, account: Account, name: str) -> bool:
        """End one session of an account by its id; whether there was one."""
        gone = delete(sessions).where(
            sessions.c.account_id == account.id,
            sessions.c.token_hash.startswith(key(name), autoescape=True),
        )
        ended = len(name) == _ID and await self._database.run(gone) == 1
        if ended:
            await self.on_end(account.id)
        return ended

    async def end_others(self, account: Account, but: str | None) -> None:
        """End all sessions of an account except the one of this id."""
        others = delete(sessions).where(sessions.c.account_id == account.id)
        if but is not None:
            others = others.where(~sessions.c.token_hash.startswith(but, autoescape=True))
        await self._database.run(others)
        await self.on_end(account.id)


async def nobody_asks(_account: str) -> None:
    """Where no socket was let in, none need be let go."""


_ID = 16


def _read(row: RowMapping) -> Session:
    name: str = row["token_hash"]
    return Session(name[:_ID], row["account_id"], row["created"], row["seen"], row["agent"])
