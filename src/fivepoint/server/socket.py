"""The WebSocket of a page: reads its messages and does what they ask.

One page, one socket. Every message is checked for size, rate and form before it is
looked at; whatever is wrong with it is answered with ``refused`` and the socket goes
on. A page too slow to read is dropped and will join again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fivepoint.errors import FivepointError, ParseError, RulesError
from fivepoint.i18n import LANGUAGES
from fivepoint.server import protocol
from fivepoint.server.connection import TABLES_A_PAGE, Connection
from fivepoint.server.protocol_lobby import Echo, Say, Watch
from fivepoint.server.requests import identify, proof_of, same_origin

if TYPE_CHECKING:
    from fivepoint.server.requests import Services

log = logging.getLogger("fivepoint.server")

SOCKETS_AN_ACCOUNT = 30

_decoder = msgspec.json.Decoder(protocol.ClientMessage)


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page until it goes."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(4403)
        return
    known: Services = socket.app.state.services
    try:
        who, _ = await identify(known, socket.headers, socket.cookies)
    except FivepointError:
        await socket.close(4401)
        return
    if who is not None and known.hub.count(who.id) >= SOCKETS_AN_ACCOUNT:
        await socket.close(4429)
        return
    await socket.accept()
    connection = Connection(socket, who, proof_of(socket.headers, socket.cookies))
    connection.on_refusal = lambda code: known.metrics.refused.labels(code).inc()
    if who is not None:
        connection.unheard = await known.safety.unheard(who.id)
    known.hub.add(connection)
    sender = asyncio.create_task(connection.send_forever())
    prober = asyncio.create_task(connection.probe_forever())
    try:
        if who is not None:  # what it came with may have ended while it was let in
            await known.doorkeeper.look(who.id)
        while True:
            text = await socket.receive_data(mode="text")
            if not connection.dropped:
                await _answer(known, connection, text)
            await asyncio.sleep(0)  # others' turn, though more of this page may wait in line
    except WebSocketDisconnect:
        pass
    finally:
        known.hub.remove(connection)
        for table in connection.tables:
            known.tables.leave(connection, table)
        for task in (sender, prober):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _answer(known: Services, connection: Connection, text: str | bytes) -> None:
    """Do what one message asks, or refuse it."""
    try:
        message = _read(text)
    except FivepointError as error:
        connection.bucket.take()
        connection.refuse(error)
        return
    if not connection.bucket.take():
        number = message.number if isinstance(message, protocol.Act) else None
        connection.refuse(RulesError("too-fast"), number=number)
        return
    match message:
        case protocol.Ping():
            connection.show(protocol.Pong(message.at))
        case Echo():
            connection.echoed(message.at)
        case protocol.Leave():
            connection.tables.discard(message.table)
            known.tables.leave(connection, message.table)
        case Watch():
            _speak(connection, message.lang)
            known.hub.watch(connection, on=message.on)
        case protocol.Join():
            await _join(known, connection, message)
        case protocol.Act():
            await _act(known, connection, message)
        case protocol.Commit() | protocol.Reveal() | protocol.Contribute() | Say():
            await _do(known, connection, message)


def _read(text: str | bytes) -> protocol.ClientMessage:
    if len(text) > protocol.LONGEST_MESSAGE:
        raise ParseError("message-too-long", most=protocol.LONGEST_MESSAGE)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ParseError("message-form") from None


def _speak(connection: Connection, lang: str) -> None:
    if lang in LANGUAGES:
        connection.lang = lang


async def _join(known: Services, connection: Connection, message: protocol.Join) -> None:
    _speak(connection, message.lang)
    try:
        if message.protocol != protocol.PROTOCOL:
            raise RulesError("protocol-version", version=protocol.PROTOCOL)
        if len(connection.tables | {message.table}) > TABLES_A_PAGE:
            raise RulesError("too-many-tables", most=TABLES_A_PAGE)
        joined = await known.tables.join(connection, message)
    except FivepointError as error:
        connection.refuse(error, table=message.table)
        return
    connection.tables.add(message.table)
    connection.show(joined)
    for said in await known.chat.heard_by(message.table, connection):
        connection.show(said)


async def _do(
    known: Services,
    connection: Connection,
    message: protocol.Commit | protocol.Reveal | protocol.Contribute | Say,
) -> None:
    """What is done at a table besides playing."""
    try:
        match message:
            case protocol.Commit():
                await known.tables.commit(connection, message)
            case protocol.Reveal():
                await known.tables.reveal(connection, message)
            case protocol.Contribute():
                await known.tables.contribute(connection, message)
            case Say():
                await known.chat.say(connection, connection.who, message)
    except FivepointError as error:
        connection.refuse(error, table=message.table)
    except Exception:
        log.exception("a message could not be kept")
        connection.refuse(RulesError("not-kept"), table=message.table)


async def _act(known: Services, connection: Connection, message: protocol.Act) -> None:
    began = perf_counter()
    try:
        again = await known.tables.act(connection, message)
    except FivepointError as error:
        events = None
        if message.table in connection.tables:
            events = len((await known.tables.find(message.table)).table.record)
        connection.refuse(error, table=message.table, number=message.number, events=events)
    except Exception:
        log.exception("an action could not be kept")
        failure = RulesError("not-kept")
        connection.refuse(failure, table=message.table, number=message.number)
    else:
        known.metrics.acted.observe(perf_counter() - began)
        if again is not None:
            connection.show(again)
