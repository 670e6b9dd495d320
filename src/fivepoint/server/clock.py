"""The server's time: milliseconds since 1970 that never run backward while it runs; pauses."""

from __future__ import annotations

import asyncio
import time

_EPOCH_MS = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now_ms() -> int:
    """Milliseconds since 1970 by a clock that never runs backward while the server runs."""
    return _EPOCH_MS + time.monotonic_ns() // 1_000_000


async def pause(closing: asyncio.Event, seconds: float) -> bool:
    """Wait so long or until ``closing``; whether it is time to stop.

    Work on the database is not broken off but finished; only pauses are.
    """
    try:
        await asyncio.wait_for(closing.wait(), seconds)
    except TimeoutError:
        return False
    return True
