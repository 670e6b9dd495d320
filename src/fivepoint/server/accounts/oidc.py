"""Signing in at another site (OpenID Connect): the authorization code flow with PKCE.

Off unless the server is told of a provider. What is kept of a person there is a hash of the
issuer and its subject: it knows them again and tells nothing else. A way through is good
once, for ten minutes, and only in the browser that began it (a cookie holds its name).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from fivepoint.errors import FivepointError, RulesError
from fivepoint.server.accounts.names import LONGEST, read_name
from fivepoint.server.clock import MINUTE, now_ms
from fivepoint.server.database import key
from fivepoint.server.schema import challenges, identities

if TYPE_CHECKING:
    from fivepoint.server.database import Database

LIFE = 10 * MINUTE
ALGORITHMS = ["RS256", "PS256", "ES256"]
"""Signatures that are believed: all by keys that the provider alone holds."""

LEEWAY_SECONDS = 60
PATIENCE_SECONDS = 10.0
_ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")
_WAY, _TICKET = "oidc-way:", "oidc-new:"


@dataclass(frozen=True, slots=True)
class Provider:
    """The site at which people may sign in, as its operator has registered this server there.

    ``name`` is what people know it by.
    """

    issuer: str
    client: str
    secret: str
    name: str


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody known there: ``identity`` says who, ``name`` what they might be called here."""

    identity: str
    name: str


class Oidc:
    """The provider's side of signing in, and who has an account here.

    FivepointError ``needs-oidc`` without the extra of that name, ``oidc-issuer`` for an issuer
    whose answers anybody on the way could change.
    """

    def __init__(self, database: Database, provider: Provider) -> None:
        if any(find_spec(name) is None for name in ("httpx", "joserfc")):
            raise FivepointError("needs-oidc")
        import httpx

        host = urlsplit(provider.issuer)
        if host.scheme != "https" and host.hostname not in ("127.0.0.1", "::1", "localhost"):
            raise FivepointError("oidc-issuer", issuer=provider.issuer)
        self._database = database
        self.provider = provider
        self._http = httpx.AsyncClient(timeout=PATIENCE_SECONDS)
        self._described: dict[str, Any] | None = None

    async def close(self) -> None:
        """Let the connections to the provider go."""
        await self._http.aclose()

    # --- the way there and back -------------------------------------------------------

    async def begin(self, callback: str) -> tuple[str, str]:
        """Where to send the browser, and the name of the way for its cookie."""
        way, nonce = secrets.token_hex(16), secrets.token_urlsafe(24)
        verifier = secrets.token_urlsafe(48)
        await self._remember(way, f"{_WAY}{nonce}.{verifier}")
        digest = hashlib.sha256(verifier.encode()).digest()
        asked = {
            "response_type": "code",
            "client_id": self.provider.client,
            "redirect_uri": callback,
            "scope": "openid profile",
            "state": way,
            "nonce": nonce,
            "code_challenge": urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        where = (await self._description())["authorization_endpoint"]
        return f"{where}{'&' if '?' in where else '?'}{urlencode(asked)}", way

    async def finish(self, way: str, held: str, code: str, callback: str) -> Stranger:
        """Who has come back. RulesError ``oidc-failed`` unless all of it is as it must be.

        ``held`` is the name of the way in the browser's cookie.
        """
        if not hmac.compare_digest(way.encode(), held.encode()):
            raise RulesError("oidc-failed")
        kept = await self._recall(way, _WAY)
        async with self._database.transaction() as connection:
            spent = delete(challenges).where(challenges.c.id == way)
            if (await connection.execute(spent)).rowcount != 1:
                raise RulesError("oidc-failed")
        nonce, _, verifier = kept.partition(".")
        claims = await self._claims(code, verifier, callback)
        subject = claims.get("sub")
        if not isinstance(subject, str) or not hmac.compare_digest(
            str(claims.get("nonce", "")).encode(), nonce.encode()
        ):
            raise RulesError("oidc-failed")
        identity = hashlib.sha256(f"{self.provider.issuer}\0{subject}".encode()).hexdigest()
        called = claims.get("preferred_username") or claims.get("given_name") or ""
        return Stranger(identity, fit_name(str(called)))

    # --- who they are here ------------------------------------------------------------

    async def account_of(self, identity: str) -> str | None:
        """The account of somebody known there, if they have one here."""
        row = await self._database.first(
            select(identities.c.account_id).where(identities.c.identity == identity)
        )
        return None if row is None else row["account_id"]

    async def link(self, identity: str, account: str) -> None:
        """Let somebody known there be an account from now on. RulesError if they are another."""
        row = insert(identities).values(identity=identity, account_id=account, created=now_ms())
        try:
            await self._database.run(row)
        except IntegrityError:
            if await self.account_of(identity) != account:
                raise RulesError("oidc-taken") from None

    async def unlink(self, account: str) -> None:
        """Forget who an account is there."""
        await self._database.run(delete(identities).where(identities.c.account_id == account))

    async def linked(self, account: str) -> bool:
        """Whether an account can sign in there."""
        mine = select(identities.c.identity).where(identities.c.account_id == account)
        return await self._database.first(mine) is not None

    async def admit(self, identity: str) -> str:
        """A ticket for somebody who has no account here yet, to choose a name with."""
        ticket = secrets.token_hex(16)
        await self._remember(ticket, _TICKET + identity)
        return ticket

    async def ticket(self, ticket: str) -> str:
        """Whose ticket that is. RulesError ``oidc-failed`` if it is none, or too old."""
        return await self._recall(ticket, _TICKET)

    async def use_up(self, ticket: str) -> None:
        """A ticket is good once."""
        await self._database.run(delete(challenges).where(challenges.c.id == key(ticket, 32)))

    # --- within -----------------------------------------------------------------------

    async def _remember(self, name: str, what: str) -> None:
        now = now_ms()
        await self._database.run(
            delete(challenges).where(challenges.c.expires < now),
            insert(challenges).values(id=name, challenge=what, account_id=None, expires=now + LIFE),
        )

    async def _recall(self, name: str, kind: str) -> str:
        row = await self._database.first(
            select(challenges).where(
                challenges.c.id == key(name, 32), challenges.c.expires >= now_ms()
            )
        )
        if row is None or not row["challenge"].startswith(kind):
            raise RulesError("oidc-failed")
        return row["challenge"].removeprefix(kind)

    async def _claims(self, code: str, verifier: str, callback: str) -> dict[str, Any]:
        """What the provider says of whoever brings this code, checked."""
        import httpx
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        described = await self._description()
        try:
            answer = await self._http.post(
                described["token_endpoint"],
                data={
                    "grant_type": "authorization_code",
                    "code": code,
                    "redirect_uri": callback,
                    "code_verifier": verifier,
                },
                auth=(self.provider.client, self.provider.secret),
            )
            answer.raise_for_status()
            keys = await self._http.get(described["jwks_uri"])
            keys.raise_for_status()
            token = jwt.decode(
                answer.json()["id_token"],
                KeySet.import_key_set(keys.json()),
                algorithms=ALGORITHMS,
            )
            jwt.JWTClaimsRegistry(
                leeway=LEEWAY_SECONDS,
                iss={"essential": True, "value": self.provider.issuer},
                aud={"essential": True, "value": self.provider.client},
                sub={"essential": True},
                exp={"essential": True},
                iat={"essential": True},
            ).validate(token.claims)
        except (httpx.HTTPError, JoseError, KeyError, TypeError, ValueError):
            raise RulesError("oidc-failed") from None
        return dict(token.claims)

    async def _description(self) -> dict[str, Any]:
        """What the provider says of itself, asked for once."""
        import httpx

        if self._described is not None:
            return self._described
        where = f"{self.provider.issuer.rstrip('/')}/.well-known/openid-configuration"
        try:
            answer = await self._http.get(where)
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            told = [found[name] for name in ("issuer", *_ENDPOINTS)]
        except (httpx.HTTPError, KeyError, TypeError, ValueError):
            raise RulesError("oidc-failed") from None
        if told[0] != self.provider.issuer or not all(isinstance(one, str) for one in told):
            raise RulesError("oidc-failed")
        self._described = found
        return found


def fit_name(text: str) -> str:
    """As much of a name from elsewhere as may be one here; often empty.

    >>> fit_name("anna.kovacs@example.org")
    'anna.kovacs'
    """
    plain = unicodedata.normalize("NFC", text.partition("@")[0].strip().replace(" ", "_"))[:LONGEST]
    try:
        return read_name(plain).shown
    except RulesError:
        return ""
