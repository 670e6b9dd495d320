"""The pruner: a small net that chooses which plays of a roll the contact net is asked about.

It learns the contact net's own values of plays met in games that this net plays against
itself, so it is made anew for every contact net, in under a minute. It sees nothing but
the thermometers of checkers, and no value that anybody is told comes from it.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine.netfile import PRUNER, NetFile, write_net_file
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

POSITIONS = 400_000
_PLAYS = 24
"""Most plays of one roll that are learnt from: the best and others by chance."""
_NOISE = 0.15
"""How often a play of the games is any legal one, so that also odd positions come up."""
_MADE_UP = 0.5
"""Share of the games that begin from a made-up position, so that the kinds of position which real
games reach too seldom are known as well."""
_ENDED = 0.02
"""How often a game is broken off, so that no long one fills the sample."""
_BATCH = 512
_PASSES = 8
_WARM_UP = 200
_RATES = (2e-3, 1e-5)
_EQUITY_WEIGHT = 4.0
_DECAY = 0.998
_MONEY = np.array([2, 1, 1, -1, -1], np.float32)

Plays = tuple["NDArray[np.int8]", "NDArray[np.float32]"]


def pruner_for(evaluator: _core.Evaluator, positions: int = POSITIONS, seed: int = 1) -> _core.Net:
    """A pruner that has learnt from plays of ``positions`` rolls; the same for the same seed."""
    random = np.random.default_rng(seed)
    boards, chances = _plays(evaluator, positions, random)
    order = random.permutation(len(boards))
    boards, chances = np.ascontiguousarray(boards[order]), chances[order]
    rows, offsets, heads = _core.active_rows(PRUNER, boards)
    trainer = _core.Trainer.of_kind(PRUNER, _core.PRUNER_WIDTH, seed)
    size = min(_BATCH, len(boards))
    batches = range(0, len(boards) - size + 1, size)
    steps = _PASSES * len(batches)
    fast, slow = _RATES
    for step in range(steps):
        begin = batches[step % len(batches)]
        part = slice(begin, begin + size)
        places = offsets[begin : begin + size + 1]
        trainer.step(
            rows[places[0] : places[-1]],
            np.ascontiguousarray(places - places[0]),
            heads[part],
            chances[part],
            slow + (fast - slow) * (1 + math.cos(math.pi * step / steps)) / 2,
            _EQUITY_WEIGHT,
        )
        trainer.update_average(_DECAY if step > _WARM_UP else 0.0)
    return _core.Net.quantised(PRUNER, *trainer.weights(averaged=True))


def add_pruner(nets: NetFile, out: Path, positions: int = POSITIONS, seed: int = 1) -> None:
    """Write ``nets`` to ``out`` with a pruner of their own in place of any other."""
    pruner = pruner_for(nets.evaluator(pruned=False), positions, seed)
    story = nets.provenance | {"pruner_positions": positions, "pruner_seed": seed}
    write_net_file(out, replace(nets, provenance=story, pruner=pruner))


def _plays(evaluator: _core.Evaluator, rolls: int, random: np.random.Generator) -> Plays:
    """Contact positions after plays of so many rolls, int8[n, 26], and their chances."""
    board = _start(random)
    boards: list[NDArray[np.int8]] = []
    chances: list[NDArray[np.float32]] = []
    while len(boards) < rolls:
        die1, die2 = (int(die) for die in random.integers(1, 7, 2))
        results, outputs = evaluator.plays(board[None], die1, die2)
        best = int(np.argmax((outputs * _MONEY).sum(axis=1)))
        some = random.choice(len(results), min(len(results), _PLAYS), replace=False)
        some[0] = best
        some = some[_core.net_kinds(np.ascontiguousarray(results[some])) == 0]
        boards.append(results[some])
        chances.append(outputs[some])
        played = best if random.random() >= _NOISE else int(random.integers(len(results)))
        board = np.ascontiguousarray(-results[played][::-1])
        if _core.net_kinds(board[None])[0] != 0 or random.random() < _ENDED:
            board = _start(random)
    return np.concatenate(boards), np.concatenate(chances)


def _start(random: np.random.Generator) -> NDArray[np.int8]:
    """The opening, or in a share of games a made-up start with contact of any kind."""
    if random.random() >= _MADE_UP:
        return np.array(Position.start().board, np.int8)
    kinds = [kind for kind, name in enumerate(_core.start_names()) if "race" not in name]
    seed = int(random.integers(1 << 62))
    return _core.make_starts(int(random.choice(kinds)), 1, seed)[0]
