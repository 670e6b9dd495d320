"""Who meets whom: pure pairing, by places from 0 (the highest seed). No database.

In a knockout the field is filled up to a power of two with byes, which go to the highest
seeds, and the bracket is such that the first two can meet only in the final. In a round
robin everybody meets everybody once, by the circle method.
"""

from __future__ import annotations

from typing import TypeAlias

Pair: TypeAlias = tuple[int, "int | None"]
"""Two places; None for a bye."""


def bracket(players: int) -> list[Pair]:
    """The first round of a knockout, in the order of the bracket.

    >>> bracket(5)
    [(0, None), (3, 4), (1, None), (2, None)]
    """
    order = [0]
    while len(order) < players:
        size = 2 * len(order)
        order = [place for one in order for place in (one, size - 1 - one)]
    pairs = zip(order[::2], order[1::2], strict=True)
    return [(one, other if other < players else None) for one, other in pairs]


def next_round(winners: list[int]) -> list[Pair]:
    """The round after one whose winners stand in the order of the bracket.

    >>> next_round([0, 4, 2, 1])
    [(0, 4), (2, 1)]
    """
    return list(zip(winners[::2], winners[1::2], strict=True))


def circle(players: int) -> list[list[Pair]]:
    """All rounds of a round robin; with an odd number each has one bye.

    >>> circle(3)
    [[(0, None), (1, 2)], [(2, 0), (1, None)], [(0, 1), (2, None)]]
    """
    seats: list[int | None] = [*range(players)]
    if players % 2:
        seats.append(None)
    rounds: list[list[Pair]] = []
    for number in range(len(seats) - 1):
        half = len(seats) // 2
        pairs = list(zip(seats[:half], reversed(seats[half:]), strict=True))
        if number % 2:  # whoever stays in place is not White in every round
            pairs[0] = (pairs[0][1], pairs[0][0])
        rounds.append([_pair(one, other) for one, other in pairs])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def _pair(one: int | None, other: int | None) -> Pair:
    if one is None:
        assert other is not None, "only one place is free"
        return other, None
    return one, other
