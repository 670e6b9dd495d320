"""What a game can still cost, compared with a full search of small endings."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from fivepoint import Position, RulesError, TurnGraph
from fivepoint.rules.dice import ROLLS
from fivepoint.rules.resign import certain_result, possible_losses


def board(own: dict[int, int], other: dict[int, int], men: int = 15) -> Position:
    """A position: own checkers by point, the opponent's by their own point, 25 the bar."""
    row = [own.get(p, 0) for p in range(26)]
    for point, count in other.items():
        row[25 - point] -= count
    return Position.from_board(row, men=men)


def test_a_side_that_has_borne_one_off_loses_single() -> None:
    """Known fault 41: 14 on the board, one of them on the bar, one off: 1 point only."""
    loser = board({25: 1, 6: 13}, {1: 1})
    assert loser.off[0] == 1
    assert possible_losses(loser, "me") == (1,)


def test_a_certain_backgammon_is_the_only_result() -> None:
    """Known fault 41: all 15 on the board, one on the bar, the winner bears off: 3."""
    winner_on_roll = board({25: 1, 6: 14}, {1: 1}).flip()
    assert possible_losses(winner_on_roll, "other") == (3,)


def test_a_backgammon_that_can_still_be_saved_is_not_forced() -> None:
    """Known fault 43: with a roll to come the side on the bar may still get home."""
    assert possible_losses(board({25: 1, 6: 14}, {1: 1}), "me") == (1, 2, 3)


def test_a_long_race_can_only_be_lost_single() -> None:
    """The loser must bear one off long before the winner can finish."""
    position = board({2: 5, 1: 10}, {6: 15})
    assert possible_losses(position, "me") == (1,)
    assert possible_losses(position.flip(), "other") == (1,)


def test_a_gammon_is_certain_when_there_is_no_time_left() -> None:
    """One turn cannot bring eight checkers home and bear one off."""
    position = board({6: 7, 12: 8}, {1: 2})
    assert possible_losses(position, "me") == (2,)


def test_the_winner_side_can_lose_too_while_there_is_contact() -> None:
    assert possible_losses(Position.start(), "me") == (1, 2, 3)
    assert possible_losses(Position.start(), "other") == (1, 2, 3)


def test_a_finished_game_costs_nothing_more() -> None:
    with pytest.raises(RulesError) as caught:
        possible_losses(board({}, {6: 15}), "other")
    assert caught.value.code == "game-finished"


@cache
def search(position: Position) -> frozenset[tuple[bool, int]]:
    """All ends that legal play can reach: (the player on roll wins, result). Races only."""
    ends: set[tuple[bool, int]] = set()
    for roll in ROLLS:
        for after in TurnGraph(position, roll).results:
            if after.result is not None:
                ends.add((True, after.result))
            else:
                ends |= {(not mine, result) for mine, result in search(after.flip())}
    return frozenset(ends)


_LONG_SEARCHES = {0, 3, 4, 5, 10, 11, 12, 21, 29}


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param(seed, marks=[pytest.mark.slow] if seed in _LONG_SEARCHES else [])
        for seed in range(40)
    ],
)
def test_the_bounds_hold_against_a_full_search_of_races(seed: int) -> None:
    """Every result that can happen is allowed; a single possible one is exact where it matters."""
    rng = Random(seed)
    own = [rng.randint(1, 9) for _ in range(3)]
    other = [rng.randint(1, 24 - max(own)) for _ in range(rng.randint(1, 3))]
    position = board(
        {p: own.count(p) for p in own}, {p: min(other.count(p), 3) for p in other}, men=3
    )
    for loser, they_win in (("me", False), ("other", True)):
        ends = {result for mine, result in search(position) if mine == they_win}
        if ends:
            assert ends <= set(possible_losses(position, "me" if loser == "me" else "other"))
    certain = certain_result(position)
    if certain is not None:
        winner, result = certain
        assert search(position) == {(winner == "me", result)}


def test_a_result_is_certain_only_when_no_roll_can_change_it() -> None:
    assert certain_result(Position.start()) is None
    # Four checkers on the ace point may take two turns, nine take at least three.
    home, nine = {1: 4}, {6: 9}
    assert certain_result(board(home, nine)) == ("me", 1)
    assert certain_result(board(home, {1: 8})) == ("me", 1)
    assert certain_result(board(home, {1: 4})) is None
    assert certain_result(board({1: 9}, {1: 2})) == ("other", 1)
    # Nobody has borne off: with one turn left the other side cannot leave my home board.
    assert certain_result(board({1: 2}, {23: 1, 1: 14})) == ("me", 3)
    assert certain_result(board({1: 2}, {7: 1, 1: 14})) == ("me", 2)
    assert certain_result(board({1: 3}, {7: 1, 1: 14})) is None  # it may get one off, or not
    # Contact: a lone checker may yet hit.
    assert certain_result(board({2: 1}, {24: 1, 1: 14})) is None
    with pytest.raises(RulesError):
        certain_result(board({}, {6: 15}))
