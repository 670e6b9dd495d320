"""A match in progress at one table: record, seats, clock and where its dice come from.

An immutable value like the match itself; the present time and the dice come in from
outside. On top of the rules it knows what was agreed on at the table: dice are the
stream's unless they are typed in, turns are taken back only where nobody else is
hurt, a flag falls only when the clock says so, a claim needs the other side gone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from fivepoint.errors import RulesError
from fivepoint.rules.actions import Action, Flag, Roll
from fivepoint.rules.record import Record
from fivepoint.table.clock import Clock, ClockRules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fivepoint.rules.dice import Dice
    from fivepoint.rules.match import Match
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.rules.record import Entry
    from fivepoint.table.seats import Seat

DiceMode: TypeAlias = Literal["automatic", "typed"]


@dataclass(frozen=True, slots=True)
class Table:
    """One table. ``id`` is its name in addresses and in the dice proof."""

    id: str
    seats: tuple[Seat, Seat]
    record: Record
    clock: Clock
    dice: DiceMode = "automatic"

    @classmethod
    def open(
        cls,
        name: str,
        seats: tuple[Seat, Seat],
        rules: MatchRules,
        clock: ClockRules,
        dice: DiceMode = "automatic",
    ) -> Table:
        """A table at which nothing has happened. RulesError if it cannot be like that."""
        if dice not in ("automatic", "typed"):
            raise RulesError("dice-mode", mode=dice)
        if dice == "typed" and any(seat.kind == "open" for seat in seats):
            raise RulesError("typed-dice-online")
        record = Record(rules, (seats[0].name, seats[1].name))
        return cls(name, seats, record, Clock.start(clock), dice)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.record.match

    @property
    def ready(self) -> bool:
        """Whether both seats are taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def private(self) -> bool:
        """Whether only the computer and the people of one browser play here."""
        return all(seat.kind == "computer" or seat.local for seat in self.seats)

    def sit(self, number: int, seat: Seat) -> Table:
        """The table with open seat ``number`` taken."""
        if self.seats[number].kind != "open":
            raise RulesError("seat-taken")
        seats = (seat, self.seats[1]) if number == 0 else (self.seats[0], seat)
        record = Record(
            self.record.rules,
            (seats[0].name, seats[1].name),
            self.record.meta,
            self.record.entries,
        )
        return replace(self, seats=seats, record=record)

    def legal(self, seat: int, now: int, *, other_gone: bool = False) -> tuple[str, ...]:
        """The words of the actions that ``seat`` may take at this table now."""
        if not self.ready:
            return ()
        return tuple(
            word
            for word in self.match.legal(seat)
            if self._forbidden(seat, word, now, other_gone=other_gone) is None
        )

    def fault(self, seat: int, word: str, now: int, *, other_gone: bool = False) -> str | None:
        """The code of what forbids ``seat`` the action ``word`` here, None if allowed."""
        if not self.ready:
            return "table-not-ready"
        return self.match.fault(seat, word) or self._forbidden(
            seat, word, now, other_gone=other_gone
        )

    def _forbidden(self, seat: int, word: str, now: int, *, other_gone: bool) -> str | None:
        """The code of what this table has against an action that the rules allow."""
        if word in ("takeback", "set") and not self.private:
            return "not-agreed"
        if word == "flag" and self.clock.flagged(now) != seat:
            return "clock-running"
        if word == "claim" and not other_gone:
            return "other-side-here"
        return None

    def act(
        self,
        action: Action,
        now: int,
        *,
        stream: Callable[[int], Dice] | None = None,
        other_gone: bool = False,
        credit: tuple[int, int] = (0, 0),
    ) -> Table:
        """The table after ``action`` at ``now``; RulesError or IllegalTurn if refused.

        ``credit`` is by seat how much later its time begins to run, see ``Clock.turn``.

        With automatic dice those of ``stream`` replace whatever a roll brings along.
        A clock that has fallen before ends the match first: the action is refused with
        ``clock-fallen``, and the table should be given its ``flag``.
        """
        fault = self.fault(action.seat, action.word, now, other_gone=other_gone)
        if fault is not None:
            raise RulesError(fault, word=action.word, seat=action.seat)
        fallen = self.clock.flagged(now)
        if fallen is not None and not isinstance(action, Flag):
            raise RulesError("clock-fallen", seat=fallen)
        if isinstance(action, Roll) and self.dice == "automatic":
            if stream is None:
                raise RulesError("no-dice")
            action = Roll(action.seat, stream(self.match.rolls))
        return self._with(action, now, credit)

    def follow(self, entry: Entry, now: int) -> Table:
        """The table after an action that was made and stored elsewhere."""
        record = self.record.append(entry.action, clock=entry.clock, at=entry.at)
        clock = self.clock.turn(record.match.to_act, now if entry.at is None else entry.at)
        if entry.clock is not None:
            clock = replace(clock, left=entry.clock)
        return replace(self, record=record, clock=clock)

    def restore(self, entries: Iterable[Entry], now: int) -> Table:
        """The table after stored actions, gone on with at ``now``.

        The clocks stand as they did after the last action: time in which no server
        was running costs nobody anything, except by correspondence.
        """
        record = Record(self.record.rules, self.record.players, self.record.meta, tuple(entries))
        clock = self.clock
        if record.entries and record.entries[-1].clock is not None:
            clock = replace(clock, left=record.entries[-1].clock)
        since = now
        if clock.rules.kind == "correspondence" and record.entries:
            since = min(now, record.entries[-1].at or now)
        clock = replace(clock, running=record.match.to_act, since=since)
        return replace(self, record=record, clock=clock)

    def _with(self, action: Action, now: int, credit: tuple[int, int]) -> Table:
        after = self.match.apply(action)
        seat = after.to_act
        clock = self.clock.turn(seat, now, 0 if seat is None else credit[seat])
        timed = clock.rules.kind != "none"
        record = self.record.append(action, clock=clock.left if timed else None, at=now)
        return replace(self, record=record, clock=clock)
