"""A naive lister of legal plays: the trusted twin of the rules, for tests only.

It shares no code and no representation with the rules: a side is a list of where
its checkers are, and every sequence of steps is tried to its end, one by one,
without merging anything. Slow and plain on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BAR = 25
OFF = 0


@dataclass(frozen=True)
class Table:
    """Where each checker is, in the mover's numbering: 1..24, ``BAR``, ``OFF``.

    For the enemy ``BAR`` means his own bar, whatever its number.
    """

    mine: tuple[int, ...]
    enemy: tuple[int, ...]

    @classmethod
    def read(cls, board: Sequence[int], men: int) -> Table:
        mine = [place for place in range(1, 26) for _ in range(max(0, board[place]))]
        enemy = [place for place in range(1, 25) for _ in range(max(0, -board[place]))]
        enemy += [BAR] * -board[0]
        return cls(
            tuple(sorted(mine + [OFF] * (men - len(mine)))),
            tuple(sorted(enemy + [OFF] * (men - len(enemy)))),
        )

    def write(self) -> tuple[int, ...]:
        board = [self.mine.count(place) - self.enemy.count(place) for place in range(1, 25)]
        return (-self.enemy.count(BAR), *board, self.mine.count(BAR))

    def may_move(self, checker: int, pips: int) -> bool:
        if checker == OFF:
            return False
        if BAR in self.mine and checker != BAR:
            return False
        landing = checker - pips
        if landing >= 1:
            return self.enemy.count(landing) < 2
        if any(place > 6 for place in self.mine):
            return False
        return landing == 0 or all(place <= checker for place in self.mine)

    def moved(self, checker: int, pips: int) -> Table:
        landing = max(OFF, checker - pips)
        mine = list(self.mine)
        mine.remove(checker)
        mine.append(landing)
        enemy = [BAR if place == landing and landing != OFF else place for place in self.enemy]
        return Table(tuple(sorted(mine)), tuple(sorted(enemy)))


@dataclass(frozen=True)
class Plays:
    """All legal plays of a roll: where they end, how many dice they use, how they begin."""

    results: frozenset[tuple[int, ...]]
    dice_played: int
    first_steps: frozenset[tuple[int, int]]
    sequences: frozenset[tuple[tuple[int, int, int], ...]]
    """Every legal way, step by step: (from, to, die)."""


def list_plays(board: Sequence[int], dice: Sequence[int], men: int = 15) -> Plays:
    """Every legal play of ``dice`` on ``board``; with none, the unchanged board alone."""
    start = Table.read(board, men)
    one, two = dice
    orders = [[one] * 4] if one == two else [[one, two], [two, one]]
    over = all(place == OFF for place in start.mine) or all(place == OFF for place in start.enemy)
    ways = [way for order in orders for way in _ways(start, () if over else order)]
    most = max(len(steps) for steps, _ in ways)
    ways = [(steps, end) for steps, end in ways if len(steps) == most]
    if most == 1 and one != two:
        larger = [(steps, end) for steps, end in ways if steps[0][2] == max(one, two)]
        ways = larger or ways
    return Plays(
        results=frozenset(end.write() for _, end in ways),
        dice_played=most,
        first_steps=frozenset(steps[0][:2] for steps, _ in ways if steps),
        sequences=frozenset(steps for steps, _ in ways),
    )


def _ways(
    table: Table, dice: Sequence[int]
) -> Iterator[tuple[tuple[tuple[int, int, int], ...], Table]]:
    """Every way to play ``dice`` in this order until one of them cannot be played."""
    stuck = True
    if dice:
        for checker in set(table.mine):
            if table.may_move(checker, dice[0]):
                stuck = False
                step = (checker, max(OFF, checker - dice[0]), dice[0])
                for steps, end in _ways(table.moved(checker, dice[0]), dice[1:]):
                    yield (step, *steps), end
    if stuck:
        yield (), table
