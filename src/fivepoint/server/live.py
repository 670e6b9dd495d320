"""Tables in play: the one place where actions, the store, pages and bots meet.

A table is loaded from the store when somebody asks for it and lives here from then
on. Each action runs under its table's lock: checked, stored, and only then shown to
anyone. A crash therefore loses nothing that a page has seen, and a store that fails
leaves the table as it was.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fivepoint.engine.levels import find_level
from fivepoint.errors import FivepointError, RulesError, shown
from fivepoint.rules.actions import Flag, Roll
from fivepoint.server import protocol
from fivepoint.server.bots import bot_action, bot_to_act
from fivepoint.server.clock import now_ms
from fivepoint.server.hints import hint
from fivepoint.server.store import SeatingRow, StoredTable, TableRow
from fivepoint.server.wire import (
    clock_of_text,
    clock_text,
    read_action,
    read_rules,
    rules_of_text,
    rules_text,
    write_event,
    write_state,
)
from fivepoint.table.clock import LONGEST, ClockRules
from fivepoint.table.dice_proof import (
    FORMAT,
    SEED_BYTES,
    VERSION,
    DiceStream,
    commitment,
    is_hex,
)
from fivepoint.table.seats import Seat
from fivepoint.table.table import Table

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match
    from fivepoint.rules.record import Record
    from fivepoint.server.store import Store

log = logging.getLogger("fivepoint.server")

GONE_MS = 180_000
"""How long a seat without a page may be away before the other side may claim the win."""

IDLE_TABLES = 1_000
"""How many tables that nobody looks at stay in memory; the others are loaded again if need be."""

RETRY_SECONDS = 1.0

RESUMED_MS = 2 * LONGEST
"""Tables with a clock made in this time before a start go on with it, watched or not."""

SEALS = 10_000
"""How many seals wait for their table at most; the oldest are forgotten."""


class Page(Protocol):
    """A connected page, as the tables see it."""

    lang: str
    account: str | None

    def show(self, message: protocol.ServerMessage) -> None:
        """Send a message, or drop the page if it cannot keep up."""
        ...


@dataclass
class LiveTable:
    """A table in memory with the pages that look at it."""

    table: Table
    seed: bytes
    secrets: tuple[str | None, str | None]
    secret_by_server: tuple[bool, bool]
    key_hashes: list[str | None]
    accounts: list[str | None] = field(default_factory=lambda: [None, None])
    stream: DiceStream | None = None
    pages: dict[Page, tuple[bool, bool]] = field(default_factory=dict[Page, tuple[bool, bool]])
    away_since: list[int] = field(default_factory=lambda: [0, 0])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bot: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> tuple[bool, bool]:
        """Whether a page of each seat is connected."""
        held = list(self.pages.values())
        return any(mine[0] for mine in held), any(mine[1] for mine in held)

    @property
    def idle(self) -> bool:
        """Whether nothing happens here and nobody looks, so that it need not be in memory."""
        thinking = self.bot is not None and not self.bot.done()
        return not (self.pages or thinking or self.timer is not None or self.lock.locked())

    def gone(self, now: int) -> tuple[bool, bool]:
        """Whether each seat has been away for so long that the win may be claimed."""
        here = self.here
        computer = [seat.kind == "computer" for seat in self.table.seats]
        return tuple[bool, bool](
            not here[seat] and not computer[seat] and now - self.away_since[seat] > GONE_MS
            for seat in (0, 1)
        )

    def source(self) -> protocol.DiceSource:
        """Where the dice come from, as pages are told."""
        white, black = self.secrets
        over = self.table.match.stage == "match-over"
        if self.table.dice == "typed":
            return protocol.DiceSource("typed", None, None, None)
        return protocol.DiceSource(
            "automatic",
            commitment(self.seed),
            (white, black) if white and black else None,
            self.seed.hex() if over else None,
        )


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._seals: OrderedDict[str, bytes] = OrderedDict()
        self._started = now_ms()
        self._resuming: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Let the clocks of unfinished matches run on from now, whether or not anybody comes."""
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        for name in await self._store.with_clock(self._started - RESUMED_MS):
            if (await self.find(name)).idle:
                self._live.pop(name, None)

    async def close(self) -> None:
        """Stop bots and timers. What is being stored is finished by the store."""
        if self._resuming is not None:
            self._resuming.cancel()
            with suppress(asyncio.CancelledError):
                await self._resuming
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
            if live.bot is not None:
                live.bot.cancel()
                with suppress(asyncio.CancelledError):
                    await live.bot

    # --- making tables and taking seats ---------------------------------------------

    def seal(self) -> protocol.Seal:
        """A new sealed dice stream, waiting for its table."""
        name, seed = secrets.token_hex(8), secrets.token_bytes(SEED_BYTES)
        self._seals[name] = seed
        while len(self._seals) > SEALS:
            self._seals.popitem(last=False)
        return protocol.Seal(name, commitment(seed))

    async def create(
        self, asked: protocol.NewTable, account: str | None = None
    ) -> protocol.TableCreated:
        """Make a table, stored when this returns. RulesError if it cannot be like that.

        ``account`` is who asks: the first person of this browser.
        """
        seats = [await asyncio.to_thread(_new_seat, seat) for seat in asked.seats]
        rules = read_rules(asked.rules)
        clock = ClockRules(asked.clock.kind, asked.clock.reserve, asked.clock.delay)
        for secret in asked.secrets:
            if secret is not None and not is_hex(secret):
                raise RulesError("proof-secret", secret=shown(secret), size=2 * SEED_BYTES)
        name = asked.seal if asked.seal is not None else self.seal().id
        seed = self._seals.get(name)
        if seed is None:
            raise RulesError("seal-unknown", seal=shown(name))
        Table.open(name, (seats[0], seats[1]), rules, clock, asked.dice)  # refuses the impossible
        del self._seals[name]
        now = now_ms()
        keys = [secrets.token_urlsafe(24) if seat.kind == "person" else None for seat in seats]
        own = next((number for number in (0, 1) if seats[number].kind == "person"), None)
        rows = [
            _seating(
                number,
                seats[number],
                keys[number],
                asked.secrets[number],
                now,
                account=account if number == own else None,
            )
            for number in (0, 1)
            if seats[number].kind != "open"
        ]
        row = TableRow(name, now, rules_text(rules), clock_text(clock), asked.dice, seed.hex())
        await self._store.add_table(row, rows)
        live = _revive(StoredTable(row, tuple(rows), ()), now)
        self._live[name] = live
        self._carry_on(live)
        return protocol.TableCreated(name, (keys[0], keys[1]))

    async def take_seat(
        self, name: str, number: int, asked: protocol.TakeSeat, account: str | None = None
    ) -> str:
        """Take an open seat and give its key. RulesError if it is not open."""
        live = await self.find(name)
        secret = asked.secret
        if secret is not None and not is_hex(secret):
            raise RulesError("proof-secret", secret=shown(secret), size=2 * SEED_BYTES)
        async with live.lock:
            seat = Seat("person", asked.name.strip(), local=False)
            table = live.table.sit(number, seat)
            key = secrets.token_urlsafe(24)
            row = _seating(number, seat, key, secret, now_ms(), account=account)
            await self._store.add_seating(name, row)
            live.table = table
            _take(live, row)
            self._show_all(live, len(table.record))
        self._carry_on(live)
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
        # The time since this server started has run, even while nobody had asked for the table.
        last = (entry.at for entry in reversed(stored.entries))
        live = self._live[name] = _revive(stored, max(self._started, next(last, None) or 0))
        self._carry_on(live)
        return live

    # --- pages ------------------------------------------------------------------------

    async def join(self, page: Page, asked: protocol.Join) -> protocol.Joined:
        """Show a table to a page from now on; the answer brings it up to date."""
        live = await self.find(asked.table)
        mine = _held(live, asked.keys, page.account)
        before = live.here
        live.pages[page] = mine
        if live.here != before:
            self._tell_presence(live, but=page)
        since = min(max(asked.since, 0), len(live.table.record))
        return protocol.Joined(asked.table, since, _events(live, since), self._state(live, mine))

    def leave(self, page: Page, name: str) -> None:
        """Show a table to a page no longer."""
        live = self._live.get(name)
        if live is None or page not in live.pages:
            return
        before = live.here
        del live.pages[page]
        after = live.here
        for seat in (0, 1):
            if before[seat] and not after[seat]:
                live.away_since[seat] = now_ms()
        if after != before:
            self._tell_presence(live)
            # By then the other side may claim, and its page must learn of it.
            asyncio.get_running_loop().call_later(GONE_MS / 1000 + 0.1, self._tell_claim, live)
        if not live.pages:
            self._forget_idle()

    async def act(self, page: Page, asked: protocol.Act) -> protocol.Happened | None:
        """Make an action for a page. RulesError says why not; None when it was shown to all.

        The event it had already become, should it have been sent before, is given back.
        """
        live = await self.find(asked.table)
        action = read_action(asked.action)
        async with live.lock:
            if not live.pages.get(page, (False, False))[action.seat]:
                raise RulesError("not-your-seat")
            count = len(live.table.record)
            if asked.number > count:
                raise RulesError("ahead", number=asked.number, events=count)
            if asked.number < count:
                if asked.number < 0 or not _same(
                    live.table.record.entries[asked.number].action, action, live.table
                ):
                    raise RulesError("stale", number=asked.number, events=count)
                mine = live.pages[page]
                events = _events(live, asked.number)
                return protocol.Happened(asked.table, asked.number, events, self._state(live, mine))
            await self._act(live, action)
        self._carry_on(live)
        return None

    # --- the fold goes on -------------------------------------------------------------

    async def _act(self, live: LiveTable, action: Action) -> None:
        """Check, store, then show. Under the table's lock."""
        now = now_ms()
        fallen = live.table.clock.flagged(now)
        if fallen is not None and not isinstance(action, Flag):
            await self._keep(live, live.table.act(Flag(fallen), now))
            raise RulesError("clock-fallen", seat=fallen)
        gone = live.gone(now)
        stream = live.stream.roll if live.stream is not None else None
        await self._keep(
            live,
            live.table.act(action, now, stream=stream, other_gone=gone[1 - action.seat]),
        )

    async def _keep(self, live: LiveTable, after: Table) -> None:
        number = len(after.record) - 1
        await self._store.append(after.id, number, after.record.entries[number])
        live.table = after
        self._show_all(live, number)

    def _show_all(self, live: LiveTable, since: int) -> None:
        """Show events from ``since`` on to every page, each what it may see."""
        states: dict[tuple[bool, bool], protocol.Happened] = {}
        for page, mine in list(live.pages.items()):
            if mine not in states:
                events = _events(live, since)
                states[mine] = protocol.Happened(
                    live.table.id, since, events, self._state(live, mine)
                )
            page.show(states[mine])

    def _tell_claim(self, live: LiveTable) -> None:
        if any(live.gone(now_ms())):
            self._show_all(live, len(live.table.record))

    def _forget_idle(self) -> None:
        """Let go of the tables that have been idle longest, once there are too many."""
        idle = [name for name, live in self._live.items() if live.idle]
        for name in idle[: max(0, len(idle) - IDLE_TABLES)]:
            del self._live[name]

    def _tell_presence(self, live: LiveTable, but: Page | None = None) -> None:
        for page in [page for page in live.pages if page is not but]:
            page.show(protocol.Presence(live.table.id, live.here))

    def _state(self, live: LiveTable, mine: tuple[bool, bool]) -> protocol.TableState:
        now = now_ms()
        return write_state(live.table, mine, live.here, live.source(), now, gone=live.gone(now))

    def _carry_on(self, live: LiveTable) -> None:
        """Ask a bot whose turn it is, and wait for a clock that may fall."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        falls = live.table.clock.fall()
        loop = asyncio.get_running_loop()
        if falls is not None and live.table.match.stage == "playing":
            wait = max(0, falls - now_ms()) / 1000 + 0.001
            live.timer = loop.call_later(wait, lambda: loop.create_task(self._flag(live)))
        if bot_to_act(live.table) is not None and (live.bot is None or live.bot.done()):
            live.bot = loop.create_task(self._run_bot(live))

    async def _flag(self, live: LiveTable) -> None:
        """End what a fallen clock ends."""
        async with live.lock:
            now = now_ms()
            seat = live.table.clock.flagged(now)
            if seat is not None and live.table.match.stage == "playing":
                try:
                    await self._keep(live, live.table.act(Flag(seat), now))
                except Exception:
                    log.exception("a fallen clock could not be kept")
                    await asyncio.sleep(RETRY_SECONDS)
        self._carry_on(live)

    async def _run_bot(self, live: LiveTable) -> None:
        """Play the computer's decisions until one is somebody else's."""
        while (seat := bot_to_act(live.table)) is not None:
            asked = live.table
            try:
                action = await asyncio.to_thread(bot_action, asked, seat)
                async with live.lock:
                    if live.table is asked:
                        await self._act(live, action)
            except FivepointError as error:
                if error.code == "clock-fallen":
                    continue
                log.exception("the computer could not act at a table")
                return
            except Exception:
                # The store may be back in a moment; the table must not be stuck till then.
                log.exception("an action of the computer could not be kept")
                await asyncio.sleep(RETRY_SECONDS)

    # --- what is told over HTTP -------------------------------------------------------

    async def spectate(self, name: str) -> protocol.TableState:
        """The table as anybody may see it."""
        return self._state(await self.find(name), (False, False))

    async def hint(self, name: str, key: str) -> protocol.Hint:
        """What the engine would do in the place of the seat whose key this is."""
        live = await self.find(name)
        mine = _held(live, [key])
        if True not in mine:
            raise RulesError("not-your-seat")
        seat = live.table.match.to_act if all(mine) else mine.index(True)
        return await asyncio.to_thread(hint, live.table, -1 if seat is None else seat)

    async def record(self, name: str) -> Record:
        """The record of a table as far as it has come."""
        return (await self.find(name)).table.record

    async def proof(self, name: str) -> protocol.DiceProof:
        """The dice of a table; the seed only once the match is over."""
        live = await self.find(name)
        white, black = live.secrets
        if live.table.dice == "typed" or white is None or black is None:
            raise RulesError("no-proof")
        rolls, seats = effective_rolls(live.table.record)
        over = live.table.match.stage == "match-over"
        return protocol.DiceProof(
            FORMAT,
            VERSION,
            name,
            commitment(live.seed),
            live.seed.hex() if over else None,
            (white, black),
            live.secret_by_server,
            rolls,
            seats,
        )


def effective_rolls(record: Record) -> tuple[list[tuple[int, int]], list[int | None]]:
    """All rolls that count, in order, and whose each was (None for an opening roll)."""
    rolls: list[tuple[int, int]] = []
    seats: list[int | None] = []
    states = record.states()
    before = next(states)
    for entry, after in zip(record.entries, states, strict=True):
        del rolls[after.rolls :], seats[after.rolls :]
        if isinstance(entry.action, Roll):
            rolls.append(entry.action.dice)
            opening = before.stage != "playing"
            seats.append(None if opening else entry.action.seat)
        before: Match = after
    return rolls, seats


def key_hash(key: str) -> str:
    """What is kept of a seat's key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def _new_seat(asked: protocol.SeatRequest) -> Seat:
    """The seat asked for. Finding a level may load its nets: not for the event loop."""
    level = find_level(asked.level or "").id if asked.kind == "computer" else asked.level
    return Seat(asked.kind, asked.name.strip(), level, local=asked.kind != "open")


def _seating(
    number: int,
    seat: Seat,
    key: str | None,
    secret: str | None,
    now: int,
    *,
    account: str | None = None,
) -> SeatingRow:
    return SeatingRow(
        number,
        seat.kind,
        seat.name,
        seat.level,
        seat.local,
        None if key is None else key_hash(key),
        secret or secrets.token_hex(SEED_BYTES),
        secret is None,
        now,
        account,
    )


def _revive(stored: StoredTable, now: int) -> LiveTable:
    """A table from what is stored of it, gone on with at ``now``."""
    row = stored.row
    seats = [Seat("open", local=False), Seat("open", local=False)]
    for seating in stored.seatings:
        seats[seating.seat] = Seat(
            "computer" if seating.kind == "computer" else "person",
            seating.name,
            seating.level,
            seating.local,
        )
    dice = "typed" if row.dice == "typed" else "automatic"
    opened = Table.open(
        row.id, (seats[0], seats[1]), rules_of_text(row.rules), clock_of_text(row.clock), dice
    )
    table = opened.restore(stored.entries, now)
    live = LiveTable(table, bytes.fromhex(row.seed), (None, None), (False, False), [None, None])
    live.away_since = [now, now]
    for seating in stored.seatings:
        _take(live, seating)
    return live


def _take(live: LiveTable, row: SeatingRow) -> None:
    """Note a seat's key and secret; with both secrets there the dice can be thrown."""
    live.key_hashes[row.seat] = row.key_hash
    live.accounts[row.seat] = row.account_id
    white, black = live.secrets
    by_white, by_black = live.secret_by_server
    if row.seat == 0:
        live.secrets, live.secret_by_server = (row.secret, black), (row.secret_by_server, by_black)
    else:
        live.secrets, live.secret_by_server = (white, row.secret), (by_white, row.secret_by_server)
    white, black = live.secrets
    if white is not None and black is not None:
        live.stream = DiceStream(live.seed, live.table.id, (white, black))


def _held(live: LiveTable, keys: list[str], account: str | None = None) -> tuple[bool, bool]:
    """Which seats these keys prove, or the account that has taken them."""
    hashes = [key_hash(key) for key in keys[:2]]
    held = [
        (account is not None and owner == account)
        or any(kept is not None and hmac.compare_digest(kept, given) for given in hashes)
        for kept, owner in zip(live.key_hashes, live.accounts, strict=True)
    ]
    return held[0], held[1]


def _events(live: LiveTable, since: int) -> list[protocol.TableEvent]:
    entries = live.table.record.entries
    return [write_event(number, entries[number]) for number in range(since, len(entries))]


def _same(made: Action, asked: Action, table: Table) -> bool:
    """Whether an action asked for again is the one that was made; dice may be the stream's."""
    if isinstance(made, Roll) and isinstance(asked, Roll) and table.dice == "automatic":
        return made.seat == asked.seat
    return made == asked
