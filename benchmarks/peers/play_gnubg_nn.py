"""Plays for gnubg-nn at 0 ply. Run by a Python that has gnubg-nn; never imported by Fivepoint.

Protocol, also of the other peers here. In: a little-endian uint32 n, then n rows of 28 signed
bytes: a board of 26 seen from the player on roll (as ``Position.board``) and the two dice.
Out: n rows of 26 signed bytes, the boards after the plays, still seen from the player who moved.
n = 0 ends the process.
"""

from __future__ import annotations

import struct
import sys
from importlib import import_module
from typing import Any

from boards import after, rows_of

gnubg_nn: Any = import_module("gnubg_nn")  # only in its own environment


def play(cells: tuple[int, ...], die1: int, die2: int) -> list[int]:
    """The board after gnubg's play."""
    steps: list[tuple[int, int]] = gnubg_nn.best_move(rows_of(cells), die1, die2, 0)
    return after(cells, steps)


def main() -> None:
    """Serve until told to stop."""
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


if __name__ == "__main__":
    main()
