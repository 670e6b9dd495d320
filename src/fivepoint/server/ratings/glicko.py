"""Glicko-2: a rating that knows how sure it is of itself, for finding opponents.

Each match is a rating period of its own; between matches the deviation grows with the
time passed, in periods of a week, by the player's volatility.

Source: Mark Glickman, "Example of the Glicko-2 system" (2022); his example is a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
START, START_DEVIATION, START_VOLATILITY = 1500.0, 350.0, 0.06
TAU = 0.5
"""How fast volatility may change."""

PERIOD_MS = 7 * 24 * 3600 * 1000
_PRECISION = 1e-6


@dataclass(frozen=True, slots=True)
class Glicko:
    """A player's rating, its deviation and its volatility."""

    rating: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


NEW = Glicko()


def aged(player: Glicko, passed_ms: int) -> Glicko:
    """The rating after ``passed_ms`` without a match: less sure of itself."""
    phi = player.deviation / SCALE
    grown = sqrt(phi**2 + max(0, passed_ms) / PERIOD_MS * player.volatility**2)
    return Glicko(player.rating, min(START_DEVIATION, grown * SCALE), player.volatility)


def rated(player: Glicko, games: list[tuple[Glicko, float]]) -> Glicko:
    """The rating after a period: opponents as they were, results 1 won, 0 lost.

    >>> from_the_paper = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0), (Glicko(1700, 300), 0)]
    >>> after = rated(Glicko(1500, 200), from_the_paper)
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi = (player.rating - START) / SCALE, player.deviation / SCALE
    weight, total = 0.0, 0.0
    for other, result in games:
        g = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (other.rating - START) / SCALE)))
        weight += g**2 * expected * (1 - expected)
        total += g * (result - expected)
    variance = 1 / weight
    volatility = _volatility(player.volatility, variance * total, phi, variance)
    grown = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / grown**2 + 1 / variance)
    return Glicko(START + SCALE * (mu + after**2 * total), SCALE * after, volatility)


def _volatility(sigma: float, delta: float, phi: float, variance: float) -> float:
    """The new volatility: step 5 of the paper, by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        e = exp(x)
        spread = phi**2 + variance + e
        return e * (delta**2 - phi**2 - variance - e) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
