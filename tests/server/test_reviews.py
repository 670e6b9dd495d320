"""Reviews over HTTP: files and tables, analyses with progress, what-ifs, rollouts, exports."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from litestar.testing import TestClient

from fivepoint import Position, TurnGraph, read_record, write_match, write_record
from fivepoint.analysis.analyse import analyse
from fivepoint.analysis.as_json import analysis_json
from fivepoint.server import protocol_reviews as messages
from fivepoint.server.app import ServerSettings, make_app
from fivepoint.server.reviews.kept import LARGEST_FILE
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

START = list(Position.start().board)
MONEY: dict[str, Any] = {"length": None, "cube": 1}
PATIENCE = 60


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path_factory.mktemp("reviews")
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{folder}/db.sqlite", folder, 10_000))
    with TestClient(app) as running:
        yield running


def sent(client: TestClient[Litestar], length: int = 3) -> dict[str, Any]:
    answer = client.post("/api/reviews", content=write_record(played_match(length)).encode())
    assert answer.status_code == 201, answer.text
    return answer.json()


def finished(client: TestClient[Litestar], path: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while True:
        state = client.get(path).json()
        if state["state"] in ("done", "stopped"):
            return state
        assert time.monotonic() < until
        time.sleep(0.02)


def analysed(client: TestClient[Litestar], review: str, level: str = "club") -> str:
    assert client.post(f"/api/reviews/{review}/analysis", json={"level": level}).status_code == 200
    path = f"/api/reviews/{review}/analysis/{level}"
    assert finished(client, path)["state"] == "done"
    return path


def test_the_same_match_has_the_same_address(client: TestClient[Litestar]) -> None:
    review = sent(client)
    assert sent(client)["id"] == review["id"] != sent(client, 1)["id"]
    again = client.get(f"/api/reviews/{review['id']}").json()
    assert again == review
    assert review["players"] == ["Anna", "Béla"]
    assert review["finished"] is True
    assert read_record(msgspec.json.encode(review["record"])) == played_match(3)


def test_any_known_file_is_read_and_its_remarks_are_told(
    client: TestClient[Litestar], tmp_path: Path
) -> None:
    path = tmp_path / "match.mat"
    write_match(played_match(3), path)
    text = path.read_text(encoding="utf-8").replace("Wins", "Wins 40 points; was", 1)
    read = client.post("/api/reviews", content=path.read_bytes()).json()
    assert read["format"] == "mat"
    strange = client.post(
        "/api/reviews", content=text.encode(), headers={"accept-language": "pl"}
    ).json()
    assert strange["remarks"] != []


@pytest.mark.parametrize("content", [b"", b"nothing of the kind", b"\x00" * 5000, b"{}"])
def test_what_is_no_match_file_is_refused(client: TestClient[Litestar], content: bytes) -> None:
    answer = client.post("/api/reviews", content=content)
    assert answer.status_code == 409
    assert answer.json()["code"] == "file-unknown"


def test_giant_files_are_refused(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/reviews", content=b" " * (LARGEST_FILE + 1))
    assert answer.status_code == 413


def test_an_analysis_has_the_figures_of_the_library(client: TestClient[Litestar]) -> None:
    path = analysed(client, sent(client)["id"])
    state = client.get(path).json()
    assert state["share"] == 1
    assert state["version"] >= 1
    told = client.get(f"{path}/report").json()
    assert told == analysis_json(analyse(played_match(3), "club"))
    msgspec.convert(told, messages.ReviewReport, strict=True)


def test_a_stopped_analysis_goes_on(client: TestClient[Litestar]) -> None:
    review = sent(client, 5)["id"]
    path = f"/api/reviews/{review}/analysis/expert"
    client.post(f"/api/reviews/{review}/analysis", json={"level": "expert"})
    assert client.delete(path).status_code == 200
    assert finished(client, path)["state"] in ("stopped", "done")
    analysed(client, review, "expert")
    assert client.get(f"{path}/report").json()["complete"] is True


def test_reports_and_matches_can_be_had_as_files(client: TestClient[Litestar]) -> None:
    review = sent(client)["id"]
    path = analysed(client, review)
    page = client.get(f"{path}/export/html", params={"lang": "hu"})
    assert page.text.startswith("<!DOCTYPE html>")
    assert 'lang="hu"' in page.text
    assert "attachment" in page.headers["content-disposition"]
    assert "Anna" in client.get(f"{path}/export/txt").text
    assert client.get(f"{path}/export/pdf").json()["code"] == "export-unknown"
    for form in ("json", "mat", "txt", "sgf"):
        content = client.get(f"/api/reviews/{review}/export/{form}").content
        assert client.post("/api/reviews", content=content).json()["score"] == list(
            played_match(3).match.score
        )
    assert client.get(f"/api/reviews/{review}/export/doc").status_code == 404


def test_a_comment_makes_a_review_of_its_own(client: TestClient[Litestar]) -> None:
    review = sent(client)
    commented = client.post(
        f"/api/reviews/{review['id']}/comments", json={"number": 1, "text": "Why?"}
    ).json()
    assert commented["id"] != review["id"]
    assert commented["record"]["actions"][1]["comment"] == "Why?"
    path = analysed(client, commented["id"])
    told = client.get(f"{path}/report").json()["decisions"]
    assert [decision["comment"] for decision in told if decision["number"] == 1] == ["Why?"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/reviews/none",
        "/api/reviews/none/export/mat",
        "/api/reviews/none/analysis/master",
        "/api/reviews/none/analysis/master/report",
        "/api/rollouts/none",
    ],
)
def test_what_is_not_there_is_said(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_levels_must_be_known(client: TestClient[Litestar]) -> None:
    review = sent(client)["id"]
    answer = client.post(f"/api/reviews/{review}/analysis", json={"level": "guru"})
    assert answer.json()["code"] == "level-unknown"


def test_a_table_is_reviewed_once_a_game_is_over(client: TestClient[Litestar]) -> None:
    asked: dict[str, Any] = {"seats": [{}, {}], "rules": {"games": 1}, "clock": {}}
    table = client.post("/api/tables", json=asked).json()["table"]
    answer = client.post(f"/api/tables/{table}/review")
    assert answer.json()["code"] == "review-too-early"
    assert client.post("/api/tables/nowhere/review").status_code == 404


def test_sides_without_a_name_are_called_by_what_they_are(client: TestClient[Litestar]) -> None:
    seats: list[dict[str, Any]] = [{}, {"kind": "computer", "level": "pip-count"}]
    rules = {"games": 1, "cube": False}
    asked: dict[str, Any] = {"seats": seats, "rules": rules, "clock": {}, "dice": "typed"}
    made = client.post("/api/tables", json=asked).json()
    board = [0, 1, *[0] * 16, -3, -4, -8, *[0] * 5]
    setup = {"board": board, "men": 15, "dice": [2, 1]}
    actions: list[dict[str, Any]] = [
        {"do": "set", "seat": 0, "setup": setup},
        {"do": "play", "seat": 0, "steps": [[1, 0, 2]]},
    ]
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "join", "table": made["table"], "keys": [made["keys"][0]]})
        socket.receive_json()
        for number, action in enumerate(actions):
            act = {"type": "act", "table": made["table"], "number": number, "action": action}
            socket.send_json(act)
            assert socket.receive_json()["type"] == "happened"
    review = client.post(f"/api/tables/{made['table']}/review").json()
    assert (review["players"], review["levels"]) == (["", ""], [None, "pip-count"])
    assert review["mine"] == [False, False]
    path = analysed(client, review["id"])
    for form in (f"/api/reviews/{review['id']}/export/mat", f"{path}/export/txt"):
        mine = client.get(form, params={"own": "0"}).text
        assert "You" in mine
        assert "Computer (Pip count)" in mine
        others = client.get(form, params={"lang": "pl"}).text
        assert "Białe" in others
        assert "Komputer (" in others
        assert "Player 1" not in mine + others


def judged(client: TestClient[Litestar], **more: Any) -> dict[str, Any]:
    asked = {"board": START, "state": MONEY, "level": "club"} | more
    answer = client.post("/api/judge", json=asked)
    assert answer.status_code == 200, answer.text
    msgspec.convert(answer.json(), messages.Judged, strict=True)
    return answer.json()


def test_what_if(client: TestClient[Litestar]) -> None:
    """Any legal play is judged beside the best ones, as deep as these."""
    graph = TurnGraph(Position.start(), (3, 1))
    tried = graph.play("6/5 6/3")
    found = judged(client, dice=[3, 1], result=list(tried.board), top=3, level="expert")
    assert found["legal"] == 16
    assert found["candidates"][0]["turn"] == "8/5 6/5"
    (mine,) = [candidate for candidate in found["candidates"] if candidate["played"]]
    assert mine["turn"] == "6/5 6/3"
    assert mine["equity_loss"] > 0.1
    assert mine["plies"] == found["candidates"][0]["plies"] == 1


def test_a_position_without_dice_is_judged_at_the_cube(client: TestClient[Litestar]) -> None:
    found = judged(client)
    assert found["candidates"] == []
    assert found["cube"]["action"] == "no double"
    match = {"length": 5, "score": [4, 3], "cube": 1, "crawford": False}
    assert judged(client, state=match)["cube"]["mwc"] is not None


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"board": [0] * 26}, "both-borne-off"),
        ({"dice": [3, 1], "result": START}, "not-a-result"),
        ({"level": "guru"}, "level-unknown"),
        ({"state": {"length": None, "score": [1, 0]}}, "state-mixed"),
        ({"state": {"length": 5, "jacoby": True}}, "state-mixed"),
        ({"state": {"length": None, "cube": None}}, "no-cube"),
    ],
)
def test_impossible_questions_are_refused(
    client: TestClient[Litestar], asked: dict[str, Any], code: str
) -> None:
    answer = client.post("/api/judge", json={"board": START, "state": MONEY} | asked)
    assert answer.status_code == 409
    assert answer.json()["code"] == code


def test_rollouts_tell_their_interval_while_they_run(client: TestClient[Litestar]) -> None:
    asked = {"board": START, "state": MONEY, "trials": 432, "truncate": 6}
    made = client.post("/api/rollouts", json=asked).json()
    done = finished(client, f"/api/rollouts/{made['id']}")
    assert done["state"] == "done"
    assert done["trials"] == 432
    assert done["low"] < done["equity"] < done["high"]
    assert 0.4 < done["probabilities"]["win"] < 0.65


def test_the_rollout_of_a_play_is_told_for_its_player(client: TestClient[Litestar]) -> None:
    after = TurnGraph(Position.start(), (3, 1)).play("8/5 6/5")
    asked = {"board": START, "state": MONEY, "result": list(after.board), "trials": 288}
    made = client.post("/api/rollouts", json=asked | {"truncate": 6}).json()
    done = finished(client, f"/api/rollouts/{made['id']}")
    assert done["equity"] > 0
    assert done["probabilities"]["win"] > 0.5


def test_a_rollout_can_be_stopped(client: TestClient[Litestar]) -> None:
    asked = {"board": START, "state": MONEY, "trials": 20_000, "truncate": 8}
    made = client.post("/api/rollouts", json=asked).json()
    assert client.delete(f"/api/rollouts/{made['id']}").status_code == 200
    assert finished(client, f"/api/rollouts/{made['id']}")["state"] == "stopped"
    refused = client.post("/api/rollouts", json=asked | {"trials": 0})
    assert refused.json()["code"] == "engine-setting"


def test_positions_are_read_from_text_and_drawn(client: TestClient[Litestar]) -> None:
    xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6"
    told = client.post("/api/positions", json={"text": xgid}).json()
    assert told["board"] == START
    assert told["dice"] == [3, 1]
    assert told["xgid"] == xgid
    assert client.post("/api/positions", json={"text": "no"}).json()["code"] == "id-unknown"
    drawn = client.get("/api/picture", params={"id": xgid})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(drawn.text).tag.endswith("svg")  # noqa: S314 - our own text


def test_a_finished_analysis_outlives_its_server(tmp_path: Path) -> None:
    settings = ServerSettings(f"sqlite+aiosqlite:///{tmp_path}/db.sqlite", tmp_path, 10_000)
    with TestClient(make_app(settings)) as first:
        review = sent(first)["id"]
        path = analysed(first, review)
        report = first.get(f"{path}/report").json()
    with TestClient(make_app(settings)) as second:
        assert second.get(path).json()["state"] == "done"
        assert second.get(f"{path}/report").json() == report
        assert (
            second.post(f"/api/reviews/{review}/analysis", json={"level": "club"}).json()["share"]
            == 1.0
        )
        assert second.get(f"/api/reviews/{review}/analysis/expert").status_code == 404


def test_all_that_is_wrong_with_a_drawing_is_said_at_once(client: TestClient[Litestar]) -> None:
    board = [0] * 26
    board[0], board[25], board[6] = -2, 2, 16
    for point in range(1, 7):
        board[point], board[25 - point] = 2, -2
    answer = client.post(
        "/api/positions/check", json={"board": board, "state": {**MONEY, "cube": 3}}
    )
    assert answer.status_code == 200, answer.text
    faults = answer.json()["faults"]
    assert [fault["code"] for fault in faults] == ["both-closed-out", "cube-value"]
    assert faults[0]["places"] == [0, 25]
    assert all(fault["text"] for fault in faults)
    right = client.post(
        "/api/positions/check", json={"board": START, "state": MONEY, "dice": [3, 1]}
    ).json()
    assert right["faults"] == []
    told = client.post("/api/positions", json={"text": right["position"]["xgid"]}).json()
    assert (told["board"], told["dice"]) == (START, [3, 1])


def test_identifiers_tell_whether_the_side_at_the_top_is_on_roll(
    client: TestClient[Litestar],
) -> None:
    drawn = {"board": START, "state": {"cube": 2, "owner": "other"}, "dice": [6, 2], "turn": 1}
    told = client.post("/api/positions/check", json=drawn).json()["position"]
    assert (told["turn"], told["dice"]) == (1, [6, 2])
    assert client.post("/api/positions", json={"text": told["xgid"]}).json() == told


def test_a_position_is_read_from_text_around_its_id(client: TestClient[Litestar]) -> None:
    told = client.post("/api/positions", json={"text": "4HPwATDgc/ABMA"}).json()
    answer = client.post("/api/positions/file", content=told["xgid"].encode())
    assert answer.status_code == 201, answer.text
    assert answer.json()["board"] == START
    assert client.post("/api/positions/file", content=b"nothing").status_code in (400, 409)
