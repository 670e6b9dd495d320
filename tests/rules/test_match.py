"""The course of a match: opening, cube, resignation, score, Crawford, takeback."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint import (
    FivepointError,
    IllegalTurn,
    Match,
    MatchRules,
    MatchState,
    Money,
    Position,
    PositionError,
    RulesError,
)
from fivepoint.rules.actions import (
    ACTIONS,
    Accept,
    Action,
    Beaver,
    Claim,
    Double,
    Drop,
    Flag,
    Play,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Set,
    Take,
    Takeback,
)
from tests.rules.random_match import make_action, random_action, random_rules

EXAMPLES = json.loads((Path(__file__).parents[1] / "golden/examples.json").read_text())

OPENING = (Roll(0, (3, 1)), Play(0, ((8, 5, 3), (6, 5, 1))))  # Black is to roll next


def played(rules: MatchRules, *actions: Action) -> Match:
    match = Match.start(rules)
    for action in actions:
        match = match.apply(action)
    return match


def refused(match: Match, action: Action) -> str:
    """The code with which the match refuses an action."""
    with pytest.raises(FivepointError) as caught:
        match.apply(action)
    assert str(caught.value)
    return caught.value.code


def at_score(length: int, white: int, black: int) -> Match:
    """A match that has reached this score by hand, about to begin its next game."""
    return played(MatchRules(length=length), Set(0, score=(white, black)))


# --- opening and turns ------------------------------------------------------------------


def test_the_winner_of_the_opening_roll_plays_both_dice() -> None:
    match = played(MatchRules(), Roll(0, (2, 5)))
    assert (match.phase, match.on_roll, match.to_act, match.dice) == ("moving", 1, 1, (2, 5))
    assert match.position == Position.start()


def test_the_winner_of_the_opening_roll_may_roll_afresh() -> None:
    match = played(MatchRules(opening="rolls-afresh"), Roll(1, (6, 2)))
    assert (match.phase, match.to_act, match.dice) == ("to-roll", 0, None)
    assert match.apply(Roll(0, (4, 4))).dice == (4, 4)


def test_a_tie_is_rolled_again_by_either_seat() -> None:
    match = played(MatchRules(), Roll(0, (4, 4)), Roll(1, (6, 6)))
    assert (match.phase, match.to_act, match.rolls, match.cube) == ("opening", None, 2, 1)
    assert match.legal(0) == match.legal(1) == ("roll", "set")


def test_automatic_doubles_turn_the_cube_up_to_their_cap() -> None:
    rules = MatchRules(automatic_doubles=2)
    match = played(rules, Roll(0, (4, 4)), Roll(0, (6, 6)), Roll(0, (1, 1)), Roll(0, (3, 1)))
    assert (match.cube, match.owner) == (4, None)
    assert match.state(0) == Money(cube=4)
    capped = played(MatchRules(automatic_doubles=9, max_cube=2), Roll(0, (4, 4)), Roll(0, (4, 4)))
    assert capped.cube == 2


def test_a_turn_passes_to_the_other_side_and_flips_the_board() -> None:
    match = played(MatchRules(), *OPENING)
    assert (match.phase, match.on_roll) == ("to-roll", 1)
    assert match.view(0).board[5] == 2
    assert match.position == match.view(1) == match.view(0).flip()


def test_a_refused_turn_names_the_rule() -> None:
    match = played(MatchRules(), Roll(0, (3, 1)))
    assert refused(match, Play(0, ())) == "incomplete-turn"
    assert refused(match, Play(0, ((8, 5, 3),))) == "must-use-both-dice"
    assert refused(match, Play(0, ((24, 21, 3), (24, 20, 4)))) == "no-such-die"
    assert refused(match, Play(0, ((7, 6, 1), (8, 5, 3)))) == "no-checker-there"
    assert refused(match, Play(1, ((8, 5, 3), (6, 5, 1)))) == "not-your-decision"
    with pytest.raises(IllegalTurn):
        match.apply(Play(0, ((6, 5, 1), (6, 5, 1))))


def test_steps_in_an_order_that_cannot_be_played_are_refused() -> None:
    match = played(MatchRules(), Roll(0, (3, 1)))
    assert refused(match, Play(0, ((21, 20, 1), (24, 21, 3)))) == "steps-order"


def test_a_dance_is_a_turn_of_its_own_and_told_from_a_turn_left_out() -> None:
    """Known faults 19 and 33: nothing to play is an explicit empty turn."""
    closed = Position.from_board([0] * 6 + [5] + [0] * 12 + [-2] * 6 + [1])
    match = played(MatchRules(), Set(0, closed, (6, 6)))
    assert match.graph is not None
    assert match.graph.max_dice == 0
    assert match.legal(0) == ("play", "resign", "flag", "claim", "set")
    after = match.apply(Play(0, ()))
    assert (after.on_roll, after.phase) == (1, "to-roll")
    assert after.view(0) == closed
    assert refused(match, Play(0, ((25, 19, 6),))) == "blocked"


def test_the_same_result_can_be_asked_for_as_a_position() -> None:
    match = played(MatchRules(), Roll(0, (3, 1)))
    result = Position.start().board
    with pytest.raises(IllegalTurn):
        match.turn_to(Position.from_board(result))
    assert match.graph is not None
    for after in match.graph.results:
        assert match.apply(match.turn_to(after)).view(0) == after
    with pytest.raises(RulesError):
        Match.start(MatchRules()).turn_to(Position.start())


# --- cube -------------------------------------------------------------------------------


def test_double_and_take_give_the_cube_to_the_taker() -> None:
    match = played(MatchRules(), *OPENING, Double(1))
    assert (match.phase, match.to_act, match.cube) == ("double-offered", 0, 1)
    assert match.legal(0) == ("take", "drop", "takeback", "flag", "claim", "set")
    taken = match.apply(Take(0))
    assert (taken.cube, taken.owner, taken.to_act, taken.phase) == (2, 0, 1, "to-roll")
    assert taken.state(0) == Money(cube=2, owner="me")
    assert taken.state(1) == Money(cube=2, owner="other")
    assert refused(taken, Double(1)) == "cube-not-yours"


def test_a_drop_costs_the_stake_before_the_double_and_leaves_no_offer() -> None:
    """Known fault 55: after a pass nothing is open and the game is over."""
    match = played(MatchRules(), *OPENING, Double(1), Drop(0))
    assert (match.phase, match.offer, match.score) == ("game-over", None, (0, 1))
    result = match.games[0]
    assert (result.ending, result.cube, result.points, result.winner) == ("drop", 1, 1, 1)
    assert match.legal(0) == ("roll", "takeback", "set")
    assert match.legal(1) == ("roll", "set")


@pytest.mark.parametrize(
    "example", [e for e in EXAMPLES["scores"] if "actions" in e], ids=lambda e: e["name"]
)
def test_scoring_examples_of_the_cube(example: dict[str, Any]) -> None:
    match = played(MatchRules(), *OPENING)
    for word in example["actions"]:
        if word == "redouble":
            # The owner's next turn comes before the redouble.
            match = match.apply(Roll(1, (6, 5))).apply(Play(1, ((24, 18, 6), (18, 13, 5))))
            match = match.apply(Double(0))
        else:
            seat = match.to_act
            assert seat is not None
            match = match.apply(make_action(match, seat, word, Random(0)))
    assert match.games[-1].points == example["points"]


def test_no_double_after_the_roll_or_out_of_turn() -> None:
    match = played(MatchRules(), *OPENING)
    assert refused(match, Double(0)) == "not-your-decision"
    assert refused(match.apply(Roll(1, (6, 5))), Double(1)) == "already-rolled"
    assert refused(match, Take(0)) == "not-your-decision"
    assert refused(match, Take(1)) == "no-double-offered"
    assert refused(match.apply(Double(1)), Roll(0, (1, 2))) == "offer-open"
    assert refused(match.apply(Double(1)), Double(1)) == "not-your-decision"
    assert refused(played(MatchRules(cube=False), *OPENING), Double(1)) == "no-cube"


def test_beaver_and_raccoon_keep_the_cube_with_the_side_that_was_doubled() -> None:
    rules = MatchRules(beavers=2)
    beaver = played(rules, *OPENING, Double(1), Beaver(0))
    assert (beaver.phase, beaver.to_act, beaver.cube, beaver.owner) == ("beaver-offered", 1, 2, 0)
    assert beaver.legal(1)[:3] == ("take", "drop", "raccoon")
    taken = beaver.apply(Take(1))
    assert (taken.cube, taken.owner, taken.to_act) == (4, 0, 1)
    raccoon = beaver.apply(Raccoon(1))
    assert (raccoon.phase, raccoon.to_act, raccoon.cube) == ("raccoon-offered", 0, 4)
    assert refused(raccoon, Beaver(0)) == "no-more-beavers"
    assert raccoon.apply(Take(0)).cube == 8
    assert raccoon.apply(Take(0)).owner == 0
    assert raccoon.apply(Drop(0)).games[-1].points == 4


def test_a_dropped_beaver_costs_the_doubled_stake() -> None:
    match = played(MatchRules(beavers=1), *OPENING, Double(1), Beaver(0), Drop(1))
    assert match.score == (2, 0)
    assert match.games[0].cube == 2


def test_beavers_only_where_agreed() -> None:
    offered = played(MatchRules(), *OPENING, Double(1))
    assert refused(offered, Beaver(0)) == "no-beavers"
    assert refused(offered, Raccoon(0)) == "wrong-redouble"
    in_match = played(MatchRules(length=5), *OPENING, Double(1))
    assert refused(in_match, Beaver(0)) == "no-beavers-in-match"
    one = played(MatchRules(beavers=1), *OPENING, Double(1), Beaver(0))
    assert refused(one, Raccoon(1)) == "no-more-beavers"
    assert refused(one, Beaver(1)) == "wrong-redouble"


def test_beavers_stop_at_the_cap() -> None:
    match = played(MatchRules(beavers=9, max_cube=4), *OPENING, Double(1), Beaver(0))
    assert refused(match, Raccoon(1)) == "cube-cap"


def test_jacoby_counts_a_gammon_single_until_the_cube_is_turned() -> None:
    win = Position.from_board([0, 1] + [0] * 17 + [-5, -5, -5] + [0] * 4)
    single = played(MatchRules(jacoby=True), Set(0, win, (2, 1)), Play(0, ((1, 0, 2),)))
    result = single.games[0]
    assert (result.result, result.counted, result.points) == (2, 1, 1)
    turned = played(
        MatchRules(jacoby=True), Set(0, win, (2, 1), cube=2, owner=1), Play(0, ((1, 0, 2),))
    )
    assert turned.games[0].points == 4


# --- match score and Crawford -----------------------------------------------------------


def win(match: Match, winner: int, result: int = 1) -> Match:
    """The next game resigned to ``winner``."""
    match = match.apply(Roll(0, (3, 1)))
    return match.apply(Resign(1 - winner, result)).apply(Accept(winner))


def test_the_crawford_game_comes_once_and_forbids_the_cube() -> None:
    """Known fault 49: match to 5, at 4-2 for the first time the game is Crawford, at 4-3 not."""
    match = at_score(5, 3, 2)
    assert not match.crawford
    match = win(match, 0)
    assert match.score == (4, 2)
    crawford = match.apply(Roll(0, (3, 1)))
    assert crawford.crawford
    after_play = crawford.apply(Play(0, ((8, 5, 3), (6, 5, 1))))
    assert refused(after_play, Double(1)) == "crawford-game"
    assert after_play.state(1) == MatchState(5, (2, 4), crawford=True)
    match = win(match, 1)
    assert match.score == (4, 3)
    assert match.games[-1].crawford
    post = match.apply(Roll(0, (3, 1))).apply(Play(0, ((8, 5, 3), (6, 5, 1))))
    assert not post.crawford
    assert "double" in post.legal(1)


def test_a_crawford_game_won_by_the_trailer_leaves_both_one_point_away() -> None:
    match = win(at_score(3, 2, 1), 1)
    assert (match.phase, match.score, match.crawford) == ("game-over", (2, 2), False)
    assert match.games[-1].crawford
    assert match.state(0) == MatchState(3, (2, 2))


def test_a_score_set_by_hand_leads_to_the_crawford_game() -> None:
    """Known fault 49: the next game started by hand keeps the flag."""
    assert at_score(5, 4, 2).crawford
    assert at_score(5, 4, 2).apply(Roll(0, (2, 1))).crawford
    told = played(MatchRules(length=5), Set(0, score=(4, 2), crawford=False))
    assert not told.crawford
    assert told.crawford_played
    assert not at_score(5, 4, 4).crawford
    assert not at_score(5, 3, 3).crawford
    assert not played(MatchRules(length=5, crawford=False), Set(0, score=(4, 2))).crawford
    assert not at_score(1, 0, 0).crawford
    assert refused(Match.start(MatchRules(length=5)), Set(0, crawford=True)) == "crawford-not-due"


def test_the_match_ends_when_a_side_reaches_or_passes_its_length() -> None:
    match = win(at_score(5, 3, 0), 0, 3)
    assert (match.phase, match.score, match.winner) == ("match-over", (6, 0), 0)
    assert match.legal(0) == match.legal(1) == ()
    assert refused(match, Roll(0, (1, 2))) == "match-over"
    assert match.resignations(0) == ()
    assert match.graph is None
    with pytest.raises(RulesError):
        match.state(0)


def test_a_money_session_runs_until_its_number_of_games() -> None:
    session = win(win(Match.start(MatchRules(games=2)), 0, 2), 1)
    assert (session.phase, session.score, session.winner) == ("match-over", (2, 1), 0)
    level = win(win(Match.start(MatchRules(games=2)), 0), 1)
    assert (level.phase, level.winner) == ("match-over", None)
    endless = win(win(Match.start(MatchRules()), 0), 1)
    assert (endless.phase, endless.game) == ("game-over", 2)


def test_the_next_game_starts_afresh() -> None:
    over = played(MatchRules(), *OPENING, Double(1), Take(0))
    over = over.apply(Resign(0, 1)).apply(Accept(1))
    assert over.score == (0, 2)
    nextg = over.apply(Roll(1, (1, 6)))
    assert (nextg.game, nextg.cube, nextg.owner, nextg.on_roll) == (2, 1, None, 1)
    assert nextg.position == Position.start()


# --- resignation ------------------------------------------------------------------------


def test_a_refused_resignation_returns_exactly_the_same_decision() -> None:
    for match in (
        played(MatchRules(), *OPENING),
        played(MatchRules(), *OPENING, Roll(1, (6, 5))),
    ):
        offered = match.apply(Resign(1, 1))
        assert (offered.phase, offered.to_act) == ("resign-offered", 0)
        assert offered.legal(0)[:2] == ("accept", "refuse")
        assert offered.apply(Refuse(0)) == match
        assert offered.apply(Refuse(1)) == match  # withdrawn


def test_nobody_may_refuse_the_largest_result_still_possible() -> None:
    match = played(MatchRules(), *OPENING)
    offered = match.apply(Resign(1, 3))
    assert refused(offered, Refuse(0)) == "largest-refused"
    assert "refuse" not in offered.legal(0)
    assert offered.apply(Accept(0)).score == (3, 0)
    assert refused(offered, Accept(1)) == "not-your-decision"
    assert refused(match, Accept(0)) == "no-resignation"


def test_only_results_still_possible_can_be_offered() -> None:
    """Known fault 41: a side that has borne one off cannot resign a gammon."""
    race = Position.from_board([0, 3, 2] + [0] * 16 + [-5, -5, -4] + [0] * 4)
    match = played(MatchRules(), Set(0, race))
    assert match.resignations(0) == (1,)
    assert refused(match, Resign(0, 2)) == "resign-impossible"
    assert refused(match.apply(Resign(0, 1)), Refuse(1)) == "largest-refused"


def test_jacoby_leaves_only_a_single_resignation() -> None:
    match = played(MatchRules(jacoby=True), *OPENING)
    assert match.resignations(1) == (1,)
    assert match.apply(Double(1)).apply(Take(0)).resignations(1) == (1, 2, 3)


def test_a_resignation_belongs_to_the_seat_that_opened_it() -> None:
    """Known fault 45: the turn passed while the dialog was open; the opener still resigns."""
    closed = Position.from_board([0] * 6 + [5] + [0] * 12 + [-2] * 6 + [1], men=15)
    match = played(MatchRules(), Set(0, closed, (6, 6)))
    passed = match.apply(Play(0, ()))
    assert passed.on_roll == 1
    over = passed.apply(Resign(0, 1)).apply(Accept(1))
    assert (over.games[0].winner, over.score) == (1, (0, 1))


def test_a_double_press_cannot_resign_twice() -> None:
    match = played(MatchRules(), *OPENING).apply(Resign(1, 1))
    assert refused(match, Resign(1, 1)) == "offer-open"
    assert refused(match.apply(Accept(0)), Resign(1, 1)) == "no-game"


def test_an_offered_double_is_dropped_not_resigned() -> None:
    match = played(MatchRules(), *OPENING, Double(1))
    assert refused(match, Resign(0, 1)) == "offer-open"
    assert refused(match, Accept(0)) == "no-resignation"


# --- takeback, flag, claim, set ---------------------------------------------------------


def test_a_takeback_restores_the_turn_with_the_same_dice() -> None:
    match = played(MatchRules(), Roll(0, (3, 1)))
    later = match.apply(OPENING[1]).apply(Roll(1, (6, 5)))
    back = later.apply(Takeback(0))
    assert back == match
    assert back.dice == (3, 1)
    assert back.rolls == 1
    assert refused(later, Takeback(1)) == "nothing-to-take-back"
    assert refused(back, Takeback(0)) == "nothing-to-take-back"


def test_a_hit_taken_back_leaves_every_checker_where_it_was() -> None:
    """Known fault 37: undoing a hit must not leave a copy on the bar."""
    board = [0] * 26
    board[8], board[13], board[5], board[12] = 5, 10, -1, -14
    match = played(MatchRules(), Set(0, Position.from_board(board), (3, 1)))
    hit = match.apply(Play(0, ((8, 5, 3), (5, 4, 1))))
    assert hit.view(0).board[0] == -1
    back = hit.apply(Takeback(0))
    assert back.position == match.position
    assert back.position.off == (0, 0)


def test_a_finished_game_can_be_taken_back_until_the_next_begins() -> None:
    match = played(MatchRules(length=3), *OPENING).apply(Resign(1, 1)).apply(Accept(0))
    assert match.score == (1, 0)
    assert match.apply(Takeback(0)).score == (0, 0)
    assert refused(match.apply(Roll(0, (2, 1))), Takeback(0)) == "nothing-to-take-back"


def test_a_fallen_clock_loses_the_match() -> None:
    match = played(MatchRules(length=5), *OPENING)
    assert refused(match, Flag(0)) == "not-your-decision"
    over = match.apply(Flag(1))
    assert (over.phase, over.winner, over.score) == ("match-over", 0, (5, 0))
    assert (over.games[-1].ending, over.games[-1].result) == ("flag", 0)


def test_a_fallen_clock_in_a_session_costs_the_most_the_game_can() -> None:
    over = played(MatchRules(), *OPENING, Flag(1))
    assert (over.phase, over.score) == ("game-over", (3, 0))


def test_a_clock_that_falls_before_an_answer_to_a_resignation_accepts_it() -> None:
    over = played(MatchRules(length=5), *OPENING, Resign(1, 1), Flag(0))
    assert (over.score, over.games[-1].ending) == ((1, 0), "resign")


def test_a_seat_that_is_gone_can_be_claimed_against() -> None:
    over = played(MatchRules(length=5), *OPENING, Claim(1))
    assert (over.winner, over.score) == (1, (0, 5))
    between = win(Match.start(MatchRules(length=5)), 0).apply(Claim(1))
    assert (between.winner, between.games[-1].game) == (1, 2)
    assert refused(Match.start(MatchRules()), Claim(0)) == "no-game"


def test_a_position_set_up_by_hand_is_played_on() -> None:
    position = Position.start("nackgammon")
    match = played(MatchRules(length=5), Set(1, position, (6, 5), 2, 1, (3, 1)))
    assert (match.phase, match.to_act, match.score) == ("moving", 1, (3, 1))
    assert match.state(1) == MatchState(5, (1, 3), 2, "me")
    assert match.view(1) == position


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"score": (5, 0)}, "score-over"),
        ({"cube": 3, "position": Position.start()}, "cube-value"),
        ({"cube": 2, "position": Position.start()}, "cube-centred"),
        ({"owner": 0, "position": Position.start()}, "cube-owner"),
    ],
)
def test_an_impossible_set_up_is_refused(settings: dict[str, Any], code: str) -> None:
    assert refused(Match.start(MatchRules(length=5)), Set(0, **settings)) == code


def test_no_cube_can_be_set_in_a_game_without_one() -> None:
    match = Match.start(MatchRules(cube=False))
    assert refused(match, Set(0, Position.start(), cube=2, owner=0)) == "no-cube"


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Roll(2, (1, 2)), "seat-value"),
        (lambda: Take(True), "seat-value"),
        (lambda: Roll(0, (0, 2)), "bad-dice"),
        (lambda: Resign(0, 4), "resign-value"),
        (lambda: Resign(0, True), "resign-value"),
        (lambda: Play(0, ((8, 5, 7),)), "steps-form"),
        (lambda: Play(0, ((0, 5, 1),)), "steps-form"),
        (lambda: Set(0, dice=(1, 2)), "set-needs-position"),
        (lambda: Set(0, Position.from_board([0] * 24 + [-15, 0])), "game-finished"),
        (lambda: Set(0, score=(10**9, -1)), "score-value"),
    ],
)
def test_an_action_that_is_none_is_refused(make: Any, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        make()
    assert caught.value.code == code
    assert str(caught.value)


def test_whole_numbers_of_another_kind_are_taken_as_ints() -> None:
    one: Any = np.int64(1)
    row: Any = np.array([3, 1])
    steps: Any = [(np.int8(8), np.int8(5), np.int8(3)), (6, 5, 1)]
    assert repr(Resign(one, one)) == repr(Resign(1, 1))
    assert repr(Play(one, steps)) == repr(Play(1, ((8, 5, 3), (6, 5, 1))))
    start = Position.start()
    found = Set(one, start, row, cube=one + one, owner=one, score=row)
    assert repr(found) == repr(Set(1, start, (3, 1), cube=2, owner=1, score=(3, 1)))
    rules: Any = {"length": one * 7, "max_cube": one * 8}
    assert repr(MatchRules(**rules)) == repr(MatchRules(7, max_cube=8))
    rules = {"beavers": one, "automatic_doubles": one, "games": one}
    assert repr(MatchRules(**rules)) == repr(MatchRules(beavers=1, automatic_doubles=1, games=1))
    assert Match.start(MatchRules()).view(one) == Position.start()


def test_anything_but_an_action_is_refused() -> None:
    thing: Any = ("roll", 0)
    assert refused(Match.start(MatchRules()), thing) == "unknown-action"
    assert Match.start(MatchRules()).fault(0, "dance") == "unknown-action"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"length": 0}, "length-value"),
        ({"variant": "chess"}, "unknown-variant"),
        ({"start": "x"}, "not-a-position"),
        ({"start": Position.from_board([0] * 24 + [-15, 0])}, "game-finished"),
        ({"cube": "yes"}, "flag-value"),
        ({"max_cube": 5}, "cap-value"),
        ({"max_cube": False}, "cap-value"),
        ({"beavers": 99}, "beavers-value"),
        ({"automatic_doubles": -1}, "automatic-doubles-value"),
        ({"opening": "dice"}, "opening-value"),
        ({"games": 0}, "games-value"),
        ({"games": 3, "length": 5}, "money-only"),
        ({"jacoby": True, "length": 5}, "money-only"),
        ({"beavers": 1, "cube": False}, "needs-cube"),
    ],
)
def test_rules_that_contradict_are_refused(settings: dict[str, Any], code: str) -> None:
    with pytest.raises((RulesError, PositionError)) as caught:
        MatchRules(**settings)
    assert caught.value.code == code
    assert str(caught.value)


# --- whole matches at random ------------------------------------------------------------


@given(st.integers(min_value=0, max_value=10**9))
@settings(max_examples=40, deadline=None)
def test_a_random_match_keeps_every_law(seed: int) -> None:
    """Checkers are kept, scores add up, and exactly the listed actions are allowed."""
    rng = Random(seed)
    rules = random_rules(rng)
    match = Match.start(rules)
    set_up = False
    for _ in range(150):
        for seat in (0, 1):
            for word in ACTIONS:
                assert (word in match.legal(seat)) == (match.fault(seat, word) is None)
        if match.phase == "match-over":
            break
        action = random_action(match, rng)
        set_up = set_up or action.word == "set"
        match = match.apply(action)
        off = match.position.off
        assert min(off) >= 0
        if match.stage != "match-over":
            assert match.state(0).flip() == match.state(1)
        if match.to_act is not None:
            assert match.legal(match.to_act)
        if not set_up:
            assert match.score == tuple(
                sum(game.points for game in match.games if game.winner == seat) for seat in (0, 1)
            )
        for game in match.games:
            if game.result:
                assert game.points == game.counted * game.cube


def test_all_actions_of_the_interface_are_there() -> None:
    words = "roll play double take drop beaver raccoon resign accept refuse takeback flag claim set"
    assert list(ACTIONS) == words.split()
