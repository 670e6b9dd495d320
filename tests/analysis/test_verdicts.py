"""What a single decision or roll is worth: errors, marks, what counts, luck."""

from __future__ import annotations

import pytest

from fivepoint import Engine, MatchRules, Money, Position, Record
from fivepoint.analysis.analyse import analyse
from fivepoint.analysis.decision import Decision, mark_of
from fivepoint.analysis.summary import band_of, expected_win, half_width
from fivepoint.engine.many import ROLLS, WEIGHTS, roll_equities
from fivepoint.rules.actions import (
    Accept,
    Action,
    Beaver,
    Double,
    Drop,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Set,
    Take,
    Takeback,
)
from tests.analysis.matches import after, play_anything, position

MONEY = MatchRules(beavers=2)
RACE = position(p6=3, p5=3, p4=2, p19=-2, p20=-2)
"""White, on roll, is far behind: four of Black's checkers are left."""


def decisions(rules: MatchRules, *actions: Action) -> list[Decision]:
    return list(analyse(after(rules, *actions), plies=0, threads=1).decisions)


def ahead(seat: int = 0) -> Set:
    """``seat`` is on roll, far ahead in a race."""
    return Set(seat, RACE.flip())


def behind(seat: int = 0) -> Set:
    return Set(seat, RACE)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(None, ""), (0.0, ""), (0.0199, ""), (0.02, "?!"), (0.04, "?"), (0.0799, "?"), (0.08, "??")],
)
def test_marks(loss: float | None, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_wrong_play_loses_what_the_best_one_is_above_it() -> None:
    record = after(MatchRules(), Roll(0, (3, 1)))
    graph = record.match.graph
    assert graph is not None
    record = record.append(record.match.turn_to(graph.play("24/20")))
    (found,) = analyse(record, plies=1).decisions
    engine = Engine(plies=1)
    best = engine.rank(Position.start(), (3, 1), Money())[0].equity
    after_it = graph.play("24/20").flip()
    theirs = engine.evaluate(after_it, Money()).cubeful_equity
    assert theirs is not None
    assert found.best == "8/5 6/5"
    assert found.made == "24/20"
    assert found.loss == pytest.approx(best + theirs, abs=1e-5)
    assert found.counted
    assert found.error == "checker"
    assert found.played is not None
    assert found.played.plies == 1


def test_a_forced_play_is_no_decision_that_counts() -> None:
    shut = position(p25=1, p24=1, p6=2, p19=-2, p20=-2, p21=-2, p22=-2, p23=-2, p1=-2)
    record = play_anything(after(MatchRules(), Set(0, shut, dice=(6, 6))))
    (found,) = analyse(record, plies=1).decisions
    assert found.forced
    assert not found.counted
    assert found.loss == 0


def test_no_double_is_asked_about_where_there_is_nothing_to_turn() -> None:
    for rules in (MatchRules(length=1), MatchRules(cube=False)):
        record = play_anything(after(rules, Roll(0, (3, 1)))).append(Roll(1, (6, 5)))
        assert [d.kind for d in analyse(record, plies=0).decisions] == ["play"]


def test_missed_doubles_and_wrong_drops() -> None:
    missed, *_ = decisions(MatchRules(), ahead(), Roll(0, (2, 1)))
    assert (missed.kind, missed.made, missed.best) == ("double", "no double", "double")
    assert missed.error == "missed-double"
    assert missed.counted
    doubled, answered = decisions(MatchRules(), ahead(), Double(0), Take(1))
    assert doubled.loss == 0
    assert (answered.seat, answered.best, answered.error) == (1, "drop", "wrong-take")
    assert answered.cube is not None
    assert answered.loss == pytest.approx(answered.cube.double_take - answered.cube.double_drop)


def test_a_double_far_from_right_counts_only_if_it_was_made() -> None:
    waited, *_ = decisions(MatchRules(), behind(), Roll(0, (2, 1)))
    assert waited.loss == 0
    assert not waited.counted
    made, *_ = decisions(MatchRules(), behind(), Double(0), Take(1))
    assert made.error == "wrong-double"
    assert made.counted
    assert made.loss == pytest.approx((made.cube and made.cube.no_double - made.cube.doubled) or 0)


def test_taking_where_one_should_beaver() -> None:
    _, took = decisions(MONEY, behind(), Double(0), Take(1))
    assert took.best == "beaver"
    assert took.error == "missed-beaver"
    assert took.cube is not None
    # A beaver is worth twice as much to the one who takes, or the two cubes of its drop.
    assert took.cube.double_beaver is not None
    assert took.cube.double_beaver == pytest.approx(max(2 * took.cube.double_take, -2))
    assert took.loss == pytest.approx(took.cube.double_take - took.cube.double_beaver)
    assert "missed-beaver" not in [
        d.error for d in decisions(MatchRules(), behind(), Double(0), Take(1))
    ]


def test_the_answer_to_a_beaver_stands_for_twice_as_much() -> None:
    """Dropping a beaver costs two cubes, playing on twice the double's equity."""
    _, _, dropped = decisions(MONEY, behind(), Double(0), Beaver(1), Drop(0))
    assert dropped.kind == "counter"
    assert dropped.cube is not None
    playing_on = 2 * dropped.cube.double_take
    assert dropped.best == ("drop" if playing_on < -2 else "take")
    assert dropped.loss == pytest.approx(max(-2.0, playing_on) + 2)
    _, beavered, raccooned, _ = decisions(MONEY, ahead(), Double(0), Beaver(1), Raccoon(0), Take(1))
    assert beavered.error == "wrong-beaver"
    assert raccooned.best == "raccoon"


def test_resigning_too_early_is_an_error_that_does_not_count() -> None:
    resigned, accepted = decisions(MatchRules(), ahead(), Resign(0, 1), Accept(1))
    assert resigned.error == "resigned-early"
    assert resigned.loss == pytest.approx(1 + (resigned.equity or 0))
    assert (accepted.best, accepted.loss) == ("accept", 0)
    assert not resigned.counted
    assert not accepted.counted


def test_a_resignation_that_is_refused_costs_nothing() -> None:
    start = after(MatchRules(), Roll(0, (3, 1)), Resign(0, 1), Refuse(1))
    resigned, refused = analyse(start, plies=0).decisions
    assert resigned.loss == 0
    assert (refused.made, refused.error) == ("refuse", "wrong-refuse")


def test_what_was_taken_back_is_gone() -> None:
    record = play_anything(after(MatchRules(), Roll(0, (3, 1)))).append(Roll(1, (6, 5)))
    back = record.append(Takeback(0))
    graph = back.match.graph
    assert graph is not None
    again = back.append(back.match.turn_to(graph.play("8/5 6/5")))
    report = analyse(again, plies=0)
    assert [(d.kind, d.made) for d in report.decisions] == [("play", "8/5 6/5")]
    assert [roll.dice for roll in report.rolls] == [(3, 1)]


def test_a_play_against_the_rules_is_told_and_not_judged() -> None:
    record = after(MatchRules(), Roll(0, (3, 1)))
    cheated = list(Position.start().board)
    cheated[24], cheated[1 + 17] = 1, 1
    record = record.append(Set(1, Position.from_board(cheated).flip()))
    (found,) = analyse(record, plies=0).decisions
    assert found.problem == "illegal-play"
    assert found.loss is None
    assert not found.counted
    by_hand = after(MatchRules(), Roll(0, (3, 1)), Set(0, Position.start(), dice=(6, 5)))
    assert [d.problem for d in analyse(by_hand, plies=0).decisions] == ["position-set"]


def test_luck_is_the_best_play_less_the_mean_of_all_rolls() -> None:
    record = play_anything(after(MatchRules(cube=False), Roll(0, (3, 1)))).append(Roll(1, (6, 4)))
    _, rolled = analyse(record, plies=0).rolls
    where = list(record.states())[2].position
    engine = Engine(plies=0)
    best = {dice: engine.rank(where, dice)[0].equity for dice in ROLLS}
    mean = sum(weight * best[dice] for weight, dice in zip(WEIGHTS, ROLLS, strict=True))
    assert rolled.before == pytest.approx(mean, abs=1e-5)
    assert rolled.luck == pytest.approx(best[6, 4] - mean, abs=1e-5)
    assert rolled.luck_points == pytest.approx(rolled.luck)


def test_the_luck_of_all_rolls_of_a_position_is_nothing() -> None:
    (row,) = roll_equities(Engine(plies=0), [(Position.start(), Money())])
    assert WEIGHTS.sum() == pytest.approx(1)
    assert row.shape == (21,)
    opening = [
        analyse(Record(MatchRules()).append(Roll(0, dice)), plies=0).rolls[0]
        for dice in ((a, b) for a in range(1, 7) for b in range(1, 7) if a != b)
    ]
    # Who begins is luck too: over all thirty openings White's luck is Black's misfortune.
    white = sum(roll.luck * (1 if roll.seat == 0 else -1) for roll in opening)
    assert white == pytest.approx(0, abs=1e-6)
    assert all(roll.before == pytest.approx(0, abs=1e-6) for roll in opening)


def test_match_play_is_judged_in_both_units() -> None:
    record = play_anything(after(MatchRules(length=3), Roll(0, (3, 1))))
    report = analyse(record, plies=0)
    (found,) = report.decisions
    assert found.loss_points is None
    assert found.loss_mwc is not None
    assert 0 < found.loss_mwc < (found.loss or 0)
    assert 0 < (report.rolls[0].before_mwc or 0) < 1


@pytest.mark.parametrize(
    ("pr", "band"),
    [(0.0, "world-champion"), (2.5, "world-champion"), (7.5, "expert"), (99, "distracted")],
)
def test_bands(pr: float, band: str) -> None:
    assert band_of(pr) == band


def test_expected_results_follow_the_published_formula() -> None:
    """XG's author: 6 PR worse wins 44, 40, 38, 32, 24 % of matches to 1, 3, 5, 11, 25."""
    for length, percent in ((1, 44), (3, 40), (5, 38), (11, 32), (25, 24)):
        assert round(100 * expected_win(9.0, 3.0, length)) == percent
        assert expected_win(3.0, 9.0, length) == pytest.approx(1 - expected_win(9.0, 3.0, length))


def test_the_interval_of_pr() -> None:
    assert half_width([]) is None
    assert half_width([0.1]) is None
    assert half_width([0.05] * 80) == pytest.approx(0)
    narrow, wide = half_width([0.0, 0.1] * 200), half_width([0.0, 0.1] * 20)
    assert narrow is not None
    assert wide is not None
    # About 1.96 x 500 x .05 / sqrt(n).
    assert narrow == pytest.approx(1.96 * 25 / 20, rel=0.15)
    assert wide > 2 * narrow
