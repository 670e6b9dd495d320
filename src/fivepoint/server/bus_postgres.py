"""The bus between workers on one PostgreSQL: LISTEN and NOTIFY on one channel.

What is published waits in line for the connection that also listens, and leaves the line
when it has been sent. A connection that breaks is made anew, and ``on_gap`` is called: something
may have been missed, so whoever keeps copies reads them again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import defaultdict, deque
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

import asyncpg

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger("fivepoint.server")

CHANNEL = "fivepoint"
RETRY_SECONDS = 0.5
LONGEST = 7500
"""Bytes of a message; PostgreSQL takes no 8,000."""

PORTION = 100
"""How many messages are sent at once."""

_NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"

_driver: Any = asyncpg  # it comes without types


class PostgresBus:
    """The bus of a worker among others."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(6)
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._listeners: dict[str, list[Callable[[str, str], None]]] = defaultdict(list)
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self.on_gap: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Begin to listen; returns when messages are heard."""
        self._task = asyncio.create_task(self._run_forever(), name="bus")
        await self._ready.wait()

    async def close(self) -> None:
        """Send what waits, as far as that is quick, and listen no more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                await self._sent.wait()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def publish(self, topic: str, text: str) -> None:
        """Tell the other workers. What is too long for a message is not sent."""
        message = json.dumps([self.worker, topic, text])
        if len(message.encode()) <= LONGEST:
            self._waiting.append(message)
            self._sent.clear()
            self._wake.set()

    def hear(self, topic: str, listener: Callable[[str, str], None]) -> None:
        """Call ``listener(text, worker)`` for what other workers publish on a topic."""
        self._listeners[topic].append(listener)

    async def _run_forever(self) -> None:
        while True:
            try:
                await self._run()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the bus lost its connection and connects again")
                await asyncio.sleep(RETRY_SECONDS)

    async def _run(self) -> None:
        connection = await _driver.connect(self._url)
        try:
            connection.add_termination_listener(self._broken)
            await connection.add_listener(CHANNEL, self._heard)
            again = self._ready.is_set()
            self._ready.set()
            if again:
                self.on_gap()
            while not connection.is_closed():
                portion = list(islice(self._waiting, PORTION))
                if portion:
                    await connection.execute(_NOTIFY, CHANNEL, portion)
                    for _ in portion:
                        self._waiting.popleft()
                else:
                    self._sent.set()
                    self._wake.clear()
                    await self._wake.wait()
            raise ConnectionResetError
        finally:
            with suppress(Exception):
                await connection.close(timeout=1)

    def _broken(self, _connection: object) -> None:
        self._wake.set()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        worker, topic, text = json.loads(payload)
        if worker == self.worker:
            return
        for listener in self._listeners[topic]:
            try:
                listener(text, worker)
            except Exception:
                log.exception("a message of another worker could not be heard")
