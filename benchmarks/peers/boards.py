"""Boards of 26 as ``Position.board`` has them, and as gnubg and its kin have them: two rows of 25.

Gnubg's rows are the opponent's checkers, then the mover's, each in its own view, the bar last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def rows_of(board: Sequence[int]) -> list[list[int]]:
    """The two rows of a board."""
    mover = [max(board[point], 0) for point in range(1, 26)]
    opponent = [max(-board[25 - point], 0) for point in range(1, 26)]
    return [opponent, mover]


def board_of(rows: Sequence[Sequence[int]]) -> list[int]:
    """The board of two rows, in the view of the second."""
    opponent, mover = rows
    points = [mover[point - 1] - opponent[24 - point] for point in range(1, 25)]
    return [-opponent[24], *points, mover[24]]


def after(board: Iterable[int], steps: Iterable[tuple[int, int]]) -> list[int]:
    """The board after these steps from place to place, still seen by the player who moved.

    A step to 0 or below bears off; a lone checker of the other side is hit.
    """
    cells = list(board)
    for start, end in steps:
        cells[start] -= 1
        if end > 0:
            if cells[end] == -1:
                cells[end] = 0
                cells[0] -= 1
            cells[end] += 1
    return cells
