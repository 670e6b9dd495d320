"""The routes of signing in at another site: there, back, and a name for who is new here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlencode

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from fivepoint.errors import RulesError
from fivepoint.server import protocol_accounts as messages
from fivepoint.server.accounts.oidc import LIFE
from fivepoint.server.accounts.routes import agent, me_of, welcome
from fivepoint.server.refusals import REFUSALS
from fivepoint.server.requests import (
    AnyRequest,
    address,
    cookie,
    person_of,
    services,
    signed_in,
)

if TYPE_CHECKING:
    from fivepoint.server.accounts.oidc import Oidc, Stranger

PATH = "/api/session/oidc"
HELD = "fivepoint_oidc"
"""The cookie that binds a way through the other site to the browser that began it."""

Way = Annotated[str, QueryParameter(name="state", max_length=64)]
Code = Annotated[str, QueryParameter(max_length=4096)]


@get(PATH, responses=REFUSALS, status_code=HTTP_303_SEE_OTHER)
async def leave(request: AnyRequest) -> Redirect:
    """To the other site."""
    oidc = _oidc(request)
    services(request).limits.take("sign-in", address(request))
    where, way = await oidc.begin(_callback(request))
    return _to(where, _held(request, way))


@get(
    f"{PATH}/callback",
    responses=REFUSALS,
    status_code=HTTP_303_SEE_OTHER,
    include_in_schema=False,
)
async def come_back(request: AnyRequest, way: Way = "", code: Code = "") -> Redirect:
    """Back from the other site: in, or to choose a name, or told that it was nothing."""
    oidc, held = _oidc(request), request.cookies.get(HELD, "")
    services(request).limits.take("sign-in", address(request))
    try:
        found = await oidc.finish(way, held, code, _callback(request))
        return await _arrive(request, oidc, found)
    except RulesError as error:
        return _to(f"/account?{urlencode({'oidc': error.code})}", _held(request, ""))


@post(PATH, responses=REFUSALS)
async def begin_here(
    request: AnyRequest, data: JSONBody[messages.FirstName]
) -> Response[messages.SignedUp]:
    """Make the account of somebody who is known at the other site and new here."""
    known, oidc, held = services(request), _oidc(request), request.cookies.get(HELD, "")
    known.limits.take("sign-up", address(request))
    identity = await oidc.ticket(held)
    before, _ = await signed_in(request)
    if before is not None and before.kind != "guest":
        raise RulesError("already-signed-up")
    account, codes = await known.people.sign_up(data.name, None, before)
    await oidc.link(identity, account.id)
    await oidc.use_up(held)
    token = await known.sessions.begin(account, agent(request))
    made = messages.SignedUp(await me_of(request, account), codes)
    return Response(made, cookies=[cookie(request, token), _held(request, "")])


@delete("/api/account/oidc", responses=REFUSALS, status_code=200)
async def forget(request: AnyRequest) -> messages.Me:
    """Sign in at the other site no longer."""
    account = await person_of(request)
    await _oidc(request).unlink(account.id)
    return await me_of(request, account)


async def _arrive(request: AnyRequest, oidc: Oidc, found: Stranger) -> Redirect:
    before, _ = await signed_in(request)
    owner = await oidc.account_of(found.identity)
    if before is not None and before.kind == "person":
        await oidc.link(found.identity, before.id)
        return _to("/account", _held(request, ""))
    account = None if owner is None else await services(request).people.by_id(owner)
    if account is None:
        ticket = await oidc.admit(found.identity)
        asked = urlencode({"oidc": "new", "name": found.name})
        return _to(f"/account?{asked}", _held(request, ticket))
    session = await welcome(request, account)
    return _to("/lobby", *session.cookies, _held(request, ""))


def _oidc(request: AnyRequest) -> Oidc:
    oidc = services(request).oidc
    if oidc is None:
        raise RulesError("oidc-off")
    return oidc


def _callback(request: AnyRequest) -> str:
    """Where the other site is to send the browser: it knows this address and no other."""
    host = request.headers.get("host", "localhost")
    return f"{request.url.scheme}://{host}{PATH}/callback"


def _held(request: AnyRequest, name: str) -> Cookie:
    return Cookie(
        key=HELD,
        value=name,
        path=PATH,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=LIFE // 1000 if name else 0,
    )


def _to(where: str, *cookies: Cookie) -> Redirect:
    return Redirect(where, status_code=HTTP_303_SEE_OTHER, cookies=list(cookies))


router = Router("/", route_handlers=[leave, come_back, begin_here, forget])
