"""Tables in play: the one place where actions, the store and pages meet.

A table is loaded from the store when somebody asks for it and lives here from then
on. Each action runs under its table's lock: checked, stored, and only then shown to
anyone. A crash therefore loses nothing that a page has seen, and a store that fails
leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from itertools import islice
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from fivepoint.errors import RulesError, shown
from fivepoint.rules.actions import Flag
from fivepoint.rules.record_json import entry_to_json
from fivepoint.server import protocol
from fivepoint.server.audience import Audience
from fivepoint.server.bus import LocalBus
from fivepoint.server.clock import now_ms
from fivepoint.server.founding import Seals, found, found_pair, seating
from fivepoint.server.hints import hint
from fivepoint.server.leases import Leases
from fivepoint.server.live_table import LiveTable, revive, same_action
from fivepoint.server.ratings.results import result_row
from fivepoint.server.runner import Runner
from fivepoint.server.schema import results
from fivepoint.server.store import StoredTable
from fivepoint.server.wire import read_action
from fivepoint.table.clock import LONGEST
from fivepoint.table.dice_proof import SEED_BYTES, follows
from fivepoint.table.handshake import check_hex
from fivepoint.table.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.rules.actions import Action
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.rules.record import Entry, Record
    from fivepoint.server.bus import Bus
    from fivepoint.server.founding import Sitter
    from fivepoint.server.live_table import Page
    from fivepoint.server.store import SeatingRow, Store, TableRow
    from fivepoint.table.clock import ClockRules
    from fivepoint.table.table import Table

log = logging.getLogger("fivepoint.server")

IDLE_TABLES = 1_000
"""How many tables that nobody looks at stay in memory; the others are loaded again if need be."""

RESUMED_MS = 2 * LONGEST
"""Tables with a clock made in this time before a start go on with it, watched or not."""

LONGEST_CHAIN = 10_000
"""How many rolls a match has at most in which both sides add to every roll."""


class Tables:
    """All tables of this worker."""

    def __init__(self, store: Store, bus: Bus | None = None, leases: Leases | None = None) -> None:
        self._store = store
        self._bus = bus or LocalBus()
        self._leases = leases or Leases(store.database, self._bus.worker)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._seals = Seals(store)
        self._runner = Runner(self)
        self.audience = Audience(self._bus)
        self._started = now_ms()
        self._resuming: asyncio.Task[None] | None = None
        self._closing = False
        self.on_result: Callable[[str], None] = lambda _table: None
        """Called with the name of a table whose result has been kept."""
        self.on_doubt: Callable[[str], None] = lambda _table: None
        """Called with the name of a table of which an event may have been kept or not."""

    def resume(self) -> None:
        """Let the clocks of unfinished matches run on from now, whether or not anybody comes."""
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        for name in await self._store.with_clock(self._started - RESUMED_MS):
            if self._closing:
                return
            if (await self.find(name)).idle:
                self._live.pop(name, None)

    async def close(self) -> None:
        """Stop bots and timers. What is being stored is finished by the store."""
        if self._resuming is not None:
            self._closing = True
            await self._resuming
        for live in self._live.values():
            await self._runner.stop(live)

    # --- making tables and taking seats ---------------------------------------------

    async def seal(self) -> protocol.Seal:
        """A new sealed dice stream, waiting for its table."""
        return await self._seals.make()

    async def create(
        self, asked: protocol.NewTable, account: str | None = None
    ) -> protocol.TableCreated:
        """Make a table, stored when this returns. RulesError if it cannot be like that.

        ``account`` is who asks: the first person of this browser.
        """
        founded = await asyncio.to_thread(found, asked, account)
        name = asked.seal if asked.seal is not None else (await self.seal()).id
        row = founded.row(name, await self._seals.use(name))
        await self._add(row, founded.seats, () if founded.first is None else (founded.first,))
        return protocol.TableCreated(name, founded.keys)

    async def pair(
        self,
        sitters: tuple[Sitter, Sitter],
        rules: MatchRules,
        clock: ClockRules,
        *,
        name: str,
        rated: bool = False,
        per_roll: bool = False,
    ) -> None:
        """Make a table for two accounts, White's first; both seal their numbers for the dice."""
        founded = found_pair(sitters, rules, clock, rated=rated, per_roll=per_roll)
        await self._add(founded.row(name, secrets.token_bytes(SEED_BYTES)), founded.seats)

    async def _add(
        self, row: TableRow, rows: tuple[SeatingRow, ...], entries: tuple[Entry, ...] = ()
    ) -> None:
        await self._store.add_table(row, rows, entries)
        holders = [
            await self._store.holder(seat.account_id) if seat.account_id else None for seat in rows
        ]
        by_seat = dict(zip((seat.seat for seat in rows), holders, strict=True))
        stored = StoredTable(row, rows, entries, (by_seat.get(0), by_seat.get(1)))
        await self._settle_in(revive(stored, now_ms()))

    async def _settle_in(self, live: LiveTable) -> None:
        """Keep a table in memory from now on."""
        name = live.table.id
        live.leased = not live.over and await self._leases.take(name)
        self._live[name] = live
        self._runner.carry_on(live)
        self._bus.publish("who", name)

    async def take_seat(
        self, name: str, number: int, asked: protocol.TakeSeat, account: str | None = None
    ) -> str:
        """Take an open seat and give its key. RulesError if it is not open."""
        live = await self.find(name)
        if asked.secret is not None:
            check_hex(asked.secret)
        async with live.lock:
            if live.row.rated and account is not None and account in live.accounts:
                raise RulesError("rated-needs-two")
            seat = Seat("person", asked.name.strip(), local=False)
            table = live.table.sit(number, seat)
            key = secrets.token_urlsafe(24)
            secret = "" if live.row.sealed else asked.secret
            row = seating(number, seat, key, secret=secret, account=account)
            try:
                await self._store.add_seating(name, row)
            except IntegrityError:  # at another worker
                raise RulesError("seat-taken") from None
            live.table = table
            live.take(row)
            live.holders[number] = await self._store.holder(account) if account else None
            live.handshake = live.handshake.restarted(now_ms())
            live.absence = live.absence.restarted(now_ms())
            self.audience.show(live, len(table.record))
        self._runner.carry_on(live)
        self._bus.publish("table", name)
        return key

    async def find(self, name: str) -> LiveTable:
        """The table, loaded if need be. RulesError ``table-unknown`` if there is none."""
        live = self._live.get(name)
        if live is None and name.isascii() and name.isalnum() and len(name) <= 32:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            try:
                live = await self._loading[name]
            finally:
                self._loading.pop(name, None)
        if live is None:
            raise RulesError("table-unknown", table=shown(name))
        return live

    async def _load(self, name: str) -> LiveTable | None:
        stored = await self._store.load(name)
        if stored is None:
            return None
        live = self._revived(stored)
        await self._settle_in(live)
        return live

    def _revived(self, stored: StoredTable) -> LiveTable:
        """The time since this server started has run, even while nobody asked for the table.

        Events from the future were kept before the machine's clock was put back.
        """
        last = (entry.at for entry in reversed(stored.entries))
        return revive(stored, min(now_ms(), max(self._started, next(last, None) or 0)))

    # --- pages ------------------------------------------------------------------------

    async def join(self, page: Page, asked: protocol.Join) -> protocol.Joined:
        """Show a table to a page from now on; the answer brings it up to date."""
        live = await self.find(asked.table)
        mine = live.held(asked.keys, page.account)
        self.audience.come(live, page, mine)
        since = min(max(asked.since, 0), len(live.table.record))
        state = live.state(mine, now_ms())
        return protocol.Joined(asked.table, since, live.events(since), state)

    def leave(self, page: Page, name: str) -> None:
        """Show a table to a page no longer."""
        live = self._live.get(name)
        if live is None or page not in live.pages:
            return
        self.audience.go(live, page)
        if not live.pages:
            self._forget_idle()

    def forget_worker(self, worker: str) -> None:
        """Another worker has died: who was connected to it is away."""
        for live in self._live.values():
            self.audience.note_elsewhere(live, worker, (False, False))

    @property
    def names(self) -> list[str]:
        """The tables in memory."""
        return list(self._live)

    @property
    def playing(self) -> int:
        """At how many tables a match is on."""
        return sum(not live.over and live.table.ready for live in self._live.values())

    def loaded(self, name: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(name)

    def carry_on(self, live: LiveTable) -> None:
        """Have a table moved that has changed without an action here."""
        self._runner.carry_on(live)

    async def act(self, page: Page, asked: protocol.Act) -> protocol.Happened | None:
        """Make an action for a page. RulesError says why not; None when it was shown to all.

        The event it had already become, should it have been sent before, is given back.
        """
        live = await self.find(asked.table)
        action = read_action(asked.action)
        async with live.lock:
            mine = live.pages.get(page, (False, False))
            if not mine[action.seat]:
                raise RulesError("not-your-seat")
            count = len(live.table.record)
            if asked.number > count:
                raise RulesError("ahead", number=asked.number, events=count)
            if asked.number < count:
                if asked.number < 0 or not same_action(
                    live.table.record.entries[asked.number].action, action, live.table
                ):
                    raise RulesError("stale", number=asked.number, events=count)
                events = live.events(asked.number)
                state = live.state(mine, now_ms())
                return protocol.Happened(asked.table, asked.number, events, state)
            if asked.contribution is not None and action.word == "roll":
                await self._add_to_roll(live, action.seat, asked.contribution)
            await self.play(live, action)
        self._runner.carry_on(live)
        return None

    # --- numbers for the dice ---------------------------------------------------------

    async def commit(self, page: Page, asked: protocol.Commit) -> None:
        """Keep a seat's sealed number; the match can begin when both are revealed."""
        await self._shake(page, asked.table, asked.seat, "commit", asked.commitment)

    async def reveal(self, page: Page, asked: protocol.Reveal) -> None:
        """Keep a seat's number, which must be the one that was sealed."""
        await self._shake(page, asked.table, asked.seat, "reveal", asked.secret)

    async def _shake(self, page: Page, table: str, seat: int, kind: str, value: str) -> None:
        live = await self._seated(page, table, seat)
        async with live.lock:
            if not live.row.sealed:
                raise RulesError("not-sealed")
            if live.cancelled is not None:
                raise RulesError(live.cancelled)
            now, before = now_ms(), live.handshake
            committing = kind == "commit"
            after = before.commit(seat, value, now) if committing else before.reveal(seat, value)
            if after is not before:
                await self._store.add_handshake(table, seat, kind, value, now)
                live.handshake = after
            self.audience.show(live, len(live.table.record))
        self._runner.carry_on(live)
        self._bus.publish("table", table)

    async def contribute(self, page: Page, asked: protocol.Contribute) -> None:
        """Keep what a seat adds to the next roll, ahead of it."""
        live = await self._seated(page, asked.table, asked.seat)
        async with live.lock:
            if asked.number != live.table.match.rolls:
                raise RulesError("stale", number=asked.number, events=live.table.match.rolls)
            await self._add_to_roll(live, asked.seat, asked.value)
            self.audience.show(live, len(live.table.record))
        self._bus.publish("table", asked.table)

    async def _add_to_roll(self, live: LiveTable, seat: int, value: str) -> None:
        number, given = live.table.match.rolls, live.contributions[seat]
        if not live.row.per_roll or not live.dealt or number >= LONGEST_CHAIN:
            raise RulesError("not-per-roll")
        if len(given) > number:
            return  # it has been kept before
        if not follows(value, live.tip(seat)):
            raise RulesError("contribution-wrong")
        await self._store.add_contribution(live.table.id, seat, number, value)
        given.append(value)

    async def _seated(self, page: Page, table: str, seat: int) -> LiveTable:
        live = await self.find(table)
        if seat not in (0, 1) or not live.pages.get(page, (False, False))[seat]:
            raise RulesError("not-your-seat")
        return live

    # --- the fold goes on -------------------------------------------------------------

    async def play(self, live: LiveTable, action: Action) -> None:
        """Check, store, then show. Under the table's lock."""
        if not live.table.ready:
            raise RulesError("table-not-ready")
        if not live.dealt:
            raise RulesError(live.cancelled or "dice-not-sealed")
        now = now_ms()
        fallen = live.table.clock.flagged(now)
        if fallen is not None and not isinstance(action, Flag):
            await self.keep(live, live.table.act(Flag(fallen), now))
            raise RulesError("clock-fallen", seat=fallen)
        gone = live.gone(now)
        stream = live.stream()
        if action.word == "roll" and stream is None and live.row.per_roll:
            raise RulesError("contribution-missing")
        await self.keep(
            live,
            live.table.act(
                action,
                now,
                stream=stream,
                other_gone=gone[1 - action.seat],
                credit=live.credit(),
            ),
        )

    async def keep(self, live: LiveTable, after: Table) -> None:
        """Store the last event of ``after``, then show it. Under the table's lock."""
        number = len(after.record) - 1
        entry = after.record.entries[number]
        over = after.match.stage == "match-over"
        counts = over and any(live.accounts)
        more = [(results, _result(live, after))] if counts else []
        try:
            await self._store.append(after.id, number, entry, *more)
        except IntegrityError:
            await self.catch_up(live)
            raise RulesError("stale", number=number, events=len(live.table.record)) from None
        except Exception:
            self.on_doubt(after.id)
            raise
        live.table = after
        self.audience.show(live, number)
        if live.row.per_roll:  # the others must read the contributions too
            self._bus.publish("table", after.id)
        else:
            self._bus.publish("event", json.dumps([after.id, number, entry_to_json(entry)]))
        if counts:
            self.on_result(after.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what another worker has kept. Under the table's lock."""
        stored = await self._store.load(live.table.id)
        if stored is None:
            return
        fresh = self._revived(stored)
        since = len(live.table.record)
        live.table = fresh.table
        live.handshake, live.contributions = fresh.handshake, fresh.contributions
        live.cancelled, live.holders = fresh.cancelled, fresh.holders
        live.accounts, live.key_hashes = fresh.accounts, fresh.key_hashes
        self.audience.show(live, since)

    async def cancel(self, live: LiveTable, code: str) -> None:
        """Cancel a match before it begins. Under the table's lock."""
        await self._store.cancel(live.table.id, code, now_ms())
        live.cancelled = code
        self.audience.show(live, len(live.table.record))
        self._bus.publish("table", live.table.id)

    def tell(self, name: str, message: protocol.ServerMessage) -> None:
        """Show a message to all pages that look at a table."""
        live = self._live.get(name)
        if live is not None:
            self.audience.tell(live, message)

    def pages_at(self, name: str) -> list[tuple[Page, tuple[bool, bool]]]:
        """The pages that look at a table, with the seats each holds."""
        live = self._live.get(name)
        return [] if live is None else list(live.pages.items())

    def watchable(self, most: int) -> list[LiveTable]:
        """Running tables of two accounts that somebody plays at, for spectators."""
        found = (
            live
            for live in self._live.values()
            if live.pages and live.dealt and not live.over and None not in live.accounts
        )
        return list(islice(found, most))

    def _forget_idle(self) -> None:
        """Let go of the tables that have been idle longest, once there are too many."""
        idle = [name for name, live in self._live.items() if live.idle]
        for name in idle[: max(0, len(idle) - IDLE_TABLES)]:
            del self._live[name]

    # --- what is told over HTTP -------------------------------------------------------

    async def spectate(self, name: str) -> protocol.TableState:
        """The table as anybody may see it."""
        return (await self.find(name)).state((False, False), now_ms())

    async def hint(self, name: str, key: str) -> protocol.Hint:
        """What the engine would do in the place of the seat whose key this is."""
        live = await self.find(name)
        mine = live.held([key])
        if True not in mine:
            raise RulesError("not-your-seat")
        seat = live.table.match.to_act if all(mine) else mine.index(True)
        return await asyncio.to_thread(hint, live.table, -1 if seat is None else seat)

    async def record(self, name: str) -> Record:
        """The record of a table as far as it has come."""
        return (await self.find(name)).table.record

    async def proof(self, name: str) -> protocol.DiceProof:
        """The dice of a table; the seed only once the match is over or cancelled."""
        return (await self.find(name)).proof()


def _result(live: LiveTable, after: Table) -> dict[str, object]:
    ended = after.record.entries[-1].at or now_ms()
    return result_row(after.id, after.record, live.accounts, rated=live.row.rated, ended=ended)
