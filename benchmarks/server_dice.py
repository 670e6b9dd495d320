"""Whether the sealed stream's dice are even and independent: 10 million rolls of a fixed seed.

    python benchmarks/server_dice.py [--rolls 10000000]

Chi-square over the 36 rolls (35 degrees of freedom), over the six faces (5), over each
die and the one before it (serial, 25), and over each roll and the one before it (36 x 36,
1225). Every p should lie between 0.001 and 0.999. Writes results/server_dice.json.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from benchmarks._figures import write

from fivepoint.table.dice_proof import DiceStream, block

SECRETS = ("5" * 64, "a" * 64)
SEED = hashlib.sha256(b"fivepoint").digest()
MATCH = "dice"
PORTION = 20_000


def main() -> int:
    """Throw, count and print; 1 if a p is out of bounds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rolls", type=int, default=10_000_000)
    asked = parser.parse_args()
    dice = _dice(2 * asked.rolls)
    stream = DiceStream(SEED, MATCH, SECRETS)
    first = [stream.roll(number) for number in range(1000)]
    same = np.array_equal(dice[:2000].reshape(-1, 2) + 1, np.array(first))
    rolls = dice[0::2] * 6 + dice[1::2]
    faces = np.bincount(dice, minlength=6)
    serial = np.bincount(dice[:-1] * 6 + dice[1:], minlength=36).reshape(6, 6)
    pairs = np.bincount(rolls[:-1] * 36 + rolls[1:], minlength=1296).reshape(36, 36)
    found = {
        "faces": _p(_even(faces), 5),
        "rolls": _p(_even(np.bincount(rolls, minlength=36)), 35),
        "serial_dice": _p(_independent(serial), 25),
        "serial_rolls": _p(_independent(pairs), 1225),
    }
    write("server_dice", {"rolls": asked.rolls, "as_the_stream": bool(same), "p": found})
    return 0 if same and all(0.001 < p < 0.999 for p in found.values()) else 1


def _dice(count: int) -> np.ndarray:
    """The first ``count`` dice of the stream, 0 to 5, a portion of blocks at a time."""
    portions: list[np.ndarray] = []
    have, number = 0, 0
    while have < count:
        data = b"".join(block(SEED, MATCH, number + k, SECRETS) for k in range(PORTION))
        number += PORTION
        values = np.frombuffer(data, dtype=np.uint8)
        portions.append((values[values < 252] % 6).astype(np.int64))
        have += len(portions[-1])
    return np.concatenate(portions)[:count]


def _even(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def _independent(table: np.ndarray) -> float:
    expected = np.outer(table.sum(1), table.sum(0)) / table.sum()
    return float(((table - expected) ** 2 / expected).sum())


def _p(chi: float, freedom: int) -> float:
    """The chance of a larger chi-square: the regularised upper incomplete gamma function."""
    a, x = freedom / 2, chi / 2
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        number = a
        while term > total * 1e-15:
            number += 1
            term *= x / number
            total += term
        return 1 - front * total
    b = x + 1 - a
    c, d = 1e300, 1 / b
    h = d
    for number in range(1, 10_000):
        factor = -number * (number - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * h


if __name__ == "__main__":
    sys.exit(main())
