"""How long each side of a table has been away while the other one waited.

Every seat has one allowance for the whole match, shared by all its absences, so that
leaving again and again is no way out. Time counts only while the other side is there.
A value; the present time comes in from outside. Once a seat's allowance has run out,
the other side may claim the win, and need not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

ALLOWANCE_MS = 180_000
"""Three minutes in all."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Who is here since ``since``, and what each seat has ``used`` of its allowance before."""

    here: tuple[bool, bool] = (False, False)
    used: tuple[int, int] = (0, 0)
    since: int = 0

    def change(self, here: tuple[bool, bool], now: int) -> Absence:
        """After somebody has come or gone."""
        return replace(self, here=here, used=self._used(now), since=now)

    def restarted(self, now: int) -> Absence:
        """With what has passed so far not counted: there was nobody to be away."""
        return replace(self, since=now)

    def left_at(self, now: int) -> tuple[int, int]:
        """What each seat has left of its allowance at ``now``."""
        white, black = self._used(now)
        return max(0, ALLOWANCE_MS - white), max(0, ALLOWANCE_MS - black)

    def gone(self, now: int) -> tuple[bool, bool]:
        """Whether each seat is away with nothing left."""
        left = self.left_at(now)
        return not self.here[0] and left[0] == 0, not self.here[1] and left[1] == 0

    def _used(self, now: int) -> tuple[int, int]:
        passed = max(0, now - self.since)
        white = passed if not self.here[0] and self.here[1] else 0
        black = passed if not self.here[1] and self.here[0] else 0
        return self.used[0] + white, self.used[1] + black
