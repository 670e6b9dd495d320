"""What every route may ask of a request: who it is, where it is from, whether it may.

Changing requests are answered only if no page of another site can have sent them: a
browser names the page's origin, and it must be this server; a request with a cookie
but no origin is not a browser's and not trusted either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Cookie

from fivepoint.errors import RulesError
from fivepoint.server.accounts.passwords import token_hash
from fivepoint.server.accounts.sessions import COOKIE, LIFE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fivepoint.server.accounts.mail_links import MailLinks
    from fivepoint.server.accounts.oidc import Oidc
    from fivepoint.server.accounts.passkeys import Passkeys
    from fivepoint.server.accounts.people import Account, People
    from fivepoint.server.accounts.sessions import Session, Sessions
    from fivepoint.server.bus import Bus
    from fivepoint.server.database import Database
    from fivepoint.server.doorkeeper import Doorkeeper
    from fivepoint.server.fleet import Fleet
    from fivepoint.server.hub import Hub
    from fivepoint.server.leases import Leases
    from fivepoint.server.limits import Limits
    from fivepoint.server.live import Tables
    from fivepoint.server.lobby.board import Board
    from fivepoint.server.lobby.chat import Chat
    from fivepoint.server.lobby.safety import Safety
    from fivepoint.server.lobby.seeks import Seeks
    from fivepoint.server.metrics import Metrics
    from fivepoint.server.tournaments.director import Tournaments

AnyRequest: TypeAlias = Request[Any, Any, Any]

_READING = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that routes and sockets work with, one of each."""

    database: Database
    people: People
    sessions: Sessions
    passkeys: Passkeys
    limits: Limits
    tables: Tables
    hub: Hub
    doorkeeper: Doorkeeper
    safety: Safety
    seeks: Seeks
    board: Board
    chat: Chat
    bus: Bus
    leases: Leases
    fleet: Fleet
    tournaments: Tournaments
    metrics: Metrics
    oidc: Oidc | None
    mail: MailLinks | None

    async def hear_anew(self, account: str) -> None:
        """Have the sockets of an account know what it has changed about itself."""
        unheard = await self.safety.unheard(account)
        who = await self.people.by_id(account)
        for socket in self.hub.of(account):
            socket.unheard, socket.who = unheard, who


def services(request: AnyRequest) -> Services:
    """The services of the server that got this request."""
    found: Services = request.app.state.services
    return found


async def check_origin(request: AnyRequest) -> None:
    """RulesError ``other-site`` for a changing request that another site may have sent."""
    if request.method in _READING:
        return
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "none")
    own = same_origin(origin, request.headers.get("host"))
    silent = origin is None and COOKIE in request.cookies
    if not own or silent or site == "cross-site":
        raise RulesError("other-site")


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this very server asks. Programs that are no browser send no origin."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def address(request: AnyRequest) -> str:
    """The address of the other end."""
    return request.client.host if request.client else ""


def origin_of(request: AnyRequest) -> str:
    """The origin of the page that asks, as the browser names it."""
    own = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return request.headers.get("origin") or own


async def signed_in(request: AnyRequest) -> tuple[Account | None, Session | None]:
    """The account of a request, by its token or its cookie, and the cookie's session."""
    return await identify(services(request), request.headers, request.cookies)


async def identify(
    known: Services, headers: Mapping[str, str], cookies: Mapping[str, str]
) -> tuple[Account | None, Session | None]:
    """Who comes with these headers and cookies: a bot by token, a person by cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        bot = await known.people.by_token(token.strip())
        if bot is None:
            raise RulesError("token-wrong")
        return bot, None
    cookie = cookies.get(COOKIE)
    session = await known.sessions.find(cookie) if cookie else None
    if session is None:
        return None, None
    return await known.people.by_id(session.account), session


def proof_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """What is kept of the token that ``identify`` goes by, None where there is none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token_hash(token.strip())
    cookie = cookies.get(COOKIE)
    return token_hash(cookie) if cookie else None


async def account_of(request: AnyRequest) -> Account:
    """The account of a request. RulesError ``session-needed`` if it comes with none."""
    account, _ = await signed_in(request)
    if account is None:
        raise RulesError("session-needed")
    return account


async def person_of(request: AnyRequest) -> Account:
    """The person of a request: not a guest, not a bot. RulesError ``account-needed``."""
    account = await account_of(request)
    if account.kind != "person":
        raise RulesError("account-needed")
    return account


def cookie(request: AnyRequest, token: str) -> Cookie:
    """The cookie of a session, or with an empty token the one that takes it away."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=LIFE // 1000 if token else 0,
    )
