"""The fast move generator against golden cases, the turn graph and the brute-force lister.

Every comparison is made for each kernel that this machine has.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint import Position, TurnGraph, _core, core
from tests.brute_force import list_plays
from tests.core.positions import mixed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

GOLDEN = Path(__file__).parent.parent / "golden"
CASES: list[dict[str, Any]] = [
    json.loads(line) for line in (GOLDEN / "legal_plays.jsonl").read_text().splitlines()
]
EXAMPLES: list[dict[str, Any]] = json.loads((GOLDEN / "examples.json").read_text())["plays"]

Board = tuple[int, ...]

START = list(Position.start().board)

# Positions that other programs have got wrong: board, dice, how many results.
FAULTS: list[tuple[list[int], tuple[int, int], int]] = [
    ([0, 0, 0, 0, -2, 0, 13, 0, 1, *[0] * 7, -2, 0, -3, -4, -4, 0, 0, 0, 1, 0], (6, 2), 1),
    (START, (3, 1), 16),
    ([*[0] * 12, -2, *[0] * 8, -2, 0, 0, 1, 0], (6, 3), 1),
    ([0, 2, -2, 0, 0, 0, 0, 1, *[0] * 12, -2, 0, 0, 0, 0, 0], (5, 4), 1),
    (START, (6, 6), 11),
    ([0, 4, *[0] * 22, -2, 0], (1, 1), 1),
    ([0, -1, 2, 2, 0, 1, 3, -1, 2, 0, 0, 0, -3, *[0] * 5, -5, -5, 0, 0, 1, 0, 1, 1], (3, 5), 7),
    ([0, -2, 0, 0, 0, -2, 0, 0, 0, 1, 1, 2, *[0] * 4, 4, 0, 0, -2, 0, 0, 0, 0, -2, 1], (5, 5), 14),
    ([0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 3, *[0] * 6, -2, -2, -2, -2, -2, 2], (6, 2), 1),
    ([0, 0, 0, 0, 0, 0, 5, *[0] * 12, -2, -2, -2, -2, -2, -2, 1], (6, 6), 1),
    ([0, 0, 1, 0, 0, 1, *[0] * 18, -1, 0], (4, 2), 2),
    ([0, 0, 0, 0, 1, 1, *[0] * 18, -2, 0], (6, 4), 2),
    ([0, 9, 1, 2, 2, 0, 1, *[0] * 17, -7, 0], (6, 1), 5),
    ([0, 0, 1, 0, 2, 0, 0, 1, *[0] * 16, -3, 0], (4, 1), 4),
    ([0, 1, 0, 0, 0, 0, 1, *[0] * 17, -2, 0], (6, 6), 1),
    ([0, 0, -1, 0, 0, 1, 0, 0, 0, 0, -1, *[0] * 15], (3, 5), 1),
    ([0, 0, 0, 0, 0, 0, 5, *[0] * 12, -2, -2, -2, -2, -2, -2, 1], (3, 2), 1),
]


@pytest.fixture(autouse=True)
def usual_kernel() -> Iterator[None]:
    """Whatever a test chooses, the next one finds the usual kernel."""
    usual = core.kernel()
    yield
    assert _core.select_kernel(usual)


def results_of(board: list[int] | Board, dice: tuple[int, int], men: int = 15) -> set[Board]:
    """The core's results, each once; the same in the same order on every kernel."""
    assert _core.select_kernel("portable")
    rows = core.legal_results(board, *dice, men)
    for kernel in ("avx2", "avx512"):
        if _core.select_kernel(kernel):
            np.testing.assert_array_equal(core.legal_results(board, *dice, men), rows)
    found = as_set(rows)
    assert len(found) == len(rows)
    return found


def as_set(rows: NDArray[np.int8]) -> set[Board]:
    return {tuple(int(cell) for cell in row) for row in rows}


def canonical_hash(results: set[Board]) -> str:
    text = json.dumps(sorted(results), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def test_golden_cases() -> None:
    assert len(CASES) == 1000
    for case in CASES:
        first, second = case["dice"]
        for dice in ((first, second), (second, first)):
            found = results_of(case["board"], dice)
            assert len(found) == case["count"], case["id"]
            assert canonical_hash(found) == case["sha256"], case["id"]


def test_examples_of_the_rule_pages() -> None:
    compared = 0
    for case in EXAMPLES:
        dice = (case["dice"][0], case["dice"][1])
        found = results_of(case["board"], dice)
        if "plays" in case:
            passes = found == {tuple(case["board"])}
            assert len(found) == (case["plays"] or 1), case["name"]
            assert passes == (case["plays"] == 0), case["name"]
            compared += 1
        assert found == list_plays(case["board"], dice).results, case["name"]
    assert compared > 5


@pytest.mark.parametrize(("board", "dice", "count"), FAULTS)
def test_faults_of_other_programs(board: list[int], dice: tuple[int, int], count: int) -> None:
    found = results_of(board, dice)
    assert len(found) == count
    assert found == list_plays(board, dice).results


def test_both_dice_although_one_would_end_the_game() -> None:
    board = FAULTS[15][0]
    after = [0] * 26
    after[0], after[10] = -1, -1
    assert results_of(board, (3, 5)) == {tuple(after)}


def test_the_2220_results() -> None:
    board = Position.from_position_id("AACAkCRJqqoAAA").board
    assert len(results_of(board, (1, 1))) == 2220


@pytest.mark.parametrize("seed", range(3))
def test_agrees_with_brute_force_and_turn_graph(seed: int) -> None:
    for position, dice in mixed(seed, 500):
        found = results_of(position.board, dice, position.men)
        assert found == {p.board for p in TurnGraph(position, dice).results}, (position, dice)
        assert found == list_plays(position.board, dice, position.men).results, (position, dice)


@st.composite
def boards(draw: st.DrawFn) -> tuple[Board, int]:
    men = draw(st.integers(1, 15))
    board = [0] * 26
    for sign, cells in ((1, st.integers(1, 25)), (-1, st.integers(0, 24))):
        for cell in draw(st.lists(cells, min_size=1, max_size=men)):
            if board[cell] * sign >= 0:
                board[cell] += sign
    return tuple(board), men


@settings(max_examples=200, deadline=None)
@given(boards(), st.integers(1, 6), st.integers(1, 6))
def test_any_position(case: tuple[Board, int], d1: int, d2: int) -> None:
    board, men = case
    if all(count == 0 for count in board):
        return
    position = Position.from_board(board, men)
    found = results_of(board, (d1, d2), men)
    assert found == {p.board for p in TurnGraph(position, (d1, d2)).results}
    assert found == list_plays(board, (d1, d2), men).results
    for result in found:
        after = Position.from_board(result, men)
        assert after.off[0] >= position.off[0]
        assert after.off[1] == position.off[1]


@pytest.mark.parametrize(
    ("board", "men"),
    [
        ([*[0] * 24, -2, 0], 15),
        ([0, 3, *[0] * 24], 15),
        ([-1, *[0] * 25], 3),
    ],
)
def test_a_finished_game_stays_as_it_is(board: list[int], men: int) -> None:
    assert Position.from_board(board, men).result is not None
    for dice in ((1, 1), (6, 5)):
        assert results_of(board, dice, men) == {tuple(board)}
