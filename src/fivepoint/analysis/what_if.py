"""One position judged by itself: the plays of a roll with another one put among them, or the cube.

What a review asks when somebody tries another play, and an editor for any position.
Numbers are those of a decision in an analysis at the same depth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.analysis.scan import Moment, phase_of
from fivepoint.analysis.verdict import candidates_of, cube_verdict, without_beavers
from fivepoint.engine.many import RollAsked, cubes_many, rank_many
from fivepoint.engine.probabilities import Probabilities
from fivepoint.errors import IllegalTurn, RulesError, shown
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from fivepoint.analysis.decision import Candidate, CubeVerdict
    from fivepoint.engine.engine import Engine
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.position import Position


def judge_roll(
    engine: Engine,
    position: Position,
    dice: Dice,
    state: CubeState,
    result: Position | None = None,
    *,
    top: int = 10,
) -> tuple[tuple[Candidate, ...], int]:
    """The ``top`` best plays and how many there are.

    ``result`` (not flipped) is judged as deep as the best and marked as played; IllegalTurn if no
    legal play leads there, RulesError if the game is over.
    """
    if position.winner is not None:
        raise RulesError("game-over")
    graph = TurnGraph(position, dice)
    if result is not None and result not in graph.results:
        raise IllegalTurn(
            "not-a-result",
            text=shown(result.position_id),
            dice=f"{dice[0]}-{dice[1]}",
            position=position.position_id,
        )
    asked = RollAsked(position, dice, state, result or position.flip())
    (found,) = rank_many(engine, [asked], engine.plies, top)
    moment = Moment(
        0, 1, 0, 0, "play", phase_of(position, 0), 0, position, state, "", dice=dice, result=result
    )
    return candidates_of(moment, found), found.legal


def judge_cube(engine: Engine, position: Position, state: CubeState) -> CubeVerdict:
    """The cube actions before a roll. RulesError without a cube or after the game."""
    if position.winner is not None:
        raise RulesError("game-over")
    if state.cube is None:
        raise RulesError("no-cube")
    (found,) = cubes_many(engine, [(position, without_beavers(state))], engine.plies)
    chances = Probabilities(*found.chances)
    return cube_verdict(position, state, chances, engine.plies, found.values)
