"""Signing in at another site: who is new, who comes back, and everything that must not pass."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc.jwk import RSAKey

from fivepoint.errors import FivepointError
from fivepoint.server.accounts.oidc import Oidc, Provider
from fivepoint.server.database import Database
from tests.server.accounts.provider import Site, provider
from tests.server.people import Browser, serving

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

PATH = "/api/session/oidc"


class Traveller(Browser):
    """A browser that also keeps the cookie of its way, and follows no redirect by itself."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        super().__init__(client)
        self.way: str | None = None

    def go(self, path: str, method: str = "GET", body: object = None) -> httpx.Response:
        held = [] if self.way is None else [f"fivepoint_oidc={self.way}"]
        mine = [] if self.cookie is None else [f"fivepoint_session={self.cookie}"]
        cookies = "; ".join([*held, *mine])
        headers = {"cookie": cookies} if cookies else {}
        before, self.cookie = self.cookie, None
        answer = self.ask(method, path, body, follow_redirects=False, headers=headers)
        self.cookie = before
        for given in answer.headers.get_list("set-cookie"):
            if (found := re.match('(fivepoint_oidc|fivepoint_session)="?([^;"]*)', given)) is None:
                continue
            if found[1] == "fivepoint_oidc":
                self.way = found[2] or None
            else:
                self.cookie = found[2] or None
        return answer

    def leave(self) -> str:
        """To the other site and its yes: the way back."""
        there = self.go(PATH)
        assert there.status_code == 303, there.text
        answer = httpx.get(there.headers["location"], follow_redirects=False)
        parts = urlsplit(answer.headers["location"])
        return f"{parts.path}?{parts.query}"

    def sign_in(self) -> str:
        """There and back; where one is sent then."""
        return self.go(self.leave()).headers["location"]


@pytest.fixture
def site() -> Generator[Site]:
    with provider() as running:
        yield running


@pytest.fixture
def client(tmp_path: Path, site: Site) -> Generator[TestClient[Litestar]]:
    with serving(tmp_path, oidc=site.settings) as running:
        yield running


def test_who_is_new_chooses_a_name_and_is_known_again(
    client: TestClient[Litestar], site: Site
) -> None:
    anna = Traveller(client)
    assert anna.get("/api/me") == {"me": None, "oidc": "The Club", "mail": False}
    assert anna.sign_in() == "/account?oidc=new&name=anna"
    (asked,) = site.asked
    assert (asked["response_type"], asked["code_challenge_method"]) == ("code", "S256")
    made = anna.go(PATH, "POST", {"name": "Anna"})
    assert made.status_code == 201, made.text
    assert made.json()["me"]["name"] == "Anna"
    assert made.json()["me"]["oidc"] is True
    assert len(made.json()["recovery_codes"]) >= 5
    again = Traveller(client)
    assert again.sign_in() == "/lobby"
    assert again.get("/api/me")["me"]["name"] == "Anna"
    (kept,) = again.get("/api/account/export")["identities"]
    assert "forty" not in kept["identity"]


def test_a_taken_name_can_be_chosen_anew_and_a_ticket_is_good_once(
    client: TestClient[Litestar],
) -> None:
    Browser(client).sign_up("Anna")
    anna = Traveller(client)
    anna.sign_in()
    ticket = anna.way
    assert anna.go(PATH, "POST", {"name": "Anna"}).json()["code"] == "name-taken"
    assert anna.go(PATH, "POST", {"name": "Anna2"}).status_code == 201
    thief = Traveller(client)
    thief.way = ticket
    assert thief.go(PATH, "POST", {"name": "Thief"}).json()["code"] == "oidc-failed"


def test_an_account_is_linked_and_unlinked(client: TestClient[Litestar], site: Site) -> None:
    ben = Traveller(client)
    ben.sign_up("Ben")
    assert ben.sign_in() == "/account"
    assert ben.get("/api/me")["me"]["oidc"] is True
    other = Traveller(client)
    assert other.sign_in() == "/lobby"
    assert other.get("/api/me")["me"]["name"] == "Ben"
    celia = Traveller(client)
    celia.sign_up("Celia")
    assert celia.sign_in() == "/account?oidc=oidc-taken"
    assert ben.ask("DELETE", "/api/account/oidc").json()["oidc"] is False
    assert Traveller(client).sign_in().startswith("/account?oidc=new")
    # Who leaves for good is forgotten there too.
    assert ben.sign_in() == "/account"
    ben.post("/api/account/delete", {"password": "five points and a cube"})
    site.person["preferred_username"] = "no name at all, but a sentence"
    assert Traveller(client).sign_in() == "/account?oidc=new&name="


def _before(seconds: int) -> int:
    return int(time.time()) - seconds


@pytest.mark.parametrize(
    "claims",
    [
        {"aud": "another"},
        {"iss": "https://example.org"},
        {"nonce": "another"},
        {"exp": _before(3600)},
        {"sub": None},
    ],
)
def test_a_token_for_somebody_else_is_refused(
    client: TestClient[Litestar], site: Site, claims: dict[str, Any]
) -> None:
    site.claims = claims
    browser = Traveller(client)
    assert browser.sign_in() == "/account?oidc=oidc-failed"
    assert browser.get("/api/me")["me"] is None


def test_a_token_signed_by_another_key_is_refused(client: TestClient[Litestar], site: Site) -> None:
    site.signing = RSAKey.generate_key(2048, {"kid": "one"})
    assert Traveller(client).sign_in() == "/account?oidc=oidc-failed"


def test_a_way_is_good_once_and_in_its_own_browser(client: TestClient[Litestar]) -> None:
    anna, mallory = Traveller(client), Traveller(client)
    back = anna.leave()
    # The way back of somebody else, opened here: it would sign one in as them.
    mallory.leave()
    assert mallory.go(back).headers["location"] == "/account?oidc=oidc-failed"
    way = anna.way
    assert anna.go(back).headers["location"].startswith("/account?oidc=new")
    anna.way = way
    assert anna.go(back).headers["location"] == "/account?oidc=oidc-failed"
    state = parse_qs(urlsplit(back).query)["state"][0]
    assert Traveller(client).go(f"{PATH}/callback?state={state}&code=x").headers["location"] == (
        "/account?oidc=oidc-failed"
    )


def test_a_provider_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    away = Provider("http://127.0.0.1:9", "fivepoint", "", "Nowhere")
    with serving(tmp_path, oidc=away) as client:
        assert Browser(client).refused("GET", PATH) == "oidc-failed"


def test_without_a_provider_there_is_none(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert Browser(client).get("/api/me") == {"me": None, "oidc": None, "mail": False}
        assert Browser(client).refused("GET", PATH) == "oidc-off"


async def _of(issuer: str, folder: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{folder}/db.sqlite")
    try:
        Oidc(database, Provider(issuer, "a", "b", "c"))
    finally:
        await database.close()


def test_a_provider_is_asked_over_a_line_nobody_can_change(tmp_path: Path) -> None:
    import asyncio

    with pytest.raises(FivepointError) as refused:
        asyncio.run(_of("http://example.org", tmp_path))
    assert refused.value.code == "oidc-issuer"
