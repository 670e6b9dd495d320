"""How parts of the server, and workers of one server, tell each other what has changed.

A message is a topic and a short text: a name, or JSON. It says that something is new;
who hears it reads the database, unless the little that is new stands in the message. In
one process messages come by direct call; the workers of a PostgreSQL database hear each
other by LISTEN and NOTIFY (``bus_postgres``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Bus(Protocol):
    """Where messages are published and heard."""

    worker: str
    on_gap: Callable[[], None]
    """Called when messages may have been missed."""

    async def start(self) -> None:
        """Begin to hear."""
        ...

    async def close(self) -> None:
        """Hear no more."""
        ...

    def publish(self, topic: str, text: str) -> None:
        """Tell the other workers. The own worker knows already and hears nothing."""
        ...

    def hear(self, topic: str, listener: Callable[[str, str], None]) -> None:
        """Call ``listener(text, worker)`` for what other workers publish on a topic."""
        ...


class LocalBus:
    """The bus of a worker that is alone: nobody else hears, nobody else speaks."""

    worker = "only"

    def __init__(self) -> None:
        self.on_gap = lambda: None

    async def start(self) -> None:
        """There is nothing to begin."""

    async def close(self) -> None:
        """There is nothing to end."""

    def publish(self, topic: str, text: str) -> None:
        """Tell nobody."""

    def hear(self, topic: str, listener: Callable[[str, str], None]) -> None:
        """There is nobody to hear."""
