"""What goes over HTTP: making tables, refusals, headers, the pages, the description."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from fivepoint import Position, TurnGraph, __version__
from fivepoint.engine.levels import LEVELS
from fivepoint.engine.netfile import default_nets
from fivepoint.server.app import ServerSettings, make_app
from fivepoint.server.database import Database
from fivepoint.server.refusals import SECURITY_HEADERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar

ROOT = Path(__file__).parents[2]
START = list(Position.start().board)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path_factory.mktemp("http")
    bundle = folder / "bundle"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<!doctype html><title>Fivepoint</title>")
    (bundle / "assets" / "app-1234.js").write_text("export {}")
    (folder / "secret.txt").write_text("secret")
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{folder}/db.sqlite", bundle, 10_000))
    with TestClient(app) as running:
        yield running


def new_table(**more: Any) -> dict[str, Any]:
    asked: dict[str, Any] = {"rules": {}, "clock": {}}
    asked["seats"] = [{}, {"kind": "computer", "level": "pip-count"}]
    return asked | more


def test_every_answer_carries_the_security_headers(client: TestClient[Litestar]) -> None:
    for path in ("/", "/api/levels", "/api/tables/none", "/assets/app-1234.js", "/x.js"):
        answer = client.get(path)
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value, path
    assert "unsafe-inline" not in SECURITY_HEADERS["content-security-policy"].split("style-src")[0]


def test_the_pages_of_the_web_app(client: TestClient[Litestar]) -> None:
    for path in ("/", "/game/abc", "/rules/moving", "/index.html"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "Fivepoint" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    asset = client.get("/assets/app-1234.js")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    assert client.get("/missing.js").json()["code"] == "not-found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"]
)
def test_no_file_outside_the_bundle_is_served(client: TestClient[Litestar], path: str) -> None:
    assert "secret" not in client.get(path).text
    assert "root:" not in client.get(path).text


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/" + "a" * 300, "/" + "a" * 5_000])
def test_what_can_be_no_file_is_not_found(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404
    assert client.get(path).json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (OperationalError("SELECT", {}, Exception("full")), 503, "not-kept"),
        (DBAPIError("SELECT", {}, Exception("gone")), 503, "not-kept"),
        (PoolTimeout("all connections are in use"), 503, "not-kept"),
        (ConnectionRefusedError("no database"), 503, "not-kept"),
        (IntegrityError("INSERT", {}, Exception("twice")), 500, "server-failed"),
        (ProgrammingError("SELEC", {}, Exception("what?")), 500, "server-failed"),
    ],
)
def test_a_database_that_does_not_answer_is_no_mistake_of_the_server(
    error: Exception,
    status: int,
    code: str,
    client: TestClient[Litestar],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(_database: object, *_statement: object) -> None:
        raise error

    monkeypatch.setattr(Database, "first", fail)
    answer = client.get("/api/players/anna")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert "SELEC" not in answer.text


def test_without_a_bundle_the_reason_is_told(tmp_path: Path) -> None:
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{tmp_path}/db", tmp_path / "nothing"))
    with TestClient(app) as client:
        answer = client.get("/")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-web-app"


def test_levels_with_their_measured_ratings_and_health(client: TestClient[Litestar]) -> None:
    found = {level["id"]: level["pr"] for level in client.get("/api/levels").json()}
    assert tuple(found) == LEVELS
    recorded = json.loads((ROOT / "benchmarks/results/levels.json").read_text())
    measured = {name: round(figures["pr"], 1) for name, figures in recorded.items()}
    assert found == {name: measured.get(name) or None for name in LEVELS}
    assert found["champion"] is None  # its judge sees no further, which is no flawless play
    assert found["club"] is not None
    assert client.get("/api/health").json()["status"] == "ok"
    nets = default_nets()
    here = {"version": __version__, "nets": nets.digest, "trained": nets.provenance["date"]}
    assert client.get("/api/about").json() == here


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (new_table(rules={"length": 0}), "length-value"),
        (new_table(rules={"length": 3, "jacoby": True}), "money-only"),
        (new_table(rules={"variant": "chess"}), "unknown-variant"),
        (new_table(rules={"max_cube": 3}), "cap-value"),
        (new_table(rules={"length": "three"}), "message-form"),
        (new_table(rules={"colour": "red"}), "message-form"),
        (new_table(rules={"length": "3"}), "message-form"),
        (new_table(rules={"jacoby": 0}), "message-form"),
        (new_table(clock={"kind": "delay", "reserve": 0}), "clock-value"),
        (new_table(clock={"kind": "delay", "reserve": 10**15}), "clock-value"),
        (new_table(seats=[{}]), "message-form"),
        (new_table(seats=[{"kind": "computer"}, {}]), "level-unknown"),
        (new_table(seats=[{"kind": "computer", "level": "god"}, {}]), "level-unknown"),
        (new_table(seats=[{"name": "x" * 100}, {}]), "seat-name"),
        (new_table(seats=[{"name": "a\u202eb"}, {}]), "seat-name"),
        (new_table(seats=[{}, {"kind": "open"}], dice="typed"), "typed-dice-online"),
        (new_table(secrets=["xyz", None]), "proof-secret"),
        (new_table(seal="0000000000000000"), "seal-unknown"),
        ({}, "message-form"),
        ([], "message-form"),
        (None, "message-form"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    client: TestClient[Litestar], body: Any, code: str
) -> None:
    answer = client.post("/api/tables", json=body, headers={"accept-language": "pl,en"})
    assert answer.status_code == (400 if code == "message-form" else 409)
    assert answer.json()["code"] == code
    assert answer.json()["text"]


@pytest.mark.parametrize(
    ("content", "status"),
    [(b"", 400), (b"{", 400), (b"\xff\xfe", 400), (b"[" * 10_000, 400), (b" " * 100_000, 413)],
)
def test_a_body_that_is_none_is_refused(
    client: TestClient[Litestar], content: bytes, status: int
) -> None:
    answer = client.post(
        "/api/tables", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    assert answer.json()["text"]


def test_what_is_not_there_is_not_found(client: TestClient[Litestar]) -> None:
    for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/api/tables/nothing/proof"):
        answer = client.get(path, headers={"accept-language": "hu"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "table-unknown"
    assert client.get("/api/tables/../x").status_code in (200, 404)
    assert client.post("/api/tables/nothing/seats/5", json={}).status_code == 400
    assert client.delete("/api/tables").status_code == 405


def test_the_graph_of_any_position(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/graph", json={"board": START, "dice": [3, 1]})
    assert answer.status_code == 200
    assert answer.json()["results"] == 16
    assert answer.json()["nodes"] == TurnGraph(Position.start(), (3, 1)).nodes
    for body, code in (
        ({"board": START, "dice": [7, 1]}, "bad-dice"),
        ({"board": [0] * 25, "dice": [1, 1]}, "wrong-length"),
        ({"board": [9] * 26, "dice": [1, 1]}, "several-faults"),
        ({"board": [10**400] * 26, "dice": [1, 1]}, "several-faults"),
        ({"board": START, "dice": [1, 1], "men": 99}, "men-out-of-range"),
    ):
        refused = client.post("/api/graph", json=body)
        assert refused.status_code == 409, body
        assert refused.json()["code"] == code


def test_a_proof_of_typed_dice_does_not_exist(client: TestClient[Litestar]) -> None:
    made = client.post("/api/tables", json=new_table(dice="typed")).json()
    assert client.get(f"/api/tables/{made['table']}/proof").json()["code"] == "no-proof"


def test_a_spectator_sees_no_key_and_no_seed(client: TestClient[Litestar]) -> None:
    made = client.post("/api/tables", json=new_table()).json()
    seen = client.get(f"/api/tables/{made['table']}")
    assert made["keys"][0] not in seen.text
    assert seen.json()["dice_source"]["seed"] is None
    assert seen.json()["legal"] == [[], []]


def test_a_hint_is_for_the_seat_that_decides(client: TestClient[Litestar]) -> None:
    made = client.post("/api/tables", json=new_table(seats=[{}, {}], dice="typed")).json()
    path = f"/api/tables/{made['table']}"
    key = made["keys"][0]
    assert client.post(f"{path}/hint", json={"key": key}).json()["code"] == "not-your-decision"
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "join", "table": made["table"], "keys": made["keys"]})
        socket.receive_json()
        opening = {"do": "roll", "seat": 0, "dice": [3, 1]}
        socket.send_json({"type": "act", "table": made["table"], "number": 0, "action": opening})
        graph = socket.receive_json()["state"]["graph"]
        answer = client.post(f"{path}/hint", json={"key": key})
        assert answer.status_code == 200, answer.text
        plays = answer.json()["plays"]
        assert len(plays) == 5
        assert plays[0]["loss"] == 0
        assert all(step in graph[0] for step in (play["steps"][0] for play in plays))
        assert [step[:2] for step in plays[0]["steps"]] in ([[8, 5], [6, 5]], [[6, 5], [8, 5]])
        other = client.post(f"{path}/hint", json={"key": made["keys"][1]})
        assert other.json()["code"] == "not-your-decision"
        steps = [[s[0], s[1], s[3]] for s in plays[0]["steps"]]
        turn = {"do": "play", "seat": 0, "steps": steps}
        socket.send_json({"type": "act", "table": made["table"], "number": 1, "action": turn})
        socket.receive_json()
        cube = client.post(f"{path}/hint", json={"key": made["keys"][1]}).json()["cube"]
        assert cube["action"] == "no double"
        assert cube["double_drop"] == 1
    assert client.post(f"{path}/hint", json={"key": "x"}).json()["code"] == "not-your-seat"


def test_too_many_tables_at_once_are_refused(tmp_path: Path) -> None:
    settings = ServerSettings(f"sqlite+aiosqlite:///{tmp_path}/db", requests=3)
    with TestClient(make_app(settings)) as client:
        codes = [client.post("/api/seals").status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]


def test_the_description_names_every_route(client: TestClient[Litestar]) -> None:
    described = client.get("/schema/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    for path in ("/api/tables", "/api/tables/{table}", "/api/seals", "/api/graph", "/api/levels"):
        assert path in described["paths"]
    schemas = described["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    seats = schemas["NewTable"]["properties"]["seats"]
    assert (seats["minItems"], seats["maxItems"]) == (2, 2)


def test_a_second_server_on_the_same_port_is_refused(server: Any) -> None:
    import subprocess
    import sys

    answer = subprocess.run(
        [sys.executable, "-c", "from fivepoint.cli import main; main()", "serve", "--port",
         str(server.port), "--lang", "en"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert answer.returncode == 1
    assert str(server.port) in answer.stderr
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_a_fault_of_the_server_is_logged_and_told_without_its_details(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_name: str) -> bool:
        raise ZeroDivisionError("the secret inside")

    monkeypatch.setattr("fivepoint.server.app.plays_hypergammon_by", broken)
    answer = client.get("/api/levels", headers={"accept-language": "pl"})
    assert answer.status_code == 500
    assert answer.json()["code"] == "server-failed"
    assert answer.json()["text"].startswith("Serwer")
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "the secret inside" in caplog.text
    assert "/api/levels" in caplog.text
