"""Many decisions judged in one call, as the analysis of a match asks for them.

The answers are those of ``Engine.cube``'s looking ahead and, but that fewer plays go on to
the next depth, of ``Engine.rank``, for decisions whose cube and score may all differ. The
core shares them among the engine's threads and holds no GIL. Nothing here knows a record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from fivepoint import _core
from fivepoint.engine import exact
from fivepoint.engine.cube import cube_in_play
from fivepoint.engine.looking import look
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.ranked import best_first
from fivepoint.engine.values import Results, told_after_plays, values_after_plays
from fivepoint.engine.worth import play_row
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from fivepoint.engine.engine import Engine
    from fivepoint.engine.looking import Looked
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.dice import Dice

_Asked = TypeVar("_Asked")
_Told = TypeVar("_Told")

ROLLS = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
"""The 21 rolls in the core's order: 1-1, 2-1, 2-2, 3-1, ..."""

WEIGHTS = np.array([1 if high == low else 2 for high, low in ROLLS], np.float64) / 36
"""How often each of them is thrown."""


@dataclass(frozen=True, slots=True)
class RollAsked:
    """A roll to be judged as ``Engine.rank`` does; ``played`` is looked at as deep as the best."""

    position: Position
    dice: Dice
    state: CubeState
    played: Position


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """One result of a roll: numbers are for the player who moves, after the play.

    ``position`` is in that player's view. ``plies`` is how deep it was last judged.
    """

    position: Position
    equity: float
    probabilities: Probabilities
    plies: int


@dataclass(frozen=True, slots=True)
class JudgedRoll:
    """The best plays of a roll and the one played, best first; ``legal`` is how many there are."""

    plays: tuple[JudgedPlay, ...]
    legal: int


def rank_many(
    engine: Engine, asked: Sequence[RollAsked], plies: int, most: int
) -> list[JudgedRoll]:
    """For each roll its ``most`` best plays, and the one played if it is none of them."""

    def ranked(part: Sequence[RollAsked]) -> list[JudgedRoll]:
        return _ranked(engine, part, plies, most)

    return _by_men(asked, lambda roll: roll.position.men, ranked)


def _ranked(engine: Engine, asked: Sequence[RollAsked], plies: int, most: int) -> list[JudgedRoll]:
    boards, chances, values, depths, offsets = _core.rank_many(
        engine.evaluator,
        _rows(roll.position for roll in asked),
        np.array([roll.dice for roll in asked], np.int8),
        _worths([roll.state for roll in asked]),
        _rows(roll.played for roll in asked),
        asked[0].position.men,
        plies,
        engine.threads,
        [None if roll.state.cube is None else cube_in_play(roll.state) for roll in asked],
    )
    results = Results(boards, chances, values, depths)
    return [
        _judged(
            roll,
            results.at(slice(offsets[i], offsets[i + 1])),
            most,
        )
        for i, roll in enumerate(asked)
    ]


def _judged(
    roll: RollAsked,
    results: Results,
    most: int,
) -> JudgedRoll:
    boards, chances, _, depths = results
    played = np.flatnonzero((boards == np.array(roll.played.board, np.int8)).all(axis=1))
    rows = [*range(min(most, len(boards))), *(int(row) for row in played if row >= most)]
    told = told_after_plays(results.at(rows), roll.state, roll.position.men)
    order, equities = best_first(told, depths[rows])
    plays = [
        JudgedPlay(
            _position(boards[rows[place]], roll.position.men),
            equity,
            _probabilities(chances[rows[place]]),
            int(depths[rows[place]]),
        )
        for place, equity in zip(order.tolist(), equities.tolist(), strict=True)
    ]
    return JudgedRoll(tuple(plays), len(boards))


def cubes_many(
    engine: Engine, asked: Sequence[tuple[Position, CubeState]], plies: int
) -> list[Looked]:
    """What ``look`` finds at that depth from each: chances and the values of the cube."""
    return [
        look(engine.evaluator, position, state, plies, threads=engine.threads)
        for position, state in asked
    ]


def chances_before_roll(position: Position, chances: Probabilities) -> Probabilities:
    """``chances`` of the player on roll before rolling, unless a table knows better."""
    win = exact.win_chance(position)
    return chances if win is None else Probabilities(win, 0.0, 0.0, 0.0, 0.0)


def roll_equities(
    engine: Engine, asked: Sequence[tuple[Position, CubeState]]
) -> list[NDArray[np.float64]]:
    """What each roll is worth: float64[21] a position, in the order of ``ROLLS``.

    The equity of the player on roll after their best play of it, by the nets, with the
    cube if there is one.
    """

    def valued(part: Sequence[tuple[Position, CubeState]]) -> list[NDArray[np.float64]]:
        return _rolled(engine, part)

    return _by_men(asked, lambda node: node[0].men, valued)


def _rolled(
    engine: Engine, asked: Sequence[tuple[Position, CubeState]]
) -> list[NDArray[np.float64]]:
    men = asked[0][0].men
    boards, chances = _core.replies_many(
        engine.evaluator,
        _rows(position for position, _ in asked),
        _worths([state for _, state in asked]),
        men,
        engine.threads,
    )
    rolls = len(ROLLS)
    return [
        values_after_plays(boards[i * rolls :][:rolls], chances[i * rolls :][:rolls], state, men)
        for i, (_, state) in enumerate(asked)
    ]


def _by_men(
    asked: Sequence[_Asked],
    men: Callable[[_Asked], int],
    judge: Callable[[list[_Asked]], list[_Told]],
) -> list[_Told]:
    """What ``judge`` tells about each, asked apart for every number of checkers a side."""
    told: dict[int, _Told] = {}
    for number in dict.fromkeys(men(one) for one in asked):
        places = [place for place, one in enumerate(asked) if men(one) == number]
        told.update(zip(places, judge([asked[place] for place in places]), strict=True))
    return [told[place] for place in range(len(asked))]


def _rows(positions: Iterable[Position]) -> NDArray[np.int8]:
    return np.array([position.board for position in positions], np.int8)


def _worths(states: Sequence[CubeState]) -> NDArray[np.float32]:
    """The rows by which they choose plays; a match has few different states."""
    known = {state: play_row(state) for state in dict.fromkeys(states)}
    return np.stack([known[state] for state in states])


def _position(row: NDArray[np.int8], men: int) -> Position:
    return Position.unchecked(tuple(row.tolist()), men)


def _probabilities(row: NDArray[np.float32]) -> Probabilities:
    return Probabilities(*row.tolist())
