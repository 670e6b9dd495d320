"""Statistics over time: judged on demand, kept, added up, and made anew by one command."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from fivepoint.analysis.summary import LEAST_FOR_PR
from fivepoint.cli.dispatch import run
from fivepoint.rules.record_json import write_record
from fivepoint.server.app import ServerSettings, make_app
from fivepoint.study.history import Played, course
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

PATIENCE = 120


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("statistics")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient[Litestar]]:
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{folder}/db.sqlite", folder, 10_000))
    with TestClient(app) as running:
        yield running


@pytest.fixture(scope="module")
def matches(client: TestClient[Litestar]) -> list[dict[str, Any]]:
    """Two files and one table, Anna's or White's side of each."""
    files = [
        client.post("/api/reviews", content=write_record(played_match(seed=seed)).encode()).json()
        for seed in (1, 2)
    ]
    sides = [{"kind": "review", "id": file["id"], "seat": 0} for file in files]
    return [*sides, {"kind": "table", "id": finished_game(client), "seat": 0}]


def finished_game(client: TestClient[Litestar]) -> str:
    """A table against the computer that begins one play before its end."""
    board = [0, 1, *[0] * 17, -3, -4, -7, *[0] * 4]
    setup = {"board": board, "men": 15, "dice": [2, 1]}
    seats = [{"kind": "person"}, {"kind": "computer", "level": "pip-count"}]
    asked = {
        "seats": seats,
        "rules": {"length": 1},
        "clock": {},
        "start": {"do": "set", "seat": 0, "setup": setup},
    }
    made = client.post("/api/tables", json=asked).json()
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "join", "table": made["table"], "keys": made["keys"][:1]})
        assert socket.receive_json()["state"]["board"] == board
        play = {"do": "play", "seat": 0, "steps": [[1, 0, 2]]}
        socket.send_json({"type": "act", "table": made["table"], "number": 1, "action": play})
        while socket.receive_json()["type"] != "happened":
            pass
    return made["table"]


def asked(
    client: TestClient[Litestar], sides: list[dict[str, Any]], *, judge: bool = True
) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while True:
        answer = client.post("/api/statistics", json={"matches": sides, "judge": judge})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        if told["waiting"] == 0 or not judge:
            return told
        assert time.monotonic() < until
        time.sleep(0.05)


def test_matches_are_judged_when_asked_for(
    client: TestClient[Litestar], matches: list[dict[str, Any]]
) -> None:
    before = asked(client, matches, judge=False)
    assert (before["waiting"], before["matches"]) == (3, [])
    told = asked(client, matches)
    assert (told["waiting"], told["unjudged"]) == (0, 0)
    assert told["whole"]["matches"] == 3
    assert set(told["levels"]) == {"person", "pip-count"}
    assert set(told["opponents"]) == {"Béla", "pip-count"}
    assert sum(one["counted"] for one in told["matches"]) == told["whole"]["counted"]
    other = asked(client, [{**side, "seat": 1} for side in matches])
    assert other["whole"]["net_luck"] == pytest.approx(-told["whole"]["net_luck"])
    assert other["whole"]["won"] == told["whole"]["lost"]


def test_pr_is_shown_from_fifty_decisions_on(
    client: TestClient[Litestar], matches: list[dict[str, Any]]
) -> None:
    told = asked(client, matches)
    for match in told["matches"]:
        assert (match["pr"] is None) == (match["counted"] < LEAST_FOR_PR)
    for group in (told["whole"], *told["levels"].values()):
        assert group["pr_shown"] == (group["counted"] >= LEAST_FOR_PR)


def test_the_latest_matches_that_make_up_a_pr() -> None:
    row = Played("m", "", "", "", None, 1, 1.0, 30, 3.0, 0.0, 0.0, 0.0)
    found = course([row, row, replace(row, counted=60, checker=0.6), row])
    assert [latest.counted for _, latest in found] == [30, 60, 60, 90]
    assert found[2][1].pr == pytest.approx(500 * 0.6 / 60)


def test_what_there_is_not_is_left_out(client: TestClient[Litestar]) -> None:
    none = [{"kind": "table", "id": "nosuch", "seat": 0}, {"kind": "review", "id": "x", "seat": 1}]
    told = asked(client, none)
    assert (told["waiting"], told["whole"]["matches"], told["matches"]) == (0, 0, [])
    body = {"matches": [{"kind": "table", "id": "../x", "seat": 0}]}
    assert client.post("/api/statistics", json=body).status_code == 400


def test_a_game_that_goes_on_is_no_match_yet(client: TestClient[Litestar]) -> None:
    seats = [{"kind": "person"}, {"kind": "computer", "level": "pip-count"}]
    body = {
        "seats": seats,
        "rules": {"length": 1},
        "clock": {},
        "start": {"do": "set", "seat": 0, "setup": {"score": [0, 0]}},
    }
    made = client.post("/api/tables", json=body).json()
    told = asked(client, [{"kind": "table", "id": made["table"], "seat": 0}])
    assert (told["waiting"], told["whole"]["matches"]) == (0, 0)


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ({"do": "roll", "seat": 0}, "start-not-set"),
        ({"do": "set", "seat": 0, "setup": {"board": [0] * 26, "men": 15}}, None),
        ({"do": "set", "seat": 0, "setup": {"cube": 2}}, "set-needs-position"),
        ({"do": "set", "seat": 0, "setup": {"score": [9, 9]}}, None),
    ],
)
def test_what_no_match_can_begin_with(
    client: TestClient[Litestar], start: dict[str, Any], code: str | None
) -> None:
    body = {
        "seats": [{}, {"kind": "computer", "level": "pip-count"}],
        "rules": {"length": 3},
        "clock": {},
        "start": start,
    }
    answer = client.post("/api/tables", json=body)
    assert answer.status_code in (400, 409), answer.text
    if code is not None:
        assert answer.json()["code"] == code
    seats = [{}, {"kind": "open"}]
    setup = {"do": "set", "seat": 0, "setup": {"score": [1, 1]}}
    online = client.post("/api/tables", json={**body, "seats": seats, "start": setup})
    assert online.json()["code"] == "table-not-ready"


def test_one_command_makes_all_figures_anew(
    client: TestClient[Litestar],
    folder: Path,
    matches: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = asked(client, matches)
    words = ["statistics", "--rebuild", "--database", str(folder / "db.sqlite")]
    assert run([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 3
    assert asked(client, matches, judge=False) == told
