"""Guests, accounts, sessions, recovery codes, bots, export and deletion, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from tests.server.people import CHEAP, PASSWORD, Browser, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path_factory.mktemp("accounts")) as running:
        yield running


@pytest.fixture
def browser(client: TestClient[Litestar]) -> Callable[[], Browser]:
    return lambda: Browser(client)


def test_a_guest_at_once_becomes_a_person_and_keeps_its_matches(
    browser: Callable[[], Browser],
) -> None:
    anna = browser()
    assert anna.get("/api/me") == {"me": None, "oidc": None, "mail": False}
    guest = anna.post("/api/guests")
    assert guest["kind"] == "guest"
    assert guest["name"].startswith("guest_")
    assert anna.post("/api/guests")["name"] == guest["name"]
    body: dict[str, object] = {"rules": {}, "clock": {}}
    body["seats"] = [{}, {"kind": "computer", "level": "pip-count"}]
    table = anna.post("/api/tables", body)["table"]
    planted = browser()
    planted.cookie = anna.cookie
    assert planted.get("/api/me")["me"]["kind"] == "guest"
    assert len(anna.sign_up("Anna")) == 8
    assert planted.get("/api/me")["me"] is None
    assert anna.get("/api/me")["me"] | {"created": 0} == {
        "name": "Anna", "kind": "person", "created": 0, "password": True, "passkeys": [],
        "free_chat": False, "moderator": False, "oidc": False, "mail": None,
    }  # fmt: skip
    export = anna.get("/api/account/export")
    assert [match["id"] for match in export["matches"]] == [table]
    assert anna.refused("POST", "/api/accounts", {"name": "Anna2"}) == "already-signed-up"


def test_the_cookie_is_hidden_from_pages_and_other_sites(browser: Callable[[], Browser]) -> None:
    answer = browser().ask("POST", "/api/guests")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # over plain http it could not be kept
    secure = browser()
    secure.origin = "https://testserver.local"
    answer = secure.ask("POST", "https://testserver.local/api/guests")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_signing_in_by_password(browser: Callable[[], Browser]) -> None:
    browser().sign_up("Ben")
    other = browser()
    assert other.post("/api/session", {"name": "ben", "password": PASSWORD})["name"] == "Ben"
    for body in (
        {"name": "Ben", "password": "wrong password"},
        {"name": "Nobody", "password": PASSWORD},
        {"name": "guest_1", "password": PASSWORD},
        {"name": "Ben\x00", "password": "\x00" * 300},
        {"name": "x" * 5000, "password": "y"},
    ):
        assert browser().refused("POST", "/api/session", body) == "sign-in-wrong"


def test_a_wrong_name_takes_as_long_as_a_wrong_password(
    browser: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told by the work that is done, which a busy machine does not change."""
    compared: list[tuple[Parameters, bytes]] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: bytes) -> bool:
        compared.append((extract_parameters(kept), password))
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    browser().sign_up("Benno")
    names = ("Benno", "Nobody", "guest_1", "Benno\x00", "x" * 5000)
    for name in names:
        body = {"name": name, "password": "not the password"}
        assert browser().refused("POST", "/api/session", body) == "sign-in-wrong"
    assert compared == [compared[0]] * len(names)
    assert (compared[0][0].memory_cost, compared[0][1]) == (CHEAP.memory, b"not the password")


def test_names_cannot_be_taken_twice_nor_imitated(browser: Callable[[], Browser]) -> None:
    browser().sign_up("Paul")
    for name in ("paul", "PauI", "P-aul"):
        body = {"name": name, "password": PASSWORD}
        assert browser().refused("POST", "/api/accounts", body) == "name-taken"
    body = {"name": "Quentin", "password": "short"}
    assert browser().refused("POST", "/api/accounts", body) == "password-length"


def test_sessions_are_seen_and_revoked(browser: Callable[[], Browser]) -> None:
    home, phone, thief = browser(), browser(), browser()
    home.sign_up("Celia")
    for one, agent in ((phone, "Phone <script>"), (thief, "Thief")):
        signed = {"name": "Celia", "password": PASSWORD}
        one.post("/api/session", signed, headers={"user-agent": agent})
    seen = home.get("/api/sessions")
    assert sorted(one["agent"] for one in seen)[:2] == ["Phone <script>", "Thief"]
    assert [one["current"] for one in seen].count(True) == 1
    bad = next(one["id"] for one in seen if one["agent"] == "Thief")
    assert browser().refused("DELETE", f"/api/sessions/{bad}") == "session-needed"
    dora = browser()
    dora.sign_up("Dora")
    assert dora.refused("DELETE", f"/api/sessions/{bad}") == "session-unknown"
    for name in ("%25", "_" * 16, bad[:4]):
        assert home.refused("DELETE", f"/api/sessions/{name}") == "session-unknown"
    assert thief.get("/api/me")["me"] is not None
    assert home.ask("DELETE", f"/api/sessions/{bad}").status_code == 204
    assert thief.get("/api/me")["me"] is None
    assert home.ask("DELETE", "/api/sessions").status_code == 204
    assert phone.get("/api/me")["me"] is None
    assert home.get("/api/me")["me"]["name"] == "Celia"
    kept = home.cookie
    assert home.ask("DELETE", "/api/session").json() == {"me": None, "oidc": None, "mail": False}
    home.cookie = kept
    assert home.get("/api/me")["me"] is None


def test_signing_in_begins_a_fresh_session(browser: Callable[[], Browser]) -> None:
    """A cookie planted before the sign-in opens nothing after it."""
    browser().sign_up("Fanni")
    victim = browser()
    victim.post("/api/guests")
    planted = victim.cookie
    victim.post("/api/session", {"name": "Fanni", "password": PASSWORD})
    assert victim.cookie != planted
    other = browser()
    other.cookie = planted
    assert other.get("/api/me")["me"] is None


def test_a_recovery_code_opens_once_and_ends_all_sessions(browser: Callable[[], Browser]) -> None:
    old = browser()
    codes = old.sign_up("Emma")
    lost = browser()
    body = {"name": "Emma", "code": codes[0].upper().replace("-", " "), "password": "another one"}
    assert lost.refused("POST", "/api/session/recovery", body | {"code": "aaaa-bbbb-cccc"})
    assert lost.refused("POST", "/api/session/recovery", body | {"name": "Nobody"})
    assert lost.post("/api/session/recovery", body)["name"] == "Emma"
    assert old.get("/api/me")["me"] is None
    assert browser().refused("POST", "/api/session/recovery", body) == "sign-in-wrong"
    assert browser().post("/api/session", {"name": "Emma", "password": "another one"})
    fresh = lost.post("/api/account/recovery-codes", {"password": "another one"})
    body["code"] = codes[1]
    assert browser().refused("POST", "/api/session/recovery", body) == "sign-in-wrong"
    body["code"] = fresh["recovery_codes"][0]
    assert browser().post("/api/session/recovery", body)["name"] == "Emma"


def test_a_new_password_needs_the_old_one(browser: Callable[[], Browser]) -> None:
    mine, other = browser(), browser()
    mine.sign_up("Gabor")
    other.post("/api/session", {"name": "Gabor", "password": PASSWORD})
    path = "/api/account/password"
    assert mine.refused("PUT", path, {"password": "new password"}) == "sign-in-wrong"
    answer = mine.ask("PUT", path, {"password": "new password", "old": PASSWORD})
    assert answer.status_code == 204
    assert other.get("/api/me")["me"] is None
    assert browser().post("/api/session", {"name": "Gabor", "password": "new password"})


@pytest.mark.parametrize(
    ("origin", "headers"),
    [
        ("http://evil.example", {}),
        ("null", {}),
        (None, {}),
        ("http://testserver.local.evil.example", {}),
        ("http://[", {}),
        ("http://testserver.local", {"sec-fetch-site": "cross-site"}),
    ],
)
def test_other_sites_change_nothing(
    browser: Callable[[], Browser], origin: str | None, headers: dict[str, str]
) -> None:
    victim = browser()
    victim.post("/api/guests")
    victim.origin = origin
    for method, path in (
        ("POST", "/api/account/delete"),
        ("POST", "/api/tables"),
        ("PUT", "/api/account/settings"),
        ("DELETE", "/api/session"),
    ):
        assert victim.refused(method, path, {}, headers=headers) == "other-site"
    assert victim.get("/api/me")["me"] is not None


def test_a_page_of_another_site_cannot_sign_a_browser_in(browser: Callable[[], Browser]) -> None:
    browser().sign_up("Hanna")
    victim = browser()
    victim.origin = "http://evil.example"
    body = {"name": "Hanna", "password": PASSWORD}
    assert victim.refused("POST", "/api/session", body) == "other-site"


def test_guessing_is_slowed_by_name_and_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, patience=1) as client:
        Browser(client).sign_up("Irma")
        body = {"name": "Irma", "password": "wrong password"}
        codes = [Browser(client).refused("POST", "/api/session", body) for _ in range(12)]
        assert codes == ["sign-in-wrong"] * 10 + ["too-fast"] * 2
        other = {"name": "Other", "password": "wrong password"}
        assert Browser(client).refused("POST", "/api/session", other) == "sign-in-wrong"


def test_bots_have_tokens_and_no_browser(browser: Callable[[], Browser]) -> None:
    owner = browser()
    assert browser().refused("POST", "/api/bots", {"name": "bot_x"}) == "session-needed"
    owner.post("/api/guests")
    assert owner.refused("POST", "/api/bots", {"name": "bot_x"}) == "account-needed"
    owner.sign_up("Jan")
    assert owner.refused("POST", "/api/bots", {"name": "Gammon"}) == "name-prefix"
    made = owner.post("/api/bots", {"name": "bot_gammon"})
    bot = browser()
    headers = {"authorization": f"Bearer {made['token']}"}
    assert bot.get("/api/me", headers=headers)["me"]["kind"] == "bot"
    assert bot.refused("POST", "/api/bots", {"name": "bot_y"}, headers=headers) == "account-needed"
    assert bot.refused("POST", "/api/account/delete", {}, headers=headers) == "account-needed"
    fresh = owner.post("/api/bots/BOT_GAMMON/token")
    assert bot.refused("GET", "/api/me", headers=headers) == "token-wrong"
    headers = {"authorization": f"Bearer {fresh['token']}"}
    assert bot.get("/api/me", headers=headers)["me"]["name"] == "bot_gammon"
    stranger = browser()
    stranger.sign_up("Karel")
    assert stranger.refused("DELETE", "/api/bots/bot_gammon") == "player-unknown"
    for number in range(4):
        owner.post("/api/bots", {"name": f"bot_more{number}"})
    assert owner.refused("POST", "/api/bots", {"name": "bot_one_more"}) == "too-many-bots"
    assert owner.ask("DELETE", "/api/bots/bot_gammon").status_code == 204
    assert bot.refused("GET", "/api/me", headers=headers) == "token-wrong"


def test_a_deleted_account_is_gone_and_its_matches_say_no_name(
    browser: Callable[[], Browser],
) -> None:
    lena = browser()
    lena.sign_up("Lena")
    token = lena.post("/api/bots", {"name": "bot_lena"})["token"]
    body = {"seats": [{"name": "Lena"}, {"kind": "computer", "level": "pip-count"}],
            "rules": {"length": 1}, "clock": {}}  # fmt: skip
    lena.post("/api/tables", body)
    before = lena.ask("GET", "/api/account/export").text
    assert "Lena" in before
    assert PASSWORD not in before
    assert "argon2" not in before
    assert "seed" not in before
    wrong = {"password": "not this one"}
    assert lena.refused("POST", "/api/account/delete", wrong) == "sign-in-wrong"
    assert lena.post("/api/account/delete", {"password": PASSWORD}) == {
        "me": None,
        "oidc": None,
        "mail": False,
    }
    signed = {"name": "Lena", "password": PASSWORD}
    assert browser().refused("POST", "/api/session", signed) == "sign-in-wrong"
    headers = {"authorization": f"Bearer {token}"}
    assert browser().refused("GET", "/api/me", headers=headers) == "token-wrong"
    browser().sign_up("Lena")


def test_settings_change_only_what_is_given(browser: Callable[[], Browser]) -> None:
    mia = browser()
    mia.post("/api/guests")
    assert mia.ask("PUT", "/api/account/settings", {}).json()["free_chat"] is False
    assert mia.ask("PUT", "/api/account/settings", {"free_chat": True}).json()["free_chat"] is True
    assert mia.get("/api/me")["me"]["free_chat"] is True
    assert mia.refused("PUT", "/api/account/settings", {"moderator": True}) == "message-form"
