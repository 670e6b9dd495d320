"""The board in text: every checker, the cube and the tray where they belong."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint.cells import cells
from fivepoint.cli.board import COMPACT_WIDTH, Scene, compact, plain
from fivepoint.cli.ink import FINE, ROUGH, Ink
from fivepoint.i18n import LANGUAGES
from fivepoint.rules.position import Position
from tests import strategies

DULL = Ink(False, ROUGH)
NAMES = ("Ann", "Bob")


def scene(position: Position, **changes: object) -> Scene:
    values: dict[str, object] = {
        "position": position, "viewer": 0, "names": NAMES, "points": (2, 1), **changes
    }  # fmt: skip
    return Scene(**values)  # pyright: ignore[reportArgumentType]


def test_the_start_as_white_sees_it() -> None:
    assert compact(scene(Position.start()), DULL, "en") == [
        "X Bob · pips 167 · points 1",
        "      +13-14-15-16-17-18-+-----+19-20-21-22-23-24-+",
        "      | O  .  .  .  X  . |     | X  .  .  .  .  O |",
        "      | O           X    |     | X              O |",
        "      | O           X    |     | X                |",
        "      | O                |     | X                |",
        "      | O                |     | X                |",
        "[1]   |                  |     |                  |",
        "      | X                |     | O                |",
        "      | X                |     | O                |",
        "      | X           O    |     | O                |",
        "      | X           O    |     | O              X |",
        "      | X  .  .  .  O  . |     | O  .  .  .  .  X |",
        "      +12-11-10--9--8--7-+-----+-6--5--4--3--2--1-+",
        "O Ann · pips 167 · points 2",
    ]


def test_black_sees_the_same_board_with_the_other_signs() -> None:
    white = compact(scene(Position.start()), DULL, "en")
    black = compact(scene(Position.start(), viewer=1), DULL, "en")
    swap = str.maketrans("XO", "OX")
    assert [line.translate(swap) for line in black[1:-1]] == white[1:-1]
    assert black[0].startswith("O Ann")
    assert black[-1].startswith("X Bob")


def test_home_on_the_left_mirrors_the_board() -> None:
    lines = compact(scene(Position.start(), home="left"), DULL, "en")
    assert lines[1].split("+")[1].startswith("24-23-22")
    assert lines[-2].split("+")[1].startswith("-1--2--3")
    assert lines[7].endswith("[1]")


def test_bar_tray_cube_and_dice_are_shown() -> None:
    board = [-2, *[0] * 23, 0, 1]
    board[6], board[20] = 8, -6
    lines = compact(
        scene(Position.from_board(board), cube=8, owner=1, dice=(6, 2), roller=0), DULL, "en"
    )
    assert lines[2].startswith("[8] ")  # beside Black, at the top
    assert lines[2].endswith("| X 7")
    assert lines[-3].endswith("| O 6")
    assert "|[6] [2]" in lines[7]
    bars = [line.split("|")[2].strip() for line in lines[2:-2]]
    assert bars == ["", "", "", "", "O", "", "X", "X", "", "", ""]


def test_more_than_five_checkers_are_told_by_a_number() -> None:
    board = [0] * 26
    board[6], board[13], board[24] = 15, -12, -3
    lines = compact(scene(Position.from_board(board)), DULL, "en")
    assert lines[8].split("|")[3].startswith("15 ")
    assert lines[6].split("|")[1].startswith("12 ")


@given(
    strategies.positions(),
    st.sampled_from([0, 1]),
    st.sampled_from(["right", "left"]),
    st.sampled_from([1, 2, 64, 1024, 2**30]),
    st.sampled_from([None, 0, 1]),
)
@settings(deadline=None)
def test_any_position_fits_the_picture(
    position: Position, viewer: int, home: str, cube: int, owner: int | None
) -> None:
    table = scene(position, viewer=viewer, home=home, cube=cube, owner=owner)
    for signs in (FINE, ROUGH):
        lines = compact(table, Ink(False, signs), "th")
        assert len(lines) == 15
        assert all(cells(line) <= COMPACT_WIDTH for line in lines[1:-1])
        edges = {len(line) - len(line.lstrip()) for line in (lines[1], lines[-2])}
        assert len(edges) == 1


@given(strategies.positions())
@settings(deadline=None)
def test_the_words_tell_every_checker(position: Position) -> None:
    lines = plain(scene(position), "en")
    told = {"white": 0, "black": 0}
    for line in lines:
        if line.startswith(("Point", "Bar", "Borne off")):
            count, colour = line.split(": ")[1].split()
            told[colour] += int(count)
    assert told == {"white": 15, "black": 15}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_go_from_24_down_one_point_a_line(lang: str) -> None:
    lines = plain(scene(Position.start()), lang)
    points = [int("".join(c for c in line.split(":")[0] if c.isdigit())) for line in lines[:8]]
    assert points == [24, 19, 17, 13, 12, 8, 6, 1]


def test_colour_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tty(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Ink.of(Tty(io.BytesIO(), encoding="utf-8")) == Ink(True, FINE)
    assert Ink.of(Tty(io.BytesIO(), encoding="ascii")) == Ink(True, ROUGH)
    assert Ink.of(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) == Ink(False, FINE)
    monkeypatch.setenv("NO_COLOR", "1")
    assert Ink.of(Tty(io.BytesIO(), encoding="utf-8")) == Ink(False, FINE)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("NO_COLOR")
    assert Ink.of(Tty(io.BytesIO(), encoding="utf-8")) == Ink(False, FINE)
