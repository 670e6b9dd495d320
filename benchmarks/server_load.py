"""Many tables at once: how long an action takes to be kept and shown, and whether all agree.

    python benchmarks/server_load.py [--tables 1000] [--every 5] [--seconds 60] [--workers 1]
                                     [--database postgresql://...] [--highest MS]

Two sockets a table, both sides in this process, which shares the machine with the server;
each table makes an action every so many seconds, spread evenly. Latency is from sending an
action to its event coming back. At the end every record is compared, event by event, with what
both clients were shown. Memory is what the server holds per table above what it holds empty;
CPU is what server and client use for an action. With several workers (PostgreSQL) the two
sides of a table sit at different ones. ``--highest`` then looks for the highest rate at which
all actions asked for are made with a 99th percentile below MS: twice as fast until that fails,
then by bisection, in at most seven steps of ten seconds.
Writes results/server_load.json, or ..._workers.json.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
import msgspec
import uvloop
from benchmarks._figures import walk, write
from benchmarks._line import Line
from tests.server.serving import Server

PATIENCE = 120
STEPS, STEP_SECONDS = 7, 10
REST_SECONDS = 1
CLOSE_ENOUGH = 1.04
"""The search for the highest rate ends when what failed is at most so much faster."""

KEPT_UP = 0.97
"""The part of the actions asked for that must have been made for a rate to be sustained."""


class _State(msgspec.Struct):
    phase: str
    to_act: int | None
    legal: tuple[list[str], list[str]]
    graph: list[list[list[int]]] | None


class _Numbered(msgspec.Struct):
    number: int


class _Message(msgspec.Struct):
    type: str
    at: int = 0
    events: list[msgspec.Raw] = msgspec.field(default_factory=list[msgspec.Raw])
    state: _State | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Message).decode
_number = msgspec.json.Decoder(_Numbered).decode
_text = msgspec.json.Encoder().encode


class Side:
    """One socket at one table."""

    def __init__(self, table: str, seat: int, seed: int) -> None:
        self.table, self.seat = table, seat
        self.rng = random.Random(seed)
        self.events: list[bytes] = []
        self.state: _State | None = None
        self.wrong = 0
        self.line: Line | None = None
        self._news: asyncio.Future[None] | None = None

    async def sit(self, port: int, key: str) -> None:
        """Connect and join."""
        self.line = await Line.connect(port, self._hear)
        self.line.send(_text({"type": "join", "table": self.table, "keys": [key]}))
        while self.state is None:
            await self._wait()

    async def reach(self, count: int) -> None:
        """Wait until so many events have been shown."""
        while len(self.events) < count:
            await self._wait()

    async def act(self) -> float | None:
        """Make the action that is due; seconds until its event came, None if none is due."""
        state = self.state
        if state is None or self.line is None or not state.legal[self.seat]:
            return None
        if state.to_act not in (self.seat, None):
            return None
        word = next(w for w in ("roll", "play", "take", "accept") if w in state.legal[self.seat])
        action: dict[str, Any] = {"do": word, "seat": self.seat}
        if word == "play":
            assert state.graph is not None
            action["steps"] = walk(state.graph, self.rng.choice)
        number = len(self.events)
        asked = _text({"type": "act", "table": self.table, "number": number, "action": action})
        began = time.perf_counter()
        self.line.send(asked)
        await self.reach(number + 1)
        return time.perf_counter() - began

    async def _wait(self) -> None:
        self._news = asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self._news, PATIENCE)

    def _hear(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "probe" and self.line is not None:
            self.line.send(_text({"type": "echo", "at": message.at}))
        elif message.type in ("joined", "happened"):
            for event in message.events:
                self.wrong += _number(event).number != len(self.events)
                self.events.append(bytes(event))
            self.state = message.state
            if self._news is not None and not self._news.done():
                self._news.set_result(None)
        elif message.type == "refused":
            self.wrong += 1


class Load:
    """All tables, and how fast each of them is played."""

    def __init__(self, servers: list[Server], tables: list[tuple[Side, Side]]) -> None:
        self._servers, self.tables = servers, tables

    async def run(self, every: float, seconds: float) -> dict[str, Any]:
        """Play for so long, an action at each table in ``every`` seconds; the figures."""
        latencies: list[float] = []
        cpu = sum(server.cpu() for server in self._servers)
        own = time.process_time()
        began = time.monotonic()
        stop = began + seconds
        await asyncio.gather(*(_play(pair, every, stop, latencies) for pair in self.tables))
        took = time.monotonic() - began
        cpu = sum(server.cpu() for server in self._servers) - cpu
        own = time.process_time() - own
        latencies.sort()
        count = len(latencies)
        return {
            "every": round(every, 4),
            "seconds": round(took, 1),
            "actions": count,
            "actions_asked_a_second": round(len(self.tables) / every, 1),
            "actions_a_second": round(count / took, 1),
            "median_ms": round(1000 * latencies[count // 2], 1),
            "p99_ms": round(1000 * latencies[count * 99 // 100], 1),
            "worst_ms": round(1000 * latencies[-1], 1),
            "server_cpu_ms_an_action": round(1000 * cpu / count, 2),
            "client_cpu_ms_an_action": round(1000 * own / count, 2),
        }

    async def highest(self, first: dict[str, Any], most_ms: float) -> list[dict[str, Any]]:
        """The steps of a search for the highest sustained rate, that of ``first`` being known."""
        steps = [first]
        kept_up: float | None = None
        failed: float | None = None
        while True:
            rate = len(self.tables) / steps[-1]["every"]
            if _sustained(steps[-1], most_ms):
                kept_up = rate
            else:
                failed = rate
            close = kept_up and failed and failed / kept_up <= CLOSE_ENOUGH
            if close or len(steps) > STEPS:
                return steps[1:]
            if kept_up is None or failed is None:
                rate = rate * 2 if failed is None else rate / 2
            else:
                rate = math.sqrt(kept_up * failed)
            await asyncio.sleep(REST_SECONDS)
            steps.append(await self.run(len(self.tables) / rate, STEP_SECONDS))

    async def compare(self) -> int:
        """How many events of the records are not what both clients were shown, or the like."""
        wrong = 0
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            for white, black in self.tables:
                await asyncio.gather(*(side.reach(len(white.events)) for side in (white, black)))
                path = f"{self._servers[0].url}/api/tables/{white.table}/record"
                record = (await client.get(path)).json()["actions"]
                for side in (white, black):
                    shown = [_as_kept(event) for event in side.events]
                    wrong += side.wrong + abs(len(record) - len(shown))
                    wrong += sum(a != b for a, b in zip(record, shown, strict=False))
        return wrong


def main() -> int:
    """Load, measure and print; 1 if any record differs from what was shown."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database")
    parser.add_argument("--highest", type=float, metavar="MS")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(Path(folder), asked.database) for _ in range(asked.workers)]
        for server in servers:
            server.start()
        figures = uvloop.run(_run(servers, asked))
        for server in servers:
            server.stop()
    figures = {"workers": asked.workers, "tables": asked.tables, **figures}
    write("server_load" if asked.workers == 1 else "server_load_workers", figures)
    return 1 if figures["events_lost_or_repeated"] else 0


async def _run(servers: list[Server], asked: argparse.Namespace) -> dict[str, Any]:
    empty = sum(server.memory() for server in servers)
    load = Load(servers, await _sit(servers, asked.tables))
    gc.collect()
    gc.freeze()
    figures = await load.run(asked.every, asked.seconds)
    memory = sum(server.memory() for server in servers)
    figures["kilobytes_a_table"] = round((memory - empty) / asked.tables, 1)
    if asked.highest:
        steps = await load.highest(figures, asked.highest)
        good = [step for step in (figures, *steps) if _sustained(step, asked.highest)]
        figures["highest_actions_a_second"] = max((s["actions_a_second"] for s in good), default=0)
        figures["highest_p99_below_ms"] = asked.highest
        figures["steps"] = steps
    figures["events_lost_or_repeated"] = await load.compare()
    return figures


def _sustained(step: dict[str, Any], most_ms: float) -> bool:
    kept_up = step["actions_a_second"] >= KEPT_UP * step["actions_asked_a_second"]
    return kept_up and step["p99_ms"] < most_ms


def _as_kept(event: bytes) -> dict[str, Any]:
    """An event that was shown, in the form of the record."""
    row = msgspec.json.decode(event)
    return {"number": row["number"], **row.pop("action"), **row}


async def _sit(servers: list[Server], tables: int) -> list[tuple[Side, Side]]:
    """Make the tables and connect both sides of each, to different workers if there are some."""
    found: list[tuple[Side, Side]] = []
    body = {"seats": [{"name": "White"}, {"name": "Black"}], "rules": {"length": 25}, "clock": {}}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for number in range(tables):
            # One address may make only so many tables at once: these come from many.
            headers = {"x-forwarded-for": f"10.0.{number // 200}.{number % 200 + 1}"}
            answer = await client.post(f"{servers[0].url}/api/tables", json=body, headers=headers)
            made = answer.raise_for_status().json()
            pair = (Side(made["table"], 0, number), Side(made["table"], 1, number))
            for side in pair:
                server = servers[(number + side.seat) % len(servers)]
                await side.sit(server.port, made["keys"][side.seat])
            found.append(pair)
    return found


async def _play(pair: tuple[Side, Side], every: float, stop: float, latencies: list[float]) -> None:
    due = time.monotonic() + pair[0].rng.uniform(0, every)
    while due < stop:
        await asyncio.sleep(max(0, due - time.monotonic()))
        for side in pair:
            taken = await side.act()
            if taken is not None:
                latencies.append(taken)
                break
        # The other side hears of it too before it goes on.
        count = max(len(side.events) for side in pair)
        await asyncio.gather(*(side.reach(count) for side in pair))
        due = max(due + every, time.monotonic())


if __name__ == "__main__":
    sys.exit(main())
