"""How tables begin: seals of dice streams, and the rows of tables and of seats taken.

Nothing is stored here but seals; ``live.py`` keeps the rows and the tables.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint.engine.levels import find_level
from fivepoint.errors import RulesError, shown
from fivepoint.server import protocol
from fivepoint.server.clock import now_ms
from fivepoint.server.live_table import key_hash
from fivepoint.server.store import SeatingRow, TableRow
from fivepoint.server.wire import clock_text, read_action, read_rules, rules_text
from fivepoint.table.clock import ClockRules
from fivepoint.table.dice_proof import SEED_BYTES, commitment
from fivepoint.table.handshake import check_hex
from fivepoint.table.seats import Seat
from fivepoint.table.table import Table

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.rules.record import Entry
    from fivepoint.server.store import Store

SEALS = 10_000
"""How many seals wait for their table at most; the oldest are forgotten."""

SEAL_MS = 3_600_000
"""How long a seal waits between workers."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who is to sit at a table found in the lobby: an account under its name."""

    account: str
    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Founded:
    """A table about to be kept: its row but for name and seed, seats taken, and their keys.

    ``first`` is what has happened already, if a position was set up.
    """

    rules: MatchRules
    clock: ClockRules
    dice: str
    sealed: bool
    rated: bool
    per_roll: bool
    seats: tuple[SeatingRow, ...]
    keys: tuple[str | None, str | None] = (None, None)
    first: Entry | None = None

    def row(self, name: str, seed: bytes) -> TableRow:
        """The row of the table, under its name and with the seed of its dice."""
        return TableRow(
            name, now_ms(), rules_text(self.rules), clock_text(self.clock), self.dice, seed.hex(),
            self.sealed, self.rated, self.per_roll,
        )  # fmt: skip


class Seals:
    """Sealed dice streams that wait for their table, at whatever worker it is made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seeds: OrderedDict[str, bytes] = OrderedDict()

    async def make(self) -> protocol.Seal:
        """A new seal: its name becomes the table's."""
        name, seed = secrets.token_hex(8), secrets.token_bytes(SEED_BYTES)
        if self._store.database.shared:
            await self._store.keep_seal(name, seed.hex(), now_ms() + SEAL_MS)
            return protocol.Seal(name, commitment(seed))
        self._seeds[name] = seed
        while len(self._seeds) > SEALS:
            self._seeds.popitem(last=False)
        return protocol.Seal(name, commitment(seed))

    async def use(self, name: str) -> bytes:
        """The seed of a seal, which is used up by this. RulesError if there is none."""
        seed = self._seeds.pop(name, None)
        if seed is None and self._store.database.shared:
            kept = await self._store.use_seal(name, now_ms())
            seed = None if kept is None else bytes.fromhex(kept)
        if seed is None:
            raise RulesError("seal-unknown", seal=shown(name))
        return seed


def found(asked: protocol.NewTable, account: str | None) -> Founded:
    """The table that is asked for. RulesError if it cannot be like that.

    ``account`` is who asks: the first person of this browser. May load nets to find a
    level: not for the event loop.
    """
    seats = [_new_seat(seat) for seat in asked.seats]
    rules = read_rules(asked.rules)
    clock = ClockRules(asked.clock.kind, asked.clock.reserve, asked.clock.delay)
    sealed = asked.sealed or asked.rated or asked.per_roll
    if sealed and not any(seat.kind == "open" for seat in seats):
        raise RulesError("sealed-needs-two")
    for secret in asked.secrets:
        if secret is not None:
            check_hex(secret)
    # Refuses the impossible.
    opened = Table.open("x", (seats[0], seats[1]), rules, clock, asked.dice)
    if asked.start is not None:
        opened = opened.act(_start(asked.start), now_ms())
    keys = [secrets.token_urlsafe(24) if seat.kind == "person" else None for seat in seats]
    own = next((number for number in (0, 1) if seats[number].kind == "person"), None)
    rows = tuple(
        seating(
            number,
            seats[number],
            keys[number],
            secret="" if sealed else asked.secrets[number],
            account=account if number == own else None,
        )
        for number in (0, 1)
        if seats[number].kind != "open"
    )
    return Founded(
        rules,
        clock,
        asked.dice,
        sealed,
        asked.rated,
        asked.per_roll,
        rows,
        (keys[0], keys[1]),
        next(iter(opened.record.entries), None),
    )


def found_pair(
    sitters: tuple[Sitter, Sitter],
    rules: MatchRules,
    clock: ClockRules,
    *,
    rated: bool,
    per_roll: bool,
) -> Founded:
    """A table for two accounts, White's first; people seal their numbers for the dice."""
    seats = [
        Seat("person" if one.level is None else "computer", one.name, one.level, local=False)
        for one in sitters
    ]
    Table.open("x", (seats[0], seats[1]), rules, clock)  # refuses the impossible
    rows = tuple(
        seating(
            number,
            seats[number],
            None,
            secret="" if seats[number].kind == "person" else None,
            account=sitters[number].account,
        )
        for number in (0, 1)
    )
    return Founded(rules, clock, "automatic", sealed=True, rated=rated, per_roll=per_roll,
                   seats=rows)  # fmt: skip


def seating(
    number: int,
    seat: Seat,
    key: str | None,
    *,
    secret: str | None,
    account: str | None = None,
) -> SeatingRow:
    """The row of a seat taken. ``secret`` "" for one to be sealed, None for the server's own."""
    return SeatingRow(
        number,
        seat.kind,
        seat.name,
        seat.level,
        seat.local,
        None if key is None else key_hash(key),
        secrets.token_hex(SEED_BYTES) if secret is None else secret,
        secret is None,
        now_ms(),
        account,
    )


def _start(asked: protocol.Action) -> Action:
    """The position that a match begins with. RulesError for any other action."""
    if asked.do != "set":
        raise RulesError("start-not-set", word=shown(asked.do))
    return read_action(asked)


def _new_seat(asked: protocol.SeatRequest) -> Seat:
    level = find_level(asked.level or "").id if asked.kind == "computer" else asked.level
    return Seat(asked.kind, asked.name.strip(), level, local=asked.kind != "open")
