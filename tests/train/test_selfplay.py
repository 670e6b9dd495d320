"""Self-play: made-up starts, labels, replay, and that all of it repeats from a seed."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from fivepoint import _core
from fivepoint.train.export import averaged_net

SAMPLE = np.dtype([("cells", np.int8, 26), ("pad", np.int8, 2), ("target", np.float32, 5)])
QUIET = {
    "made_up": 0.0,
    "hard": 0.0,
    "random_plies": 0.0,
    "noisy": 0.0,
    "most_noise": 0.0,
    "siblings": 0.0,
}
HARD = {"backgame", "containment", "crashed"}


@pytest.fixture(scope="module")
def trainers() -> tuple[_core.Trainer, _core.Trainer]:
    return _core.Trainer.of_kind(0, 64, seed=1), _core.Trainer.of_kind(1, 64, seed=2)


@pytest.fixture(scope="module")
def evaluator(trainers: tuple[_core.Trainer, _core.Trainer]) -> _core.Evaluator:
    contact, race = trainers
    return _core.Evaluator(averaged_net(contact, 0), averaged_net(race, 1), _core.Bearoff.build())


def samples(replay: _core.Replay) -> npt.NDArray[np.void]:
    return np.frombuffer(replay.to_bytes(), dtype=SAMPLE)


def made(evaluator: _core.Evaluator, kind: int, wanted: int, **settings: float) -> _core.Replay:
    play = _core.SelfPlay(seed=7)
    play.set_evaluator(evaluator)
    replay = _core.Replay(kind, 100_000, seed=1)
    lookahead = bool(settings.pop("lookahead", False))
    lam = settings.pop("lam", 0.5)
    part = int(settings.pop("part", 0))
    wished = {**QUIET, **settings}
    play.generate(replay, wanted, lookahead=lookahead, lam=lam, part=part, **wished)
    return replay


@pytest.mark.parametrize("kind", range(10))
def test_made_up_starts_are_positions_of_their_kind(kind: int) -> None:
    boards = _core.make_starts(kind, 300, seed=3)
    assert boards.shape == (300, 26)
    for board in boards:
        own, opponent = board.clip(min=0), -board.clip(max=0)
        assert own.sum() <= 15
        assert opponent.sum() <= 15
        assert own.sum() > 0
        assert opponent.sum() > 0
        assert board[25] >= 0 >= board[0]
        rear = int(np.flatnonzero(own).max())
        front = int(np.flatnonzero(opponent).min())
        assert (rear > front) == (kind < 8)
    assert len(np.unique(boards, axis=0)) > 250
    assert (_core.make_starts(kind, 300, seed=3) == boards).all()


def starts(evaluator: _core.Evaluator, kind: int, **settings: float) -> dict[str, float]:
    """The share of games that began with each kind of made-up start, if any did."""
    play = _core.SelfPlay(seed=5)
    play.set_evaluator(evaluator)
    replay = _core.Replay(kind, 100_000, seed=1)
    wished = {**QUIET, **settings}
    play.generate(replay, 30_000, lookahead=False, lam=1.0, part=0, **wished)
    counts = play.take_counts()
    assert counts["games"] > 150
    return {name: counts[name] / counts["games"] for name in _core.start_names() if counts[name]}


def test_hard_starts_are_backgames_containments_and_crashed_homes(
    evaluator: _core.Evaluator,
) -> None:
    assert starts(evaluator, 0, hard=1.0) == {}
    any_kind = starts(evaluator, 0, made_up=1.0)
    assert set(any_kind) == set(_core.start_names()) - {"race", "gammon-race"}
    assert sum(any_kind.values()) == pytest.approx(1)
    hard = starts(evaluator, 0, made_up=1.0, hard=1.0)
    assert set(hard) == HARD
    assert sum(hard.values()) == pytest.approx(1)
    assert min(hard.values()) > 0.2
    some = starts(evaluator, 0, made_up=1.0, hard=0.5)
    assert sum(some[name] for name in HARD) == pytest.approx(0.5 + 0.5 * 3 / 8, abs=0.12)
    assert set(starts(evaluator, 1, made_up=1.0, hard=1.0)) == {"race", "gammon-race"}


def test_labels_of_contact_and_race_stay_with_their_kind(evaluator: _core.Evaluator) -> None:
    for kind in (0, 1):
        replay = made(evaluator, kind, 2000, made_up=0.3, random_plies=0.3, siblings=0.2)
        boards = samples(replay)["cells"]
        assert len(boards) >= 2000
        assert (_core.net_kinds(np.ascontiguousarray(boards)) == kind).all()


def test_lookahead_without_later_plies_is_one_ply(evaluator: _core.Evaluator) -> None:
    found = samples(made(evaluator, 0, 300, lookahead=True, lam=0.0))
    nodes = np.ascontiguousarray(-found["cells"][:, ::-1])
    values = _core.roll_values(evaluator, nodes)
    ways = np.array([1 if a == b else 2 for a in range(6) for b in range(a + 1)]) / 36
    weights = np.array([2, 1, 1, -1, -1])
    label = found["target"] @ weights - 1
    assert label == pytest.approx(-(values @ ways), abs=2e-5)


def test_lambda_one_teaches_the_value_at_the_end(evaluator: _core.Evaluator) -> None:
    """Without noise and luck adjustment every label of a game is the same game's end."""
    found = samples(made(evaluator, 0, 2000, lam=1.0))
    equity = found["target"] @ np.array([2, 1, 1, -1, -1]) - 1
    # Samples of a game are added from its end, sides in turn.
    same = np.isclose(equity[1:], -equity[:-1], atol=1e-4)
    assert same.mean() > 0.9


def test_the_same_seed_makes_the_same_samples(evaluator: _core.Evaluator) -> None:
    noisy = {"made_up": 0.5, "random_plies": 0.5, "noisy": 1.0, "most_noise": 0.2, "siblings": 0.3}
    first = made(evaluator, 0, 1000, lookahead=True, **noisy)
    second = made(evaluator, 0, 1000, lookahead=True, **noisy)
    assert first.to_bytes() == second.to_bytes()


def test_replay_keeps_the_newest(evaluator: _core.Evaluator) -> None:
    data = made(evaluator, 1, 500).to_bytes()
    size = SAMPLE.itemsize
    small = _core.Replay(1, 100, seed=1)
    small.add_bytes(data)
    assert len(small) == 100
    assert small.total == len(data) // size
    assert small.to_bytes() == data[-100 * size :]


def test_training_on_the_replay_lowers_the_loss(
    trainers: tuple[_core.Trainer, _core.Trainer], evaluator: _core.Evaluator
) -> None:
    replay = made(evaluator, 0, 3000, lam=1.0, made_up=0.2)
    trainer = _core.Trainer.of_kind(0, 64, seed=3)

    def learn(which: _core.Trainer, steps: int) -> float:
        return which.learn(
            replay, steps, 128, rate=1e-3, equity_weight=1.0, average_decay=0.9, average_every=4
        )

    first = learn(trainer, 5)
    learn(trainer, 100)
    assert learn(trainer, 5) < 0.95 * first
    with pytest.raises(ValueError, match="train-learn"):
        learn(trainers[1], 1)


def test_damaged_samples_are_refused(evaluator: _core.Evaluator) -> None:
    data = made(evaluator, 1, 50).to_bytes()
    replay = _core.Replay(1, 100, seed=1)
    for broken in (data[:-1], b"\x7f" * len(data)):
        with pytest.raises(ValueError, match="train-samples"):
            replay.add_bytes(broken)


@pytest.mark.parametrize("lookahead", [False, True])
def test_a_part_of_the_contact_positions(evaluator: _core.Evaluator, lookahead: bool) -> None:
    settings = {"made_up": 0.5, "hard": 1.0, "noisy": 1.0, "most_noise": 0.3, "siblings": 0.3}
    boards = [
        np.ascontiguousarray(
            samples(made(evaluator, 0, 2000, part=part, lookahead=lookahead, **settings))["cells"]
        )
        for part in range(3)
    ]
    whole, early, late = boards
    assert 0.2 < _core.late(whole).mean() < 0.95
    # Both have what is near the border; beyond it only what a play has just led to.
    assert _core.late(early, wider=-1).mean() < 0.15
    assert _core.late(late, wider=1).mean() > 0.85
    with pytest.raises(ValueError, match="part"):
        made(evaluator, 0, 10, part=3)
