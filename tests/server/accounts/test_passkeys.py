"""Passkeys with a device in software: adding, signing in, everything that must fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.accounts.authenticator import Authenticator
from tests.server.people import ORIGIN, Browser, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path_factory.mktemp("passkeys")) as running:
        yield running


def add(browser: Browser, device: Authenticator) -> dict[str, Any]:
    asked = browser.post("/api/account/passkeys/options")
    body = {"id": asked["id"], "credential": device.create(asked["options"])}
    return browser.post("/api/account/passkeys", body)


def signed(browser: Browser, device: Authenticator) -> dict[str, Any]:
    """What signing in with this device would send."""
    asked = browser.post("/api/session/passkey/options")
    return {"id": asked["id"], "credential": device.get(asked["options"])}


def test_an_account_without_a_password(client: TestClient[Litestar]) -> None:
    anna, device = Browser(client), Authenticator(ORIGIN)
    anna.post("/api/accounts", {"name": "Anna"})
    me = add(anna, device)
    assert len(me["passkeys"]) == 1
    assert me["password"] is False
    other = Browser(client)
    body = {"name": "Anna", "password": "anything at all"}
    assert other.refused("POST", "/api/session", body) == "sign-in-wrong"
    assert other.post("/api/session/passkey", signed(other, device))["name"] == "Anna"
    assert anna.ask("DELETE", f"/api/account/passkeys/{me['passkeys'][0]}").status_code == 200
    assert other.refused("POST", "/api/session/passkey", signed(other, device)) == "passkey-wrong"


def test_a_signature_is_good_once_and_only_for_its_challenge(client: TestClient[Litestar]) -> None:
    ben, device = Browser(client), Authenticator(ORIGIN)
    ben.sign_up("Ben")
    add(ben, device)
    thief = Browser(client)
    body = signed(thief, device)
    assert thief.post("/api/session/passkey", body)["name"] == "Ben"
    assert Browser(client).refused("POST", "/api/session/passkey", body) == "passkey-wrong"
    old, new = signed(thief, device), signed(thief, device)
    mixed = {"id": new["id"], "credential": old["credential"]}
    assert Browser(client).refused("POST", "/api/session/passkey", mixed) == "passkey-wrong"


def test_a_signature_for_another_site_is_refused(client: TestClient[Litestar]) -> None:
    dora, device = Browser(client), Authenticator(ORIGIN)
    dora.sign_up("Dora")
    add(dora, device)
    device.origin = "http://evil.example"
    other = Browser(client)
    assert other.refused("POST", "/api/session/passkey", signed(other, device)) == "passkey-wrong"


def test_a_stranger_cannot_add_a_key_to_ones_ceremony(client: TestClient[Litestar]) -> None:
    celia, eve = Browser(client), Browser(client)
    celia.sign_up("Celia")
    eve.sign_up("Eve")
    asked = celia.post("/api/account/passkeys/options")
    body = {"id": asked["id"], "credential": Authenticator(ORIGIN).create(asked["options"])}
    assert eve.refused("POST", "/api/account/passkeys", body) == "passkey-wrong"


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 5}, {"id": "x"}, {"id": "x", "response": {}}, {"id": "x", "rawId": None},
     {"id": "!", "rawId": "!", "type": "public-key", "response": {"clientDataJSON": "e30"}}],
)  # fmt: skip
def test_nonsense_is_refused_by_code(
    client: TestClient[Litestar], credential: dict[str, Any]
) -> None:
    browser = Browser(client)
    browser.post("/api/guests")
    asked = browser.post("/api/session/passkey/options")
    body = {"id": asked["id"], "credential": credential}
    assert browser.refused("POST", "/api/session/passkey", body) == "passkey-wrong"
    person = Browser(client)
    person.sign_up(f"P{abs(hash(str(credential))) % 10**8}x")
    asked = person.post("/api/account/passkeys/options")
    body = {"id": asked["id"], "credential": credential}
    assert person.refused("POST", "/api/account/passkeys", body) == "passkey-wrong"
