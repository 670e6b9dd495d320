"""One connected page: whose it is, what waits to be sent to it, how far away it is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from fivepoint.i18n import error_text
from fivepoint.server import protocol
from fivepoint.server.clock import now_ms
from fivepoint.server.limits import Bucket
from fivepoint.server.protocol_lobby import Probe
from fivepoint.server.wire import encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import WebSocket

    from fivepoint.errors import FivepointError
    from fivepoint.server.accounts.people import Account

WAITING = 200
"""How many messages may wait for a slow page before it is dropped."""

TABLES_A_PAGE = 20

MESSAGES_A_SECOND = 200
"""How many messages a page may send in a second, for long; twice as many at once."""

FIRST_PROBE_SECONDS = 2.0
PROBE_SECONDS = 15.0


class Connection:
    """One page: its account, its language, its tables and the messages waiting to be sent.

    ``proof`` is the hash of the session's or the bot's token that it came with.
    """

    def __init__(
        self, socket: WebSocket[Any, Any, Any], who: Account | None, proof: str | None = None
    ) -> None:
        self.lang = "en"
        self.who = who
        self.proof = proof
        self.dropped = False
        self.unheard: frozenset[str] = frozenset()
        self.tables: set[str] = set()
        self.bucket = Bucket(MESSAGES_A_SECOND, 2 * MESSAGES_A_SECOND)
        self.lag = 0
        self.on_refusal: Callable[[str], None] = lambda _code: None
        self._probed: int | None = None
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    @property
    def account(self) -> str | None:
        """The account's id."""
        return None if self.who is None else self.who.id

    @property
    def free_chat(self) -> bool:
        """Whether this page is to be shown free text."""
        return self.who is not None and self.who.free_chat

    def show(self, message: protocol.ServerMessage) -> None:
        """Send a message when its turn comes; a page that reads too slowly is dropped."""
        self.show_encoded(encode(message))

    def show_encoded(self, text: bytes) -> None:
        """The same with a message that is encoded already."""
        if self._waiting.full():
            self.drop()
        else:
            self._waiting.put_nowait(text)

    def drop(self) -> None:
        """Let the page go; it will join again. What it still sends is not looked at."""
        self.dropped = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def send_forever(self) -> None:
        """Send what waits until the page is dropped."""
        while (message := await self._waiting.get()) is not None:
            await self._socket.send_text(message.decode())
        await self._socket.close(4408)

    async def probe_forever(self) -> None:
        """Measure now and then how long messages to this page and back take."""
        await asyncio.sleep(FIRST_PROBE_SECONDS)
        while True:
            self._probed = now_ms()
            self.show(Probe(self._probed))
            await asyncio.sleep(PROBE_SECONDS)

    def echoed(self, at: int) -> None:
        """A probe has come back: nine parts of the old measure, one part of the new."""
        if at != self._probed:
            return
        self._probed = None
        measured = max(0, now_ms() - at)
        self.lag = measured if self.lag == 0 else (9 * self.lag + measured) // 10

    def refuse(
        self,
        error: FivepointError,
        *,
        table: str | None = None,
        number: int | None = None,
        events: int | None = None,
    ) -> None:
        """Say in the page's language why a message was not accepted."""
        self.on_refusal(error.code)
        text = error_text(error, self.lang)
        self.show(protocol.Refused(table, error.code, text, number, events))
