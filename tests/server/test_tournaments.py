"""Tournaments over HTTP: byes, rounds, deadlines, the director; and played ones."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, text

from fivepoint.server.tournaments.draw import bracket, circle, next_round
from tests.server.people import Browser, serving
from tests.server.sitting import begin, connected, play_out

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

RULES: dict[str, Any] = {"rules": {"length": 1, "variant": "hypergammon"}, "clock": {}}


@pytest.mark.parametrize("players", range(2, 34))
def test_in_a_bracket_the_highest_meet_last(players: int) -> None:
    pairs = bracket(players)
    places = [place for pair in pairs for place in pair if place is not None]
    assert sorted(places) == list(range(players))
    byes = [one for one, other in pairs if other is None]
    assert sorted(byes) == list(range(len(byes)))
    alive = pairs
    while len(alive) > 1:  # the higher seed always wins
        winners = [one if other is None else min(one, other) for one, other in alive]
        alive = next_round(winners)
    assert set(alive[0]) == {0, 1}


@pytest.mark.parametrize("players", range(2, 20))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    rounds = circle(players)
    met = [tuple(sorted(p for p in pair if p is not None)) for one in rounds for pair in one]
    games = sorted(pair for pair in met if len(pair) == 2)
    assert games == sorted(combinations(range(players), 2))
    for one in rounds:
        seen = [place for pair in one for place in pair if place is not None]
        assert sorted(seen) == list(range(players))


def field(client: TestClient[Litestar], *names: str) -> dict[str, Browser]:
    browsers = {name: Browser(client) for name in names}
    for name, browser in browsers.items():
        browser.sign_up(name)
    return browsers


def open_one(director: Browser, kind: str, entrants: dict[str, Browser]) -> str:
    body = {"name": "Cup <b>", "kind": kind, **RULES}
    name = director.post("/api/tournaments", body)["id"]
    for browser in entrants.values():
        browser.post(f"/api/tournaments/{name}/enter")
    return name


def test_a_knockout_with_a_bye_is_played(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        people = field(client, "Anna", "Ben", "Celia")
        anna = people["Anna"]
        name = open_one(anna, "knockout", people)
        path = f"/api/tournaments/{name}"
        assert people["Ben"].refused("POST", f"{path}/start", {}) == "directors-only"
        info = anna.post(f"{path}/start")
        assert anna.refused("POST", f"{path}/start", {}) == "tournament-started"
        (bye,) = [pair for pair in info["pairings"] if pair["black"] is None]
        assert (bye["winner"], bye["how"]) == (bye["white"], "bye")
        (pair,) = [pair for pair in info["pairings"] if pair["black"] is not None]
        white, black = people[pair["white"]], people[pair["black"]]
        play = f"{path}/boards/1/{pair['board']}/play"
        assert people[bye["white"]].refused("POST", play, {}) == "pairing-not-yours"
        assert white.post(play)["table"] is None
        table = black.post(play)["table"]
        assert white.post(play)["table"] == table
        with connected(client, white, 1) as one, connected(client, black, 2) as other:
            one.join(table, 0)
            other.join(table, 1)
            begin(one, other)
            play_out(one, other)
        while (info := anna.get(path))["round"] == 1:
            pass
        (final,) = [pair for pair in info["pairings"] if pair["round"] == 2]
        boards = f"{path}/boards/2/{final['board']}"
        assert anna.refused("POST", f"{boards}/decide", {"winner": "Nobody"}) == "decision-form"
        later = anna.post(f"{boards}/decide", {"days": 3})
        assert later["pairings"][-1]["deadline"] > final["deadline"]
        info = anna.post(f"{boards}/decide", {"winner": final["white"]})
        assert info["stage"] == "over"
        assert info["standings"][0]["name"] == final["white"]
        assert [line["out"] for line in info["standings"]] == [False, True, True]
        assert anna.refused("POST", f"{path}/cancel", {}) == "tournament-over"


def test_a_round_robin_goes_on_when_somebody_withdraws(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        people = field(client, "Dora", "Emma", "Fanni", "Gabor")
        dora = people["Dora"]
        name = open_one(dora, "round-robin", people)
        path = f"/api/tournaments/{name}"
        info = dora.post(f"{path}/start")
        assert len(info["pairings"]) == 6
        early = next(pair for pair in info["pairings"] if pair["round"] == 3)
        play = f"{path}/boards/3/{early['board']}/play"
        assert people[early["white"]].refused("POST", play, {}) == "pairing-early"
        people["Gabor"].post(f"{path}/leave")
        while (info := dora.get(path))["stage"] == "running":
            for pair in info["pairings"]:
                if pair["round"] == info["round"] and pair["winner"] is None:
                    boards = f"{path}/boards/{pair['round']}/{pair['board']}/decide"
                    dora.post(boards, {"winner": min(pair["white"], pair["black"])})
        wins = {line["name"]: line["wins"] for line in info["standings"]}
        assert wins == {"Dora": 3, "Emma": 2, "Fanni": 1, "Gabor": 0}
        assert [line["rank"] for line in info["standings"]] == [1, 2, 3, 4]


def test_a_deadline_decides_for_who_was_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fivepoint.server.lobby import board

    monkeypatch.setattr(board, "SWEEP_SECONDS", 0.1)
    with serving(tmp_path) as client:
        people = field(client, "Hanna", "Irma")
        hanna = people["Hanna"]
        name = open_one(hanna, "knockout", people)
        path = f"/api/tournaments/{name}"
        info = hanna.post(f"{path}/start")
        pair = info["pairings"][0]
        assert people[pair["black"]].post(f"{path}/boards/1/0/play")["table"] is None
        engine = create_engine(f"sqlite:///{tmp_path}/db.sqlite")
        with engine.begin() as connection:
            connection.execute(text("UPDATE pairings SET deadline = 1"))
        engine.dispose()
        while (info := hanna.get(path))["stage"] == "running":
            pass
        assert (info["pairings"][0]["winner"], info["pairings"][0]["how"]) == (
            pair["black"],
            "deadline",
        )


def test_what_a_tournament_refuses(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        guest, jan = Browser(client), Browser(client)
        guest.post("/api/guests")
        jan.sign_up("Jan")
        body: dict[str, Any] = {"name": "Cup", "kind": "knockout", **RULES}
        assert guest.refused("POST", "/api/tournaments", body) == "account-needed"
        changes: tuple[tuple[dict[str, Any], str], ...] = (
            ({"name": " "}, "tournament-name"),
            ({"days": 0}, "tournament-days"),
            ({"rules": {}}, "tournament-length"),
            ({"kind": "swiss"}, "message-form"),
            ({"rated": True}, "rated-needs-standard"),
        )
        for change, code in changes:
            assert jan.refused("POST", "/api/tournaments", body | change) == code
        name = jan.post("/api/tournaments", body)["id"]
        path = f"/api/tournaments/{name}"
        assert guest.refused("POST", f"{path}/enter", {}) == "account-needed"
        assert jan.refused("POST", f"{path}/start", {}) == "tournament-few"
        assert jan.refused("POST", "/api/tournaments/none/enter", {}) == "tournament-unknown"
        assert jan.refused("POST", f"{path}/boards/1/1/play", {}) == "pairing-unknown"
        assert jan.post(f"{path}/cancel")["stage"] == "cancelled"
        assert [one["id"] for one in guest.get("/api/tournaments")] == [name]


def test_a_reserve_plays_on_for_somebody_and_everybody_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        people = field(client, "Kata", "Laci", "Mari", "Nora")
        kata, nora = people["Kata"], people.pop("Nora")
        name = open_one(kata, "knockout", people)
        path = f"/api/tournaments/{name}"
        with connected(client, people["Laci"], 1) as laci:
            info = kata.post(f"{path}/start")
            assert laci.until("moved")["tournament"] == name
        assert (info["rounds"], info["reserves"]) == (2, [])
        (pair,) = [pair for pair in info["pairings"] if pair["black"] is not None]
        (bye,) = [pair for pair in info["pairings"] if pair["black"] is None]
        swap = {"player": pair["white"], "by": "Nora"}
        assert kata.refused("POST", f"{path}/replace", swap) == "tournament-not-them"
        info = nora.post(f"{path}/enter")
        assert info["reserves"] == ["Nora"]
        assert "Nora" not in info["entrants"]
        assert nora.refused("POST", f"{path}/replace", swap) == "directors-only"
        both = {"player": pair["white"], "by": pair["black"]}
        assert kata.refused("POST", f"{path}/replace", both) == "replace-form"
        done = {"player": bye["white"], "by": "Nora"}
        assert kata.refused("POST", f"{path}/replace", done) == "replace-nothing"

        # Who was ready no longer is once somebody else has the place.
        play = f"{path}/boards/1/{pair['board']}/play"
        with connected(client, people[pair["black"]], 1) as other:
            assert people[pair["white"]].post(play)["table"] is None
            while (told := other.until("moved"))["ready"] is None:
                pass
            assert told["ready"] == pair["white"]
        ready = [one["ready"] for one in kata.get(path)["pairings"]]
        assert ready[pair["board"]] == [True, False]
        info = kata.post(f"{path}/replace", swap)
        assert info["reserves"] == []
        now = info["pairings"][pair["board"]]
        assert (now["white"], now["ready"]) == ("Nora", [False, False])
        out = {line["name"]: line["out"] for line in info["standings"]}
        assert out[pair["white"]]
        assert not out["Nora"]
        assert people[pair["white"]].refused("POST", play, {}) == "pairing-not-yours"
        assert nora.post(play)["table"] is None
        table = people[pair["black"]].post(play)["table"]
        assert table is not None
        again = {"player": "Nora", "by": pair["black"]}
        assert kata.refused("POST", f"{path}/replace", again) == "replace-form"
        late = Browser(client)
        late.sign_up("Olga")
        late.post(f"{path}/enter")
        running = {"player": "Nora", "by": "Olga"}
        assert kata.refused("POST", f"{path}/replace", running) == "replace-playing"


def test_the_director_removes_and_a_score_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        people = field(client, "Piri", "Rezso", "Sari")
        piri = people["Piri"]
        name = open_one(piri, "round-robin", people)
        path = f"/api/tournaments/{name}"
        assert people["Sari"].refused("POST", f"{path}/remove", {"player": "Rezso"}) == (
            "directors-only"
        )
        assert piri.refused("POST", f"{path}/remove", {"player": "Zita"}) == "tournament-not-them"
        assert piri.post(f"{path}/remove", {"player": "Sari"})["entrants"] == ["Piri", "Rezso"]
        assert people["Sari"].refused("POST", f"{path}/leave", {}) == "tournament-not-in"
        people["Sari"].post(f"{path}/enter")
        assert piri.get("/api/tournaments")[0]["entrants"] == 3
        piri.post(f"{path}/start")
        info = piri.post(f"{path}/remove", {"player": "Sari"})
        (pair,) = [
            pair for pair in info["pairings"] if {pair["white"], pair["black"]} == {"Piri", "Rezso"}
        ]
        assert info["round"] == pair["round"]
        play = f"{path}/boards/{pair['round']}/{pair['board']}/play"
        piri.post(play)
        table = people["Rezso"].post(play)["table"]
        white, black = people[pair["white"]], people[pair["black"]]
        with connected(client, white, 1) as one, connected(client, black, 2) as other:
            one.join(table, 0)
            other.join(table, 1)
            begin(one, other)
            play_out(one, other)
        while (info := piri.get(path))["stage"] == "running":
            pass
        (pair,) = [pair for pair in info["pairings"] if pair["table"] is not None]
        won = 0 if pair["winner"] == pair["white"] else 1
        assert pair["score"][won] >= 1
        assert pair["score"][1 - won] == 0
        forfeits = [one["score"] for one in info["pairings"] if one is not pair]
        assert forfeits == [None] * len(forfeits)
        assert people["Sari"].refused("POST", f"{path}/enter", {}) == "tournament-over"


def test_by_correspondence_nobody_need_wait_for_the_other(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        people = field(client, "Tibor", "Ugo")
        tibor = people["Tibor"]
        clock = {"kind": "correspondence", "reserve": 0, "delay": 3 * 86_400_000}
        body = {"name": "Slow", "kind": "knockout", "rules": {"length": 1}, "clock": clock}
        path = f"/api/tournaments/{tibor.post('/api/tournaments', body)['id']}"
        for browser in people.values():
            browser.post(f"{path}/enter")
        tibor.post(f"{path}/start")
        table = tibor.post(f"{path}/boards/1/0/play")["table"]
        assert table is not None
        assert people["Ugo"].post(f"{path}/boards/1/0/play")["table"] == table
        (game,) = tibor.get("/api/account/going")
        assert (game["table"], game["opponent"]) == (table, "Ugo")
