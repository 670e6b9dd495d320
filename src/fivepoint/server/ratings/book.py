"""The book of ratings: what one match does to two players, as a fold without a database.

The same fold runs when a match ends and when everything is computed again from the
records, over the same numbers in the same order, so both agree to the last digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint.server.clock import DAY
from fivepoint.server.ratings import fibs, glicko

if TYPE_CHECKING:
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.table.clock import ClockRules

MOST_BETWEEN_TWO = 20
"""How many matches between the same two players count within a day."""

SPAN = DAY
LONGEST_RATED = 25


@dataclass(frozen=True, slots=True)
class Rating:
    """What the book holds of a player; ``at`` is when its last match ended."""

    fibs: fibs.Standing = fibs.NEW
    glicko: glicko.Glicko = glicko.NEW
    at: int = 0
    matches: int = 0

    def numbers(self) -> list[float]:
        """As it is stored."""
        own = self.glicko
        return [
            self.fibs.rating, self.fibs.experience, own.rating, own.deviation, own.volatility,
            self.at, self.matches,
        ]  # fmt: skip

    @classmethod
    def of(cls, numbers: list[float]) -> Rating:
        """From how it was stored."""
        rating, experience, value, deviation, volatility, at, matches = numbers
        return cls(
            fibs.Standing(rating, int(experience)),
            glicko.Glicko(value, deviation, volatility),
            int(at),
            int(matches),
        )


NEW = Rating()


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished match as the book needs it: the winner's seat, the length, when it ended."""

    winner: int
    length: int
    ended: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a match did. ``unrated`` is the code of why it did nothing."""

    before: tuple[Rating, Rating]
    after: tuple[Rating, Rating]
    unrated: str | None = None


def settle(match: Rated, before: tuple[Rating, Rating], between: int) -> Change:
    """What a rated match changes, White's first.

    ``between`` is how many matches of the same two have counted in the day before.
    """
    if between >= MOST_BETWEEN_TWO:
        return Change(before, before, "rating-too-many")
    won, lost = match.winner, 1 - match.winner
    sums = fibs.arithmetic(before[won].fibs, before[lost].fibs, match.length)
    rested = [glicko.aged(one.glicko, match.ended - one.at if one.matches else 0) for one in before]
    after = [
        Rating(
            fibs.after(before[seat].fibs, sums.gain if seat == won else -sums.loss, match.length),
            glicko.rated(rested[seat], [(rested[1 - seat], 1.0 if seat == won else 0.0)]),
            match.ended,
            before[seat].matches + 1,
        )
        for seat in (0, 1)
    ]
    return Change(before, (after[0], after[1]))


def rated_fault(rules: MatchRules, clock: ClockRules) -> str | None:
    """The code of why such a match cannot be rated, None if it can."""
    standard = (
        rules.variant == "backgammon"
        and rules.crawford
        and rules.length is not None
        and rules.length <= LONGEST_RATED
        and (rules.cube or rules.length == 1)
        and rules.games is None
    )
    if not standard:
        return "rated-needs-standard"
    return "rated-needs-clock" if clock.kind == "none" else None
