"""Equities of positions whose chances are known, with the cube and by tables where they know.

The nets' chances are cubeless; what they are worth where the cube stands is told here. For
the player named in each function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fivepoint.engine import exact, hyper
from fivepoint.engine.cube import (
    CONTACT_LIFE,
    cube_life,
    cube_lives,
    cubeful_equity,
    equities_after_play,
)
from fivepoint.engine.worth import worth_row
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fivepoint.rules.cube import CubeState


class Results(NamedTuple):
    """Plays as the core ranks them, a row each, for the player who moves.

    Boards after them, int8[n, 26], not turned round, chances float32[n, 5], equities with the
    cube in play float64[n], and how deep each was last judged, uint8[n].
    """

    boards: NDArray[np.int8]
    chances: NDArray[np.float32]
    values: NDArray[np.float64]
    plies: NDArray[np.uint8]

    def at(self, rows: slice | list[int]) -> Results:
        """Some of them."""
        return Results(self.boards[rows], self.chances[rows], self.values[rows], self.plies[rows])


def equity_at_cube(position: Position, chances: Sequence[float], state: CubeState) -> float:
    """Equity of the player on roll before their cube action."""
    known = exact.cubeful(position, state)
    return cubeful_equity(chances, state, cube_life(position)) if known is None else known


def values_after_plays(
    boards: NDArray[np.int8], chances: NDArray[np.floating], state: CubeState, men: int
) -> NDArray[np.float64]:
    """Equities of the player who has just moved to each of ``boards``, with the cube if any.

    Boards int8[n, 26], not turned round, and ``chances`` [n, 5] are that player's.
    """
    if state.cube is None:
        return _without_cube(chances, state)
    lives = cube_lives(boards)
    different = set(lives.tolist())
    if len(different) == 1:
        values = equities_after_play(chances, state, different.pop())
    else:
        values = np.empty(len(boards))
        for life in different:
            same = lives == life
            values[same] = equities_after_play(chances[same], state, life)
    _let_tables_tell(values, boards, lives, state, men)
    return values


def told_after_plays(results: Results, state: CubeState, men: int) -> NDArray[np.float64]:
    """The same of plays that a search with the cube has valued, unless a table knows.

    In a game without a cube the chances are all that counts.
    """
    if state.cube is None:
        return _without_cube(results.chances, state)
    values = results.values.copy()
    _let_tables_tell(values, results.boards, cube_lives(results.boards), state, men)
    return values


def _without_cube(chances: NDArray[np.floating], state: CubeState) -> NDArray[np.float64]:
    row = worth_row(state).astype(np.float64)
    return row[0] + chances.astype(np.float64) @ row[1:]


def _let_tables_tell(
    values: NDArray[np.float64],
    boards: NDArray[np.int8],
    lives: NDArray[np.float64],
    state: CubeState,
    men: int,
) -> None:
    """Put in what tables know: positions without contact, and hypergammon."""
    for i in np.flatnonzero((lives != CONTACT_LIFE) | (men == hyper.MEN)).tolist():
        result = Position.unchecked(tuple(boards[i].tolist()), men)
        if result.winner is None:
            known = exact.cubeful(result.flip(), state.flip())
            values[i] = values[i] if known is None else -known
