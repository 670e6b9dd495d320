"""Matches between players of cubeless money games: duplicate dice, luck taken out.

Each pair of games has the same dice with the sides changed. After every roll the luck of it, as
the judging nets see it (equity of the best play of this roll less the mean over all rolls), is
taken off the result. This is unbiased whatever the nets are, and cuts the games needed for a
given error some seventeen times; the better the nets, the more.
"""

from __future__ import annotations

import contextlib
import math
import os
import struct
import subprocess
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from fivepoint import _core
from fivepoint.errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    Boards = npt.NDArray[np.int8]

WORTH = np.array([-1, 2, 1, 1, -1, -1], dtype=np.float32)
"""Money points of the five chances, cubeless: a constant and a weight each."""

OPENING = np.zeros(26, dtype=np.int8)
OPENING[[24, 13, 8, 6]] = 2, 5, 3, 5
OPENING[[1, 12, 17, 19]] = -2, -5, -3, -5

LONGEST = 600
"""Plies after which a game is given up as drawn; play that goes on so long has a fault."""

ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
ROLL_INDEX = {roll: at for at, roll in enumerate(ROLLS)}
WAYS = np.array([1 if high == low else 2 for high, low in ROLLS], dtype=np.float64) / 36
OPENING_WAYS = np.array([0 if high == low else 1 / 15 for high, low in ROLLS])


class Player(Protocol):
    """Chooses plays for many boards at once; what they cost is told in processor time."""

    seconds: float
    decisions: int

    def plays(self, boards: Boards, dice: Boards) -> Boards:
        """int8[n, 26] after the plays of int8[n, 2] dice, still seen from who moved."""
        ...


class NetPlayer:
    """Our nets, ``plies`` deep; ``seconds`` of processor time spent on ``decisions`` so far."""

    def __init__(self, evaluator: _core.Evaluator, plies: int = 0) -> None:
        self.evaluator = evaluator
        self.plies = plies
        self.seconds = 0.0
        self.decisions = 0

    def plays(self, boards: Boards, dice: Boards) -> Boards:
        """Play by the highest cubeless equity."""
        began = time.process_time()
        best = _core.best_plays(self.evaluator, boards, dice)
        if self.plies > 0:
            worths = np.tile(WORTH, (len(boards), 1))
            found, _, _, _, offsets = _core.rank_many(
                self.evaluator, boards, dice, worths, best, 15, self.plies, 1
            )
            best = found[offsets[:-1]]
        self.seconds += time.process_time() - began
        self.decisions += len(boards)
        return best


class PeerPlayer:
    """Another program in a process of its own; the protocol is in benchmarks/peers.

    ``seconds`` is the processor time of that process, known once it has been closed.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.process = subprocess.Popen(  # noqa: S603 - the command is the user's own
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def plays(self, boards: Boards, dice: Boards) -> Boards:
        """Ask the program; ParseError if it dies, answers short, or with no legal play."""
        count = len(boards)
        rows = np.concatenate([boards, dice], axis=1).astype(np.int8)
        wanted = 26 * count
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise ParseError("train-peer", count=count)
        try:
            stdin.write(struct.pack("<I", count) + rows.tobytes())
            stdin.flush()
            data = stdout.read(wanted)
        except OSError as error:
            raise ParseError("train-peer", count=count) from error
        if len(data) != wanted:
            raise ParseError("train-peer", count=count)
        self.decisions += count
        played = np.frombuffer(data, dtype=np.int8).reshape(count, 26).copy()
        if not _legal(boards, dice, played):
            raise ParseError("train-peer-play")
        return played

    def close(self) -> None:
        """End the program."""
        self.process.terminate()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):  # what it did not read is no matter now
                    stream.close()
        before = os.times()
        self.process.wait()
        after = os.times()
        self.seconds = (
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )


def _legal(boards: Boards, dice: Boards, played: Boards) -> bool:
    """Whether every board played is a result of its roll."""
    listed = _core.legal_results_batch(
        np.ascontiguousarray(boards), np.ascontiguousarray(dice), 1, 15
    )
    if isinstance(listed, int):
        return False
    results, begins = listed
    same = (results == np.repeat(played, np.diff(begins), axis=0)).all(axis=1)
    return bool(np.add.reduceat(same, begins[:-1]).all())


@dataclass(frozen=True)
class Result:
    """A match from the first player's side, in points a game."""

    games: int
    points: float
    """Mean with luck taken out."""
    std_error: float
    raw: float
    """Mean of the results as played."""
    raw_std_error: float
    gammons: float
    """Share of games that ended in a gammon or backgammon."""
    plies: float


def play_match(
    first: Player, second: Player, judge: _core.Evaluator, pairs: int, seed: int
) -> Result:
    """Play ``pairs`` pairs of games; the same seed gives the same dice."""
    random = np.random.default_rng(seed)
    dice = random.integers(1, 7, size=(pairs, LONGEST, 2), dtype=np.int8)
    for pair in range(pairs):
        while dice[pair, 0, 0] == dice[pair, 0, 1]:
            dice[pair, 0] = random.integers(1, 7, size=2)
    games = 2 * pairs
    pair_of = np.arange(games) // 2
    first_moves = np.arange(games) % 2 == 0  # whose turn it is at ply 0
    boards = np.tile(OPENING, (games, 1))
    points = np.zeros(games)
    luck = np.zeros(games)
    length = np.zeros(games)
    active = np.arange(games)
    for ply in range(LONGEST):
        rolled = dice[pair_of[active], ply]
        index = np.array([ROLL_INDEX[max(a, b), min(a, b)] for a, b in rolled.tolist()])
        values = _core.roll_values(judge, boards[active]).astype(np.float64)
        ways = OPENING_WAYS if ply == 0 else WAYS
        mine = first_moves[active] if ply % 2 == 0 else ~first_moves[active]
        sign = np.where(mine, 1.0, -1.0)
        luck[active] += sign * (values[np.arange(len(active)), index] - values @ ways)
        after = np.empty((len(active), 26), dtype=np.int8)
        for player, turn in ((first, mine), (second, ~mine)):
            if turn.any():
                after[turn] = player.plays(boards[active[turn]], rolled[turn])
        over = ~(after > 0).any(axis=1)
        points[active[over]] = sign[over] * _sizes(after[over])
        length[active] = ply + 1
        boards[active] = -after[:, ::-1]
        active = active[~over]
        if len(active) == 0:
            break
    adjusted = (points - luck).reshape(pairs, 2).mean(axis=1)
    plain = points.reshape(pairs, 2).mean(axis=1)
    root = math.sqrt(pairs)
    return Result(
        games=games,
        points=float(adjusted.mean()),
        std_error=float(adjusted.std(ddof=1) / root),
        raw=float(plain.mean()),
        raw_std_error=float(plain.std(ddof=1) / root),
        gammons=float((np.abs(points) > 1).mean()),
        plies=float(length.mean()),
    )


def _sizes(boards: Boards) -> npt.NDArray[np.float64]:
    """What finished games are worth to the side that has borne off all, whose view this is."""
    left = -boards.clip(max=0).sum(axis=1)
    inside = (boards[:, :7] < 0).any(axis=1)
    return np.where(left < 15, 1.0, np.where(inside, 3.0, 2.0))
