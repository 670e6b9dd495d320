"""Turns in writing: every common dialect is read, one standard form is written."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint import IllegalTurn, Position, TurnGraph, format_turn
from fivepoint.rules.notation import read_turn

if TYPE_CHECKING:
    import random
from tests.strategies import positions, rolls


def legs(text: str) -> list[str]:
    return [f"{leg}{'*' if leg.hit else ''}" for leg in read_turn(text).legs]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8/5 6/5", ["8/5", "6/5"]),
        ("13/8/7*", ["13/8", "8/7*"]),
        ("13/7*", ["13/7*"]),
        ("24/22(2)", ["24/22", "24/22"]),
        ("bar/20*/15", ["bar/20*", "20/15"]),
        ("25/20", ["bar/20"]),
        ("6/off", ["6/off"]),
        ("6/0", ["6/off"]),
        ("6-off", ["6/off"]),
        ("Bar/20 6/Off", ["bar/20", "6/off"]),
        ("BAR/20,6/OFF", ["bar/20", "6/off"]),
        ("b/20 6/o", ["bar/20", "6/off"]),
        ("8-5, 6-5", ["8/5", "6/5"]),
        ("8–5; 6—5", ["8/5", "6/5"]),
        ("8 / 5   6 - 5", ["8/5", "6/5"]),
        ("\t8/5\n6/5 ", ["8/5", "6/5"]),
        ("8->5 6→5", ["8/5", "6/5"]),
        ("6/4* (2)", ["6/4*", "6/4*"]),
        ("6/4*(2)", ["6/4*", "6/4*"]),
        ("6/4 *", ["6/4*"]),
        ("6*/4", ["6/4"]),
        ("6/4**", ["6/4*"]),
        ("13/8/3(2)", ["13/8", "8/3", "13/8", "8/3"]),
        ("08/05", ["8/5"]),
        ("๘/๕", ["8/5"]),
        ("31: 8/5 6/5", ["8/5", "6/5"]),
        ("3-1: 8/5 6/5", ["8/5", "6/5"]),
        ("", []),
        ("   ", []),
        ("66:", []),
    ],
)
def test_read(text: str, expected: list[str]) -> None:
    assert legs(text) == expected


def test_the_roll_in_front_is_read() -> None:
    assert read_turn("31: 8/5 6/5").roll == (3, 1)
    assert read_turn("8/5 6/5").roll is None


@pytest.mark.parametrize(
    "text",
    [
        "x", "8", "8/", "/5", "8/5/", "8//", "8.5", "8/5(", "8/5(2", "8/5()", "8/5(0)", "8/5(x)",
        "8/5(99)", "(2)", "*", "8/5 ?", "26/20", "99/1", "100/99", "off", "bar", "8/5 6", "8\\5",
        "8/5 and 6/5", "77: 8/5", "31: 31: 8/5", "²/1", "-8/5", "+8/5", "8/5\x00", "８／５",
        "8/5" * 99, "1" * 5000, "\ud800", "bär/20", "<b>8/5</b>", "e4", "----", "....",
    ],
)  # fmt: skip
def test_unreadable(text: str) -> None:
    with pytest.raises(IllegalTurn) as caught:
        read_turn(text)
    assert caught.value.code == "unreadable"
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([], ""),
        ([(8, 5), (6, 5)], "8/5 6/5"),
        ([(6, 5), (8, 5)], "8/5 6/5"),
        ([(25, 20, 1), (20, 15)], "bar/20*/15"),
        ([(6, 0), (6, 0)], "6/off(2)"),
        ([(13, 8, 0), (8, 7, 1)], "13/7*"),
        ([(13, 8, 1), (8, 7, 1)], "13/8*/7*"),
        ([(24, 22), (24, 22), (6, 4, 1), (6, 4)], "24/22(2) 6/4*(2)"),
        ([(24, 18), (13, 7), (24, 18), (18, 12)], "24/18 24/12 13/7"),
        ([(13, 10), (13, 10), (10, 7), (10, 7)], "13/7(2)"),
        ([(25, 24), (24, 23), (23, 22), (22, 21)], "bar/21"),
        ([[8, 5, 0, 3, 1], [6, 5, 0, 1, 9]], "8/5 6/5"),
    ],
)
def test_format(steps: list[Any], expected: str) -> None:
    assert format_turn(steps) == expected


@pytest.mark.parametrize(
    "steps",
    [
        None, 5, [5], ["8/5"], "8/5", [(8,)], [(1, 2, 3, 4, 5, 6)], [(8, 5.0)], [(26, 5)],
        [(8, -1)], [(8, 5, 0, 7)], [(10**99, 1)], [None], [(True, None)], {8: 5}, [b"85"],
    ],
    ids=repr,
)  # fmt: skip
def test_no_steps(steps: Any) -> None:
    with pytest.raises(IllegalTurn) as caught:
        format_turn(steps)
    assert caught.value.code == "bad-step"
    assert str(caught.value)


@settings(max_examples=300)
@given(positions(), rolls, st.randoms(use_true_random=False))
def test_round_trip(position: Position, dice: tuple[int, int], rng: random.Random) -> None:
    """What is written is read back to the same result, in any order of its moves."""
    graph = TurnGraph(position, dice)
    results = sorted(graph.results, key=lambda result: result.board)
    for result in rng.sample(results, min(8, len(results))):
        steps = graph.steps_to(result)
        text = format_turn(steps)
        assert graph.play(text) == result
        moves = text.split()
        for order in list(permutations(moves))[:6]:
            assert graph.play(" ".join(order)) == result
        rng.shuffle(steps)
        assert graph.play(steps) == result
        assert graph.play([step[:2] for step in steps]) == result
        assert format_turn(steps) == text


@settings(max_examples=100)
@given(positions(), rolls, st.randoms(use_true_random=False))
def test_other_writings_of_a_turn(
    position: Position, dice: tuple[int, int], rng: random.Random
) -> None:
    graph = TurnGraph(position, dice)
    result = rng.choice(sorted(graph.results, key=lambda result: result.board))
    steps = graph.steps_to(result)
    every_hop = " ".join(f"{step.origin}/{step.target}{'*' * step.hit}" for step in steps)
    text = format_turn(steps)
    for writing in (
        every_hop,
        every_hop.replace("*", ""),
        every_hop.replace("/", "-"),
        every_hop.replace(" ", ", "),
        text.upper(),
        text.replace("/", " - "),
        f"{dice[0]}{dice[1]}: {text}",
        f"{dice[1]}-{dice[0]}: {text}",
    ):
        assert graph.play(writing) == result


@settings(max_examples=300)
@given(
    positions(),
    rolls,
    st.text(alphabet="0123456789/-*() baroff,", max_size=24) | st.text(max_size=12),
)
def test_garbage_is_played_legally_or_refused(
    position: Position, dice: tuple[int, int], text: str
) -> None:
    check_outcome(TurnGraph(position, dice), text)


@settings(max_examples=300)
@given(
    positions(),
    rolls,
    st.lists(st.tuples(st.integers(0, 25), st.integers(0, 25)), min_size=1, max_size=5),
)
def test_random_steps_are_played_legally_or_refused(
    position: Position, dice: tuple[int, int], steps: list[tuple[int, int]]
) -> None:
    check_outcome(TurnGraph(position, dice), steps)


def check_outcome(graph: TurnGraph, turn: str | list[tuple[int, int]]) -> None:
    refusal: IllegalTurn | None = None
    result: Position | None = None
    try:
        result = graph.play(turn)
    except IllegalTurn as error:
        refusal = error
    if refusal is None:
        assert result in graph.results
    else:
        assert str(refusal)
        assert refusal.arguments["position"] == graph.position.position_id
