"""Faults that readers of other programs had, each with the input that showed it.

Those that are told by a whole format stand with it: 61, 65, 67 and 69 in ``test_ids``, 73
to 81 in ``test_mat``, 83 in ``test_sgf``, 85 and 87 in ``test_xg`` and ``test_samples``.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from fivepoint import MatchState, Money, Position, Snapshot, parse_id
from fivepoint.formats.files import read_match_bytes
from fivepoint.rules.actions import Play
from tests.formats import pages


def test_59_the_owner_stays_when_only_the_score_changes() -> None:
    snapshot = parse_id("XGID=--CBCBC------B--b--cabbcb-:1:1:1:21:0:0:0:0:8")
    assert isinstance(snapshot.state, Money)
    assert snapshot.state.owner == "me"
    at_a_score = replace(snapshot, state=MatchState(7, (0, 0), snapshot.state.cube, "me"))
    assert parse_id(at_a_score.xgid).state.owner == "me"
    assert parse_id(at_a_score.gnuid).state.owner == "me"
    assert parse_id(at_a_score.ogid).state.owner == "me"


def test_63_checkers_on_the_other_bar_are_not_lost() -> None:
    board = list(Position.start().board)
    board[0], board[1] = -2, 0  # both runners hit
    position = Position.from_board(board)
    for text in (position.position_id, *ids(position)):
        again = parse_id(text).position
        assert again.board[0] == -2
        assert again.off == (0, 0)


def ids(position: Position) -> tuple[str, str]:
    snapshot = Snapshot(position)
    return snapshot.xgid, snapshot.ogid


def test_71_numbers_for_bar_and_off_and_a_single_space_between_columns() -> None:
    text = (
        " 3 point match\n\n Game 1\n Ann : 0                       Bob : 0\n"
        "  1) 66: 24/18 24/18 13/7 13/7  44: 24/20 24/20 13/9 13/9\n"
    )
    match = read_match_bytes(text.encode())
    plays = [action for action in match.record.actions if isinstance(action, Play)]
    assert [play.seat for play in plays] == [0, 1]
    assert [len(play.steps) for play in plays] == [4, 4]
    glued = text.replace("13/7  44:", "13/7 44:")
    assert read_match_bytes(glued.encode()).record == match.record


@pytest.mark.parametrize(
    ("board", "written", "steps"),
    [
        ("-a-DB--------------------A", "54: 25/20 20/16", ((25, 20, 5), (20, 16, 4))),
        ("-a-DB--------------------A", "54: Bar/20 20/16", ((25, 20, 5), (20, 16, 4))),
        ("-a-DB---------------------", "64: 4/0 4/0", ((4, 0, 6), (4, 0, 4))),
        ("-a-DB---------------------", "64: 4/Off(2)", ((4, 0, 6), (4, 0, 4))),
    ],
)
def test_71_numbers_and_words_for_bar_and_off(
    board: str, written: str, steps: tuple[tuple[int, int, int], ...]
) -> None:
    text = (
        " 3 point match\n\n Game 1\n Ann : 0                       Bob : 0\n"
        f"; Set Pos={board}/0\n  1) {written}\n"
    )
    match = read_match_bytes(text.encode())
    (play,) = (action for action in match.record.actions if isinstance(action, Play))
    assert sorted(play.steps) == sorted(steps)
    assert match.remarks == ()


def test_89_candidates_keep_their_order_and_their_depth() -> None:
    """Plays looked at less deeply are not sorted above others: the file's order stays."""
    match = read_match_bytes(pages.SGF_ANALYSED.encode())
    play = match.recorded(1)
    assert play is not None
    assert [candidate.level for candidate in play.plays] == ["2-ply", "rollout 36"]
    swapped = pages.SGF_ANALYSED.replace("0.150 2C", "-0.500 2C")
    again = read_match_bytes(swapped.encode()).recorded(1)
    assert again is not None
    assert [candidate.equity for candidate in again.plays] == [-0.5, -0.019]


@pytest.mark.parametrize("page", [pages.XG_PLAY_DE, pages.XG_PLAY_DE.replace(",", ".")])
def test_91_decimal_commas_and_the_comment_behind_the_list(page: str) -> None:
    match = read_match_bytes(page.encode())
    (told,) = match.analysis
    assert told.plays[0].equity == 0.159
    assert match.record.entries[0].comment.endswith("Nie vergessen!")
