"""Who is connected to this worker: the sockets of each account, and those in the lobby."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fivepoint.server import protocol
    from fivepoint.server.accounts.people import Account


class Socket(Protocol):
    """A connected socket, as the hub sees it."""

    who: Account | None
    unheard: frozenset[str]
    proof: str | None

    def show(self, message: protocol.ServerMessage) -> None:
        """Send a message, or drop the socket if it cannot keep up."""
        ...

    def drop(self) -> None:
        """Let the socket go: nothing it sends is looked at any more."""
        ...


class Hub:
    """The sockets of this worker."""

    def __init__(self) -> None:
        self._sockets: dict[str, set[Socket]] = defaultdict(set)
        self._watching: set[Socket] = set()
        self.sockets = 0
        self.on_watch: Callable[[Socket], None] = lambda _socket: None
        """Called with a socket that begins to watch the lobby."""

    def add(self, socket: Socket) -> None:
        """A socket has come."""
        self.sockets += 1
        if socket.who is not None:
            self._sockets[socket.who.id].add(socket)

    def remove(self, socket: Socket) -> None:
        """A socket has gone."""
        self.sockets -= 1
        self._watching.discard(socket)
        if socket.who is not None:
            mine = self._sockets[socket.who.id]
            mine.discard(socket)
            if not mine:
                del self._sockets[socket.who.id]

    def watch(self, socket: Socket, *, on: bool) -> None:
        """A socket begins to watch the lobby, or stops."""
        if on:
            self._watching.add(socket)
            self.on_watch(socket)
        else:
            self._watching.discard(socket)

    @property
    def watchers(self) -> Iterator[Socket]:
        """The sockets that watch the lobby."""
        return iter(tuple(self._watching))

    @property
    def accounts(self) -> tuple[str, ...]:
        """The accounts that are connected."""
        return tuple(self._sockets)

    def of(self, account: str) -> tuple[Socket, ...]:
        """The sockets of an account."""
        return tuple(self._sockets.get(account, ()))

    def count(self, account: str) -> int:
        """How many sockets an account has."""
        return len(self._sockets.get(account, ()))

    def tell(self, account: str, message: protocol.ServerMessage) -> None:
        """Show a message to every socket of an account."""
        for socket in self.of(account):
            socket.show(message)
