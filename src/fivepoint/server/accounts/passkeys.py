"""Passkeys: signing in with a device instead of a password (WebAuthn).

Each ceremony has two steps: the server gives a challenge, the device signs it. The
challenge waits in the database, good once and for a few minutes, so that the second
step may reach another worker than the first.
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fivepoint.errors import RulesError
from fivepoint.server.clock import MINUTE, now_ms
from fivepoint.server.database import key
from fivepoint.server.schema import challenges, passkeys

if TYPE_CHECKING:
    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database

LIFE = 5 * MINUTE
MOST = 10
"""How many passkeys an account has at most."""

_PREFER = UserVerificationRequirement.PREFERRED


class Passkeys:
    """All passkeys of this server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: Account) -> list[str]:
        """The ids of an account's passkeys."""
        found = select(passkeys.c.id).where(passkeys.c.account_id == account.id)
        return [row["id"] for row in await self._database.all(found)]

    async def offer(self, account: Account, origin: str) -> tuple[str, dict[str, Any]]:
        """The first step of adding a passkey: the ceremony's id and what the device is asked."""
        held = await self.of(account)
        if len(held) >= MOST:
            raise RulesError("too-many-passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=_host(origin),
            rp_name="Fivepoint",
            user_name=account.name,
            user_id=account.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=_PREFER
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(name)) for name in held
            ],
        )
        return await self._remember(options.challenge, account), _json(options)

    async def add(
        self, account: Account, ceremony: str, credential: dict[str, Any], origin: str
    ) -> None:
        """The second step: keep the passkey. RulesError ``passkey-wrong`` if it is not right."""
        challenge = await self._recall(ceremony, account.id)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
            )
        except _WRONG:
            raise RulesError("passkey-wrong") from None
        try:
            await self._database.run(
                insert(passkeys).values(
                    id=bytes_to_base64url(made.credential_id),
                    account_id=account.id,
                    public_key=bytes_to_base64url(made.credential_public_key),
                    sign_count=made.sign_count,
                    created=now_ms(),
                )
            )
        except IntegrityError:
            raise RulesError("passkey-wrong") from None

    async def ask(self, origin: str) -> tuple[str, dict[str, Any]]:
        """The first step of signing in, for whoever it will be."""
        options = webauthn.generate_authentication_options(
            rp_id=_host(origin), user_verification=_PREFER
        )
        return await self._remember(options.challenge, None), _json(options)

    async def check(self, ceremony: str, credential: dict[str, Any], origin: str) -> str:
        """The second step: the id of the account whose device has signed."""
        challenge = await self._recall(ceremony, None)
        name = credential.get("id")
        row = None
        if isinstance(name, str):
            known = select(passkeys).where(passkeys.c.id == key(name, 1400))
            row = await self._database.first(known)
        if row is None:
            raise RulesError("passkey-wrong")
        try:
            signed = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
            )
        except _WRONG:
            raise RulesError("passkey-wrong") from None
        await self._database.run(
            update(passkeys).where(passkeys.c.id == name).values(sign_count=signed.new_sign_count)
        )
        account: str = row["account_id"]
        return account

    async def remove(self, account: Account, name: str) -> bool:
        """Forget a passkey; whether there was one."""
        gone = delete(passkeys).where(
            passkeys.c.account_id == account.id, passkeys.c.id == key(name, 1400)
        )
        return await self._database.run(gone) == 1

    async def _remember(self, challenge: bytes, account: Account | None) -> str:
        ceremony, now = secrets.token_hex(16), now_ms()
        await self._database.run(
            delete(challenges).where(challenges.c.expires < now),
            insert(challenges).values(
                id=ceremony,
                challenge=bytes_to_base64url(challenge),
                account_id=None if account is None else account.id,
                expires=now + LIFE,
            ),
        )
        return ceremony

    async def _recall(self, ceremony: str, account: str | None) -> bytes:
        """The challenge of a ceremony, which is used up by this."""
        ceremony = key(ceremony)
        found = select(challenges).where(challenges.c.id == ceremony)
        async with self._database.transaction() as connection:
            row = (await connection.execute(found)).mappings().first()
            spent = delete(challenges).where(challenges.c.id == ceremony)
            used = (await connection.execute(spent)).rowcount
        if row is None or used != 1 or row["account_id"] != account or row["expires"] < now_ms():
            raise RulesError("passkey-wrong")
        return base64url_to_bytes(row["challenge"])


_WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)
"""What the library raises for a credential that is not right or not even one."""


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or "localhost"


def _json(options: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made
