"""Limits on how fast anybody may ask: a bucket that fills steadily and is emptied by use."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Literal, TypeAlias

from fivepoint.errors import RulesError


class Bucket:
    """``burst`` requests at once, then ``rate`` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed now; it counts if so."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every address; the least recent are forgotten beyond ``most``."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more now."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()


Deed: TypeAlias = Literal["ask", "sign-in", "sign-up", "guess", "mail", "say", "report"]


class Limits:
    """All limits of this server, each by address, account or name.

    ``requests`` is how many requests that make something one address has at once; a
    thirtieth of that comes back a second. The others hold back what is guessed, said
    or made by the dozen; ``factor`` loosens them for tests of many people at once.
    """

    def __init__(self, requests: int, factor: float = 1) -> None:
        self._buckets: dict[Deed, Buckets] = {
            "ask": Buckets(requests / 30, requests),
            "sign-up": Buckets(factor * 10 / 3600, factor * 10),
            "sign-in": Buckets(factor * 30 / 600, factor * 30),  # by address
            "guess": Buckets(factor * 10 / 600, factor * 10),  # by name, wherever from
            "mail": Buckets(factor * 3 / 3600, factor * 3),  # by where it goes
            "say": Buckets(1 / 2, 8),
            "report": Buckets(1 / 600, 10),
        }

    def take(self, deed: Deed, who: str) -> None:
        """Count one deed; RulesError ``too-fast`` if it is one too many."""
        if not self._buckets[deed].take(who):
            raise RulesError("too-fast")
