"""Batches of rolls: the same as one by one, whatever the number of threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from fivepoint import Position, PositionError, RulesError, _core, core
from tests.core.positions import mixed

CASES = [(p, dice) for p, dice in mixed(11, 10_000) if p.men == 15]
BOARDS = np.array([p.board for p, _ in CASES], np.int8)
DICE = np.array([dice for _, dice in CASES], np.int8)
START = list(Position.start().board)


def test_same_as_one_by_one() -> None:
    results, offsets = core.legal_results_batch(BOARDS, DICE)
    assert results.dtype == np.int8
    assert offsets.dtype == np.int64
    assert offsets[0] == 0
    assert offsets[-1] == len(results)
    for i, (board, dice) in enumerate(zip(BOARDS, DICE, strict=True)):
        one = core.legal_results(board, int(dice[0]), int(dice[1]))
        np.testing.assert_array_equal(results[offsets[i] : offsets[i + 1]], one)


@pytest.mark.parametrize("threads", [2, 3, 8, 256])
def test_any_number_of_threads(threads: int) -> None:
    assert len(BOARDS) > 3 * 2048  # several chunks of work
    results, offsets = core.legal_results_batch(BOARDS, DICE)
    others, other_offsets = core.legal_results_batch(BOARDS, DICE, threads=threads)
    np.testing.assert_array_equal(offsets, other_offsets)
    np.testing.assert_array_equal(results, others)


@pytest.mark.parametrize("name", ["avx2", "avx512"])
def test_any_kernel(name: str) -> None:
    usual = core.kernel()
    assert _core.select_kernel("portable")
    expected, _ = core.legal_results_batch(BOARDS, DICE)
    if not _core.select_kernel(name):
        pytest.skip(f"this machine has no {name}")
    found, _ = core.legal_results_batch(BOARDS, DICE)
    assert _core.select_kernel(usual)
    np.testing.assert_array_equal(found, expected)


def test_many_callers_at_once() -> None:
    expected, _ = core.legal_results_batch(BOARDS, DICE)
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(core.legal_results_batch, BOARDS, DICE, n) for n in [1, 2, 3] * 4]
        for answer in asked:
            np.testing.assert_array_equal(answer.result()[0], expected)


def test_a_long_list_from_few_rolls() -> None:
    board = Position.from_position_id("AACAkCRJqqoAAA").board
    results, offsets = core.legal_results_batch([board] * 3000, [(1, 1)] * 3000)
    assert offsets.tolist() == list(range(0, 3001 * 2220, 2220))
    np.testing.assert_array_equal(results[:2220], results[-2220:])


def test_nothing_to_list() -> None:
    none: list[list[int]] = []
    no_boards = np.zeros((0, 26), np.int8)
    for results, offsets in (
        core.legal_results_batch(none, none),
        core.legal_results_batch(no_boards, np.zeros((0, 2), np.int8)),
    ):
        assert results.shape == (0, 26)
        assert offsets.tolist() == [0]


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.int64, np.int8])
def test_any_whole_numbers(dtype: type[np.signedinteger]) -> None:
    expected, _ = core.legal_results_batch(BOARDS[:50], DICE[:50])
    wide = np.zeros((50, 52), dtype)
    wide[:, ::2] = BOARDS[:50]
    found, _ = core.legal_results_batch(wide[:, ::2], DICE[:50].astype(np.uint8))
    np.testing.assert_array_equal(found, expected)
    listed, _ = core.legal_results_batch(BOARDS[:50].tolist(), DICE[:50].tolist())
    np.testing.assert_array_equal(listed, expected)


def test_hypergammon() -> None:
    board = Position.start("hypergammon").board
    results, offsets = core.legal_results_batch([board], [(2, 1)], men=3)
    np.testing.assert_array_equal(results, core.legal_results(board, 2, 1, men=3))
    assert len(results) == offsets[1]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("row", [0, 17, 5000, len(BOARDS) - 1])
def test_a_bad_board_is_named_by_its_row(row: int, threads: int) -> None:
    boards = BOARDS.copy()
    boards[row, 6] = 16
    boards[len(boards) - 1, 6] = 16
    with pytest.raises(PositionError) as caught:
        core.legal_results_batch(boards, DICE, threads)
    assert caught.value.code == "bad-row"
    assert caught.value.arguments["row"] == row
    assert caught.value.faults
    assert "15" in str(caught.value)  # the reason is told: there are only 15 checkers


def test_a_bad_row_of_each_kind() -> None:
    for wrong, dtype in ((300, np.int16), (-129, np.int64), (2**63, np.uint64)):
        boards = np.abs(BOARDS[:9]).astype(dtype)
        boards[:, :] = 0
        boards[:, 6] = 5
        boards[4, 7] = wrong
        with pytest.raises(PositionError) as caught:
            core.legal_results_batch(boards, DICE[:9])
        assert caught.value.arguments["row"] == 4
    for wrong_row in ([0] * 25, "13/7", None, [0.0] * 26, [True] * 26, [10**30] * 26):
        with pytest.raises(PositionError) as caught:
            core.legal_results_batch([START, wrong_row], [(3, 1)] * 2)  # pyright: ignore[reportArgumentType]
        assert caught.value.code == "bad-row"
        assert caught.value.arguments["row"] == 1
    for wrong_dice in ((0, 1), (7, 1), (1, -1), (1,), (1, 2, 3), (1.0, 2), (True, 1), "31", None):
        with pytest.raises(RulesError) as refused:
            core.legal_results_batch([START] * 2, [(3, 1), wrong_dice])  # pyright: ignore[reportArgumentType]
        assert refused.value.code == "bad-dice-row"
        assert refused.value.arguments["row"] == 1
    with pytest.raises(RulesError) as refused:
        core.legal_results_batch([START] * 2, np.array([[3, 1], [9, 1]]))
    assert refused.value.arguments["row"] == 1


@pytest.mark.parametrize(
    "boards",
    [
        np.zeros((2, 26)),
        np.full((2, 26), np.nan),
        np.zeros((2, 26), bool),
        np.zeros((2, 25), np.int8),
        np.zeros(26, np.int8),
        np.zeros((2, 26, 1), np.int8),
        np.zeros((2, 26), "U1"),
        np.zeros((2, 26), complex),
        "boards",
        b"boards",
        7,
        None,
    ],
    ids=str,
)
def test_no_rows(boards: object) -> None:
    with pytest.raises(PositionError) as caught:
        core.legal_results_batch(boards, [(3, 1)] * 2)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == "not-rows"
    assert str(caught.value)


def test_boards_and_dice_must_match() -> None:
    with pytest.raises(RulesError) as caught:
        core.legal_results_batch(BOARDS[:3], DICE[:2])
    assert caught.value.code == "batch-lengths"


@pytest.mark.parametrize("threads", [0, -1, 257, 10**30, True, 1.0, "2", None, float("nan")])
def test_impossible_threads(threads: object) -> None:
    with pytest.raises(RulesError) as caught:
        core.legal_results_batch(BOARDS[:3], DICE[:3], threads)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == "threads-out-of-range"
