"""The clock: simple delay, Bronstein, and when it falls."""

from __future__ import annotations

from typing import Any

import pytest

from fivepoint import RulesError
from fivepoint.table.clock import MOST_CREDIT, Clock, ClockRules

DELAY = ClockRules("delay", reserve=60_000, delay=12_000)
BRONSTEIN = ClockRules("bronstein", reserve=60_000, delay=12_000)


def test_time_within_the_delay_costs_nothing() -> None:
    clock = Clock.start(DELAY).turn(0, 0)
    assert clock.delay_at(5_000) == 7_000
    assert clock.turn(1, 12_000).left == (60_000, 60_000)
    assert clock.turn(1, 20_000).left == (52_000, 60_000)


def test_the_delay_begins_anew_only_when_the_decision_changes_sides() -> None:
    clock = Clock.start(DELAY).turn(0, 0).turn(0, 11_000)
    assert clock.turn(1, 20_000).left == (52_000, 60_000)


def test_bronstein_gives_back_what_was_used_up_to_the_delay() -> None:
    clock = Clock.start(BRONSTEIN).turn(1, 0)
    assert clock.left_at(5_000) == (60_000, 55_000)
    assert clock.turn(0, 5_000).left == (60_000, 60_000)
    assert clock.turn(0, 20_000).left == (60_000, 52_000)


def test_without_reserve_the_simple_delay_still_gives_its_time_and_bronstein_does_not() -> None:
    spent = Clock(DELAY, (1, 1)).turn(0, 0)
    assert spent.flagged(12_000) is None
    assert spent.flagged(12_001) == 0
    bronstein = Clock(BRONSTEIN, (1_000, 1_000)).turn(0, 0)
    assert bronstein.flagged(999) is None
    assert bronstein.flagged(1_000) == 0


def test_when_a_clock_will_fall() -> None:
    assert Clock.start(DELAY).fall() is None
    assert Clock.start(DELAY).turn(0, 100).fall() == 72_100
    assert Clock.start(BRONSTEIN).turn(0, 100).fall() == 60_100
    assert Clock.start(ClockRules()).turn(0, 100).fall() is None
    assert Clock.start(ClockRules()).turn(0, 100).flagged(10**9) is None


def test_a_clock_that_jumps_back_costs_nothing() -> None:
    assert Clock.start(DELAY).turn(0, 10_000).turn(1, 5_000).left == (60_000, 60_000)


def test_the_standard_clock_depends_on_length_and_score() -> None:
    assert ClockRules.standard(7) == ClockRules("delay", 840_000, 12_000)
    assert ClockRules.standard(7, (3, 2)).reserve == 540_000


@pytest.mark.parametrize(
    "settings",
    [
        {"kind": "fast"},
        {"kind": "delay"},
        {"kind": "delay", "reserve": -1},
        {"kind": "delay", "reserve": 10**12},
        {"kind": "delay", "reserve": True},
    ],
)
def test_an_impossible_clock_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as caught:
        ClockRules(**settings)
    assert str(caught.value)


DAY = 86_400_000


def test_by_correspondence_every_decision_has_its_own_days() -> None:
    clock = Clock.start(ClockRules("correspondence", 0, 3 * DAY)).turn(0, 0)
    assert clock.left_at(2 * DAY) == (DAY, 3 * DAY)
    moved = clock.turn(1, 2 * DAY)
    assert moved.left_at(2 * DAY) == (3 * DAY, 3 * DAY)
    assert moved.fall() == 5 * DAY
    assert moved.flagged(5 * DAY - 1) is None
    assert moved.flagged(5 * DAY) == 1


@pytest.mark.parametrize("value", [-1, 10**12, True, 1.5, float("nan"), "9", None])
def test_a_reserve_that_is_no_time(value: Any) -> None:
    with pytest.raises(RulesError) as caught:
        ClockRules("delay", value)
    assert caught.value.code == "clock-value"


@pytest.mark.parametrize(
    ("reserve", "delay"), [(1000, DAY), (0, 0), (0, 60_000), (0, 31 * DAY), (0, -DAY)]
)
def test_a_clock_by_correspondence_that_cannot_be(reserve: int, delay: int) -> None:
    with pytest.raises(RulesError) as caught:
        ClockRules("correspondence", reserve, delay)
    assert caught.value.code in ("clock-correspondence", "clock-value")


def test_the_way_of_messages_is_made_up_for_up_to_a_bound() -> None:
    start = Clock.start(ClockRules("bronstein", 10_000, 0))
    assert start.turn(0, 0, credit=200).left_at(1000) == (9_200, 10_000)
    assert start.turn(0, 0, credit=60_000).left_at(1000) == (10_000 - 1000 + MOST_CREDIT, 10_000)
    assert start.turn(0, 0, credit=-60_000).left_at(1000) == (9_000, 10_000)
