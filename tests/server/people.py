"""A server within the test's process with a real database, and browsers that keep cookies."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from litestar.testing import TestClient

from fivepoint.server.accounts.passwords import Cost
from fivepoint.server.app import ServerSettings, make_app

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from httpx import Response
    from litestar import Litestar

CHEAP = Cost(time=1, memory=64)
"""argon2 as cheap as it can be; what it costs is no part of what is tested."""

PASSWORD = "five points and a cube"  # noqa: S105 - of nobody
ORIGIN = "http://testserver.local"


class Browser:
    """One browser: its cookie, and the origin that its pages are from."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self._client = client
        self.cookie: str | None = None
        self.origin: str | None = ORIGIN

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> Response:
        headers = {"host": "testserver.local", **more.pop("headers", {})}
        if self.origin is not None:
            headers["origin"] = self.origin
        if self.cookie is not None:
            headers["cookie"] = f"fivepoint_session={self.cookie}"
        self._client.cookies.clear()
        answer = self._client.request(method, path, json=body, headers=headers, **more)
        if (
            found := re.match("fivepoint_session=([^;]*)", answer.headers.get("set-cookie", ""))
        ) is not None:
            self.cookie = found[1].strip('"') or None
        self._client.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> Any:
        """The JSON of an answer that must be good."""
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, **more: Any) -> Any:
        """The JSON of an answer that must be good."""
        answer = self.ask("POST", path, {} if body is None else body, **more)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> str:
        """The code of an answer that must be a refusal."""
        answer = self.ask(method, path, body, **more)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["text"]
        return answer.json()["code"]

    def sign_up(self, name: str) -> list[str]:
        """Make an account with the tests' password; its recovery codes."""
        made = self.post("/api/accounts", {"name": name, "password": PASSWORD})
        assert made["me"]["name"] == name
        return made["recovery_codes"]


@contextmanager
def serving(folder: Path, **settings: Any) -> Generator[TestClient[Litestar]]:
    """The app over a fresh database."""
    wanted: dict[str, Any] = {
        "requests": 10_000,
        "patience": 1000,
        "password_cost": CHEAP,
        **settings,
    }
    app = make_app(ServerSettings(f"sqlite+aiosqlite:///{folder}/db.sqlite", folder, **wanted))
    with TestClient(app) as client:
        yield client
