"""Reviews in the database: a record under the hash of its content, remarks, finished analyses.

Rows are added, never changed. The same match has the same id, so keeping it twice changes
nothing and an id tells nothing that its holder could not have known.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
from base64 import b32encode
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fivepoint.analysis.keeping import read_known, write_known
from fivepoint.errors import RulesError
from fivepoint.formats.files import read_match_bytes
from fivepoint.i18n import LANGUAGES
from fivepoint.rules.record_json import read_record, write_record
from fivepoint.server.clock import now_ms
from fivepoint.server.database import Database, key
from fivepoint.server.schema import analyses, performances, reviews, seatings

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.rules.record import Record

LARGEST_FILE = 4_000_000
"""Bytes of a match file that is sent; long matches with all their analysis have a tenth of that."""


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review as it is kept: ``remarks`` by language."""

    id: str
    record: Record
    format: str
    remarks: dict[str, list[str]]


class KeptReviews:
    """The reviews of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, review: KeptReview) -> None:
        """Keep it, if it is not there yet."""
        row = insert(reviews).values(
            id=review.id,
            created=now_ms(),
            format=review.format,
            record=write_record(review.record),
            remarks=json.dumps(review.remarks, ensure_ascii=False),
        )
        if await self._database.first(select(reviews.c.id).where(reviews.c.id == review.id)):
            return
        try:
            await self._database.run(row)
        except IntegrityError:
            return  # somebody else has just kept the same one

    async def keep_analysis(self, review: str, found: Analysis) -> None:
        """Keep a finished analysis, if it is not there yet."""
        known = await asyncio.to_thread(write_known, found)
        row = insert(analyses).values(
            review_id=review, level=found.level, net=found.net, created=now_ms(), known=known
        )
        with suppress(IntegrityError):  # there already, made at the same time
            await self._database.run(row)

    async def link(self, review: str, table: str) -> None:
        """Note that a review is that of a finished match played here: its PR counts."""
        row = insert(performances).values(table_id=table, review_id=review)
        with suppress(IntegrityError):  # known already
            await self._database.run(row)

    async def sides(self, review: str, account: str | None) -> tuple[bool, bool]:
        """The seats that an account had in the match of a review, if it was finished here."""
        if account is None:
            return (False, False)
        rows = await self._database.all(
            select(seatings.c.seat)
            .join(performances, performances.c.table_id == seatings.c.table_id)
            .where(performances.c.review_id == review, seatings.c.account_id == account)
        )
        seats = {row["seat"] for row in rows}
        return (0 in seats, 1 in seats)

    async def book(self, review: str, found: Analysis) -> None:
        """Take a finished analysis into the figures of the match's players; the deepest counts."""
        mine = performances.c.review_id == review
        deeper = or_(performances.c.plies.is_(None), performances.c.plies < found.plies)
        if await self._database.first(select(performances).where(mine, deeper)) is None:
            return
        figures = await asyncio.to_thread(_figures, found)
        values = {"level": found.level, "plies": found.plies, "engine": found.engine}
        await self._database.run(
            update(performances).where(mine, deeper).values(figures=figures, **values)
        )

    async def carry_over(self, review: str, to: str) -> None:
        """Let ``to``, the same match with other comments, have the analyses of ``review``."""
        rows = await self._database.all(select(analyses).where(analyses.c.review_id == review))
        for row in rows:
            with suppress(IntegrityError):  # it has this one already
                await self._database.run(insert(analyses).values(**{**row, "review_id": to}))

    async def find_analysis(self, review: str, level: str, net: str) -> Analysis | None:
        """The finished analysis of a review by this net, if one is kept."""
        row = await self._database.first(
            select(analyses.c.known).where(
                analyses.c.review_id == review, analyses.c.level == level, analyses.c.net == net
            )
        )
        if row is None:
            return None
        record = (await self.find(review)).record
        return await asyncio.to_thread(read_known, row["known"], record, level)

    async def names(self) -> list[str]:
        """The ids of all reviews, the oldest first."""
        rows = await self._database.all(select(reviews.c.id).order_by(reviews.c.created))
        return [row["id"] for row in rows]

    async def find(self, name: str) -> KeptReview:
        """The review of that id. RulesError ``review-unknown`` if there is none."""
        row = await self._database.first(select(reviews).where(reviews.c.id == key(name, 32)))
        if row is None:
            raise RulesError("review-unknown")
        return KeptReview(
            row["id"], read_record(row["record"]), row["format"], json.loads(row["remarks"])
        )


def _figures(found: Analysis) -> str:
    """By seat: how many decisions count, the equity lost in them, and the sum of its squares."""
    losses = [
        [one.loss or 0.0 for one in found.decisions if one.seat == seat and one.counted]
        for seat in (0, 1)
    ]
    return json.dumps(
        [[len(own), math.fsum(own), math.fsum(loss * loss for loss in own)] for own in losses]
    )


def review_of_file(content: bytes) -> KeptReview:
    """The review of the match in these bytes; ParseError where they are none. Takes its time."""
    match = read_match_bytes(content)
    remarks = {lang: [remark.text(lang) for remark in match.remarks] for lang in LANGUAGES}
    return review_of_record(match.record, match.format, remarks)


def review_of_record(
    record: Record, form: str = "json", remarks: dict[str, list[str]] | None = None
) -> KeptReview:
    """The review of a record."""
    told = remarks or {}
    content = json.dumps([form, told, write_record(record)], sort_keys=True)
    digest = hashlib.sha256(content.encode()).digest()
    return KeptReview(b32encode(digest)[:24].decode().lower(), record, form, told)
