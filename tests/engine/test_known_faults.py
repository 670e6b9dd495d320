"""Faults that other programs had, and this engine must not: scores and cubes seen wrongly."""

from __future__ import annotations

import pytest

import fivepoint as fp

START = fp.Position.start()
# Doubled here, Green must pass: with the gammons in it a take costs about 0.3.
PASS = fp.parse_id("XGID=--BaBCCBAA------acccc-a--A:0:0:1:00:0:2:0:7:10")


@pytest.fixture(scope="module")
def engine() -> fp.Engine:
    return fp.Engine(plies=0)


def test_gammons_are_worth_nothing_at_double_match_point(engine: fp.Engine) -> None:
    found = engine.evaluate(PASS.position, fp.MatchState(length=5, score=(4, 4)))
    assert found.win_gammon > 0.2
    assert found.equity == pytest.approx(2 * found.win - 1, abs=1e-6)
    assert found.mwc == pytest.approx(found.win, abs=1e-6)


@pytest.mark.parametrize(
    "state",
    [
        fp.MatchState(length=5, score=(3, 4)),  # after the Crawford game
        fp.MatchState(length=5, score=(1, 4)),
        fp.MatchState(length=7, score=(3, 5), cube=2, owner="me"),
    ],
)
def test_who_has_nothing_to_lose_turns_the_cube_at_once(
    engine: fp.Engine, state: fp.MatchState
) -> None:
    found = engine.cube(START, state)
    assert found.action == "double"
    assert found.double_take > found.no_double


def test_money_and_match_share_no_memory(engine: fp.Engine) -> None:
    deep = fp.Engine(plies=1)
    for judge in (engine, deep):
        money, match = fp.Money(), fp.MatchState(length=5, score=(3, 1))
        first = judge.evaluate(PASS.position, money)
        between = judge.evaluate(PASS.position, match)
        assert judge.evaluate(PASS.position, money) == first
        assert between.cubeful_equity != pytest.approx(first.cubeful_equity, abs=1e-3)


def test_the_take_is_judged_from_the_side_that_takes() -> None:
    found = fp.Engine(plies=1).cube(PASS.position, PASS.state)
    assert found.response == "drop"
    assert found.double_take > found.double_drop
