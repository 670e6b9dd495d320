"""The bench signature is the same on every kernel, and its positions are fixed."""

from __future__ import annotations

import numpy as np

from fivepoint import _core
from fivepoint.engine.bench import bench_positions, signature


def test_signature_does_not_depend_on_the_kernel() -> None:
    chosen = _core.kernel()
    try:
        names = [name for name in ("portable", "avx2", "avx512") if _core.select_kernel(name)]
        found: set[int] = set()
        for name in names:
            _core.select_kernel(name)
            found.add(signature(18))
    finally:
        _core.select_kernel(chosen)
    assert len(found) == 1


def test_positions_are_fixed() -> None:
    boards = bench_positions(50)
    assert np.array_equal(boards, bench_positions(50))
    assert len(np.unique(boards, axis=0)) > 45
