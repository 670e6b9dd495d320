"""Positions: every fault is named, the view changes in one place, results are right."""

from __future__ import annotations

import pickle
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import FivepointError, ParseError, Position, PositionError, RulesError
from tests.strategies import positions

START = (0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0)
CLOSED_OUT = (-1, 2, 2, 2, 2, 2, 2, *[0] * 12, -2, -2, -2, -2, -2, -2, 1)


def board(**counts: int) -> list[int]:
    """A board with checkers only where named: ``p6=5``, ``p0=-1`` for the opponent's bar."""
    return [counts.get(f"p{place}", 0) for place in range(26)]


def codes(given_board: Any, men: Any = 15) -> list[str]:
    with pytest.raises(PositionError) as caught:
        Position.from_board(given_board, men)
    return [fault.code for fault in caught.value.faults]


def test_start() -> None:
    start = Position.start()
    assert start.board == START
    assert (start.pips, start.off, start.men) == ((167, 167), (0, 0), 15)
    assert (start.result, start.winner) == (None, None)
    assert start.flip() == start


@pytest.mark.parametrize(
    ("variant", "pips", "men"),
    [
        ("backgammon", 167, 15),
        ("nackgammon", 194, 15),
        ("hypergammon", 69, 3),
        (" HyperGammon", 69, 3),
    ],
)
def test_start_of_variant(variant: str, pips: int, men: int) -> None:
    start = Position.start(variant)
    assert start.pips == (pips, pips)
    assert start.men == men
    assert start.off == (0, 0)
    assert start.flip() == start
    assert Position.from_board(start.board, men) == start


@pytest.mark.parametrize("variant", ["", "chess", None, 3, ["backgammon"], "tavli" * 999])
def test_unknown_variant(variant: Any) -> None:
    with pytest.raises(RulesError) as caught:
        Position.start(variant)
    assert caught.value.code == "unknown-variant"
    assert "nackgammon" in str(caught.value)


def test_equality_and_hash_know_the_number_of_checkers() -> None:
    few = board(p24=1, p1=-1)
    three, fifteen = Position.from_board(few, 3), Position.from_board(few)
    assert three != fifteen
    assert len({three, fifteen, Position.from_board(few, men=3)}) == 2
    assert (three.off, fifteen.off) == ((2, 2), (14, 14))
    assert three.flip().men == 3


@pytest.mark.parametrize("position", [Position.start(), Position.start("hypergammon")])
def test_repr_can_be_pasted_back(position: Position) -> None:
    assert eval(repr(position), {"Position": Position}) == position  # noqa: S307 - that is the point
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own bytes


def test_whole_numbers_of_any_kind_are_read() -> None:
    for row in (list(START), np.array(START, dtype=np.int8), np.array(START), iter(START)):
        assert Position.from_board(row) == Position.start()
    assert all(type(count) is int for count in Position.from_board(np.array(START)).board)


@pytest.mark.parametrize(
    ("bad", "expected"),
    [
        (board(p6=16, p20=-1), ["too-many-checkers"]),
        (board(p6=1, p20=-16), ["too-many-checkers"]),
        (board(p6=1, p0=-9, p20=-9), ["too-many-checkers"]),
        (board(p6=9, p25=9, p20=-16), ["too-many-checkers", "too-many-checkers"]),
        (board(p6=10**5000, p20=-1), ["too-many-checkers"]),
        (board(p0=1, p6=1, p20=-1), ["opponent-bar-sign"]),
        (board(p25=-1, p6=1, p20=-1), ["own-bar-sign"]),
        (
            board(p0=1, p25=-1, p6=16, p20=-16),
            ["opponent-bar-sign", "own-bar-sign", "too-many-checkers", "too-many-checkers"],
        ),
        (
            [*board(p0=1, p6=16, p20=-1)[:24], None, -1],
            ["not-an-integer", "opponent-bar-sign", "own-bar-sign", "too-many-checkers"],
        ),
        (board(), ["both-borne-off"]),
        (CLOSED_OUT, ["both-closed-out"]),
        ([], ["wrong-length"]),
        (START[:25], ["wrong-length"]),
        ((*START, 0), ["wrong-length"]),
        ((*START[:24], 2.0), ["not-an-integer", "wrong-length"]),
        ((*START[:24], 2.0, None), ["not-an-integer", "not-an-integer"]),
        ((*START[:24], True, 0), ["not-an-integer"]),
        ((*START[:24], np.True_, 0), ["not-an-integer"]),
        ((*START[:24], float("nan"), 0), ["not-an-integer"]),
        ((*START[:24], float("inf"), "2"), ["not-an-integer", "not-an-integer"]),
        (np.array(START, dtype=float), ["not-an-integer"] * 26),
        (np.array([START, START]), ["not-an-integer", "not-an-integer", "wrong-length"]),
        ("4HPwATDgc/ABMA", ["not-a-board"]),
        (b"0" * 26, ["not-a-board"]),
        (None, ["not-a-board"]),
        (26, ["not-a-board"]),
        (np.array(26), ["not-a-board"]),
        ({"board": 1}, ["not-an-integer", "wrong-length"]),
    ],
)  # fmt: skip
def test_every_fault_is_named(bad: Any, expected: list[str]) -> None:
    assert codes(bad) == expected
    assert codes(bad) == [fault.code for fault in _direct_faults(bad)]


def _direct_faults(bad: Any) -> tuple[PositionError, ...]:
    with pytest.raises(PositionError) as caught:
        Position(bad)
    return caught.value.faults


@pytest.mark.parametrize("men", [0, -1, 16, 10**400, 15.0, True, None, "15", float("nan")])
def test_number_of_checkers_must_be_possible(men: Any) -> None:
    assert codes(START, men) == ["men-out-of-range"]
    assert codes(board(p0=1, p6=16), men) == [
        "men-out-of-range", "opponent-bar-sign", "too-many-checkers",
    ]  # fmt: skip
    assert codes([0], men) == ["men-out-of-range", "wrong-length"]


def test_an_endless_list_is_refused() -> None:
    assert "wrong-length" in codes(iter(int, 1))


def test_closed_out_on_both_sides_needs_all_twelve_points() -> None:
    for place in (*range(1, 7), *range(19, 25)):
        nearly = list(CLOSED_OUT)
        nearly[place] //= 2
        assert Position.from_board(nearly).board == tuple(nearly)


def test_one_error_tells_all_faults() -> None:
    with pytest.raises(PositionError) as caught:
        Position.from_board(board(p0=1, p6=16, p20=-1))
    assert caught.value.code == "several-faults"
    assert [str(fault) for fault in caught.value.faults] == [
        "The opponent’s bar (number 0) holds 1: it must be 0 or negative.",
        "The player on roll has 16 checkers on the board: there are only 15.",
    ]
    for fault in caught.value.faults:
        assert str(fault) in str(caught.value)


class TestSides:
    def test_start(self) -> None:
        row = [0] * 25
        for point, count in ((24, 2), (13, 5), (8, 3), (6, 5)):
            row[point - 1] = count
        assert Position.from_sides(row, row) == Position.start()

    def test_bars(self) -> None:
        own, other = [0] * 24 + [2], [0] * 24 + [3]
        assert Position.from_sides(own, other).board == (-3, *[0] * 24, 2)

    @pytest.mark.parametrize(
        ("own", "other", "expected"),
        [
            ({1: 1}, {24: 1}, ["both-on-one-point"]),
            ({1: 9, 2: 9}, {24: 16}, ["both-on-one-point"] + ["too-many-checkers"] * 2),
            ({1: -1}, {25: -2, 3: 1}, ["negative-count", "negative-count"]),
            ({}, {}, ["both-borne-off"]),
            (dict.fromkeys((1, 2, 3, 4, 5, 6), 2) | {25: 1},) * 2 + (["both-closed-out"],),
        ],
    )  # fmt: skip
    def test_faults(self, own: dict[int, int], other: dict[int, int], expected: list[str]) -> None:
        rows = [[side.get(place, 0) for place in range(1, 26)] for side in (own, other)]
        with pytest.raises(PositionError) as caught:
            Position.from_sides(rows[0], rows[1])
        assert [fault.code for fault in caught.value.faults] == expected

    def test_wrong_rows(self) -> None:
        with pytest.raises(PositionError) as caught:
            Position.from_sides([0] * 26, cast("Any", None), 99)
        found = [fault.code for fault in caught.value.faults]
        assert found == ["men-out-of-range", "wrong-length", "not-a-board"]


class TestResult:
    """Known fault 41 among them: one checker off saves the gammon, wherever the others are."""

    @pytest.mark.parametrize(
        ("final", "result"),
        [
            (board(p19=-5, p20=-5, p21=-4), 1),
            (board(p19=-5, p20=-5, p21=-5), 2),
            (board(p7=-1, p20=-14), 2),
            (board(p6=-1, p20=-14), 3),
            (board(p3=-1, p20=-14), 3),
            (board(p0=-1, p20=-14), 3),
            (board(p0=-1, p20=-13), 1),
            (board(p1=-14), 1),
        ],
    )
    def test_points(self, final: list[int], result: int) -> None:
        won = Position.from_board(final)
        assert (won.winner, won.result) == ("me", result)
        assert (won.flip().winner, won.flip().result) == ("other", result)

    def test_hypergammon_counts_its_own_checkers(self) -> None:
        assert Position.from_board(board(p20=-3), 3).result == 2
        assert Position.from_board(board(p20=-2), 3).result == 1
        assert Position.from_board(board(p0=-3), 3).result == 3

    def test_a_game_goes_on_while_both_have_checkers(self) -> None:
        going = Position.from_board(board(p1=1, p24=-1))
        assert (going.winner, going.result) == (None, None)


class TestPositionId:
    """GNU position IDs; the asymmetric ones show a side taken for the other (fault 65)."""

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("4HPwATDgc/ABMA", START),
            ("AACAkCRJqqoAAA", (0, -1, *(0, 1) * 8, *(1,) * 7, 0)),
        ],
    )
    def test_known(self, text: str, expected: tuple[int, ...]) -> None:
        position = Position.from_position_id(text)
        assert position.board == expected
        assert position.position_id == text

    def test_bar_checkers_are_kept(self) -> None:
        """Known fault 63."""
        position = Position.from_board(board(p0=-2, p25=1, p6=3, p20=-4))
        assert Position.from_position_id(position.position_id) == position

    @given(positions())
    def test_round_trip(self, position: Position) -> None:
        assert Position.from_position_id(position.position_id) == position

    @given(positions(men=3))
    def test_round_trip_hypergammon(self, position: Position) -> None:
        assert Position.from_position_id(position.position_id, 3) == position

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("", "position-id-length"),
            ("4HPwATDgc/ABM", "position-id-length"),
            ("4HPwATDgc/ABMAA", "position-id-length"),
            (None, "position-id-length"),
            (["4"] * 14, "position-id-length"),
            ("4HPwATDgc/ABM=", "position-id-characters"),
            ("4HPwATDgc/ABM!", "position-id-characters"),
            ("4HPwATDgc/ABMé", "position-id-characters"),
            ("4HPwATDgc/AB A", "position-id-characters"),
            ("//////////////", "position-id-counts"),
            ("4HPwATDgc/ABMB", "position-id-counts"),
            ("4HPwATDgc/ABMQ", "position-id-counts"),
        ],
    )
    def test_bad(self, text: Any, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            Position.from_position_id(text)
        assert caught.value.code == code

    def test_impossible_position(self) -> None:
        with pytest.raises(PositionError) as caught:
            Position.from_position_id("AAAAAAAAAAAAAA")
        assert caught.value.code == "both-borne-off"

    @given(st.text(alphabet=st.characters(codec="utf-8"), min_size=12, max_size=16))
    def test_garbage(self, text: str) -> None:
        with pytest.raises(FivepointError):
            Position.from_position_id(text)

    @given(st.binary(min_size=10, max_size=10))
    def test_any_bytes(self, raw: bytes) -> None:
        from base64 import b64encode

        text = b64encode(raw).decode()[:14]
        try:
            position = Position.from_position_id(text)
        except FivepointError:
            return
        assert position.position_id == text


@given(positions())
def test_flip_twice_changes_nothing(position: Position) -> None:
    flipped = position.flip()
    assert flipped.flip() == position
    assert flipped.pips == position.pips[::-1]
    assert flipped.off == position.off[::-1]
    assert flipped.result == position.result
    assert Position.from_board(flipped.board) == flipped


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
                    lambda inner: st.lists(inner, max_size=30)))  # fmt: skip
def test_garbage_raises_nothing_but_position_errors(garbage: Any) -> None:
    with pytest.raises(PositionError) as caught:
        Position.from_board(garbage)
    assert str(caught.value)


@given(st.lists(st.integers(-16, 16), min_size=26, max_size=26))
def test_a_board_is_legal_or_its_faults_are_named(counts: list[int]) -> None:
    own, other = sum(n for n in counts if n > 0), -sum(n for n in counts if n < 0)
    legal = counts[0] <= 0 <= counts[25] and own <= 15 and other <= 15 and own + other > 0
    try:
        position = Position.from_board(counts)
    except PositionError:
        assert not legal or (counts[0] < 0 < counts[25])
    else:
        assert legal
        assert position.board == tuple(counts)
