"""Counts of positions behind the start, in the rules and in the brute-force lister."""

from __future__ import annotations

import pytest

from fivepoint import Position
from fivepoint.rules.dice import ROLLS
from tests.brute_force import list_plays
from tests.perft import perft


@pytest.mark.parametrize("variant", ["backgammon", "nackgammon", "hypergammon"])
def test_depth_one_is_what_the_brute_force_lists(variant: str) -> None:
    start = Position.start(variant)
    listed = sum(len(list_plays(start.board, roll, start.men).results) for roll in ROLLS)
    assert perft(start, 1) == listed


def test_start_to_depth_two() -> None:
    start = Position.start()
    assert [perft(start, depth) for depth in range(3)] == [1, 447, 202_782]


def test_a_finished_game_counts_one() -> None:
    final = Position.from_board([0] * 19 + [-5, -5, -4, 0, 0, 0, 0])
    assert perft(final, 3) == perft(final.flip(), 3) == 1


def test_a_roll_that_cannot_be_played_has_one_result() -> None:
    closed = Position.from_board([0] * 6 + [5] + [0] * 12 + [-2] * 6 + [1])
    assert perft(closed, 1) == 21
