"""Tables without sockets: a store in the test's process and pages that keep what they are shown."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fivepoint.cli.serve import database_url
from fivepoint.server import protocol, protocol_parts
from fivepoint.server.store import Store
from fivepoint.server.wire import encode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


class Page:
    """A page that keeps what it is shown."""

    def __init__(self) -> None:
        self.lang = "en"
        self.account: str | None = None
        self.lag = 0
        self.unheard: frozenset[str] = frozenset()
        self.free_chat = False
        self.shown: list[bytes] = []

    def show(self, message: protocol.ServerMessage) -> None:
        self.show_encoded(encode(message))

    def show_encoded(self, text: bytes) -> None:
        self.shown.append(text)


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """Run ``use`` on a fresh store."""

    async def run() -> None:
        store = await Store.open(database_url(database))
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def asked(*kinds: str, clock: protocol_parts.ClockRules | None = None) -> protocol.NewTable:
    seats = [
        protocol.SeatRequest("computer", level="pip-count")
        if kind == "computer"
        else protocol.SeatRequest("person")
        for kind in kinds
    ]
    return protocol.NewTable(
        (seats[0], seats[1]),
        protocol_parts.Rules(length=1, variant="hypergammon"),
        clock or protocol_parts.ClockRules(),
    )
