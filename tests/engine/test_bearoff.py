"""The one-sided bear-off against an independent recursion, and its file against damage."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fivepoint import _core
from fivepoint.engine import bearoff
from fivepoint.errors import PositionError

if TYPE_CHECKING:
    from pathlib import Path

Home = tuple[int, ...]


@cache
def after_die(home: Home, die: int) -> frozenset[Home]:
    """Every home board one die can lead to; the board itself when nothing is left."""
    men = list(home)
    results: set[Home] = set()
    for point in range(6, 0, -1):
        if men[point - 1] == 0:
            continue
        higher = any(men[point:])
        if die < point or die == point or not higher:
            moved = men.copy()
            moved[point - 1] -= 1
            if point > die:
                moved[point - die - 1] += 1
            results.add(tuple(moved))
    return frozenset(results) or frozenset({home})


@cache
def after_roll(home: Home, first: int, second: int) -> frozenset[Home]:
    """Every home board a roll can lead to, dice in both orders."""
    orders = [(first,) * 4] if first == second else [(first, second), (second, first)]
    results: set[Home] = set()
    for order in orders:
        boards = {home}
        for die in order:
            boards = {result for board in boards for result in after_die(board, die)}
        results |= boards
    return frozenset(results)


ROLLS = [(a, b, 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1)]


@cache
def chances(home: Home) -> tuple[float, ...]:
    """Chances by number of rolls, for the play with the fewest on average."""
    if not any(home):
        return (1.0,)
    total = [0.0] * 32
    for a, b, ways in ROLLS:
        best = min((chances(result) for result in after_roll(home, a, b)), key=mean)
        for rolls, chance in enumerate(best):
            total[rolls + 1] += ways / 36 * chance
    while total[-1] == 0:
        total.pop()
    return tuple(total)


def mean(by_rolls: tuple[float, ...]) -> float:
    return sum(rolls * chance for rolls, chance in enumerate(by_rolls))


@cache
def none_off(home: Home) -> tuple[float, ...]:
    """Chance that no checker has left after 0, 1, ... rolls, waiting as short as can be."""
    total = [1.0] + [0.0] * 15
    for a, b, ways in ROLLS:
        results = after_roll(home, a, b)
        if all(sum(result) == sum(home) for result in results):
            best = min((none_off(result) for result in results), key=sum)
            for rolls in range(15):
                total[rolls + 1] += ways / 36 * best[rolls]
    return tuple(total)


def homes(men: int) -> list[Home]:
    return [home for home in itertools.product(range(men + 1), repeat=6) if 1 <= sum(home) <= men]


@pytest.fixture(scope="module")
def table() -> _core.Bearoff:
    return _core.Bearoff.build()


def counts(home: Home) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array(home, dtype=np.int8)


def test_up_to_four_checkers_equal_the_recursion(table: _core.Bearoff) -> None:
    for home in homes(4):
        expected = chances(home)
        found = table.rolls(counts(home))
        assert found[: len(expected)] == pytest.approx(expected, abs=1e-6)
        assert table.mean_rolls(counts(home)) == pytest.approx(mean(expected), abs=1e-6)


@pytest.mark.parametrize(
    "home", [(0, 0, 0, 0, 0, 6), (1, 0, 1, 0, 2, 2), (1,) * 6, (2, 0, 4, 0, 0, 0)]
)
def test_six_checkers_equal_the_recursion(table: _core.Bearoff, home: Home) -> None:
    assert table.mean_rolls(counts(home)) == pytest.approx(mean(chances(home)), abs=1e-6)


def test_waiting_for_the_first_checker_equals_the_recursion(table: _core.Bearoff) -> None:
    for home in homes(3):
        assert table.none_off(counts(home)) == pytest.approx(none_off(home), abs=1e-6)


@pytest.mark.slow
def test_all_with_six_checkers_equal_the_recursion(table: _core.Bearoff) -> None:
    for home in homes(6):
        expected = chances(home)
        assert table.mean_rolls(counts(home)) == pytest.approx(mean(expected), abs=1e-4)


def test_win_chance_of_two_sides_equals_the_two_distributions(table: _core.Bearoff) -> None:
    for own, other in [
        ((1, 1, 0, 0, 0, 1), (2, 1, 0, 0, 0, 0)),
        ((0, 0, 2, 0, 0, 1), (0, 3, 0, 0, 1, 0)),
    ]:
        board = np.zeros((1, 26), dtype=np.int8)
        board[0, 1:7] = own
        board[0, 19:25] = [-men for men in reversed(other)]
        mine, theirs = chances(own), chances(other)
        wins = sum(
            chance * (1 - sum(theirs[:rolls])) for rolls, chance in enumerate(mine) if rolls > 0
        )
        assert table.evaluate(board)[0] == pytest.approx([wins, 0, 0, 0, 0], abs=2e-6)


def test_gammons_need_all_fifteen_on_the_board(table: _core.Bearoff) -> None:
    board = np.zeros((2, 26), dtype=np.int8)
    board[0, [1, 2]] = [1, 1]
    board[0, 19] = -15
    board[1] = board[0]
    board[1, 19] = -14
    with_gammon, without = table.evaluate(board)
    assert with_gammon[1] == pytest.approx(1.0, abs=1e-6)  # the first roll bears both off
    assert without[1] == 0
    assert with_gammon[2] == 0  # no backgammon from home


def test_positions_outside_the_tables_are_nan(table: _core.Bearoff) -> None:
    board = np.zeros((2, 26), dtype=np.int8)
    board[0, [7, 20]] = [1, -1]
    board[1, 20] = -2
    assert np.isnan(table.evaluate(board)).all()


def test_bytes_bring_back_the_tables_and_damage_is_refused(table: _core.Bearoff) -> None:
    data = table.to_bytes()
    again = _core.Bearoff.from_bytes(data)
    home = counts((1, 2, 3, 4, 3, 2))
    assert (again.rolls(home) == table.rolls(home)).all()
    assert again.mean_rolls(home) == table.mean_rolls(home)
    flipped = bytearray(data)
    flipped[len(data) // 2] ^= 1
    for broken in (b"", data[:-1], data[: len(data) // 2], bytes(flipped), b"x" + data[1:]):
        with pytest.raises(ValueError, match="bearoff-damaged"):
            _core.Bearoff.from_bytes(broken)


def test_a_damaged_cache_file_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEPOINT_CACHE", str(tmp_path))
    file = tmp_path / bearoff.FILE
    file.write_bytes(b"half a fi")
    bearoff.table.cache_clear()
    assert bearoff.mean_rolls((0, 0, 0, 0, 0, 1)) == pytest.approx(1.25)
    assert len(file.read_bytes()) > 1_000_000
    assert list(tmp_path.iterdir()) == [file]
    bearoff.table.cache_clear()
    assert bearoff.effective_pips((0, 0, 0, 0, 0, 1)) == pytest.approx(1.25 * 49 / 6)
    assert bearoff.roll_chances((0, 0, 0, 0, 0, 1)) == pytest.approx((0, 0.75, 0.25))
    bearoff.table.cache_clear()


def test_a_cache_that_cannot_be_written_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("FIVEPOINT_CACHE", str(blocked))
    bearoff.table.cache_clear()
    assert bearoff.mean_rolls((1, 0, 0, 0, 0, 0)) == pytest.approx(1.0)
    bearoff.table.cache_clear()


@pytest.mark.parametrize(
    "bad", [(), (1,) * 5, (16, 0, 0, 0, 0, 0), (-1, 1, 0, 0, 0, 0), (True, 0, 0, 0, 0, 0)]
)
def test_impossible_counts_are_refused(bad: tuple[int, ...]) -> None:
    with pytest.raises(PositionError) as caught:
        bearoff.mean_rolls(bad)
    assert caught.value.code == "bearoff-counts"
