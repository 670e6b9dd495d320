"""FIBS to the published figures, Glicko-2 to its author's example, and the fold over both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint.rules.match_rules import MatchRules
from fivepoint.server.ratings import glicko
from fivepoint.server.ratings.book import MOST_BETWEEN_TWO, NEW, Rated, Rating, rated_fault, settle
from fivepoint.server.ratings.fibs import Standing, after, arithmetic
from fivepoint.table.clock import ClockRules

OLD = 400
"""The experience from which K is 1."""


@pytest.mark.parametrize(
    ("winner", "loser", "length", "gain", "loss"),
    [
        (Standing(1500, OLD), Standing(1500, OLD), 1, 2.00, 2.00),
        (Standing(1500, OLD), Standing(1500, OLD), 9, 6.00, 6.00),
        (Standing(1500, OLD), Standing(1750, OLD), 1, 2.29, 2.29),
        (Standing(1750, OLD), Standing(1500, OLD), 5, 3.08, 3.08),
        (Standing(1500, 0), Standing(1800, 250), 7, 37.77, 18.88),
    ],
)
def test_the_published_figures(
    winner: Standing, loser: Standing, length: int, gain: float, loss: float
) -> None:
    sums = arithmetic(winner, loser, length)
    assert (round(sums.gain, 2), round(sums.loss, 2)) == (gain, loss)


def test_the_example_of_the_profile_page() -> None:
    sums = arithmetic(Standing(1500, 0), Standing(1800, 250), 7)
    assert (sums.difference, sums.underdog_won) == (300, True)
    assert round(100 * sums.upset, 1) == 28.6
    assert after(Standing(1500, 0), sums.gain, 7) == Standing(1500 + sums.gain, 7)


ratings = st.builds(Standing, st.floats(500, 3000), st.integers(0, 5000))


@given(ratings, ratings, st.integers(1, 25))
def test_the_law_of_the_formula(one: Standing, other: Standing, length: int) -> None:
    won, lost = arithmetic(one, other, length), arithmetic(other, one, length)
    assert won.gain > 0
    assert won.upset <= 0.5
    # With the same K what one gains the other loses, and a fair bet has no expectation.
    assert won.gain * other.k == pytest.approx(won.loss * one.k)
    chance = won.upset if one.rating < other.rating else 1 - won.upset
    if one.rating != other.rating:
        assert chance * won.gain == pytest.approx((1 - chance) * lost.loss)


def test_glicko_as_in_its_authors_example() -> None:
    games = [(glicko.Glicko(1400, 30), 1.0), (glicko.Glicko(1550, 100), 0.0),
             (glicko.Glicko(1700, 300), 0.0)]  # fmt: skip
    found = glicko.rated(glicko.Glicko(1500, 200), games)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@given(st.integers(0, 10**12))
def test_rest_makes_less_sure_and_never_more_than_at_first(passed: int) -> None:
    rested = glicko.aged(glicko.Glicko(1600, 60), passed)
    assert 60 <= rested.deviation <= glicko.START_DEVIATION
    assert rested.rating == 1600


def test_a_match_changes_both_and_numbers_survive_being_stored() -> None:
    change = settle(Rated(1, 3, 1000), (NEW, NEW), 0)
    white, black = change.after
    assert white.fibs.rating < 1500 < black.fibs.rating
    assert (white.fibs.experience, white.matches, white.at) == (3, 1, 1000)
    assert [Rating.of(one.numbers()) for one in change.after] == list(change.after)


def test_too_many_matches_between_two_do_not_count() -> None:
    change = settle(Rated(0, 1, 5), (NEW, NEW), MOST_BETWEEN_TWO)
    assert change.unrated == "rating-too-many"
    assert change.after == change.before == (NEW, NEW)


@pytest.mark.parametrize(
    ("rules", "clock", "fault"),
    [
        (MatchRules(length=25), ClockRules.standard(25), None),
        (MatchRules(length=1, cube=False), ClockRules.standard(1), None),
        (MatchRules(length=26), ClockRules.standard(26), "rated-needs-standard"),
        (MatchRules(), ClockRules.standard(5), "rated-needs-standard"),
        (MatchRules(length=5, cube=False), ClockRules.standard(5), "rated-needs-standard"),
        (MatchRules(length=5, crawford=False), ClockRules.standard(5), "rated-needs-standard"),
        (MatchRules(length=5, variant="hypergammon"), ClockRules(), "rated-needs-standard"),
        (MatchRules(length=5), ClockRules(), "rated-needs-clock"),
    ],
)
def test_what_may_be_rated(rules: MatchRules, clock: ClockRules, fault: str | None) -> None:
    assert rated_fault(rules, clock) == fault
