"""A table in memory: the match, who holds its seats, who looks, and its numbers for the dice.

Made from what is stored of it; ``live.py`` changes it. Knows no store and sends nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fivepoint.errors import RulesError
from fivepoint.rules.actions import Roll
from fivepoint.server import protocol
from fivepoint.server.ratings.results import effective_rolls
from fivepoint.server.wire import clock_of_text, rules_of_text, write_event, write_state
from fivepoint.table.absence import Absence
from fivepoint.table.dice_proof import FORMAT, VERSION, DiceStream, PerRollStream, commitment
from fivepoint.table.handshake import LIMIT_MS, Handshake
from fivepoint.table.seats import Seat
from fivepoint.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.rules.actions import Action
    from fivepoint.rules.dice import Dice
    from fivepoint.server.store import Holder, SeatingRow, StoredTable, TableRow


class Page(Protocol):
    """A connected page, as the tables see it."""

    lang: str
    lag: int
    unheard: frozenset[str]

    @property
    def account(self) -> str | None:
        """The account whose page it is."""
        ...

    @property
    def free_chat(self) -> bool:
        """Whether it is to be shown free text."""
        ...

    def show(self, message: protocol.ServerMessage) -> None:
        """Send a message, or drop the page if it cannot keep up."""
        ...

    def show_encoded(self, text: bytes) -> None:
        """The same with a message that many pages are shown, encoded once."""
        ...


@dataclass
class LiveTable:
    """A table in memory with the pages that look at it."""

    row: TableRow
    table: Table
    seed: bytes
    handshake: Handshake
    contributions: tuple[list[str], list[str]]
    cancelled: str | None = None
    secret_by_server: tuple[bool, bool] = (False, False)
    key_hashes: list[str | None] = field(default_factory=lambda: [None, None])
    accounts: list[str | None] = field(default_factory=lambda: [None, None])
    holders: list[Holder | None] = field(default_factory=lambda: [None, None])
    pages: dict[Page, tuple[bool, bool]] = field(default_factory=dict[Page, tuple[bool, bool]])
    elsewhere: dict[str, tuple[bool, bool]] = field(default_factory=dict[str, tuple[bool, bool]])
    absence: Absence = field(default_factory=Absence)
    leased: bool = True
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bot: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    _stream: DiceStream | None = None

    @property
    def here(self) -> tuple[bool, bool]:
        """Whether a page of each seat is connected, to this worker or to another one."""
        held = [*self.pages.values(), *self.elsewhere.values()]
        return any(mine[0] for mine in held), any(mine[1] for mine in held)

    @property
    def present(self) -> tuple[bool, bool]:
        """Whether each seat can act: the computer always can."""
        here, seats = self.here, self.table.seats
        return here[0] or seats[0].kind == "computer", here[1] or seats[1].kind == "computer"

    @property
    def watching(self) -> int:
        """How many pages look on without a seat."""
        return sum(mine == (False, False) for mine in self.pages.values())

    @property
    def waits(self) -> bool:
        """Whether being away is counted here: in a running match against the clock of the day."""
        slow = self.table.clock.rules.kind == "correspondence"
        playing = self.table.ready and self.table.match.stage != "match-over"
        return playing and not slow and not self.table.private

    @property
    def idle(self) -> bool:
        """Whether nothing happens here and nobody looks, so that it need not be in memory."""
        thinking = self.bot is not None and not self.bot.done()
        return not (self.pages or thinking or self.timer is not None or self.lock.locked())

    @property
    def dealt(self) -> bool:
        """Whether the numbers for the dice are there and nothing was cancelled."""
        typed = self.table.dice == "typed"
        return self.cancelled is None and (typed or self.handshake.due is None)

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.cancelled is not None or self.table.match.stage == "match-over"

    def gone(self, now: int) -> tuple[bool, bool]:
        """Whether each seat has used up its allowance, so that the win may be claimed."""
        return self.absence.gone(now) if self.waits else (False, False)

    def allowance(self, now: int) -> tuple[int | None, int | None]:
        """What each seat has left of its allowance, None where being away is not counted."""
        left = self.absence.left_at(now)
        counted = [self.waits and seat.kind == "person" for seat in self.table.seats]
        return left[0] if counted[0] else None, left[1] if counted[1] else None

    def credit(self) -> tuple[int, int]:
        """By seat, how long its messages take to come and go: its fastest page counts."""
        lags = [
            min((page.lag for page, mine in self.pages.items() if mine[seat]), default=0)
            for seat in (0, 1)
        ]
        return lags[0], lags[1]

    def stream(self) -> Callable[[int], Dice] | None:
        """Where the next dice come from, None while the numbers for them are missing."""
        white, black = self.handshake.secrets
        if self.table.dice == "typed" or white is None or black is None:
            return None
        if self.row.per_roll:
            number = self.table.match.rolls
            if any(len(given) <= number for given in self.contributions):
                return None
            return PerRollStream(self.seed, self.table.id, self.contributions).roll
        if self._stream is None:
            self._stream = DiceStream(self.seed, self.table.id, (white, black))
        return self._stream.roll

    def held(self, keys: list[str], account: str | None = None) -> tuple[bool, bool]:
        """Which seats these keys prove, or the account that has taken them."""
        hashes = [key_hash(key) for key in keys[:2]]
        held = [
            (account is not None and owner == account)
            or any(kept is not None and hmac.compare_digest(kept, given) for given in hashes)
            for kept, owner in zip(self.key_hashes, self.accounts, strict=True)
        ]
        return held[0], held[1]

    def take(self, row: SeatingRow) -> None:
        """Note who has taken a seat, and its number if it is no sealed one."""
        seat = row.seat
        self.key_hashes[seat] = row.key_hash
        self.accounts[seat] = row.account_id
        by_white, by_black = self.secret_by_server
        made = row.secret_by_server
        self.secret_by_server = (made, by_black) if seat == 0 else (by_white, made)
        if row.secret:
            self.handshake = self.handshake.given(seat, row.secret, row.at)

    def events(self, since: int) -> list[protocol.TableEvent]:
        """The events from ``since`` on, as they are sent."""
        entries = self.table.record.entries
        return [write_event(number, entries[number]) for number in range(since, len(entries))]

    def state(self, mine: tuple[bool, bool], now: int) -> protocol.TableState:
        """The table as the page that holds the seats ``mine`` may see it."""
        state = write_state(
            self.table, mine, self.here, self.source(), now, gone=self.gone(now), dealt=self.dealt
        )
        state.rated = self.row.rated
        state.watching = self.watching
        state.sealing = self._sealing(now)
        state.per_roll = self._per_roll()
        for seat, holder in zip(state.seats, self.holders, strict=True):
            if holder is not None:
                seat.account, seat.rating = holder.kind, holder.rating
        return state

    def source(self) -> protocol.DiceSource:
        """Where the dice come from, as pages are told."""
        white, black = self.handshake.secrets
        if self.table.dice == "typed":
            return protocol.DiceSource("typed", None, None, None)
        return protocol.DiceSource(
            "automatic",
            commitment(self.seed),
            (white, black) if white and black else None,
            self.seed.hex() if self.over else None,
        )

    def proof(self) -> protocol.DiceProof:
        """What proves the dice; the seed only once the match is over or cancelled."""
        white, black = self.handshake.secrets
        if self.table.dice == "typed" or white is None or black is None:
            raise RulesError("no-proof")
        rolls, seats = effective_rolls(self.table.record)
        added = self.contributions
        return protocol.DiceProof(
            FORMAT,
            VERSION,
            self.table.id,
            commitment(self.seed),
            self.seed.hex() if self.over else None,
            (white, black),
            self.secret_by_server,
            rolls,
            seats,
            self.handshake.commitments if self.row.sealed else (None, None),
            (added[0][:], added[1][:]) if self.row.per_roll else None,
        )

    def _sealing(self, now: int) -> protocol.Sealing | None:
        due = self.handshake.due
        if not self.row.sealed or (due is None and self.cancelled is None):
            return None
        secrets = self.handshake.secrets
        left = None
        if self.cancelled is None and self.timed:
            left = max(0, self.handshake.since + LIMIT_MS - now)
        return protocol.Sealing(
            self.handshake.commitments,
            (secrets[0] is not None, secrets[1] is not None),
            left,
            self.cancelled,
        )

    @property
    def timed(self) -> bool:
        """Whether the handshake is against time: once both seats are taken, not for days."""
        return self.table.ready and self.table.clock.rules.kind != "correspondence"

    def _per_roll(self) -> protocol.PerRoll | None:
        if not self.row.per_roll or not self.dealt:
            return None
        number = self.table.match.rolls
        white, black = self.contributions
        return protocol.PerRoll(
            number,
            (self.tip(0), self.tip(1)),
            (len(white) > number, len(black) > number),
        )

    def tip(self, seat: int) -> str:
        """What the SHA-256 of a seat's next contribution must be."""
        given = self.contributions[seat]
        return given[-1] if given else self.handshake.secrets[seat] or ""


def revive(stored: StoredTable, now: int) -> LiveTable:
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
    live = LiveTable(
        row,
        opened.restore(stored.entries, now),
        bytes.fromhex(row.seed),
        Handshake(since=now),
        ([*stored.contributions[0]], [*stored.contributions[1]]),
        stored.cancelled,
    )
    live.absence = Absence(live.present, since=now)
    for seating in stored.seatings:
        live.take(seating)
        live.holders[seating.seat] = stored.holders[seating.seat]
    for seat, kind, value in stored.handshakes:
        live.handshake = (
            live.handshake.commit(seat, value, now)
            if kind == "commit"
            else live.handshake.reveal(seat, value)
        )
    return live


def key_hash(key: str) -> str:
    """What is kept of a seat's key."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def same_action(made: Action, asked: Action, table: Table) -> bool:
    """Whether an action asked for again is the one that was made; dice may be the stream's."""
    if isinstance(made, Roll) and isinstance(asked, Roll) and table.dice == "automatic":
        return made.seat == asked.seat
    return made == asked
