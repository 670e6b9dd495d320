"""The SVG board: well-formed, in the places that the web board uses, every checker drawn."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from fivepoint import Position, TurnGraph
from fivepoint.picture import SHAPES, Arrows, Picture, board_svg, shapes

SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: Picture, *, shared: bool = False) -> ET.Element:
    return parsed(board_svg(picture, shared=shared))


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - our own text


def checkers(picture: Picture, colour: str) -> set[tuple[str, str]]:
    return {
        (use.get("x", ""), use.get("y", ""))
        for use in drawn(picture).iter(f"{SVG}use")
        if use.get("href") == f"#{SHAPES}-{colour}"
    }


def test_checkers_stand_where_the_web_board_has_them() -> None:
    start = Picture(Position.start().board)
    white = checkers(start, "w")
    assert {("378", "672"), ("378", "616"), ("378", "560")} < white  # point 8
    assert {("862", "68"), ("862", "124")} < white  # point 24
    assert len(white) == len(checkers(start, "b")) == 15


def test_colours_change_with_the_side_at_the_bottom() -> None:
    board = Position.start().board
    assert checkers(Picture(board), "w") == checkers(Picture(board, white_below=False), "b")


def test_high_stacks_and_the_tray_carry_their_numbers() -> None:
    board = [0] * 26
    board[0], board[6], board[25] = -6, 8, 1
    found = drawn(Picture(board))
    numbers = [text.text or "" for text in found.findall(f"{SVG}text")]
    assert sorted(numbers) == ["6", "6", "8", "9"]  # on the bar and off: 6 borne off own, 9 other
    assert len(checkers(Picture(board), "w")) == 6
    assert len(checkers(Picture(board), "b")) == 4


@pytest.mark.parametrize(("dice", "faces"), [((3, 1), 2), ((5, 5), 4)])
def test_dice(dice: tuple[int, int], faces: int) -> None:
    found = drawn(Picture(Position.start().board, dice=dice))
    assert len([r for r in found.findall(f"{SVG}rect") if r.get("width") == "56"]) == faces
    pips = len([c for c in found.findall(f"{SVG}circle") if c.get("r") == "5.3"])
    assert pips == sum(dice) * faces // 2


@pytest.mark.parametrize(
    ("picture", "value", "place"),
    [
        (Picture(Position.start().board, cube=1), "64", "translate(54 370) rotate(90)"),
        (Picture(Position.start().board, cube=2, owner="me"), "2", "translate(54 660) rotate(0)"),
        (
            Picture(Position.start().board, cube=8, owner="other"),
            "8",
            "translate(54 80) rotate(180)",
        ),
        (
            Picture(Position.start().board, cube=2, offered="other"),
            "2",
            "translate(288 370) rotate(0)",
        ),
    ],
)
def test_the_cube_shows_its_owner(picture: Picture, value: str, place: str) -> None:
    (cube,) = [g for g in drawn(picture).findall(f"{SVG}g") if g.get("transform")]
    assert cube.get("transform") == place
    assert [text.text for text in cube.iter(f"{SVG}text")] == [value]


def test_hops_of_one_checker_are_one_arrow() -> None:
    graph = TurnGraph(Position.start(), (6, 5))
    steps = [tuple(step) for step in graph.steps_to(graph.play("24/13"))]
    assert len(steps) == 2
    found = drawn(Picture(Position.start().board, arrows=(Arrows(steps),)))
    assert len(found.findall(f"{SVG}g")) == 1


def test_shapes_are_shared_by_many_pictures_of_a_page() -> None:
    picture = Picture(Position.start().board, label="opening & <start>")
    alone, shared = board_svg(picture), board_svg(picture, shared=True)
    assert shapes() in alone
    assert "<defs>" not in shared
    assert len(shared) < 2_500
    assert drawn(picture).get("aria-label") == "opening & <start>"


def test_a_position_shows_itself_in_notebooks() -> None:
    text = Position.start()._repr_svg_()  # pyright: ignore[reportPrivateUsage] - the notebooks' name
    assert parsed(text).get("width") == "500"
