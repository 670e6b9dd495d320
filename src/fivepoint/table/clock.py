"""The clock of a table: what each seat has left, and whose time is running.

A value without a clock of its own: every question carries the present time ``now``,
in milliseconds of any steady clock. Time runs for one seat at a time and its delay
begins anew whenever the decision comes to it from the other one.

``delay`` (simple delay): the first ``delay`` ms of each decision cost nothing.
``bronstein``: the time used runs down at once and up to ``delay`` of it is given
back afterwards, so that without reserve left nothing is left to think.
``correspondence``: no reserve; every decision has ``delay`` (days) of its own, and it
runs on while no server does.

A flag that falls costs the whole match, see ``rules/match.py``: the one rule for every
kind of clock.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from fivepoint.errors import RulesError, shown
from fivepoint.rules.cube import is_whole
from fivepoint.rules.numbers import make_plain

Kind: TypeAlias = Literal["none", "delay", "bronstein", "correspondence"]

LONGEST = 30 * 24 * 3600 * 1000
"""The longest reserve or delay: 30 days."""

SHORTEST_DAYS = 3600 * 1000
"""The least time for a decision by correspondence: an hour."""

MOST_CREDIT = 500
"""How much of the way of messages, measured by the server, is made up for in a decision at most."""

STANDARD_DELAY = 12_000
POINT = 120_000
"""The standard reserve: two minutes a point of the match."""


@dataclass(frozen=True, slots=True)
class ClockRules:
    """The kind of clock, the ``reserve`` each seat begins with and the ``delay``, in ms."""

    kind: Kind = "none"
    reserve: int = 0
    delay: int = 0

    def __post_init__(self) -> None:
        if self.kind not in ("none", "delay", "bronstein", "correspondence"):
            raise RulesError("clock-kind", kind=shown(self.kind))
        make_plain(self, "reserve", "delay")
        for name, value in (("reserve", self.reserve), ("delay", self.delay)):
            if not (is_whole(value) and 0 <= value <= LONGEST):
                raise RulesError("clock-value", name=name, value=shown(value), most=LONGEST)
        if self.kind == "correspondence":
            if self.reserve or self.delay < SHORTEST_DAYS:
                raise RulesError("clock-correspondence", hours=1, days=LONGEST // 86_400_000)
        elif self.kind != "none" and self.reserve == 0:
            raise RulesError("clock-value", name="reserve", value="0", most=LONGEST)

    @classmethod
    def standard(cls, length: int, score: tuple[int, int] = (0, 0)) -> ClockRules:
        """Simple delay of 12 s, two minutes a point less one for each point already won."""
        reserve = POINT * length - (POINT // 2) * sum(score)
        return cls("delay", max(reserve, POINT // 2), STANDARD_DELAY)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of both seats; ``running`` is the seat whose time runs since ``since``."""

    rules: ClockRules
    left: tuple[int, int]
    running: int | None = None
    since: int = 0

    @classmethod
    def start(cls, rules: ClockRules) -> Clock:
        """Both clocks full, none running."""
        full = rules.delay if rules.kind == "correspondence" else rules.reserve
        return cls(rules, (full, full))

    def left_at(self, now: int) -> tuple[int, int]:
        """What each seat has left at ``now``; 0 for a clock that has fallen."""
        left = [*self.left]
        if self.running is not None and self.rules.kind != "none":
            left[self.running] = max(0, left[self.running] - self._cost(now))
        return left[0], left[1]

    def delay_at(self, now: int) -> int:
        """What is left of the delay of the seat whose time is running."""
        if self.running is None or self.rules.kind != "delay":
            return 0
        return max(0, self.rules.delay - self._elapsed(now))

    def flagged(self, now: int) -> int | None:
        """The seat whose clock has fallen by ``now``, None if none has."""
        if self.running is None or self.rules.kind == "none":
            return None
        return self.running if self.left_at(now)[self.running] == 0 else None

    def fall(self) -> int | None:
        """When the running clock will fall, None if none runs."""
        if self.running is None or self.rules.kind == "none":
            return None
        free = self.rules.delay if self.rules.kind == "delay" else 0
        return self.since + free + self.left[self.running]

    def turn(self, seat: int | None, now: int, credit: int = 0) -> Clock:
        """The clock after the decision has come to ``seat`` at ``now`` (None: nobody's).

        Its time begins to run ``credit`` ms later, for the way of the messages; what is
        beyond ``MOST_CREDIT`` of that is not made up for.
        """
        if seat == self.running:
            return self
        begin = now + max(0, min(credit, MOST_CREDIT))
        if self.rules.kind == "correspondence":
            return replace(self, left=Clock.start(self.rules).left, running=seat, since=begin)
        left = [*self.left_at(now)]
        if self.running is not None and self.rules.kind == "bronstein" and left[self.running]:
            left[self.running] += min(self.rules.delay, self._elapsed(now))
        return replace(self, left=(left[0], left[1]), running=seat, since=begin)

    def _elapsed(self, now: int) -> int:
        return max(0, now - self.since)

    def _cost(self, now: int) -> int:
        free = self.rules.delay if self.rules.kind == "delay" else 0
        return max(0, self._elapsed(now) - free)
