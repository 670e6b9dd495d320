"""In the browser what needs a server set up for it: a short allowance, a moderator, known ratings.

The checks are in ``people_set_up.mjs``. The server is the real one; only its allowance for being
away is two seconds instead of three minutes.
"""

from __future__ import annotations

import sqlite3
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.test_browser import HERE, check, pytestmark
from tests.server.accounts.post_office import post_office
from tests.server.accounts.provider import Site, provider
from tests.server.people import PASSWORD
from tests.server.serving import Server

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

__all__ = ["pytestmark"]

HURRIED = """
from fivepoint.server import live
from fivepoint.table import absence

absence.ALLOWANCE_MS = live.ALLOWANCE_MS = 2000
"""
STRONG = (1800.0, 250)
"""Rating and experience of Saul, who is to lose to somebody new."""


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server]:
    serving = Server(tmp_path, prelude=HURRIED)
    serving.start()
    for name in ("Modesta", "Saul", "Percy"):
        answer = serving.post("/api/accounts", {"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
    with sqlite3.connect(serving.database) as database:
        database.execute("UPDATE accounts SET moderator = 1 WHERE name = 'Modesta'")
        (saul,) = database.execute("SELECT id FROM accounts WHERE name = 'Saul'").fetchone()
        database.execute(
            "INSERT INTO ratings VALUES (?, ?, ?, 1800, 80, 0.06, ?, 40)",
            (saul, *STRONG, time.time_ns() // 1_000_000),
        )
    database.close()
    yield serving
    serving.stop()


@pytest.fixture
def elsewhere() -> Generator[Site]:
    with provider() as site:
        yield site


def test_signing_in_at_another_site(node: str, tmp_path: Path, elsewhere: Site) -> None:
    known = elsewhere.settings
    arguments = (
        "--oidc-issuer",
        known.issuer,
        "--oidc-client",
        known.client,
        "--oidc-name",
        known.name,
    )
    server = Server(tmp_path, further=arguments, FIVEPOINT_OIDC_SECRET=known.secret)
    server.start()
    try:
        check(HERE / "people_elsewhere.mjs", node, server)
    finally:
        server.stop()


def test_an_account_comes_back_by_mail(
    node: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails = tmp_path / "mails"
    mails.mkdir()
    monkeypatch.setenv("FIVEPOINT_MAILS", str(mails))
    with post_office(folder=mails) as office:
        told: dict[str, Any] = office.environment("smtp+plain")
        server = Server(tmp_path, **told)
        server.start()
        try:
            check(HERE / "people_by_mail.mjs", node, server)
        finally:
            server.stop()


def test_claims_rematches_moderation_and_the_sums_of_a_rating(node: str, server: Server) -> None:
    check(HERE / "people_set_up.mjs", node, server)
