"""Two workers on one PostgreSQL: one table seen from both, and taken over when one dies."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import PROGRAMS
from tests.server.serving import Player, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.databases import Cluster

pytestmark = pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")

QUICK: dict[str, Any] = {"rules": {"length": 3, "variant": "hypergammon"}}


@pytest.fixture
def workers(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder, database = tmp_path_factory.mktemp("workers"), postgres.fresh()
    one, two = Server(folder, database), Server(folder, database)
    one.start()
    two.start()
    yield one, two
    for worker in (one, two):
        if worker.running:
            worker.stop()


def seated(one: Server, two: Server, seed: int) -> tuple[Player, Player]:
    """Two people at one table, each at another worker."""
    seal = one.post("/api/seals", {}).json()
    body: dict[str, Any] = {
        "seats": [{"name": "Anna"}, {"kind": "open"}],
        "seal": seal["id"],
        "clock": {},
        **QUICK,
    }
    made = two.post("/api/tables", body).json()
    table = made["table"]
    key = one.post(f"/api/tables/{table}/seats/1", {"name": "Ben"}).json()["key"]
    white = Player(two, table, [made["keys"][0]], seed)
    black = Player(one, table, [key], seed + 1)
    return white, black


def play(player: Player) -> None:
    """Play to the end; the other side may be faster at an opening roll."""
    while player.state["phase"] != "match-over":
        action = player.choose()
        if action is None:
            player.receive()
        else:
            answer = player.act(action)
            assert answer["type"] == "happened" or answer["code"] in ("stale", "ahead"), answer
            if answer["type"] == "refused":
                player.join()


def test_two_people_play_each_at_another_worker(workers: tuple[Server, Server]) -> None:
    white, black = seated(*workers, seed=1)
    with white.connected(), black.connected(), ThreadPoolExecutor(2) as pool:
        for game in (pool.submit(play, white), pool.submit(play, black)):
            game.result(timeout=200)
    assert white.events == black.events
    for worker in workers:
        record = worker.get(f"/api/tables/{white.table}/record").json()
        assert len(record["actions"]) == len(white.events)


def test_each_sees_whether_the_other_is_there(workers: tuple[Server, Server]) -> None:
    white, black = seated(*workers, seed=3)
    with white.connected():
        with black.connected():
            while not white.state["seats"][1]["here"]:
                message = white.receive()
                if message["type"] == "presence":
                    white.state["seats"][1]["here"] = message["here"][1]
        while white.receive().get("here") != [True, False]:
            pass


def follow(player: Player) -> None:
    """Look on for as long as there is a connection."""
    while True:
        player.receive()


def test_signed_out_at_one_worker_is_signed_out_at_all(workers: tuple[Server, Server]) -> None:
    one, two = workers
    signed = {"name": "Anna", "password": "five points and a cube"}
    thief = one.post("/api/accounts", signed).cookies["fivepoint_session"]
    own = one.post("/api/session", signed).cookies["fivepoint_session"]
    cookie = {"cookie": f"fivepoint_session={thief}", "origin": two.url}
    body: dict[str, Any] = {"seats": [{}, {}], "clock": {}, **QUICK}
    made = two.post("/api/tables", body, headers=cookie).json()
    player = Player(two, made["table"], [], 7)
    with player.connected(additional_headers=cookie):
        assert player.state["mine"] == [True, False]
        headers = {"cookie": f"fivepoint_session={own}", "origin": one.url}
        assert one.delete("/api/sessions", headers=headers).status_code == 204
        with pytest.raises(ConnectionClosed):
            follow(player)


def test_a_bot_moves_on_at_another_worker_when_its_own_has_died(
    workers: tuple[Server, Server],
) -> None:
    one, two = workers
    made = one.table(**QUICK, clock={"kind": "delay", "reserve": 600_000, "delay": 1000})
    player = Player(one, made["table"], [key for key in made["keys"] if key], 5)
    with player.connected():
        player.play(turns=3)
    seen = list(player.events)
    one.kill()
    player.server = two
    with player.connected():
        assert player.events[: len(seen)] == seen
        player.play()
    assert player.state["phase"] == "match-over"
