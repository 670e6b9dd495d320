"""Dice that prove themselves: a sealed stream of rolls that anyone can compute again.

Before the first roll the server shows the *commitment*, hex SHA-256 of a seed of 32
random bytes. Then both sides give a secret of 32 bytes, written in lower-case hex.
Block k (0, 1, 2, ...) of the stream is HMAC-SHA-256 with the seed as key over the
ASCII text ``match_id|k|white_secret|black_secret``. The bytes of the blocks are
taken in order; one below 252 gives the die ``byte % 6 + 1``, others are skipped.
Two dice make a roll: roll n of the match, opening rolls and ties included, is dice
2n and 2n+1 (in an opening roll White's and Black's). The seed is shown after the match.

Nothing here knows a position: rolls depend on these texts and the number alone.

The server, which has the seed, could know later rolls of a running match. Where both
sides add to every roll it cannot: a side's secret is then the end of a chain of hashes
(each link is the SHA-256 of the next), and for roll n each side gives the link before,
value n, whose SHA-256 is value n - 1 (for roll 0 its secret). Part k (0, 1, ...) of roll
n is HMAC-SHA-256 with the seed as key over ``match_id|n|k|white_value|black_value``;
its bytes give two dice as above.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from fivepoint.errors import ParseError, RulesError, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

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
class PerRollStream:
    """The rolls of a match in which both sides add to every roll.

    ``values`` are by side what it gave for each roll so far.

    >>> PerRollStream(bytes(32), "m", (["0" * 64], ["1" * 64])).roll(0)
    (5, 4)
    """

    seed: bytes
    match: str
    values: tuple[Sequence[str], Sequence[str]]

    def roll(self, number: int) -> tuple[int, int]:
        """The dice of roll ``number``, from 0, for which both sides have given."""
        white, black = (given[number] for given in self.values)
        dice: list[int] = []
        part = 0
        while len(dice) < 2:
            message = f"{self.match}|{number}|{part}|{white}|{black}"
            fresh = hmac.new(self.seed, message.encode("ascii"), hashlib.sha256).digest()
            dice += [byte % 6 + 1 for byte in fresh if byte < _ACCEPTED_BELOW]
            part += 1
        return dice[0], dice[1]


def follows(value: str, tip: str) -> bool:
    """Whether ``value`` is the link of a chain whose hash is ``tip``, both in hex."""
    return is_hex(value) and hashlib.sha256(bytes.fromhex(value)).hexdigest() == tip


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
    commitments: tuple[str | None, str | None] = (None, None)
    contributions: tuple[tuple[str, ...], tuple[str, ...]] | None = None

    def wrong(self) -> str | None:
        """The code of what is wrong with the seal, None if it holds."""
        if not is_hex(self.seed) or commitment(bytes.fromhex(self.seed)) != self.commitment:
            return "proof-broken-seal"
        for sealed, secret in zip(self.commitments, self.secrets, strict=True):
            if sealed is not None and not follows(secret, sealed):
                return "proof-broken-secret"
        for given, secret in zip(self.contributions or (), self.secrets, strict=False):
            links = (secret, *given)
            if not all(follows(value, tip) for tip, value in pairwise(links)):
                return "proof-broken-chain"
        return None

    def expected(self, number: int) -> tuple[int, int] | None:
        """What roll ``number`` should be, None if a side has not given for it."""
        seed = bytes.fromhex(self.seed)
        if self.contributions is None:
            return DiceStream(seed, self.match, self.secrets).roll(number)
        if any(len(given) <= number for given in self.contributions):
            return None
        return PerRollStream(seed, self.match, self.contributions).roll(number)

    def wrong_roll(self) -> int | None:
        """The number of the first roll that the stream does not give, None if all agree."""
        stream = DiceStream(bytes.fromhex(self.seed), self.match, self.secrets)
        for number, roll in enumerate(self.rolls):
            due = stream.roll(number) if self.contributions is None else self.expected(number)
            if due != roll:
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
    row: dict[str, object] = {}
    if proof.commitments != (None, None):
        row["commitments"] = list(proof.commitments)
    if proof.contributions is not None:
        row["contributions"] = [list(given) for given in proof.contributions]
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
            **row,
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
        _commitments(row.get("commitments")),
        _contributions(row.get("contributions")),
    )


def _commitments(value: object) -> tuple[str | None, str | None]:
    """The seals of both secrets, (None, None) in a proof without them."""
    if value is None:
        return None, None
    sealed = _pair(value, "commitments")
    if any(one is not None and not is_hex(one) for one in sealed):
        raise ParseError("proof-form", name="commitments")
    return cast("tuple[str | None, str | None]", sealed)


def _contributions(value: object) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """What both sides gave for each roll, None in a proof without it."""
    if value is None:
        return None
    found: list[tuple[str, ...]] = []
    for given in _pair(value, "contributions"):
        if not isinstance(given, list) or not all(map(is_hex, cast("list[object]", given))):
            raise ParseError("proof-form", name="contributions")
        found.append(tuple(cast("list[str]", given)))
    return found[0], found[1]


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
