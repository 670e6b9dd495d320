"""The routes of tournaments."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from fivepoint.server import protocol_tournaments as messages
from fivepoint.server.refusals import REFUSALS
from fivepoint.server.requests import AnyRequest, account_of, address, person_of, services

Number = Annotated[int, PathParameter(gt=-1, le=10_000)]


@get("/api/tournaments", responses=REFUSALS)
async def see_all(request: AnyRequest) -> list[messages.TournamentLine]:
    """The last tournaments, the latest first."""
    return await services(request).tournaments.all()


@get("/api/tournaments/{name:str}", responses=REFUSALS)
async def see(request: AnyRequest, name: FromPath[str]) -> messages.TournamentInfo:
    """A tournament as it stands."""
    return await services(request).tournaments.see(name)


@post("/api/tournaments", responses=REFUSALS)
async def announce(
    request: AnyRequest, data: JSONBody[messages.NewTournament]
) -> messages.TournamentInfo:
    """Announce a tournament and direct it."""
    director = await person_of(request)
    services(request).limits.take("ask", address(request))
    await services(request).safety.check(director, "seek")
    running = services(request).tournaments
    return await running.see(await running.announce(director, data))


@post("/api/tournaments/{name:str}/enter", responses=REFUSALS, status_code=200)
async def enter(request: AnyRequest, name: FromPath[str]) -> messages.TournamentInfo:
    """Enter before the start, or as a reserve after it."""
    account = await account_of(request)
    await services(request).safety.check(account, "seek")
    await services(request).tournaments.enter(account, name)
    return await services(request).tournaments.see(name)


@post("/api/tournaments/{name:str}/leave", responses=REFUSALS, status_code=200)
async def leave(request: AnyRequest, name: FromPath[str]) -> messages.TournamentInfo:
    """Leave before the start, or withdraw."""
    await services(request).tournaments.leave(await account_of(request), name)
    return await services(request).tournaments.see(name)


@post("/api/tournaments/{name:str}/start", responses=REFUSALS, status_code=200)
async def start(request: AnyRequest, name: FromPath[str]) -> messages.TournamentInfo:
    """Start it, as its director."""
    await services(request).tournaments.start(await person_of(request), name)
    return await services(request).tournaments.see(name)


@post("/api/tournaments/{name:str}/cancel", responses=REFUSALS, status_code=200)
async def cancel(request: AnyRequest, name: FromPath[str]) -> messages.TournamentInfo:
    """Call it off, as its director."""
    await services(request).tournaments.cancel(await person_of(request), name)
    return await services(request).tournaments.see(name)


@post("/api/tournaments/{name:str}/remove", responses=REFUSALS, status_code=200)
async def remove(
    request: AnyRequest, name: FromPath[str], data: JSONBody[messages.Remove]
) -> messages.TournamentInfo:
    """Take somebody out, as the director."""
    await services(request).tournaments.remove(await person_of(request), name, data.player)
    return await services(request).tournaments.see(name)


@post("/api/tournaments/{name:str}/replace", responses=REFUSALS, status_code=200)
async def replace(
    request: AnyRequest, name: FromPath[str], data: JSONBody[messages.Replace]
) -> messages.TournamentInfo:
    """Have a reserve play what is left for somebody, as the director."""
    await services(request).tournaments.replace(await person_of(request), name, data)
    return await services(request).tournaments.see(name)


@post(
    "/api/tournaments/{name:str}/boards/{number:int}/{board:int}/play",
    responses=REFUSALS,
    status_code=200,
)
async def play(
    request: AnyRequest, name: FromPath[str], number: Number, board: Number
) -> messages.Ready:
    """Be ready for one's pairing; when both are, the table is made."""
    account = await account_of(request)
    found = await services(request).tournaments.ready(account, name, number, board)
    return messages.Ready(found)


@post(
    "/api/tournaments/{name:str}/boards/{number:int}/{board:int}/decide",
    responses=REFUSALS,
    status_code=200,
)
async def decide(
    request: AnyRequest,
    name: FromPath[str],
    number: Number,
    board: Number,
    data: JSONBody[messages.Decide],
) -> messages.TournamentInfo:
    """Decide a pairing or give it more time, as the director."""
    director = await person_of(request)
    await services(request).tournaments.decide(director, name, number, board, data)
    return await services(request).tournaments.see(name)


router = Router(
    "/",
    route_handlers=[
        see_all,
        see,
        announce,
        enter,
        leave,
        start,
        cancel,
        remove,
        replace,
        play,
        decide,
    ],
)
