"""What moves a table when nobody does: the computer, a clock that falls, a late handshake.

One runner per worker. What it does goes through the same checks as a person's action.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError
from fivepoint.rules.actions import Flag
from fivepoint.server.bots import bot_action, bot_to_act
from fivepoint.server.clock import now_ms
from fivepoint.table.handshake import LIMIT_MS

if TYPE_CHECKING:
    from fivepoint.server.live import Tables
    from fivepoint.server.live_table import LiveTable

log = logging.getLogger("fivepoint.server")

RETRY_SECONDS = 1.0

FARTHEST_SECONDS = 24 * 3600.0
"""How far ahead a timer is set; a clock that falls later is looked at again then."""


class Runner:
    """Carries tables on. Every change of a table ends with ``carry_on``."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def carry_on(self, live: LiveTable) -> None:
        """Ask a bot whose turn it is, and wait for what may run out."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if not live.leased:
            return
        loop = asyncio.get_running_loop()
        due = self._due(live)
        if due is not None:
            wait = min(max(0, due - now_ms()) / 1000 + 0.001, FARTHEST_SECONDS)
            live.timer = loop.call_later(wait, lambda: loop.create_task(self._time_out(live)))
        if self._bot(live) is not None and (live.bot is None or live.bot.done()):
            live.bot = loop.create_task(self._run_bot(live))

    async def stop(self, live: LiveTable) -> None:
        """Leave a table as it is."""
        if live.timer is not None:
            live.timer.cancel()
        if live.bot is not None:
            live.bot.cancel()
            with suppress(asyncio.CancelledError):
                await live.bot

    def _due(self, live: LiveTable) -> int | None:
        """When something runs out, None if nothing does."""
        if live.over:
            return None
        if live.row.sealed and live.handshake.due is not None:
            return live.handshake.since + LIMIT_MS if live.timed else None
        return live.table.clock.fall() if live.table.match.stage == "playing" else None

    def _bot(self, live: LiveTable) -> int | None:
        return bot_to_act(live.table) if live.dealt else None

    async def _time_out(self, live: LiveTable) -> None:
        """End what has run out."""
        async with live.lock:
            now = now_ms()
            try:
                if not live.dealt:
                    due = self._due(live)
                    if due is not None and due <= now:
                        late = live.handshake.due
                        code = "commit-late" if late == "commit" else "reveal-late"
                        await self._tables.cancel(live, code)
                else:
                    seat = live.table.clock.flagged(now)
                    if seat is not None and live.table.match.stage == "playing":
                        await self._tables.keep(live, live.table.act(Flag(seat), now))
            except FivepointError as error:
                if error.code != "stale":  # another worker was faster
                    raise
            except Exception:
                log.exception("what ran out could not be kept")
                await asyncio.sleep(RETRY_SECONDS)
        self.carry_on(live)

    async def _run_bot(self, live: LiveTable) -> None:
        """Play the computer's decisions until one is somebody else's."""
        while (seat := self._bot(live)) is not None:
            asked = live.table
            try:
                action = await asyncio.to_thread(bot_action, asked, seat)
                async with live.lock:
                    if live.table is asked:
                        await self._tables.play(live, action)
            except FivepointError as error:
                if error.code in ("clock-fallen", "stale"):
                    continue
                log.exception("the computer could not act at a table")
                return
            except Exception:
                # The store may be back in a moment; the table must not be stuck till then.
                log.exception("an action of the computer could not be kept")
                await asyncio.sleep(RETRY_SECONDS)
        self.carry_on(live)
