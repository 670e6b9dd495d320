"""The tutor: warns before a blunder, with every kind of action, and before nothing else."""

from __future__ import annotations

import pytest

from fivepoint import Engine, Match, MatchRules, Position, RulesError, analyse
from fivepoint.errors import FivepointError
from fivepoint.i18n import LANGUAGES, t
from fivepoint.rules.actions import Beaver, Double, Drop, Resign, Roll, Set, Take
from fivepoint.study.tutor import BLUNDER, judged, look_again
from tests.analysis.matches import played_match, position

ENGINE = Engine("club")
GOOD = position(p5=2, p4=3, p3=3, p2=4, p1=3, p19=-5, p20=-5, p21=-5)


def standing(place: Position, rules: MatchRules | None = None, **more: object) -> Match:
    match = Match.start(rules or MatchRules(length=5))
    return match.apply(Set(0, place, **more))  # pyright: ignore[reportArgumentType]


def test_a_bad_play_is_warned_of_and_the_best_is_not() -> None:
    match = standing(Position.start(), dice=(3, 1))
    graph = match.graph
    assert graph is not None
    best = look_again(match, match.turn_to(graph.play("8/5 6/5")), ENGINE)
    assert best is None
    found = look_again(match, match.turn_to(graph.play("6/3 3/2")), ENGINE)
    assert found is not None
    assert found.loss >= BLUNDER
    assert found.decision.best == "8/5 6/5"
    assert found.reasons


def test_the_level_of_warning_can_be_chosen() -> None:
    match = standing(Position.start(), dice=(3, 1))
    graph = match.graph
    assert graph is not None
    action = match.turn_to(graph.play("6/3 3/2"))
    found = judged(match, action, ENGINE)
    assert found is not None
    assert found.loss is not None
    assert look_again(match, action, ENGINE, found.loss + 0.001) is None
    assert look_again(match, action, ENGINE, found.loss - 0.001) is not None


def test_cube_decisions() -> None:
    match = standing(GOOD)
    roll = judged(match, Roll(0, (2, 1)), ENGINE)
    double = judged(match, Double(0), ENGINE)
    assert roll is not None
    assert double is not None
    assert (roll.made, double.made) == ("no double", "double")
    assert min(roll.loss or 0, double.loss or 0) == 0


def test_answers_are_judged_for_the_other_side() -> None:
    offered = standing(GOOD.flip()).apply(Double(0))
    take, drop = judged(offered, Take(1), ENGINE), judged(offered, Drop(1), ENGINE)
    assert take is not None
    assert drop is not None
    assert take.seat == drop.seat == 1
    assert take.loss == 0
    assert (drop.loss or 0) > BLUNDER


def test_a_beaver_and_its_answer() -> None:
    rules = MatchRules(games=1, beavers=1)
    offered = standing(GOOD.flip(), rules).apply(Double(0))
    beaver = judged(offered, Beaver(1), ENGINE)
    assert beaver is not None
    assert beaver.kind == "answer"
    answer = judged(offered.apply(Beaver(1)), Take(0), ENGINE)
    assert answer is not None
    assert answer.kind == "counter"


def test_agrees_with_the_analysis_of_a_whole_match() -> None:
    record = played_match()
    states = list(record.states())
    engine = Engine("club")
    known = {
        decision.number: decision
        for decision in analyse(record, "club").decisions
        if decision.kind in ("play", "double", "answer")
    }
    for number in list(known)[:60]:
        found = judged(states[number], record.actions[number], engine)
        assert found is not None
        assert found.loss == pytest.approx(known[number].loss, abs=1e-5)


def test_nothing_to_judge() -> None:
    assert look_again(Match.start(MatchRules()), Roll(0, (3, 1)), ENGINE) is None
    assert look_again(standing(GOOD), Resign(0, 1), ENGINE, 99) is None


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(FivepointError):
        look_again(standing(GOOD), Take(1), ENGINE)
    with pytest.raises(RulesError):
        look_again(Match.start(MatchRules()), Take(1), ENGINE)


def test_the_sentence() -> None:
    assert len({t("study-look-again", lang, loss="0.12") for lang in LANGUAGES}) == 4
