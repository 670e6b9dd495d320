"""What matches say of their players, kept by match, so that many can be added up at once.

A source is a table with a finished game or a review. Its rows follow from its record and
a judge, an engine's level and net, and can be made anew at any time. Of a table names are
not kept but looked up where its seats are, so that a deleted account leaves none here.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from fivepoint.analysis.analyse import analyse
from fivepoint.formats.tree import Tree
from fivepoint.server.accounts.names import DELETED
from fivepoint.server.reviews.jobs import Job, engine_threads
from fivepoint.server.schema import events, figures, reviews, seatings
from fivepoint.study.history import read_row, row_tree, rows_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from fivepoint.analysis.analyse import Progress
    from fivepoint.rules.record import Record
    from fivepoint.server.database import Database
    from fivepoint.study.history import Played

Sides: TypeAlias = tuple["Played", "Played"]

LEVEL = "expert"
"""The level that judges: the one at which reviews begin, so that both give the same PR."""

_PORTION = 500
"""How many sources are asked for in one query."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a match is kept; ``events`` is how many there are of it by now, 0 for a review."""

    id: str
    kind: str
    events: int = 0


class Figures:
    """The rows of one database, by one judge."""

    def __init__(self, database: Database, net: str) -> None:
        self._database = database
        self._judge = f"{LEVEL} {net}"

    async def standing(self, tables: Collection[str], kept: Collection[str]) -> list[Source]:
        """Those of these tables and reviews that there are, as far as they have come."""
        found: list[Source] = []
        for names in _portions(tables):
            count = (
                select(events.c.table_id, func.count().label("events"))
                .where(events.c.table_id.in_(names))
                .group_by(events.c.table_id)
            )
            rows = await self._database.all(count)
            found += [Source(row["table_id"], "table", row["events"]) for row in rows]
        for names in _portions(kept):
            known = select(reviews.c.id).where(reviews.c.id.in_(names))
            found += [Source(row["id"], "review") for row in await self._database.all(known)]
        return found

    async def find(self, sources: Iterable[Source]) -> dict[str, Sides | None]:
        """By source the rows that are kept and up to date; None for one without a game."""
        wanted = {source.id: source for source in sources}
        found: dict[str, Sides | None] = {}
        for names in _portions(wanted):
            rows = await self._database.all(
                select(figures).where(figures.c.source.in_(names), figures.c.judge == self._judge)
            )
            for row in rows:
                if row["events"] == wanted[row["source"]].events:
                    sides = [read_row(tree) for tree in Tree(json.loads(row["rows"])).items("rows")]
                    found[row["source"]] = (sides[0], sides[1]) if sides else None
        tables = [name for name in found if wanted[name].kind == "table"]
        return found | await self._named(tables, found)

    async def keep(self, source: Source, rows: Sides | None) -> None:
        """Keep the rows of a source in the place of older ones."""
        sides = [replace(row, player="", opponent="") for row in rows or ()]
        if source.kind == "review":
            sides = list(rows or ())
        text = json.dumps({"rows": [row_tree(row) for row in sides]}, ensure_ascii=False)
        older = delete(figures).where(figures.c.source == source.id, figures.c.judge == self._judge)
        row = insert(figures).values(
            source=source.id, judge=self._judge, events=source.events, rows=text
        )
        with suppress(IntegrityError):  # another worker has just kept the same ones
            await self._database.run(older, row)

    async def forget(self) -> None:
        """Forget all rows, of this judge and of others: they are to be made anew."""
        await self._database.run(delete(figures))

    async def played(self, account: str) -> dict[str, int]:
        """The tables at which an account has a seat, with its seat."""
        rows = await self._database.all(
            select(seatings.c.table_id, seatings.c.seat).where(seatings.c.account_id == account)
        )
        return {row["table_id"]: row["seat"] for row in rows}

    async def _named(
        self, tables: Collection[str], found: dict[str, Sides | None]
    ) -> dict[str, Sides | None]:
        """The rows of tables with the names that their seats have now; all deleted ones are one."""
        names: dict[tuple[str, int], str] = {}
        for portion in _portions(tables):
            rows = await self._database.all(
                select(seatings.c.table_id, seatings.c.seat, seatings.c.name).where(
                    seatings.c.table_id.in_(portion)
                )
            )
            for row in rows:
                gone = row["name"].startswith(DELETED)
                names[row["table_id"], row["seat"]] = DELETED if gone else row["name"]
        named: dict[str, Sides | None] = {}
        for table in tables:
            sides = found[table]
            white, black = (names.get((table, seat), "") for seat in (0, 1))
            if sides is not None:
                named[table] = (
                    replace(sides[0], player=white, opponent=black),
                    replace(sides[1], player=black, opponent=white),
                )
        return named


class FiguresJob(Job):
    """The rows of one record: judged here, and given to ``keep`` in the thread that made them."""

    def __init__(
        self,
        record: Record,
        levels: tuple[str | None, str | None],
        keep: Callable[[Sides | None], None],
    ) -> None:
        super().__init__()
        self._record = record
        self._levels = levels
        self._keep = keep

    def work(self) -> bool:
        """Judge the record, if it has a finished game."""
        rows = judged(self._record, self._levels, progress=lambda _told: self.step())
        if not self.stopping:
            self._keep(rows)
        return not self.stopping


def judged(
    record: Record,
    levels: tuple[str | None, str | None],
    progress: Callable[[Progress], bool | None] | None = None,
) -> Sides | None:
    """Both players' rows of a record; None if no game of it is finished. Takes its time."""
    if not record.match.games:
        return None
    return rows_of(analyse(record, LEVEL, threads=engine_threads(), progress=progress), levels)


def _portions(names: Collection[str]) -> Iterable[list[str]]:
    found = list(names)
    return (found[at : at + _PORTION] for at in range(0, len(found), _PORTION))
