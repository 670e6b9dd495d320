"""What other programs thought of a match is kept beside it, for whoever acts."""

from __future__ import annotations

import struct
from math import nan

import pytest

from fivepoint import MatchRules, MatchState, Money, Record
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.recorded import RecordedCube, chances_of, emg_of_chance
from fivepoint.formats.xg_archive import read_archive
from fivepoint.rules.actions import Double, Play, Roll
from tests.formats import pages
from tests.formats.games import random_record
from tests.formats.xg_files import archive, xg_file

WIN = (0.541, 0.167, 0.008, 0.123, 0.005)


def test_sgf() -> None:
    match = read_match_bytes(pages.SGF_ANALYSED.encode())
    assert match.analyst == "GNU Backgammon 1.08.003"
    roll, play = match.recorded(0), match.recorded(1)
    assert roll is not None
    assert play is not None
    assert isinstance(match.record.actions[0], Roll)
    assert roll.luck == 0.196
    states = list(match.record.states())
    assert play.plays[0].position == states[2].position.flip()
    assert [candidate.equity for candidate in play.plays] == [0.15, -0.019]
    assert [candidate.level for candidate in play.plays] == ["2-ply", "rollout 36"]
    assert play.plays[0].chances == WIN
    unlucky = match.recorded(2)
    assert unlucky is not None
    assert unlucky.luck is None
    assert unlucky.cube is not None
    assert unlucky.cube.level == "2-ply"
    assert -0.17 < unlucky.cube.no_double < -0.13
    assert isinstance(match.record.actions[4], Double)
    double = match.recorded(4)
    assert double is not None
    assert double.cube is not None
    assert double.cube.level == "rollout 36"
    assert double.cube.no_double < double.cube.double_take


def test_sgf_comments_stay() -> None:
    match = read_match_bytes(pages.SGF_ANALYSED.encode())
    assert [entry.comment for entry in match.record.entries if entry.comment] == ["a natural"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("0.541 0.167", "x y"),
        ("E ver 3 0.541", "E ver 3"),
        ("[qtst E", "[q?st E"),
        ("LU[0.196]", "LU[]"),
        ("DA[E ver 3 2C", "DA[E"),
        ("X ver 3 Score -0.019", "X ver 3 Score"),
        ("0.150 2C", "nan 2C"),
        ("DA[X ver 3 Eq", "DA["),
    ],
)
def test_a_damaged_analysis_is_left_out(old: str, new: str) -> None:
    whole = read_match_bytes(pages.SGF_ANALYSED.encode())
    match = read_match_bytes(pages.SGF_ANALYSED.replace(old, new).encode())
    assert match.record == whole.record
    assert match.analysis != whole.analysis


def test_gnubg_text_in_german() -> None:
    match = read_match_bytes(pages.GNUBG_GAME_DE.encode())
    assert match.record.meta == (("EventDate", "28/01/2024"), ("Site", "Nirgends"))
    assert [(game.winner, game.points) for game in match.games] == [(1, 1)]
    play = match.recorded(2)
    assert play is not None
    assert [(p.equity, p.level) for p in play.plays] == [(0.15, "2-ply"), (-0.019, "0-ply")]
    decision = match.recorded(3)
    assert decision is not None
    assert decision.luck == -0.021
    assert decision.cube == RecordedCube(
        -0.15, -0.601, 1.0, (0.459, 0.123, 0.005, 0.167, 0.008), "2-ply"
    )


def analysed_xg(record: Record) -> bytes:
    """An XG file of ``record`` in which every roll and cube decision is judged alike."""
    data = bytearray(read_archive(xg_file(record))["temp.xg"])
    for start in range(0, len(data), 2_560):
        kind = data[start + 8]
        if kind == 2:
            struct.pack_into("<i", data, start + 92, 3)
            struct.pack_into("<7f", data, start + 124, 0.0, 0.125, 0.5, 0.5, 0.25, 0.0, 0.1)
            struct.pack_into("<3f", data, start + 152, 0.25, 0.5, 1.0)
        elif kind == 3 and any(data[start + 35 : start + 61]):
            data[start + 188] = 2
            data[start + 192 : start + 218] = data[start + 35 : start + 61]
            data[start + 218 : start + 244] = data[start + 35 : start + 61]
            struct.pack_into("<h", data, start + 1_280, 1_001)
            struct.pack_into("<h", data, start + 1_284, 100)
            struct.pack_into("<7f", data, start + 1_408, 0.0, 0.125, 0.5, 0.5, 0.25, 0.0, -0.5)
            struct.pack_into("<7f", data, start + 1_436, *[nan] * 7)
            struct.pack_into("<2d", data, start + 2_312, 0.0, -0.75)
    return archive({"temp.xg": bytes(data)})


def test_xg() -> None:
    record = random_record(MatchRules(length=3), 4, 200)
    match = read_match_bytes(analysed_xg(record))
    assert match.analyst == "eXtreme Gammon"
    chances = (0.5, 0.25, 0.0, 0.125, 0.0)
    states = list(match.record.states())
    judged = {told.action: told for told in match.analysis}
    for number, action in enumerate(match.record.actions):
        told = judged.get(number)
        if isinstance(action, Play):
            assert told is not None
            (only,) = told.plays  # the other holds no number
            after = states[number + 1]
            reached = after.position if after.stage != "playing" else after.position.flip()
            assert only.position == reached
            assert (only.equity, only.chances, only.level) == (-0.5, chances, "XG Roller+")
        elif isinstance(action, Roll):
            assert told is not None
            assert told.luck == -0.75
        elif isinstance(action, Double):
            assert told is not None
            assert told.cube == RecordedCube(0.25, 0.5, 1.0, chances, "4-ply")


def test_xg_without_analysis() -> None:
    match = read_match_bytes(xg_file(random_record(MatchRules(length=1), 3)))
    assert all(not told.plays and told.cube is None for told in match.analysis)


@pytest.mark.parametrize("numbers", [(), (0.5,), (2, 0, 0, 0, 0), (nan, 0, 0, 0, 0), (1, 2)])
def test_no_chances(numbers: tuple[float, ...]) -> None:
    assert chances_of(numbers) is None


def test_chances_of_a_match_as_equity() -> None:
    state = MatchState(5, (3, 1), 2, "me")
    assert emg_of_chance(1.0, state) == 1.0
    assert emg_of_chance(0.5, Money()) is None
    assert emg_of_chance(0.5, MatchState(200)) is None
    one_each = emg_of_chance(0.5, MatchState(1))
    assert one_each == 0.0
