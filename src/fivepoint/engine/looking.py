"""Looking ahead from a position before the roll: chances, and what the cube makes of them.

With a cube, both sides may turn it before every roll that is looked at (``cpp/cube_search.h``), so
that a position which loses its market within a roll or two is valued as such; the model of
``cube`` stands behind the last ply only. Numbers are for the player on roll.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fivepoint import _core
from fivepoint.engine import exact
from fivepoint.engine.cube import cube_in_play
from fivepoint.engine.worth import play_row

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fivepoint.engine.budget import Budget
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

_SURE_OF = (0.0, 0.0, 0.0, 0.0)  # a bear-off that a table knows has no gammons


class Looked(NamedTuple):
    """What was found ``plies`` deep; ``values`` as of ``cube_values``, None without a cube."""

    chances: tuple[float, float, float, float, float]
    values: NDArray[np.float64] | None
    plies: int


def look(
    evaluator: _core.Evaluator,
    position: Position,
    state: CubeState,
    plies: int,
    *,
    threads: int = 1,
    budget: Budget | None = None,
) -> Looked:
    """Look ahead from ``position``, as deep as a budget lets."""
    with_cube = state.cube is not None and position.winner is None
    sure = exact.win_chance(position)
    if sure is not None and not with_cube:
        return Looked((sure, *_SURE_OF), None, plies)
    board = np.array([position.board], np.int8)
    begun = None if budget is None else budget.begin()
    if not with_cube:
        rows, depths = evaluator.look_ahead(
            board, position.men, play_row(state), plies, threads, begun
        )
        return Looked(_chances(rows[0]), None, int(depths[0]))
    found, values, depth = _core.look_ahead_with_cube(
        evaluator,
        board,
        position.men,
        play_row(state),
        plies,
        cube_in_play(state),
        threads,
        begun,
    )
    return Looked(_chances(found) if sure is None else (sure, *_SURE_OF), values, depth)


def _chances(row: NDArray[np.floating]) -> tuple[float, float, float, float, float]:
    win, gammon, backgammon, lost_gammon, lost_backgammon = row.tolist()
    return win, gammon, backgammon, lost_gammon, lost_backgammon
