"""The routes of mail: an account's address, and the way back into an account by a link."""

from __future__ import annotations

from litestar import Response, Router, post, put
from litestar.params import JSONBody

from fivepoint.errors import RulesError
from fivepoint.server import protocol_accounts as messages
from fivepoint.server.accounts.routes import address_for, guess, links_of, me_of, welcome
from fivepoint.server.refusals import REFUSALS, language_of
from fivepoint.server.requests import AnyRequest, account_of, address, person_of, services


@put("/api/account/mail", responses=REFUSALS)
async def change_mail(request: AnyRequest, data: JSONBody[messages.MailAddress]) -> messages.Me:
    """Send a link to what is to be the account's address; or let the account have none."""
    account, links = await person_of(request), links_of(request)
    guess(request, account.name)
    await services(request).people.check_password(account, data.password)
    if data.mail is None:
        await links.forget(account)
    elif not await links.offer(account, address_for(request, data.mail), language_of(request)):
        raise RulesError("mail-failed")
    return await me_of(request, await account_of(request))


@post("/api/account/mail/confirmation", responses=REFUSALS, status_code=204)
async def confirm_mail(request: AnyRequest, data: JSONBody[messages.OpenedLink]) -> None:
    """The link to an address has been opened, in whatever browser."""
    services(request).limits.take("sign-in", address(request))
    await links_of(request).confirm(data.token)


@post("/api/session/mail", responses=REFUSALS, status_code=204)
async def ask_way_back(request: AnyRequest, data: JSONBody[messages.WayBack]) -> None:
    """Have a way back sent to an address. Answered alike whether it is anybody's."""
    services(request).limits.take("sign-in", address(request))
    links_of(request).ask(address_for(request, data.mail), language_of(request))


@post("/api/session/mail/recovery", responses=REFUSALS)
async def recover_by_mail(
    request: AnyRequest, data: JSONBody[messages.RecoverByMail]
) -> Response[messages.Me]:
    """Sign in by a link and set a new password."""
    services(request).limits.take("sign-in", address(request))
    return await welcome(request, await links_of(request).recover(data.token, data.password))


router = Router("/", route_handlers=[change_mail, confirm_mail, ask_way_back, recover_by_mail])
