"""Two clients and a hostile one over a network that delays, loses, doubles and reorders.

Every run follows from its seed. Messages of each connection lie in a heap from which any may
be delivered next, once, twice or never; connections break; whoever listens in sends again
what was sent. Whatever happens, both ends agree with the record at all times, and once the
network is well again the match goes to its end.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fivepoint import FivepointError
from fivepoint.server import protocol
from fivepoint.server.live import Tables
from fivepoint.server.wire import write_event
from tests.server.pages import Page, asked, with_store

if TYPE_CHECKING:
    from fivepoint.server.store import Store

STEPS = 600
"""How many things happen before the network is well again."""

PATIENCE = 20_000
"""How many more it may take to finish then."""

WORDS = ("roll", "play", "take", "accept")
REFUSED = ("stale", "ahead", "not-your-seat")
"""How messages that come twice, too early, too late or on a lost connection are answered."""


class Client:
    """A page of one seat as a careful one is written: it shows only what follows on."""

    def __init__(self, tables: Tables, table: str, seat: int, key: str, rng: Random) -> None:
        self.tables, self.table, self.seat, self.key, self.rng = tables, table, seat, key, rng
        self.page = Page()
        self.sent: list[protocol.Act] = []
        self.events: list[Any] = []
        self.state: dict[str, Any] | None = None

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["phase"] == "match-over"

    async def connect(self) -> None:
        """A new connection; what was under way on the old one is lost."""
        self.tables.leave(self.page, self.table)
        self.page, self.sent = Page(), []
        join = protocol.Join(self.table, [self.key], since=len(self.events))
        self.take(msgspec.to_builtins(await self.tables.join(self.page, join)))

    def take(self, message: dict[str, Any]) -> bool:
        """Take in what the server has said; whether something before it is missing."""
        if message.get("table") != self.table or "events" not in message or "state" not in message:
            return False
        for event in message["events"]:
            if event["number"] > len(self.events):
                return True
            if event["number"] == len(self.events):
                self.events.append(event)
        if message["state"]["events"] == len(self.events):
            self.state = message["state"]
        return False

    def wish(self) -> protocol.Act | None:
        """The action this side wants now."""
        if self.state is None or self.over or self.state["to_act"] not in (self.seat, None):
            return None
        legal = [
            w for w in ("roll", "play", "take", "accept") if w in self.state["legal"][self.seat]
        ]
        if not legal:
            return None
        action = protocol.Action(legal[0], self.seat)
        if legal[0] == "play":
            node, steps = 0, list[tuple[int, int, int]]()
            while self.state["graph"][node]:
                origin, target, _, die, node = self.rng.choice(self.state["graph"][node])
                steps.append((origin, target, die))
            action.steps = steps
        return protocol.Act(self.table, len(self.events), action)

    async def deliver(self, asked: protocol.Act) -> None:
        """One message reaches the server, which may refuse it but not fail."""
        try:
            again = await self.tables.act(self.page, asked)
        except FivepointError as error:
            if error.code not in REFUSED:
                raise
        else:
            if again is not None:
                self.page.show(again)


class Hostile:
    """Somebody without a seat who hears all messages and sends what it likes."""

    def __init__(self, tables: Tables, table: str, rng: Random) -> None:
        self.tables, self.table, self.rng, self.page = tables, table, rng, Page()

    async def strike(self, heard: list[protocol.Act]) -> None:
        if self.rng.random() < 0.2:
            keys = [secrets.token_urlsafe(24), ""]
            joined = await self.tables.join(self.page, protocol.Join(self.table, keys))
            assert joined.state.mine == (False, False)
            assert joined.state.graph is None
        if heard and self.rng.random() < 0.7:
            forged = self.rng.choice(heard)
        else:
            word = self.rng.choice(("roll", "resign", "double", "accept", "claim", "flag"))
            action = protocol.Action(word, self.rng.choice((0, 1)))
            if word == "resign":
                action.n = 3
            forged = protocol.Act(self.table, self.rng.randint(0, 60), action)
        with pytest.raises(FivepointError) as caught:
            await self.tables.act(self.page, forged)
        assert caught.value.code == "not-your-seat"


class Network:
    """Everything between two clients and the server, and the one who listens in."""

    def __init__(self, clients: tuple[Client, Client], hostile: Hostile, rng: Random) -> None:
        self.clients, self.hostile, self.rng = clients, hostile, rng

    async def happen(self, *, well: bool) -> None:
        """One thing happens: a message is sent, arrives or is lost, or a connection breaks."""
        client = self.rng.choice(self.clients)
        chance = self.rng.random()
        if chance < 0.35:
            wish = client.wish()
            if wish is not None:
                client.sent.append(wish)
        elif chance < 0.65 and client.sent:
            await client.deliver(self._next(client.sent, well=well))
        elif client.page.shown:
            text = self._next(client.page.shown, well=well)
            if client.take(msgspec.json.decode(text)):
                await client.connect()
        elif not well and chance > 0.93:
            await client.connect()
        elif not well and chance > 0.85:
            await self.hostile.strike([wish for one in self.clients for wish in one.sent])

    def _next(self, line: list[Any], *, well: bool) -> Any:
        """What arrives next: the first in line, or any, which may come again or be lost."""
        if well:
            return line.pop(0)
        number = self.rng.randrange(len(line))
        if self.rng.random() < 0.15 and len(line) > 1:
            line.pop(self.rng.randrange(len(line)))  # lost
            number = self.rng.randrange(len(line))
        return line[number] if self.rng.random() < 0.2 else line.pop(number)


@pytest.mark.parametrize("seed", range(12))
def test_both_ends_agree_with_the_record_at_all_times(
    database: str, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = Random(seed)
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: rng.randbytes(size or 32))
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: rng.randbytes(size or 32).hex())

    async def use(store: Store) -> None:
        tables = Tables(store)
        made = await tables.create(asked("person", "person"))
        clients = tuple(
            Client(tables, made.table, seat, made.keys[seat] or "", rng) for seat in (0, 1)
        )
        network = Network((clients[0], clients[1]), Hostile(tables, made.table, rng), rng)
        for client in clients:
            await client.connect()

        async def agree() -> None:
            entries = (await tables.record(made.table)).entries
            record = [
                msgspec.to_builtins(write_event(number, entry))
                for number, entry in enumerate(entries)
            ]
            for client in clients:
                shown = [msgspec.json.decode(msgspec.json.encode(e)) for e in client.events]
                kept = msgspec.json.decode(msgspec.json.encode(record[: len(shown)]))
                assert shown == kept

        for _ in range(STEPS):
            await network.happen(well=False)
            await agree()
        for client in clients:
            await client.connect()
        for _ in range(PATIENCE):
            if all(client.over for client in clients):
                break
            await network.happen(well=True)
        await agree()
        assert all(client.over for client in clients)
        stored = await store.load(made.table)
        assert stored is not None
        assert stored.entries == (await tables.record(made.table)).entries
        assert len(clients[0].events) == len(clients[1].events) == len(stored.entries)
        await tables.close()

    with_store(database, use)
