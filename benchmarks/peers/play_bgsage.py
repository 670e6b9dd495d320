"""Plays for bgsage's raw net (its 1-ply), see serving.py. Run by a Python that has bgsage.

Never imported here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from serving import serve

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


if __name__ == "__main__":
    serve(play)
