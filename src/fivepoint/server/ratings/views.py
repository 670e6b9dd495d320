"""What pages see of results and ratings: players, matches, arithmetic, leaders."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import or_, select

from fivepoint.analysis.summary import LEAST_FOR_PR, performance
from fivepoint.errors import RulesError
from fivepoint.server import protocol_results as messages
from fivepoint.server.accounts.names import DELETED
from fivepoint.server.ratings import fibs
from fivepoint.server.ratings.book import NEW, Rating
from fivepoint.server.ratings.results import ROLLS
from fivepoint.server.schema import accounts, changes, performances, ratings, results, seatings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import RowMapping

    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database

PAGE = 50
LEADERS = 100
LEAST_EXPERIENCE = 50
"""How much experience the leaderboard asks for."""

TWO_SIDED_95 = 1.96
"""Standard errors to either side of a mean that hold 95 % of a normal distribution."""


async def rating_of(database: Database, account: str) -> Rating:
    """The rating of an account now."""
    row = await database.first(select(ratings).where(ratings.c.account_id == account))
    if row is None:
        return NEW
    names = ("rating", "experience", "glicko", "deviation", "volatility", "at", "matches")
    return Rating.of([row[name] for name in names])


async def player(database: Database, account: Account) -> messages.Player:
    """An account's public face."""
    rating = await rating_of(database, account.id)
    rows = await database.all(select(results).where(_of(account.id)))
    wins = sum(_seat(row, account.id) == row["winner"] for row in rows)
    dice = ([0] * len(ROLLS), [0] * len(ROLLS))
    for row in rows:
        counts: list[list[int]] = json.loads(row["dice"])
        own = _seat(row, account.id)
        for side, seat in enumerate((own, 1 - own)):
            for number, count in enumerate(counts[seat]):
                dice[side][number] += count
    judged = await database.all(
        select(performances.c.figures, performances.c.level, performances.c.engine, results.c.white)
        .join(results, results.c.table_id == performances.c.table_id)
        .where(_of(account.id), performances.c.figures.is_not(None))
    )
    return messages.Player(
        account.name,
        account.kind,
        account.level,
        account.created,
        rating.fibs.rating,
        rating.fibs.experience,
        _glicko(rating),
        len(rows),
        wins,
        dice,
        pooled([(row, _seat(row, account.id)) for row in judged]),
    )


async def matches_of(
    database: Database, account: Account, before: int | None
) -> list[messages.MatchResult]:
    """The last matches of an account, the latest first; ``before`` a time for older ones."""
    query = select(results).where(_of(account.id))
    if before is not None:
        query = query.where(results.c.ended < before)
    rows = await database.all(query.order_by(results.c.ended.desc()).limit(PAGE))
    return [await _result(database, row) for row in rows]


async def result_of(database: Database, table: str) -> messages.MatchResult:
    """The result of a table. RulesError ``no-result-yet`` until there is one."""
    row = await database.first(select(results).where(results.c.table_id == table))
    if row is None:
        raise RulesError("no-result-yet")
    return await _result(database, row)


async def curve(database: Database, account: Account) -> list[messages.RatingPoint]:
    """The rating of an account after each match that counted."""
    query = (
        select(results.c.ended, results.c.white, changes.c.table_id, changes.c.after)
        .join(results, results.c.table_id == changes.c.table_id)
        .where(_of(account.id), changes.c.unrated.is_(None))
        .order_by(changes.c.number)
    )
    points: list[messages.RatingPoint] = []
    for row in await database.all(query):
        seat = 0 if row["white"] == account.id else 1
        after = Rating.of(json.loads(row["after"])[seat])
        points.append(messages.RatingPoint(row["ended"], row["table_id"], after.fibs.rating))
    return points


async def leaders(database: Database) -> list[messages.Leader]:
    """The highest rated players with enough experience."""
    query = (
        select(accounts.c.name, accounts.c.kind, ratings.c.rating, ratings.c.experience)
        .join(ratings, ratings.c.account_id == accounts.c.id)
        .where(ratings.c.experience >= LEAST_EXPERIENCE, ~accounts.c.name.startswith(DELETED))
        .order_by(ratings.c.rating.desc(), accounts.c.id)
        .limit(LEADERS)
    )  # fmt: skip
    return [
        messages.Leader(rank, row["name"], row["kind"], row["rating"], row["experience"])
        for rank, row in enumerate(await database.all(query), 1)
    ]


def pooled(judged: Sequence[tuple[Mapping[Any, Any], int]]) -> messages.Performance | None:
    """The performance in these rows of ``performances`` at the seat beside each; None of none.

    Pooled: the sums of all matches, never a mean of their PRs. The interval is the usual one of
    a mean, from the spread of the losses.
    """
    if not judged:
        return None
    figures: list[list[float]] = [json.loads(row["figures"])[seat] for row, seat in judged]
    counted = round(sum(one[0] for one in figures))
    lost, squares = (sum(one[i] for one in figures) for i in (1, 2))
    engines = sorted({(str(row["engine"]), str(row["level"])) for row, _ in judged})
    if counted < LEAST_FOR_PR:
        return messages.Performance(len(figures), counted, LEAST_FOR_PR, None, None, engines)
    spread = max(0.0, (squares - lost * lost / counted) / (counted - 1))
    return messages.Performance(
        len(figures),
        counted,
        LEAST_FOR_PR,
        performance(lost, counted),
        500 * TWO_SIDED_95 * math.sqrt(spread / counted),
        engines,
    )


def arithmetic(
    names: Sequence[str],
    winner: int,
    length: int,
    before: Sequence[Rating],
    after: Sequence[Rating],
) -> messages.RatingArithmetic:
    """The numbers of a change, computed again from the ratings before it."""
    sums = fibs.arithmetic(before[winner].fibs, before[1 - winner].fibs, length)
    sides = [
        messages.RatingSide(
            names[seat],
            before[seat].fibs.rating,
            after[seat].fibs.rating,
            before[seat].fibs.experience,
            before[seat].fibs.k,
            sums.gain if seat == winner else -sums.loss,
            _glicko(before[seat]),
            _glicko(after[seat]),
        )
        for seat in (0, 1)
    ]
    return messages.RatingArithmetic(
        length, sums.difference, sums.upset, sums.underdog_won, sums.p, (sides[0], sides[1])
    )


async def _result(database: Database, row: RowMapping) -> messages.MatchResult:
    query = select(seatings.c.seat, seatings.c.name, seatings.c.level)
    seats = await database.all(query.where(seatings.c.table_id == row["table_id"]))
    names = {seat["seat"]: seat["name"] or seat["level"] or "" for seat in seats}
    sides = (names.get(0, ""), names.get(1, ""))
    change = await database.first(select(changes).where(changes.c.table_id == row["table_id"]))
    unrated: str | None = None if change is None else change["unrated"]
    sums: messages.RatingArithmetic | None = None
    if change is not None and unrated is None:
        before = [Rating.of(one) for one in json.loads(change["before"])]
        after = [Rating.of(one) for one in json.loads(change["after"])]
        sums = arithmetic(sides, row["winner"], row["length"], before, after)
    judged = await database.first(
        select(performances).where(
            performances.c.table_id == row["table_id"], performances.c.figures.is_not(None)
        )
    )
    both = None if judged is None else (pooled([(judged, 0)]), pooled([(judged, 1)]))
    return messages.MatchResult(
        row["table_id"],
        row["ended"],
        sides[0],
        sides[1],
        row["length"],
        (row["white_points"], row["black_points"]),
        row["winner"],
        row["ending"],
        row["rated"],
        unrated,
        sums,
        cast("tuple[messages.Performance, messages.Performance] | None", both),
    )


def _of(account: str) -> Any:
    return or_(results.c.white == account, results.c.black == account)


def _seat(row: RowMapping, account: str) -> int:
    return 0 if row["white"] == account else 1


def _glicko(rating: Rating) -> messages.GlickoRating:
    own = rating.glicko
    return messages.GlickoRating(own.rating, own.deviation, own.volatility)
