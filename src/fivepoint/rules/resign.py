"""What a game can still cost: the results by which a side can yet lose.

A resignation may name only these, and the largest of them cannot be refused.
The bounds are sound, not a search: the least is never above what some legal
continuation costs, the largest never below. With contact every result that the
checkers borne off allow counts as possible. Dice already rolled are not looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from fivepoint.rules.cube import Side
    from fivepoint.rules.position import Position


def possible_losses(position: Position, loser: Side) -> tuple[int, ...]:
    """The results (1 single, 2 gammon, 3 backgammon) that ``loser`` can still lose by (12.3).

    ``position`` is seen by the player on roll, who is "me". RulesError if the game
    is over.

    >>> from fivepoint.rules.position import Position
    >>> possible_losses(Position.start(), "me")
    (1, 2, 3)
    """
    if position.result is not None:
        raise RulesError("game-finished")
    view = position if loser == "me" else position.flip()
    if view.off[0] > 0:
        return (1,)
    losing = [point for point, count in enumerate(view.board) for _ in range(max(count, 0))]
    winning = [25 - point for point, count in enumerate(view.board) for _ in range(max(-count, 0))]
    in_contact = position.contact
    ahead = 0 if loser == "me" else 1  # turns of the winner before the loser's first
    slowest = _slowest_turns(winning, in_contact=in_contact, on_roll=loser == "other")
    fewest = _fastest_turns(winning) - ahead
    least = 1 if slowest is None else _least(losing, slowest - ahead)
    largest = 3 if in_contact else _largest(losing, fewest)
    return tuple(range(least, largest + 1))


def certain_result(position: Position) -> tuple[Side, int] | None:
    """Who will win and how (1 single, 2 gammon, 3 backgammon) whatever is rolled and played.

    ``position`` is seen by the player on roll, who is "me". None if that is open, or
    looks open to these bounds. RulesError if the game is over.

    >>> from fivepoint.rules.position import Position
    >>> board = [0] * 26
    >>> board[1], board[19] = 1, -9
    >>> certain_result(Position.from_board(board))
    ('me', 1)
    """
    if position.result is None and position.contact:
        return None
    sides: tuple[tuple[Side, Side], ...] = (("me", "other"), ("other", "me"))
    for winner, loser in sides:
        losses = possible_losses(position, loser)
        view = position if loser == "me" else position.flip()
        losing = [point for point, count in enumerate(view.board) for _ in range(max(count, 0))]
        winning = [25 - point for point, n in enumerate(view.board) for _ in range(max(-n, 0))]
        if len(losses) != 1:
            continue
        slowest = _slowest_turns(winning, in_contact=False, on_roll=loser == "other")
        ahead = 0 if loser == "me" else 1
        if slowest is not None and slowest - ahead < _fastest_turns(losing):
            return winner, losses[0]
    return None


def _least(losing: list[int], turns: int) -> int:
    """The least that a side with ``turns`` turns left must lose, throwing sixes only."""
    to_bear_one_off = 1 + sum(_sixes(point - 6) for point in losing)
    if _turns_of_four(to_bear_one_off) <= turns:
        return 1
    to_leave_home_board = sum(_sixes(point - 18) for point in losing)
    return 2 if _turns_of_four(to_leave_home_board) <= turns else 3


def _largest(losing: list[int], turns: int) -> int:
    """The most that a side out of contact can lose if it gets only ``turns`` more turns.

    Out of contact every die can be played, so a turn uses at least the 3 pips of a 2-1
    as long as nothing is borne off: the pips bound the turns that can be dawdled away.
    """
    pips = sum(losing)
    others = len(losing) - 1
    if max(losing) > 18 and turns <= (pips - 19 - others) // 3:
        return 3
    return 2 if turns <= (pips - 1 - others) // 3 else 1


def _fastest_turns(winning: list[int]) -> int:
    """The fewest turns in which these checkers can all be borne off: sixes only."""
    return _turns_of_four(sum(_sixes(point) for point in winning))


def _slowest_turns(winning: list[int], *, in_contact: bool, on_roll: bool) -> int | None:
    """The most turns in which these checkers must have been borne off; None without limit.

    Out of contact a turn either takes two checkers off, or one and moves one pip, or
    moves three pips; the two bounds below follow from that. In contact only a last
    turn that no roll can spoil is certain.
    """
    if in_contact:
        return 1 if on_roll and len(winning) <= 2 and max(winning) == 1 else None
    pips, checkers = sum(winning), len(winning)
    return min(-(-pips // 2), -(-(pips + checkers) // 3))


def _sixes(pips: int) -> int:
    """How many sixes it takes one checker to make ``pips``, none for 0 or less."""
    return max(0, -(-pips // 6))


def _turns_of_four(steps: int) -> int:
    return -(-steps // 4)
