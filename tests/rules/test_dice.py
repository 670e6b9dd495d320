"""Dice: the 21 rolls with their weights, and who starts."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

from fivepoint import RulesError
from fivepoint.rules.dice import ROLLS, WEIGHTS, check_dice, dice_to_play, opening_winner


def test_21_rolls_are_36_throws() -> None:
    throws = Counter((max(a, b), min(a, b)) for a, b in product(range(1, 7), repeat=2))
    assert len(ROLLS) == len(set(ROLLS)) == 21
    assert throws == WEIGHTS
    assert sum(WEIGHTS.values()) == 36


def test_a_double_is_played_four_times() -> None:
    assert dice_to_play((3, 5)) == (5, 3)
    assert dice_to_play((5, 3)) == (5, 3)
    assert dice_to_play((2, 2)) == (2, 2, 2, 2)


@pytest.mark.parametrize("dice", [(3, 1), [3, 1], np.array([3, 1]), iter((3, 1))])
def test_dice_of_any_kind(dice: Any) -> None:
    checked = check_dice(dice)
    assert checked == (3, 1)
    assert all(type(die) is int for die in checked)


@pytest.mark.parametrize(
    "dice",
    [
        (0, 1), (7, 1), (1, -1), (10**400, 1), (1,), (1, 2, 3), (), None, 31, "31", b"31",
        (1.0, 2), (True, 2), (float("nan"), 1), ("3", "1"), [[3, 1]], {"a": 1, "b": 2},
        np.array([3.0, 1.0]),
    ],
)  # fmt: skip
def test_impossible_dice(dice: Any) -> None:
    for read in (check_dice, opening_winner):
        with pytest.raises(RulesError) as caught:
            read(dice)
        assert caught.value.code == "bad-dice"
        assert str(caught.value)


def test_the_higher_die_starts_and_a_tie_is_thrown_again() -> None:
    winners = Counter(opening_winner((a, b)) for a, b in product(range(1, 7), repeat=2))
    assert winners == {0: 15, 1: 15, None: 6}
    assert opening_winner((6, 1)) == 0
    assert opening_winner((1, 6)) == 1
