"""One step: one checker moved by one die, and what forbids it.

Works on bare boards (26 ints, see ``position``) in the view of the player on
roll. It knows a single die; what the whole roll demands is ``turn``'s matter.
Numbers in brackets are clauses of docs/rules.md.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from fivepoint.rules.position import BAR, OFF

Board: TypeAlias = tuple[int, ...]


class Step(NamedTuple):
    """One checker moved from ``origin`` (25 the bar) to ``target`` (0 off) by ``die``.

    ``hit`` is 1 if it hits a blot there. ``next`` is the turn graph's node it leads to.
    """

    origin: int
    target: int
    hit: int
    die: int
    next: int


def moves(board: Board, die: int) -> list[tuple[int, int, int, Board]]:
    """Every way to play one ``die``: (from, to, hit, board afterwards), the rear checker first."""
    # While a checker is on the bar no other may move (6.1).
    origins = [BAR] if board[BAR] else [point for point in range(24, 0, -1) if board[point] > 0]
    found: list[tuple[int, int, int, Board]] = []
    for origin in origins:
        target = origin - die  # from the bar this is 25 minus the die (6.2)
        if target > OFF:
            if board[target] <= -2:
                continue  # closed (3.4)
        elif origins[0] > 6:
            continue  # a checker is not home yet: no bearing off (7.1)
        elif target < OFF and origin != origins[0]:
            continue  # a larger die bears off from the highest point only (7.3, 7.4)
        else:
            target = OFF  # (7.2)
        hit = 1 if target and board[target] == -1 else 0
        found.append((origin, target, hit, _moved(board, origin, target, hit)))
    return found


def _moved(board: Board, origin: int, target: int, hit: int) -> Board:
    after = list(board)
    after[origin] -= 1
    if hit:  # the blot goes to the bar (5.2)
        after[target] = 1
        after[0] -= 1
    elif target:
        after[target] += 1
    return tuple(after)
