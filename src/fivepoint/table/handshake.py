"""How two sides that do not trust each other give their numbers for the dice.

The server's seal comes first. Then each side *commits*: it sends hex SHA-256 of 32
random bytes. Only when both have, each *reveals* the bytes, in hex. So nobody can fit
a number to the other's, nor the server its seed to both. A value; the present time
comes in from outside. The match begins when the handshake is done; whoever is late in
what is due has it cancelled.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from fivepoint.errors import RulesError, shown
from fivepoint.table.dice_proof import SEED_BYTES, is_hex

Due: TypeAlias = Literal["commit", "reveal"]

LIMIT_MS = 30_000
"""How long a side may take to commit once it could, and to reveal once it could."""


@dataclass(frozen=True, slots=True)
class Handshake:
    """How far both sides are. ``since`` is when what is due now became due."""

    commitments: tuple[str | None, str | None] = (None, None)
    secrets: tuple[str | None, str | None] = (None, None)
    since: int = 0

    @property
    def due(self) -> Due | None:
        """What is waited for, None once both secrets are there."""
        if None not in self.secrets:
            return None
        return "commit" if None in self.commitments else "reveal"

    @property
    def late(self) -> tuple[int, ...]:
        """The seats that have not yet done what is due."""
        waiting = {"commit": self.commitments, "reveal": self.secrets, None: ("", "")}[self.due]
        return tuple(seat for seat in (0, 1) if waiting[seat] is None)

    def given(self, seat: int, secret: str, now: int) -> Handshake:
        """With a secret that needs no sealing, as the server's own for a computer."""
        check_hex(secret)
        sealed = self._with(seat, seal(secret), now)
        return replace(sealed, secrets=_put(self.secrets, seat, secret))

    def commit(self, seat: int, commitment: str, now: int) -> Handshake:
        """With the seal of a seat's secret. The same again changes nothing, another is refused."""
        check_hex(commitment)
        if self.commitments[seat] is not None:
            if self.commitments[seat] == commitment:
                return self
            raise RulesError("commit-again")
        if self.commitments[1 - seat] == commitment:
            raise RulesError("commit-copied")
        return self._with(seat, commitment, now)

    def reveal(self, seat: int, secret: str) -> Handshake:
        """With the secret of a seat, which must be the one that was sealed."""
        check_hex(secret)
        if None in self.commitments:
            raise RulesError("reveal-early")
        if seal(secret) != self.commitments[seat]:
            raise RulesError("reveal-wrong")
        if self.secrets[seat] is not None:
            return self
        return replace(self, secrets=_put(self.secrets, seat, secret))

    def restarted(self, now: int) -> Handshake:
        """With the time for what is due beginning anew."""
        return replace(self, since=now)

    def _with(self, seat: int, commitment: str, now: int) -> Handshake:
        both = _put(self.commitments, seat, commitment)
        since = now if None not in both else self.since
        return replace(self, commitments=both, since=since)


def seal(secret: str) -> str:
    """What seals a secret in hex: hex SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_hex(value: object) -> None:
    """RulesError ``proof-secret`` unless this is 32 bytes in lower-case hex."""
    if not is_hex(value):
        raise RulesError("proof-secret", secret=shown(value), size=2 * SEED_BYTES)


def _put(
    pair: tuple[str | None, str | None], seat: int, value: str
) -> tuple[str | None, str | None]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
