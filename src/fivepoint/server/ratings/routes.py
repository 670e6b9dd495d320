"""The routes of results: players, their matches and curves, leaders, a table's result."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from fivepoint.server import protocol_results as messages
from fivepoint.server.database import key
from fivepoint.server.ratings import views
from fivepoint.server.refusals import REFUSALS
from fivepoint.server.requests import AnyRequest, services


@get("/api/players/{name:str}", responses=REFUSALS)
async def see_player(request: AnyRequest, name: FromPath[str]) -> messages.Player:
    """Somebody's public face."""
    known = services(request)
    return await views.player(known.database, await known.people.by_name(name))


@get("/api/players/{name:str}/matches", responses=REFUSALS)
async def see_matches(
    request: AnyRequest,
    name: FromPath[str],
    before: Annotated[int | None, QueryParameter(gt=-1, le=2**53)] = None,
) -> list[messages.MatchResult]:
    """The last matches of somebody, the latest first; ``before`` a time for older ones."""
    known = services(request)
    account = await known.people.by_name(name)
    return await views.matches_of(known.database, account, before)


@get("/api/players/{name:str}/ratings", responses=REFUSALS)
async def see_curve(request: AnyRequest, name: FromPath[str]) -> list[messages.RatingPoint]:
    """The rating of somebody after each match that counted."""
    known = services(request)
    return await views.curve(known.database, await known.people.by_name(name))


@get("/api/leaders", responses=REFUSALS)
async def see_leaders(request: AnyRequest) -> list[messages.Leader]:
    """The highest rated players with enough experience."""
    return await views.leaders(services(request).database)


@get("/api/tables/{table:str}/result", responses=REFUSALS)
async def see_result(request: AnyRequest, table: FromPath[str]) -> messages.MatchResult:
    """The result of a table, with the arithmetic of its ratings."""
    return await views.result_of(services(request).database, key(table, 32))


router = Router("/", route_handlers=[see_player, see_matches, see_curve, see_leaders, see_result])
