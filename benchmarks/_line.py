"""A WebSocket client that costs next to nothing, for load tests whose clients share the machine.

Speaks just what a load test needs: text messages in one frame each, pings answered, no
compression. Its frames carry a mask of zeros, which changes no byte; a mask guards
against proxies, and here is none.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_SHORT, _MEDIUM = 125, 126


class Line(asyncio.Protocol):
    """One connected socket. ``heard`` is called with each message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._upgraded = False

    @classmethod
    async def connect(cls, port: int, heard: Callable[[bytes], None]) -> Line:
        """A socket at ``/ws`` of the server on this machine."""
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await line.opened
        return line

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._frame(_TEXT, message)

    def close(self) -> None:
        """Let the connection go."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the loop."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        self._buffer += data
        if not self._upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._upgraded, self._buffer = True, rest
            self.opened.set_result(None)
        while (frame := self._next()) is not None:
            kind, content = frame
            if kind == _TEXT:
                self._heard(content)
            elif kind == _PING:
                self._frame(_PONG, content)
            elif kind == _CLOSE:
                self.close()

    def _next(self) -> tuple[int, bytes] | None:
        """The kind and content of the next whole frame in the buffer, which loses it."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1], 2
        if size >= _MEDIUM:
            begin = 4 if size == _MEDIUM else 10
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return None
        assert buffer[0] & _FINAL, "the server sends each message in one frame"
        kind, content = buffer[0] & 0x0F, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        return kind, content

    def _frame(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        if size <= _SHORT:
            head = bytes((_FINAL | kind, _MASKED | size))
        else:
            assert size < 65_536, "pages send no longer messages"
            head = bytes((_FINAL | kind, _MASKED | _MEDIUM)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + content)
