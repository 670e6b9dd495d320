"""The turn graph against checked cases from outside and the brute-force lister."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from fivepoint import Position, TurnGraph
from tests.brute_force import list_plays

GOLDEN = Path(__file__).parent.parent / "golden"
CASES: list[dict[str, Any]] = [
    json.loads(line) for line in (GOLDEN / "legal_plays.jsonl").read_text().splitlines()
]


def canonical_hash(results: frozenset[tuple[int, ...]]) -> str:
    text = json.dumps(sorted(results), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def test_there_are_a_thousand_golden_cases() -> None:
    assert len(CASES) == 1000


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"case-{case['id']}")
def test_golden_case(case: dict[str, Any]) -> None:
    graph = TurnGraph(Position.from_board(case["board"]), case["dice"])
    assert len(graph.results) == case["count"]
    assert graph.max_dice == case["dice_played"]
    assert sorted(map(list, graph.first_steps)) == sorted(case["first_steps"])
    assert canonical_hash(frozenset(p.board for p in graph.results)) == case["sha256"]


@pytest.mark.parametrize("case", CASES[::10], ids=lambda case: f"case-{case['id']}")
def test_brute_force_agrees_on_golden_case(case: dict[str, Any]) -> None:
    plays = list_plays(case["board"], case["dice"])
    assert plays.dice_played == case["dice_played"]
    assert canonical_hash(plays.results) == case["sha256"]


def test_2220_results() -> None:
    graph = TurnGraph(Position.from_position_id("AACAkCRJqqoAAA"), (1, 1))
    assert len(graph.results) == 2220
