"""The position lines of Snowie and FIBS, read by ``parse_id`` like any identifier."""

from __future__ import annotations

import pytest
from hypothesis import given

from fivepoint import (
    FivepointError,
    MatchState,
    Money,
    ParseError,
    Position,
    RulesError,
    Snapshot,
    parse_id,
)
from fivepoint.formats.snowie import write_snowie
from tests.strategies import positions

START = Position.start()
POINTS = ";".join(str(count) for count in START.board[1:25])
SNOWIE = f"7;0;0;0;1;Ann;Bob;0;2;5;2;1;0;{POINTS};0;3;1;"
FIBS = (
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:"
    "6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0"
)


class TestSnowie:
    def test_read(self) -> None:
        expected = Snapshot(START, (3, 1), MatchState(7, (2, 5), 2, "me"))
        assert parse_id(SNOWIE) == parse_id(SNOWIE[:-1]) == parse_id(f"x {SNOWIE} y") == expected

    @given(positions())
    def test_what_is_written_comes_back(self, position: Position) -> None:
        assert parse_id(write_snowie(position, "A;n", "B")).position == position

    def test_the_other_bar_may_be_positive(self) -> None:
        board = [0] * 24
        text = f"0;1;0;0;0;A;B;0;0;0;1;0;1;{';'.join(map(str, board))};2;0;0;"
        snap = parse_id(text)
        assert snap.position.board == (-2, *board, 1)
        assert snap.state == Money(jacoby=True)
        assert snap.top_on_roll

    @pytest.mark.parametrize(
        ("old", "new", "error"),
        [
            (";3;1;", ";7;1;", ParseError),
            (";3;1;", ";3;0;", ParseError),
            (";2;1;0;", ";2;5;0;", ParseError),
            (";2;5;2;", ";9;5;2;", RulesError),
            (";2;5;2;", ";2;5;3;", RulesError),
            ("Ann;Bob", "Ann", ParseError),
        ],
    )
    def test_bad(self, old: str, new: str, error: type[FivepointError]) -> None:
        with pytest.raises(error):
            parse_id(SNOWIE.replace(old, new))


class TestFibs:
    def test_read(self) -> None:
        assert parse_id(FIBS) == Snapshot(START, (6, 2), MatchState(3))

    def test_the_other_side_is_on_roll(self) -> None:
        text = FIBS.replace(":1:6:2:0:0:1:", ":-1:0:0:5:5:1:")
        assert parse_id(text) == Snapshot(START, (5, 5), MatchState(3), top_on_roll=True)

    def test_colours_and_directions_name_the_same_position(self) -> None:
        numbers: list[str] = [*FIBS.split(":")]
        points = [int(n) for n in numbers[6:32]]
        points[6], points[7] = 4, 1
        for colour in (1, -1):
            for direction in (-1, 1):
                there = [colour * n for n in (points if direction == -1 else points[::-1])]
                given = [*numbers]
                given[6:32] = map(str, there)
                given[32], given[41], given[42] = str(colour), str(colour), str(direction)
                snap = parse_id(":".join(given))
                assert snap.position.board == tuple(points)

    def test_a_double_waits_for_an_answer(self) -> None:
        text = FIBS.replace(":1:6:2:0:0:1:1:1:0:1:", ":1:0:0:0:0:1:1:1:1:1:")
        snap = parse_id(text)
        assert (snap.offer, snap.dice, snap.top_on_roll) == ("double", None, True)

    def test_cube_and_crawford(self) -> None:
        mine = FIBS.replace(":1:6:2:0:0:1:1:1:0:", ":1:6:2:0:0:2:1:0:0:")
        assert parse_id(mine).state == MatchState(3, (0, 0), 2, "me")
        crawford = FIBS.replace("someplayer:3:0:0:", "someplayer:3:2:0:").replace(
            ":1:6:2:0:0:1:1:1:0:", ":1:6:2:0:0:1:0:0:0:"
        )
        assert parse_id(crawford).state == MatchState(3, (2, 0), crawford=True)
        unlimited = FIBS.replace("someplayer:3:", "someplayer:9999:")
        assert parse_id(unlimited).state == Money(max_cube=None)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (":1:6:2:", ":0:6:2:"),
            (":1:6:2:", ":1:9:2:"),
            ("board:", "bored:"),
            (":1:-1:0:25:", ":1:3:0:25:"),
            (":-5:5:", ":-5:15:"),
            (":3:0:0:", ":3:7:0:"),
        ],
    )
    def test_bad(self, old: str, new: str) -> None:
        with pytest.raises(FivepointError):
            parse_id(FIBS.replace(old, new, 1))
