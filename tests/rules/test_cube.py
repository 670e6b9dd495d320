"""Cube states: what is possible, who may double, what is won."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fivepoint import MatchState, Money, Position, RulesError
from fivepoint.rules.cube import HIGHEST_CUBE, double_fault, doubled, points_won, redouble_fault

EXAMPLES = json.loads((Path(__file__).parents[1] / "golden/examples.json").read_text())


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"cube": 0}, "cube-value"),
        ({"cube": 3}, "cube-value"),
        ({"cube": -2}, "cube-value"),
        ({"cube": True}, "cube-value"),
        ({"cube": 2.0}, "cube-value"),
        ({"cube": "2"}, "cube-value"),
        ({"cube": 2**40, "max_cube": None}, "cube-value"),
        ({"cube": 10**5000}, "cube-value"),
        ({"cube": float("nan")}, "cube-value"),
        ({"cube": 128}, "cube-above-cap"),
        ({"cube": 1, "owner": "me"}, "cube-owner"),
        ({"cube": 2, "owner": 0}, "owner-value"),
        ({"cube": 2, "owner": np.array(["me"])}, "owner-value"),
        ({"cube": None, "owner": "me"}, "owner-no-cube"),
        ({"jacoby": 1}, "flag-value"),
        ({"beavers": -1}, "beavers-value"),
        ({"beavers": True}, "beavers-value"),
        ({"beavers": 10**30}, "beavers-value"),
        ({"max_cube": 0}, "cap-value"),
        ({"max_cube": 48}, "cap-value"),
    ],
)
def test_an_impossible_money_cube_is_refused(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as caught:
        Money(**settings)
    assert caught.value.code == code
    assert str(caught.value)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"length": 0}, "length-value"),
        ({"length": -3}, "length-value"),
        ({"length": True}, "length-value"),
        ({"length": 7.0}, "length-value"),
        ({"length": 10**9}, "length-value"),
        ({"score": (7, 0)}, "score-over"),
        ({"score": (0, 9)}, "score-over"),
        ({"score": (-1, 0)}, "score-value"),
        ({"score": (False, 0)}, "score-value"),
        ({"score": (1,)}, "score-pair"),
        ({"score": [0, 0, 0]}, "score-pair"),
        ({"score": "00"}, "score-pair"),
        ({"score": {0: 0, 1: 0}}, "score-pair"),
        ({"score": np.array(0)}, "score-pair"),
        ({"score": [0.0, 0]}, "score-value"),
        ({"score": 3}, "score-pair"),
        ({"cube": 2}, "cube-centred"),
        ({"cube": 2, "owner": "them"}, "owner-value"),
        ({"owner": "other"}, "cube-owner"),
        ({"crawford": True}, "crawford-away"),
        ({"score": (6, 6), "crawford": True}, "crawford-both"),
        ({"score": (6, 2), "crawford": True, "cube": 2, "owner": "me"}, "crawford-cube"),
        ({"crawford": None}, "flag-value"),
        ({"cube": 4, "owner": "me", "max_cube": 2}, "cube-above-cap"),
    ],
)
def test_an_impossible_match_state_is_refused(settings: dict[str, Any], code: str) -> None:
    settings = {"length": 7} | settings
    with pytest.raises(RulesError) as caught:
        MatchState(**settings)
    assert caught.value.code == code
    assert str(caught.value)


def test_whole_numbers_of_another_kind_are_taken_as_ints() -> None:
    money: dict[str, Any] = {"cube": np.int64(2), "beavers": np.uint8(1), "max_cube": np.int16(64)}
    state: dict[str, Any] = {
        "length": np.int32(7),
        "cube": np.int8(4),
        "owner": "other",
        "max_cube": np.int64(8),
    }
    assert Money(**money) == Money(2, beavers=1)
    for score in ([3, 5], np.array([3, 5]), (np.int64(3), np.uint8(5))):
        found = MatchState(**state, score=score)  # pyright: ignore[reportArgumentType]
        assert repr(found) == repr(MatchState(7, (3, 5), 4, "other", max_cube=8))
    assert repr(Money(**money)) == repr(Money(2, beavers=1))
    assert points_won(Money(), np.int8(2)) == 2  # pyright: ignore[reportArgumentType]


def test_flip_changes_the_view_and_twice_nothing() -> None:
    money = Money(cube=4, owner="me", jacoby=True, beavers=1)
    assert money.flip().owner == "other"
    assert money.flip().flip() == money
    match = MatchState(7, (3, 5), 2, "other")
    assert match.flip() == MatchState(7, (5, 3), 2, "me")
    assert match.flip().flip() == match
    assert Money().flip() == Money()


@pytest.mark.parametrize(
    ("state", "fault"),
    [
        (Money(), None),
        (Money(cube=2, owner="me"), None),
        (Money(cube=2), None),  # after an automatic double
        (Money(cube=2, owner="other"), "cube-not-yours"),
        (Money(cube=None), "no-cube"),
        (Money(cube=32, owner="me"), None),
        (Money(cube=64, owner="me"), "cube-cap"),
        (Money(cube=64, owner="me", max_cube=None), None),
        (Money(cube=HIGHEST_CUBE, owner="me", max_cube=None), "cube-cap"),
        (MatchState(7, (3, 5)), None),
        (MatchState(7, (3, 5), cube=None), "no-cube"),
        (MatchState(7, (6, 3), crawford=True), "crawford-game"),
        (MatchState(7, (3, 6), crawford=True), "crawford-game"),
        (MatchState(7, (3, 6)), None),  # post-Crawford: the trailer may
        (MatchState(7, (6, 3)), "cube-dead"),  # and the leader has no use for it
        (MatchState(7, (5, 0), 2, "me"), "cube-dead"),
        (MatchState(7, (4, 0), 2, "me"), None),
        (MatchState(7, (0, 5), 2, "me"), None),  # dead for the other side only
        (MatchState(1), "cube-dead"),
        (MatchState(7, (0, 0), 2, "me", max_cube=2), "cube-cap"),
    ],
)
def test_who_may_double(state: Money | MatchState, fault: str | None) -> None:
    assert double_fault(state) == fault
    if fault is None:
        taken = doubled(state)
        assert taken.cube == 2 * (state.cube or 0)
        assert taken.owner == "other"
    else:
        with pytest.raises(RulesError) as caught:
            doubled(state)
        assert caught.value.code == fault


@pytest.mark.parametrize(
    ("state", "redoubles", "fault"),
    [
        (Money(), 0, "no-beavers"),
        (Money(beavers=1), 0, None),
        (Money(beavers=1), 1, "no-more-beavers"),
        (Money(beavers=2), 1, None),
        (Money(beavers=5, cube=16, owner="me"), 0, None),
        (Money(beavers=5, cube=32, owner="me"), 0, "cube-cap"),
        (Money(beavers=1, cube=None), 0, "no-cube"),
        (MatchState(7), 0, "no-beavers-in-match"),
    ],
)
def test_who_may_beaver(state: Money | MatchState, redoubles: int, fault: str | None) -> None:
    assert redouble_fault(state, redoubles) == fault


def test_jacoby_counts_gammons_only_after_a_turn_of_the_cube() -> None:
    assert points_won(Money(jacoby=True), 3) == 1
    assert points_won(Money(jacoby=True, cube=4), 2) == 4  # automatic doubles turn nothing
    assert points_won(Money(jacoby=True, cube=2, owner="other"), 3) == 6
    assert points_won(Money(jacoby=True, cube=None), 2) == 2
    assert points_won(Money(), 3) == 3
    assert points_won(MatchState(7, (0, 0), 4, "me"), 3) == 12


@pytest.mark.parametrize("result", [0, 4, True, None, 1.0])
def test_an_unknown_result_is_refused(result: Any) -> None:
    with pytest.raises(RulesError):
        points_won(Money(), result)


@pytest.mark.parametrize(
    "example", [e for e in EXAMPLES["scores"] if "cube" in e], ids=lambda e: e["name"]
)
def test_scoring_examples(example: dict[str, Any]) -> None:
    if "board" in example:
        result = Position.from_board(example["board"]).result
    elif example["loser_off"]:
        result = 1
    else:
        result = 3 if example["loser_on_bar"] or example["loser_in_winner_home"] else 2
    cube = example["cube"]
    assert result is not None
    state = Money(cube=cube, owner="me" if cube > 1 else None)
    assert points_won(state, result) == example["points"]


def test_the_dead_cube_with_nothing_to_lose_may_be_turned_at_once() -> None:
    """Known fault 51: after Crawford the trailer has nothing to lose by doubling."""
    trailer = MatchState(5, (2, 4))
    assert double_fault(trailer) is None
    assert double_fault(trailer.flip()) == "cube-dead"
    assert trailer.flip().dead
    assert not trailer.dead
