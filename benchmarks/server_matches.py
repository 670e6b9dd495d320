"""Rated matches between bots through a server that is killed again and again.

    python benchmarks/server_matches.py [--matches 2000] [--kills 200] [--cuts 200] [--bots 40]
                                        [--proofs FOLDER]

Starts a server with a database of its own and has pairs of bots challenge each other to
one-point matches over the lobby, in every tenth both adding to every roll, while the server
is killed (-9) and half of the bots' connections are cut at random moments, spread over the
whole of it. At the end: every
match is over, what each bot was shown is in the record, every proof holds, and
``fivepoint ratings rebuild`` agrees. ``--proofs`` keeps the proofs of the dice, for
``dice_proofs.py``. Writes results/server_matches.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from benchmarks._figures import Numbers, walk, write
from tests.server.serving import QuickServer, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fivepoint.server.accounts.passwords import token_hash
from fivepoint.table.dice_proof import read_proof

TROUBLE = (OSError, WebSocketException, TimeoutError)
PATIENCE = 60
LINKS = 2000
"""How many rolls a match of one point may have."""


@dataclass
class Course:
    """How far the matches are: ``left`` are to be begun yet, ``tables`` those that are over."""

    matches: int
    left: int
    tables: list[str] = field(default_factory=list[str])
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Bot:
    """One account that runs home at random, over as many connections as it takes."""

    def __init__(self, server: Server, name: str, token: str, seed: int) -> None:
        self.server, self.name = server, name
        self.headers = {"authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.shown: dict[str, list[dict[str, Any]]] = {}
        self.wrong = 0
        self.socket: ClientConnection | None = None

    def cut(self) -> None:
        """Break the connection as a failing network would."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def post(self, client: httpx.AsyncClient, path: str, body: object) -> dict[str, Any]:
        """Ask until the server is there to answer."""
        while True:
            try:
                answer = await client.post(self.server.url + path, json=body, headers=self.headers)
            except (httpx.TransportError, OSError):
                await asyncio.sleep(0.1)
            else:
                return answer.json()

    async def play(self, table: str, seat: int, *, per_roll: bool) -> str:
        """Play a table to its end: "over", or "cancelled" before it began."""
        numbers = Numbers(table, seat, LINKS if per_roll else 1)
        events = self.shown.setdefault(table, [])
        while True:
            try:
                url = f"ws://127.0.0.1:{self.server.port}/ws"
                async with connect(
                    url, additional_headers=self.headers, max_size=None, compression=None
                ) as socket:
                    self.socket = socket
                    return await self._play(socket, table, seat, numbers, events)
            except TROUBLE:
                await asyncio.sleep(0.1)

    async def _play(
        self,
        socket: ClientConnection,
        table: str,
        seat: int,
        numbers: Numbers,
        events: list[dict[str, Any]],
    ) -> str:
        await socket.send(json.dumps({"type": "join", "table": table, "since": len(events)}))
        asked = -1
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] not in ("joined", "happened"):
                continue
            for event in message["events"]:
                if event["number"] == len(events):
                    events.append(event)
                elif events[event["number"]] != event:
                    self.wrong += 1
            state = message["state"]
            if state["phase"] == "match-over":
                return "over"
            sealing = state.get("sealing")
            if sealing:
                if sealing["cancelled"]:
                    return "cancelled"
                due = numbers.due(sealing)
                if due is not None:
                    await socket.send(json.dumps(due))
                continue
            per_roll = state.get("per_roll")
            due = numbers.owed(per_roll)
            if due is not None:
                await socket.send(json.dumps(due))
                continue
            if per_roll is not None and not all(per_roll["given"]) and state["phase"] != "moving":
                continue  # the other side has to add to the roll first
            if state["to_act"] in (seat, None) and asked < state["events"]:
                asked = state["events"]
                act = {"type": "act", "table": table, "number": asked}
                await socket.send(json.dumps({**act, "action": self._choose(state, seat)}))

    def _choose(self, state: dict[str, Any], seat: int) -> dict[str, Any]:
        words = [w for w in ("roll", "play", "take", "accept") if w in state["legal"][seat]]
        action: dict[str, Any] = {"do": words[0] if words else "roll", "seat": seat}
        if action["do"] == "play":
            action["steps"] = walk(state["graph"], self._step)
        return action

    def _step(self, steps: list[list[int]]) -> list[int]:
        """One of the rearmost checkers' steps: matches of runners are short."""
        rear = max(step[0] for step in steps)
        return self.rng.choice([step for step in steps if step[0] == rear])


def main() -> int:
    """Play, kill, compare and print; 1 if anything was lost."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--bots", type=int, default=40)
    parser.add_argument("--proofs", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = QuickServer(Path(folder))
        server.start()
        server.stop()
        bots = _bots(server, asked.bots)
        server.start()
        began = time.monotonic()
        faults = ["kill"] * asked.kills + ["cut"] * asked.cuts
        tables, happened = asyncio.run(_run(server, bots, asked.matches, faults))
        seconds = time.monotonic() - began
        figures = _compare(server, bots, tables, asked.proofs)
        server.stop()
        server.close()
        rebuilt = subprocess.run(
            [sys.executable, "-m", "fivepoint", "ratings", "rebuild", "--json",
             "--database", server.database],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    rebuild = json.loads(rebuilt.stdout)
    figures |= {
        "matches": len(tables),
        "kills": happened.count("kill"),
        "cuts": happened.count("cut"),
        "seconds": round(seconds, 1),
        "rated": rebuild["matches"],
        "ratings_differing": len(rebuild["differing"]),
    }
    write("server_matches", figures)
    wrong = ("events_lost", "stuck", "proofs_broken", "ratings_differing")
    return 1 if any(figures[name] for name in wrong) else 0


def _bots(server: Server, count: int) -> list[Bot]:
    """Accounts straight in the database: signing up is limited, and not what is measured."""
    bots: list[Bot] = []
    with sqlite3.connect(server.database) as connection:
        for number in range(count):
            name, token = f"bot_{number:03}x", f"fpt_{number}"
            row = (f"b{number}", "bot", name, name, name, 0, 0, 0)
            connection.execute(
                "INSERT INTO accounts (id, kind, name, folded, skeleton, created, free_chat, "
                "moderator) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row
            )  # fmt: skip
            connection.execute(
                "INSERT INTO api_tokens VALUES (?, ?, 0)", (token_hash(token), f"b{number}")
            )
            bots.append(Bot(server, name, token, number))
    return bots


async def _run(
    server: Server, bots: list[Bot], matches: int, faults: list[str]
) -> tuple[list[str], list[str]]:
    course = Course(matches, matches)
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        half = len(bots) // 2
        games = [
            asyncio.create_task(_pair(client, bots, (one, one + half), course))
            for one in range(half)
        ]
        killer = asyncio.create_task(_disturb(server, bots, course, games, faults))
        await asyncio.gather(*games)
        done = await killer
    return course.tables, done


async def _pair(
    client: httpx.AsyncClient,
    bots: list[Bot],
    pair: tuple[int, int],
    course: Course,
) -> None:
    """Matches of two places; the second place meets another bot of its half each time."""
    half = len(bots) // 2
    first, turn = bots[pair[0]], 0
    clock = {"kind": "delay", "reserve": 3_600_000, "delay": 12_000}
    while course.left > 0:
        course.left -= 1
        second = bots[half + (pair[0] + turn) % half]
        turn += 1
        rules = {"length": 1}
        body = {"rules": rules, "clock": clock, "rated": True, "to": second.name}
        body["per_roll"] = course.left % 10 == 0
        while True:
            made = await first.post(client, "/api/seeks", body)
            if "seek" not in made:
                await asyncio.sleep(0.2)
                continue
            found = await second.post(client, f"/api/seeks/{made['seek']}/take", {})
            if "table" in found:
                break
            await asyncio.sleep(0.2)
        results = await asyncio.gather(
            second.play(found["table"], found["seat"], per_roll=body["per_roll"]),
            first.play(found["table"], 1 - found["seat"], per_roll=body["per_roll"]),
        )
        if all(result == "over" for result in results):
            course.tables.append(found["table"])
        else:
            course.left += 1
        course.news.set()


async def _disturb(
    server: Server,
    bots: list[Bot],
    course: Course,
    games: list[asyncio.Task[None]],
    faults: list[str],
) -> list[str]:
    """Kill the server and cut connections in random order; what has been done.

    The moments are spread over the matches, whatever time these take.
    """
    rng, done = random.Random(0), list[str]()
    rng.shuffle(faults)
    moments = sorted(rng.uniform(0, course.matches - len(bots) // 2) for _ in faults)
    for moment, fault in zip(moments, faults, strict=True):
        while len(course.tables) < moment and course.left > 0:
            course.news.clear()
            await course.news.wait()
        await asyncio.sleep(rng.uniform(0, 0.3))
        if all(game.done() for game in games):
            break
        if fault == "kill":
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        else:
            for bot in rng.sample(bots, len(bots) // 2):
                bot.cut()
        done.append(fault)
    return done


def _compare(
    server: Server, bots: list[Bot], tables: list[str], folder: Path | None
) -> dict[str, Any]:
    """What the bots were shown against the records, and the proofs."""
    figures = {"events": 0, "events_lost": sum(bot.wrong for bot in bots), "stuck": 0,
               "proofs_broken": 0}  # fmt: skip
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for table in tables:
            record = client.get(f"/api/tables/{table}/record").json()["actions"]
            figures["events"] += len(record)
            shown = [bot.shown[table] for bot in bots if table in bot.shown]
            figures["events_lost"] += sum(_missing(record, events) for events in shown)
            content = client.get(f"/api/tables/{table}/proof").content
            if folder is not None:
                (folder / f"{table}.json").write_bytes(content)
            proof = read_proof(content)
            broken = proof.wrong() is not None or proof.wrong_roll() is not None
            figures["proofs_broken"] += broken
            if client.get(f"/api/tables/{table}/result").status_code != 200:
                figures["stuck"] += 1
    return figures


def _missing(record: list[dict[str, Any]], events: list[dict[str, Any]]) -> int:
    return abs(len(record) - len(events)) + sum(
        kept["do"] != seen["action"]["do"] or kept.get("dice") != seen["action"].get("dice")
        for kept, seen in zip(record, events, strict=False)
    )


if __name__ == "__main__":
    sys.exit(main())
