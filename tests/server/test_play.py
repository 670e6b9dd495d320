"""Matches through the real server: sockets, events, seats, restarts."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from fivepoint import read_record
from fivepoint.table.dice_proof import DiceStream, commitment, read_proof
from tests.server.serving import Player, QuickServer, Server

if TYPE_CHECKING:
    from pathlib import Path


def own_keys(made: dict[str, Any]) -> list[str]:
    return [key for key in made["keys"] if key]


@pytest.mark.parametrize("seed", range(3))
def test_a_match_against_the_computer_ends_and_its_record_replays(
    server: Server, seed: int
) -> None:
    made = server.table(rules={"length": 2, "variant": "hypergammon"})
    player = Player(server, made["table"], own_keys(made), seed)
    with player.connected():
        player.play()
    assert player.state["phase"] == "match-over"
    record = read_record(server.get(f"/api/tables/{made['table']}/record").content)
    assert record.match.winner == player.state["winner"]
    assert list(record.match.score) == player.state["score"]
    assert len(record) == len(player.events)


def test_two_people_at_one_screen_play_a_money_session(server: Server) -> None:
    made = server.table(
        seats=[{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}],
        rules={"games": 2, "variant": "hypergammon", "beavers": 1, "jacoby": True},
    )
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        assert player.state["mine"] == [True, True]
        player.play()
    assert player.state["phase"] == "match-over"
    assert len(player.state["results"]) == 2


def test_the_turn_graph_goes_to_the_player_on_roll_alone(server: Server) -> None:
    made = server.table(seats=[{"kind": "person"}, {"kind": "person"}], rules={"length": 3})
    white = Player(server, made["table"], [made["keys"][0]])
    black = Player(server, made["table"], [made["keys"][1]])
    watcher = Player(server, made["table"], [])
    with white.connected(), black.connected(), watcher.connected():
        while white.state["phase"] == "opening":
            white.act({"do": "roll", "seat": 0})
        for page in (black, watcher):
            while page.state["events"] < white.state["events"]:
                page.receive()
        seat = white.state["on_roll"]
        graphs = [page.state["graph"] for page in (white, black)]
        assert graphs[seat]
        assert graphs[1 - seat] is None
        assert watcher.state["graph"] is None
        assert watcher.state["legal"] == [[], []]
        other = black if seat == 0 else white
        assert other.refused({"do": "play", "seat": seat, "steps": []}) == "not-your-seat"
        assert watcher.refused({"do": "resign", "seat": 0, "n": 1}) == "not-your-seat"


def test_a_page_that_was_away_gets_exactly_what_it_missed(server: Server) -> None:
    made = server.table(rules={"length": 3})
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        player.play(turns=6)
    known = len(player.events)
    elsewhere = Player(server, made["table"], own_keys(made), seed=9)
    with elsewhere.connected():
        assert elsewhere.events[:known] == player.events
        elsewhere.play(turns=6)
    with player.connected():
        assert player.events[: len(elsewhere.events)] == elsewhere.events


def test_the_same_action_sent_twice_happens_once(server: Server) -> None:
    made = server.table(rules={"length": 3})
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        while player.choose() is None:
            player.receive()
        action = player.choose()
        assert action is not None
        number = player.state["events"]
        assert player.act(action, number)["type"] == "happened"
        again = player.act(action, number)
        assert again["type"] == "happened"
        assert player.events[number]["action"]["do"] == action["do"]
        other = {"do": "resign", "seat": 0, "n": 1}
        assert player.refused(other, number) == "stale"
        assert player.refused(other, number + 10_000) == "ahead"
        assert player.refused(other, -1) == "stale"


def test_dice_are_proven_after_the_match_and_sealed_before(server: Server) -> None:
    seal = server.post("/api/seals", {}).json()
    secret = "5c" * 32
    made = server.table(
        seal=seal["id"], secrets=[secret, None], rules={"length": 1, "variant": "hypergammon"}
    )
    assert made["table"] == seal["id"]
    path = f"/api/tables/{made['table']}/proof"
    assert server.get(path).json()["seed"] is None
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        assert player.state["dice_source"]["commitment"] == seal["commitment"]
        assert player.state["dice_source"]["seed"] is None
        player.play()
        assert commitment(bytes.fromhex(player.state["dice_source"]["seed"])) == seal["commitment"]
    proof = read_proof(server.get(path).content)
    assert proof.commitment == seal["commitment"]
    assert proof.secrets[0] == secret
    assert proof.computer == (False, True)
    assert proof.wrong() is None
    assert proof.wrong_roll() is None
    rolled = [tuple(e["action"]["dice"]) for e in player.events if e["action"]["do"] == "roll"]
    stream = DiceStream(bytes.fromhex(proof.seed), made["table"], proof.secrets)
    assert rolled == [stream.roll(n) for n in range(len(rolled))]
    again: dict[str, Any] = {"seats": [{}, {}], "rules": {}, "clock": {}, "seal": seal["id"]}
    assert server.post("/api/tables", again).json()["code"] == "seal-unknown"


def test_an_open_seat_is_taken_once(server: Server) -> None:
    made = server.table(seats=[{"kind": "person", "name": "Anna"}, {"kind": "open"}])
    player = Player(server, made["table"], own_keys(made))
    path = f"/api/tables/{made['table']}/seats"
    with player.connected():
        assert player.refused({"do": "roll", "seat": 0}) == "table-not-ready"
        assert server.post(f"{path}/0", {"name": "Eve"}).json()["code"] == "seat-taken"
        taken = server.post(f"{path}/1", {"name": "Ben"})
        assert taken.status_code == 201
        assert server.post(f"{path}/1", {"name": "Eve"}).json()["code"] == "seat-taken"
        assert player.receive()["state"]["seats"][1]["name"] == "Ben"
        ben = Player(server, made["table"], [taken.json()["key"]])
        with ben.connected():
            assert ben.state["mine"] == [False, True]
            told = player.receive()
            assert (told["type"], told["here"]) == ("presence", [True, True])
            assert told["left"][0] == 180_000
            assert 0 < told["left"][1] <= 180_000


def test_a_clock_that_falls_ends_the_match_by_itself(server: Server) -> None:
    made = server.table(
        seats=[{"kind": "person"}, {"kind": "person"}],
        rules={"length": 3},
        clock={"kind": "delay", "reserve": 300, "delay": 100},
    )
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        while player.state["phase"] == "opening":
            player.act({"do": "roll", "seat": 0})
        seat = player.state["on_roll"]
        assert player.state["clock"]["running"] == seat
        while player.state["phase"] != "match-over":
            player.receive()
        assert player.state["winner"] == 1 - seat
        assert player.state["results"][-1]["ending"] == "flag"


def test_refusals_speak_the_language_of_the_page(server: Server) -> None:
    made = server.table()
    player = Player(server, made["table"], own_keys(made))
    texts: set[str] = set()
    with player.connected():
        for lang in ("en", "th", "hu", "pl"):
            player.send(type="join", table=made["table"], keys=player.keys, since=0, lang=lang)
            player.receive()
            player.refused({"do": "accept", "seat": 0})
            texts.add(player.refusals[-1]["text"])
    assert len(texts) == 4


def test_kill_at_any_moment_loses_nothing_acknowledged(tmp_path: Path, database: str) -> None:
    """A killed server is back at its last acknowledged action, and no table is stuck."""
    server = Server(tmp_path, database)
    server.start()
    rng = Random(7)
    made = server.table(rules={"length": 25})
    player = Player(server, made["table"], own_keys(made), seed=3)
    for _ in range(2):
        with player.connected():
            player.play(turns=rng.randint(1, 12))
            pending = player.choose()
            number = player.state["events"]
            if pending is not None:
                player.send(type="act", table=player.table, number=number, action=pending)
            server.kill()
        server.start()
        seen = list(player.events)
        with player.connected():
            assert player.events[: len(seen)] == seen
            if pending is not None and len(player.events) == number:
                assert player.act(pending, number)["type"] == "happened"
    with player.connected():
        player.play(turns=10)
    record = read_record(server.get(f"/api/tables/{made['table']}/record").content)
    assert [e["action"]["do"] for e in player.events] == [
        a.word for a in record.actions[: len(player.events)]
    ]
    assert server.stop() == 130  # as after Ctrl-C


@pytest.mark.slow
def test_twenty_kills_lose_nothing(tmp_path: Path, database: str) -> None:
    server = QuickServer(tmp_path, database)
    server.start()
    rng = Random(1)
    made = [server.table(rules={"length": 25}) for _ in range(3)]
    players = [Player(server, m["table"], own_keys(m), seed=i) for i, m in enumerate(made)]
    for _ in range(20):
        for player in players:
            with player.connected():
                player.play(turns=rng.randint(1, 8))
        server.kill()
        server.start()
    for player in players:
        with player.connected():
            player.play(turns=5)
        record = read_record(server.get(f"/api/tables/{player.table}/record").content)
        assert len(record) >= len(player.events)
    server.stop()
    server.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"type": "act"}',
        '{"type": "join", "table": 5}',
        '{"type": "nothing"}',
        '{"type": "ping", "at": NaN}',
        '{"type": "join", "table": "x", "extra": 1}',
        '{"type": "act", "table": "x", "number": 1e99, "action": {"do": "roll", "seat": 0}}',
        "[" * 4000,
        "x" * 5000,
        '{"type": "join", "table": "' + "a" * 3000 + '"}',
        '{"type": "join", "table": "../../etc"}',
        '{"type": "join", "table": "x", "keys": ["\\ud800"]}',
        '{"type": "join", "table": "x", "protocol": 99}',
    ],
)
def test_a_hostile_message_is_refused_and_the_socket_goes_on(server: Server, text: str) -> None:
    made = server.table()
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        player.send_text(text)
        answer = player.receive()
        assert answer["type"] == "refused"
        assert answer["code"]
        assert answer["text"]
        player.send(type="ping", at=1.5)
        answer = player.receive()
        while answer["type"] == "probe":  # of the lag, which comes when its time has come
            answer = player.receive()
        assert answer == {"type": "pong", "at": 1.5}


@pytest.mark.parametrize(
    "action",
    [
        {"do": "roll", "seat": 2},
        {"do": "roll", "seat": -1},
        {"do": "roll", "seat": 0, "dice": [9, 9]},
        {"do": "fly", "seat": 0},
        {"do": "resign", "seat": 0},
        {"do": "resign", "seat": 0, "n": 7},
        {"do": "play", "seat": 0, "steps": [[99, 0, 1]]},
        {"do": "play", "seat": 0},
        {"do": "set", "seat": 0, "setup": {"board": [0] * 26}},
        {"do": "set", "seat": 0, "setup": {"board": [9] * 26, "men": 15}},
        {"do": "set", "seat": 0, "setup": {"seat": 1, "score": [99, 99]}},
        {"do": "claim", "seat": 0},
        {"do": "flag", "seat": 0},
    ],
)
def test_an_impossible_action_is_refused(server: Server, action: dict[str, Any]) -> None:
    made = server.table()
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        assert player.refused(action) != "not-kept"


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    made = server.table()
    player = Player(server, made["table"], own_keys(made))
    for origin in ("https://evil.example", "https://["):
        with pytest.raises(InvalidStatus, match="403"), player.connected(origin=origin):
            pass
    with player.connected(origin=server.url):
        assert player.state["mine"] == [True, False]


def test_too_many_messages_at_once_are_refused(server: Server) -> None:
    made = server.table()
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        for _ in range(2000):
            player.send(type="ping", at=0)
        codes = [player.receive().get("code") for _ in range(2000)]
    assert "too-fast" in codes
    assert codes.count(None) >= 400


def test_a_wrong_key_gives_no_seat(server: Server) -> None:
    made = server.table()
    player = Player(server, made["table"], ["x" * 32, ""])
    with player.connected():
        assert player.state["mine"] == [False, False]


def test_a_turn_is_taken_back_with_the_same_dice_to_come(server: Server) -> None:
    made = server.table(rules={"length": 5})
    player = Player(server, made["table"], own_keys(made))
    with player.connected():
        while not (player.state["to_act"] == 0 and "takeback" in player.state["legal"][0]):
            player.play(turns=1)
            while player.choose() is None and player.state["phase"] != "match-over":
                player.receive()
        message = player.act({"do": "takeback", "seat": 0})
        assert message["state"]["phase"] == "moving"
        assert message["state"]["graph"]


def test_a_state_is_json_of_the_size_stated(server: Server) -> None:
    made = server.table()
    assert len(json.dumps(server.get(f"/api/tables/{made['table']}").json())) < 4096
