"""Positions to compare generators on: walks of random play, and constructed ones.

Constructed positions reach what play seldom does: many blots, few checkers, men on
both bars, one side far home. Everything comes from a seeded generator.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from fivepoint import Position, PositionError
from fivepoint.core import legal_results

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIANTS = ("backgammon", "nackgammon", "hypergammon")

# What a side of a constructed position looks like: its cells, its largest stack.
_STYLES = (
    (range(1, 26), 3),
    (range(1, 25), 1),
    (range(1, 8), 4),
    (range(1, 7), 2),
    (range(1, 26), 1),
    (range(15, 26), 3),
)


def roll(random: Random) -> tuple[int, int]:
    """Two dice."""
    return random.randint(1, 6), random.randint(1, 6)


def walk(random: Random, variant: str = "backgammon") -> Iterator[Position]:
    """Positions of random play, game after game, each in the view of the player on roll."""
    position = Position.start(variant)
    while True:
        yield position
        results = legal_results(position.board, *roll(random), position.men)
        board = tuple(int(cell) for cell in results[random.randrange(len(results))])
        position = Position.from_board(board, position.men).flip()
        if position.result is not None:
            yield position
            position = Position.start(variant)


def constructed(random: Random) -> Iterator[Position]:
    """Positions made up at random, legal ones only."""
    while True:
        men = random.choice((15, 15, 15, 3, random.randint(1, 15)))
        board = [0] * 26
        for sign in random.sample((1, -1), 2):
            cells, most = random.choice(_STYLES)
            left = men if random.random() < 0.6 else random.randint(0, men)
            for _ in range(60):
                place = random.choice(cells)
                cell = place if sign > 0 else 25 - place
                stack = min(left, random.randint(1, most))
                if left and board[cell] * sign >= 0:
                    board[cell] += sign * stack
                    left -= stack
        try:
            yield Position.from_board(board, men)
        except PositionError:  # both off, or both closed out
            continue


def mixed(seed: int, count: int) -> Iterator[tuple[Position, tuple[int, int]]]:
    """``count`` positions with rolls, half of play and half constructed."""
    random = Random(seed)
    sources = [walk(random, variant) for variant in VARIANTS]
    made = constructed(random)
    for number in range(count):
        source = made if number % 2 else random.choice(sources)
        yield next(islice(source, random.randint(0, 2), None)), roll(random)
