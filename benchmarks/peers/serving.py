"""Plays asked for over standard input: the protocol of ``fivepoint train match --program``.

In: a little-endian uint32 n, then n rows of 28 signed bytes: a board of 26 seen from the player
on roll (as ``Position.board``) and the two dice. Out: n rows of 26 signed bytes, the boards after
the plays, still seen from the player who moved. n = 0 ends the process.

Standard library only: it runs in the environments of the peers.
"""

from __future__ import annotations

import struct
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def serve(play: Callable[[tuple[int, ...], int, int], list[int]]) -> None:
    """Answer with what ``play`` makes of board and dice until told to stop."""
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    while True:
        header = stdin.read(4)
        if len(header) < 4:
            return
        (count,) = struct.unpack("<I", header)
        if count == 0:
            return
        rows = stdin.read(28 * count)
        out = bytearray()
        for i in range(count):
            row = struct.unpack_from("28b", rows, 28 * i)
            out += struct.pack("26b", *play(row[:26], row[26], row[27]))
        stdout.write(out)
        stdout.flush()
