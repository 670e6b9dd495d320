"""Hostile and malformed messages by the ten thousand: refused with a code, nothing leaked.

    python benchmarks/server_hostile.py [--messages 100000] [--sockets 20]

Each socket holds one seat of its own table and aims at that and at a stranger's table:
messages with junk in them, cut off, of wrong types, and well-formed ones for a seat that
is not its own. Every answer must be a message of the protocol, every refusal have a code
and a text, none may be ``not-kept``, and the stranger's keys, seed and turn graph must be in
none. Writes results/server_hostile.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks._figures import write
from tests.server.serving import Server
from tests.server.test_live import JUNK, hostile
from websockets.asyncio.client import connect

KINDS = ("joined", "happened", "presence", "refused", "pong", "said", "lobby", "probe")
PORTION = 100
PATIENCE = 60


def main() -> int:
    """Send, read and print; 1 if anything came back that must not."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        victim = server.table(seats=[{"name": "Victim"}, {"name": "Too"}], rules={"length": 5})
        share = asked.messages // asked.sockets
        before = server.memory()
        found = asyncio.run(_attack(server, victim, asked.sockets, share))
        grown = server.memory() - before
        alive = server.running and server.get("/api/health").status_code == 200
        untouched = server.get(f"/api/tables/{victim['table']}").json()["events"] == 0
        server.stop()
    codes, faults = found
    write(
        "server_hostile",
        {
            "messages": share * asked.sockets,
            "server_alive": alive,
            "stranger_untouched": untouched,
            "memory_grown_kilobytes": round(grown),
            "faults": dict(faults),
            "codes": dict(codes.most_common()),
        },
    )
    return 1 if faults or not (alive and untouched) else 0


async def _attack(
    server: Server, victim: dict[str, Any], sockets: int, share: int
) -> tuple[Counter[str], Counter[str]]:
    codes: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    await asyncio.gather(
        *(
            _one(server, victim, share, random.Random(n), codes=codes, faults=faults)
            for n in range(sockets)
        )
    )
    return codes, faults


async def _one(
    server: Server,
    victim: dict[str, Any],
    share: int,
    rng: random.Random,
    *,
    codes: Counter[str],
    faults: Counter[str],
) -> None:
    own = await asyncio.to_thread(server.table, seats=[{}, {"kind": "open"}])
    secret = [key.encode() for key in victim["keys"]]
    async with connect(f"ws://127.0.0.1:{server.port}/ws", max_size=None) as socket:
        join = {"type": "join", "table": own["table"], "keys": own["keys"][:1]}
        await socket.send(json.dumps(join))
        for begin in range(0, share, PORTION):
            for _ in range(min(PORTION, share - begin)):
                table = rng.choice((own["table"], victim["table"]))
                await socket.send(_message(rng, table))
            await socket.send(json.dumps({"type": "ping", "at": begin + 0.5}))
            await asyncio.sleep(0.5)  # below the rate that would be refused unread
            while True:
                text = await asyncio.wait_for(socket.recv(), PATIENCE)
                if any(key in text.encode() for key in secret if isinstance(text, str)):
                    faults["leaked a key"] += 1
                message = json.loads(text)
                _judge(message, victim["table"], codes, faults)
                answered = message["type"] == "pong" and message["at"] == begin + 0.5
                if answered or message.get("code") == "too-fast":
                    break


def _message(rng: random.Random, table: str) -> str:
    """Mostly junk in an action; sometimes any other message of the protocol, half right."""
    if rng.random() < 0.7:
        return hostile(rng, table)
    kind = rng.choice(
        ("join", "leave", "commit", "reveal", "contribute", "say", "watch", "echo", "act")
    )
    names = ("table", "seat", "commitment", "secret", "number", "value", "text", "phrase", "at",
             "keys", "since", "protocol", "on", "lang", "contribution")  # fmt: skip
    message: dict[str, Any] = {"type": kind}
    for name in rng.sample(names, rng.randint(0, 5)):
        message[name] = rng.choice(JUNK)
    if rng.random() < 0.8:
        message["table"] = table
    return json.dumps(message)


def _judge(
    message: dict[str, Any], stranger: str, codes: Counter[str], faults: Counter[str]
) -> None:
    if message["type"] not in KINDS:
        faults[f"unknown answer {message['type']}"] += 1
    if message["type"] == "refused":
        codes[message["code"]] += 1
        if not message["text"] or message["code"] == "not-kept":
            faults[f"refused {message['code']}"] += 1
    state = message.get("state")
    if state is not None and state["table"] == stranger:
        source = state["dice_source"]
        if True in state["mine"] or state["graph"] is not None or source["seed"] is not None:
            faults["leaked the stranger's table"] += 1


if __name__ == "__main__":
    sys.exit(main())
