"""What can be counted on a board after a play: shots, blots, points, pips. No judgement.

Positions are seen by the player who has just moved; the other side rolls next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import core
from fivepoint.engine.many import ROLLS
from fivepoint.rules.position import BAR, HOME

if TYPE_CHECKING:
    from fivepoint.rules.position import Position

_OTHER_HOME = range(19, 25)


@dataclass(frozen=True, slots=True)
class Facts:
    """Counts for the player who has moved.

    ``shots``: of the 36 rolls of the other side, those that can hit. ``blots`` stand where
    the other side still has checkers to pass. ``sent_back`` are checkers of the other side on the
    bar, ``home_points`` own points made at home, ``prime`` the longest row of own points,
    ``anchors`` own points in the other side's home, ``off`` checkers borne off.
    """

    shots: int
    blots: int
    sent_back: int
    home_points: int
    prime: int
    anchors: int
    off: int
    pips: int
    other_pips: int


def facts(position: Position) -> Facts:
    """The counts of ``position``, seen by who has just moved; the other side is to roll."""
    board = position.board
    _, rearmost = position.rear
    # A blot in front of every checker of the other side can no longer be met.
    blots = sum(board[point] == 1 and 25 - point < rearmost for point in range(1, BAR))
    own, other = position.pips
    return Facts(
        shots(position),
        blots,
        -board[0],
        sum(board[point] > 1 for point in HOME),
        _prime(board),
        sum(board[point] > 1 for point in _OTHER_HOME),
        position.off[0],
        own,
        other,
    )


def shots(position: Position) -> int:
    """Of the 36 rolls of the other side, how many can hit a checker of who has just moved.

    >>> from fivepoint.rules.position import Position
    >>> shots(Position.start())
    0
    """
    if position.result is not None:
        return 0
    rolling = position.flip()
    if rolling.result is not None:
        return 0
    boards = np.tile(np.array(rolling.board, np.int8), (len(ROLLS), 1))
    dice = np.array(ROLLS, np.int8)
    results, offsets = core.legal_results_batch(boards, dice, men=position.men)
    hits = results[:, 0] < rolling.board[0]
    return sum(
        (1 if high == low else 2)
        for number, (high, low) in enumerate(ROLLS)
        if bool(hits[int(offsets[number]) : int(offsets[number + 1])].any())
    )


def _prime(board: tuple[int, ...]) -> int:
    longest = row = 0
    for point in range(1, BAR):
        row = row + 1 if board[point] > 1 else 0
        longest = max(longest, row)
    return longest
