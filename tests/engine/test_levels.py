"""The level "pip count": legal, deterministic, sensible, with a cube by the pip counts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests import strategies

from fivepoint.engine import pip_count
from fivepoint.engine.engine import Engine
from fivepoint.engine.levels import LEVELS, PipCount, find_level
from fivepoint.engine.net_player import ERRORS
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
    assert find_level(" Pip-Count ").id == "pip-count"
    assert [find_level(name).id for name in LEVELS] == list(LEVELS)
    assert set(LEVELS) == {"pip-count", *ERRORS}
    for name in ("", "grandmaster", "x" * 500):
        with pytest.raises(RulesError) as refused:
            find_level(name)
        assert refused.value.code == "level-unknown"


@given(strategies.positions(), strategies.rolls, st.integers(0, 2**63))
@settings(max_examples=40)
def test_net_levels_play_legal_turns_by_their_seed(
    position: Position, dice: tuple[int, int], seed: int
) -> None:
    assume(position.result is None)
    for name in ("beginner", "club", "expert"):
        level = find_level(name)
        result = level.choose(position, dice, FREE, seed)
        assert result in TurnGraph(position, dice).results
        assert level.choose(position, (dice[1], dice[0]), FREE, seed) == result
        choice = level.choose_cube(position, Money(), seed)
        assert choice == level.choose_cube(position, Money(), seed)
        assert choice.action in {"double", "no double"}
        assert choice.response in {"take", "drop"}


def test_weaker_levels_give_up_more_equity() -> None:
    """Equity given up on the same decisions, by the judgement of the strongest."""
    rng = random.Random(3)
    lost = dict.fromkeys(("beginner", "casual", "club", "expert"), 0.0)
    judge = Engine("expert")
    position = Position.start()
    for number in range(150):
        dice = rng.randint(1, 6), rng.randint(1, 6)
        ranked = judge.rank(position, dice)
        losses = {turn.position: turn.equity_loss for turn in ranked}
        for name in lost:
            lost[name] += losses[find_level(name).choose(position, dice, FREE, number)]
        position = rng.choice(ranked[:4]).position
        position = Position.start() if position.result else position.flip()
    assert lost["beginner"] > 1.3 * lost["casual"]
    assert lost["casual"] > 1.3 * lost["club"]
    assert lost["club"] > lost["expert"] == 0


def test_strong_levels_play_what_they_judge_best() -> None:
    start = Position.start()
    for name in ("expert", "master"):
        engine = Engine(name)
        for dice in ((3, 1), (6, 5), (4, 4)):
            best = engine.rank(start, dice, Money())[0].position
            assert engine.choose(start, dice, Money(), seed=9) == best
            assert find_level(name).choose(start, dice, Money(), seed=9) == best


def test_an_engine_plays_like_a_player_of_its_level() -> None:
    start = Position.start()
    for name in ("pip-count", "beginner", "club"):
        for seed in range(5):
            engine, level = Engine(name), find_level(name)
            assert engine.choose(start, (6, 4), FREE, seed) == level.choose(
                start, (6, 4), FREE, seed
            )
            assert engine.choose_cube(start, Money(), seed) == level.choose_cube(
                start, Money(), seed
            )


@pytest.mark.parametrize("name", [name for name in LEVELS if name not in {"master", "champion"}])
def test_every_level_knows_a_clear_cube_and_a_fair_resignation(name: str) -> None:
    level = find_level(name)
    won = contact({1: 2}, {6: 5, 5: 5, 4: 5})
    assert level.choose_cube(won, Money(), 1).response == "drop"
    assert level.choose_cube(won, Money(cube=None)).action == "no double"
    assert level.choose_cube(won, Money(cube=2, owner="other")).action == "no double"
    lost = contact({6: 5, 5: 5, 4: 4}, {1: 2})
    assert level.accepts(lost, 1, Money())
    assert level.accepts(lost, 1, MatchState(5, (0, 0)))
    closed_out = contact({6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2}, {25: 2, 13: 13})
    assert not level.accepts(closed_out, 1, Money())
    assert level.accepts(closed_out, 3, Money())
    assert level.accepts(Position.start(), 1, Money())


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
