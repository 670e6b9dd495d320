"""Turns given by people: applied whole, or refused with the rule they break."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fivepoint import IllegalTurn, Position, TurnGraph
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.play import CLAUSES


def position(own: str, other: str = "", men: int = 15) -> Position:
    """``position("6:5 bar:1", "6:2")``: each side's checkers in its own view."""
    rows: list[list[int]] = []
    for side in (own, other):
        row = [0] * 25
        for stack in side.split():
            place, count = stack.split(":")
            row[24 if place == "bar" else int(place) - 1] = int(count)
        rows.append(row)
    return Position.from_sides(rows[0], rows[1], men)


RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
START = "24:2 13:5 8:3 6:5"


def refusal(graph: TurnGraph, turn: Any) -> IllegalTurn:
    with pytest.raises(IllegalTurn) as caught:
        graph.play(turn)
    error = caught.value
    assert error.arguments["position"] == graph.position.position_id
    assert "text" in error.arguments
    assert not error.arguments["clause"] or f"**{error.arguments['clause']}** " in RULES
    assert len({error_text(error, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert all("{" not in error_text(error, language) for language in LANGUAGES)
    return error


@pytest.mark.parametrize(
    ("own", "other", "dice", "turn", "expected"),
    [
        (START, START, (3, 1), "8/5",
         ("must-use-both-dice", "Both dice can be played, so both must be.")),
        (START, START, (3, 1), "",
         ("incomplete-turn", "2 dice can be played, so all of them must be; this turn plays 0.")),
        (START, START, (6, 6), "24/18(2)",
         ("incomplete-turn", "4 dice can be played, so all of them must be; this turn plays 2.")),
        (START, START, (3, 1), "8/4 6/5",
         ("too-many-steps", "6/5: all dice are already played.")),
        (START, START, (3, 1), "8/5 6/5 6/5",
         ("too-many-steps", "6/5: all dice are already played.")),
        (START, START, (3, 1), "6/off",
         ("not-all-home", "6/off: a checker is still on 24.")),
        (START, START, (6, 1), "8/7 6/0",
         ("not-all-home", "6/off: a checker is still on 24.")),
        ("13:1 6:14", START, (6, 2), "6/off 6/4",
         ("not-all-home", "6/off: a checker is still on 13.")),
        ("bar:1 6:14", START, (6, 2), "6/off 6/4",
         ("bar-first", "6/off: the checker on the bar must enter first.")),
        ("bar:1 6:13", START, (6, 2), "bar/23 6/off",
         ("not-all-home", "6/off: a checker is still on 23.")),
        ("bar:2 6:13", START, (2, 1), "bar/23 6/5",
         ("bar-first", "6/5: the checker on the bar must enter first.")),
        ("bar:1 6:14", START, (6, 2), "bar/19",
         ("blocked", "bar/19: point 19 is closed.")),
        (START, START, (6, 4), "24/23",
         ("no-such-die", "24/23: no die left gives this move (6-4 was rolled).")),
        (START, START, (5, 4), "24/19 24/20",
         ("blocked", "24/19: point 19 is closed.")),
        (START, START, (5, 4), "13/8 13/8",
         ("no-such-die", "13/8: no die left gives this move (5-4 was rolled).")),
        (START, START, (5, 5), "24/14",
         ("blocked", "24/14: point 19 is closed.")),
        (START, START, (3, 1), "5/2",
         ("no-checker-there", "5/2: you have no checker on point 5.")),
        (START, START, (3, 1), "bar/22",
         ("no-checker-there", "bar/22: you have no checker on the bar.")),
        (START, START, (3, 1), "off/3",
         ("wrong-direction", "off/3: checkers move from high points to low ones.")),
        (START, START, (3, 1), "5/8",
         ("wrong-direction", "5/8: checkers move from high points to low ones.")),
        (START, START, (3, 1), "8/8",
         ("wrong-direction", "8/8: checkers move from high points to low ones.")),
        (START, START, (3, 1), "8/bar",
         ("wrong-direction", "8/bar: checkers move from high points to low ones.")),
        (START, START, (3, 1), "41: 8/4 6/5",
         ("wrong-roll", "The turn is written for another roll: 3-1 was rolled.")),
        ("6:1 4:1 2:2", "1:2", (5, 1), "4/off 2/1",
         ("higher-point-occupied", "4/off: a checker is still on the higher point 6.")),
        ("13:1", "23:2 6:6 5:7", (6, 5), "13/8",
         ("larger-die", "Only one die can be played: it must be the larger, 6.")),
        ("13:1", "23:2 6:6 5:7", (6, 5), "13/2",
         ("blocked", "13/2: point 2 is closed.")),
        ("24:1 8:1 6:13", "21:2 9:2 7:3 6:4 5:4", (6, 2), "8/2",
         ("must-use-both-dice", "Both dice can be played, so both must be.")),
    ],
)  # fmt: skip
def test_refused(
    own: str, other: str, dice: tuple[int, int], turn: str, expected: tuple[str, str]
) -> None:
    error = refusal(TurnGraph(position(own, other), dice), turn)
    assert (error.code, str(error)) == expected


def test_every_clause_cited_is_in_the_rule_book() -> None:
    assert all(f"**{clause}** " in RULES for clause in CLAUSES.values())


class TestCompounds:
    def test_stops_written_decide(self) -> None:
        """13/7 with 5-1 can go over the blot on 8 or past it over 12."""
        graph = TurnGraph(position("13:2 6:5", "17:1 6:5"), (5, 1))
        over_8, over_12 = graph.play("13/8/7"), graph.play("13/12/7")
        assert over_8.board[0] == -1
        assert over_12.board[0] == 0
        assert graph.play("13/8*/7") == over_8
        assert graph.play("13/8 8/7") == over_8

    def test_without_a_star_nothing_is_hit_if_it_can_be_helped(self) -> None:
        graph = TurnGraph(position("13:2 6:5", "17:1 6:5"), (5, 1))
        assert graph.play("13/7") == graph.play("13/12/7")

    def test_a_star_asks_for_a_hit(self) -> None:
        graph = TurnGraph(position("13:2 6:5", "17:1 6:5"), (5, 1))
        assert graph.play("13/7*") == graph.play("13/8/7")

    def test_a_star_on_the_end_is_the_hit_there(self) -> None:
        graph = TurnGraph(position("13:2 6:5", "17:1 18:1 6:5"), (5, 1))
        assert graph.play("13/7*") == graph.play("13/12/7*")
        assert graph.play("13/8*/7*").board[0] == -2

    def test_two_hits_to_choose_from_are_refused(self) -> None:
        graph = TurnGraph(position("13:2 6:5", "17:1 13:1 6:5"), (5, 1))
        error = refusal(graph, "13/7")
        assert error.code == "ambiguous-turn"
        assert {error.arguments["first"], error.arguments["second"]} == {"13/8*/7", "13/12*/7"}
        for choice in ("first", "second"):
            assert graph.play(str(error.arguments[choice])).board[0] == -1

    def test_stars_may_be_missing_or_too_many(self) -> None:
        graph = TurnGraph(position("13:2 6:5", "18:1 6:5"), (5, 1))
        hit = graph.play("13/8/7*")
        assert hit.board[0] == -1
        for text in ("13/7", "13/8 8/7", "13/8*/7*", "13*/8/7", "8/7 13/8"):
            assert graph.play(text) == hit

    def test_four_dice_with_one_checker(self) -> None:
        graph = TurnGraph(position("24:1 6:5", "18:5"), (3, 3))
        assert graph.play("24/12").board[12] == 1
        assert graph.play("24/21/12") == graph.play("24/18 18/12") == graph.play("24/12")

    def test_the_last_checker_is_borne_off_with_both_dice(self) -> None:
        graph = TurnGraph(position("5:1", "6:2"), (5, 3))
        assert graph.play("5/2/off") == graph.play("5/2 2/off")
        assert graph.play("5/2/off").winner == "me"

    def test_off_is_tried_before_the_rest_is_home_in_any_order(self) -> None:
        graph = TurnGraph(position("7:1 6:1", "6:2"), (6, 2))
        assert graph.play("6/off 7/5") == graph.play("7/5 6/off")


class TestSteps:
    def test_a_die_named_is_the_die_used(self) -> None:
        graph = TurnGraph(position("4:2 2:1", "1:2"), (6, 4))
        assert graph.play([(4, 0, 0, 6), (4, 0, 0, 4)]).off[0] == 14
        assert refusal(graph, [(4, 0, 0, 6), (4, 0, 0, 6)]).code == "no-such-die"

    def test_a_step_named_with_its_die_is_no_compound(self) -> None:
        graph = TurnGraph(Position.start(), (3, 1))
        assert graph.play([(8, 4)]) == graph.play("8/4")
        assert refusal(graph, [(8, 4, 0, 3)]).code == "no-such-die"

    @pytest.mark.parametrize(
        "steps", [None, 7, [7], [[8]], [["8", "5"]], [(8, 5.0)], [(99, 1)], [b"85"], {8: 5}]
    )
    def test_no_steps(self, steps: Any) -> None:
        assert refusal(TurnGraph(Position.start(), (3, 1)), steps).code == "bad-step"

    def test_too_many(self) -> None:
        graph = TurnGraph(Position.start(), (3, 1))
        assert refusal(graph, [(8, 5), (6, 5)] * 500).code == "too-many-steps"


class TestBeginnings:
    def test_the_first_step_leads_to_what_may_follow(self) -> None:
        graph = TurnGraph(Position.start(), (3, 1))
        (node,) = graph.nodes_after("8/5")
        assert graph.position_at(node).board[5] == 1
        assert {step[:2] for step in graph.steps(node)} >= {(6, 5), (8, 7), (24, 23)}
        assert graph.nodes_after("") == (0,)
        (end,) = graph.nodes_after("8/5 6/5")
        assert graph.steps(end) == ()

    def test_two_dice_may_have_made_it(self) -> None:
        graph = TurnGraph(position("4:2 2:1", "1:2"), (6, 4))
        nodes = graph.nodes_after("4/off")
        assert {step.die for node in nodes for step in graph.steps(node)} == {4, 6}

    def test_no_beginning(self) -> None:
        graph = TurnGraph(position("7:1 6:1", "24:2 6:2"), (6, 2))
        for turn, code in (("6/4", "must-use-both-dice"), ("hello", "unreadable")):
            with pytest.raises(IllegalTurn) as caught:
                graph.nodes_after(turn)
            assert caught.value.code == code
