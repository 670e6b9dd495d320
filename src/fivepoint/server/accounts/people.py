"""Accounts: making, finding, signing in, changing and deleting them.

The account of a guest is one without a way to sign in again: its session is all it
has, until it signs up and keeps its matches. A deleted account leaves its matches to
those it played with, under a name that says nothing.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fivepoint.errors import RulesError, shown
from fivepoint.server.accounts.names import DELETED, GUEST, read_name
from fivepoint.server.accounts.passwords import (
    Passwords,
    new_recovery_codes,
    plain_code,
    token_hash,
)
from fivepoint.server.accounts.sessions import nobody_asks
from fivepoint.server.clock import now_ms
from fivepoint.server.database import key
from fivepoint.server.schema import (
    accounts,
    api_tokens,
    identities,
    mail_links,
    passkeys,
    recovery_codes,
    sessions,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fivepoint.server.accounts.names import Name
    from fivepoint.server.accounts.passwords import Cost
    from fivepoint.server.database import Database

Kind: TypeAlias = Literal["guest", "person", "bot"]

MOST_BOTS = 5
"""How many bots one account may run."""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody: a guest, a person with a way to sign in, or a bot."""

    id: str
    kind: Kind
    name: str
    created: int
    level: str | None = None
    owner: str | None = None
    free_chat: bool = False
    moderator: bool = False
    has_password: bool = False
    mail: str | None = None


class People:
    """All accounts of this server."""

    def __init__(self, database: Database, cost: Cost) -> None:
        self._database = database
        self.passwords = Passwords(cost)
        self.on_end: Callable[[str], Awaitable[None]] = nobody_asks
        """Called with an account whose sessions or API token have ended."""
        self.on_delete: Callable[[str], None] = lambda _account: None
        """Called with an account that has been deleted."""

    # --- finding ----------------------------------------------------------------------

    async def by_id(self, account: str) -> Account | None:
        """The account with this id."""
        return _read(await self._database.first(_all().where(accounts.c.id == account)))

    async def by_name(self, name: str) -> Account:
        """The account of this name, case aside. RulesError ``player-unknown`` if none."""
        folded = key(name.casefold())
        found = _read(await self._database.first(_all().where(accounts.c.folded == folded)))
        if found is None:
            raise RulesError("player-unknown", name=shown(name))
        return found

    async def by_token(self, token: str) -> Account | None:
        """The bot whose API token this is."""
        hashed = token_hash(token)
        found = _all().join(api_tokens, api_tokens.c.account_id == accounts.c.id)
        return _read(await self._database.first(found.where(api_tokens.c.token_hash == hashed)))

    # --- making -----------------------------------------------------------------------

    async def new_guest(self) -> Account:
        """A guest under a name of chance."""
        while True:
            name = read_name(GUEST + secrets.token_hex(3), kind="guest")
            try:
                return await self._new("guest", name)
            except RulesError:  # two guests of the same chance
                continue

    async def sign_up(
        self, name: str, password: str | None, guest: Account | None
    ) -> tuple[Account, list[str]]:
        """A person's account and its recovery codes, shown this once.

        A guest becomes the person and keeps its matches, not its sessions: whose the guest's
        cookie was besides must not be let into the account. Without a password there
        must be a passkey, added next; the codes let the person back in till then.
        """
        read = read_name(name)
        kept = None if password is None else await self.passwords.hash(password)
        codes = new_recovery_codes()
        try:
            async with self._database.transaction() as connection:
                account = guest.id if guest is not None else secrets.token_hex(8)
                row = {**_names(read), "kind": "person", "password": kept}
                if guest is not None:
                    changed = update(accounts).values(row)
                    of_guest = (accounts.c.id == account) & (accounts.c.kind == "guest")
                    if (await connection.execute(changed.where(of_guest))).rowcount != 1:
                        raise RulesError("already-signed-up")
                    of_guest = sessions.c.account_id == account
                    await connection.execute(delete(sessions).where(of_guest))
                else:
                    await connection.execute(_insert(account, row))
                await _keep_codes(connection, account, codes)
        except IntegrityError:
            raise RulesError("name-taken", name=shown(read.shown)) from None
        if guest is not None:
            await self.on_end(account)
        return await self._known(account), codes

    async def new_bot(self, name: str, owner: Account) -> tuple[Account, str]:
        """A bot of a person's and its API token, shown this once.

        RulesError where ``owner`` is no person, has bots enough, or the name is none or taken.
        """
        if owner.kind != "person":
            raise RulesError("account-needed")
        if len(await self.bots(owner)) >= MOST_BOTS:
            raise RulesError("too-many-bots", most=MOST_BOTS)
        bot = await self._new("bot", read_name(name, kind="bot"), owner=owner.id)
        return bot, await self.new_token(bot)

    async def new_token(self, bot: Account) -> str:
        """A new API token of a bot; the one before is no longer good."""
        token = "fpt_" + secrets.token_urlsafe(24)
        await self._database.run(
            delete(api_tokens).where(api_tokens.c.account_id == bot.id),
            insert(api_tokens).values(
                token_hash=token_hash(token), account_id=bot.id, created=now_ms()
            ),
        )
        await self.on_end(bot.id)
        return token

    async def bots(self, owner: Account) -> list[Account]:
        """The bots that this account runs."""
        rows = await self._database.all(_all().where(accounts.c.owner == owner.id))
        return [cast("Account", _read(row)) for row in rows]

    # --- signing in -------------------------------------------------------------------

    async def sign_in(self, name: str, password: str) -> Account:
        """The account with this name and password.

        RulesError ``sign-in-wrong``, in the same time, whichever of the two is wrong.
        """
        row = await self._row(name)
        kept = None if row is None else cast("str | None", row["password"])
        if not await self.passwords.right(kept, password) or row is None:
            raise RulesError("sign-in-wrong")
        return cast("Account", _read(row))

    async def recover(self, name: str, code: str, password: str) -> Account:
        """Give an account a new password by a recovery code, which is then used up.

        RulesError ``sign-in-wrong`` if it is none of the account's.
        """
        kept = await self.passwords.hash(password)
        row = await self._row(name)
        if row is None:
            raise RulesError("sign-in-wrong")
        account: str = row["id"]
        spent = delete(recovery_codes).where(
            recovery_codes.c.account_id == account,
            recovery_codes.c.code_hash == token_hash(plain_code(code)),
        )
        return await self.regain(account, kept, spent, "sign-in-wrong")

    async def regain(
        self, account: str, kept: str, spent: Executable, wrong: str, *more: Executable
    ) -> Account:
        """Give an account a new password (its hash) for a proof, which ``spent`` uses up.

        RulesError ``wrong`` if there is no such proof any more. All sessions of the account end,
        for whoever lost the old password may not be alone; ``more`` is done with it.
        """
        async with self._database.transaction() as connection:
            if (await connection.execute(spent)).rowcount != 1:
                raise RulesError(wrong)
            mine = accounts.c.id == account
            await connection.execute(update(accounts).where(mine).values(password=kept))
            await connection.execute(delete(sessions).where(sessions.c.account_id == account))
            for statement in more:
                await connection.execute(statement)
        await self.on_end(account)
        return await self._known(account)

    async def change_password(self, account: Account, old: str | None, new: str) -> None:
        """Set a password; the old one is asked for if there is one."""
        await self.check_password(account, old)
        kept = await self.passwords.hash(new)
        await self._database.run(
            update(accounts).where(accounts.c.id == account.id).values(password=kept)
        )

    async def check_password(self, account: Account, password: str | None) -> None:
        """RulesError ``sign-in-wrong`` unless this is the account's password, if it has one."""
        row = await self._database.first(
            select(accounts.c.password).where(accounts.c.id == account.id)
        )
        kept = None if row is None else cast("str | None", row["password"])
        if kept is not None and not await self.passwords.right(kept, password or ""):
            raise RulesError("sign-in-wrong")

    async def new_codes(self, account: Account) -> list[str]:
        """New recovery codes; those before are no longer good."""
        codes = new_recovery_codes()
        async with self._database.transaction() as connection:
            await connection.execute(
                delete(recovery_codes).where(recovery_codes.c.account_id == account.id)
            )
            await _keep_codes(connection, account.id, codes)
        return codes

    # --- changing and deleting --------------------------------------------------------

    async def set_free_chat(self, account: Account, *, wanted: bool) -> None:
        """Whether the account reads and writes more than the set phrases."""
        await self._database.run(
            update(accounts).where(accounts.c.id == account.id).values(free_chat=wanted)
        )

    async def delete(self, account: Account, *more: Executable) -> None:
        """Take an account away for good: its names, ways to sign in, sessions and bots.

        ``more`` are the statements that erase what other parts keep of it.
        """
        gone = [account, *await self.bots(account)]
        await self._database.run(*(step for one in gone for step in _farewell(one)), *more)
        for one in gone:
            await self.on_end(one.id)
            self.on_delete(one.id)

    # --- within -----------------------------------------------------------------------

    async def _row(self, name: str) -> Mapping[str, Any] | None:
        folded = key(name.casefold())
        person = (accounts.c.folded == folded) & (accounts.c.kind == "person")
        found = await self._database.first(select(accounts).where(person))
        return None if found is None else cast("Mapping[str, Any]", found)

    async def _known(self, account: str) -> Account:
        found = await self.by_id(account)
        if found is None:
            raise RulesError("player-unknown", name=account)
        return found

    async def _new(self, kind: Kind, name: Name, **more: object) -> Account:
        account = secrets.token_hex(8)
        try:
            await self._database.run(_insert(account, {**_names(name), "kind": kind, **more}))
        except IntegrityError:
            raise RulesError("name-taken", name=shown(name.shown)) from None
        return await self._known(account)


def _all() -> Any:
    return select(accounts)


def _farewell(account: Account) -> list[Executable]:
    """The statements that take one account's name and ways to sign in away."""
    gone = DELETED + account.id
    own = accounts.c.id == account.id
    plain = {"name": gone, "folded": gone, "skeleton": gone, "password": None, "mail": None}
    return [
        *(
            delete(table).where(table.c.account_id == account.id)
            for table in (sessions, passkeys, recovery_codes, api_tokens, identities, mail_links)
        ),
        update(accounts).where(own).values(moderator=False, owner=None, **plain),
    ]


def _names(name: Name) -> dict[str, Any]:
    return {"name": name.shown, "folded": name.folded, "skeleton": name.skeleton}


def _insert(account: str, row: dict[str, Any]) -> Executable:
    fresh = {"id": account, "created": now_ms(), "free_chat": False, "moderator": False}
    return insert(accounts).values(**fresh, **row)


async def _keep_codes(connection: AsyncConnection, account: str, codes: list[str]) -> None:
    rows = [{"account_id": account, "code_hash": token_hash(code)} for code in codes]
    await connection.execute(insert(recovery_codes), rows)


def _read(row: Any) -> Account | None:
    if row is None:
        return None
    return Account(
        row["id"],
        row["kind"],
        row["name"],
        row["created"],
        row["level"],
        row["owner"],
        row["free_chat"],
        row["moderator"],
        row["password"] is not None,
        row["mail"],
    )
