"""Matches: fair to both sides, repeatable, luck taken out."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fivepoint import _core
from fivepoint.engine.netfile import default_nets
from fivepoint.errors import ParseError
from fivepoint.train.export import averaged_net
from fivepoint.train.league import OPENING, NetPlayer, PeerPlayer, play_match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from fivepoint.train.league import Boards


def nets(seed: int) -> _core.Evaluator:
    contact, race = _core.Trainer.of_kind(0, 64, seed=seed), _core.Trainer.of_kind(1, 64, seed=9)
    return _core.Evaluator(averaged_net(contact, 0), averaged_net(race, 1), _core.Bearoff.build())


def test_the_same_player_on_both_sides_comes_out_even() -> None:
    player = NetPlayer(nets(1))
    result = play_match(player, player, nets(2), pairs=8, seed=3)
    assert result.games == 16
    assert result.raw == 0
    assert result.points == pytest.approx(0, abs=1e-5)
    assert result.plies > 20


def test_a_net_plays_what_it_judges_best_whatever_its_pruner_passes() -> None:
    shipped = default_nets()
    boards = _core.make_starts(_core.start_names().index("massive-back"), 200, 7)
    dice = np.random.default_rng(3).integers(1, 7, (200, 2)).astype(np.int8)
    own = NetPlayer(shipped.evaluator()).plays(boards, dice)
    for board, roll, after in zip(boards, dice, own, strict=True):
        plays, chances = shipped.evaluator().plays(board[None], int(roll[0]), int(roll[1]))
        values = (chances * np.array([2, 1, 1, -1, -1], np.float32)).sum(axis=1)
        chosen = values[(plays == after).all(axis=1)]
        assert chosen == pytest.approx(values.max(), abs=1e-6)


def test_changing_sides_changes_the_sign() -> None:
    one, two, judge = nets(1), nets(2), nets(3)
    there = play_match(NetPlayer(one), NetPlayer(two), judge, pairs=6, seed=5)
    back = play_match(NetPlayer(two), NetPlayer(one), judge, pairs=6, seed=5)
    assert there.raw == pytest.approx(-back.raw)
    assert there.points == pytest.approx(-back.points, abs=1e-5)
    assert there == play_match(NetPlayer(one), NetPlayer(two), judge, pairs=6, seed=5)


def test_looking_ahead_changes_plays_and_is_counted() -> None:
    judge = nets(1)
    still, ahead = NetPlayer(judge), NetPlayer(judge, plies=1)
    result = play_match(ahead, still, judge, pairs=3, seed=4)
    assert result.games == 6
    assert ahead.decisions == pytest.approx(still.decisions, abs=6)
    assert ahead.seconds > still.seconds
    boards, dice = (
        np.tile(OPENING, (20, 1)),
        np.array([[d, e] for d in (6, 5, 4, 3) for e in (1, 2, 3, 4, 5)], np.int8),
    )
    played = ahead.plays(boards, dice)
    assert (played != still.plays(boards, dice)).any()
    again = NetPlayer(judge, plies=1).plays(boards[7:8], dice[7:8])
    np.testing.assert_array_equal(again, played[7:8])


PEER = """
import struct, sys
plays = {plays}
cut = {cut}
while len(head := sys.stdin.buffer.read(4)) == 4:
    rows = sys.stdin.buffer.read(28 * struct.unpack("<I", head)[0])
    sys.stdout.buffer.write(plays[:cut])
    sys.stdout.buffer.flush()
    if cut is not None:
        break
"""


@pytest.fixture
def peer(tmp_path: Path) -> Iterator[Callable[[Boards, int | None], PeerPlayer]]:
    """Programs that answer with these boards, cut short."""
    begun: list[PeerPlayer] = []

    def begin(boards: Boards, cut: int | None = None) -> PeerPlayer:
        program = tmp_path / f"{len(begun)}.py"
        program.write_text(PEER.format(plays=boards.tobytes(), cut=cut))
        begun.append(PeerPlayer([sys.executable, str(program)]))
        return begun[-1]

    yield begin
    for one in begun:
        one.close()


def test_a_peer_speaks_the_protocol_and_a_broken_one_is_named(
    peer: Callable[[Boards, int | None], PeerPlayer],
) -> None:
    boards = np.stack([OPENING, OPENING])
    dice = np.array([[3, 1], [6, 5]], dtype=np.int8)
    legal = np.stack([_core.legal_results(OPENING, *roll, 15)[0] for roll in ((3, 1), (6, 5))])
    assert (peer(legal, None).plays(boards, dice) == legal).all()
    for answer, cut, code in (
        (legal, 30, "train-peer"),
        (legal[::-1], None, "train-peer-play"),  # each is right for the other roll
        (boards, None, "train-peer-play"),
    ):
        with pytest.raises(ParseError) as caught:
            peer(np.ascontiguousarray(answer), cut).plays(boards, dice)
        assert caught.value.code == code
