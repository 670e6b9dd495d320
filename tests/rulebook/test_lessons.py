"""The two lessons teach what the rules say, in every language."""

from __future__ import annotations

import pytest

from fivepoint import Position
from fivepoint.i18n import LANGUAGES
from fivepoint.rulebook.lessons import CUBE_LESSON, SETUP
from fivepoint.rules.actions import Double, Drop, Roll, Set, Take
from fivepoint.rules.cube import Money, points_won
from fivepoint.rules.match import Match
from fivepoint.rules.match_rules import MatchRules
from tests.rulebook.catalogue import messages

NUMBERS = {"two": 2, "four": 4, "eight": 8, "twelve": 12}


def test_the_set_up_is_the_start() -> None:
    start = {point: count for point, count in enumerate(Position.start().board) if count > 0}
    assert start == SETUP


def test_the_cube_lesson_is_a_course_that_the_rules_allow() -> None:
    offer, taken, redoubled, owner, score = CUBE_LESSON
    match = Match.start(MatchRules()).apply(Set(0, position=Position.start()))
    assert (match.stake, match.owner, offer.stake, offer.holder) == (1, None, 1, "middle")
    assert offer.right in match.legal(0)
    assert "double" not in match.apply(Roll(0, (3, 1))).legal(0)
    match = match.apply(Double(0)).apply(Take(1))
    assert (match.stake, match.owner, taken.stake, taken.holder) == (2, 1, 2, "other")
    assert taken.right == "no"
    assert "double" not in match.legal(0)
    match = match.apply(Set(1, position=Position.start(), cube=2, owner=1)).apply(Double(1))
    assert (match.stake, redoubled.stake) == (2, 2)
    assert match.apply(Drop(0)).games[-1].points == NUMBERS[redoubled.right]
    match = match.apply(Take(0))
    assert (match.stake, match.owner, owner.stake, owner.holder) == (4, 0, 4, "mine")
    assert owner.right == "me"
    assert points_won(Money(cube=4, owner="me"), 2) == NUMBERS[score.right]
    assert score.stake == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_answer_has_its_text(lang: str) -> None:
    known = messages(lang, "lessons")
    assert known == messages("en", "lessons")
    asked = {key for step in CUBE_LESSON for key in step.keys}
    around = {f"lesson-cube-{key}" for key in ("title", "intro", "stake", "done")}
    holders = {f"lesson-cube-{key}" for key in ("middle", "mine", "other")}
    assert {key for key in known if key.startswith("lesson-cube-")} == asked | around | holders
    assert all(step.right in step.choices for step in CUBE_LESSON)
