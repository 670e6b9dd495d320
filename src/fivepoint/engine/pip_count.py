"""Checker play of the level "pip count": one number for a position, from named terms.

Every term is in pips: what the feature is worth as a lead in the race. They are
sensible, not expert: lead, blots, points, blockades, checkers on the bar, stacks.
Boards are bare tuples of 26 ints (see ``rules.position``) in the view of the
player who has just moved; the opponent is about to roll.
"""

from __future__ import annotations

from typing import TypeAlias

Board: TypeAlias = tuple[int, ...]


def worth(board: Board) -> float:
    """How good ``board`` is, in pips, for the side whose checkers are positive.

    That side has just moved; the other one rolls next.
    """
    other = tuple(-count for count in reversed(board))
    if _past_each_other(board):
        return _race(board) - _race(other)
    return (
        _pips(other) - _pips(board)
        + _holding(board) - _holding(other)
        + _blockade(board) - _blockade(other)
        + _waiting(other, board) - _waiting(board, other)
        - _blots(board)
        - _stacks(board)
    )  # fmt: skip


def lead(board: Board) -> float:
    """The lead in the race as a share of the own pip count: 0.08 is eight per cent ahead."""
    own = _pips(board)
    return (sum((25 - p) * -n for p, n in enumerate(board) if n < 0) - own) / own if own else 1.0


def _pips(board: Board) -> int:
    return sum(point * count for point, count in enumerate(board) if count > 0)


def _past_each_other(board: Board) -> bool:
    """Whether no checker can meet an enemy any more."""
    rear = next((point for point in range(25, 0, -1) if board[point] > 0), 0)
    return not any(count < 0 for count in board[:rear])


# --- the race ---------------------------------------------------------------

_CHECKER = 2.0  # each checker still to bear off wastes about this much
_OUTSIDE = 2.5  # and each that is not home yet delays the others
_DEEP = (0.0, 2.0, 1.0)  # a checker on 1 or 2 will waste most of the die that takes it off
_GAP = 1.0  # an empty point at home wastes the number that would use it


def _race(board: Board) -> float:
    """The race of one side: the pips still to go with the likely waste, as a negative number."""
    men = outside = deep = 0.0
    for point, count in enumerate(board):
        if count > 0:
            men += count
            outside += count if point > 6 else 0
            deep += count * _DEEP[point] if point < 3 else 0.0
    gaps = sum(1 for point in (4, 5, 6) if board[point] <= 0) if men > 3 else 0
    return -(_pips(board) + _CHECKER * men + _OUTSIDE * outside + deep + _GAP * gaps)


# --- points held ------------------------------------------------------------

# What two checkers are worth on each point 0..25, beside the pips they stand for:
# the home board and the points before it block, 18..22 are anchors to come back from.
_POINT = (
    0, 0.0, 2.0, 5.0, 8.0, 10.0, 8.0, 8.0, 4.0, 2.0, 2.0, 1.0, 1.0,
    1.0, 1.0, 2.0, 2.0, 3.0, 8.0, 4.0, 10.0, 9.0, 6.0, 3.0, 2.0, 0,
)  # fmt: skip


def _holding(board: Board) -> float:
    """The points held by two checkers or more."""
    return sum(_POINT[point] for point in range(1, 25) if board[point] >= 2)


# What a wall of so many points side by side is worth against a checker behind it.
_WALL = (0.0, 0.0, 1.0, 4.0, 10.0, 20.0, 36.0)


def _blockade(board: Board) -> float:
    """The best wall in front of an enemy checker, and half as much for each further one."""
    best = 0.0
    for start in range(1, 19):
        behind = -sum(board[point] for point in range(start) if board[point] < 0)
        if not behind:
            continue
        length = held = 0
        for point in range(start, min(start + 6, 25)):
            if board[point] >= 2:
                held += 1
                if held == point - start + 1:
                    length = held
        # A wall with one hole still holds most numbers.
        value = max(_WALL[length], _WALL[held - 1] if held > length else 0.0)
        best = max(best, value * (1 + 0.5 * (min(behind, 3) - 1)))
    return best


# What a checker on the bar costs its owner, by how many points are closed to it.
_BAR = (1.0, 3.0, 5.0, 8.0, 14.0, 24.0, 40.0)


def _waiting(board: Board, other: Board) -> float:
    """What the checkers of ``board``'s side on the bar cost it; ``other`` is the enemy's view."""
    closed = sum(1 for point in range(1, 7) if other[point] >= 2)
    return _BAR[closed] * min(board[25], 2)


# --- blots ------------------------------------------------------------------


def _ways_to_hit() -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """For each distance 0..24 the ways to cover it: throws, and the stops that must be open.

    Throws are a set of the 36, one bit each.
    """
    ways: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(25)]
    for first in range(1, 7):
        direct = 0
        for second in range(1, 7):
            direct |= _throw(first, second) | _throw(second, first)
            if first != second:
                ways[first + second].append((_throw(first, second), (first,)))
                ways[first + second].append((_throw(first, second), (second,)))
        ways[first].append((direct, ()))
        for times in (2, 3, 4):
            stops = tuple(first * i for i in range(1, times))
            ways[first * times].append((_throw(first, first), stops))
    return tuple(tuple(way) for way in ways)


def _throw(first: int, second: int) -> int:
    return 1 << (6 * (first - 1) + second - 1)


_WAYS = _ways_to_hit()


def _blots(board: Board) -> float:
    """What the own blots risk: the chance of a hit on each, times what it would cost."""
    enemies = [point for point in range(25) if board[point] < 0]
    if board[0] <= -2:
        enemies = [0]  # two on the bar: they must come in first
    closed = sum(1 for point in range(19, 25) if board[point] <= -2)
    risk = 0.0
    for point in range(1, 25):
        if board[point] == 1:
            throws = 0
            for enemy in enemies:
                if enemy < point:
                    throws |= _throws(board, enemy, point)
            loss = 25 - point + _BAR[closed]
            risk += throws.bit_count() / 36 * loss
    return risk


def _throws(board: Board, enemy: int, target: int) -> int:
    """The throws (bits) with which the enemy checker on ``enemy`` hits ``target``."""
    throws = 0
    for throw, stops in _WAYS[target - enemy]:
        if all(board[enemy + stop] < 2 for stop in stops):
            throws |= throw
    return throws


# --- stacks -----------------------------------------------------------------

_HIGH_STACK = 1.5  # the fourth checker and those above it do little


def _stacks(board: Board) -> float:
    """What checkers piled up, or buried on the lowest points, no longer do."""
    piled = sum(board[point] - 3 for point in range(1, 25) if board[point] > 3)
    buried = max(board[1], 0) * 2.0 + max(board[2], 0) * 1.0
    return _HIGH_STACK * piled + buried
