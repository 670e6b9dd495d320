"""Counts of lines of play: recorded ones, and the same by the turn graph."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fivepoint import Position, TurnGraph, core
from fivepoint.rules.dice import ROLLS

RECORDED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "golden" / "perft.json").read_text()
)["positions"]


def slow_perft(position: Position, depth: int) -> int:
    """The definition, by the turn graph."""
    if depth == 0 or position.result is not None:
        return 1
    return sum(
        slow_perft(result.flip(), depth - 1)
        for roll in ROLLS
        for result in TurnGraph(position, roll).results
    )


@pytest.mark.parametrize("case", RECORDED, ids=lambda case: case["name"])
def test_recorded_counts(case: dict[str, Any]) -> None:
    for depth, count in enumerate(case["counts"]):
        assert core.perft(case["board"], depth, case["men"]) == count


@pytest.mark.parametrize("case", RECORDED, ids=lambda case: case["name"])
def test_turn_graph_counts_the_same(case: dict[str, Any]) -> None:
    position = Position.from_board(case["board"], case["men"])
    for depth, count in enumerate(case["counts"][:3]):
        if count < 5_000 or depth < 2:
            assert slow_perft(position, depth) == count


@pytest.mark.slow
@pytest.mark.parametrize("case", RECORDED, ids=lambda case: case["name"])
def test_turn_graph_counts_the_same_to_depth_2(case: dict[str, Any]) -> None:
    position = Position.from_board(case["board"], case["men"])
    assert slow_perft(position, 2) == case["counts"][2]


def test_a_finished_game_counts_one() -> None:
    for depth in range(4):
        assert core.perft([0, 3, *[0] * 24], depth) == 1
        assert core.perft([*[0] * 24, -2, 0], depth) == 1
