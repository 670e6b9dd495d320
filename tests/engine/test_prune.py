"""The pruner: all kernels pass the same plays, it adds none, and hardly ever loses the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.engine.test_net import (
    CONTACT,
    MONEY,
    ROLLS,
    every_kernel,
    flipped,
    random_nets,
    random_nodes,
    random_weights,
)

from fivepoint import _core
from fivepoint.engine.netfile import PRUNER, NetFile, default_nets, read_net_file, write_net_file
from fivepoint.train.pruner import pruner_for

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["every_kernel"]  # a fixture

LEAST = 4
"""Plays of a roll that always pass."""


def random_pruner() -> _core.Net:
    return _core.Net.quantised(PRUNER, *random_weights(PRUNER, _core.PRUNER_WIDTH, seed=5))


def contact_nodes(count: int, seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    nodes = random_nodes(count, seed)
    return nodes[_core.net_kinds(flipped(nodes)) == CONTACT]


def test_kernels_agree_bit_for_bit(every_kernel: list[str]) -> None:
    judge = _core.Evaluator(*random_nets(64), None, random_pruner())
    nodes = random_nodes(60, 2)
    match = np.array([-0.9, 1.8, 0.2, 0, -1.4, 0], np.float32)
    answers: set[bytes] = set()
    for name in every_kernel:
        assert _core.select_kernel(name)
        ahead = [judge.one_ply(nodes, worth=worth) for worth in (MONEY, match)]
        answers.add(np.array(ahead).tobytes())
    assert len(answers) == 1


def test_no_reply_is_better_than_the_best_and_few_plays_all_pass() -> None:
    nets = random_nets(64)
    nodes = contact_nodes(80, 3)
    full = _core.roll_values(_core.Evaluator(*nets, None), nodes)
    pruned = _core.roll_values(_core.Evaluator(*nets, None, random_pruner()), nodes)
    counts = np.array(
        [[len(_core.legal_results(node, *roll, 15)) for roll in ROLLS] for node in nodes]
    )
    assert (pruned <= full).all()
    assert (pruned < full).any()
    assert (pruned == full)[counts <= LEAST].all()


def test_the_shipped_pruner_loses_hardly_anything() -> None:
    nets = default_nets()
    nodes = contact_nodes(300, 4)
    every_play = nets.evaluator(pruned=False)
    full = _core.roll_values(every_play, nodes)
    pruned = _core.roll_values(nets.evaluator(), nodes)
    assert (full - pruned).mean() < 0.003


def test_a_pruner_is_made_again_from_its_seed() -> None:
    judge = _core.Evaluator(*random_nets(64), None)
    first, again, other = (pruner_for(judge, 40, seed).integers() for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first[2], other[2])


def test_in_a_file(tmp_path: Path) -> None:
    pruner = random_pruner()
    path = tmp_path / "some.net"
    write_net_file(path, NetFile(*random_nets(64), {}, pruner=pruner))
    found = read_net_file(path).pruner
    assert found is not None
    for one, other in zip(pruner.integers(), found.integers(), strict=True):
        assert np.array_equal(one, other)
    write_net_file(path, NetFile(*random_nets(64), {}))
    assert read_net_file(path).pruner is None


def test_only_a_pruner_of_one_slice_prunes() -> None:
    contact, race = random_nets(64)
    wide = _core.Net.quantised(PRUNER, *random_weights(PRUNER, 2 * _core.PRUNER_WIDTH))
    with pytest.raises(ValueError, match="width"):
        _core.Evaluator(contact, race, None, wide)
    with pytest.raises(ValueError, match="kind"):
        _core.Evaluator(contact, race, None, contact)
