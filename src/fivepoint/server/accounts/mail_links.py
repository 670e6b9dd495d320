"""Links by mail: that an address is somebody's own, and the way back into an account.

A link is a token of which only the hash is kept, good once and for a while. An address
belongs to an account only once the link sent there has been opened, so that a slip of
the pen gives no stranger the account. Who asks for a way back is told nothing: neither
by words nor by the time it takes does it show whether an address is known.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sqlalchemy import delete, insert, select, update

from fivepoint.errors import RulesError
from fivepoint.i18n import t
from fivepoint.server.accounts.passwords import token_hash
from fivepoint.server.clock import DAY, MINUTE, now_ms
from fivepoint.server.outbox import Outbox
from fivepoint.server.schema import accounts, mail_links

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import ColumnElement, Executable

    from fivepoint.server.accounts.people import Account, People
    from fivepoint.server.database import Database
    from fivepoint.server.outbox import MailSettings

log = logging.getLogger("fivepoint.server")

Purpose: TypeAlias = Literal["confirm", "recover"]

LIFE: dict[Purpose, int] = {"confirm": DAY, "recover": 30 * MINUTE}
"""How long a link is good, in ms."""

MOST_WAITING = 200
"""How many mails wait to be sent; what is asked for beyond that is left out."""

CLOSING_SECONDS = 5.0
MOST_ACCOUNTS = 10
"""How many accounts of one address get a link at a time."""


class MailLinks:
    """All links of this server that were sent and not opened yet, and the mails with them."""

    def __init__(self, database: Database, people: People, settings: MailSettings) -> None:
        self._database = database
        self._people = people
        self._site = settings.site
        self._outbox = Outbox(settings)
        self._sending: set[asyncio.Task[bool]] = set()

    async def close(self) -> None:
        """Give the mails that are being sent a moment to go out."""
        if self._sending:
            _, left = await asyncio.wait(self._sending, timeout=CLOSING_SECONDS)
            for task in left:
                task.cancel()

    # --- an account's address -----------------------------------------------------------

    async def offer(self, account: Account, mail: str, lang: str) -> bool:
        """Send a link to what may become the address of an account; whether it went out."""
        await self._database.run(_forget(account.id, "confirm"))
        link = await self._link(account.id, "confirm", mail)
        text = t("mail-confirm", lang, name=account.name, link=link)
        return await self._outbox.send(mail, t("mail-confirm-subject", lang), text)

    def offer_later(self, account: Account, mail: str, lang: str) -> None:
        """The same, without waiting for it."""
        self._later(self.offer(account, mail, lang))

    async def confirm(self, token: str) -> None:
        """The link of an offer was opened: its address is the account's from now on.

        Links that were sent to the address before are no longer good. RulesError ``link-wrong``.
        """
        account, mail = await self._opened(token, "confirm")
        async with self._database.transaction() as connection:
            if (await connection.execute(_spend(token, "confirm"))).rowcount != 1:
                raise RulesError("link-wrong")
            await connection.execute(_forget(account, "recover"))
            mine = update(accounts).where(accounts.c.id == account)
            await connection.execute(mine.values(mail=mail))

    async def forget(self, account: Account) -> None:
        """An account has no address any more, and no link leads to it."""
        mine = update(accounts).where(accounts.c.id == account.id)
        links = delete(mail_links).where(mail_links.c.account_id == account.id)
        await self._database.run(links, mine.values(mail=None))

    # --- the way back -------------------------------------------------------------------

    def ask(self, mail: str, lang: str) -> None:
        """Send a way back to an address, if it is anybody's; done later, whether it is or not."""
        self._later(self._send_ways_back(mail, lang))

    async def recover(self, token: str, password: str) -> Account:
        """Give the account of a link a new password, and end all its sessions and links.

        RulesError ``link-wrong``.
        """
        kept = await self._people.passwords.hash(password)
        account, _ = await self._opened(token, "recover")
        return await self._people.regain(
            account, kept, _spend(token, "recover"), "link-wrong", _forget(account, "recover")
        )

    async def _send_ways_back(self, mail: str, lang: str) -> bool:
        known = select(accounts.c.id, accounts.c.name).where(accounts.c.mail == mail)
        rows = await self._database.all(known.order_by(accounts.c.created).limit(MOST_ACCOUNTS))
        if not rows:
            return False
        lines = [f"{row['name']}: {await self._link(row['id'], 'recover', mail)}" for row in rows]
        text = t("mail-recover", lang, links="\n".join(lines))
        return await self._outbox.send(mail, t("mail-recover-subject", lang), text)

    # --- within -------------------------------------------------------------------------

    async def _link(self, account: str, purpose: Purpose, mail: str) -> str:
        """A new link; its token is behind the ``#``, which browsers tell no server."""
        token, now = secrets.token_urlsafe(32), now_ms()
        await self._database.run(
            delete(mail_links).where(mail_links.c.expires < now),
            insert(mail_links).values(
                token_hash=token_hash(token),
                account_id=account,
                purpose=purpose,
                mail=mail,
                expires=now + LIFE[purpose],
            ),
        )
        return f"{self._site}/account#{purpose}={token}"

    async def _opened(self, token: str, purpose: Purpose) -> tuple[str, str]:
        """The account and the address of a link that is still good."""
        good = select(mail_links).where(_is(token, purpose), mail_links.c.expires >= now_ms())
        row = await self._database.first(good)
        if row is None:
            raise RulesError("link-wrong")
        return row["account_id"], row["mail"]

    def _later(self, sending: Coroutine[Any, Any, bool]) -> None:
        if len(self._sending) >= MOST_WAITING:
            sending.close()
            log.warning("too many mails wait to be sent; one was left out")
            return
        task = asyncio.create_task(sending, name="mail")
        self._sending.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[bool]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a mail could not be written: %s", type(error).__name__)


def _is(token: str, purpose: Purpose) -> ColumnElement[bool]:
    return (mail_links.c.token_hash == token_hash(token)) & (mail_links.c.purpose == purpose)


def _spend(token: str, purpose: Purpose) -> Executable:
    return delete(mail_links).where(_is(token, purpose))


def _forget(account: str, purpose: Purpose) -> Executable:
    mine = mail_links.c.account_id == account
    return delete(mail_links).where(mine, mail_links.c.purpose == purpose)
