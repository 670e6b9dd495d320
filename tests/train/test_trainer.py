"""The trainer: its gradient against finite differences, that it learns, that it resumes."""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from fivepoint import _core

ROWS, HIDDEN, HEADS = 12, 64, 2
Arrays = tuple[
    npt.NDArray[np.uint16],
    npt.NDArray[np.int64],
    npt.NDArray[np.uint8],
    npt.NDArray[np.float32],
]


def batch(size: int, seed: int) -> Arrays:
    """Samples with three rows of twelve; chances that follow from the rows."""
    random = np.random.default_rng(seed)
    chosen = np.stack([random.permutation(ROWS)[:3] for _ in range(size)])
    logits = (chosen - 5.5).sum(axis=1, keepdims=True) / 6 - np.arange(5)
    targets = 1 / (1 + np.exp(-logits))
    return (
        chosen.astype(np.uint16).ravel(),
        np.arange(size + 1, dtype=np.int64) * 3,
        random.integers(0, HEADS, size).astype(np.uint8),
        targets.astype(np.float32),
    )


def loss(weights: list[npt.NDArray[np.float64]], samples: Arrays) -> float:
    """The trainer's loss, written plainly."""
    rows, offsets, heads, targets = samples
    first, bias, head, head_bias = weights
    total = 0.0
    for sample, (start, end) in enumerate(itertools.pairwise(offsets)):
        active = np.clip(bias + first[rows[start:end]].sum(axis=0), 0, 1) ** 2
        which = heads[sample]
        chance = 1 / (1 + np.exp(-(head[which] @ active + head_bias[which])))
        wanted = targets[sample].astype(np.float64)
        total -= float((wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance)).sum())
        total += float(((chance - wanted) @ [2, 1, 1, -1, -1]) ** 2)
    return total / len(heads)


def test_gradient_equals_finite_differences() -> None:
    trainer = _core.Trainer(ROWS, HIDDEN, HEADS, seed=3)
    samples = batch(16, seed=1)
    for _ in range(20):
        trainer.step(*samples, rate=0.01)
    weights = [part.astype(np.float64) for part in trainer.weights(averaged=False)]
    found_loss, gradient = trainer.gradient(*samples)
    assert found_loss == pytest.approx(loss(weights, samples), rel=1e-5)
    random = np.random.default_rng(2)
    step = 1e-5
    for part, slope in zip(weights, gradient, strict=True):
        for at in random.integers(0, part.size, 25).tolist():
            where: list[int] = []
            rest = int(at)
            for size in reversed(part.shape):
                where.insert(0, rest % size)
                rest //= size
            spot = tuple(where)
            before = part[spot]
            part[spot] = before + step
            above = loss(weights, samples)
            part[spot] = before - step
            below = loss(weights, samples)
            part[spot] = before
            assert slope[spot] == pytest.approx((above - below) / (2 * step), abs=2e-5)


def test_it_learns_and_the_average_follows() -> None:
    trainer = _core.Trainer(ROWS, HIDDEN, HEADS, seed=4)
    first, _ = trainer.gradient(*batch(512, seed=9))
    for step in range(300):
        trainer.step(*batch(64, seed=step), rate=0.005)
        trainer.update_average(0.9)
    held_out = batch(512, seed=9)
    last, _ = trainer.gradient(*held_out)
    floor = -(held_out[3] * np.log(held_out[3]) + (1 - held_out[3]) * np.log(1 - held_out[3]))
    best = float(floor.sum(axis=1).mean())
    assert last - best < 0.02 * (first - best)
    averaged = [part.astype(np.float64) for part in trainer.weights(averaged=True)]
    assert loss(averaged, held_out) - best < 0.02 * (first - best)


def test_a_resumed_trainer_goes_on_as_if_never_stopped() -> None:
    whole = _core.Trainer(ROWS, HIDDEN, HEADS, seed=5)
    for step in range(5):
        whole.step(*batch(32, seed=step), rate=0.01)
    resumed = _core.Trainer(ROWS, HIDDEN, HEADS, seed=6)
    resumed.from_bytes(whole.to_bytes())
    assert resumed.steps == 5
    for step in range(5, 10):
        whole.step(*batch(32, seed=step), rate=0.01)
        resumed.step(*batch(32, seed=step), rate=0.01)
    assert whole.to_bytes() == resumed.to_bytes()


def test_what_does_not_fit_is_refused() -> None:
    trainer = _core.Trainer(ROWS, HIDDEN, HEADS, seed=1)
    rows, offsets, heads, targets = batch(4, seed=0)
    with pytest.raises(ValueError, match="train-batch"):
        trainer.step(rows + np.uint16(ROWS), offsets, heads, targets, rate=0.1)
    with pytest.raises(ValueError, match="train-batch"):
        trainer.step(rows, offsets[::-1].copy(), heads, targets, rate=0.1)
    with pytest.raises(ValueError, match="train-batch"):
        trainer.step(rows, offsets, heads + np.uint8(HEADS), targets, rate=0.1)
    with pytest.raises(ValueError, match="train-shape"):
        _core.Trainer(ROWS, 65, HEADS, seed=1)
    other = _core.Trainer(ROWS, HIDDEN * 2, HEADS, seed=1)
    with pytest.raises(ValueError, match="train-checkpoint"):
        trainer.from_bytes(other.to_bytes())


def test_steps_are_those_of_adam() -> None:
    """First layer only; a row that a batch does not have must not move, nor its moments."""
    trainer = _core.Trainer(ROWS, HIDDEN, HEADS, seed=8)
    mean = np.zeros((ROWS + 1, HIDDEN))
    square = np.zeros((ROWS + 1, HIDDEN))
    expected = stacked(trainer)
    for step in range(1, 6):
        samples = batch(3, seed=20 + step)
        _, gradient = trainer.gradient(*samples)
        slope = np.vstack([gradient[0], gradient[1][None]]).astype(np.float64)
        met = np.append(np.isin(np.arange(ROWS), samples[0]), True)
        mean[met] += 0.1 * (slope[met] - mean[met])
        square[met] += 0.001 * (slope[met] ** 2 - square[met])
        move = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        expected[met] -= 0.01 * move[met]
        trainer.step(*samples, rate=0.01)
        assert stacked(trainer) == pytest.approx(expected, abs=2e-5)


def stacked(trainer: _core.Trainer) -> npt.NDArray[np.float64]:
    rows, bias, _, _ = trainer.weights(averaged=False)
    return np.vstack([rows, bias[None]]).astype(np.float64)
