"""The results of a roll as plays, best first, each made when it is asked for.

Making twenty plays as objects takes as long as finding the best of them, and most
callers look at a few.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, overload

import numpy as np

from fivepoint.engine.cube import chance_of
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.values import Results, told_after_plays
from fivepoint.rules.notation import format_turn
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.turn import TurnGraph


@dataclass(frozen=True)
class RankedTurn:
    """One result of a roll as a play: numbers are for the player who moves, after it.

    ``position`` is in that player's view, not flipped. ``plies`` is the depth at
    which this play was last judged; ``equity_loss`` is against the best.
    """

    position: Position
    equity: float
    equity_loss: float
    probabilities: Probabilities
    mwc: float | None
    plies: int
    _graph: TurnGraph = field(repr=False, compare=False)

    @cached_property
    def turn(self) -> str:
        """The play in standard notation, "8/5 6/5"; "" when nothing can be played."""
        return format_turn(self._graph.steps_to(self.position))


class RankedTurns(Sequence[RankedTurn]):
    """All results of a roll, best first; reads like a list, and equals one with the same plays."""

    __slots__ = (
        "_graph",
        "_made",
        "_results",
        "_state",
        "_told",
    )

    def __init__(
        self,
        graph: TurnGraph,
        state: CubeState,
        results: Results,
    ) -> None:
        """From the ``results`` of ``graph``'s roll, the deepest judged first."""
        self._graph, self._state, self._results = graph, state, results
        self._made: list[RankedTurn | None] = [None] * len(results.boards)
        # Of the places valued so far: the row of each, and its equity.
        self._told: tuple[list[int], list[float]] = ([], [])

    def __len__(self) -> int:
        return len(self._made)

    @overload
    def __getitem__(self, place: int) -> RankedTurn: ...
    @overload
    def __getitem__(self, place: slice) -> list[RankedTurn]: ...
    def __getitem__(self, place: int | slice) -> RankedTurn | list[RankedTurn]:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        made = self._made[place]
        if made is None:
            made = self._made[place] = self._make(range(len(self))[place])
        return made

    def __eq__(self, other: object) -> bool:
        if isinstance(other, RankedTurns):
            return list(self) == list(other)
        return list(self) == other if isinstance(other, list) else NotImplemented

    __hash__ = None  # pyright: ignore[reportAssignmentType] - like a list

    def __repr__(self) -> str:
        return repr(list(self))

    def _make(self, place: int) -> RankedTurn:
        order, equities = self._valued(place)
        row, equity = order[place], equities[place]
        return RankedTurn(
            Position.unchecked(tuple(self._results.boards[row].tolist()), self._graph.position.men),
            equity,
            equities[0] - equity,
            Probabilities(*self._results.chances[row].tolist()),
            chance_of(equity, self._state),
            int(self._results.plies[row]),
            self._graph,
        )

    def _valued(self, place: int) -> tuple[list[int], list[float]]:
        """Rows and equities by place: of all, or of the best alone if only that is asked for."""
        told = self._told
        if place < len(told[0]):
            return told
        results, men = self._results, self._graph.position.men
        # Both at once, for other threads may be reading.
        if place == 0:  # it is one of those judged deepest
            deepest = results.at(slice(np.count_nonzero(results.plies == results.plies[0])))
            values = told_after_plays(deepest, self._state, men)
            best = int(values.argmax())
            told = [best], [float(values[best])]
        else:
            values = told_after_plays(results, self._state, men)
            rows, equities = best_first(values, results.plies)
            told = rows.tolist(), equities.tolist()
        self._told = told
        return told


def best_first(
    values: NDArray[np.float64], plies: NDArray[np.uint8]
) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """The rows of judged plays, the best first, and the equity of each.

    The best is one of those judged deepest. A play that only passed a shallower look keeps what
    that said of it, but is told to be no better than the best.
    """
    deepest = np.flatnonzero(plies == plies.max(initial=0))
    best = values[deepest].max(initial=-np.inf)
    told = np.minimum(values, best)
    rows = np.lexsort((-plies.astype(np.int64), -told))
    return rows, told[rows]
