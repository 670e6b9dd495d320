"""The FIBS rating, exactly: two numbers a player, a formula anybody can check.

With D the difference of two ratings and a match to n points the lower rated side wins with chance
Pu = 1 / (10^(D sqrt(n) / 2000) + 1). The winner gains 4 K sqrt(n) P and the loser loses
it, each with its own K = max(1, 5 - experience / 100), where P = 1 - Pu if the lower rated
side won, else Pu. Everybody starts at 1500 with experience 0; experience is the sum of
the lengths of the matches *before* this one. Money sessions are not rated.

Source: the FIBS manual, as told in the Backgammon FAQ; whether the match itself counts
as experience is not said there, and here it does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

START = 1500.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's FIBS rating and experience."""

    rating: float = START
    experience: int = 0

    @property
    def k(self) -> float:
        """How much faster the rating of a newcomer moves: 5 falling to 1 at experience 400."""
        return max(1.0, 5 - self.experience / 100)


NEW = Standing()


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """The numbers of one match: all that goes into both changes."""

    length: int
    difference: float
    upset: float
    underdog_won: bool
    p: float
    gain: float
    """What the winner gains."""
    loss: float
    """What the loser loses, as a positive number."""


def arithmetic(winner: Standing, loser: Standing, length: int) -> Arithmetic:
    """What a match to ``length`` changes.

    >>> round(arithmetic(Standing(1500, 400), Standing(1750, 400), 1).gain, 2)
    2.29
    """
    difference = abs(winner.rating - loser.rating)
    upset = 1 / (10 ** (difference * sqrt(length) / 2000) + 1)
    underdog_won = winner.rating < loser.rating
    p = 1 - upset if underdog_won else upset
    stake = 4 * sqrt(length) * p
    return Arithmetic(length, difference, upset, underdog_won, p, winner.k * stake, loser.k * stake)


def after(standing: Standing, change: float, length: int) -> Standing:
    """A standing after a match that changed it."""
    return Standing(standing.rating + change, standing.experience + length)
