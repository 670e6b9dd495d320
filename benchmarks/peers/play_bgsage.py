"""Plays for bgsage's raw net (its 1-ply). Run by a Python that has bgsage; never imported here.

The protocol is that of play_gnubg_nn.py.
"""

from __future__ import annotations

import struct
import sys
from importlib import import_module
from typing import Any

# Only in its own environment.
bgsage: Any = import_module("bgsage")
core: Any = import_module("bgbot_cpp")

_weights: Any = bgsage.default_weights()
_player: Any = core.create_multipy(
    _weights.strategy_type, _weights.weight_paths_list, _weights.hidden_sizes_list, n_plies=1
)


def play(cells: tuple[int, ...], die1: int, die2: int) -> list[int]:
    """The board after bgsage's play; there the opponent's bar counts up from 0."""
    board = [-cells[0], *cells[1:]]
    results: list[list[int]] = bgsage.possible_moves(board, die1, die2)
    if not results:
        return list(cells)
    best: int = _player.best_move_index(results, board)
    chosen = results[best]
    return [-chosen[0], *chosen[1:26]]


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
