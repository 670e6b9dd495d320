"""``analyse`` as a whole: what it promises about passes, progress, stopping and its sums."""

from __future__ import annotations

import json
from random import Random

import pytest

import fivepoint as fp
from fivepoint import Engine, MatchRules, Position, Record, RulesError
from fivepoint.analysis.analyse import Progress, analyse
from fivepoint.analysis.batch import analyse_many
from fivepoint.analysis.judge import CLEAR
from fivepoint.engine.executor import LocalExecutor
from fivepoint.rules.actions import Play, Roll, Set
from tests.analysis.matches import after, play_anything, played_match
from tests.formats.games import random_record
from tests.rules.random_match import random_action, random_rules


def test_public_name_takes_a_record_or_what_holds_one() -> None:
    class File:
        record = played_match()

    assert fp.analyse(File(), plies=0).decisions == fp.analyse(File.record, plies=0).decisions


def test_pr_is_500_times_the_lost_equity_over_the_counted_decisions() -> None:
    report = analyse(played_match(), plies=0)
    for seat, player in enumerate(report.players):
        counted = [d for d in report.decisions if d.seat == seat and d.counted]
        lost = sum(decision.loss or 0.0 for decision in counted)
        assert player.counted == len(counted) > 20
        assert player.pr == pytest.approx(500 * lost / len(counted))
        assert player.pr == pytest.approx(
            500 * (player.checker_errors + player.cube_errors) / player.counted
        )
        assert player.half_width is not None
        assert 0 < player.half_width < player.pr * 2
        sorts = (player.plays, player.doubles, player.answers)
        assert sum(tally.counted for tally in sorts) == player.counted


def test_every_play_and_every_double_that_was_possible_is_judged() -> None:
    record = played_match()
    report = analyse(record, plies=0)
    plays = [d for d in report.decisions if d.kind == "play"]
    assert len(plays) == sum(isinstance(action, Play) for action in record.actions)
    assert [roll.number for roll in report.rolls] == [
        number
        for number, (action, state) in enumerate(
            zip(record.actions, list(record.states())[1:], strict=True)
        )
        if isinstance(action, Roll) and state.stage == "playing"
    ]
    assert all(decision.problem is None for decision in report.decisions)


def test_luck_and_skill_add_up_to_the_result() -> None:
    """Each roll's equity follows from the play before it, up to the error of the nets."""
    record = played_match(1, seed=4)
    report = analyse(record, plies=0)
    winner, loser = (
        report.players[seat] for seat in (record.match.winner or 0, 1 - (record.match.winner or 0))
    )
    assert winner.net_luck_mwc == pytest.approx(-(loser.net_luck_mwc or 0.0))
    assert (winner.result, loser.result) == (1.0, 0.0)
    skill = (loser.lost_mwc or 0.0) - (winner.lost_mwc or 0.0)
    assert winner.luck_adjusted == pytest.approx(0.5 + skill, abs=0.3)


def test_deeper_passes_refine_the_first_one() -> None:
    told: list[Progress] = []
    report = analyse(played_match(1), plies=1, progress=told.append)
    assert [progress.plies for progress in told] == sorted(progress.plies for progress in told)
    assert {progress.plies for progress in told} == {0, 1}
    assert all(0 < progress.share <= 1 for progress in told)
    assert report.complete
    assert report.plies == 1
    assert {d.plies for d in report.decisions if not d.forced} == {1}


def test_threads_change_nothing() -> None:
    record = played_match(1)
    assert analyse(record, plies=1, threads=1) == analyse(record, plies=1, threads=4)


def test_stop_and_go_on() -> None:
    record = played_match(3)

    def stop(progress: Progress) -> bool:
        return progress.plies == 0

    part = analyse(record, plies=1, progress=stop)
    assert not part.complete
    assert {d.plies for d in part.decisions} == {0, 1}
    assert all(d.loss is not None for d in part.decisions)
    told: list[Progress] = []
    whole = analyse(record, plies=1, resume=part, progress=told.append)
    assert whole.complete
    assert {progress.plies for progress in told} == {1}
    assert whole == analyse(record, plies=1)


def test_the_report_so_far_can_be_asked_for_at_any_time() -> None:
    shares: list[int] = []

    def look(progress: Progress) -> None:
        report = progress.report()
        shares.append(sum(d.plies == 1 for d in report.decisions))

    analyse(played_match(3), plies=1, progress=look)
    assert shares == sorted(shares)
    assert shares[0] == 0


def test_only_the_same_match_can_be_gone_on_with() -> None:
    part = analyse(played_match(1), plies=0)
    with pytest.raises(RulesError, match="another match"):
        analyse(played_match(3), plies=0, resume=part)


def test_progress_may_stand_third() -> None:
    told: list[Progress] = []
    report = fp.analyse(played_match(), "club", told.append)
    assert told
    assert report.decisions == fp.analyse(played_match(), "club").decisions


@pytest.mark.parametrize("name", ["progress", "resume"])
def test_what_cannot_go_with_an_analysis_is_refused(name: str) -> None:
    with pytest.raises(RulesError) as refused:
        analyse(played_match(), **{name: "later"})  # pyright: ignore[reportArgumentType]
    assert (refused.value.code, refused.value.arguments["name"]) == ("argument-kind", name)


@pytest.mark.parametrize("value", [None, 7, "file.mat", object()])
def test_what_is_no_match_is_refused(value: object) -> None:
    with pytest.raises(RulesError) as refused:
        analyse(value)  # pyright: ignore[reportArgumentType] - wrong on purpose
    assert refused.value.code == "analyse-no-record"


def test_an_empty_record_has_an_empty_analysis() -> None:
    report = analyse(Record(MatchRules(length=7)))
    assert report.complete
    assert report.decisions == ()
    assert [player.pr for player in report.players] == [0.0, 0.0]
    assert [player.counted for player in report.players] == [0, 0]
    assert report.players[0].half_width is None


@pytest.mark.parametrize("seed", range(12))
def test_any_match_is_analysed(seed: int) -> None:
    """Set-ups, takebacks, beavers, resignations, flags, other variants: nothing is in the way."""
    rng = Random(seed)
    record = Record(random_rules(rng))
    while record.match.stage != "match-over" and len(record) < 150:
        record = record.append(random_action(record.match, rng))
    report = analyse(record, plies=0)
    for decision in report.decisions:
        assert (decision.loss is None) == (decision.problem is not None)
        assert decision.loss is None or decision.loss >= 0
    assert json.loads(report.to_json())["complete"] is True


def test_positions_with_other_numbers_of_checkers_stand_side_by_side() -> None:
    hyper = Position.start("hypergammon")
    record = after(MatchRules(), Roll(0, (3, 1)))
    record = play_anything(record)
    record = record.extend((Set(1, hyper), Roll(1, (6, 1))))
    record = play_anything(record)
    report = analyse(record, plies=0)
    assert {decision.position.men for decision in report.decisions} == {3, 15}


def test_a_match_longer_than_match_equities_reach_is_told() -> None:
    record = after(MatchRules(length=100), Roll(0, (3, 1)))
    record = play_anything(record)
    report = analyse(record)
    assert [decision.problem for decision in report.decisions] == ["match-too-long"]
    assert report.players[0].unjudged == 1
    assert report.rolls == ()


@pytest.mark.parametrize("processes", [False, True])
def test_many_matches_on_an_executor(processes: bool) -> None:
    records = [played_match(1, seed=seed) for seed in (1, 2, 3)]
    with LocalExecutor(2, processes=processes) as executor:
        found = list(analyse_many(records, "club", executor))
    assert [one.record for one in found] == records
    for one, record in zip(found, records, strict=True):
        assert one.complete
        assert one.to_json() == analyse(record, "club", threads=1).to_json()


@pytest.mark.parametrize("plies", [0, 1])
def test_a_cube_is_judged_as_if_asked_for_alone(plies: int) -> None:
    """Unless the play before it has left no question there, whose chances are then the answer."""
    record = random_record(MatchRules(length=5), 3, 120)
    engine = Engine(plies=plies)
    seen = 0
    for decision in analyse(record, plies=plies).decisions:
        found = decision.cube
        if decision.kind == "double" and found is not None and found.plies == plies:
            alone = engine.cube(decision.position, decision.state)
            chances = engine.evaluate(decision.position, decision.state).probabilities
            assert found.probabilities == pytest.approx(chances, abs=1e-5)
            if found.no_double - found.doubled <= CLEAR:
                assert found.no_double == pytest.approx(alone.no_double, abs=1e-5)
                assert found.double_take == pytest.approx(alone.double_take, abs=1e-5)
                seen += 1
    assert seen > 5
