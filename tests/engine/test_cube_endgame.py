"""Small bear-offs with the cube at any score and cap, against a recursion over every legal play."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import fivepoint as fp
from fivepoint.engine.cube import equity_of
from fivepoint.engine.met import match_chance
from fivepoint.rules.cube import CubeState, MatchState, double_fault, doubled
from fivepoint.rules.turn import TurnGraph

ROLLS = [(a, b, 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1)]
STATES: tuple[CubeState, ...] = (
    fp.MatchState(length=5, score=(3, 1)),
    fp.MatchState(length=7, score=(0, 0)),
    fp.MatchState(length=7, score=(0, 0), cube=2, owner="me"),
    fp.MatchState(length=7, score=(5, 6)),
    fp.MatchState(length=7, score=(3, 5), cube=2, owner="me"),
    fp.MatchState(length=5, score=(2, 4), crawford=True),
    fp.MatchState(length=25, score=(0, 0)),
    fp.Money(cube=8, owner="me"),
    fp.Money(cube=32, owner="me"),
    fp.Money(cube=16, owner="other"),
    fp.Money(cube=32, max_cube=64, jacoby=True, beavers=1),
    fp.Money(cube=1, max_cube=2),
)
LAST_ROLL = fp.Position.from_board([0, 0, 1, 0, 0, 1, *[0] * 18, -1, 0])


@cache
def results(position: fp.Position, high: int, low: int) -> frozenset[fp.Position]:
    """What every legal play leads to, for the player who moved."""
    return TurnGraph(position, (high, low)).results


def turned(value: float, state: CubeState) -> float:
    return 1 - value if isinstance(state, MatchState) else -value


def won(state: CubeState, sign: int) -> float:
    """A single game won or lost at this cube: a match-winning chance, or one unit of the cube."""
    if not isinstance(state, MatchState):
        return float(sign)
    return match_chance(state, sign * (state.cube or 1))


@cache
def waiting(position: fp.Position, state: CubeState) -> float:
    """The value for the player on roll who does not double, in units of the cube."""
    total = 0.0
    for high, low, weight in ROLLS:
        total += weight * max(after(result, state) for result in results(position, high, low))
    return total / 36


def after(result: fp.Position, state: CubeState) -> float:
    if result.winner is not None:
        return won(state, 1)
    return turned(before(result.flip(), state.flip()), state)


def doubling(position: fp.Position, state: CubeState) -> float | None:
    if double_fault(state) is not None:
        return None
    value = waiting(position, doubled(state)) * (1 if isinstance(state, MatchState) else 2)
    beaver = isinstance(state, fp.Money) and state.beavers and value < 0
    return 2 * value if beaver else value


@cache
def before(position: fp.Position, state: CubeState) -> float:
    """The value for the player on roll before the decision at the cube."""
    waits, takes = waiting(position, state), doubling(position, state)
    return waits if takes is None else max(waits, min(takes, won(state, 1)))


def bear_offs(count: int, most: int, seed: int) -> list[fp.Position]:
    random = Random(seed)
    found: list[fp.Position] = []
    while len(found) < count:
        board = [0] * 26
        for _ in range(random.randint(1, most)):
            board[random.choice((1, 1, 2, 3, 4, 5, 6))] += 1
        for _ in range(random.randint(1, most)):
            board[random.choice((24, 24, 23, 22, 21, 20, 19))] -= 1
        found.append(fp.Position.from_board(board))
    return found


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("state", STATES)
def test_decisions_are_those_of_a_full_recursion(state: CubeState, level: str) -> None:
    engine = fp.Engine(level)
    for position in (LAST_ROLL, *bear_offs(6, 2, seed=4)):
        found = engine.cube(position, state)
        assert found.no_double == pytest.approx(
            equity_of(waiting(position, state), state), abs=3e-4
        )
        takes = doubling(position, state)
        if takes is not None:
            assert found.double_take == pytest.approx(equity_of(takes, state), abs=6e-4)


@pytest.mark.parametrize("state", STATES[:5])
def test_plays_are_valued_by_it(state: CubeState) -> None:
    engine = fp.Engine("expert")
    for position in bear_offs(6, 2, seed=5):
        for play in engine.rank(position, (4, 1), state):
            value = equity_of(after(play.position, state), state)
            assert play.equity == pytest.approx(value, abs=3e-4)


@pytest.mark.parametrize("state", STATES[:5])
def test_rollouts_end_in_it(state: CubeState) -> None:
    """Every trial of a small bear-off is worth the same."""
    engine = fp.Engine("expert")
    for position in bear_offs(2, 2, seed=6):
        found = engine.rollout(position, state, trials=36)
        value = equity_of(before(position, state), state)
        assert found.cubeful_equity == pytest.approx(value, abs=3e-4)
        assert found.std_error == pytest.approx(0, abs=1e-9)


def test_many_checkers_on_few_points() -> None:
    """n-roll positions that no two-sided table holds."""
    engine = fp.Engine("master")
    for men in (8, 10, 14):
        board = [0, men, *[0] * 22, -men, 0]
        position = fp.Position.from_board(board)
        for state in (fp.Money(cube=2, owner="me"), fp.Money(), fp.MatchState(9, (2, 4))):
            found = engine.cube(position, state)
            waits, takes = waiting(position, state), doubling(position, state)
            assert found.no_double == pytest.approx(equity_of(waits, state), abs=3e-4)
            assert takes is not None
            assert found.double_take == pytest.approx(equity_of(takes, state), abs=6e-4)


def test_a_cap_far_away_is_none() -> None:
    position = bear_offs(1, 2, seed=7)[0]
    far = [fp.Engine("expert").cube(position, fp.Money(4, "me", max_cube=c)) for c in (None, 4096)]
    assert far[0] == far[1]
