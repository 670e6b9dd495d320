"""The clauses of the opening, the cube, money customs, matches and resigning.

Each is played through as a course of actions; White is seat 0, Black seat 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fivepoint import Position, RulesError
from fivepoint.rulebook import CUBE_EXAMPLES
from fivepoint.rules.actions import (
    Accept,
    Action,
    Beaver,
    Double,
    Drop,
    Play,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Set,
    Take,
)
from fivepoint.rules.match import Match
from fivepoint.rules.match_rules import MatchRules

if TYPE_CHECKING:
    from fivepoint.rulebook.book import CubeExample

WHITE, BLACK = 0, 1
ANSWERS = {"take": Take, "drop": Drop}


def course(rules: MatchRules, *actions: Action) -> Match:
    match = Match.start(rules)
    for action in actions:
        match = match.apply(action)
    return match


def refused(match: Match, action: Action) -> str:
    with pytest.raises(RulesError) as error:
        match.apply(action)
    return error.value.code


def to_roll(
    rules: MatchRules,
    *,
    cube: int = 1,
    owner: int | None = None,
    score: tuple[int, int] | None = None,
) -> Match:
    """White to roll in the start position, the cube and score as told."""
    placed = Set(
        WHITE,
        position=Position.start(),
        cube=cube if rules.cube else None,
        owner=owner,
        score=score,
    )
    return Match.start(rules).apply(placed)


def won(match: Match, winner: int, result: int) -> Match:
    """The same game brought to its end: ``winner`` bears off the last checker."""
    losing = {1: {19: -14}, 2: {19: -15}, 3: {1: -1, 19: -14}}[result]
    board = {2: 1, **losing}
    last = Set(
        winner,
        position=Position.from_board([board.get(point, 0) for point in range(26)]),
        dice=(6, 5),
        cube=match.cube,
        owner=match.owner,
    )
    return match.apply(last).apply(Play(winner, ((2, 0, 6),)))


def money_points(match: Match) -> int:
    return match.games[-1].points


# --- 2 Who begins ---------------------------------------------------------------------


@pytest.mark.clause("2.1", "2.2")
def test_the_higher_die_begins_and_plays_both() -> None:
    white = course(MatchRules(), Roll(WHITE, (6, 1)))
    assert (white.on_roll, white.dice, white.phase) == (WHITE, (6, 1), "moving")
    black = course(MatchRules(), Roll(WHITE, (2, 5)))
    assert (black.on_roll, black.dice, black.phase) == (BLACK, (2, 5), "moving")


@pytest.mark.clause("2.3")
def test_a_tie_is_rolled_again() -> None:
    match = course(MatchRules(), Roll(WHITE, (4, 4)))
    assert (match.phase, match.on_roll, match.cube) == ("opening", None, 1)


@pytest.mark.clause("2.4")
def test_the_winner_may_roll_afresh_as_an_option() -> None:
    match = course(MatchRules(opening="rolls-afresh"), Roll(WHITE, (3, 1)))
    assert (match.on_roll, match.dice, match.phase) == (WHITE, None, "to-roll")
    assert match.apply(Roll(WHITE, (2, 2))).dice == (2, 2)
    assert MatchRules().opening == "plays-both"


@pytest.mark.clause("2.5", "2.6")
def test_turns_alternate_and_the_double_comes_before_the_roll() -> None:
    match = course(MatchRules(), Roll(WHITE, (3, 1)), Play(WHITE, ((8, 5, 3), (6, 5, 1))))
    assert (match.on_roll, match.phase) == (BLACK, "to-roll")
    # Dice come only as an action: whoever rolls them, the chance to double is there before.
    assert {"roll", "double"} <= set(match.legal(BLACK))
    assert not {"roll", "double"} & set(match.legal(WHITE))


# --- 8 and 9 Score and cube -----------------------------------------------------------


@pytest.mark.clause("8.5")
@pytest.mark.parametrize("result", [1, 2, 3])
@pytest.mark.parametrize("cube", [1, 2, 4, None])
def test_points_are_the_win_times_the_cube(result: int, cube: int | None) -> None:
    rules = MatchRules(cube=cube is not None)
    match = to_roll(rules, cube=cube or 1, owner=WHITE if cube in (2, 4) else None)
    assert money_points(won(match, WHITE, result)) == result * (cube or 1)


@pytest.mark.clause("9.1")
def test_the_cube_starts_in_the_middle_at_1() -> None:
    match = course(MatchRules(), Roll(WHITE, (3, 1)))
    assert (match.cube, match.owner) == (1, None)
    faces: list[int | None] = []
    match, seat = to_roll(MatchRules()), WHITE
    while "double" in match.legal(seat):
        match = match.apply(Double(seat)).apply(Take(1 - seat))
        faces.append(match.cube)
        seat = 1 - seat
        match = match.apply(
            Set(seat, position=Position.start(), cube=match.cube, owner=match.owner)
        )
    assert faces == [2, 4, 8, 16, 32, 64]


@pytest.mark.clause("9.2")
def test_a_double_only_before_rolling_in_the_own_turn_and_with_the_cube() -> None:
    match = to_roll(MatchRules())
    assert refused(match, Double(BLACK)) == "not-your-decision"
    assert refused(match.apply(Roll(WHITE, (3, 1))), Double(WHITE)) == "already-rolled"
    assert "double" in to_roll(MatchRules(), cube=2, owner=WHITE).legal(WHITE)
    assert refused(to_roll(MatchRules(), cube=2, owner=BLACK), Double(WHITE)) == "cube-not-yours"


@pytest.mark.clause("9.3")
def test_a_take_doubles_the_stake_and_gives_the_cube() -> None:
    match = to_roll(MatchRules()).apply(Double(WHITE)).apply(Take(BLACK))
    assert (match.cube, match.owner, match.phase) == (2, BLACK, "to-roll")
    assert "double" not in match.legal(WHITE)


@pytest.mark.clause("9.4")
@pytest.mark.parametrize("cube", [1, 2, 4, 32])
def test_a_drop_loses_the_stake_before_the_double(cube: int) -> None:
    match = to_roll(MatchRules(), cube=cube, owner=None if cube == 1 else WHITE)
    dropped = match.apply(Double(WHITE)).apply(Drop(BLACK))
    assert (dropped.phase, money_points(dropped)) == ("game-over", cube)
    assert dropped.games[-1].winner == WHITE


@pytest.mark.clause("9.3", "9.4", "8.5")
@pytest.mark.parametrize("example", CUBE_EXAMPLES, ids=lambda example: example.slug)
def test_cube_examples(example: CubeExample) -> None:
    match, seat = to_roll(MatchRules()), WHITE
    for word in example.actions:
        if word == "double":
            if match.cube != 1:  # the owner redoubles in a later turn of its own
                match = match.apply(
                    Set(seat, position=Position.start(), cube=match.cube, owner=match.owner)
                )
            match = match.apply(Double(seat))
        else:
            match = match.apply(ANSWERS[word](1 - seat))
            seat = 1 - seat
    if example.result is not None:
        match = won(match, WHITE, example.result)
    assert money_points(match) == example.points


@pytest.mark.clause("9.5")
def test_a_game_without_the_cube() -> None:
    match = course(MatchRules(cube=False), Roll(WHITE, (3, 1)), Play(WHITE, ((8, 5, 3), (6, 5, 1))))
    assert match.cube is None
    assert refused(match, Double(BLACK)) == "no-cube"


@pytest.mark.clause("9.6")
def test_money_games_cap_the_cube_at_64_unless_told_otherwise() -> None:
    assert refused(to_roll(MatchRules(), cube=64, owner=WHITE), Double(WHITE)) == "cube-cap"
    free = to_roll(MatchRules(max_cube=None), cube=64, owner=WHITE)
    assert free.apply(Double(WHITE)).apply(Take(BLACK)).cube == 128


@pytest.mark.clause("9.7")
def test_a_dead_cube_cannot_be_turned_by_the_side_for_which_it_is_dead() -> None:
    rules = MatchRules(length=7, crawford=False)
    at_4 = to_roll(rules, cube=4, owner=WHITE, score=(3, 0))
    assert refused(at_4, Double(WHITE)) == "cube-dead"
    assert "double" in to_roll(rules, cube=4, owner=WHITE, score=(2, 6)).legal(WHITE)
    assert "double" in to_roll(rules, cube=1, score=(0, 6)).legal(WHITE)


# --- 10 Customs of money play ---------------------------------------------------------


@pytest.mark.clause("10.1")
def test_customs_are_off_by_default_and_not_for_matches() -> None:
    rules = MatchRules()
    assert (rules.jacoby, rules.beavers, rules.automatic_doubles) == (False, 0, 0)
    for match_with_custom in (
        lambda: MatchRules(length=7, jacoby=True),
        lambda: MatchRules(length=7, beavers=1),
        lambda: MatchRules(length=7, automatic_doubles=1),
    ):
        with pytest.raises(RulesError) as error:
            match_with_custom()
        assert error.value.code == "money-only"


@pytest.mark.clause("10.2")
@pytest.mark.parametrize("result", [1, 2, 3])
def test_jacoby(result: int) -> None:
    rules = MatchRules(jacoby=True)
    assert money_points(won(to_roll(rules), WHITE, result)) == 1
    turned = to_roll(rules).apply(Double(WHITE)).apply(Take(BLACK))
    assert money_points(won(turned, WHITE, result)) == 2 * result
    automatic = course(
        MatchRules(jacoby=True, automatic_doubles=1), Roll(WHITE, (4, 4)), Roll(WHITE, (3, 1))
    )
    assert money_points(won(automatic, WHITE, result)) == 2


@pytest.mark.clause("10.3")
def test_beaver() -> None:
    doubled = to_roll(MatchRules(beavers=1)).apply(Double(WHITE))
    beavered = doubled.apply(Beaver(BLACK))
    assert (beavered.to_act, beavered.owner) == (WHITE, BLACK)
    taken = beavered.apply(Take(WHITE))
    assert (taken.cube, taken.owner, taken.to_act) == (4, BLACK, WHITE)
    dropped = beavered.apply(Drop(WHITE))
    assert (dropped.games[-1].winner, money_points(dropped)) == (BLACK, 2)
    assert refused(to_roll(MatchRules()).apply(Double(WHITE)), Beaver(BLACK)) == "no-beavers"


@pytest.mark.clause("10.4")
def test_raccoon() -> None:
    beavered = to_roll(MatchRules(beavers=2)).apply(Double(WHITE)).apply(Beaver(BLACK))
    taken = beavered.apply(Raccoon(WHITE)).apply(Take(BLACK))
    assert (taken.cube, taken.owner, taken.to_act) == (8, BLACK, WHITE)


@pytest.mark.clause("10.5")
def test_automatic_doubles_have_a_limit() -> None:
    ties = [Roll(WHITE, (n, n)) for n in (1, 2, 3)]
    match = course(MatchRules(automatic_doubles=2), *ties)
    assert (match.cube, match.owner, match.phase) == (4, None, "opening")


# --- 11 Matches -----------------------------------------------------------------------


@pytest.mark.clause("11.1", "11.2")
def test_a_match_is_won_by_reaching_or_passing_its_length() -> None:
    match = to_roll(MatchRules(length=5, crawford=False))
    first = won(match, WHITE, 2)
    assert (first.score, first.phase) == ((2, 0), "game-over")
    doubled = first.apply(Roll(WHITE, (1, 2))).apply(
        Set(WHITE, position=Position.start(), cube=2, owner=WHITE)
    )
    second = won(doubled, WHITE, 3)
    assert (second.score, second.phase, second.winner) == ((8, 0), "match-over", WHITE)


@pytest.mark.clause("11.3", "11.4", "11.5")
def test_crawford() -> None:
    opening = Roll(WHITE, (3, 1)), Play(WHITE, ((8, 5, 3), (6, 5, 1)))
    before = to_roll(MatchRules(length=3))
    crawford = won(before, WHITE, 2)
    for action in opening:
        crawford = crawford.apply(action)
    assert crawford.crawford
    assert refused(crawford, Double(BLACK)) == "crawford-game"
    after = won(crawford, BLACK, 1)
    for action in opening:
        after = after.apply(action)
    assert not after.crawford
    assert "double" in after.legal(BLACK)
    without = won(to_roll(MatchRules(length=3, crawford=False)), WHITE, 2)
    for action in opening:
        without = without.apply(action)
    assert "double" in without.legal(BLACK)


@pytest.mark.clause("11.6")
def test_a_money_session_has_no_end_to_reach() -> None:
    match = to_roll(MatchRules())
    for games in range(1, 5):
        match = won(match, WHITE, 3)
        assert (match.phase, match.score) == ("game-over", (3 * games, 0))
        match = match.apply(Roll(WHITE, (3, 1)))
        assert match.cube == 1


# --- 12 Resigning ---------------------------------------------------------------------


@pytest.mark.clause("12.1", "12.2")
def test_a_resignation_is_accepted_or_refused() -> None:
    match = to_roll(MatchRules(), cube=2, owner=BLACK)
    offered = match.apply(Resign(WHITE, 2))
    accepted = offered.apply(Accept(BLACK))
    assert (accepted.games[-1].winner, money_points(accepted)) == (BLACK, 4)
    assert offered.apply(Refuse(BLACK)) == match
    rolled = match.apply(Roll(WHITE, (3, 1)))
    assert rolled.apply(Resign(WHITE, 1)).apply(Refuse(BLACK)) == rolled


@pytest.mark.clause("12.3")
def test_only_results_still_possible_can_be_offered() -> None:
    board = [0] * 26
    board[1], board[24] = 2, -15
    one_off = Match.start(MatchRules()).apply(Set(WHITE, position=Position.from_board(board)))
    assert one_off.resignations(WHITE) == (1,)
    assert refused(one_off, Resign(WHITE, 2)) == "resign-impossible"
    assert to_roll(MatchRules()).resignations(WHITE) == (1, 2, 3)


@pytest.mark.clause("12.4")
def test_the_largest_result_still_possible_may_not_be_refused() -> None:
    offered = to_roll(MatchRules()).apply(Resign(WHITE, 3))
    assert refused(offered, Refuse(BLACK)) == "largest-refused"
    assert offered.apply(Accept(BLACK)).games[-1].result == 3
