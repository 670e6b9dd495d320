"""Counted facts and the reasons made of them, in four languages."""

from __future__ import annotations

import pytest

from fivepoint import Position, TurnGraph, analyse
from fivepoint.engine.probabilities import Probabilities
from fivepoint.i18n import LANGUAGES
from fivepoint.study.facts import facts, shots
from fivepoint.study.reasons import MOST, Reason, cube_reasons, reasons
from tests.analysis.matches import played_match, position

EVEN = Probabilities(0.5, 0.1, 0.0, 0.1, 0.0)


def counted_shots(place: Position) -> int:
    """The shots by the turn graphs of the rules, one roll after the other."""
    turned = place.flip()
    hits = 0
    for first in range(1, 7):
        for second in range(1, 7):
            results = TurnGraph(turned, (first, second)).results
            hits += any(result.board[0] < turned.board[0] for result in results)
    return hits


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (Position.start(), 0),
        (position(p20=1, p6=2, p24=-1), 0),  # the other side is behind
        (position(p7=1, p6=2, p1=-1), 17),  # a direct shot from the bar point: 6 away
        (position(p13=1, p6=2, p1=-2), 3),  # twelve away
    ],
)
def test_known_shots(place: Position, expected: int) -> None:
    assert shots(place) == counted_shots(place)
    assert shots(place) == expected


def test_shots_agree_with_the_rules_through_a_match() -> None:
    record = played_match()
    places = [m.position for m in record.states() if m.stage == "playing" and m.dice is None][:25]
    for place in places:
        assert shots(place.flip()) == counted_shots(place.flip())


def test_facts() -> None:
    board = position(p8=1, p6=2, p5=2, p4=2, p3=2, p20=2, p25=-0, p1=-1)
    found = facts(board)
    assert (found.home_points, found.prime, found.anchors) == (4, 4, 1)
    assert found.blots == 1
    assert found.pips == board.pips[0]


def test_a_blot_that_nobody_can_meet_is_none() -> None:
    assert facts(position(p3=1, p2=1, p20=-2)).blots == 0


def test_reasons_for_the_errors_of_a_match() -> None:
    analysis = analyse(played_match(), plies=0)
    worst = analysis.worst(30)
    told = [reasons(decision) for decision in worst]
    assert any(told)
    assert all(len(found) <= MOST for found in told)
    texts = {lang: [reason.text(lang) for found in told for reason in found] for lang in LANGUAGES}
    assert all(len(lines) == len(texts["en"]) for lines in texts.values())
    assert all("study-reason" not in line for lines in texts.values() for line in lines)
    right = next(decision for decision in analysis.decisions if decision.error is None)
    assert reasons(right) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_reason_has_its_sentence(lang: str, number: int) -> None:
    keys = (
        "hits", "shots", "blots", "home", "prime", "anchor", "off", "wins", "gammons",
        "gammons-lost", "chances", "gammon-shares", "race", "threats", "threatened",
    )  # fmt: skip
    names = ("best", "played", "count", "win", "won", "lost", "own", "other", "shots")
    for key in keys:
        text = Reason(key, dict.fromkeys(names, number)).text(lang)
        assert "{" not in text
        assert "study-reason" not in text


def test_cube_reasons_are_those_of_the_side_that_decides() -> None:
    place = Position.start()
    chances = Probabilities(0.7, 0.3, 0.0, 0.1, 0.0)
    doubler = cube_reasons(place, chances, doubler=True)
    answerer = cube_reasons(place, chances, doubler=False)
    assert doubler[0] == Reason("chances", {"win": 70})
    assert answerer[0] == Reason("chances", {"win": 30})
    assert doubler[1] == Reason("gammon-shares", {"won": 30, "lost": 10})
    assert answerer[1] == Reason("gammon-shares", {"won": 10, "lost": 30})


def test_a_race_tells_the_pips() -> None:
    race = position(p6=5, p5=5, p20=-5, p24=-4)
    found = cube_reasons(race, EVEN, doubler=True)
    assert found[-1] == Reason("race", {"own": 55, "other": 29})
