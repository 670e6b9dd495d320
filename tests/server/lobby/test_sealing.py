"""Numbers for the dice between people: committed, revealed, added to every roll, late."""

from __future__ import annotations

import json
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from fivepoint.table import handshake
from fivepoint.table.dice_proof import PerRollStream, follows, read_proof
from tests.server.people import Browser, serving
from tests.server.sitting import Sitting, begin, chain, connected, play_out, seal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with serving(tmp_path_factory.mktemp("sealing")) as running:
        yield running


@contextmanager
def two(client: TestClient[Litestar], **asked: Any) -> Generator[tuple[Sitting, Sitting, Browser]]:
    """White and Black of a fresh table, joined, and White's browser."""
    owner, taker = Browser(client), Browser(client)
    for one in (owner, taker):
        one.post("/api/guests")
    body = {"rules": {"length": 1, "variant": "hypergammon"}, "clock": {}, **asked}
    seek = owner.post("/api/seeks", {**body, "to": taker.get("/api/me")["me"]["name"]})["seek"]
    found = taker.post(f"/api/seeks/{seek}/take")
    with connected(client, owner, 1) as first, connected(client, taker, 2) as second:
        first.join(found["table"], 1 - found["seat"])
        second.join(found["table"], found["seat"])
        if found["seat"] == 1:
            yield first, second, owner
        else:
            yield second, first, taker


def test_nothing_is_played_before_both_numbers_are_there(client: TestClient[Litestar]) -> None:
    with two(client) as (white, black, _):
        roll = {"type": "act", "table": white.table, "number": 0,
                "action": {"do": "roll", "seat": 0}}  # fmt: skip
        assert white.state["legal"] == [[], []]
        assert white.refusal(**roll) == "dice-not-sealed"
        show = {"type": "reveal", "table": white.table, "seat": 0, "secret": white.chain[0]}
        assert white.refusal(**show) == "reveal-early"
        white.seal()
        assert white.refusal(**show) == "reveal-early"
        assert white.state["sealing"]["commitments"][0] == seal(white.chain[0])
        other = {"type": "commit", "table": white.table, "seat": 0, "commitment": "0" * 64}
        assert white.refusal(**other) == "commit-again"
        copied = {**other, "seat": 1, "commitment": seal(white.chain[0])}
        assert black.refusal(**copied) == "commit-copied"
        assert black.refusal(**other) == "not-your-seat"
        assert black.refusal(**{**copied, "commitment": "no"}) == "proof-secret"
        black.seal()
        while None in black.state["sealing"]["commitments"]:
            black.receive()
        assert black.refusal(**{**show, "seat": 1}) == "reveal-wrong"
        white.reveal()
        black.reveal()
        for side in (white, black):
            side.ready()
        source = white.state["dice_source"]
        assert source["secrets"] == [white.chain[0], black.chain[0]]
        assert source["seed"] is None
        white.seal()  # once more, late: harmless
        assert white.until("happened")["state"]["sealing"] is None


@pytest.mark.parametrize(("commits", "code"), [(1, "commit-late"), (2, "reveal-late")])
def test_who_is_late_has_the_match_cancelled(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, commits: int, code: str
) -> None:
    from fivepoint.server import live_table, runner

    for module in (handshake, runner, live_table):
        monkeypatch.setattr(module, "LIMIT_MS", 500)
    with two(client) as (white, black, browser):
        for side in (white, black)[:commits]:
            side.seal()
        for side in (white, black):
            while side.state["sealing"]["cancelled"] is None:
                side.receive()
            assert side.state["sealing"]["cancelled"] == code
        seed = white.state["dice_source"]["seed"]
        commitment = white.state["dice_source"]["commitment"]
        assert follows(seed, commitment)
        show = {"type": "reveal", "table": white.table, "seat": 0, "secret": white.chain[0]}
        assert white.refusal(**show) == code
        roll = {"do": "roll", "seat": 0}
        assert white.refusal(type="act", table=white.table, number=0, action=roll) == code
        assert browser.get(f"/api/tables/{white.table}")["sealing"]["cancelled"] == code


def test_the_proof_of_a_match_between_people_holds(client: TestClient[Litestar]) -> None:
    with two(client) as (white, black, browser):
        begin(white, black)
        play_out(white, black)
        answer = browser.ask("GET", f"/api/tables/{white.table}/proof").text
        proof = read_proof(answer)
        assert proof.wrong() is None
        assert proof.wrong_roll() is None
        assert proof.secrets == (white.chain[0], black.chain[0])
        row = json.loads(answer)
        row["secrets"] = [row["secrets"][0], "1" * 64]
        assert read_proof(json.dumps(row)).wrong() == "proof-broken-secret"


def test_both_sides_add_to_every_roll(client: TestClient[Litestar]) -> None:
    with two(client, per_roll=True) as (white, black, browser):
        begin(white, black)
        sides = (white, black)
        while white.state["phase"] != "match-over":
            number = white.state["per_roll"]["number"]
            rolling = white.state["phase"] in ("opening", "to-roll")
            actor = sides[white.state["to_act"] or 0]
            if rolling and actor.rng.random() < 0.95:
                other = sides[1 - actor.seat]
                action = {"do": "roll", "seat": actor.seat}
                ask = {"type": "act", "table": actor.table, "number": actor.state["events"],
                       "action": action}  # fmt: skip
                if number == 0:
                    assert actor.refusal(**ask) == "contribution-missing"
                    bad = {"type": "contribute", "table": other.table, "seat": other.seat,
                           "number": 0, "value": "0" * 64}  # fmt: skip
                    assert other.refusal(**bad) == "contribution-wrong"
                    assert other.refusal(**{**bad, "number": 1}) == "stale"
                other.send(
                    type="contribute", table=other.table, seat=other.seat, number=number,
                    value=other.chain[number + 1],
                )  # fmt: skip
                while not actor.state["per_roll"]["given"][other.seat]:
                    actor.receive()
                actor.act(action, contribution=actor.chain[number + 1])
            else:
                assert actor.step()
            for side in sides:
                while side.state["events"] < actor.state["events"]:
                    side.receive()
        proof = read_proof(browser.ask("GET", f"/api/tables/{white.table}/proof").text)
        assert proof.contributions is not None
        assert proof.wrong() is None
        assert proof.wrong_roll() is None
        stream = PerRollStream(bytes.fromhex(proof.seed), proof.match, proof.contributions)
        assert [stream.roll(n) for n in range(len(proof.rolls))] == list(proof.rolls)


def test_a_chain_is_of_hashes() -> None:
    links = chain("00" * 32, 5)
    assert all(seal(value) == tip for tip, value in pairwise(links))
