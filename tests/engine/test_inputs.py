"""The nets' inputs against a slow, independent reading of what each group says.

Boards are seen from the side that has just played, as in `cpp/inputs.h`.
"""

from itertools import product
from random import Random

import numpy as np
import pytest

from fivepoint import _core

START = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
CONTACT, RACE = 0, 1


def groups(kind: int) -> list[tuple[str, int, int]]:
    """Name, first row and number of rows of every group."""
    lines = (line.rsplit(": ", 1) for line in _core.describe_inputs(kind).splitlines())
    return [(name, int(rest.split(", ")[0]), int(rest.split(", ")[1])) for name, rest in lines]


def active(kind: int, board: list[int]) -> list[int]:
    rows, offsets, _ = _core.active_rows(kind, np.array([board], np.int8))
    assert offsets.tolist() == [0, len(rows)]
    return rows.tolist()


def by_group(kind: int, board: list[int]) -> dict[str, list[int]]:
    """The active rows, numbered within their group."""
    rows = active(kind, board)
    return {
        name: sorted(row - first for row in rows if first <= row < first + count)
        for name, first, count in groups(kind)
    }


def flipped(board: list[int]) -> list[int]:
    return [-x for x in reversed(board)]


def random_board(random: Random) -> list[int]:
    board = [0] * 26
    for sign in (1, -1):
        point = 0
        for _ in range(15 - random.choice([0, 0, 0, random.randrange(15)])):
            if point == 0 or random.random() < 0.5:
                point = random.choice([*range(1, 25), 25 if random.random() < 0.3 else 3])
            cell = point if sign > 0 else 25 - point
            if board[cell] * sign >= 0:
                board[cell] += sign
    return board


def hits(board: list[int], dice: tuple[int, int]) -> bool:
    """Whether the opponent of the board's side, about to roll, can hit with these dice."""
    mine = flipped(board)

    def search(cells: list[int], dice_left: tuple[int, ...]) -> bool:
        for i, die in enumerate(dice_left):
            rest = dice_left[:i] + dice_left[i + 1 :]
            sources = [25] if cells[25] else [p for p in range(1, 25) if cells[p] > 0]
            for source in sources:
                target = source - die
                if target < 1 or cells[target] < -1:
                    continue
                if cells[target] == -1:
                    return True
                moved = cells.copy()
                moved[source] -= 1
                moved[target] += 1
                if search(moved, rest):
                    return True
        return False

    return search(mine, dice * 2 if dice[0] == dice[1] else dice)


def shots(board: list[int]) -> int:
    return sum(hits(board, (a, b)) for a, b in product(range(1, 7), repeat=2))


def test_groups_tile_the_rows() -> None:
    for kind in (CONTACT, RACE):
        end = 0
        for _, first, count in groups(kind):
            assert first == end
            end += count
        assert end == _core.input_rows(kind)


def test_every_one_hot_group_has_one_row() -> None:
    random = Random(3)
    for kind in (CONTACT, RACE):
        for _ in range(200):
            for name, rows in by_group(kind, random_board(random)).items():
                if "thermometers" not in name and "runs" not in name:
                    assert len(rows) == 1, name


def test_start_position() -> None:
    found = by_group(CONTACT, START)
    assert len(found["own thermometers"]) == 15
    assert found["own pips, in eights"] == [167 // 8]
    assert found["own rear checker's point"] == [24]
    # Seen from the 24-point the opponent holds 19, 17 and 12: 5, 7 and 12 pips ahead.
    assert found["own blocked points 1..6 before the rear checker"] == [1 << 4]
    assert found["own blocked points 7..12 before the rear checker"] == [1 | 1 << 5]
    assert found["own runs of made points"] == []
    assert found["pip lead, in fives"] == [16]
    assert found["pips by which the sides still overlap"] == [22]


def test_sides_mirror_each_other() -> None:
    random = Random(4)
    for _ in range(200):
        board = random_board(random)
        for kind in (CONTACT, RACE):
            there, back = by_group(kind, board), by_group(kind, flipped(board))
            for name, rows in there.items():
                if name.startswith("own "):
                    assert back[name.replace("own ", "opponent's ", 1)] == rows


@pytest.mark.parametrize("seed", range(6))
def test_shots_are_exact(seed: int) -> None:
    random = Random(seed)
    name = "rolls that hit this side, by the hitter's home points"
    bins = "0123455667789abcddeefffggghhhiiiijjjj"
    for _ in range(60):
        board = random_board(random)
        home_points = sum(cell <= -2 for cell in board[19:25])
        expected = int(bins[shots(board)], 36) + 20 * max(0, home_points - 1)
        assert by_group(CONTACT, board)["own " + name] == [expected]


def test_runs_of_made_points() -> None:
    random = Random(5)
    for _ in range(100):
        board = random_board(random)
        rows = by_group(CONTACT, board)["own runs of made points"]
        made = [cell >= 2 for cell in board[:25]]
        expected: list[int] = []
        first = 0
        for length in range(2, 7):
            starts = range(1, 26 - length)
            expected += [first + p - 1 for p in starts if all(made[p : p + length])]
            first += len(starts)
        assert rows == expected


def test_kind_of_net() -> None:
    contact = START
    race = [0, 2, 2, 2, 3, 3, 3] + [0] * 12 + [-3, -3, -3, -2, -2, -2, 0]
    bar = race.copy()
    bar[6], bar[25] = 2, 1
    assert _core.net_kinds(np.array([contact, race, bar], np.int8)).tolist() == [0, 1, 0]


def test_hash_tells_the_kinds_apart() -> None:
    assert _core.input_hash(CONTACT) != _core.input_hash(RACE)
