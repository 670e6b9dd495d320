"""The dice of a game in the terminal: a stream of rolls that a seed decides completely.

Roll ``n`` of a seed is read from SHA-256 of "<seed>/<n>/<block>": each byte below 252
gives a die, byte mod 6 plus 1; larger ones are left out so that no number comes
more often. So the position never has a say in the dice, a resumed or taken back
game goes on with the same ones, and anybody can recompute them.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.dice import Dice


def fresh_seed() -> str:
    """A seed from the system's own randomness, which nobody can foresee."""
    return secrets.token_hex(16)


def roll(seed: str, number: int) -> Dice:
    """The roll with this ``number``, from 0, in the stream of ``seed``.

    >>> [roll("any words", number) for number in range(4)]
    [(5, 4), (5, 5), (4, 3), (6, 4)]
    """
    dice = _dice(seed, number)
    return next(dice), next(dice)


def choice_seed(seed: str, number: int) -> int:
    """The seed for the computer's choice at action ``number``; tells nothing of the dice."""
    return int.from_bytes(sha256(f"{seed}/choice/{number}".encode()).digest()[:8], "big")


def _dice(seed: str, number: int) -> Iterator[int]:
    for block in count():
        for byte in sha256(f"{seed}/{number}/{block}".encode()).digest():
            if byte < 252:
                yield byte % 6 + 1
