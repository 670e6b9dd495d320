"""The server's time: milliseconds since 1970 that never run backward while it runs."""

from __future__ import annotations

import time

_EPOCH_MS = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now_ms() -> int:
    """Milliseconds since 1970 by a clock that never runs backward while the server runs."""
    return _EPOCH_MS + time.monotonic_ns() // 1_000_000
