"""Every pictured position, checked by the rules, by the core and by a brute-force lister.

What a diagram claims stands in its ``holds``; each claim is checked here, by all
three listers where it speaks of plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from fivepoint import Engine, Position, TurnGraph, core
from fivepoint.rulebook import CUBE_EXAMPLES, DIAGRAMS, SCORE_TABLE, Diagram, draw
from fivepoint.rulebook.diagrams import Holds
from tests.brute_force import list_plays

if TYPE_CHECKING:
    from collections.abc import Callable

Board: TypeAlias = tuple[int, ...]

ROLLED = [diagram for diagram in DIAGRAMS if diagram.dice is not None]
FINISHED = [diagram for diagram in DIAGRAMS if diagram.holds.result is not None]


def by_rules(diagram: Diagram) -> frozenset[Board]:
    return frozenset(result.board for result in graph_of(diagram).results)


def by_core(diagram: Diagram) -> frozenset[Board]:
    assert diagram.dice is not None
    rows = core.legal_results(diagram.board, *diagram.dice, men=diagram.men)
    return frozenset(tuple(int(count) for count in row) for row in rows)


def by_brute_force(diagram: Diagram) -> frozenset[Board]:
    assert diagram.dice is not None
    return list_plays(diagram.board, diagram.dice, diagram.men).results


LISTERS = [by_rules, by_core, by_brute_force]


def graph_of(diagram: Diagram) -> TurnGraph:
    assert diagram.dice is not None
    return TurnGraph(position_of(diagram), diagram.dice)


def position_of(diagram: Diagram) -> Position:
    return Position.from_board(diagram.board, men=diagram.men)


def after(diagram: Diagram, play: str) -> Board:
    return graph_of(diagram).play(play).board


def show(diagram: Diagram) -> str:
    return diagram.id


@pytest.mark.parametrize("lister", LISTERS)
@pytest.mark.parametrize("diagram", ROLLED, ids=show)
def test_plays(diagram: Diagram, lister: Callable[[Diagram], frozenset[Board]]) -> None:
    results = lister(diagram)
    holds = diagram.holds
    if holds.plays == 0:
        assert results == {diagram.board}
        assert diagram.play is None
        return
    assert diagram.board not in results
    if holds.only_first_step:
        return
    assert diagram.play is not None
    shown = after(diagram, diagram.play)
    assert shown in results
    if holds.plays is not None:
        assert len(results) == holds.plays
    if holds.only_play:
        assert results == {shown}
    if holds.legal_play is not None:
        assert after(diagram, holds.legal_play) in results - {shown}
    if holds.other_play is not None:
        assert results == {shown, after(diagram, holds.other_play)}


@pytest.mark.parametrize("diagram", ROLLED, ids=show)
def test_first_steps(diagram: Diagram) -> None:
    holds = diagram.holds
    first_steps = graph_of(diagram).first_steps
    assert diagram.dice is not None
    assert set(first_steps) == set(list_plays(diagram.board, diagram.dice, diagram.men).first_steps)
    if holds.plays == 0:
        assert first_steps == ()
    if holds.first_steps is not None:
        assert len(first_steps) == holds.first_steps
    if holds.only_first_step:
        assert [f"bar/{target}" for _, target in first_steps] == [diagram.play]
    if holds.bears_off_first is False:
        assert all(target != 0 for _, target in first_steps)


@pytest.mark.parametrize(
    "diagram", [d for d in ROLLED if d.holds.not_offered is not None], ids=show
)
def test_steps_not_offered(diagram: Diagram) -> None:
    assert diagram.holds.not_offered is not None
    origin, target = diagram.holds.not_offered.replace("off", "0").split("/")
    assert diagram.board[int(origin)] > 0
    assert (int(origin), int(target)) not in graph_of(diagram).first_steps


@pytest.mark.parametrize("diagram", ROLLED, ids=show)
def test_position_after_the_play_shown(diagram: Diagram) -> None:
    holds = diagram.holds
    if diagram.play is None or holds.only_first_step:
        assert holds.other_on_bar is None
        assert holds.own_off is None
        return
    result = graph_of(diagram).play(diagram.play)
    hits = diagram.play.count("*")
    assert -result.board[0] == hits - diagram.board[0]
    if holds.other_on_bar is not None:
        assert -result.board[0] == holds.other_on_bar
    if holds.own_off is not None:
        assert result.off[0] == holds.own_off


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=show)
def test_pips(diagram: Diagram) -> None:
    if diagram.holds.pips is not None:
        assert position_of(diagram).pips == diagram.holds.pips
    assert diagram.dice is not None or diagram.holds.pips or diagram.holds.result


@pytest.mark.parametrize("diagram", FINISHED, ids=show)
def test_finished_games(diagram: Diagram) -> None:
    position, holds = position_of(diagram), diagram.holds
    assert position.winner == "me"
    assert position.result == holds.result
    assert Engine(plies=0).evaluate(position).equity == holds.result
    assert holds.cube is not None
    assert holds.result is not None
    assert holds.points == holds.result * holds.cube


def test_finished_games_picture_the_scoring_table() -> None:
    pictured = {(d.holds.result, d.holds.cube, d.holds.points) for d in FINISHED}
    assert {(row.value, row.cube, row.points) for row in SCORE_TABLE} <= pictured
    assert max(d.holds.points or 0 for d in FINISHED) == max(row.points for row in SCORE_TABLE)


def test_starts_are_those_of_the_variants() -> None:
    starts = {d.id: position_of(d) for d in DIAGRAMS if d.holds.pips is not None}
    assert starts == {
        "start": Position.start(),
        "nackgammon": Position.start("nackgammon"),
        "hypergammon": Position.start("hypergammon"),
    }


def test_no_claim_is_empty() -> None:
    for diagram in DIAGRAMS:
        assert diagram.holds != Holds()


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=show)
def test_drawing_shows_every_checker(diagram: Diagram) -> None:
    drawing = draw(diagram)
    lines = drawing.splitlines()
    assert all(line == line.rstrip() and len(line) <= 54 for line in lines)
    inside = [line[2:47] for line in lines if line.startswith("  |")]
    for mark, sign, row in (("O", 1, -1), ("X", -1, 0)):
        counted = sum(line.count(mark) for line in inside)
        # A stack of more than five shows four marks and its number.
        for count in (abs(count) for count in diagram.board if count * sign > 5):
            counted += count - 4
        assert counted == sum(abs(count) for count in diagram.board if count * sign > 0)
        tray = [line[47:].split() for line in lines if line.startswith("  |")][row]
        assert tray == [mark, str(diagram.men - counted)]
    assert sum(line.count("+") for line in inside) == len(diagram.landing_points)


def test_landing_points_are_where_the_steps_land() -> None:
    for diagram in ROLLED:
        if diagram.play is None or diagram.holds.only_first_step:
            continue
        graph = graph_of(diagram)
        stops = {step.target for step in graph.steps_to(graph.play(diagram.play))}
        assert set(diagram.landing_points) <= stops


def test_cube_examples_name_known_actions() -> None:
    words = {action for example in CUBE_EXAMPLES for action in example.actions}
    assert words == {"double", "take", "drop"}
