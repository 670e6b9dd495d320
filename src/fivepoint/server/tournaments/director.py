"""Tournaments as they run: entering, starting, playing, deciding, what the clock ends.

All is kept in the database; the next round is paired in the transaction that keeps the
last result of a round, so that no worker can pair it twice.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fivepoint.errors import RulesError, shown
from fivepoint.server import protocol_lobby
from fivepoint.server import protocol_tournaments as messages
from fivepoint.server.clock import DAY, MINUTE, now_ms
from fivepoint.server.database import key
from fivepoint.server.founding import Sitter
from fivepoint.server.ratings.views import rating_of
from fivepoint.server.schema import accounts, entrants, pairings, results, tournaments
from fivepoint.server.tournaments import draw
from fivepoint.server.tournaments.standings import standings
from fivepoint.server.wire import (
    clock_of_text,
    clock_text,
    rules_of_text,
    rules_text,
    write_clock,
    write_rules,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import RowMapping, Update
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fivepoint.server.accounts.people import Account
    from fivepoint.server.database import Database
    from fivepoint.server.live import Tables
    from fivepoint.server.lobby.seeks import Seeks

log = logging.getLogger("fivepoint.server")

MOST_ENTRANTS = 128
LONGEST_NAME = 60
READY_MS = MINUTE


class Tournaments:
    """All tournaments of this server."""

    def __init__(self, database: Database, tables: Tables, seeks: Seeks) -> None:
        self._database = database
        self._tables = tables
        self._seeks = seeks

    # --- before the start -------------------------------------------------------------

    async def announce(self, director: Account, asked: messages.NewTournament) -> str:
        """Announce a tournament; its id."""
        terms = self._seeks.terms(director, asked.rules, asked.clock, rated=asked.rated)
        if terms.rules.length is None:
            raise RulesError("tournament-length")
        name = asked.name.strip()
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise RulesError("tournament-name", most=LONGEST_NAME)
        if not 1 <= asked.days <= 60:
            raise RulesError("tournament-days")
        identity = secrets.token_hex(8)
        await self._database.run(
            insert(tournaments).values(
                id=identity,
                name=name,
                kind=asked.kind,
                stage="open",
                director=director.id,
                rules=rules_text(terms.rules),
                clock=clock_text(terms.clock),
                rated=asked.rated,
                days=asked.days,
                round=0,
                created=now_ms(),
            )
        )
        return identity

    async def enter(self, account: Account, name: str) -> None:
        """Enter before the start, after it as a reserve; once more changes nothing."""
        row = await self._row(name)
        _still_on(row)
        if account.kind == "guest":
            raise RulesError("account-needed")
        if len(await self._entrants(name)) >= MOST_ENTRANTS:
            raise RulesError("tournament-full", most=MOST_ENTRANTS)
        try:
            await self._database.run(
                insert(entrants).values(
                    tournament_id=row["id"], account_id=account.id, place=None, withdrawn=False
                )
            )
        except IntegrityError:
            return
        await self._tell(row["id"])

    async def leave(self, account: Account, name: str) -> None:
        """Leave before the start, or withdraw: what one would have played is lost."""
        await self._take_out(await self._row(name), account.id)

    async def start(self, director: Account, name: str) -> None:
        """Draw the first round; the highest rated have the highest places."""
        row = await self._own(director, name)
        if row["stage"] != "open":
            raise RulesError("tournament-started")
        found = await self._entrants(row["id"])
        if len(found) < 2:
            raise RulesError("tournament-few")
        strengths = {
            one["account_id"]: (await rating_of(self._database, one["account_id"])).fibs.rating
            for one in found
        }
        order = sorted(strengths, key=lambda account: (-strengths[account], account))
        async with self._database.transaction() as connection:
            own = (tournaments.c.id == row["id"], tournaments.c.stage == "open")
            begun = update(tournaments).where(*own).values(stage="running", round=1)
            if (await connection.execute(begun)).rowcount != 1:
                raise RulesError("tournament-started")
            for place, account in enumerate(order):
                entrant = (
                    entrants.c.tournament_id == row["id"], entrants.c.account_id == account
                )  # fmt: skip
                await connection.execute(update(entrants).where(*entrant).values(place=place))
            knockout = row["kind"] == "knockout"
            rounds = [draw.bracket(len(order))] if knockout else draw.circle(len(order))
            for number, pairs in enumerate(rounds, 1):
                deadline = now_ms() + number * row["days"] * DAY
                await _pair(connection, row["id"], number, pairs, order=order, deadline=deadline)
            await self._go_on(connection, row["id"])
        await self._tell(row["id"])

    # --- playing ----------------------------------------------------------------------

    async def ready(self, account: Account, name: str, number: int, board: int) -> str | None:
        """Be ready for one's pairing; the table once both have been within a minute.

        By correspondence nobody need wait for the other: the table is made at once.
        """
        tournament = await self._row(name)
        row = await self._pairing(tournament["id"], number, board)
        sides = (row["white"], row["black"])
        if account.id not in sides or row["winner"] is not None or row["black"] is None:
            raise RulesError("pairing-not-yours")
        if row["table_id"] is not None:
            live = await self._tables.find(row["table_id"])
            if live.cancelled is None:
                return row["table_id"]
        if row["round"] > tournament["round"]:
            raise RulesError("pairing-early")
        now, seat = now_ms(), sides.index(account.id)
        mine, other = ("white_ready", "black_ready")[seat], ("white_ready", "black_ready")[1 - seat]
        here = _here(tournament["id"], number, board)
        await self._database.run(update(pairings).where(*here).values({mine: now}))
        clock = clock_of_text(tournament["clock"])
        if clock.kind != "correspondence" and now - (row[other] or 0) > READY_MS:
            if now - (row[mine] or 0) > READY_MS:
                told = messages.Moved(tournament["id"], tournament["name"], account.name)
                self._seeks.tell(sides[1 - seat], told)
            return None
        table = secrets.token_hex(8)
        free = pairings.c.table_id.is_(None)
        if row["table_id"] is not None:
            free = pairings.c.table_id == row["table_id"]
        claim = update(pairings).where(*here, free).values(table_id=table)
        if await self._database.run(claim) != 1:
            return (await self._pairing(tournament["id"], number, board))["table_id"]
        names = {one["account_id"]: one["name"] for one in await self._entrants(tournament["id"])}
        await self._tables.pair(
            (Sitter(row["white"], names[row["white"]]), Sitter(row["black"], names[row["black"]])),
            rules_of_text(tournament["rules"]),
            clock,
            name=table,
            rated=tournament["rated"],
        )
        for one, side in enumerate(sides):
            self._seeks.tell(side, protocol_lobby.Started(table, one, None))
        await self._tell(tournament["id"])
        return table

    async def note(self, table: str) -> None:
        """Take the result of a table into its tournament, if it belongs to one."""
        row = await self._database.first(select(pairings).where(pairings.c.table_id == table))
        result = await self._database.first(select(results).where(results.c.table_id == table))
        if row is None or result is None or row["winner"] is not None:
            return
        winner = result["white"] if result["winner"] == 0 else result["black"]
        await self._decide(row, winner, "played")

    # --- the director -----------------------------------------------------------------

    async def decide(
        self, director: Account, name: str, number: int, board: int, asked: messages.Decide
    ) -> None:
        """Give a pairing to one side, or more time to both."""
        tournament = await self._own(director, name)
        row = await self._pairing(tournament["id"], number, board)
        if (asked.winner is None) == (asked.days is None) or row["winner"] is not None:
            raise RulesError("decision-form")
        if asked.days is not None:
            if not 1 <= asked.days <= 60:
                raise RulesError("tournament-days")
            here = _here(tournament["id"], number, board)
            later = max(row["deadline"], now_ms()) + asked.days * DAY
            await self._database.run(update(pairings).where(*here).values(deadline=later))
            await self._tell(tournament["id"])
            return
        names = {
            one["name"].casefold(): one["account_id"]
            for one in await self._entrants(tournament["id"])
        }
        winner = names.get((asked.winner or "").casefold())
        if winner is None or winner not in (row["white"], row["black"]):
            raise RulesError("decision-form")
        await self._decide(row, winner, "director")

    async def remove(self, director: Account, name: str, player: str) -> None:
        """Take somebody out: before the start altogether, then as if they had withdrawn."""
        row = await self._own(director, name)
        await self._take_out(row, await self._entrant(row["id"], player))

    async def replace(self, director: Account, name: str, asked: messages.Replace) -> None:
        """Have a reserve play what is left for somebody, who is out with that.

        RulesError ``replace-form`` for anybody but a reserve, ``replace-nothing`` where nothing
        is left to be played, ``replace-playing`` while a match of theirs is on.
        """
        row = await self._own(director, name)
        _still_on(row)
        old = await self._entrant(row["id"], asked.player)
        found = {one["account_id"]: one for one in await self._entrants(row["id"])}
        fresh = await self._entrant(row["id"], asked.by)
        if found[old]["place"] is None or found[fresh]["place"] is not None:
            raise RulesError("replace-form")
        theirs = (
            pairings.c.tournament_id == row["id"],
            pairings.c.winner.is_(None),
            or_(pairings.c.white == old, pairings.c.black == old),
        )
        left = await self._database.all(select(pairings).where(*theirs))
        if not left:
            raise RulesError("replace-nothing")
        for pair in left:
            if (
                pair["table_id"] is not None
                and not (await self._tables.find(pair["table_id"])).over
            ):
                raise RulesError("replace-playing")
        new = {"table_id": None, "white_ready": None, "black_ready": None}
        await self._database.run(
            _of_entrant(row["id"], fresh).values(place=found[old]["place"]),
            _of_entrant(row["id"], old).values(withdrawn=True),
            update(pairings).where(*theirs, pairings.c.white == old).values(white=fresh, **new),
            update(pairings).where(*theirs, pairings.c.black == old).values(black=fresh, **new),
        )
        await self._tell(row["id"])

    async def cancel(self, director: Account, name: str) -> None:
        """Call a tournament off."""
        row = await self._own(director, name)
        running = tournaments.c.stage.in_(["open", "running"])
        own = update(tournaments).where(tournaments.c.id == row["id"], running)
        if await self._database.run(own.values(stage="cancelled")) != 1:
            raise RulesError("tournament-over")
        await self._tell(row["id"])

    async def sweep(self) -> None:
        """Decide what is past its deadline: for who was ready last, else for the higher seed."""
        late = (
            select(pairings)
            .join(tournaments, tournaments.c.id == pairings.c.tournament_id)
            .where(
                tournaments.c.stage == "running",
                pairings.c.round <= tournaments.c.round,
                pairings.c.winner.is_(None),
                pairings.c.deadline < now_ms(),
            )
        )
        for row in await self._database.all(late):
            if row["table_id"] is not None:
                live = await self._tables.find(row["table_id"])
                if not live.over and live.table.record.entries:
                    continue  # they are playing: the clock of the match decides
            white = (row["white_ready"] or 0) >= (row["black_ready"] or 0)
            await self._decide(row, row["white"] if white else row["black"], "deadline")

    # --- telling ----------------------------------------------------------------------

    async def all(self) -> list[messages.TournamentLine]:
        """The last tournaments, the latest first."""
        entered = (
            select(func.count())
            .where(entrants.c.tournament_id == tournaments.c.id, _counted())
            .scalar_subquery()
        )
        rows = await self._database.all(
            select(tournaments, accounts.c.name.label("by"), entered.label("entered"))
            .join(accounts, accounts.c.id == tournaments.c.director)
            .order_by(tournaments.c.created.desc())
            .limit(50)
        )
        return [
            messages.TournamentLine(**_announced(row, row["by"]), entrants=row["entered"])
            for row in rows
        ]

    async def see(self, name: str) -> messages.TournamentInfo:
        """A tournament as it stands."""
        row = await self._row(name)
        everybody = await self._entrants(row["id"])
        started = row["round"] > 0
        found = [one for one in everybody if not started or one["place"] is not None]
        reserves = [one["name"] for one in everybody if started and one["place"] is None]
        names = {one["account_id"]: one["name"] for one in everybody}
        director = await self._database.first(
            select(accounts.c.name).where(accounts.c.id == row["director"])
        )
        pairs = await self._database.all(
            select(pairings, results.c.white_points, results.c.black_points)
            .join(results, results.c.table_id == pairings.c.table_id, isouter=True)
            .where(pairings.c.tournament_id == row["id"])
            .order_by(pairings.c.round, pairings.c.board)
        )
        out = {one["account_id"] for one in found if one["withdrawn"]}
        order = [one["account_id"] for one in found]
        return messages.TournamentInfo(
            **_announced(row, "" if director is None else director["name"]),
            round=row["round"],
            rounds=_rounds(row["kind"], pairs),
            entrants=[one["name"] for one in found],
            reserves=reserves,
            pairings=[_info(pair, names, now_ms()) for pair in pairs],
            standings=standings(row["kind"], order, names, pairs, out),
        )

    # --- within -----------------------------------------------------------------------

    async def _decide(self, row: RowMapping, winner: str, how: str) -> None:
        async with self._database.transaction() as connection:
            here = _here(row["tournament_id"], row["round"], row["board"])
            decided = update(pairings).where(*here, pairings.c.winner.is_(None))
            await connection.execute(decided.values(winner=winner, how=how))
            await self._go_on(connection, row["tournament_id"])
        await self._tell(row["tournament_id"])

    async def _take_out(self, row: RowMapping, account: str) -> None:
        """Entrants before the start and reserves leave no trace; others stay, withdrawn."""
        _still_on(row)
        found = {one["account_id"]: one for one in await self._entrants(row["id"])}
        if account not in found:
            raise RulesError("tournament-not-in")
        if found[account]["place"] is None:
            mine = (entrants.c.tournament_id == row["id"], entrants.c.account_id == account)
            await self._database.run(delete(entrants).where(*mine))
        else:
            async with self._database.transaction() as connection:
                await connection.execute(_of_entrant(row["id"], account).values(withdrawn=True))
                await self._go_on(connection, row["id"])
        await self._tell(row["id"])

    async def _tell(self, name: str) -> None:
        """Tell the director and everybody in it that a tournament has changed."""
        row = await self._row(name)
        everybody = {one["account_id"] for one in await self._entrants(name)}
        for account in everybody | {row["director"]}:
            self._seeks.tell(account, messages.Moved(name, row["name"]))

    async def _go_on(self, connection: AsyncConnection, name: str) -> None:
        """Give free wins, and go to the next round when this one is over."""
        while True:
            # The update holds other workers back until this one is done.
            own = tournaments.c.id == name
            await connection.execute(
                update(tournaments).where(own).values(round=tournaments.c.round)
            )
            row = (await _rows(connection, select(tournaments).where(own)))[0]
            if row["stage"] != "running":
                return
            await _free_wins(connection, name, row["round"])
            pairs = await _rows(
                connection,
                select(pairings)
                .where(pairings.c.tournament_id == name, pairings.c.round == row["round"])
                .order_by(pairings.c.board),
            )
            if any(pair["winner"] is None for pair in pairs):
                return
            last = len(pairs) == 1
            if row["kind"] == "round-robin":
                more = select(pairings.c.round).where(
                    pairings.c.tournament_id == name, pairings.c.round > row["round"]
                )
                last = not await _rows(connection, more)
            if last:
                await connection.execute(update(tournaments).where(own).values(stage="over"))
                return
            number = row["round"] + 1
            await connection.execute(update(tournaments).where(own).values(round=number))
            if row["kind"] == "knockout":
                winners = [pair["winner"] for pair in pairs]
                places = draw.next_round(list(range(len(winners))))
                deadline = now_ms() + row["days"] * DAY
                await _pair(connection, name, number, places, order=winners, deadline=deadline)

    async def _row(self, name: str) -> RowMapping:
        row = await self._database.first(
            select(tournaments).where(tournaments.c.id == key(name, 32))
        )
        if row is None:
            raise RulesError("tournament-unknown", name=shown(name))
        return row

    async def _own(self, director: Account, name: str) -> RowMapping:
        row = await self._row(name)
        if row["director"] != director.id and not director.moderator:
            raise RulesError("directors-only")
        return row

    async def _entrants(self, name: str) -> Sequence[RowMapping]:
        return await self._database.all(
            select(entrants, accounts.c.name)
            .join(accounts, accounts.c.id == entrants.c.account_id)
            .where(entrants.c.tournament_id == name)
            .order_by(entrants.c.place, accounts.c.name)
        )

    async def _entrant(self, name: str, player: str) -> str:
        """The account of an entrant or reserve by name. RulesError ``tournament-not-them``."""
        for one in await self._entrants(name):
            if one["name"].casefold() == player.casefold():
                return one["account_id"]
        raise RulesError("tournament-not-them", name=shown(player))

    async def _pairing(self, name: str, number: int, board: int) -> RowMapping:
        row = await self._database.first(select(pairings).where(*_here(name, number, board)))
        if row is None:
            raise RulesError("pairing-unknown")
        return row


async def _free_wins(connection: AsyncConnection, name: str, number: int) -> None:
    """Byes, and wins against those who have withdrawn."""
    gone = {
        row["account_id"]
        for row in await _rows(
            connection,
            select(entrants).where(entrants.c.tournament_id == name, entrants.c.withdrawn),
        )
    }
    for row in await _rows(
        connection,
        select(pairings).where(
            pairings.c.tournament_id == name,
            pairings.c.round == number,
            pairings.c.winner.is_(None),
        ),
    ):
        winner = None
        if row["black"] is None or row["black"] in gone:
            winner = row["white"]
        elif row["white"] in gone:
            winner = row["black"]
        if winner is not None:
            here = _here(name, number, row["board"])
            how = "bye" if row["black"] is None else "director"
            await connection.execute(update(pairings).where(*here).values(winner=winner, how=how))


async def _pair(
    connection: AsyncConnection,
    name: str,
    number: int,
    pairs: list[draw.Pair],
    *,
    order: list[str],
    deadline: int,
) -> None:
    for board, (one, other) in enumerate(pairs):
        await connection.execute(
            insert(pairings).values(
                tournament_id=name,
                round=number,
                board=board,
                white=order[one],
                black=None if other is None else order[other],
                deadline=deadline,
            )
        )


def _here(name: str, number: int, board: int) -> tuple[Any, Any, Any]:
    return (
        pairings.c.tournament_id == name, pairings.c.round == number, pairings.c.board == board
    )  # fmt: skip


def _of_entrant(name: str, account: str) -> Update:
    return update(entrants).where(
        entrants.c.tournament_id == name, entrants.c.account_id == account
    )  # fmt: skip


def _still_on(row: RowMapping) -> None:
    if row["stage"] not in ("open", "running"):
        raise RulesError("tournament-over")


def _counted() -> Any:
    """Whether an entrant is one of those who play: all before the start, then the drawn ones."""
    return or_(tournaments.c.round == 0, entrants.c.place.is_not(None))


def _announced(row: RowMapping, director: str) -> dict[str, Any]:
    """What both messages of a tournament say from its announcement on."""
    return {
        **{name: row[name] for name in ("id", "name", "kind", "stage", "rated", "days", "created")},
        "director": director,
        "rules": write_rules(rules_of_text(row["rules"])),
        "clock": write_clock(clock_of_text(row["clock"])),
    }


def _rounds(kind: str, pairs: Sequence[RowMapping]) -> int:
    """How many rounds there will be, 0 before the start."""
    if kind == "round-robin":
        return max((pair["round"] for pair in pairs), default=0)
    return sum(pair["round"] == 1 for pair in pairs).bit_length()


def _info(row: RowMapping, names: dict[str, str], now: int) -> messages.PairingInfo:
    played = row["how"] == "played" and row["white_points"] is not None
    waits = row["winner"] is None and row["table_id"] is None
    white, black = (
        waits and row[side] is not None and now - row[side] <= READY_MS
        for side in ("white_ready", "black_ready")
    )
    return messages.PairingInfo(
        row["round"],
        row["board"],
        names.get(row["white"], ""),
        None if row["black"] is None else names.get(row["black"], ""),
        row["table_id"],
        None if row["winner"] is None else names.get(row["winner"], ""),
        row["how"],
        row["deadline"],
        (white, black),
        (row["white_points"], row["black_points"]) if played else None,
    )


async def _rows(connection: AsyncConnection, query: Any) -> Sequence[RowMapping]:
    return (await connection.execute(query)).mappings().all()
