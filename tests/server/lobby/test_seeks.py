"""Seeks, challenges, rematches and bots, and the match that comes of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.people import Browser, serving
from tests.server.sitting import Sitting, begin, connected, play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

ONE: dict[str, Any] = {
    "rules": {"length": 1},
    "clock": {"kind": "delay", "reserve": 120_000, "delay": 12_000},
}
QUICK: dict[str, Any] = {"rules": {"length": 1, "variant": "hypergammon"}, "clock": {}}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path_factory.mktemp("lobby")) as running:
        yield running


@pytest.fixture
def browser(client: TestClient[Litestar]) -> Callable[..., Browser]:
    def make(name: str | None = None) -> Browser:
        made = Browser(client)
        if name is None:
            made.post("/api/guests")
        else:
            made.sign_up(name)
        return made

    return make


def seeks(browser: Browser) -> list[dict[str, Any]]:
    return browser.get("/api/lobby")["seeks"]


def test_a_seek_is_seen_taken_and_played(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    anna, ben = browser("Anna"), browser("Ben")
    with connected(client, anna, 1) as first, connected(client, ben, 2) as second:
        second.send(type="watch")
        assert second.until("lobby")["seeks"] == []
        seek = anna.post("/api/seeks", ONE | {"rated": True})["seek"]
        (shown,) = second.until("lobby")["seeks"]
        assert shown["player"] == {
            "name": "Anna", "kind": "person", "level": None, "rating": 1500, "experience": 0,
        }  # fmt: skip
        assert (shown["id"], shown["mine"], shown["open"]) == (seek, False, True)
        assert [one["mine"] for one in seeks(anna)] == [True]
        found = ben.post(f"/api/seeks/{seek}/take")
        started = first.until("started")
        assert (started["table"], started["seek"]) == (found["table"], seek)
        assert second.until("lobby")["seeks"] == []
        sides = sorted(((first, started["seat"]), (second, found["seat"])), key=lambda one: one[1])
        for side, seat in sides:
            side.join(found["table"], seat)
        white, black = sides[0][0], sides[1][0]
        begin(white, black)
        play_out(white, black)
        assert white.events == black.events
        assert white.until("settled")["table"] == found["table"]
    result = ben.get(f"/api/tables/{found['table']}/result")
    assert sorted((result["white"], result["black"])) == ["Anna", "Ben"]
    changes = sorted(side["change"] for side in result["arithmetic"]["sides"])
    assert changes == [-10, 10]
    winner = (result["white"], result["black"])[result["winner"]]
    assert ben.get(f"/api/players/{winner}")["rating"] == 1510
    proof = anna.get(f"/api/tables/{found['table']}/proof")
    assert proof["seed"] is not None
    assert proof["computer"] == [False, False]
    assert None not in proof["commitments"]


def test_two_who_take_a_seek_at_once_do_not_both_get_it(browser: Callable[..., Browser]) -> None:
    owner = browser()
    takers: list[Browser] = [browser() for _ in range(4)]
    seek = owner.post("/api/seeks", ONE)["seek"]

    def take(taker: Browser) -> int:
        return taker.ask("POST", f"/api/seeks/{seek}/take", {}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(take, takers)) == [201, 404, 404, 404]


def test_who_looks_for_what_somebody_offers_gets_it(browser: Callable[..., Browser]) -> None:
    waiting, late = browser(), browser()
    rules = {"rules": {"length": 9}, "clock": {}}
    waiting.post("/api/seeks", rules)
    assert late.post("/api/seeks", rules | {"rules": {"length": 10}})["table"] is None
    assert late.post("/api/seeks", rules)["table"] is not None


def test_a_range_of_ratings_bounds_who_may_take(browser: Callable[..., Browser]) -> None:
    owner, other = browser(), browser()
    seek = owner.post("/api/seeks", ONE | {"low": 1600})["seek"]
    assert [one["open"] for one in seeks(other) if one["id"] == seek] == [False]
    assert other.refused("POST", f"/api/seeks/{seek}/take", {}) == "seek-range"
    for bad in ({"low": 5, "high": 4}, {"low": -1}, {"high": 10**6}):
        assert owner.refused("POST", "/api/seeks", ONE | bad) == "seek-range"
    seek = owner.post("/api/seeks", ONE | {"low": 1400, "high": 1500})["seek"]
    assert other.post(f"/api/seeks/{seek}/take")["table"]


def test_a_challenge_is_for_one_alone_and_can_be_declined(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    celia, dora, eve = browser("Celia"), browser("Dora"), browser()
    assert celia.refused("POST", "/api/seeks", ONE | {"to": "Nobody"}) == "player-unknown"
    assert celia.refused("POST", "/api/seeks", ONE | {"to": "celia"}) == "seek-own"
    seek = celia.post("/api/seeks", ONE | {"to": "dora"})["seek"]
    assert seek in [one["id"] for one in seeks(dora)]
    assert seek not in [one["id"] for one in seeks(eve)]
    assert eve.refused("POST", f"/api/seeks/{seek}/take", {}) == "seek-gone"
    assert eve.refused("DELETE", f"/api/seeks/{seek}") == "seek-gone"
    with connected(client, celia) as socket:
        assert dora.ask("DELETE", f"/api/seeks/{seek}").status_code == 204
        assert socket.until("declined")["seek"] == seek
    seek = celia.post("/api/seeks", ONE | {"to": "Dora"})["seek"]
    assert dora.post(f"/api/seeks/{seek}/take")["table"]


def test_a_rematch_needs_both_and_a_match_that_is_over(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    fanni, gabor, eve = browser(), browser(), browser()
    seek = fanni.post("/api/seeks", QUICK)["seek"]
    found = gabor.post(f"/api/seeks/{seek}/take")
    path = f"/api/tables/{found['table']}/rematch"
    assert gabor.refused("POST", path, {}) == "no-rematch"
    with connected(client, fanni, 3) as first, connected(client, gabor, 4) as second:
        first.join(found["table"], 1 - found["seat"])
        second.join(found["table"], found["seat"])
        sides = (first, second) if found["seat"] == 1 else (second, first)
        begin(*sides)
        play_out(*sides)
        assert eve.refused("POST", path, {}) == "no-rematch"
        assert fanni.post(path)["table"] is None
        table = gabor.post(path)["table"]
        assert first.until("started")["table"] == table
        assert table != found["table"]


def test_bots_of_every_level_sit_in_the_lobby(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    guest = browser()
    bots = guest.get("/api/lobby")["bots"]
    assert [bot["level"] for bot in bots] == [one["id"] for one in guest.get("/api/levels")]
    found = guest.post("/api/lobby/bots/pip-count", QUICK)
    with connected(client, guest, 5) as socket:
        socket.join(found["table"], found["seat"])
        socket.seal()
        socket.reveal()
        socket.ready()
        while socket.state["phase"] != "match-over":
            if not socket.step():
                socket.receive()
        proof = guest.get(f"/api/tables/{found['table']}/proof")
        assert proof["computer"][1 - found["seat"]] is True
    assert guest.refused("POST", "/api/lobby/bots/grandmaster", ONE) == "level-unknown"
    rated = ONE | {"rated": True}
    assert guest.refused("POST", "/api/lobby/bots/pip-count", rated) == "rated-needs-account"


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"rules": {"length": 26}, "clock": {}}, "seek-length"),
        ({"rules": {"length": 0}, "clock": {}}, "length-value"),
        ({"rules": {}, "clock": {}, "rated": True}, "rated-needs-standard"),
        ({"rules": {"length": 3, "variant": "nackgammon"}, "clock": {}, "rated": True},
         "rated-needs-standard"),
        ({"rules": {"length": 3}, "clock": {}, "rated": True}, "rated-needs-clock"),
        ({"rules": {"length": 3}, "clock": {"kind": "correspondence", "reserve": 5}},
         "clock-correspondence"),
        ({"rules": {"length": 3}, "clock": {"kind": "correspondence", "delay": 60_000}},
         "clock-correspondence"),
        ({"rules": {"length": 3}}, "message-form"),
    ],
)  # fmt: skip
def test_what_cannot_be_offered(
    client: TestClient[Litestar], asked: dict[str, Any], code: str
) -> None:
    person = Browser(client)
    person.sign_up(f"P{abs(hash(str(asked))) % 10**9}")
    assert person.refused("POST", "/api/seeks", asked) == code


def test_a_guest_plays_unrated_and_nobody_without_a_session(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    assert Browser(client).refused("POST", "/api/seeks", ONE) == "session-needed"
    guest, jan = browser(), browser("Jan")
    assert guest.refused("POST", "/api/seeks", ONE | {"rated": True}) == "rated-needs-account"
    seek = jan.post("/api/seeks", ONE | {"rated": True})["seek"]
    assert guest.refused("POST", f"/api/seeks/{seek}/take", {}) == "rated-needs-account"
    for _ in range(4):
        jan.post("/api/seeks", {"rules": {"length": 17}, "clock": {}})
    assert jan.refused("POST", "/api/seeks", ONE) == "too-many-seeks"


def test_blocked_players_do_not_meet(browser: Callable[..., Browser]) -> None:
    karel, lena = browser("Karel"), browser("Lena")
    seek = karel.post("/api/seeks", ONE | {"low": 1, "high": 4000})["seek"]
    assert seek in [one["id"] for one in seeks(lena)]
    block = {"name": "Karel", "kind": "block"}
    assert lena.ask("POST", "/api/account/relations", block).status_code == 204
    assert seek not in [one["id"] for one in seeks(lena)]
    assert lena.refused("POST", f"/api/seeks/{seek}/take", {}) == "player-apart"
    assert karel.refused("POST", "/api/seeks", ONE | {"to": "Lena"}) == "player-apart"
    assert lena.get("/api/account/relations") == [block]
    assert lena.ask("POST", "/api/account/relations/remove", block).status_code == 204
    assert lena.post(f"/api/seeks/{seek}/take")["table"]


def test_a_rated_invitation_is_for_accounts(browser: Callable[..., Browser]) -> None:
    mia, guest, nora = browser("Mia"), browser(), browser("Nora")
    body = ONE | {"seats": [{"name": "Mia"}, {"kind": "open"}], "rated": True}
    assert guest.refused("POST", "/api/tables", body) == "rated-needs-account"
    table = mia.post("/api/tables", body)["table"]
    path = f"/api/tables/{table}/seats/1"
    assert guest.refused("POST", path, {"name": "x"}) == "rated-needs-account"
    assert mia.refused("POST", path, {"name": "Mia"}) == "rated-needs-two"
    assert nora.post(path, {"name": "Nora"})["seat"] == 1
    state = mia.get(f"/api/tables/{table}")
    assert state["sealing"]["commitments"] == [None, None]
    assert [seat["account"] for seat in state["seats"]] == ["person", "person"]


def test_a_page_of_the_other_side_is_sent_no_turn_graph(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    one, two, eve = browser(), browser(), browser()
    seek = one.post("/api/seeks", QUICK)["seek"]
    found = two.post(f"/api/seeks/{seek}/take")
    with (
        connected(client, one, 6) as first,
        connected(client, two, 7) as second,
        connected(client, eve, 8) as watcher,
    ):
        first.join(found["table"], 1 - found["seat"])
        second.join(found["table"], found["seat"])
        watcher.join(found["table"])
        sides: tuple[Sitting, Sitting] = (first, second) if found["seat"] else (second, first)
        begin(*sides)
        play_out(*sides)
        while watcher.state["phase"] != "match-over":
            watcher.receive()
        for side in (first, second, watcher):
            states = [m["state"] for m in side.heard if m["type"] in ("joined", "happened")]
            for state in states:
                if state["graph"] is not None:
                    assert side is not watcher
                    assert state["on_roll"] == side.seat
                assert state["phase"] == "match-over" or state["dice_source"]["seed"] is None
        assert watcher.events == first.events
        assert watcher.refusal(
            type="act", table=found["table"], number=0, action={"do": "roll", "seat": 0}
        ) == "not-your-seat"  # fmt: skip


def test_who_is_challenged_is_told_wherever_they_are(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    wanda, xenia = browser("Wanda"), browser("Xenia")
    with connected(client, xenia, 1) as socket:
        socket.send(type="watch", on=False)
        seek = wanda.post("/api/seeks", ONE | {"to": "xenia"})["seek"]
        told = socket.until("challenged")
        assert (told["seek"], told["name"], told["rematch"]) == (seek, "Wanda", None)
        wanda.ask("DELETE", f"/api/seeks/{seek}")
        assert socket.until("declined")["seek"] == seek


def test_matches_that_go_on_are_listed_with_whose_turn_it_is(
    client: TestClient[Litestar], browser: Callable[..., Browser]
) -> None:
    yana, zara, guest = browser("Yana"), browser("Zara"), browser()
    slow = {"kind": "correspondence", "reserve": 0, "delay": 2 * 86_400_000}
    asked: dict[str, Any] = {"rules": {"length": 3}, "clock": slow, "to": "Zara"}
    seek = yana.post("/api/seeks", asked)["seek"]
    found = zara.post(f"/api/seeks/{seek}/take")
    table = found["table"]
    assert guest.get("/api/account/going") == []
    people = (zara, yana) if found["seat"] == 0 else (yana, zara)
    with connected(client, people[0], 1) as white, connected(client, people[1], 2) as black:
        white.join(table, 0)
        black.join(table, 1)
        begin(white, black)
        sides = (white, black)
        while (turn := white.state["to_act"]) is None:
            white.act({"do": "roll", "seat": 0})
        games = [one.get("/api/account/going") for one in people]
        assert [game["your_turn"] for (game,) in games] == [turn == 0, turn == 1]
        (game,) = games[turn]
        assert (game["table"], game["score"], game["rules"]["length"]) == (table, [0, 0], 3)
        assert game["opponent"] == ("Yana", "Zara")[people[turn] is yana]
        assert 0 < game["left"] <= 2 * 86_400_000
        loser, winner = sides if turn == 0 else sides[::-1]
        while loser.state["phase"] != "match-over":
            for side in sides:
                while side.state["events"] < max(one.state["events"] for one in sides):
                    side.receive()
            if "accept" in winner.state["legal"][winner.seat]:
                winner.act({"do": "accept", "seat": winner.seat})
            elif "resign" in loser.state["legal"][loser.seat]:
                loser.act({"do": "resign", "seat": loser.seat, "n": 3})
            elif not loser.step():
                winner.step()
    assert [one.get("/api/account/going") for one in people] == [[], []]
