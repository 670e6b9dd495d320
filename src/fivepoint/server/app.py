"""The application: routes, errors, security headers, and the pages of the web app.

Everything but play itself goes over HTTP and is described at ``/schema/openapi.json``.
"""

from __future__ import annotations

import asyncio
import mimetypes
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Litestar, MediaType, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from fivepoint import __version__
from fivepoint.engine.levels import LEVELS, plays_hypergammon_by
from fivepoint.engine.measured import measured_pr
from fivepoint.engine.netfile import default_nets
from fivepoint.errors import FivepointError, RulesError
from fivepoint.rules.position import Position
from fivepoint.rules.record_json import write_record
from fivepoint.rules.turn import TurnGraph
from fivepoint.server import protocol
from fivepoint.server.accounts.mail_links import MailLinks
from fivepoint.server.accounts.mail_routes import router as mail_routes
from fivepoint.server.accounts.oidc import Oidc, Provider
from fivepoint.server.accounts.oidc_routes import router as oidc_routes
from fivepoint.server.accounts.passkeys import Passkeys
from fivepoint.server.accounts.passwords import STANDARD, Cost
from fivepoint.server.accounts.people import People
from fivepoint.server.accounts.routes import router as account_routes
from fivepoint.server.accounts.sessions import Sessions
from fivepoint.server.bus import Bus, LocalBus
from fivepoint.server.described import StrictJson, StrictRequest
from fivepoint.server.doorkeeper import Doorkeeper
from fivepoint.server.fleet import Fleet
from fivepoint.server.hub import Hub
from fivepoint.server.leases import Leases
from fivepoint.server.limits import Limits
from fivepoint.server.live import Tables
from fivepoint.server.lobby.board import Board
from fivepoint.server.lobby.chat import Chat
from fivepoint.server.lobby.routes import router as lobby_routes
from fivepoint.server.lobby.safety import Safety
from fivepoint.server.lobby.seeks import Seeks, check_rated
from fivepoint.server.metrics import Metrics
from fivepoint.server.protocol_results import Settled
from fivepoint.server.ratings.ledger import Ledger
from fivepoint.server.ratings.routes import router as result_routes
from fivepoint.server.refusals import (
    NOT_READY,
    REFUSALS,
    SECURITY_HEADERS,
    form_problem,
    http_problem,
    not_kept,
    own_fault,
    rules_problem,
)
from fivepoint.server.requests import (
    AnyRequest,
    Services,
    account_of,
    address,
    check_origin,
    services,
    signed_in,
)
from fivepoint.server.reviews.kept import KeptReviews
from fivepoint.server.reviews.positions import router as position_routes
from fivepoint.server.reviews.routes import Desk
from fivepoint.server.reviews.routes import router as review_routes
from fivepoint.server.socket import table_socket
from fivepoint.server.statistics import Statistician, figures_of
from fivepoint.server.statistics import router as statistics_routes
from fivepoint.server.store import Store
from fivepoint.server.tournaments.director import Tournaments
from fivepoint.server.tournaments.routes import router as tournament_routes
from fivepoint.server.tutoring import router as study_routes
from fivepoint.server.wire import read_rules, wire_graph
from fivepoint.table.clock import ClockRules

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fivepoint.server.outbox import MailSettings

TableId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-zA-Z]+$")]

LARGEST_BODY = 16_384

_RECORD = ResponseSpec(
    dict[str, Any], generate_examples=False, description="The record of the match."
)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server is set up.

    ``bundle`` is the folder of the built web app, None for the package's. ``requests``
    limits how often one address may make tables and seals: so many at once and a
    thirtieth of that a second; ``patience`` loosens the limits on signing up and in.
    ``password_cost`` is what argon2 spends on one password, ``metrics_port`` where
    Prometheus may ask (0: nowhere), ``oidc`` another site at which people may sign in, ``mail``
    how mail is sent, None if it is not.
    """

    database: str
    bundle: Path | None = None
    requests: int = 300
    patience: float = 1
    metrics_port: int = 0
    oidc: Provider | None = None
    mail: MailSettings | None = None
    password_cost: Cost = STANDARD


def make_app(settings: ServerSettings) -> Litestar:
    """The ASGI application; its database is opened at start-up."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        store = await Store.open(settings.database)
        ledger = Ledger(store.database)
        known = assemble(store, ledger, settings)
        app.state.services = known
        app.state.desk = Desk(KeptReviews(store.database))
        app.state.statistician = Statistician(
            figures_of(store), KeptReviews(store.database), known.tables
        )
        await known.bus.start()
        if settings.metrics_port:
            known.metrics.serve(settings.metrics_port)
        known.leases.start()
        if not store.database.shared:  # elsewhere leases see to it
            known.tables.resume()
        await known.board.start()
        ledger.start(None)
        try:
            yield
        finally:
            await app.state.statistician.close()
            await app.state.desk.close()
            await known.board.close()
            await known.doorkeeper.close()
            await known.fleet.close()
            await known.tables.close()
            await ledger.close()
            if known.mail is not None:
                await known.mail.close()
            if known.oidc is not None:
                await known.oidc.close()
            await known.leases.close()
            await known.bus.close()
            await store.close()

    bundle = settings.bundle or Path(str(files("fivepoint") / "static"))

    @get("/", include_in_schema=False, sync_to_thread=True)
    def home() -> Response[bytes]:
        """The page of the web app."""
        return _bundle_file(bundle, "")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=True)
    def page(path: FromPath[str]) -> Response[bytes]:
        """A file of the web app; any address without a file is one of its pages."""
        return _bundle_file(bundle, path)

    return Litestar(
        route_handlers=[
            health,
            ready,
            about,
            levels,
            make_seal,
            make_table,
            see_table,
            see_record,
            see_proof,
            take_seat,
            see_hint,
            graph,
            table_socket,
            account_routes,
            oidc_routes,
            mail_routes,
            lobby_routes,
            result_routes,
            tournament_routes,
            review_routes,
            position_routes,
            study_routes,
            statistics_routes,
            home,
            page,
        ],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={
            FivepointError: rules_problem,
            ValidationException: form_problem,
            HTTPException: http_problem,
            RecursionError: form_problem,  # JSON nested too deeply
            **dict.fromkeys((DBAPIError, PoolTimeout, ConnectionError), not_kept),
            Exception: own_fault,
        },
        response_headers=SECURITY_HEADERS,  # pyright: ignore[reportArgumentType]
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Fivepoint",
            version=__version__,
            render_plugins=[StrictJson()],
        ),
    )


def assemble(store: Store, ledger: Ledger, settings: ServerSettings) -> Services:
    """The parts of a server, joined to each other."""
    database, hub = store.database, Hub()
    bus: Bus = LocalBus()
    if database.shared:
        from fivepoint.server.bus_postgres import PostgresBus

        bus = PostgresBus(settings.database)
    doorkeeper = Doorkeeper(database, hub, bus)
    people = People(database, settings.password_cost)
    sessions = Sessions(database)
    limits = Limits(settings.requests, settings.patience)
    leases = Leases(database, bus.worker)
    tables = Tables(store, bus, leases)
    fleet = Fleet(tables, bus, leases)
    bus.on_gap = fleet.missed
    tables.on_doubt = fleet.doubt
    safety = Safety(database, people)
    people.on_end = sessions.on_end = safety.on_end = doorkeeper.ended
    seeks = Seeks(database, tables, safety)
    board = Board(database, seeks, tables, hub, bus)
    tournaments = Tournaments(database, tables, seeks)
    tables.on_result = ledger.start
    metrics = Metrics()
    metrics.watch(tables, hub)
    ledger.on_result = tournaments.note
    board.on_sweep = tournaments.sweep

    def deleted(account: str) -> None:
        fleet.forget(account)
        board.change()

    people.on_delete = deleted
    bus.hear("settled", lambda table, _worker: tables.tell(table, Settled(table)))

    def settled(table: str) -> None:
        tables.tell(table, Settled(table))
        bus.publish("settled", table)

    ledger.on_settled = settled
    return Services(
        database=database,
        people=people,
        sessions=sessions,
        passkeys=Passkeys(database),
        limits=limits,
        tables=tables,
        hub=hub,
        doorkeeper=doorkeeper,
        safety=safety,
        seeks=seeks,
        board=board,
        chat=Chat(database, tables, safety, limits, bus),
        bus=bus,
        leases=leases,
        fleet=fleet,
        tournaments=tournaments,
        metrics=metrics,
        oidc=None if settings.oidc is None else Oidc(database, settings.oidc),
        mail=None if settings.mail is None else MailLinks(database, people, settings.mail),
    )


@get("/api/health", responses=REFUSALS)
async def health() -> dict[str, str]:
    """Whether the server is up, and its version."""
    return {"status": "ok", "version": __version__}


@get("/api/ready", responses=REFUSALS | {HTTP_503_SERVICE_UNAVAILABLE: NOT_READY})
async def ready(request: AnyRequest) -> dict[str, str]:
    """Whether the server can keep anything: its database answers."""
    # Asked twice, for a connection that was ended meanwhile fails once and is then replaced.
    for last in (False, True):
        try:
            await services(request).database.first(text("SELECT 1"))
            break
        except SQLAlchemyError:
            if last:
                raise HTTPException(status_code=HTTP_503_SERVICE_UNAVAILABLE) from None
    return {"status": "ok"}


@get("/api/about", responses=REFUSALS)
async def about() -> protocol.About:
    """The version of the program and the nets that its engine plays with."""
    nets, trained = await asyncio.to_thread(_nets)
    return protocol.About(__version__, nets, trained)


@cache
def _nets() -> tuple[str, str]:
    """The digest of the nets that come with the package, and the day of their training."""
    nets = default_nets()
    return nets.digest, str(nets.provenance.get("date", ""))


@get("/api/levels", responses=REFUSALS)
async def levels() -> list[protocol.Level]:
    """The levels of the computer, the weakest first."""
    return [
        # The first look at the table of hypergammon reads it.
        protocol.Level(
            name, measured_pr().get(name), await asyncio.to_thread(plays_hypergammon_by, name)
        )
        for name in LEVELS
    ]


@post("/api/seals", responses=REFUSALS)
async def make_seal(request: AnyRequest) -> protocol.Seal:
    """Seal a new dice stream before anyone has chosen a secret."""
    _limit(request)
    return await _tables(request).seal()


@post("/api/tables", responses=REFUSALS)
async def make_table(
    request: AnyRequest, data: JSONBody[protocol.NewTable]
) -> protocol.TableCreated:
    """Make a table and get the keys of one's own seats."""
    _limit(request)
    account, _ = await signed_in(request)
    if data.rated:
        clock = ClockRules(data.clock.kind, data.clock.reserve, data.clock.delay)
        check_rated(await account_of(request), read_rules(data.rules), clock)
    if account is not None and account.kind != "guest":  # under no other name than its own
        own = next((seat for seat in data.seats if seat.kind == "person"), None)
        if own is not None:
            own.name = account.name
    return await _tables(request).create(data, None if account is None else account.id)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def see_table(request: AnyRequest, table: TableId) -> protocol.TableState:
    """A table as anybody may see it."""
    return await _tables(request).spectate(table)


@get(
    "/api/tables/{table:str}/record",
    responses=REFUSALS | {HTTP_200_OK: _RECORD},
    media_type=MediaType.JSON,
)
async def see_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The record of the match so far, as described in the formats page."""
    record = await _tables(request).record(table)
    return Response(write_record(record).encode(), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/proof", responses=REFUSALS)
async def see_proof(request: AnyRequest, table: TableId) -> protocol.DiceProof:
    """What proves the dice of a table; the seed only once the match is over."""
    return await _tables(request).proof(table)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def take_seat(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[int, PathParameter(gt=-1, le=1)],
    data: JSONBody[protocol.TakeSeat],
) -> protocol.SeatTaken:
    """Take the open seat of a table."""
    _limit(request)
    account, _ = await signed_in(request)
    live = await _tables(request).find(table)
    if live.row.rated and (account is None or account.kind == "guest"):
        raise RulesError("rated-needs-account")
    if account is not None and account.kind != "guest":
        data.name = account.name
    taker = None if account is None else account.id
    return protocol.SeatTaken(seat, await _tables(request).take_seat(table, seat, data, taker))


@post("/api/tables/{table:str}/hint", responses=REFUSALS, status_code=200)
async def see_hint(
    request: AnyRequest, table: TableId, data: JSONBody[protocol.HintRequest]
) -> protocol.Hint:
    """What the engine would do in the place of the seat whose key this is."""
    _limit(request)
    return await _tables(request).hint(table, data.key)


@post("/api/graph", responses=REFUSALS, status_code=200, sync_to_thread=True)
def graph(data: JSONBody[protocol.GraphRequest]) -> protocol.GraphAnswer:
    """The turn graph of any position and roll, for boards to try things on."""
    found = TurnGraph(Position.from_board(data.board, men=data.men), data.dice)
    return protocol.GraphAnswer(wire_graph(found), len(found.results))


def _tables(request: AnyRequest) -> Tables:
    return services(request).tables


def _limit(request: AnyRequest) -> None:
    services(request).limits.take("ask", address(request))


def _bundle_file(bundle: Path, path: str) -> Response[bytes]:
    """A file of the web app, or its one page for any other address."""
    root = bundle.resolve()
    try:
        wanted = (root / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(root) and wanted.is_file()
    except (OSError, ValueError):  # longer than any name of a file, or with a NUL in it
        raise HTTPException(status_code=HTTP_404_NOT_FOUND) from None
    if not found:
        if "." in wanted.name and not path.endswith("/"):
            raise HTTPException(status_code=HTTP_404_NOT_FOUND)
        wanted = root / "index.html"
    if not wanted.is_file():
        raise RulesError("no-web-app")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    hashed = "/assets/" in wanted.as_posix()
    caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": caching})
