"""The WebSocket of a page: reads its messages, sends what it is to see.

One page, one socket. Every message is checked for size, rate and form before it is
looked at; whatever is wrong with it is answered with ``refused`` and the socket goes
on. A page too slow to read is dropped and will join again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fivepoint.errors import FivepointError, ParseError, RulesError
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.server import protocol
from fivepoint.server.limits import Bucket
from fivepoint.server.requests import identify, same_origin

if TYPE_CHECKING:
    from fivepoint.server.live import Tables
    from fivepoint.server.requests import Services

log = logging.getLogger("fivepoint.server")

WAITING = 200
"""How many messages may wait for a slow page before it is dropped."""

TABLES_A_PAGE = 20

MESSAGES_A_SECOND = 200
"""How many messages a page may send in a second, for long; twice as many at once."""

_decoder = msgspec.json.Decoder(protocol.ClientMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One page: its language, its tables and the messages waiting to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], account: str | None) -> None:
        self.lang = "en"
        self.account = account
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.tables: set[str] = set()
        self.bucket = Bucket(MESSAGES_A_SECOND, 2 * MESSAGES_A_SECOND)

    def show(self, message: protocol.ServerMessage) -> None:
        """Send a message when its turn comes; a page that reads too slowly is dropped."""
        if self._waiting.full():
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)
        else:
            self._waiting.put_nowait(_encoder.encode(message))

    async def send_forever(self) -> None:
        """Send what waits until the page is dropped."""
        while (message := await self._waiting.get()) is not None:
            await self._socket.send_text(message.decode())
        await self._socket.close(4408)

    def refuse(
        self,
        error: FivepointError,
        *,
        table: str | None = None,
        number: int | None = None,
        events: int | None = None,
    ) -> None:
        """Say in the page's language why a message was not accepted."""
        text = error_text(error, self.lang)
        self.show(protocol.Refused(table, error.code, text, number, events))


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one page until it goes."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(4403)
        return
    known: Services = socket.app.state.services
    try:
        account, _ = await identify(known, socket.headers, socket.cookies)
    except FivepointError:
        await socket.close(4401)
        return
    await socket.accept()
    tables: Tables = socket.app.state.tables
    connection = Connection(socket, None if account is None else account.id)
    sender = asyncio.create_task(connection.send_forever())
    try:
        while not sender.done():
            receiving = asyncio.ensure_future(socket.receive_data(mode="text"))
            await asyncio.wait({receiving, sender}, return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()
                break
            await _answer(tables, connection, receiving.result())
    except WebSocketDisconnect:
        pass
    finally:
        for table in connection.tables:
            tables.leave(connection, table)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def _answer(tables: Tables, connection: Connection, text: str | bytes) -> None:
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
        case protocol.Leave():
            connection.tables.discard(message.table)
            tables.leave(connection, message.table)
        case protocol.Join():
            await _join(tables, connection, message)
        case protocol.Act():
            await _act(tables, connection, message)


def _read(text: str | bytes) -> protocol.ClientMessage:
    if len(text) > protocol.LONGEST_MESSAGE:
        raise ParseError("message-too-long", most=protocol.LONGEST_MESSAGE)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ParseError("message-form") from None


async def _join(tables: Tables, connection: Connection, message: protocol.Join) -> None:
    if message.lang in LANGUAGES:
        connection.lang = message.lang
    try:
        if message.protocol != protocol.PROTOCOL:
            raise RulesError("protocol-version", version=protocol.PROTOCOL)
        if len(connection.tables | {message.table}) > TABLES_A_PAGE:
            raise RulesError("too-many-tables", most=TABLES_A_PAGE)
        joined = await tables.join(connection, message)
    except FivepointError as error:
        connection.refuse(error, table=message.table)
        return
    connection.tables.add(message.table)
    connection.show(joined)


async def _act(tables: Tables, connection: Connection, message: protocol.Act) -> None:
    try:
        again = await tables.act(connection, message)
    except FivepointError as error:
        events = None
        if message.table in connection.tables:
            events = len((await tables.find(message.table)).table.record)
        connection.refuse(error, table=message.table, number=message.number, events=events)
    except Exception:
        log.exception("an action could not be kept")
        failure = RulesError("not-kept")
        connection.refuse(failure, table=message.table, number=message.number)
    else:
        if again is not None:
            connection.show(again)
