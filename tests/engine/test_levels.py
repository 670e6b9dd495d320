"""The level "pip count": legal, deterministic, sensible, with a cube by the pip counts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from tests import strategies

from fivepoint.engine import pip_count
from fivepoint.engine.levels import LEVELS, PipCount, find_level
from fivepoint.errors import RulesError
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.position import Position
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from collections.abc import Callable

LEVEL = PipCount()
FREE = Money(cube=None)


def contact(own: dict[int, int], other: dict[int, int]) -> Position:
    """A position with each side's checkers on points counted from its own view."""
    board = [own.get(point, 0) - other.get(25 - point, 0) for point in range(26)]
    return Position.from_board(board)


@given(strategies.positions(), strategies.rolls)
@settings(max_examples=50, deadline=None)
def test_it_plays_only_legal_turns_and_always_the_same(
    position: Position, dice: tuple[int, int]
) -> None:
    result = LEVEL.choose(position, dice, FREE)
    assert result in TurnGraph(position, dice).results
    assert LEVEL.choose(position, (dice[1], dice[0]), FREE, seed=7) == result


def test_it_beats_a_random_player_clearly() -> None:
    rng = random.Random(5)
    points = [_play(_level_player, _random_player(rng), rng) for _ in range(40)]
    assert sum(1 for won in points if won > 0) >= 39
    assert sum(points) / len(points) > 1.5


@pytest.mark.slow
def test_it_beats_a_random_player_over_hundreds_of_games() -> None:
    rng = random.Random(6)
    points = [_play(_level_player, _random_player(rng), rng) for _ in range(400)]
    assert sum(1 for won in points if won > 0) >= 396


@pytest.mark.parametrize(
    ("dice", "turn"),
    [
        ((3, 1), "8/5 6/5"),
        ((4, 2), "8/4 6/4"),
        ((6, 1), "13/7 8/7"),
        ((5, 3), "8/3 6/3"),
        ((6, 5), "24/13"),
    ],
)
def test_it_makes_the_natural_points_of_the_opening(dice: tuple[int, int], turn: str) -> None:
    start = Position.start()
    assert LEVEL.choose(start, dice, FREE) == TurnGraph(start, dice).play(turn)


def test_it_hits_and_points_on_blots() -> None:
    position = contact({6: 5, 8: 3, 13: 5, 24: 2}, {24: 1, 20: 1, 13: 5, 8: 3, 6: 5})
    result = LEVEL.choose(position, (3, 1), FREE)
    assert result == TurnGraph(position, (3, 1)).play("8/5* 6/5")


def test_in_a_race_it_bears_off_what_it_can() -> None:
    position = contact({6: 2, 5: 2, 1: 1}, {1: 5})
    assert LEVEL.choose(position, (6, 5), FREE).off[0] == 12


def test_worth_is_the_same_race_for_both_sides() -> None:
    race = contact({6: 5, 5: 5, 4: 5}, {6: 5, 5: 5, 4: 5})
    assert pip_count.worth(race.board) == 0


@given(strategies.positions())
@settings(max_examples=100, deadline=None)
def test_worth_of_any_position_is_a_moderate_number(position: Position) -> None:
    assert abs(pip_count.worth(position.board)) < 2000


@pytest.mark.clause("9.9")
@pytest.mark.parametrize(
    ("own", "other", "action", "response"),
    [
        (100, 100, "no double", "take"),
        (100, 107, "no double", "take"),
        (100, 108, "double", "take"),
        (100, 112, "double", "take"),
        (100, 113, "double", "drop"),
    ],
)
def test_the_cube_goes_by_the_pip_counts(own: int, other: int, action: str, response: str) -> None:
    choice = LEVEL.choose_cube(_race(own, other), Money())
    assert (choice.action, choice.response) == (action, response)


def test_a_redouble_needs_a_little_more() -> None:
    mine = Money(cube=2, owner="me")
    assert LEVEL.choose_cube(_race(100, 108), mine).action == "no double"
    assert LEVEL.choose_cube(_race(100, 109), mine).action == "double"


def test_it_never_doubles_where_the_rules_forbid_it() -> None:
    ahead = _race(50, 100)
    for state in (
        Money(cube=None),
        Money(cube=2, owner="other"),
        Money(cube=64, owner="me"),
        MatchState(3, (0, 2), crawford=True),
        MatchState(3, (1, 1), cube=2, owner="me"),
    ):
        assert LEVEL.choose_cube(ahead, state).action == "no double"


def test_with_nothing_to_lose_it_doubles_even_behind() -> None:
    assert LEVEL.choose_cube(_race(100, 60), MatchState(5, (2, 4))).action == "double"


def test_it_beavers_and_raccoons_by_the_pip_counts() -> None:
    state = Money(beavers=2)
    assert LEVEL.choose_cube(_race(100, 99), state).response == "beaver"
    assert LEVEL.choose_cube(_race(100, 99), Money()).response == "take"
    assert LEVEL.answers_beaver(_race(100, 108), state)
    assert not LEVEL.answers_beaver(_race(100, 99), state)
    assert not LEVEL.answers_beaver(_race(100, 108), Money(beavers=1))


def test_it_lets_a_resignation_stand_unless_more_is_likely() -> None:
    start = Position.start()
    assert LEVEL.accepts(start, 1, Money())
    closed_out = contact({6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {25: 2, 13: 13})
    assert not LEVEL.accepts(closed_out, 1, Money())
    assert LEVEL.accepts(closed_out, 3, Money())
    assert LEVEL.accepts(closed_out, 1, Money(jacoby=True))


def test_levels_are_found_by_name() -> None:
    assert find_level(" Pip-Count ") is LEVELS["pip-count"]
    for name in ("", "grandmaster", "x" * 500):
        with pytest.raises(RulesError) as refused:
            find_level(name)
        assert refused.value.code == "unknown-level"


def _race(own: int, other: int) -> Position:
    """A race with these pip counts."""
    return contact(_spread(own), _spread(other))


def _spread(pips: int) -> dict[int, int]:
    """15 or fewer checkers on 1..12 that make ``pips``."""
    points: dict[int, int] = {}
    while pips:
        point = min(pips, 12)
        points[point] = points.get(point, 0) + 1
        pips -= point
    return points


def _level_player(position: Position, dice: tuple[int, int]) -> Position:
    return LEVEL.choose(position, dice, FREE)


def _random_player(rng: random.Random) -> Callable[[Position, tuple[int, int]], Position]:
    def play(position: Position, dice: tuple[int, int]) -> Position:
        return rng.choice(sorted(TurnGraph(position, dice).results, key=lambda p: p.board))

    return play


def _play(
    first: Callable[[Position, tuple[int, int]], Position],
    second: Callable[[Position, tuple[int, int]], Position],
    rng: random.Random,
) -> int:
    """The points ``first`` wins or loses in one game."""
    position, turn = Position.start(), rng.randrange(2)
    while True:
        dice = rng.randint(1, 6), rng.randint(1, 6)
        position = (first, second)[turn](position, dice)
        if position.result is not None:
            return position.result if turn == 0 else -position.result
        position, turn = position.flip(), 1 - turn
