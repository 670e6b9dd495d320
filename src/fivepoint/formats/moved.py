"""Where checkers stand after being moved, whatever the rules say.

For plays that files tell of: the illegal ones that are kept as recorded, and the many
candidates of an analysis, which need no turn graph each. Whether a play is legal is
for ``rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.errors import PositionError
from fivepoint.rules.position import BAR, OFF, Position

if TYPE_CHECKING:
    from collections.abc import Iterable


def moved(position: Position, moves: Iterable[tuple[int, int]]) -> Position | None:
    """``position`` after these moves from place to place, in the view of who makes them.

    A lone checker of the other side is hit. None where there is no checker to move, two
    of the other side stand in the way, or the outcome is no position.
    """
    board = list(position.board)
    for origin, target in moves:
        if not (OFF < origin <= BAR and OFF <= target < BAR) or board[origin] <= 0:
            return None
        board[origin] -= 1
        if target == OFF:
            continue
        if board[target] == -1:
            board[target] = 0
            board[0] -= 1
        if board[target] < 0:
            return None
        board[target] += 1
    try:
        return Position.from_board(board, position.men)
    except PositionError:
        return None
