"""Plays for gnubg-nn at 0 ply, see serving.py. Run by a Python that has gnubg-nn.

Never imported here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boards import after, rows_of
from serving import serve

gnubg_nn: Any = import_module("gnubg_nn")  # only in its own environment


def play(cells: tuple[int, ...], die1: int, die2: int) -> list[int]:
    """The board after gnubg's play."""
    steps: list[tuple[int, int]] = gnubg_nn.best_move(rows_of(cells), die1, die2, 0)
    return after(cells, steps)


if __name__ == "__main__":
    serve(play)
