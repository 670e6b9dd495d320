"""Messages about results: players, ratings with their arithmetic, leaderboards.

The rating shown is that of FIBS, its formula is in ``docs/ratings.md`` and every change
is told with all numbers that went into it. Glicko-2 stands beside it for finding
opponents of one's strength.
"""

from __future__ import annotations

from msgspec import Struct

from fivepoint.server.protocol_accounts import AccountKind


class GlickoRating(Struct):
    """A Glicko-2 rating: its value, deviation and volatility."""

    rating: float
    deviation: float
    volatility: float


class Performance(Struct):
    """How well somebody played in ``matches`` that were analysed.

    ``engines`` names who judged, and at which level. ``pr`` is 500 * equity lost / ``counted``
    decisions, pooled, with its 95 % ``half_width``;
    None below ``least`` decisions.
    """

    matches: int
    counted: int
    least: int
    pr: float | None
    half_width: float | None
    engines: list[tuple[str, str]]


class Player(Struct):
    """Somebody's public face: ``GET /api/players/{name}``.

    ``dice`` are the 21 rolls (6-6, 6-5, 6-4, ... 1-1) counted over all matches played
    here, the player's own and those of the other sides; opening rolls are left out.
    """

    name: str
    kind: AccountKind
    level: str | None
    created: int
    rating: float
    experience: int
    glicko: GlickoRating
    matches: int
    wins: int
    dice: tuple[list[int], list[int]]
    performance: Performance | None = None


class RatingSide(Struct):
    """One side of a rating change, with the numbers of its arithmetic.

    ``k`` = max(1, 5 - experience / 100); ``change`` = +-4 * k * sqrt(n) * p.
    """

    name: str
    before: float
    after: float
    experience: int
    k: float
    change: float
    glicko_before: GlickoRating
    glicko_after: GlickoRating


class RatingArithmetic(Struct):
    """How a match changed two ratings.

    ``difference`` D = |r1 - r2|, ``length`` n, ``upset`` Pu = 1 / (10^(D sqrt(n) / 2000) + 1):
    the chance of the lower rated side; ``p`` is 1 - Pu if that side won, else Pu.
    """

    length: int
    difference: float
    upset: float
    underdog_won: bool
    p: float
    sides: tuple[RatingSide, RatingSide]


class MatchResult(Struct):
    """A finished match. ``unrated`` is the code of why a rated match did not count, if so.

    ``performances`` are both sides', once it has been analysed.
    """

    table: str
    ended: int
    white: str
    black: str
    length: int | None
    score: tuple[int, int]
    winner: int | None
    ending: str
    rated: bool
    unrated: str | None
    arithmetic: RatingArithmetic | None
    performances: tuple[Performance, Performance] | None = None


class RatingPoint(Struct):
    """A point of the rating curve: the rating after a match."""

    at: int
    table: str
    rating: float


class Leader(Struct):
    """A line of the leaderboard, the first the highest rated."""

    rank: int
    name: str
    kind: AccountKind
    rating: float
    experience: int


class Settled(Struct, tag_field="type", tag="settled"):
    """The result of a table is booked: ``GET /api/tables/{table}/result`` has it."""

    table: str


HTTP_TYPES: tuple[type[Struct], ...] = (
    Player,
    Performance,
    GlickoRating,
    MatchResult,
    RatingArithmetic,
    RatingSide,
    RatingPoint,
    Leader,
)
