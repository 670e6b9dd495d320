"""Many matches through the real server by fast clients: none stuck, every record replays.

    python benchmarks/server_play.py [--matches 500] [--kills 0]

Starts a server with a database of its own, plays one-point matches against the
computer from several sockets at once, and compares each record with what its client
was shown. With --kills the server is killed (-9) so many times at random moments and
started again. Writes benchmarks/results/server_play.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx
from tests.server.serving import Player, QuickServer, Server
from websockets.exceptions import WebSocketException

from fivepoint import read_record

RESULTS = Path(__file__).parent / "results" / "server_play.json"
CLIENTS = 4


def main() -> int:
    """Play, compare and print; 1 if anything was lost."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--kills", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = QuickServer(Path(folder))
        server.start()
        run = _Run(server, asked.matches)
        began = time.monotonic()
        threads = [threading.Thread(target=run.play, args=(n,)) for n in range(CLIENTS)]
        for thread in threads:
            thread.start()
        rng = Random(0)
        for _ in range(asked.kills):
            time.sleep(rng.uniform(1, 6))
            if not any(thread.is_alive() for thread in threads):
                break
            server.kill()
            run.kills += 1
            server.start()
        for thread in threads:
            thread.join()
        seconds = time.monotonic() - began
        server.stop()
        server.close()
    found = {
        "matches": run.finished,
        "kills": run.kills,
        "events": run.events,
        "wrong": run.wrong,
        "seconds": round(seconds, 1),
        "actions_a_second": round(run.events / seconds, 1),
        "own_action_ms": _spread(run.waits),
    }
    print(json.dumps(found, indent=2))
    known: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    known["with kills" if asked.kills else "without kills"] = found
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(known, indent=2) + "\n")
    return 1 if run.wrong or run.finished < asked.matches else 0


class _Run:
    """What the clients share: matches still to play, and what they found."""

    def __init__(self, server: Server, matches: int) -> None:
        self.server = server
        self.left = matches
        self.finished = 0
        self.events = 0
        self.kills = 0
        self.wrong: list[str] = []
        self.waits: list[float] = []
        self._lock = threading.Lock()

    def play(self, client: int) -> None:
        while True:
            with self._lock:
                if self.left == 0:
                    return
                self.left -= 1
                seed = self.left
            self._match(seed * CLIENTS + client)

    def _match(self, seed: int) -> None:
        variant = ("backgammon", "hypergammon")[seed % 2]
        made = _again(lambda: self.server.table(rules={"length": 1, "variant": variant}))
        player = Player(self.server, made["table"], [k for k in made["keys"] if k], seed)
        while not player.state or player.state["phase"] != "match-over":
            try:
                with player.connected():
                    self._play_on(player)
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.2)  # the server was killed: join again with what is known
        text = _again(lambda: self.server.get(f"/api/tables/{player.table}/record"))
        record = read_record(text.content)
        shown = [(e["number"], e["action"]["do"], e["action"]["seat"]) for e in player.events]
        kept = [(n, a.word, a.seat) for n, a in enumerate(record.actions)]
        with self._lock:
            self.finished += 1
            self.events += len(kept)
            if shown != kept or record.match.winner != player.state["winner"]:
                self.wrong.append(player.table)

    def _play_on(self, player: Player) -> None:
        while player.state["phase"] != "match-over":
            action = player.choose()
            if action is None:
                player.receive()
                continue
            began = time.monotonic()
            player.act(action)
            self.waits.append(1000 * (time.monotonic() - began))


def _again(ask: Any) -> Any:
    """Ask until the server is there."""
    while True:
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.2)


def _spread(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)
    places = {"median": 0.5, "p99": 0.99}
    return {name: round(ordered[int(len(ordered) * at)], 1) for name, at in places.items()}


if __name__ == "__main__":
    sys.exit(main())
