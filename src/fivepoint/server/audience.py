"""Who looks at the tables of this worker, who is here at others, and what all are shown.

Changes no match. Every page is shown what the seats that it holds may see; pages that hold
the same share one encoded message.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from fivepoint.server import protocol
from fivepoint.server.clock import now_ms
from fivepoint.server.wire import encode
from fivepoint.table.absence import ALLOWANCE_MS

if TYPE_CHECKING:
    from fivepoint.server.bus import Bus
    from fivepoint.server.live_table import LiveTable, Page


class Audience:
    """The pages of a worker's tables."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def come(self, live: LiveTable, page: Page, mine: tuple[bool, bool]) -> None:
        """A page that holds the seats ``mine`` looks at a table from now on."""
        live.pages[page] = mine
        self._presence(live, but=page)
        self.tell_workers(live)

    def go(self, live: LiveTable, page: Page) -> None:
        """A page looks at a table no longer."""
        del live.pages[page]
        self._presence(live)
        self.tell_workers(live)

    def show(self, live: LiveTable, since: int) -> None:
        """Show events from ``since`` on to every page, each what it may see."""
        shown: dict[tuple[bool, bool], bytes] = {}
        events, now = live.events(since), now_ms()
        for page, mine in list(live.pages.items()):
            if mine not in shown:
                state = live.state(mine, now)
                shown[mine] = encode(protocol.Happened(live.table.id, since, events, state))
            page.show_encoded(shown[mine])

    def tell(self, live: LiveTable, message: protocol.ServerMessage) -> None:
        """Show a message to all pages that look at a table."""
        for page in list(live.pages):
            page.show(message)

    # --- between workers --------------------------------------------------------------

    def tell_workers(self, live: LiveTable) -> None:
        """Tell the other workers which seats have a page here."""
        mine = list(live.pages.values())
        here = [any(held[0] for held in mine), any(held[1] for held in mine)]
        self._bus.publish("presence", json.dumps([live.table.id, *here]))

    def note_elsewhere(self, live: LiveTable, worker: str, here: tuple[bool, bool]) -> None:
        """Note which seats have a page at another worker."""
        if live.elsewhere.get(worker, (False, False)) != here:
            live.elsewhere[worker] = here
            self._presence(live)

    # --- being away -------------------------------------------------------------------

    def _presence(self, live: LiveTable, but: Page | None = None) -> None:
        """Note who is here now, and tell the pages."""
        now, present = now_ms(), live.present
        changed = present != live.absence.here
        if changed:
            live.absence = live.absence.change(present, now)
        told = protocol.Presence(live.table.id, live.here, live.allowance(now), live.watching)
        for page in [page for page in live.pages if page is not but]:
            page.show(told)
        if changed and live.waits and present in ((True, False), (False, True)):
            # By then the other side may claim, and its page must learn of it.
            left = min(live.absence.left_at(now)) if any(live.absence.used) else ALLOWANCE_MS
            asyncio.get_running_loop().call_later(left / 1000 + 0.1, self._tell_claim, live)

    def _tell_claim(self, live: LiveTable) -> None:
        if any(live.gone(now_ms())):
            self.show(live, len(live.table.record))
