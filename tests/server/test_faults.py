"""What the world does to a server: its database goes away, its disk is full, its clock jumps."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from collections import defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

import asyncpg
import pytest

from fivepoint import read_record
from fivepoint.server import clock, fleet, protocol, protocol_parts
from fivepoint.server.bus import LocalBus
from fivepoint.server.fleet import Fleet
from fivepoint.server.leases import Leases
from fivepoint.server.live import Tables
from tests.server.databases import PROGRAMS
from tests.server.pages import Page, asked, with_store
from tests.server.serving import Player, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from fivepoint.rules.actions import Action
    from fivepoint.server.store import Store
    from tests.server.databases import Cluster

SMALL_DISK = 3_000_000
HOUR = 3_600_000
DAY = 24 * HOUR
END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def insist(player: Player) -> bool:
    """Make one action, again as long as it is answered that it could not be kept."""
    action = player.choose()
    if action is None:
        return False
    number = player.state["events"]
    while True:
        answer = player.act(action, number)
        if answer["type"] == "happened":
            return True
        assert answer["code"] in ("not-kept", "stale"), answer
        if answer["code"] == "stale":  # it was kept, only the answer was lost
            player.join()
            return True


def play_out(player: Player) -> None:
    while player.state["phase"] != "match-over":
        if not insist(player):
            player.receive()


def agrees(server: Server, player: Player) -> None:
    """What the player was shown is in the record."""
    record = read_record(server.get(f"/api/tables/{player.table}/record").content)
    shown = [(event["action"]["do"], event["action"]["seat"]) for event in player.events]
    assert shown == [(action.word, action.seat) for action in record.actions][: len(shown)]


def end_connections(database: str) -> int:
    """Have PostgreSQL end all connections to a database as if they had failed; how many."""

    async def end() -> int:
        driver: Any = asyncpg  # it comes without types
        own = await driver.connect(database)
        try:
            return len(await own.fetch(END))
        finally:
            await own.close()

    return asyncio.run(end())


@pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")
def test_a_match_goes_on_when_the_database_ends_all_connections(
    tmp_path: Path, postgres: Cluster
) -> None:
    database = postgres.fresh()
    server = Server(tmp_path, database)
    server.start()
    player = Player(server, *own(server.table(rules={"length": 1, "variant": "hypergammon"})), 3)
    with player.connected():
        ended = 0
        while player.state["phase"] != "match-over":
            if not insist(player):
                player.receive()
            if len(player.events) % 5 == 0:
                ended += end_connections(database)
        assert ended
    agrees(server, player)
    assert server.get("/api/ready").status_code == 200
    server.stop()


@pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")
def test_workers_hear_each_other_again_when_their_connections_were_ended(
    tmp_path: Path, postgres: Cluster
) -> None:
    database = postgres.fresh()
    one, two = Server(tmp_path, database), Server(tmp_path, database)
    one.start()
    two.start()
    body = {"seats": [{"name": "Anna"}, {"name": "Ben"}], "rules": {"length": 5}, "clock": {}}
    made = one.post("/api/tables", body).json()
    white = Player(one, made["table"], [made["keys"][0]], 1)
    black = Player(two, made["table"], [made["keys"][1]], 2)
    with white.connected(), black.connected():
        for _ in range(6):
            end_connections(database)
            acted = insist(white) or insist(black)
            assert acted
            count = max(len(white.events), len(black.events))
            for player in (white, black):
                while len(player.events) < count:
                    player.receive()
    assert white.events == black.events
    one.stop()
    two.stop()


class Wire(LocalBus):
    """A bus to one other worker of the same process."""

    def __init__(self, worker: str) -> None:
        super().__init__()
        self.worker = worker
        self.other: Wire = self
        self.listeners: dict[str, list[Callable[[str, str], None]]] = defaultdict(list)

    def publish(self, topic: str, text: str) -> None:
        for listener in self.other.listeners[topic]:
            listener(text, self.worker)

    def hear(self, topic: str, listener: Callable[[str, str], None]) -> None:
        self.listeners[topic].append(listener)


class Failing:
    """A store that keeps an event without saying so, or does not read, when it is told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.silent = 0
        self.unread = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *event: Any) -> None:
        await self._store.append(*event)
        if self.silent:
            self.silent -= 1
            raise ConnectionError("the answer to a commit was lost")

    async def load(self, table: str) -> Any:
        if self.unread:
            self.unread -= 1
            raise ConnectionError("the database does not answer")
        return await self._store.load(table)


def test_workers_agree_on_an_event_whose_answer_was_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was kept and nobody told. Both workers read it, as soon as they can read at all."""
    monkeypatch.setattr(fleet, "RETRY_SECONDS", 0.01)

    async def use(store: Store) -> None:
        workers: list[tuple[Failing, Tables, Fleet, Page]] = []
        wires = Wire("one"), Wire("two")
        wires[0].other, wires[1].other = wires[1], wires[0]
        for wire in wires:
            failing = Failing(store)
            tables = Tables(cast("Store", failing), wire)
            others = Fleet(tables, wire, Leases(store.database, wire.worker))
            tables.on_doubt = others.doubt
            workers.append((failing, tables, others, Page()))
        (one, tables, _, page), (two, watching, _, watcher) = workers
        made = await tables.create(asked("person", "person"))
        keys = [key for key in made.keys if key]
        await tables.join(page, protocol.Join(made.table, keys))
        await watching.join(watcher, protocol.Join(made.table))
        one.silent, one.unread, two.unread = 1, 3, 5
        with pytest.raises(ConnectionError):
            await tables.act(page, protocol.Act(made.table, 0, protocol.Action("roll", 0)))
        for _ in range(6000):
            await asyncio.sleep(0.01)
            if shown(watcher):
                break
        assert shown(page) == shown(watcher) == 1
        for _, each, others, _ in workers:
            await others.close()
            await each.close()

    with_store(database, use)


def shown(page: Page) -> int:
    """How many events a page has been shown."""
    numbers = [
        event["number"] + 1
        for message in map(json.loads, page.shown)
        for event in message.get("events", ())
    ]
    return max(numbers, default=0)


@contextmanager
def small_disk(folder: Path) -> Generator[None]:
    """A file system of a few megabytes at a folder; skips where nobody may make one."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False).returncode:
        pytest.skip("only root can make a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    with small_disk(tmp_path):
        server = Server(tmp_path)
        server.start()
        player = Player(server, *own(server.table(seats=[{}, {}], rules={"length": 25})), 4)
        with player.connected():
            player.play(turns=10)
            filler = tmp_path / "filler"
            with pytest.raises(OSError, match="space"):
                filler.write_bytes(b"x" * SMALL_DISK)
            refused = None
            while refused is None:  # what room SQLite has set aside is used up first
                action = player.choose()
                assert action is not None
                answer = player.act(action)
                refused = answer if answer["type"] == "refused" else None
            assert refused["code"] == "not-kept"
            count = len(player.events)
            server.kill()
            server.start()
        with player.connected():
            assert player.state["events"] == count
            filler.unlink()
            player.play(turns=10)
        agrees(server, player)
        server.stop()


async def opened(tables: Tables, page: Page, name: str) -> None:
    """Roll until it is decided who begins."""
    while (table := (await tables.find(name)).table).match.to_act is None:
        number = len(table.record)
        await tables.act(page, protocol.Act(name, number, protocol.Action("roll", 0)))


async def last(store: Store, table: str) -> Action:
    """The last action that is kept of a table."""
    stored = await store.load(table)
    assert stored is not None
    return stored.entries[-1].action


def clock_ms() -> int:
    return time.monotonic_ns() // 10**6


def own(made: dict[str, Any]) -> tuple[str, list[str]]:
    return made["table"], [key for key in made["keys"] if key]


def test_the_time_of_a_running_server_does_not_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now_ms()
    for jump in (-HOUR, HOUR):
        wrong = time.time() + jump / 1000
        monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
        monkeypatch.setattr(time, "time_ns", lambda wrong=wrong: int(wrong * 1e9))
        assert 0 <= clock.now_ms() - before < 60_000


def test_days_by_correspondence_run_while_no_server_does(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        tables = Tables(store)
        kind = protocol_parts.ClockRules("correspondence", 0, 2 * DAY)
        made = await tables.create(asked("person", "person", clock=kind))
        page = Page()
        keys = [key for key in made.keys if key]
        await tables.join(page, protocol.Join(made.table, keys))
        await opened(tables, page, made.table)
        await tables.close()
        for days, word in ((1, "roll"), (1.1, "flag")):
            jump = clock.now_ms() + int(days * DAY) - clock_ms()
            monkeypatch.setattr(clock, "_EPOCH_MS", jump)
            again = Tables(store)
            again.resume()
            for _ in range(3000):
                await asyncio.sleep(0.02)
                if (await last(store, made.table)).word == word and again.loaded(made.table):
                    break
            await again.close()
            assert (await last(store, made.table)).word == word
        loser = (await last(store, made.table)).seat
        assert (await Tables(store).record(made.table)).match.winner == 1 - loser

    with_store(database, use)


def test_a_clock_put_back_gives_nobody_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's clock was an hour ahead, and the server has been started again."""

    async def use(store: Store) -> None:
        tables = Tables(store)
        kind = protocol_parts.ClockRules("delay", 60_000, 0)
        made = await tables.create(asked("person", "person", clock=kind))
        page = Page()
        keys = [key for key in made.keys if key]
        await tables.join(page, protocol.Join(made.table, keys))
        await opened(tables, page, made.table)
        await tables.close()
        monkeypatch.setattr(
            clock, "_EPOCH_MS", clock.now_ms() - HOUR - time.monotonic_ns() // 10**6
        )
        again = Tables(store)
        live = await again.find(made.table)
        seat = live.table.match.to_act
        assert seat is not None
        now = clock.now_ms()
        assert live.table.clock.left_at(now + 60_001)[seat] == 0
        assert live.table.clock.flagged(now) is None
        await again.close()

    with_store(database, use)
