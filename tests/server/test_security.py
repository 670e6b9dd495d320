"""Sockets that are too many or read too slowly; and every test that docs/security.md names."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import create_engine, text

from fivepoint.server import protocol, socket
from fivepoint.server.connection import WAITING, Connection
from tests.server.people import PASSWORD, Browser, serving
from tests.server.sitting import Sitting, connected

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import WebSocket

ROOT = Path(__file__).resolve().parents[2]


class Stopped:
    """A socket whose other end has stopped reading."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.reading = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_page_that_reads_too_slowly_is_dropped() -> None:
    async def run() -> Stopped:
        stopped = Stopped()
        page = Connection(cast("WebSocket[Any, Any, Any]", stopped), None)
        sending = asyncio.create_task(page.send_forever())
        await asyncio.sleep(0)
        for number in range(3 * WAITING):
            page.show(protocol.Pong(number))
            if number < WAITING:
                assert stopped.closed is None
        stopped.reading.set()
        await asyncio.wait_for(sending, 10)
        return stopped

    stopped = asyncio.run(run())
    assert stopped.closed == 4408
    assert len(stopped.sent) <= WAITING


def test_an_account_has_only_so_many_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SOCKETS_AN_ACCOUNT", 2)
    with serving(tmp_path) as client:
        anna = Browser(client)
        anna.sign_up("Anna")
        with connected(client, anna) as one, connected(client, anna) as other:
            for sitting in (one, other):
                sitting.send(type="ping", at=1)
                sitting.until("pong")
            with pytest.raises(WebSocketDisconnect), connected(client, anna):
                pass
        with connected(client, anna) as again:
            again.send(type="ping", at=1)
            again.until("pong")


def test_a_socket_looks_at_only_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "TABLES_A_PAGE", 2)
    with serving(tmp_path) as client:
        anna = Browser(client)
        body: dict[str, Any] = {"rules": {}, "clock": {}}
        body["seats"] = [{}, {"kind": "computer", "level": "pip-count"}]
        tables = [anna.post("/api/tables", body)["table"] for _ in range(3)]
        with connected(client, anna) as page:
            for table in tables[:2]:
                page.join(table)
            page.join(tables[0])  # once more is no further one
            assert page.refusal(type="join", table=tables[2]) == "too-many-tables"
            page.send(type="leave", table=tables[0])
            page.join(tables[2])


def sign_out_elsewhere(anna: Browser, _moderator: Browser, _codes: list[str]) -> None:
    assert anna.ask("DELETE", "/api/sessions").status_code == 204


def end_that_session(anna: Browser, _moderator: Browser, _codes: list[str]) -> None:
    (other,) = [one["id"] for one in anna.get("/api/sessions") if not one["current"]]
    assert anna.ask("DELETE", f"/api/sessions/{other}").status_code == 204


def change_the_password(anna: Browser, _moderator: Browser, _codes: list[str]) -> None:
    changed = {"old": PASSWORD, "password": "another password"}
    assert anna.ask("PUT", "/api/account/password", changed).status_code == 204


def recover(anna: Browser, _moderator: Browser, codes: list[str]) -> None:
    anna.cookie = None
    row = {"name": "Anna", "code": codes[0], "password": "another password"}
    anna.post("/api/session/recovery", row)


def delete_the_account(anna: Browser, _moderator: Browser, _codes: list[str]) -> None:
    anna.post("/api/account/delete", {"password": PASSWORD})


def ban(_anna: Browser, moderator: Browser, _codes: list[str]) -> None:
    row = {"action": "ban", "name": "Anna", "days": 1, "note": ""}
    assert moderator.ask("POST", "/api/moderation", row).status_code == 204


@pytest.mark.parametrize(
    ("deed", "own_stays"),
    [
        (sign_out_elsewhere, True),
        (end_that_session, True),
        (change_the_password, True),
        (recover, False),
        (delete_the_account, False),
        (ban, False),
    ],
)
def test_a_socket_goes_with_the_session_that_it_came_by(
    deed: Callable[[Browser, Browser, list[str]], None], own_stays: bool, tmp_path: Path
) -> None:
    """Whoever has somebody's session plays on no longer once it has ended, nor talks."""
    with serving(tmp_path) as client:
        anna, thief, other = Browser(client), Browser(client), Browser(client)
        codes = anna.sign_up("Anna")
        thief.post("/api/session", {"name": "Anna", "password": PASSWORD})
        other.sign_up("Celia")
        engine = create_engine(f"sqlite:///{tmp_path}/db.sqlite")
        with engine.begin() as connection:
            connection.execute(text("UPDATE accounts SET moderator = 1 WHERE name = 'Celia'"))
        engine.dispose()
        body: dict[str, Any] = {"rules": {}, "clock": {}}
        body["seats"] = [{}, {"kind": "computer", "level": "pip-count"}]
        table = anna.post("/api/tables", body)["table"]
        with connected(client, thief) as stolen, connected(client, anna) as own:
            assert stolen.join(table)["state"]["mine"] == own.join(table)["state"]["mine"]
            deed(anna, other, codes)
            act = {"table": table, "number": 0, "action": {"do": "roll", "seat": 0}}
            stolen.send(type="act", **act)
            with pytest.raises(WebSocketDisconnect):
                stolen.until("pong")
            assert client.get(f"/api/tables/{table}").json()["events"] == 0
            if own_stays:
                own.send(type="say", table=table, phrase="hello")
                assert own.until("said")["name"] == "Anna"
            else:
                with pytest.raises(WebSocketDisconnect):
                    own.until("pong")


def test_a_bot_goes_with_its_token_and_its_owner(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        owner = Browser(client)
        owner.sign_up("Jan")
        token = owner.post("/api/bots", {"name": "bot_jan"})["token"]
        for path, body in (
            ("/api/bots/bot_jan/token", {}),
            ("/api/account/delete", {"password": PASSWORD}),
        ):
            headers = {"host": "testserver.local", "authorization": f"Bearer {token}"}
            with client.websocket_connect("/ws", headers=headers) as socket:
                bot = Sitting(socket, 0)
                bot.send(type="ping", at=1)
                bot.until("pong")
                token = owner.post(path, body).get("token")
                with pytest.raises(WebSocketDisconnect):
                    bot.until("pong")


def test_who_plays_somebody_deleted_sees_the_name_no_longer(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna, ben = Browser(client), Browser(client)
        anna.sign_up("Anna")
        ben.sign_up("Ben")
        terms: dict[str, Any] = {"rules": {"length": 3}, "clock": {}}
        seek = anna.post("/api/seeks", {**terms, "to": "Ben"})["seek"]
        found = ben.post(f"/api/seeks/{seek}/take")
        with connected(client, ben) as page:
            page.join(found["table"], found["seat"])
            anna.post("/api/account/delete", {"password": PASSWORD})
            while page.state["seats"][1 - found["seat"]]["name"] == "Anna":
                page.receive()
            assert page.state["seats"][1 - found["seat"]]["name"].startswith("deleted_")
            assert page.state["seats"][found["seat"]]["name"] == "Ben"


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text()
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| ")][1:]
    named = 0
    for row in rows:
        tests = re.findall(r"`([\w/.]+?)(?:::(\w+))?`", row[3])
        assert tests, f"no test stands against: {row[1]}"
        for path, function in tests:
            places = [ROOT / "tests" / "server" / path, ROOT / path]
            (place,) = [one for one in places if one.is_file()] or [None]
            assert place is not None, path
            assert function, f"{path}: which test of it?"
            assert f"def {function}(" in place.read_text(), f"{path}::{function}"
            named += 1
    assert named > len(rows)
