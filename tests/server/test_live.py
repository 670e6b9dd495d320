"""Tables over a store that fails, a store under many writers, hostile messages by the hundred."""

from __future__ import annotations

import asyncio
import json
import time
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import SQLAlchemyError

from fivepoint import RulesError
from fivepoint.rules.actions import Roll
from fivepoint.rules.record import Entry
from fivepoint.server import clock, live, protocol, protocol_parts, runner
from fivepoint.server.app import ServerSettings, make_app
from fivepoint.server.live import Tables
from fivepoint.server.store import SeatingRow, Store, TableRow
from tests.server.pages import Page, asked, with_store

if TYPE_CHECKING:
    from pathlib import Path


def fail_once(store: Store, monkeypatch: pytest.MonkeyPatch, times: int = 1) -> list[int]:
    """Let the next ``times`` appends fail; the numbers of those that did."""
    failed: list[int] = []
    append = store.append

    async def failing(table: str, number: int, entry: Entry, *more: Any) -> None:
        if len(failed) < times:
            failed.append(number)
            raise SQLAlchemyError("disk full")
        await append(table, number, entry, *more)

    monkeypatch.setattr(store, "append", failing)
    return failed


def test_an_action_that_cannot_be_kept_has_not_happened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        tables = Tables(store)
        made = await tables.create(asked("person", "person"))
        page = Page()
        keys = [key for key in made.keys if key]
        await tables.join(page, protocol.Join(made.table, keys))
        failed = fail_once(store, monkeypatch)
        roll = protocol.Act(made.table, 0, protocol.Action("roll", 0))
        with pytest.raises(SQLAlchemyError):
            await tables.act(page, roll)
        assert failed == [0]
        assert page.shown == []
        assert len((await tables.record(made.table)).entries) == 0
        assert await tables.act(page, roll) is None
        assert len(page.shown) == 1
        await tables.close()

    with_store(database, use)


def test_the_computer_tries_again_when_the_store_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "RETRY_SECONDS", 0.01)

    async def use(store: Store) -> None:
        tables = Tables(store)
        failed = fail_once(store, monkeypatch, times=3)
        made = await tables.create(asked("computer", "computer"))
        record = await tables.record(made.table)
        for _ in range(6000):
            if record.match.stage == "match-over":
                break
            await asyncio.sleep(0.01)
            record = await tables.record(made.table)
        assert record.match.stage == "match-over"
        assert failed == [0, 0, 0]
        stored = await store.load(made.table)
        assert stored is not None
        assert stored.entries == record.entries
        await tables.close()

    with_store(database, use)


def test_idle_tables_leave_the_memory_and_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "IDLE_TABLES", 2)

    async def use(store: Store) -> None:
        tables = Tables(store)
        names: list[str] = []
        for _ in range(5):
            made = await tables.create(asked("person", "person"))
            page = Page()
            await tables.join(page, protocol.Join(made.table, [key for key in made.keys if key]))
            await tables.act(page, protocol.Act(made.table, 0, protocol.Action("roll", 0)))
            tables.leave(page, made.table)
            names.append(made.table)
        first = await tables.find(names[0])
        assert len(first.table.record) == 1
        await tables.close()

    with_store(database, use)


def test_clocks_run_on_after_a_restart_though_nobody_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pass_hours(hours: int) -> None:
        jump = clock.now_ms() + hours * clock.HOUR - time.monotonic_ns() // 10**6
        monkeypatch.setattr(clock, "_EPOCH_MS", jump)

    async def use(store: Store) -> None:
        tables = Tables(store)
        hour = protocol_parts.ClockRules("delay", clock.HOUR, 0)
        made = await tables.create(asked("person", "person", clock=hour))
        page = Page()
        await tables.join(page, protocol.Join(made.table, [key for key in made.keys if key]))
        while (table := (await tables.find(made.table)).table).match.to_act is None:
            number = len(table.record)
            await tables.act(page, protocol.Act(made.table, number, protocol.Action("roll", 0)))
        await tables.close()  # a restart: the time in between costs nobody anything
        pass_hours(2)
        again = Tables(store)
        again.resume()
        resumed = None
        for _ in range(6000):
            resumed = again.loaded(made.table)
            if resumed is not None and resumed.timer is not None:
                break
            await asyncio.sleep(0.01)
        assert resumed is not None
        assert resumed.timer is not None
        wait = resumed.timer.when() - asyncio.get_running_loop().time()
        assert 0 < wait < 3601  # it falls though nobody looks
        stored = await store.load(made.table)
        assert stored is not None
        assert stored.entries[-1].action.word == "roll"
        pass_hours(2)
        again.carry_on(resumed)  # as the timer does, which knows nothing of hours that jump
        for _ in range(6000):
            await asyncio.sleep(0.01)
            stored = await store.load(made.table)
            assert stored is not None
            if stored.entries[-1].action.word == "flag":
                break
        assert stored.entries[-1].action.word == "flag"
        await again.close()

    with_store(database, use)


def test_many_writers_share_commits_and_one_bad_row_spoils_no_other(database: str) -> None:
    async def use(store: Store) -> None:
        seats = [SeatingRow(n, "person", "x", None, True, None, "00" * 32, True, 0) for n in (0, 1)]
        row = TableRow("t1", 0, "{}", "{}", "automatic", "00" * 32)
        await store.add_table(row, seats)
        entry = Entry(Roll(0, (3, 1)), at=5)
        numbers = [*range(50), 7, 7]  # 7 comes three times: two of them must fail
        results = await asyncio.gather(
            *(
                store.append("t1", n, entry if i < 50 else Entry(Roll(0, (6, 6))))
                for i, n in enumerate(numbers)
            ),
            return_exceptions=True,
        )
        assert [i for i, result in enumerate(results) if result is not None] == [50, 51]
        # The very same row again counts as kept: its first answer may have been lost.
        await store.append("t1", 3, entry)
        stored = await store.load("t1")
        assert stored is not None
        assert len(stored.entries) == 50
        assert stored.seatings == tuple(seats)
        assert await store.load("t2") is None

    with_store(database, use)


def test_a_table_of_nobody_is_refused(database: str) -> None:
    async def use(store: Store) -> None:
        tables = Tables(store)
        for name in ("none", "", "a" * 40, "../x", "ő"):
            with pytest.raises(RulesError) as caught:
                await tables.find(name)
            assert caught.value.code == "table-unknown"

    with_store(database, use)


def test_hostile_messages_by_the_hundred_are_all_refused_with_a_code(tmp_path: Path) -> None:
    rng = Random(5)
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{tmp_path}/db"))
    body: dict[str, Any] = {"seats": [{}, {}], "rules": {"length": 3}, "clock": {}}
    with TestClient(app) as client, client.websocket_connect("/ws") as socket:
        made = client.post("/api/tables", json=body).json()
        socket.send_json({"type": "join", "table": made["table"], "keys": made["keys"]})
        assert socket.receive_json()["type"] == "joined"
        for _ in range(350):
            socket.send_text(hostile(rng, made["table"]))
            answer = socket.receive_json()
            while answer["type"] == "probe":  # of the lag, which comes when its time has come
                answer = socket.receive_json()
            assert answer["type"] in ("refused", "joined", "happened", "pong")
            if answer["type"] == "refused":
                assert answer["code"] != "not-kept"
                assert answer["text"]


JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 2**63, 10**30, 1.5, "", "x" * 100, "\ud800", [], [1], {}, [[]],
]  # fmt: skip


def hostile(rng: Random, table: str) -> str:
    """A message with something wrong in it, nearly always."""

    def junk() -> Any:
        return deepcopy(rng.choice(JUNK))

    message: dict[str, Any] = {
        "type": "act",
        "table": table,
        "number": rng.randint(-1, 5),
        "action": {
            "do": rng.choice(["roll", "play", "double", "take", "drop", "resign", "set", "fly"]),
            "seat": rng.choice([0, 1]),
        },
    }
    for _ in range(rng.randint(1, 3)):
        place: Any = rng.choice([message, message["action"]])
        if isinstance(place, dict):
            names = [
                "type",
                "table",
                "number",
                "action",
                "do",
                "seat",
                "dice",
                "steps",
                "n",
                "setup",
            ]
            place[rng.choice(names)] = junk()
        if not isinstance(message.get("action"), dict):
            message["action"] = {"do": junk(), "seat": junk()}
    text = json.dumps(message)
    return text[: rng.randint(0, len(text))] if rng.random() < 0.1 else text
