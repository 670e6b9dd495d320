"""Passwords and tokens: what is kept of them, and how one given is compared with it.

argon2 takes a good part of a second and of memory, so it runs in threads, at most
two at once: a flood of sign-ins waits in line and leaves the tables alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from fivepoint.errors import RulesError

SHORTEST, LONGEST = 8, 200

RECOVERY_CODES = 8
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 o 1 l i


@dataclass(frozen=True, slots=True)
class Cost:
    """What one password costs: passes over ``memory`` KiB."""

    time: int = 3
    memory: int = 65_536


STANDARD = Cost()


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self, cost: Cost) -> None:
        self._hasher = PasswordHasher(time_cost=cost.time, memory_cost=cost.memory, parallelism=1)
        self._turn = asyncio.Semaphore(2)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept of a password; RulesError if it cannot be one."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise RulesError("password-length", least=SHORTEST, most=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password kept. Takes as long where there is none to compare."""
        if self._nobody is None:
            self._nobody = await self.hash(secrets.token_hex(16))
        async with self._turn:
            same = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        return same and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _plain(password[: LONGEST + 1]))
        except (VerificationError, InvalidHashError):
            return False


def token_hash(token: str) -> str:
    """What is kept of a token of full randomness, which needs no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_recovery_codes() -> list[str]:
    """Codes that let a person in once each: 60 bits, easy to copy from paper."""
    return [
        "-".join("".join(secrets.choice(_ALPHABET) for _ in range(4)) for _ in range(3))
        for _ in range(RECOVERY_CODES)
    ]


def plain_code(code: str) -> str:
    """A recovery code as it was made, however it was typed."""
    letters = "".join(char for char in code.lower() if char in _ALPHABET)
    return "-".join(letters[at : at + 4] for at in range(0, len(letters[:12]), 4))


def _plain(password: str) -> bytes:
    """The same bytes whichever keyboard composed the letters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
