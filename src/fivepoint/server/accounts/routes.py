"""The routes of accounts: ``/api/me``, ``/api/accounts``, ``/api/session`` and their kin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from fivepoint.errors import RulesError
from fivepoint.server import protocol_accounts as messages
from fivepoint.server.accounts.erase import erasures
from fivepoint.server.accounts.export import export
from fivepoint.server.outbox import read_address
from fivepoint.server.refusals import REFUSALS, language_of
from fivepoint.server.requests import (
    AnyRequest,
    account_of,
    address,
    cookie,
    origin_of,
    person_of,
    services,
    signed_in,
)

if TYPE_CHECKING:
    from fivepoint.server.accounts.mail_links import MailLinks
    from fivepoint.server.accounts.people import Account

_EXPORT = ResponseSpec(
    dict[str, Any], generate_examples=False, description="Everything kept about the account."
)


@get("/api/me", responses=REFUSALS)
async def me(request: AnyRequest) -> messages.WhoAmI:
    """Who is signed in in this browser."""
    account, _ = await signed_in(request)
    oidc, mail = services(request).oidc, services(request).mail
    return messages.WhoAmI(
        None if account is None else await me_of(request, account),
        None if oidc is None else oidc.provider.name,
        mail is not None,
    )


@post("/api/guests", responses=REFUSALS)
async def guest(request: AnyRequest) -> Response[messages.Me]:
    """Begin as a guest; with a session already there it stays."""
    account, _ = await signed_in(request)
    if account is not None:
        return Response(await me_of(request, account))
    services(request).limits.take("ask", address(request))
    return await welcome(request, await services(request).people.new_guest())


@post("/api/accounts", responses=REFUSALS)
async def sign_up(
    request: AnyRequest, data: JSONBody[messages.SignUp]
) -> Response[messages.SignedUp]:
    """Make an account; its recovery codes are shown this once."""
    services(request).limits.take("sign-up", address(request))
    before, _ = await signed_in(request)
    if before is not None and before.kind != "guest":
        raise RulesError("already-signed-up")
    mail = None if data.mail is None else address_for(request, data.mail)
    account, codes = await services(request).people.sign_up(data.name, data.password, before)
    if mail is not None:
        links_of(request).offer_later(account, mail, language_of(request))
    token = await services(request).sessions.begin(account, agent(request))
    made = messages.SignedUp(await me_of(request, account), codes)
    return Response(made, cookies=[cookie(request, token)])


@post("/api/session", responses=REFUSALS)
async def sign_in(request: AnyRequest, data: JSONBody[messages.SignIn]) -> Response[messages.Me]:
    """Sign in by password."""
    guess(request, data.name)
    return await welcome(request, await services(request).people.sign_in(data.name, data.password))


@post("/api/session/recovery", responses=REFUSALS)
async def recover(request: AnyRequest, data: JSONBody[messages.Recover]) -> Response[messages.Me]:
    """Sign in by a recovery code and set a new password."""
    guess(request, data.name)
    people = services(request).people
    return await welcome(request, await people.recover(data.name, data.code, data.password))


@post("/api/session/passkey/options", responses=REFUSALS)
async def ask_passkey(request: AnyRequest) -> messages.Ceremony:
    """Sign in by passkey, the first step."""
    services(request).limits.take("sign-in", address(request))
    return messages.Ceremony(*await services(request).passkeys.ask(origin_of(request)))


@post("/api/session/passkey", responses=REFUSALS)
async def use_passkey(
    request: AnyRequest, data: JSONBody[messages.Credential]
) -> Response[messages.Me]:
    """Sign in by passkey, the second step."""
    services(request).limits.take("sign-in", address(request))
    known = services(request)
    found = await known.passkeys.check(data.id, data.credential, origin_of(request))
    account = await known.people.by_id(found)
    if account is None:
        raise RulesError("passkey-wrong")
    return await welcome(request, account)


@delete("/api/session", responses=REFUSALS, status_code=200)
async def sign_out(request: AnyRequest) -> Response[messages.WhoAmI]:
    """End this session."""
    account, session = await signed_in(request)
    if account is not None and session is not None:
        await services(request).sessions.end(account, session.id)
    return Response(messages.WhoAmI(None), cookies=[cookie(request, "")])


@get("/api/sessions", responses=REFUSALS)
async def see_sessions(request: AnyRequest) -> list[messages.SessionInfo]:
    """The browsers in which this account is signed in."""
    account = await account_of(request)
    _, here = await signed_in(request)
    return [
        messages.SessionInfo(
            one.id, one.created, one.seen, one.agent, here is not None and one.id == here.id
        )
        for one in await services(request).sessions.of(account)
    ]


@delete("/api/sessions/{name:str}", responses=REFUSALS, status_code=204)
async def end_session(request: AnyRequest, name: FromPath[str]) -> None:
    """Sign another browser out."""
    if not await services(request).sessions.end(await account_of(request), name):
        raise RulesError("session-unknown")


@delete("/api/sessions", responses=REFUSALS, status_code=204)
async def end_other_sessions(request: AnyRequest) -> None:
    """Sign all other browsers out."""
    account = await account_of(request)
    _, here = await signed_in(request)
    await services(request).sessions.end_others(account, None if here is None else here.id)


@put("/api/account/password", responses=REFUSALS, status_code=204)
async def new_password(request: AnyRequest, data: JSONBody[messages.NewPassword]) -> None:
    """Set a password; all other browsers are signed out."""
    account = await person_of(request)
    guess(request, account.name)
    await services(request).people.change_password(account, data.old, data.password)
    _, here = await signed_in(request)
    await services(request).sessions.end_others(account, None if here is None else here.id)


@post("/api/account/recovery-codes", responses=REFUSALS)
async def new_codes(
    request: AnyRequest, data: JSONBody[messages.Confirm]
) -> messages.RecoveryCodes:
    """New recovery codes in place of the old ones."""
    account = await person_of(request)
    guess(request, account.name)
    await services(request).people.check_password(account, data.password)
    return messages.RecoveryCodes(await services(request).people.new_codes(account))


@post("/api/account/passkeys/options", responses=REFUSALS)
async def offer_passkey(request: AnyRequest) -> messages.Ceremony:
    """Add a passkey, the first step."""
    account = await person_of(request)
    services(request).limits.take("ask", address(request))
    return messages.Ceremony(*await services(request).passkeys.offer(account, origin_of(request)))


@post("/api/account/passkeys", responses=REFUSALS)
async def add_passkey(request: AnyRequest, data: JSONBody[messages.Credential]) -> messages.Me:
    """Add a passkey, the second step."""
    account = await person_of(request)
    known = services(request)
    await known.passkeys.add(account, data.id, data.credential, origin_of(request))
    return await me_of(request, account)


@delete("/api/account/passkeys/{name:str}", responses=REFUSALS, status_code=200)
async def remove_passkey(request: AnyRequest, name: FromPath[str]) -> messages.Me:
    """Forget a passkey."""
    account = await person_of(request)
    if not await services(request).passkeys.remove(account, name):
        raise RulesError("passkey-wrong")
    return await me_of(request, account)


@put("/api/account/settings", responses=REFUSALS)
async def settings(request: AnyRequest, data: JSONBody[messages.AccountSettings]) -> messages.Me:
    """Change what an account may choose."""
    account = await account_of(request)
    if data.free_chat is not None:
        await services(request).people.set_free_chat(account, wanted=data.free_chat)
        await services(request).hear_anew(account.id)
    found = await services(request).people.by_id(account.id)
    return await me_of(request, found or account)


@get("/api/account/export", responses=REFUSALS | {HTTP_200_OK: _EXPORT})
async def see_export(request: AnyRequest) -> Response[bytes]:
    """Everything this server keeps about the account, as one JSON file."""
    account = await account_of(request)
    services(request).limits.take("ask", address(request))
    return Response(
        await export(services(request).database, account),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="fivepoint-account.json"'},
    )


@post("/api/account/delete", responses=REFUSALS, status_code=200)
async def leave(request: AnyRequest, data: JSONBody[messages.Confirm]) -> Response[messages.WhoAmI]:
    """Delete the account for good."""
    account = await account_of(request)
    if account.kind == "bot":
        raise RulesError("account-needed")
    people = services(request).people
    if account.kind == "person":
        guess(request, account.name)
        await people.check_password(account, data.password)
    bots = await people.bots(account)
    await people.delete(account, *(step for one in [account, *bots] for step in erasures(one)))
    return Response(messages.WhoAmI(None), cookies=[cookie(request, "")])


@get("/api/bots", responses=REFUSALS)
async def see_bots(request: AnyRequest) -> list[str]:
    """The names of the bots that this account runs."""
    account = await account_of(request)
    return [bot.name for bot in await services(request).people.bots(account)]


@post("/api/bots", responses=REFUSALS)
async def new_bot(request: AnyRequest, data: JSONBody[messages.NewBot]) -> messages.BotToken:
    """Make an account for a bot."""
    owner = await person_of(request)
    services(request).limits.take("sign-up", address(request))
    bot, token = await services(request).people.new_bot(data.name, owner)
    return messages.BotToken(bot.name, token)


@post("/api/bots/{name:str}/token", responses=REFUSALS)
async def new_token(request: AnyRequest, name: FromPath[str]) -> messages.BotToken:
    """A new token for a bot; the one before is no longer good."""
    bot = await _own_bot(request, name)
    return messages.BotToken(bot.name, await services(request).people.new_token(bot))


@delete("/api/bots/{name:str}", responses=REFUSALS, status_code=204)
async def remove_bot(request: AnyRequest, name: FromPath[str]) -> None:
    """Delete a bot for good."""
    bot = await _own_bot(request, name)
    await services(request).people.delete(bot, *erasures(bot))


async def _own_bot(request: AnyRequest, name: str) -> Account:
    owner = await person_of(request)
    for bot in await services(request).people.bots(owner):
        if bot.name.casefold() == name.casefold():
            return bot
    raise RulesError("player-unknown", name=name[:40])


async def welcome(request: AnyRequest, account: Account) -> Response[messages.Me]:
    """Begin a session. The one before, should there be one, ends: no session is inherited."""
    known = services(request)
    before, session = await signed_in(request)
    if before is not None and session is not None:
        await known.sessions.end(before, session.id)
    token = await known.sessions.begin(account, agent(request))
    return Response(await me_of(request, account), cookies=[cookie(request, token)])


async def me_of(request: AnyRequest, account: Account) -> messages.Me:
    """An account as its owner sees it."""
    oidc = services(request).oidc
    return messages.Me(
        account.name,
        account.kind,
        account.created,
        account.has_password,
        await services(request).passkeys.of(account),
        account.free_chat,
        account.moderator,
        oidc is not None and await oidc.linked(account.id),
        account.mail,
    )


def guess(request: AnyRequest, name: str) -> None:
    """Count an attempt at a password or code, by address and by the name it is for."""
    services(request).limits.take("sign-in", address(request))
    services(request).limits.take("guess", name.casefold()[:40])


def links_of(request: AnyRequest) -> MailLinks:
    """The links that are sent by mail. RulesError ``mail-off`` where none are."""
    links = services(request).mail
    if links is None:
        raise RulesError("mail-off")
    return links


def address_for(request: AnyRequest, text: str) -> str:
    """The mail address in ``text``, to which something may be sent now: it counts."""
    links_of(request)
    mail = read_address(text)
    services(request).limits.take("mail", mail)
    return mail


def agent(request: AnyRequest) -> str:
    """What the browser calls itself."""
    return request.headers.get("user-agent", "")


router = Router(
    "/",
    route_handlers=[
        me,
        guest,
        sign_up,
        sign_in,
        recover,
        ask_passkey,
        use_passkey,
        sign_out,
        see_sessions,
        end_session,
        end_other_sessions,
        new_password,
        new_codes,
        offer_passkey,
        add_passkey,
        remove_passkey,
        settings,
        see_export,
        leave,
        see_bots,
        new_bot,
        new_token,
        remove_bot,
    ],
)
