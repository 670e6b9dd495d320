"""Looking ahead with the cube, against the same recursion written plainly in Python."""

from __future__ import annotations

import numpy as np
import pytest

import fivepoint as fp
from fivepoint import _core
from fivepoint.engine.cube import cube_life, cube_values, decide
from fivepoint.engine.looking import look
from fivepoint.engine.many import ROLLS, WEIGHTS, RollAsked, rank_many
from fivepoint.engine.netfile import default_nets
from fivepoint.engine.worth import play_row
from fivepoint.rules.cube import CubeState, double_fault, doubled

ENGINE = fp.Engine(plies=0)
START = fp.Position.start()
BLITZ = fp.Position.from_board(
    [-2, 0, 0, 0, 2, 2, 3, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, -4, 0, -4, -3, 0, -2, 0, 2, 0]
)
STATES = (
    fp.Money(),
    fp.Money(2, "me"),
    fp.Money(2, "other"),
    fp.Money(jacoby=True, beavers=1),
    fp.MatchState(length=5, score=(1, 2)),
    fp.MatchState(length=5, score=(3, 2), cube=2, owner="me"),
    fp.MatchState(length=5, score=(4, 2), crawford=True),
    fp.MatchState(length=5, score=(2, 4)),
)


def replies(position: fp.Position, state: CubeState) -> tuple[np.ndarray, np.ndarray]:
    """Boards after the best plays and the chances of who made them."""
    rows = np.array([position.board], np.int8)
    worths = play_row(state)[np.newaxis]
    return _core.replies_many(ENGINE.evaluator, rows, worths, 15, 1)


def turned(value: float, state: CubeState) -> float:
    return 1 - value if isinstance(state, fp.MatchState) else -value


def best(
    position: fp.Position, state: CubeState, chances: np.ndarray, plies: int, root: CubeState
) -> float:
    """The value before the cube decision of the side on roll, in units of its cube."""
    if position.winner is not None:
        won = position.result or 0
        if isinstance(state, fp.MatchState):
            row = cube_values(chances[np.newaxis], state, 0.5)[0]
            return float(row[0])
        single = state.jacoby and state.owner is None
        return float(np.sign(won)) if single else float(won)
    if plies == 0:
        return float(cube_values(chances[np.newaxis], state, cube_life(position))[0, 4])
    waits, takes, drop = actions(position, state, chances, plies, root)
    return waits if takes is None else max(waits, min(takes, drop))


def actions(
    position: fp.Position, state: CubeState, chances: np.ndarray, plies: int, root: CubeState
) -> tuple[float, float | None, float]:
    """No double, double and take (None where there is none), double and drop."""
    boards, outputs = replies(position, root)

    def mean(after: CubeState) -> float:
        total = 0.0
        for board, played, weight in zip(boards, outputs, WEIGHTS, strict=True):
            node = fp.Position.unchecked(tuple(board.tolist()), 15).flip()
            row = played.astype(np.float64)
            theirs = np.array([1 - row[0], row[3], row[4], row[1], row[2]])
            total += weight * best(node, after.flip(), theirs, plies - 1, root.flip())
        return turned(total, state)

    row = cube_values(chances[np.newaxis], state, 0.5)[0]
    if double_fault(state) is not None:
        return mean(state), None, float(row[3])
    takes = mean(doubled(state)) * (1 if isinstance(state, fp.MatchState) else 2)
    if isinstance(state, fp.Money) and state.beavers and takes < 0:
        takes *= 2
    return mean(state), takes, float(row[3])


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("position", "plies"), [(START, 1), (BLITZ, 1), (BLITZ, 2)])
def test_the_cube_may_turn_before_every_roll(
    position: fp.Position, plies: int, state: CubeState
) -> None:
    chances = np.array(look(ENGINE.evaluator, position, state, plies).chances)
    waits, takes, drop = actions(position, state, chances, plies, state)
    values = look(ENGINE.evaluator, position, state, plies).values
    assert values is not None
    assert values[1] == pytest.approx(waits, abs=2e-5)
    if takes is not None:
        assert values[2] == pytest.approx(takes, abs=4e-5)
        assert values[3] == pytest.approx(drop, abs=1e-9)


@pytest.mark.parametrize("state", STATES)
def test_at_no_ply_the_model_says_all(state: CubeState) -> None:
    found = look(ENGINE.evaluator, BLITZ, state, 0)
    assert ENGINE.cube(BLITZ, state) == decide(found.chances, state, cube_life(BLITZ))


@pytest.mark.parametrize("plies", [1, 2])
def test_chances_are_those_without_a_cube(plies: int) -> None:
    engine = fp.Engine(plies=plies)
    for position in (START, BLITZ):
        with_cube = engine.evaluate(position, fp.Money())
        assert with_cube.probabilities == engine.evaluate(position).probabilities


def test_threads_change_nothing() -> None:
    for state in STATES:
        one, three = (fp.Engine(plies=2, threads=n).cube(BLITZ, state) for n in (1, 3))
        assert one == three


def test_what_was_met_before_changes_nothing() -> None:
    """Replies that a search leaves to later ones belong to its nets, its node and its worth."""
    engine = fp.Engine(plies=2)
    for state in (*STATES, *reversed(STATES)):
        alone = fp.Engine(plies=2, nets=default_nets())
        for position in (START, BLITZ):
            assert engine.cube(position, state) == alone.cube(position, state)
            known, new = (e.rank(position, (6, 1), state)[:3] for e in (engine, alone))
            assert [play.equity for play in known] == [play.equity for play in new]


def test_rolls_are_in_the_order_of_their_weights() -> None:
    assert len(ROLLS) == len(WEIGHTS) == 21


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("plies", [0, 1, 2])
def test_a_play_is_worth_what_it_leaves_the_other_side(state: CubeState, plies: int) -> None:
    engine = fp.Engine(plies=plies)
    ranked = engine.rank(BLITZ, (6, 1), state)
    deepest = [play for play in ranked if play.plies == plies]
    assert deepest
    for play in deepest:
        left = engine.evaluate(play.position.flip(), state.flip()).cubeful_equity
        assert play.equity == pytest.approx(-(left or 0.0), abs=1e-6)
    ((best, *_),) = (
        roll.plays
        for roll in rank_many(
            engine, [RollAsked(BLITZ, (6, 1), state, ranked[0].position)], plies, 3
        )
    )
    assert best.position == ranked[0].position
    if best.plies == plies:  # it may have stood alone before
        assert best.equity == pytest.approx(ranked[0].equity, abs=1e-9)


def test_threads_change_no_ranking() -> None:
    for state in STATES:
        one, three = (fp.Engine(plies=2, threads=n).rank(BLITZ, (6, 1), state) for n in (1, 3))
        assert one == three
