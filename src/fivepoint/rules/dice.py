"""Two dice: the 21 rolls with their weights, and who starts.

Nothing here throws dice: they are always passed in, from a generator, a proof or
real dice typed in. A roll is a pair of ints 1..6; the larger is written first.
"""

from __future__ import annotations

from operator import index
from typing import TypeAlias, cast

from fivepoint.errors import RulesError, shown

Dice: TypeAlias = tuple[int, int]

ROLLS: tuple[Dice, ...] = tuple(
    (high, low) for high in range(6, 0, -1) for low in range(high, 0, -1)
)
"""The 21 different rolls, the largest first."""

WEIGHTS: dict[Dice, int] = {roll: 1 if roll[0] == roll[1] else 2 for roll in ROLLS}
"""In how many of the 36 throws each roll comes up: a double 1, any other 2."""


def check_dice(dice: object) -> Dice:
    """The roll as a pair of plain ints in the order given; RulesError if it is not one.

    >>> check_dice([3, 1])
    (3, 1)
    """
    try:
        values = (
            tuple(cast("tuple[object, ...]", dice)) if not isinstance(dice, str | bytes) else ()
        )
        first, second = (0 if isinstance(d, bool) else index(cast("int", d)) for d in values)
    except (TypeError, ValueError):
        first = second = 0
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise RulesError("bad-dice", dice=shown(dice))
    return first, second


def dice_to_play(dice: Dice) -> tuple[int, ...]:
    """The moves a roll gives: one for each die, the larger first; a double is played four times.

    >>> dice_to_play((1, 3)), dice_to_play((5, 5))
    ((3, 1), (5, 5, 5, 5))
    """
    first, second = dice
    if first == second:
        return (first,) * 4
    return (first, second) if first > second else (second, first)


def opening_winner(dice: Dice) -> int | None:
    """The seat that starts when seat 0 threw the first die and seat 1 the second.

    None for a tie, which is thrown again. The starter plays both dice just thrown
    (docs/rules.md 2.1 to 2.3).

    >>> opening_winner((2, 5)), opening_winner((4, 4))
    (1, None)
    """
    white, black = check_dice(dice)
    if white == black:
        return None
    return 0 if white > black else 1
