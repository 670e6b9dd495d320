"""How exact the tables are: bear-offs and hypergammon against recursions of their own.

``python benchmarks/exact_tables.py [bearoff|two-sided|hyper ...]``: the one-sided bear-off of all
positions with six checkers and fewer (mean rolls, chances by number of rolls, chances to win); all
pairs of such positions with the cube; 1,000 random positions of hypergammon, of which each must
satisfy the equation of its own value over the rules' turn graph. The recursions use neither the
tables nor the core's move generator. Hypergammon is solved first where no table is in the cache,
which takes a while. Told are the largest differences; written to results/exact_tables.json.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from _peers import processor

from fivepoint import Position, TurnGraph
from fivepoint.engine import bearoff, hyper, twosided
from fivepoint.rules.dice import ROLLS, WEIGHTS

RESULTS = Path(__file__).parent / "results" / "exact_tables.json"
CHECKERS = 6
PAIRS = 20_000
POSITIONS = 1000
LONGEST = 16  # rolls; six checkers never need as many
TURNED = (
    0,
    3,
    2,
    1,
)  # where the cube stands, seen by the other side: cubeless, own, centred, theirs

Home = tuple[int, ...]
"""Checkers by point, the ace point first."""


@cache
def after_die(home: Home, die: int) -> frozenset[Home]:
    """Where one die leads; the same home when nothing is left to move."""
    found: set[Home] = set()
    for point in range(1, 7):
        higher = sum(home[point:])
        if home[point - 1] and (point >= die or not higher):
            men = list(home)
            men[point - 1] -= 1
            if point > die:
                men[point - die - 1] += 1
            found.add(tuple(men))
    return frozenset(found or {home})


@cache
def after_roll(home: Home, roll: tuple[int, int]) -> frozenset[Home]:
    """Where a roll leads, its dice in both orders."""
    orders = [roll * 2] if roll[0] == roll[1] else [roll, roll[::-1]]
    found: set[Home] = set()
    for order in orders:
        reached: set[Home] = {home}
        for die in order:
            reached = {after for before in reached for after in after_die(before, die)}
        found |= reached
    return frozenset(found)


@cache
def by_rolls(home: Home) -> tuple[float, ...]:
    """Chance that the last checker leaves with roll 0, 1, ..., by the fewest rolls on average."""
    if not any(home):
        return (1.0, *[0.0] * LONGEST)
    total = [0.0] * (LONGEST + 1)
    for roll in ROLLS:
        best = min((by_rolls(after) for after in after_roll(home, roll)), key=mean_rolls)
        for number in range(LONGEST):
            total[number + 1] += WEIGHTS[roll] / 36 * best[number]
    return tuple(total)


def mean_rolls(chances: tuple[float, ...]) -> float:
    """The mean number of rolls."""
    return sum(number * chance for number, chance in enumerate(chances))


def all_homes() -> list[Home]:
    """All with six checkers and fewer, at least one, the fewest pips first."""
    homes = (h for h in itertools.product(range(CHECKERS + 1), repeat=6) if 1 <= sum(h) <= CHECKERS)
    return sorted(homes, key=pips)


def pips(home: Home) -> int:
    """The pips of one side."""
    return sum(point * men for point, men in enumerate(home, 1))


def board_of(own: Home, other: Home) -> list[int]:
    """The board of two homes, checkers borne off left out."""
    return [0, *own, *[0] * 12, *(-men for men in reversed(other)), 0]


def one_sided() -> dict[str, float]:
    """Largest differences of the one-sided table."""
    table, homes = bearoff.table(), all_homes()
    means = chances = wins = 0.0
    for home in homes:
        expected = by_rolls(home)
        found = table.rolls(np.array(home, np.int8)).astype(float)[: LONGEST + 1]
        full = np.zeros(LONGEST + 1)
        full[: len(found)] = found
        chances = max(chances, float(np.abs(full - expected).max()))
        means = max(means, abs(bearoff.mean_rolls(home) - mean_rolls(expected)))
    dice = Random(1)
    for _ in range(PAIRS):
        own, other = dice.choice(homes), dice.choice(homes)
        theirs = np.cumsum(by_rolls(other))
        # Who rolls first wins with roll n unless the other was done with roll n - 1 or before.
        win = sum(p * (1 - theirs[n - 1]) for n, p in enumerate(by_rolls(own)) if n)
        found = table.evaluate(np.array([board_of(own, other)], np.int8))[0][0]
        wins = max(wins, abs(float(found) - float(win)))
    return {
        "positions": len(homes),
        "mean rolls": means,
        "chance by number of rolls": chances,
        "pairs": PAIRS,
        "win chance": wins,
    }


def two_sided() -> dict[str, float]:
    """Largest difference of the two-sided table, all places of the cube, over all pairs."""
    homes = all_homes()
    number = {home: i for i, home in enumerate(homes)}
    sizes = np.array([pips(home) for home in homes])
    groups = [np.flatnonzero(sizes == size) for size in range(int(sizes.max()) + 1)]
    count = len(homes)
    # One more column: the other side has borne off everything and the game is lost.
    equities = np.full((4, count, count + 1), np.nan)
    equities[:, :, count] = -1
    after = [
        [[number.get(h, count) for h in after_roll(home, roll)] for roll in ROLLS] for home in homes
    ]
    weights = [WEIGHTS[roll] / 36 for roll in ROLLS]
    for total in range(2, 2 * int(sizes.max()) + 1):
        for own in range(count):
            left = total - int(sizes[own])
            if not 0 < left < len(groups) or len(groups[left]) == 0:
                continue
            others = groups[left]
            mean = np.zeros((4, len(others)))
            for weight, results in zip(weights, after[own], strict=True):
                for place, turned in enumerate(TURNED):
                    reached = equities[turned][np.ix_(others, np.asarray(results))]
                    mean[place] -= weight * reached.min(axis=1)
            doubled = np.minimum(2 * mean[3], 1.0)
            mean[1:3] = np.maximum(mean[1:3], doubled)
            equities[:, own, others] = mean
    table = twosided.table()
    worst = 0.0
    for own, other in itertools.product(range(count), repeat=2):
        board = np.array(board_of(homes[own], homes[other]), np.int8)
        found = table.equities(board, 15)
        if found is None:
            raise RuntimeError(f"not in the table: {homes[own]} {homes[other]}")
        worst = max(worst, float(np.abs(np.array(found) - equities[:, own, other]).max()))
    return {"pairs": count * count, "equity": worst}


def some_hypergammon(dice: Random) -> Position:
    """Three checkers a side anywhere, some of them perhaps borne off."""
    while True:
        board = [0] * 26
        for sign, away in ((1, 0), (-1, 25)):
            for _ in range(hyper.MEN):
                point = dice.randint(0, 25)  # 0 is off
                cell = abs(away - point)
                if point and board[cell] * sign >= 0:
                    board[cell] += sign
        if any(men > 0 for men in board) and any(men < 0 for men in board):
            return Position.from_board(board, hyper.MEN)


def hypergammon() -> dict[str, float]:
    """Largest difference between a value and what its own equation makes of the table."""
    told: dict[str, float] = {}
    if hyper.table() is None:
        began = time.process_time()
        hyper.build()
        told["seconds of one core to solve"] = round(time.process_time() - began)
    dice, worst = Random(1), 0.0
    for _ in range(POSITIONS):
        position = some_hypergammon(dice)
        mean = np.zeros(4)
        for roll in ROLLS:
            reached: list[list[float]] = []
            for result in TurnGraph(position, roll).results:
                if result.result is not None:
                    reached.append([-float(result.result)] * 4)
                    continue
                found = hyper.equities(result.flip())
                if found is None:
                    raise RuntimeError("no table")
                reached.append([found.cubeless, found.own, found.centred, found.other])
            least = np.array(reached).min(axis=0)
            mean -= WEIGHTS[roll] / 36 * least[list(TURNED)]
        mean[1:3] = np.maximum(mean[1:3], min(2 * mean[3], 1.0))
        known = hyper.equities(position)
        if known is None:
            raise RuntimeError("no table")
        kept = np.array([known.cubeless, known.own, known.centred, known.other])
        worst = max(worst, float(np.abs(kept - mean).max()))
    return told | {"positions": POSITIONS, "equity": worst}


CHECKS = {"bearoff": one_sided, "two-sided": two_sided, "hyper": hypergammon}


def main() -> None:
    """Check what is named, else everything; print and record."""
    record: dict[str, Any] = {}
    if RESULTS.exists():
        record = json.loads(RESULTS.read_text(encoding="utf-8"))
    record["processor"] = processor()
    for name in sys.argv[1:] or CHECKS:
        found = CHECKS[name]()
        # What a table took to make is kept when it is only checked again.
        took = "seconds of one core to solve"
        kept = {took: record[name][took]} if took in record.get(name, {}) else {}
        figures = kept | {
            k: float(f"{v:.2g}") if k != took and v < 1 else v for k, v in found.items()
        }
        record[name] = figures
        print(name, figures, flush=True)
        RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
