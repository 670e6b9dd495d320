"""The clauses of the board, of moving and of the score, each held against the rules.

Where a clause says something of every turn, it is checked on all steps of many turn
graphs: those of the golden cases and of the diagrams. Clauses of the cube, of
matches and of resigning are in test_clauses_match.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from fivepoint import IllegalTurn, Position, TurnGraph
from fivepoint.rulebook import DIAGRAMS, draw
from fivepoint.rules.position import BAR, HOME, OFF
from fivepoint.rules.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.step import Step

GOLDEN = Path(__file__).parent.parent / "golden"
HOME_CHECKERS = (2, 2, 2, 2, 2, 2)


class Stage(NamedTuple):
    """One place on the way of a turn: the dice it started with, the board, a legal step."""

    graph: TurnGraph
    board: tuple[int, ...]
    step: Step
    after: tuple[int, ...]


@cache
def graphs() -> tuple[TurnGraph, ...]:
    cases: list[dict[str, Any]] = [
        json.loads(line) for line in (GOLDEN / "legal_plays.jsonl").read_text().splitlines()
    ]
    rolled = [(case["board"], case["dice"], 15) for case in cases[::4]]
    rolled += [(list(d.board), list(d.dice), d.men) for d in DIAGRAMS if d.dice is not None]
    return tuple(
        TurnGraph(Position.from_board(board, men=men), (dice[0], dice[1]))
        for board, dice, men in rolled
    )


def stages() -> Iterator[Stage]:
    for graph in graphs():
        for node in range(len(graph.nodes)):
            for step in graph.steps(node):
                yield Stage(
                    graph,
                    graph.position_at(node).board,
                    step,
                    graph.position_at(step.next).board,
                )


def turn(board: dict[int, int], dice: tuple[int, int]) -> TurnGraph:
    """The graph of a position given by its points: own counts > 0, the opponent's < 0."""
    return TurnGraph(Position.from_board([board.get(p, 0) for p in range(26)]), dice)


def refused(graph: TurnGraph, play: str) -> str:
    with pytest.raises(IllegalTurn) as error:
        graph.play(play)
    return error.value.code


# --- 1 The board and the start --------------------------------------------------------


@pytest.mark.clause("1.1")
def test_fifteen_checkers_each() -> None:
    board = Position.start().board
    assert sum(count for count in board if count > 0) == 15
    assert sum(count for count in board if count < 0) == -15


@pytest.mark.clause("1.2", "1.3")
def test_24_points_counted_from_opposite_ends() -> None:
    start = Position.start()
    for point in range(1, 25):
        assert start.flip().board[25 - point] == -start.board[point]
    # Both sides go from high to low in their own numbers, so in opposite directions.
    assert all(step.origin > step.target for _, _, step, _ in stages())


@pytest.mark.clause("1.4")
def test_home_boards_are_shaded_and_numbered_for_their_owners() -> None:
    assert list(HOME) == [1, 2, 3, 4, 5, 6]
    empty = next(diagram for diagram in DIAGRAMS if diagram.id == "last-checker-53")
    lines = draw(empty).splitlines()
    assert lines[0].split() == ["6", "5", "4", "3", "2", "1"]
    assert lines[-1].split()[6:] == ["6", "5", "4", "3", "2", "1"]
    for line in lines:
        if line.startswith("  |"):
            outer, home = line[3:22], line[27:46]
            assert "." not in outer
            assert ("." in home) == bool(home.strip())


@pytest.mark.clause("1.5")
def test_borne_off_checkers_are_known_for_both_sides() -> None:
    position = Position.from_board([-1, *([0] * 5), 3, *([0] * 12), -4, *([0] * 5), 2])
    assert position.off == (10, 10)
    assert position.flip().off == (10, 10)


@pytest.mark.clause("1.6")
def test_start() -> None:
    board = Position.start().board
    assert {p: n for p, n in enumerate(board) if n > 0} == {24: 2, 13: 5, 8: 3, 6: 5}
    assert {p: -n for p, n in enumerate(board) if n < 0} == {19: 5, 17: 3, 12: 5, 1: 2}
    assert Position.start().flip() == Position.start()


@pytest.mark.clause("1.7")
def test_pip_count() -> None:
    assert Position.start().pips == (167, 167)
    one = Position.from_board([*([0] * 8), 1, *([0] * 15), -1, 1])
    assert one.pips == (8 + 25, 1)


# --- 3 Moving -------------------------------------------------------------------------


@pytest.mark.clause("3.1")
def test_a_step_moves_one_checker_forward_by_its_die() -> None:
    for graph, board, step, after in stages():
        assert step.die in graph.dice
        assert step.target == max(OFF, step.origin - step.die)
        moved = [max(now, 0) - max(before, 0) for before, now in zip(board, after, strict=True)]
        landed = [step.target] if step.target != OFF else []
        assert [place for place, change in enumerate(moved) if change == 1] == landed
        assert [place for place, change in enumerate(moved) if change == -1] == [step.origin]


@pytest.mark.clause("3.2")
def test_two_checkers_or_one_in_either_order() -> None:
    start = TurnGraph(Position.start(), (4, 1))
    assert start.play("24/23 13/9") != start.play("13/9/8")
    assert start.play("13/9/8") == start.play("9/8 13/9")
    first_dice = {step.die for step in start.steps() if step.origin == 8}
    assert first_dice == {4, 1}


@pytest.mark.clause("3.3", "3.4")
def test_no_step_lands_on_a_closed_point_and_any_other_is_open() -> None:
    seen: set[int] = set()
    for _, board, step, _ in stages():
        if step.target != OFF:
            assert board[step.target] >= -1
            seen.add(max(-1, min(board[step.target], 6)))
    assert seen == {-1, 0, 1, 2, 3, 4, 5, 6}


@pytest.mark.clause("3.4")
def test_closed_points_may_be_passed_over() -> None:
    graph = turn({13: 1, 12: -2, 11: -2, 10: -2, 9: -2, 24: -7}, (5, 6))
    assert graph.play("13/2").board[2] == 1


@pytest.mark.clause("3.5")
def test_one_open_point_between_is_enough() -> None:
    one_open = {24: 1, 19: -2, 1: -13}
    assert turn(one_open, (5, 3)).play("24/16") == turn(one_open, (5, 3)).play("24/21/16")
    both_closed = {24: 1, 13: 1, 19: -2, 21: -2, 1: -11}
    assert refused(turn(both_closed, (5, 3)), "24/16") == "blocked"


@pytest.mark.clause("3.6")
def test_a_double_is_four_moves_of_the_same_number() -> None:
    graph = TurnGraph(Position.start(), (1, 1))
    assert graph.max_dice == 4
    assert graph.play("8/4") == graph.play("8/7/6/5/4")
    assert graph.play("24/22 6/5(2)").board[22] == 1


# --- 4 Both dice ----------------------------------------------------------------------


@pytest.mark.clause("4.1")
def test_both_dice_must_be_played_even_where_it_hurts() -> None:
    # The 6 alone would keep the point on 8; the whole roll must break it up.
    graph = turn({8: 2, 1: -2, 20: -13}, (6, 1))
    assert graph.max_dice == 2
    assert refused(graph, "8/2") == "must-use-both-dice"


@pytest.mark.clause("4.2")
def test_the_larger_die() -> None:
    graph = turn({13: 1, 2: -2, 18: -6, 19: -7}, (6, 5))
    assert graph.max_dice == 1
    assert refused(graph, "13/8") == "larger-die"
    assert graph.first_steps == ((13, 7),)


@pytest.mark.clause("4.3")
def test_the_only_die() -> None:
    graph = turn({13: 1, 2: -2, 7: -2, 18: -5, 19: -6}, (6, 5))
    assert graph.first_steps == ((13, 8),)
    assert refused(graph, "13/7") == "blocked"


@pytest.mark.clause("4.4")
def test_as_many_of_a_double_as_possible() -> None:
    for fours, closed in ((3, 4), (2, 8), (1, 12)):
        graph = turn({20: 1, closed: -2, 19: -13}, (4, 4))
        assert graph.max_dice == fours
        assert {board.board[20 - 4 * fours] for board in graph.results} == {1}
    graph = turn({20: 1, 8: -2, 19: -13}, (4, 4))
    assert refused(graph, "20/16") == "incomplete-turn"


@pytest.mark.clause("4.5")
def test_the_turn_passes() -> None:
    graph = turn({24: 1, 18: -2, 19: -2, 1: -11}, (6, 5))
    assert graph.results == {graph.position}
    assert graph.nodes == [[]]
    assert refused(graph, "24/18") == "blocked"


@pytest.mark.clause("4.6")
def test_every_first_step_can_be_followed_to_a_whole_turn() -> None:
    for graph in graphs():
        ends = {0: graph.max_dice}  # node -> dice still to be played there
        for node in range(len(graph.nodes)):
            steps = graph.steps(node)
            assert bool(steps) == (ends[node] > 0)
            for step in steps:
                assert ends.setdefault(step.next, ends[node] - 1) == ends[node] - 1


@pytest.mark.clause("4.7")
def test_plays_are_counted_by_their_final_positions() -> None:
    graph = TurnGraph(Position.start(), (3, 1))
    assert len(graph.results) == 16
    assert len(graph.first_steps) == 7
    assert graph.play("8/5 6/5") == graph.play("6/5 8/5")


@pytest.mark.clause("4.8")
def test_the_last_checker_too() -> None:
    for board in ({5: 1, 19: -10}, {5: 1, 2: -1, 19: -14}):
        graph = turn(board, (5, 3))
        assert graph.first_steps == ((5, 2),)
        assert graph.max_dice == 2


# --- 5 Hitting ------------------------------------------------------------------------


@pytest.mark.clause("5.1", "5.2", "5.3")
def test_every_landing_on_a_blot_hits_and_no_other() -> None:
    hits = 0
    for _, board, step, after in stages():
        assert step.hit == (step.target != OFF and board[step.target] == -1)
        assert after[0] == board[0] - step.hit
        hits += step.hit
    assert hits > 100


@pytest.mark.clause("5.3")
def test_a_hit_on_each_stop_of_the_way() -> None:
    graph = turn({13: 1, 9: -1, 7: -1, 19: -13}, (4, 2))
    assert graph.play("13/9*/7*").board[0] == -2


@pytest.mark.clause("5.4")
def test_a_checker_hit_counts_25_pips() -> None:
    graph = turn({13: 2, 12: -1, 19: -13}, (1, 2))
    after = graph.play("13/12* 13/11")
    assert after.pips[1] == graph.position.pips[1] + (25 - (25 - 12))


@pytest.mark.clause("5.5")
def test_nobody_is_obliged_to_hit() -> None:
    graph = turn({13: 2, 12: -1, 19: -13}, (1, 2))
    assert {result.board[0] for result in graph.results} == {0, -1}


# --- 6 The bar ------------------------------------------------------------------------


@pytest.mark.clause("6.1")
def test_nothing_else_moves_while_a_checker_is_on_the_bar() -> None:
    for _, board, step, _ in stages():
        if board[BAR]:
            assert step.origin == BAR
    graph = turn({BAR: 1, 8: 3, 19: -5}, (4, 1))
    assert refused(graph, "8/4 bar/24 8/7") in {"too-many-steps", "bar-first"}
    assert refused(graph, "8/4 8/7") == "bar-first"


@pytest.mark.clause("6.2", "6.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_entry(die: int) -> None:
    other = 1 if die != 1 else 2
    graph = turn({BAR: 1, 25 - die: -1, 25 - other: -2, 12: -10}, (die, other))
    step = graph.steps()[0]
    assert (step.origin, step.target, step.hit, step.die) == (BAR, 25 - die, 1, die)
    closed = turn({BAR: 1, 25 - die: -2, 25 - other: -2, 12: -10}, (die, other))
    assert closed.first_steps == ()


@pytest.mark.clause("6.4")
def test_both_entry_points_closed() -> None:
    graph = turn({BAR: 1, 13: 5, 19: -5, 22: -2}, (6, 3))
    assert graph.results == {graph.position}


@pytest.mark.clause("6.5")
def test_the_rest_of_the_turn_is_lost() -> None:
    graph = turn({BAR: 2, 13: 5, 19: -5}, (6, 3))
    assert graph.max_dice == 1
    assert {(r.board[BAR], r.board[22]) for r in graph.results} == {(1, 1)}
    doubles = turn({BAR: 2, 13: 5, 19: -5}, (6, 6))
    assert doubles.max_dice == 0


@pytest.mark.clause("6.6")
def test_after_the_last_one_is_in_any_checker_plays_on() -> None:
    graph = turn({BAR: 1, 13: 5, 12: -2}, (5, 2))
    assert graph.max_dice == 2
    assert graph.play("bar/20/18") != graph.play("bar/20 13/11")
    assert refused(graph, "bar/20") == "must-use-both-dice"


# --- 7 Bearing off --------------------------------------------------------------------


@pytest.mark.clause("7.1")
def test_bearing_off_only_with_all_at_home() -> None:
    borne_off = 0
    for _, board, step, _ in stages():
        if step.target == OFF:
            assert all(board[place] <= 0 for place in range(7, 26))
            borne_off += 1
    assert borne_off > 100
    home = dict(zip(HOME, HOME_CHECKERS, strict=True))
    assert refused(turn({**home, 7: 1, 19: -5}, (6, 5)), "6/off 5/off") == "not-all-home"
    assert refused(turn({**home, BAR: 1, 19: -5}, (6, 5)), "6/off") == "bar-first"


@pytest.mark.clause("7.2", "7.3", "7.4")
def test_which_checker_a_die_bears_off() -> None:
    for _, board, step, _ in stages():
        if step.target == OFF and step.origin != step.die:
            assert step.origin < step.die
            assert all(board[point] <= 0 for point in range(step.origin + 1, 26))


@pytest.mark.clause("7.3")
def test_a_higher_checker_must_move_within_the_board() -> None:
    graph = turn({2: 2, 6: 1, 19: -5}, (4, 3))
    assert refused(graph, "2/off(2)") == "higher-point-occupied"
    assert all(origin == 6 for origin, _ in graph.first_steps)


@pytest.mark.clause("7.5")
def test_nobody_is_obliged_to_bear_off() -> None:
    graph = turn({3: 1, 5: 1, 6: 1, 1: -2, 19: -10}, (3, 2))
    assert {result.off[0] for result in graph.results} == {12, 13}


@pytest.mark.clause("7.6")
def test_a_checker_hit_during_the_bear_off_must_come_round() -> None:
    home = {1: 2, 2: 2, 3: 2, 19: -10}
    entering = turn({**home, BAR: 1}, (3, 1))
    assert set(entering.first_steps) == {(BAR, 24), (BAR, 22)}
    assert all(result.off[0] == 8 for result in entering.results)
    on_the_way = turn({**home, 10: 1}, (3, 1))
    assert all(result.off[0] == 8 for result in on_the_way.results)
    home_again = turn({**home, 7: 1}, (3, 1))
    assert {result.off[0] for result in home_again.results} == {8, 9}


# --- 8 End and score ------------------------------------------------------------------


@pytest.mark.clause("8.1")
def test_the_game_ends_when_the_last_checker_is_off() -> None:
    graph = turn({1: 1, 19: -10}, (6, 5))
    end = graph.play("1/off")
    assert end.winner == "me"
    assert TurnGraph(end, (6, 5)).results == {end}
    assert refused(TurnGraph(end, (6, 5)), "1/off") == "game-over"


@pytest.mark.clause("8.2", "8.3", "8.4")
@pytest.mark.parametrize(
    ("loser", "result"),
    [
        ({19: -14}, 1),
        ({3: -1, 19: -13}, 1),
        ({0: -1, 19: -13}, 1),
        ({19: -15}, 2),
        ({7: -1, 19: -14}, 2),
        ({6: -1, 19: -14}, 3),
        ({1: -1, 19: -14}, 3),
        ({0: -1, 19: -14}, 3),
    ],
)
def test_what_a_win_is_worth(loser: dict[int, int], result: int) -> None:
    final = Position.from_board([loser.get(point, 0) for point in range(26)])
    assert final.result == result
    assert final.flip().result == result
    assert (final.winner, final.flip().winner) == ("me", "other")


# --- 14 Other starts ------------------------------------------------------------------


@pytest.mark.clause("14.1", "14.2")
def test_other_starts_differ_only_in_where_the_checkers_stand() -> None:
    assert set(VARIANTS) == {"backgammon", "nackgammon", "hypergammon"}
    nackgammon = Position.start("nackgammon")
    assert {p: n for p, n in enumerate(nackgammon.board) if n > 0} == {
        24: 2,
        23: 2,
        13: 4,
        8: 3,
        6: 4,
    }
    hypergammon = Position.start("hypergammon")
    assert {p: n for p, n in enumerate(hypergammon.board) if n > 0} == {24: 1, 23: 1, 22: 1}
    assert hypergammon.men == 3


@pytest.mark.clause("14.2")
def test_hypergammon_counts_gammons_and_backgammons() -> None:
    def final(loser: dict[int, int]) -> int | None:
        return Position.from_board([loser.get(p, 0) for p in range(26)], men=3).result

    assert [final({19: -2}), final({19: -3}), final({0: -1, 19: -2})] == [1, 2, 3]


@pytest.mark.clause("14.3")
def test_any_legal_position_can_be_a_start() -> None:
    start = Position.from_board([0, *([1, 0, -1] * 8), 0])
    assert TurnGraph(start, (6, 5)).results
