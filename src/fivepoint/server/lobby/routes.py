"""The routes of the lobby: seeks, challenges, rematches, bots, chat, reports, moderation."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from fivepoint.errors import RulesError
from fivepoint.server import protocol_lobby as messages
from fivepoint.server.accounts.people import Account
from fivepoint.server.lobby.going import going_games
from fivepoint.server.lobby.seeks import games_of
from fivepoint.server.refusals import REFUSALS
from fivepoint.server.requests import AnyRequest, account_of, address, services, signed_in

TableId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-zA-Z]+$")]


@get("/api/lobby", responses=REFUSALS)
async def see_lobby(request: AnyRequest) -> messages.Lobby:
    """The lobby as it stands; over the socket it can be watched."""
    account, _ = await signed_in(request)
    return await services(request).board.seen_by(account)


@post("/api/seeks", responses=REFUSALS)
async def new_seek(request: AnyRequest, data: JSONBody[messages.NewSeek]) -> messages.SeekMade:
    """Look for a game, or challenge one player."""
    return await services(request).seeks.open(await _asks(request), data)


@post("/api/seeks/{name:str}/take", responses=REFUSALS)
async def take_seek(request: AnyRequest, name: FromPath[str]) -> messages.GameFound:
    """Take a seek or accept a challenge."""
    return await services(request).seeks.take(await _asks(request), name)


@delete("/api/seeks/{name:str}", responses=REFUSALS, status_code=204)
async def withdraw_seek(request: AnyRequest, name: FromPath[str]) -> None:
    """Withdraw one's own seek, or decline a challenge."""
    await services(request).seeks.withdraw(await account_of(request), name)


@post("/api/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(request: AnyRequest, table: TableId) -> messages.SeekMade:
    """Offer another match after one that is over, or accept the other side's offer."""
    return await services(request).seeks.rematch(await _asks(request), table)


@post("/api/lobby/bots/{level:str}", responses=REFUSALS)
async def play_bot(
    request: AnyRequest, level: FromPath[str], data: JSONBody[messages.BotGame]
) -> messages.GameFound:
    """Play one of the server's bots."""
    return await services(request).seeks.play_bot(await _asks(request), level, data)


@get("/api/account/games", responses=REFUSALS)
async def see_games(request: AnyRequest) -> list[str]:
    """The tables at which this account has sat down, the latest first."""
    return await games_of(services(request).database, await account_of(request))


@get("/api/account/going", responses=REFUSALS)
async def see_going(request: AnyRequest) -> list[messages.GoingGame]:
    """The matches of this account that are not over: those where it is to move first."""
    account = await account_of(request)
    known = services(request)
    return await going_games(known.database, known.tables, account.id)


@get("/api/account/relations", responses=REFUSALS)
async def see_relations(request: AnyRequest) -> list[messages.Relation]:
    """Whom this account has muted and blocked."""
    return await services(request).safety.relations(await account_of(request))


@post("/api/account/relations", responses=REFUSALS, status_code=204)
async def relate(request: AnyRequest, data: JSONBody[messages.Relation]) -> None:
    """Mute or block somebody."""
    account = await _asks(request)
    await services(request).safety.relate(account, data)
    await services(request).hear_anew(account.id)


@post("/api/account/relations/remove", responses=REFUSALS, status_code=204)
async def unrelate(request: AnyRequest, data: JSONBody[messages.Relation]) -> None:
    """Take a mute or block back."""
    account = await account_of(request)
    await services(request).safety.unrelate(account, data)
    await services(request).hear_anew(account.id)


@post("/api/reports", responses=REFUSALS, status_code=204)
async def report(request: AnyRequest, data: JSONBody[messages.Report]) -> None:
    """Report somebody to the moderators."""
    account = await account_of(request)
    services(request).limits.take("report", account.id)
    await services(request).safety.report(account, data)


@get("/api/moderation/reports", responses=REFUSALS)
async def see_reports(request: AnyRequest) -> list[messages.ReportInfo]:
    """The last reports, for moderators."""
    await _moderator(request)
    return await services(request).safety.reports()


@get("/api/moderation/log", responses=REFUSALS)
async def see_audit(request: AnyRequest) -> list[messages.AuditEntry]:
    """The audit log of moderation, for moderators."""
    await _moderator(request)
    return await services(request).safety.audit()


@post("/api/moderation", responses=REFUSALS, status_code=204)
async def judge(request: AnyRequest, data: JSONBody[messages.Judgement]) -> None:
    """Silence, ban, lift, or close a report; it is noted for good."""
    await services(request).safety.judge(await _moderator(request), data)


async def _asks(request: AnyRequest) -> Account:
    account = await account_of(request)
    services(request).limits.take("ask", address(request))
    return account


async def _moderator(request: AnyRequest) -> Account:
    account = await account_of(request)
    if not account.moderator:
        raise RulesError("moderators-only")
    return account


router = Router(
    "/",
    route_handlers=[
        see_lobby,
        new_seek,
        take_seek,
        withdraw_seek,
        rematch,
        play_bot,
        see_games,
        see_going,
        see_relations,
        relate,
        unrelate,
        report,
        see_reports,
        see_audit,
        judge,
    ],
)
