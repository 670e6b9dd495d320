"""The turn graph: every legal way to play a roll and no other.

Checked against cases from outside, faults other programs had, the examples of
the rule pages, and the brute-force lister, which shares no code with it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from fivepoint import IllegalTurn, Position, PositionError, RulesError, TurnGraph
from fivepoint.rules.dice import ROLLS
from tests.brute_force import list_plays
from tests.strategies import positions, rolls

GOLDEN = Path(__file__).parent.parent / "golden"


def read_lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (GOLDEN / name).read_text().splitlines()]


CASES = read_lines("legal_plays.jsonl")
FAULTS = read_lines("known_faults.jsonl")
EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads((GOLDEN / "examples.json").read_text())
CLOSED_OUT = [0] * 6 + [5] + [0] * 12 + [-2] * 6 + [1]
"""On the bar against a closed home board: no roll can be played."""


def canonical_hash(results: frozenset[tuple[int, ...]]) -> str:
    text = json.dumps(sorted(results), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def graph_of(case: dict[str, Any]) -> TurnGraph:
    return TurnGraph(Position.from_board(case["board"]), case["dice"])


@given(positions(), rolls)
def test_repr_can_be_pasted_back(position: Position, dice: tuple[int, int]) -> None:
    names = {"Position": Position, "TurnGraph": TurnGraph}
    graph: TurnGraph = eval(repr(TurnGraph(position, dice)), names)  # noqa: S307 - our own text
    assert (graph.position, graph.dice) == (position, dice)


class TestGolden:
    def test_there_are_a_thousand_cases(self) -> None:
        assert len(CASES) == 1000

    @pytest.mark.parametrize("case", CASES, ids=lambda case: f"case-{case['id']}")
    def test_case(self, case: dict[str, Any]) -> None:
        graph = graph_of(case)
        assert len(graph.results) == case["count"]
        assert graph.max_dice == case["dice_played"]
        assert sorted(map(list, graph.first_steps)) == sorted(case["first_steps"])
        assert canonical_hash(frozenset(p.board for p in graph.results)) == case["sha256"]

    def test_brute_force_agrees(self) -> None:
        for case in CASES[::5]:
            plays = list_plays(case["board"], case["dice"])
            assert plays.dice_played == case["dice_played"]
            assert canonical_hash(plays.results) == case["sha256"]

    def test_2220_results(self) -> None:
        """Known fault 35: fixed arrays and one-byte counters break here."""
        graph = TurnGraph(Position.from_position_id("AACAkCRJqqoAAA"), (1, 1))
        assert len(graph.results) == 2220
        assert graph.max_dice == 4


@pytest.mark.parametrize("case", EXAMPLES["plays"], ids=lambda case: case["name"])
def test_example_of_the_rule_pages(case: dict[str, Any]) -> None:
    graph = graph_of(case)
    if "plays" in case:
        assert len(graph.results) == (case["plays"] or 1)
        if not case["plays"]:
            assert (graph.max_dice, graph.first_steps) == (0, ())
            assert graph.results == {graph.position}
    if "first_steps" in case:
        assert len(graph.first_steps) == case["first_steps"]
    if "legal_play" in case:
        after = graph.play(case["legal_play"])
        assert after in graph.results
        assert -after.board[0] == case.get("opponent_on_bar_after", 0)
    if "only_first_step" in case:
        origin, target = (
            25 if place == "bar" else int(place) for place in case["only_first_step"].split("/")
        )
        assert graph.first_steps == ((origin, target),)
    if "only_play" in case:
        assert graph.results == {graph.play(case["only_play"])}
    if "all_plays" in case:
        assert graph.results == {graph.play(play) for play in case["all_plays"]}
    if "only_play_takes_off" in case:
        (after,) = graph.results
        assert after.off[0] - graph.position.off[0] == case["only_play_takes_off"]
    if "no_play_bears_off_on_the_first_step" in case:
        assert all(target != 0 for _, target in graph.first_steps)


class TestKnownFaults:
    """Faults that public programs have had, by number; the boards are theirs."""

    @pytest.mark.parametrize("case", FAULTS, ids=lambda case: f"fault-{case['id']}")
    def test_plays(self, case: dict[str, Any]) -> None:
        graph = graph_of(case)
        assert (graph.max_dice, len(graph.results)) == (case["dice_played"], case["count"])
        names = {0: "off", 25: "bar"}
        written = {f"{names.get(a, a)}/{names.get(b, b)}" for a, b in graph.first_steps}
        assert written == set(case["first_steps"].split())
        if case["only_play"] is not None:
            assert graph.results == {graph.play(case["only_play"])}
        brute = list_plays(case["board"], case["dice"])
        assert {p.board for p in graph.results} == brute.results
        assert set(graph.first_steps) == brute.first_steps

    def test_23_bearing_off_from_4_takes_the_4(self) -> None:
        board = [0] * 26
        board[4] = board[5] = 1
        board[24] = -2
        graph = TurnGraph(Position.from_board(board), (6, 4))
        assert graph.play("4/off 5/off") == graph.play("5/off 4/off")
        assert graph.play("5/off 4/off").winner == "me"
        assert {(step.target, step.die) for step in graph.steps() if step.origin == 4} == {(0, 4)}

    def test_33_no_play_differs_from_one_play(self) -> None:
        closed = TurnGraph(Position.from_board(CLOSED_OUT), (3, 2))
        assert (closed.max_dice, closed.first_steps, closed.nodes) == (0, (), [[]])
        assert closed.results == {closed.position}
        assert closed.play("") == closed.position
        assert closed.play([]) == closed.position

    def test_37_a_hit_and_its_undoing_keep_fifteen_a_side(self) -> None:
        graph = graph_of(EXAMPLES["plays"][1])
        after = graph.play("13/8 8/7*")
        assert after.off == graph.position.off
        assert sum(n for n in after.board if n > 0) == sum(n for n in graph.position.board if n > 0)
        # Undoing is going back to a node, not moving checkers back.
        path = graph.steps_to(after)
        assert graph.position_at(0) == graph.position
        assert graph.position_at(path[-1].next) == after
        middle = graph.position_at(path[0].next)
        assert [graph.position_at(s.next) for s in path] == [middle, after]

    @pytest.mark.parametrize("winner", ["me", "other"])
    def test_93_a_finished_game_has_no_plays(self, winner: str) -> None:
        final = Position.from_board([0] * 19 + [-5, -5, -4, 0, 0, 0, 0])
        position = final if winner == "me" else final.flip()
        for dice in ROLLS:
            graph = TurnGraph(position, dice)
            assert (graph.results, graph.first_steps, graph.nodes) == ({position}, (), [[]])
            assert graph.max_dice == 0
            with pytest.raises(IllegalTurn) as caught:
                graph.play("6/5")
            assert caught.value.code == "game-over"

    def test_93_the_waiting_side_has_a_graph_of_its_own(self) -> None:
        """Who waits is asked by flipping; nothing depends on whose turn it was."""
        position = graph_of(EXAMPLES["plays"][1]).position
        assert TurnGraph(position.flip(), (3, 1)).results == {
            Position.from_board(board)
            for board in list_plays(position.flip().board, (3, 1)).results
        }


class TestWireForm:
    def test_start(self) -> None:
        graph = TurnGraph(Position.start(), (3, 1))
        assert json.loads(json.dumps(graph.nodes)) == graph.nodes
        assert sorted(step[:4] for step in graph.nodes[0]) == [
            [6, 3, 0, 3], [6, 5, 0, 1], [8, 5, 0, 3], [8, 7, 0, 1],
            [13, 10, 0, 3], [24, 21, 0, 3], [24, 23, 0, 1],
        ]  # fmt: skip
        assert graph.nodes[0][0][4] == 1
        assert sum(not node for node in graph.nodes) == 16

    def test_two_steps_may_differ_in_the_die_alone(self) -> None:
        board = [0] * 26
        board[4], board[24] = 2, -2
        graph = TurnGraph(Position.from_board(board), (6, 4))
        assert [step[:4] for step in graph.nodes[0]] == [[4, 0, 0, 6], [4, 0, 0, 4]]
        assert graph.first_steps == ((4, 0),)

    def test_hits_are_marked(self) -> None:
        graph = graph_of(EXAMPLES["plays"][1])
        hits = {tuple(step[:3]) for node in graph.nodes for step in node if step[2]}
        assert hits == {(8, 7, 1), (6, 1, 1)}


class TestArguments:
    @pytest.mark.parametrize("dice", [(0, 1), (7, 1), None, (True, 1), (1.0, 2), "31", (1, 2, 3)])
    def test_impossible_dice(self, dice: Any) -> None:
        with pytest.raises(RulesError) as caught:
            TurnGraph(Position.start(), dice)
        assert caught.value.code == "bad-dice"

    @pytest.mark.parametrize("position", [None, "4HPwATDgc/ABMA", list(Position.start().board)])
    def test_no_position(self, position: Any) -> None:
        with pytest.raises(PositionError) as caught:
            TurnGraph(position, (3, 1))
        assert caught.value.code == "not-a-position"
        assert str(caught.value)

    @pytest.mark.parametrize(
        "steps",
        [None, 7, "8/5", [None], [(8, 5)], [(8.0, 5, 3)], [("a", "b", "c")], [[8, 5, 3, 1]]],
    )
    def test_a_walk_of_something_else(self, steps: Any) -> None:
        with pytest.raises(IllegalTurn) as caught:
            TurnGraph(Position.start(), (3, 1)).walk(steps)
        assert caught.value.code == "bad-step"

    def test_a_walk_over_a_row_of_numbers(self) -> None:
        graph = TurnGraph(Position.start(), (3, 1))
        steps: Any = np.array([[8, 5, 3], [6, 5, 1]])
        assert graph.walk(steps) == graph.walk([(8, 5, 3), (6, 5, 1)])

    @pytest.mark.parametrize("result", [Position.start(), Position.start("hypergammon"), None, 7])
    def test_steps_to_something_else(self, result: Any) -> None:
        with pytest.raises(IllegalTurn) as caught:
            TurnGraph(Position.start(), (3, 1)).steps_to(result)
        assert caught.value.code == "not-a-result"
        assert caught.value.arguments["position"] == "4HPwATDgc/ABMA"


def check_graph(position: Position, dice: tuple[int, int]) -> None:
    """Everything a turn graph promises, against the brute-force lister."""
    graph = TurnGraph(position, dice)
    plays = list_plays(position.board, dice, position.men)
    assert {result.board for result in graph.results} == plays.results
    assert graph.max_dice == plays.dice_played
    assert set(graph.first_steps) == plays.first_steps
    assert set(walks(graph)) == plays.sequences
    for node, steps in enumerate(graph.nodes):
        here = graph.position_at(node)
        for origin, target, hit, die, after in steps:
            assert after > node
            there = graph.position_at(after)
            assert hit == there.board[0] - here.board[0] or hit == here.board[0] - there.board[0]
            assert die in dice
            assert origin - target in (die, origin)
            assert here.off[1] == there.off[1]
            assert there.off[0] - here.off[0] == (target == 0)
    reached = {0} | {step[4] for node in graph.nodes for step in node}
    assert reached == set(range(len(graph.nodes)))
    for result in graph.results:
        path = graph.steps_to(result)
        assert len(path) == graph.max_dice
        assert graph.play(path) == result
        assert Position.from_board(result.board, result.men) == result


def walks(graph: TurnGraph, node: int = 0) -> list[tuple[tuple[int, int, int], ...]]:
    """Every walk from ``node`` to a complete turn, as (from, to, die)."""
    if not graph.nodes[node]:
        return [()]
    return [
        ((origin, target, die), *rest)
        for origin, target, _, die, after in graph.nodes[node]
        for rest in walks(graph, after)
    ]


@settings(max_examples=400)
@given(positions(), rolls)
def test_graph_is_what_the_brute_force_lists(position: Position, dice: tuple[int, int]) -> None:
    check_graph(position, dice)


@settings(max_examples=200)
@given(positions(men=3), rolls)
def test_graph_of_hypergammon(position: Position, dice: tuple[int, int]) -> None:
    check_graph(position, dice)


@settings(max_examples=100)
@given(positions(), rolls)
def test_order_of_the_dice_changes_nothing(position: Position, dice: tuple[int, int]) -> None:
    one, other = TurnGraph(position, dice), TurnGraph(position, (dice[1], dice[0]))
    assert one.results == other.results
    assert one.nodes == other.nodes
