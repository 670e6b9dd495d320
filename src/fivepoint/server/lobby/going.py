"""The matches of an account that are not over: what it has to do next, and by when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from fivepoint.server.clock import now_ms
from fivepoint.server.protocol_lobby import GoingGame
from fivepoint.server.schema import cancellations, results, seatings

if TYPE_CHECKING:
    from fivepoint.server.database import Database
    from fivepoint.server.live import Tables
    from fivepoint.server.live_table import LiveTable

MOST = 50


async def going_games(database: Database, tables: Tables, account: str) -> list[GoingGame]:
    """Those where it is one's turn first, of them those with the least time; then the latest."""
    over = select(results.c.table_id).where(results.c.table_id == seatings.c.table_id)
    void = select(cancellations.c.table_id).where(cancellations.c.table_id == seatings.c.table_id)
    rows = await database.all(
        select(seatings.c.table_id, seatings.c.at)
        .where(seatings.c.account_id == account, ~over.exists(), ~void.exists())
        .order_by(seatings.c.at.desc())
        .limit(MOST)
    )
    found: list[GoingGame] = []
    for row in rows:
        live = await tables.find(row["table_id"])
        if not live.over and not live.table.private:
            found.append(_going(live, account, row["at"]))
    return sorted(found, key=_urgency)


def _urgency(game: GoingGame) -> tuple[bool, float, int]:
    least = float("inf") if game.left is None or not game.your_turn else game.left
    return not game.your_turn, least, -game.at


def _going(live: LiveTable, account: str, sat: int) -> GoingGame:
    seat = live.accounts.index(account)
    state = live.state((False, False), now_ms())
    other = state.seats[1 - seat]
    clock, running = state.clock, None if state.clock is None else state.clock.running
    times = (entry.at for entry in reversed(live.table.record.entries))
    return GoingGame(
        live.table.id,
        seat,
        None if other.kind == "open" else other.name,
        other.level,
        (state.score[seat], state.score[1 - seat]),
        state.rules,
        state.clock_rules,
        live.row.rated,
        other.kind != "open" and state.to_act in (seat, None),
        next((at for at in times if at is not None), sat),
        None if clock is None or running is None else clock.left[running] + clock.delay,
    )
