"""Talking at a table, muting, reporting, judging: who hears what, and what is refused."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import create_engine, text

from tests.server.people import PASSWORD, Browser, serving
from tests.server.sitting import Sitting, connected

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

QUICK: dict[str, Any] = {"rules": {"length": 1}, "clock": {"kind": "correspondence",
                                                          "delay": 86_400_000}}  # fmt: skip
HOSTILE = "<script>alert(1)</script> \u202e javascript:"


@contextmanager
def table_of(
    client: TestClient[Litestar], *names: str
) -> Generator[tuple[list[Browser], list[Sitting]]]:
    """Two players of a fresh table and a spectator, all connected to it."""
    people = [Browser(client) for _ in names]
    for browser, name in zip(people, names, strict=True):
        browser.sign_up(name)
    seek = people[0].post("/api/seeks", QUICK | {"to": names[1]})["seek"]
    found = people[1].post(f"/api/seeks/{seek}/take")
    seats = [1 - found["seat"], found["seat"], None]
    with (
        connected(client, people[0]) as one,
        connected(client, people[1]) as two,
        connected(client, people[2]) as three,
    ):
        sittings = [one, two, three]
        for sitting, seat in zip(sittings, seats, strict=True):
            sitting.join(found["table"], seat)
        yield people, sittings


def say(sitting: Sitting, **said: Any) -> None:
    sitting.send(type="say", table=sitting.table, **said)


def heard(sitting: Sitting) -> list[tuple[str, str | None]]:
    """What has been said to this page so far."""
    sitting.send(type="ping", at=1)
    sitting.until("pong")
    said = [message for message in sitting.heard if message["type"] == "said"]
    return [(message["name"], message["phrase"] or message["text"]) for message in said]


def test_phrases_are_heard_by_all_and_free_text_by_those_who_want_it(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as client,
        table_of(client, "Anna", "Ben", "Celia") as (people, (anna, ben, celia)),
    ):
        assert heard(ben) == heard(celia) == []  # all have come in
        say(anna, phrase="good-luck")
        assert ben.until("said")["phrase"] == celia.until("said")["phrase"] == "good-luck"
        refused = {"type": "say", "table": anna.table}
        assert anna.refusal(**refused, text="hello") == "free-chat-off"
        assert anna.refusal(**refused) == "say-one"
        assert anna.refusal(**refused, text="x", phrase="hello") == "say-one"
        assert anna.refusal(**refused, phrase="rude") == "message-form"
        for browser in people[:2]:
            browser.ask("PUT", "/api/account/settings", {"free_chat": True})
        assert anna.refusal(**refused, text=" \n\t ") == "say-length"
        assert anna.refusal(**refused, text="x" * 201) == "say-length"
        say(anna, text=HOSTILE)
        told = ben.until("said")
        assert told["text"] == HOSTILE.replace("\u202e", " ")  # as text; pages never make it HTML
        assert told["seat"] == anna.seat
        assert heard(celia) == [("Anna", "good-luck")]
        say(celia, phrase="hello")
        assert celia.until("said")["seat"] is None
        assert ("Celia", "hello") not in heard(anna)
        with connected(client, people[1]) as again:
            again.join(ben.table)
            assert heard(again) == [("Anna", "good-luck"), ("Anna", told["text"])]


def test_who_is_muted_is_not_heard_any_more(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as client,
        table_of(client, "Anna", "Ben", "Celia") as (people, (anna, ben, celia)),
    ):
        mute = {"name": "Anna", "kind": "mute"}
        assert people[1].ask("POST", "/api/account/relations", mute).status_code == 204
        say(anna, phrase="oops")
        celia.until("said")
        assert heard(ben) == []
        assert people[1].ask("POST", "/api/account/relations/remove", mute).status_code == 204
        say(anna, phrase="sorry")
        assert ben.until("said")["phrase"] == "sorry"
        own = {"name": "Ben", "kind": "mute"}
        assert people[1].refused("POST", "/api/account/relations", own) == "relation-self"


def test_talking_too_much_is_slowed(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as client,
        table_of(client, "Anna", "Ben", "Celia") as (_, (anna, _ben, _celia)),
    ):
        for _ in range(12):
            say(anna, phrase="hello")
        assert anna.until("refused")["code"] == "too-fast"


def test_moderators_silence_and_ban_and_all_is_noted(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as client,
        table_of(client, "Anna", "Ben", "Celia") as (people, (anna, _ben, _celia)),
    ):
        report = {"name": "anna", "kind": "insult", "table": anna.table, "text": HOSTILE}
        assert people[1].ask("POST", "/api/reports", report).status_code == 204
        for path in ("/api/moderation/reports", "/api/moderation/log"):
            assert people[2].refused("GET", path) == "moderators-only"
        judge = {"action": "silence", "name": "Anna", "days": 2, "note": "insults"}
        assert people[2].refused("POST", "/api/moderation", judge) == "moderators-only"
        engine = create_engine(f"sqlite:///{tmp_path}/db.sqlite")
        with engine.begin() as connection:
            connection.execute(text("UPDATE accounts SET moderator = 1 WHERE name = 'Celia'"))
        engine.dispose()
        (seen,) = people[2].get("/api/moderation/reports")
        assert (seen["by"], seen["name"], seen["closed"]) == ("Ben", "Anna", False)
        assert people[2].ask("POST", "/api/moderation", judge).status_code == 204
        close = {"action": "close", "report": seen["id"]}
        assert people[2].ask("POST", "/api/moderation", close).status_code == 204
        phrase = {"type": "say", "table": anna.table, "phrase": "hello"}
        assert anna.refusal(**phrase) == "silenced"
        lift = {"action": "lift", "name": "Anna"}
        assert people[2].ask("POST", "/api/moderation", lift).status_code == 204
        say(anna, phrase="hello")
        assert anna.until("said")["phrase"] == "hello"
        ban = {"action": "ban", "name": "Anna"}
        assert people[2].ask("POST", "/api/moderation", ban).status_code == 204
        assert people[0].get("/api/me")["me"] is None
        with pytest.raises(WebSocketDisconnect):
            anna.until("said")
        people[0].post("/api/session", {"name": "Anna", "password": PASSWORD})
        with connected(client, people[0]) as again:
            again.join(anna.table)
            assert again.refusal(**phrase) == "banned"
        log = people[2].get("/api/moderation/log")
        assert [line["action"] for line in log] == ["ban", "lift", "close", "silence"]
        assert {line["moderator"] for line in log} == {"Celia"}
        for bad in ({"action": "ban"}, {"action": "close", "name": "Ben"},
                    {"action": "ban", "name": "Ben", "days": 0},
                    {"action": "close", "report": 2**70}):  # fmt: skip
            assert people[2].refused("POST", "/api/moderation", bad) == "judgement-form"


@pytest.mark.parametrize("method", ["say", "commit", "reveal", "contribute"])
def test_a_stranger_does_nothing_at_a_table(tmp_path: Path, method: str) -> None:
    with (
        serving(tmp_path) as client,
        table_of(client, "Anna", "Ben", "Celia") as (_, (anna, _ben, celia)),
    ):
        more: dict[str, dict[str, Any]] = {
            "say": {"phrase": "hello"},
            "commit": {"seat": 0, "commitment": "00" * 32},
            "reveal": {"seat": 0, "secret": "00" * 32},
            "contribute": {"seat": 0, "number": 0, "value": "00" * 32},
        }
        message = {"type": method, "table": anna.table, **more[method]}
        with connected(client, Browser(client)) as stranger:
            assert stranger.refusal(**message) == "not-your-seat"
        if method != "say":
            assert celia.refusal(**message) == "not-your-seat"
            assert anna.refusal(**{**message, "seat": 7}) == "not-your-seat"
