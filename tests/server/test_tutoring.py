"""The tutor at a table, and cards of a review: asked, judged and planned over HTTP."""

from __future__ import annotations

import io
import time
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from fivepoint.rules.record_json import write_record
from fivepoint.server.app import ServerSettings, make_app
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

NOW = 1_800_000_000_000


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path_factory.mktemp("tutoring")
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{folder}/db.sqlite", folder, 10_000))
    with TestClient(app) as running:
        yield running


@pytest.fixture(scope="module")
def cards_path(client: TestClient[Litestar]) -> str:
    """The address of the cards of an analysed match."""
    record = write_record(played_match()).encode()
    review = client.post("/api/reviews", content=record).json()["id"]
    path = f"/api/reviews/{review}/analysis/club"
    assert client.get(f"{path}/cards").json()["code"] == "analysis-unknown"
    client.post(f"/api/reviews/{review}/analysis", json={"level": "club"})
    for _ in range(600):
        if client.get(path).json()["state"] == "done":
            return f"{path}/cards"
        time.sleep(0.1)
    raise AssertionError


def test_a_second_look(client: TestClient[Litestar]) -> None:
    seats: dict[str, Any] = {"seats": [{}, {}], "rules": {}, "clock": {}, "dice": "typed"}
    made = client.post("/api/tables", json=seats).json()
    path, (key, other) = f"/api/tables/{made['table']}/second-look", made["keys"]
    bad = {"do": "play", "seat": 0, "steps": [[6, 3, 3], [3, 2, 1]]}
    good = {"do": "play", "seat": 0, "steps": [[8, 5, 3], [6, 5, 1]]}
    assert ask(client, path, key, bad)["code"] == "not-your-decision"
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "join", "table": made["table"], "keys": made["keys"]})
        socket.receive_json()
        opening = {"do": "roll", "seat": 0, "dice": [3, 1]}
        socket.send_json({"type": "act", "table": made["table"], "number": 0, "action": opening})
        socket.receive_json()
        warned = ask(client, path, key, bad)
        assert warned["warn"]
        assert warned["loss"] >= 0.08
        assert warned["reasons"]
        card = warned.pop("card")
        assert "8/5" not in str(warned)
        assert (card["kind"], card["best"]) == ("play", "8/5 6/5")
        answer = {"card": card["card"], "answer": "8/5 6/5", "at": NOW}
        assert client.post("/api/cards/answer", json=answer).json()["rating"] == "good"
        assert ask(client, path, key, good)["warn"] is False
        assert not ask(client, path, key, bad, least=5)["warn"]
        assert ask(client, path, other, bad)["code"] == "not-your-seat"
        impossible = {"do": "play", "seat": 0, "steps": [[1, 0, 1]]}
        assert "code" in ask(client, path, key, impossible)


def ask(
    client: TestClient[Litestar], path: str, key: str, action: dict[str, Any], **more: Any
) -> dict[str, Any]:
    answer: dict[str, Any] = client.post(path, json={"key": key, "action": action, **more}).json()
    return answer


def test_cards_are_judged_and_planned(client: TestClient[Litestar], cards_path: str) -> None:
    cards = client.get(cards_path, params={"least": 0.02}).json()
    assert len(cards) > 5
    assert len(client.get(cards_path, params={"least": 0.02, "seat": 0}).json()) < len(cards)
    card = next(card for card in cards if card["kind"] == "play")
    asked: dict[str, Any] = {"card": card["card"], "answer": card["best"], "at": NOW}
    first = client.post("/api/cards/answer", json=asked).json()
    assert (first["rating"], first["loss"]) == ("good", 0)
    second = client.post(
        "/api/cards/answer",
        json=asked | {"schedule": first["schedule"], "at": first["due"]},
    ).json()
    assert second["due"] - first["due"] > 86_400_000
    assert second["schedule"]["reviews"] == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"card": {}}, "deck-form"),
        ({"answer": "nonsense"}, "unreadable"),
        ({"schedule": {"due": -1}}, "card-schedule"),
    ],
)
def test_refused(
    client: TestClient[Litestar], cards_path: str, change: dict[str, Any], code: str
) -> None:
    card = client.get(cards_path, params={"least": 0.02}).json()[0]
    asked = {"card": card["card"], "answer": card["best"], "at": NOW} | change
    assert client.post("/api/cards/answer", json=asked).json()["code"] == code


def test_cards_for_anki(client: TestClient[Litestar], cards_path: str) -> None:
    cards = [card["card"] for card in client.get(cards_path, params={"least": 0.02}).json()]
    for answer in (
        client.get(f"{cards_path}/anki", params={"lang": "hu"}),
        client.post("/api/cards/anki", json={"cards": cards}),
    ):
        assert answer.status_code == 200
        with zipfile.ZipFile(io.BytesIO(answer.content)) as package:
            assert "collection.anki2" in package.namelist()
    nothing: list[dict[str, str]] = [{}]
    assert client.post("/api/cards/anki", json={"cards": nothing}).json()["code"] == "deck-form"
    assert client.post("/api/cards/anki", json={"cards": []}).status_code == 400
