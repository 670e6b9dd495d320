"""Bad input to the core: always a coded error, never a crash; and the choice of kernel."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from array import array

import numpy as np
import pytest

from fivepoint import Position, PositionError, RulesError, core

START = list(Position.start().board)


def changed(**cells: int) -> list[int]:
    board = START.copy()
    for name, count in cells.items():
        board[int(name[1:])] = count
    return board


@pytest.mark.parametrize(
    ("board", "code"),
    [
        (START[:25], "wrong-length"),
        ([*START, 0], "wrong-length"),
        (np.zeros((2, 26), np.int8), "several-faults"),
        (changed(_6=6), "too-many-checkers"),
        (changed(_12=-6), "too-many-checkers"),
        (changed(_25=-1), "own-bar-sign"),
        (np.array(changed(_25=-1), np.int8), "own-bar-sign"),
        (np.array(changed(_0=1, _6=4), np.int8), "opponent-bar-sign"),
        (np.array([127] * 26, np.int8), "several-faults"),
        (np.array([-128] * 26, np.int8), "several-faults"),
        ([0] * 26, "both-borne-off"),
        (np.zeros(26, np.int8), "both-borne-off"),
        ([-1, *[2] * 6, *[0] * 12, *[-2] * 6, 1], "both-closed-out"),
        (np.array([-1, *[2] * 6, *[0] * 12, *[-2] * 6, 1], np.int8), "both-closed-out"),
        ([float(c) for c in START], "several-faults"),
        (np.full(26, np.nan), "several-faults"),
        (changed(_6=True), "not-an-integer"),
        (changed(_6=10**40), "too-many-checkers"),
        ("start", "not-a-board"),
        (None, "not-a-board"),
        (7, "not-a-board"),
    ],
    ids=str,
)
def test_no_position(board: object, code: str) -> None:
    for call in (
        lambda: core.legal_results(board, 3, 1),  # pyright: ignore[reportArgumentType]
        lambda: core.perft(board, 1),  # pyright: ignore[reportArgumentType]
    ):
        with pytest.raises(PositionError) as caught:
            call()
        assert caught.value.code == code


@pytest.mark.parametrize("dice", [(0, 1), (1, 7), (-1, 1), (10**30, 1), (True, 1), (1.0, 2)])
def test_no_roll(dice: tuple[int, int]) -> None:
    with pytest.raises(RulesError) as caught:
        core.legal_results(START, *dice)
    assert caught.value.code == "bad-dice"


@pytest.mark.parametrize("men", [0, -1, 16, 10**30, True, 3.0, "3", None])
def test_no_number_of_men(men: object) -> None:
    board = [0, 1, *[0] * 22, -1, 0]
    for call in (
        lambda: core.legal_results(board, 3, 1, men),  # pyright: ignore[reportArgumentType]
        lambda: core.legal_results(np.array(board, np.int8), 3, 1, men),  # pyright: ignore[reportArgumentType]
        lambda: core.legal_results_batch([board], [(3, 1)], 1, men),  # pyright: ignore[reportArgumentType]
        lambda: core.perft(board, 1, men),  # pyright: ignore[reportArgumentType]
    ):
        with pytest.raises(PositionError) as caught:
            call()
        assert caught.value.code == "men-out-of-range"


@pytest.mark.parametrize("depth", [-1, 7, 10**30, True, 1.0, "1", None])
def test_no_depth(depth: object) -> None:
    with pytest.raises(RulesError) as caught:
        core.perft(START, depth)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == "depth-out-of-range"


def test_any_sequence_of_whole_numbers() -> None:
    expected = core.legal_results(START, 3, 1)
    for board in (
        tuple(START),
        np.array(START),
        np.array(START, np.int8),
        np.array([START, START], np.int8).T[:, 0],
        np.array(START, object),
        array("b", START),
    ):
        found = core.legal_results(board, np.int64(3), np.int8(1))  # pyright: ignore[reportArgumentType]
        np.testing.assert_array_equal(found, expected)


def run(code: str, kernel: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "FIVEPOINT_KERNEL": kernel},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_environment_chooses_the_kernel() -> None:
    asked = run("import fivepoint as fp; print(fp.core.kernel())", "portable")
    assert asked.stdout.strip() == "portable"
    refused = run(
        "import fivepoint as fp\ntry: fp.core\nexcept fp.RulesError as e: print(e.code, e)", "mmx"
    )
    assert refused.stdout.startswith("no-such-kernel ")
    assert "mmx" in refused.stdout


def test_interrupt_stops_a_long_count() -> None:
    # A test run in the background may have been told to ignore SIGINT, and children inherit that.
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"import fivepoint as fp; print(fp.core.kernel(), flush=True); fp.core.perft({START}, 6)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as counting:
        assert counting.stdout is not None
        counting.stdout.readline()
        time.sleep(0.3)
        counting.send_signal(signal.SIGINT)
        _, problems = counting.communicate(timeout=20)
    assert b"KeyboardInterrupt" in problems
