"""The route of statistics over time: what one's matches say of oneself, by whom and when.

A page names the matches of its browser, and an account's own come with it. What is not
judged yet is judged in a thread, one match after the other; a page asks again meanwhile.
``fivepoint statistics --rebuild`` makes everything that is kept anew.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from litestar import Router, post
from litestar.params import JSONBody  # noqa: TC002 - read at run time, to check what comes

from fivepoint import __version__
from fivepoint.engine.engine import Engine
from fivepoint.server import protocol_study as messages
from fivepoint.server.protocol_reviews import EngineNamed
from fivepoint.server.refusals import REFUSALS
from fivepoint.server.requests import AnyRequest, address, services, signed_in
from fivepoint.server.reviews.figures import LEVEL, Figures, FiguresJob, Source, judged
from fivepoint.server.reviews.jobs import Jobs
from fivepoint.server.reviews.kept import KeptReviews
from fivepoint.server.stored_records import stored_records
from fivepoint.study.history import course, summed_tree, summed_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.rules.record import Record
    from fivepoint.server.live import Tables
    from fivepoint.server.reviews.figures import Sides
    from fivepoint.server.store import Store
    from fivepoint.study.history import Played, Summed

Levels: TypeAlias = tuple[str | None, str | None]

LARGEST_REQUEST = 200_000
"""Bytes of a request that names as many matches as it may."""

AT_ONCE = 4
"""How many matches of one request wait to be judged at a time."""

KEEPING_SECONDS = 30
"""How long the figures of a match may take to be written."""


class Statistician:
    """Keeps figures, and makes those that are missing."""

    def __init__(self, figures: Figures, kept: KeptReviews, tables: Tables) -> None:
        self.figures = figures
        self._kept = kept
        self._tables = tables
        self._jobs: Jobs[FiguresJob] = Jobs("statistics")

    async def rows(
        self, sides: dict[str, messages.MatchSide], *, judge: bool
    ) -> tuple[list[tuple[messages.MatchSide, Played]], int, int]:
        """The rows of these sides in their order; how many wait, and how many cannot be judged."""
        tables = [name for name, side in sides.items() if side.kind == "table"]
        kept = [name for name, side in sides.items() if side.kind == "review"]
        standing = await self.figures.standing(tables, kept)
        found = await self.figures.find(standing)
        missing = [source for source in standing if source.id not in found]
        failed = [source for source in missing if self._failed(source)]
        waiting = [source for source in missing if source not in failed]
        if judge:
            for source in waiting[:AT_ONCE]:
                await self._begin(source)
        rows: list[tuple[messages.MatchSide, Played]] = []
        for name, side in sides.items():
            both = found.get(name)
            if both is not None:
                rows.append((side, both[side.seat]))
        return rows, len(waiting), len(failed)

    async def close(self) -> None:
        """Stop judging."""
        await self._jobs.close()

    def _failed(self, source: Source) -> bool:
        """Whether judging it as it is now was tried and did not come to its end."""
        job = self._jobs.find(_name(source))
        return job is not None and job.state == "stopped"

    async def _begin(self, source: Source) -> None:
        if self._jobs.find(_name(source)) is not None:
            return
        record, levels = await self._record(source)
        loop = asyncio.get_running_loop()

        def keep(rows: Sides | None) -> None:
            writing = self.figures.keep(source, rows)
            asyncio.run_coroutine_threadsafe(writing, loop).result(KEEPING_SECONDS)

        self._jobs.start(_name(source), lambda: FiguresJob(record, levels, keep))

    async def _record(self, source: Source) -> tuple[Record, Levels]:
        if source.kind == "review":
            return (await self._kept.find(source.id)).record, (None, None)
        table = (await self._tables.find(source.id)).table
        return table.record, (table.seats[0].level, table.seats[1].level)


@post(
    "/api/statistics",
    responses=REFUSALS,
    status_code=200,
    request_max_body_size=LARGEST_REQUEST,
)
async def see_statistics(
    request: AnyRequest, data: JSONBody[messages.StatisticsAsked]
) -> messages.Statistics:
    """What these matches and those of the account say of oneself."""
    services(request).limits.take("ask", address(request))
    account, _ = await signed_in(request)
    known = statistician(request)
    own = {} if account is None else await known.figures.played(account.id)
    sides = {table: messages.MatchSide("table", table, seat) for table, seat in own.items()}
    sides |= {side.id: side for side in data.matches}
    rows, waiting, unjudged = await known.rows(sides, judge=data.judge)
    rows.sort(key=lambda found: found[1].date)
    return _written(rows, waiting, unjudged)


def statistician(request: AnyRequest) -> Statistician:
    """The statistician of the server that got this request."""
    found: Statistician = request.app.state.statistician
    return found


def figures_of(store: Store) -> Figures:
    """The figures of a database by the net of today."""
    return Figures(store.database, _engine().net)


async def rebuild(store: Store, tell: Callable[[Record], None]) -> int:
    """Forget all figures of a database and make them anew; of how many matches they are.

    ``tell`` hears of each record before it is judged.
    """
    figures, kept = figures_of(store), KeptReviews(store.database)
    await figures.forget()
    count = 0
    for table, record, levels in await stored_records(store):
        tell(record)
        source = Source(table, "table", len(record))
        await figures.keep(source, await asyncio.to_thread(judged, record, levels))
        count += 1
    for name in await kept.names():
        record = (await kept.find(name)).record
        if not record.match.games:
            continue
        tell(record)
        rows = await asyncio.to_thread(judged, record, (None, None))
        await figures.keep(Source(name, "review"), rows)
        count += 1
    return count


def _name(source: Source) -> str:
    return f"{source.id}/{source.events}"


def _written(
    rows: list[tuple[messages.MatchSide, Played]], waiting: int, unjudged: int
) -> messages.Statistics:
    # The same match as a table and as a file counts once, as in all sums.
    once = {row.match: (side, row) for side, row in rows}
    found = summed_up("", [row for _, row in once.values()])
    in_time = course(row for _, row in once.values())
    engine = _engine()
    return messages.Statistics(
        _summed(found.whole),
        {name: _summed(group) for name, group in found.by_opponent.items()},
        {name: _summed(group) for name, group in found.by_level.items()},
        {name: _summed(group) for name, group in found.by_month.items()},
        [
            _match(side, row, latest)
            for (side, row), (_, latest) in zip(once.values(), in_time, strict=True)
        ],
        waiting,
        unjudged,
        EngineNamed(f"Fivepoint {__version__}", engine.level, engine.plies, engine.net),
    )


def _match(side: messages.MatchSide, row: Played, latest: Summed) -> messages.MatchFigures:
    alone = summed_up("", [row]).whole
    return messages.MatchFigures(
        side.kind,
        side.id,
        row.date,
        row.opponent,
        row.level,
        row.length,
        row.result,
        row.counted,
        row.checker + row.cube,
        row.net_luck,
        alone.pr if alone.pr_shown else None,
        latest.pr if latest.pr_shown else None,
    )


def _summed(found: Summed) -> messages.SummedFigures:
    return msgspec.convert(summed_tree(found), messages.SummedFigures)


@cache
def _engine() -> Engine:
    return Engine(LEVEL, threads=1)


router = Router("", route_handlers=[see_statistics])
