"""Dice that prove themselves: a sealed stream of rolls that anyone can compute again.

Before the first roll the server shows the *commitment*, hex SHA-256 of a seed of 32
random bytes. Then both sides give a secret of 32 bytes, written in lower-case hex.
Block k (0, 1, 2, ...) of the stream is HMAC-SHA-256 with the seed as key over the
ASCII text ``match_id|k|white_secret|black_secret``. The bytes of the blocks are
taken in order; one below 252 gives the die ``byte % 6 + 1``, others are skipped.
Two dice make a roll: roll n of the match, opening rolls and ties included, is dice
2n and 2n+1 (in an opening roll White's and Black's). The seed is shown after the match.

Nothing here knows a position: rolls depend on these texts and the number alone.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field
from typing import cast

from fivepoint.errors import ParseError, RulesError, shown

SEED_BYTES = 32
FORMAT = "fivepoint-dice-proof"
VERSION = 1
LONGEST_PROOF = 4_000_000

_ACCEPTED_BELOW = 252  # the largest multiple of 6 that a byte can be below


def commitment(seed: bytes) -> str:
    """What seals ``seed``: hex SHA-256 of it."""
    return hashlib.sha256(seed).hexdigest()


def block(seed: bytes, match: str, number: int, secrets: tuple[str, str]) -> bytes:
    """Block ``number`` of the stream: 32 bytes."""
    message = f"{match}|{number}|{secrets[0]}|{secrets[1]}"
    return hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()


@dataclass(slots=True)
class DiceStream:
    """The rolls of one match. Asking for the same roll again gives the same dice.

    RulesError if the seed, a secret or the match's name cannot be what they should be.

    >>> DiceStream(bytes(32), "m", ("0" * 64, "0" * 64)).roll(0)
    (5, 4)
    """

    seed: bytes
    match: str
    secrets: tuple[str, str]
    _dice: list[int] = field(default_factory=list[int], init=False, repr=False)
    _blocks: int = field(default=0, init=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise RulesError("proof-seed", size=SEED_BYTES)
        for secret in self.secrets:
            if not is_hex(secret):
                raise RulesError("proof-secret", secret=shown(secret), size=2 * SEED_BYTES)
        if not self.match or not self.match.isascii() or "|" in self.match:
            raise RulesError("proof-match", match=shown(self.match))

    def roll(self, number: int) -> tuple[int, int]:
        """The dice of roll ``number``, from 0."""
        while len(self._dice) < 2 * number + 2:
            fresh = block(self.seed, self.match, self._blocks, self.secrets)
            self._blocks += 1
            self._dice += [byte % 6 + 1 for byte in fresh if byte < _ACCEPTED_BELOW]
        return self._dice[2 * number], self._dice[2 * number + 1]


@dataclass(frozen=True, slots=True)
class Proof:
    """All that proves the dice of a finished match.

    ``seats`` says whose each roll was, None for an opening roll. ``computer`` says by
    seat whose secret the server made itself.
    """

    match: str
    commitment: str
    seed: str
    secrets: tuple[str, str]
    computer: tuple[bool, bool]
    rolls: tuple[tuple[int, int], ...]
    seats: tuple[int | None, ...]

    def wrong(self) -> str | None:
        """The code of what is wrong with the seal, None if it holds."""
        if not is_hex(self.seed) or commitment(bytes.fromhex(self.seed)) != self.commitment:
            return "proof-broken-seal"
        return None

    def wrong_roll(self) -> int | None:
        """The number of the first roll that the stream does not give, None if all agree."""
        stream = DiceStream(bytes.fromhex(self.seed), self.match, self.secrets)
        for number, roll in enumerate(self.rolls):
            if stream.roll(number) != roll:
                return number
        return None

    def counts(self, seat: int) -> dict[tuple[int, int], int]:
        """How often ``seat`` rolled each of the 21 rolls (larger die first), openings aside."""
        found = {(high, low): 0 for high in range(6, 0, -1) for low in range(high, 0, -1)}
        for owner, (first, second) in zip(self.seats, self.rolls, strict=True):
            if owner == seat:
                found[max(first, second), min(first, second)] += 1
        return found


def write_proof(proof: Proof) -> str:
    """The proof as JSON text."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "match": proof.match,
            "commitment": proof.commitment,
            "seed": proof.seed,
            "secrets": list(proof.secrets),
            "computer": list(proof.computer),
            "rolls": [list(roll) for roll in proof.rolls],
            "seats": list(proof.seats),
        }
    )


def read_proof(text: str | bytes) -> Proof:
    """The proof in JSON ``text``; ParseError for text that is none."""
    if len(text) > LONGEST_PROOF:
        raise ParseError("proof-form", name="size")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise ParseError("proof-form", name="JSON") from None
    if not isinstance(data, dict):
        raise ParseError("proof-form", name="JSON")
    row = cast("dict[str, object]", data)
    if row.get("format") != FORMAT:
        raise ParseError("proof-form", name="format")
    if row.get("version") is True or row.get("version") != VERSION:
        raise ParseError("proof-form", name="version")
    rolls = tuple(_pair(roll, "rolls") for roll in _list(row, "rolls"))
    if any(not _is_int(die) or not 1 <= cast("int", die) <= 6 for roll in rolls for die in roll):
        raise ParseError("proof-form", name="rolls")
    seats = tuple(_list(row, "seats"))
    if len(seats) != len(rolls) or any(
        seat is not None and not (_is_int(seat) and seat in (0, 1)) for seat in seats
    ):
        raise ParseError("proof-form", name="seats")
    computer = _pair(row.get("computer"), "computer")
    if not all(isinstance(flag, bool) for flag in computer):
        raise ParseError("proof-form", name="computer")
    if "seed" in row and row["seed"] is None:
        raise ParseError("proof-sealed")
    secrets = _pair(row.get("secrets"), "secrets")
    match = row.get("match")
    if not isinstance(match, str) or not match or not match.isascii() or "|" in match:
        raise ParseError("proof-form", name="match")
    for name, value in (
        ("seed", row.get("seed")),
        ("commitment", row.get("commitment")),
        ("secrets", secrets[0]),
        ("secrets", secrets[1]),
    ):
        if not is_hex(value):
            raise ParseError("proof-form", name=name)
    return Proof(
        match,
        cast("str", row["commitment"]),
        cast("str", row["seed"]),
        cast("tuple[str, str]", secrets),
        cast("tuple[bool, bool]", computer),
        cast("tuple[tuple[int, int], ...]", rolls),
        cast("tuple[int | None, ...]", seats),
    )


def is_hex(value: object) -> bool:
    """Whether this is 32 bytes in lower-case hex."""
    return (
        isinstance(value, str)
        and len(value) == 2 * SEED_BYTES
        and all(digit in "0123456789abcdef" for digit in value)
    )


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list(row: dict[str, object], name: str) -> list[object]:
    value = row.get(name)
    if not isinstance(value, list):
        raise ParseError("proof-form", name=name)
    return cast("list[object]", value)


def _pair(value: object, name: str) -> tuple[object, object]:
    if not isinstance(value, list) or len(cast("list[object]", value)) != 2:
        raise ParseError("proof-form", name=name)
    first, second = cast("list[object]", value)
    return first, second
