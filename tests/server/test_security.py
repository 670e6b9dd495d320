"""Sockets that are too many or read too slowly; and every test that docs/security.md names."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from fivepoint.server import protocol, socket
from fivepoint.server.connection import WAITING, Connection
from tests.server.people import Browser, serving
from tests.server.sitting import connected

if TYPE_CHECKING:
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


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text()
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")][1:]
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
