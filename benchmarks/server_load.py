"""Many tables at once: how long an action takes to be kept and shown, and whether all agree.

    python benchmarks/server_load.py [--tables 1000] [--every 5] [--seconds 60] [--workers 1]
                                     [--database postgresql://...]

Two sockets a table, both sides in this process; each table makes an action every so many
seconds, spread evenly. Latency is from sending an action to its event coming back. At the
end every record is compared with what both clients were shown. Memory is what the server
holds per table above what it holds empty. With several workers (PostgreSQL) the two sides of
a table sit at different ones. Writes results/server_load.json, or ..._workers.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from benchmarks._figures import walk, write
from tests.server.serving import Server
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120


class Side:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection, table: str, seat: int, seed: int) -> None:
        self.socket, self.table, self.seat = socket, table, seat
        self.rng = random.Random(seed)
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.wrong = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Take in what comes."""
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "probe":
                await self.socket.send(json.dumps({"type": "echo", "at": message["at"]}))
            if message["type"] not in ("joined", "happened"):
                continue
            for event in message["events"]:
                if event["number"] != len(self.events):
                    self.wrong += 1
                self.events.append(event)
            self.state = message["state"]
            self.news.set()

    async def act(self) -> float | None:
        """Make the action that is due; seconds until its event came, None if none is due."""
        state = self.state
        if not state or state["phase"] == "match-over" or not state["legal"][self.seat]:
            return None
        if state["to_act"] not in (self.seat, None):
            return None
        word = next(w for w in ("roll", "play", "take", "accept") if w in state["legal"][self.seat])
        action: dict[str, Any] = {"do": word, "seat": self.seat}
        if word == "play":
            action["steps"] = walk(state["graph"], self.rng.choice)
        number = len(self.events)
        asked = {"type": "act", "table": self.table, "number": number, "action": action}
        began = time.perf_counter()
        await self.socket.send(json.dumps(asked))
        while len(self.events) <= number:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return time.perf_counter() - began


def main() -> int:
    """Load, measure and print; 1 if any record differs from what was shown."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(Path(folder), asked.database) for _ in range(asked.workers)]
        for server in servers:
            server.start()
        empty = sum(server.memory() for server in servers)
        figures = asyncio.run(_run(servers, asked.tables, asked.every, asked.seconds))
        figures["kilobytes_a_table"] = round((figures.pop("memory") - empty) / asked.tables, 1)
        for server in servers:
            server.stop()
    figures = {"workers": asked.workers, "tables": asked.tables, "every": asked.every, **figures}
    write("server_load" if asked.workers == 1 else "server_load_workers", figures)
    return 1 if figures["events_lost_or_repeated"] else 0


async def _run(servers: list[Server], tables: int, every: float, seconds: float) -> dict[str, Any]:
    sides = await _sit(servers, tables)
    listening = [asyncio.create_task(side.listen()) for pair in sides for side in pair]
    latencies: list[float] = []
    stop = time.monotonic() + seconds
    await asyncio.gather(*(_play(pair, every, stop, latencies) for pair in sides))
    await asyncio.sleep(1)
    memory = sum(server.memory() for server in servers)
    wrong = 0
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for white, black in sides:
            path = f"{servers[0].url}/api/tables/{white.table}/record"
            record = (await client.get(path)).json()["actions"]
            wrong += white.wrong + black.wrong + abs(len(record) - len(white.events))
            wrong += white.events != black.events
    for task in listening:
        task.cancel()
    latencies.sort()
    return {
        "seconds": seconds,
        "actions": len(latencies),
        "actions_a_second": round(len(latencies) / seconds, 1),
        "median_ms": round(1000 * latencies[len(latencies) // 2], 1),
        "p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "worst_ms": round(1000 * latencies[-1], 1),
        "events_lost_or_repeated": wrong,
        "memory": memory,
    }


async def _sit(servers: list[Server], tables: int) -> list[tuple[Side, Side]]:
    """Make the tables and connect both sides of each, to different workers if there are some."""
    found: list[tuple[Side, Side]] = []
    body = {"seats": [{"name": "White"}, {"name": "Black"}], "rules": {"length": 25}, "clock": {}}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for number in range(tables):
            pair: list[Side] = []
            while True:
                made = (await client.post(f"{servers[0].url}/api/tables", json=body)).json()
                if "table" in made:
                    break
                await asyncio.sleep(0.1)  # making tables is limited
            for seat in (0, 1):
                server = servers[(number + seat) % len(servers)]
                socket = await connect(f"ws://127.0.0.1:{server.port}/ws", max_size=None)
                join = {"type": "join", "table": made["table"], "keys": [made["keys"][seat]]}
                await socket.send(json.dumps(join))
                pair.append(Side(socket, made["table"], seat, number))
            found.append((pair[0], pair[1]))
    return found


async def _play(pair: tuple[Side, Side], every: float, stop: float, latencies: list[float]) -> None:
    await asyncio.sleep(pair[0].rng.uniform(0, every))
    while time.monotonic() < stop:
        begin = time.monotonic()
        for side in pair:
            taken = await side.act()
            if taken is not None:
                latencies.append(taken)
                break
        other = [side for side in pair if len(side.events) < max(len(s.events) for s in pair)]
        for side in other:  # the other side hears of it too before it goes on
            while len(side.events) < max(len(s.events) for s in pair):
                side.news.clear()
                await asyncio.wait_for(side.news.wait(), PATIENCE)
        await asyncio.sleep(max(0, every - (time.monotonic() - begin)))


if __name__ == "__main__":
    sys.exit(main())
