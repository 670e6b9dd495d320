"""Files of large tables of numbers: written whole or not at all, checked when read.

A line that names the table, its numbers, and a BLAKE2 checksum of both. What a table
means is the matter of the module that owns it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from fivepoint.engine.cache import write_whole

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

_DIGEST = 16
_HEAD = 64  # bytes, so that the numbers lie well

_Number = TypeVar("_Number", np.int16, np.float32)


def save(path: Path, name: str, values: NDArray[np.int16] | NDArray[np.float32]) -> None:
    """Write the table called ``name``; OSError if it cannot be written."""
    body = _head(name) + values.tobytes()
    write_whole(path, body + blake2b(body, digest_size=_DIGEST).digest())


def load(path: Path, name: str, kind: type[_Number], count: int) -> NDArray[_Number]:
    """The numbers of the table called ``name``; OSError if it cannot be read.

    ValueError for another table, another number of numbers, or a damaged file.
    """
    size = count * np.dtype(kind).itemsize
    with path.open("rb") as file:
        data = file.read(_HEAD + size + _DIGEST + 1)
    body = memoryview(data)[: _HEAD + size]
    sound = len(data) == _HEAD + size + _DIGEST and data[:_HEAD] == _head(name)
    if not sound or blake2b(body, digest_size=_DIGEST).digest() != data[_HEAD + size :]:
        raise ValueError("table-damaged")
    return np.frombuffer(data, kind, count, _HEAD)


def _head(name: str) -> bytes:
    return f"fivepoint table: {name}\n".encode("ascii").ljust(_HEAD, b"\0")
