"""The lobby's notice board: what those who watch it are shown, and when it changes.

Changes within a moment are shown together. Also wakes up regularly to let go of seeks
whose owners have left.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from fivepoint.engine.levels import LEVELS
from fivepoint.server import protocol
from fivepoint.server import protocol_lobby as messages
from fivepoint.server.accounts.names import BOT
from fivepoint.server.clock import now_ms, pause
from fivepoint.server.ratings.views import rating_of
from fivepoint.server.schema import accounts
from fivepoint.server.wire import (
    clock_of_text,
    rules_of_text,
    write_clock,
    write_rules,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import RowMapping

    from fivepoint.server.accounts.people import Account
    from fivepoint.server.bus import Bus
    from fivepoint.server.database import Database
    from fivepoint.server.hub import Hub
    from fivepoint.server.live import Tables
    from fivepoint.server.lobby.seeks import Seeks

log = logging.getLogger("fivepoint.server")

TOGETHER_SECONDS = 0.1
SWEEP_SECONDS = 20.0
MOST_GAMES = 50


class Board:
    """What stands in the lobby, for all sockets of this worker."""

    def __init__(
        self,
        database: Database,
        seeks: Seeks,
        tables: Tables,
        hub: Hub,
        bus: Bus,
    ) -> None:
        self._database = database
        self._seeks = seeks
        self._tables = tables
        self._hub = hub
        self._bus = bus
        self._changed = asyncio.Event()
        self._closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.on_sweep: Callable[[], Awaitable[None]] | None = None
        """Called regularly, for what else has to be looked at now and then."""
        seeks.tell = self.tell
        seeks.on_change = self.change
        hub.on_watch = lambda _socket: self._changed.set()
        bus.hear("lobby", lambda _text, _worker: self._changed.set())
        bus.hear("account", lambda text, _worker: self._told(text))

    async def start(self) -> None:
        """Seat the server's bots and begin to show."""
        await seat_bots(self._database)
        self._tasks = [
            asyncio.create_task(self._show_forever(), name="lobby"),
            asyncio.create_task(self._sweep_forever(), name="lobby sweep"),
        ]

    async def close(self) -> None:
        """Show no more, once what is being read has been read."""
        self._closing.set()
        self._changed.set()
        await asyncio.gather(*self._tasks)

    def change(self) -> None:
        """Something in the lobby is new, for this worker and the others."""
        self._changed.set()
        self._bus.publish("lobby", "")

    def tell(self, account: str, message: protocol.ServerMessage) -> None:
        """Show a message to every socket of an account, on whatever worker."""
        self._hub.tell(account, message)
        self._bus.publish("account", msgspec.json.encode((account, message)).decode())

    def _told(self, text: str) -> None:
        account, message = _told.decode(text)
        self._hub.tell(account, message)

    async def seen_by(self, account: Account | None) -> messages.Lobby:
        """The lobby as an account sees it."""
        return await self._view(account, await self._seeks.standing(), await self._bots())

    async def _show_forever(self) -> None:
        while not self._closing.is_set():
            await self._changed.wait()
            await pause(self._closing, TOGETHER_SECONDS)
            self._changed.clear()
            try:
                rows, bots = await self._seeks.standing(), await self._bots()
                for socket in self._hub.watchers:
                    socket.show(await self._view(socket.who, rows, bots))
            except Exception:
                log.exception("the lobby could not be shown")

    async def _sweep_forever(self) -> None:
        while not await pause(self._closing, SWEEP_SECONDS):
            try:
                await self._seeks.sweep(self._hub.accounts)
                if self.on_sweep is not None:
                    await self.on_sweep()
            except Exception:
                log.exception("the lobby could not be swept")

    async def _view(
        self, account: Account | None, rows: list[RowMapping], bots: list[messages.PlayerInfo]
    ) -> messages.Lobby:
        apart = await self._seeks.apart(account.id) if account is not None else frozenset[str]()
        shown: list[messages.SeekInfo] = []
        for row in rows:
            mine = account is not None and row["account_id"] == account.id
            for_me = account is not None and row["to_account"] == account.id
            if row["account_id"] in apart or (row["to_account"] and not (mine or for_me)):
                continue
            fault = None if account is None else await self._seeks.fault(account, row)
            shown.append(await self._seek(row, mine=mine, takeable=fault is None))
        return messages.Lobby(shown, bots, self._games())

    async def _seek(self, row: RowMapping, *, mine: bool, takeable: bool) -> messages.SeekInfo:
        rating = await rating_of(self._database, row["account_id"])
        owner = messages.PlayerInfo(
            row["name"], row["kind"], row["level"], rating.fibs.rating, rating.fibs.experience
        )
        return messages.SeekInfo(
            row["id"],
            owner,
            write_rules(rules_of_text(row["rules"])),
            write_clock(clock_of_text(row["clock"])),
            row["rated"],
            row["per_roll"],
            row["low"],
            row["high"],
            row["to_name"],
            row["rematch"],
            row["created"],
            mine,
            takeable,
        )

    async def _bots(self) -> list[messages.PlayerInfo]:
        rows = await self._database.all(select(accounts).where(accounts.c.level.is_not(None)))
        found: list[messages.PlayerInfo] = []
        for row in sorted(rows, key=lambda row: _rank(row["level"])):
            rating = (await rating_of(self._database, row["id"])).fibs
            found.append(
                messages.PlayerInfo(
                    row["name"], row["kind"], row["level"], rating.rating, rating.experience
                )
            )
        return found

    def _games(self) -> list[messages.LiveGame]:
        return [
            messages.LiveGame(
                live.table.id,
                live.table.seats[0].name,
                live.table.seats[1].name,
                live.table.match.score,
                live.table.match.rules.length,
                live.row.rated,
            )
            for live in self._tables.watchable(MOST_GAMES)
        ]


async def seat_bots(database: Database) -> None:
    """Make the accounts of the server's own bots, one for every level, where they are missing."""
    kept = await database.all(select(accounts.c.level).where(accounts.c.level.is_not(None)))
    have = {row["level"] for row in kept}
    for level in LEVELS:
        if level not in have:
            name = BOT + level
            with suppress(IntegrityError):  # another worker was faster
                await database.run(
                    insert(accounts).values(
                        id=f"level{level}"[:32].replace("-", ""),
                        kind="bot",
                        name=name,
                        folded=name,
                        skeleton=name,
                        created=now_ms(),
                        level=level,
                        free_chat=False,
                        moderator=False,
                    )
                )


_told: msgspec.json.Decoder[tuple[str, protocol.ServerMessage]] = msgspec.json.Decoder(
    tuple[str, protocol.ServerMessage]
)


def _rank(level: str) -> int:
    names = list(LEVELS)
    return names.index(level) if level in names else len(names)
