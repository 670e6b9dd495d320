"""PR on profiles: pooled over analysed matches, with its sample, and none of too few decisions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fivepoint.server.ratings.views import pooled
from tests.server.people import Browser, serving
from tests.server.sitting import begin, connected, play_out

if TYPE_CHECKING:
    from pathlib import Path


def row(white: list[float], black: list[float], level: str = "master") -> dict[str, Any]:
    figures = [[len(own), sum(own), sum(loss * loss for loss in own)] for own in (white, black)]
    return {"figures": json.dumps(figures), "engine": "Fivepoint 1", "level": level}


def test_matches_are_pooled_and_never_averaged() -> None:
    long, short = row([0.0] * 89 + [0.9], [0.1]), row([0.2], [0.1] * 10)
    found = pooled([(long, 0), (short, 1)])
    assert found is not None
    assert (found.matches, found.counted) == (2, 100)
    assert found.pr == pytest.approx(500 * (0.9 + 10 * 0.1) / 100)
    assert found.half_width == pytest.approx(
        500 * 1.96 * (((0.81 + 10 * 0.01) - 1.9 * 1.9 / 100) / 99 / 100) ** 0.5
    )


@pytest.mark.parametrize(("decisions", "shown"), [(49, False), (50, True)])
def test_below_fifty_decisions_there_is_no_pr(decisions: int, shown: bool) -> None:
    found = pooled([(row([0.1] * decisions, []), 0)])
    assert found is not None
    assert (found.counted, found.least) == (decisions, 50)
    assert (found.pr is not None) is shown
    assert (found.half_width is not None) is shown


def test_who_judged_is_told_once_each() -> None:
    rows = [row([0.1] * 50, []), row([0.1], []), row([0.1], [], "expert")]
    found = pooled([(one, 0) for one in rows])
    assert found is not None
    assert found.engines == [("Fivepoint 1", "expert"), ("Fivepoint 1", "master")]
    assert pooled([]) is None


def test_a_reviewed_match_stands_on_both_profiles(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna, ben = Browser(client), Browser(client)
        anna.sign_up("Anna")
        ben.sign_up("Ben")
        terms: dict[str, Any] = {"rules": {"length": 1}, "clock": {}}
        anna.post("/api/seeks", terms | {"to": "Ben"})
        (seek,) = ben.get("/api/lobby")["seeks"]
        found = ben.post(f"/api/seeks/{seek['id']}/take")
        table = found["table"]
        seats = (ben, anna) if found["seat"] == 0 else (anna, ben)
        with connected(client, seats[0], 1) as white, connected(client, seats[1], 2) as black:
            white.join(table, 0)
            black.join(table, 1)
            begin(white, black)
            play_out(white, black)
        assert anna.get("/api/players/Anna")["performance"] is None
        review = anna.post(f"/api/tables/{table}/review")["id"]
        assert anna.get("/api/players/Anna")["performance"] is None
        path = f"/api/reviews/{review}/analysis"
        anna.post(path, {"level": "club"})
        while anna.get(f"{path}/club")["state"] != "done":
            pass
        own = 1 if found["seat"] == 0 else 0
        mine = [seat == own for seat in (0, 1)]
        assert anna.get(f"/api/reviews/{review}")["mine"] == mine
        assert ben.get(f"/api/reviews/{review}")["mine"] == mine[::-1]
        assert Browser(client).get(f"/api/reviews/{review}")["mine"] == [False, False]
        cards = f"{path}/club/cards?least=0.001"
        both = anna.get(f"{cards}&seat=both")
        for someone, seat in ((anna, own), (ben, 1 - own)):
            kept = someone.get(cards)
            assert kept == someone.get(f"{cards}&seat={seat}") != []
            assert len(kept) < len(both)
        assert Browser(client).get(cards) == both
        sides = anna.get(f"{path}/club/report")["players"]
        told = {side["name"]: side["counted"] for side in sides}
        for name in ("Anna", "Ben"):
            performance = anna.get(f"/api/players/{name}")["performance"]
            assert (performance["matches"], performance["counted"]) == (1, told[name])
            (engine,) = performance["engines"]
            assert engine[1] == "club"
            if performance["pr"] is not None:
                (pr,) = [side["pr"] for side in sides if side["name"] == name]
                assert performance["pr"] == pytest.approx(pr)
        result = anna.get(f"/api/tables/{table}/result")
        assert [one["counted"] for one in result["performances"]] == [
            side["counted"] for side in sides
        ]
        (booked,) = anna.get("/api/account/export")["performances"]
        assert booked["table_id"] == table
