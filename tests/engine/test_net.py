"""The integer nets: against a plain NumPy twin, and every kernel against every other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pytest

from fivepoint import _core

if TYPE_CHECKING:
    from collections.abc import Iterator

CONTACT, RACE = 0, 1
WIDTH = 192
START = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
MONEY = np.array([-1, 2, 1, 1, -1, -1], np.float32)
ROLLS = [(a, b) for a in range(1, 7) for b in range(1, a + 1)]

Floats = npt.NDArray[np.float32]
Boards = npt.NDArray[np.int8]
Weights = tuple[Floats, Floats, Floats, Floats]


def random_weights(kind: int, width: int = WIDTH, seed: int = 1) -> Weights:
    generator = np.random.default_rng(seed)

    def some(*shape: int, scale: float) -> Floats:
        return generator.normal(0, scale, shape).astype(np.float32)

    rows, heads = _core.input_rows(kind), _core.input_heads(kind)
    return (
        some(rows, width, scale=0.08),
        some(width, scale=0.3),
        some(heads, 5, width, scale=0.3),
        some(heads, 5, scale=0.5),
    )


def random_nets(width: int) -> tuple[_core.Net, _core.Net]:
    """A contact and a race net."""
    return (
        _core.Net.quantised(CONTACT, *random_weights(CONTACT, width)),
        _core.Net.quantised(RACE, *random_weights(RACE, width)),
    )


def twin(kind: int, weights: Weights, boards: Boards) -> Floats:
    """Chances of the side that has just played, by float arithmetic."""
    table, bias, head, head_bias = weights
    rows, offsets, heads = _core.active_rows(kind, boards)
    out = np.empty((len(boards), 5), np.float64)
    for i, which in enumerate(heads):
        hidden = table[rows[offsets[i] : offsets[i + 1]]].sum(0) + bias
        active = np.clip(hidden, 0, 1) ** 2
        out[i] = 1 / (1 + np.exp(-(head[which] @ active + head_bias[which])))
    win, gammon, backgammon, lost_gammon, lost_backgammon = out.T
    gammon = np.minimum(gammon, win)
    lost_gammon = np.minimum(lost_gammon, 1 - win)
    men = boards.astype(np.int64)
    opponent_off = 15 + np.minimum(men, 0).sum(1) > 0
    own_off = 15 - np.maximum(men, 0).sum(1) > 0
    gammon[opponent_off] = 0
    lost_gammon[own_off] = 0
    backgammon = np.minimum(backgammon, gammon)
    lost_backgammon = np.minimum(lost_backgammon, lost_gammon)
    return np.stack([win, gammon, backgammon, lost_gammon, lost_backgammon], 1).astype(np.float32)


def evaluator(bearoff: _core.Bearoff | None = None) -> _core.Evaluator:
    return _core.Evaluator(*random_nets(WIDTH), bearoff)


def random_nodes(count: int, seed: int) -> Boards:
    """Positions before the roll from random play."""
    random = Random(seed)
    nodes: list[list[int]] = []
    board = np.array(START, np.int8)
    while len(nodes) < count:
        results = _core.legal_results(board, random.randint(1, 6), random.randint(1, 6), 15)
        board = np.ascontiguousarray(-results[random.randrange(len(results))][::-1])
        if not (board > 0).any() or not (board < 0).any():
            board = np.array(START, np.int8)
        nodes.append(board.tolist())
    return np.array(nodes, np.int8)


def flipped(boards: Boards) -> Boards:
    return np.ascontiguousarray(-boards[:, ::-1])


@pytest.fixture
def every_kernel() -> Iterator[list[str]]:
    chosen = _core.kernel()
    names = [name for name in ("portable", "avx2", "avx512") if _core.select_kernel(name)]
    yield names
    _core.select_kernel(chosen)


def test_integers_follow_the_float_twin() -> None:
    boards = random_nodes(400, 1)
    boards = boards[_core.net_kinds(flipped(boards)) == CONTACT]
    found = evaluator().evaluate(boards)
    played = twin(CONTACT, random_weights(CONTACT), flipped(boards))
    expected = np.stack(
        [1 - played[:, 0], played[:, 3], played[:, 4], played[:, 1], played[:, 2]], 1
    )
    assert len(boards) > 200
    error = np.abs(found - expected)
    assert error.max() < 0.01
    assert error.mean() < 0.001


def test_kernels_agree_bit_for_bit(every_kernel: list[str]) -> None:
    assert "portable" in every_kernel
    nodes = random_nodes(300, 2)
    judge = evaluator()
    answers: list[tuple[bytes, bytes]] = []
    for name in every_kernel:
        assert _core.select_kernel(name)
        static = judge.evaluate(nodes)
        ahead = judge.one_ply(nodes[:40], worth=MONEY)
        answers.append((static.tobytes(), ahead.tobytes()))
    assert len(set(answers)) == 1


@pytest.mark.parametrize("width", [64, 128, 320, 512])
def test_every_width(width: int, every_kernel: list[str]) -> None:
    judge = _core.Evaluator(*random_nets(width), None)
    nodes = random_nodes(50, 3)
    answers = set[bytes]()
    for name in every_kernel:
        _core.select_kernel(name)
        answers.add(judge.evaluate(nodes).tobytes())
    assert len(answers) == 1


def test_children_equal_positions_from_scratch(every_kernel: list[str]) -> None:
    judge = evaluator()
    nodes = random_nodes(600, 4)[::8]
    assert set(_core.net_kinds(nodes).tolist()) == {CONTACT, RACE}
    for name in every_kernel:
        _core.select_kernel(name)
        for node in nodes:
            for dice in ((2, 1), (6, 5), (3, 3)):
                boards, chances = judge.plays(node[None], *dice)
                scratch = judge.evaluate(flipped(boards))
                inverted = np.stack([1 - scratch[:, 0], *scratch[:, [3, 4, 1, 2]].T], 1)
                assert np.abs(chances - inverted).max() < 1e-6


def test_one_ply_is_the_mean_of_best_replies() -> None:
    judge = evaluator(_core.Bearoff.build())
    nodes = random_nodes(30, 5)
    found = judge.one_ply(nodes, worth=MONEY)
    for node, mean in zip(nodes, found, strict=True):
        total = np.zeros(5)
        for a, b in ROLLS:
            _, chances = judge.plays(node[None], a, b)
            best = chances[np.argmax(MONEY[0] + chances @ MONEY[1:])]
            total += best * (1 if a == b else 2)
        assert np.abs(total / 36 - mean).max() < 1e-5


def test_finished_games_are_exact() -> None:
    empty = [0] * 26
    gone_single = empty.copy()
    gone_single[6] = -14
    gone_gammon = empty.copy()
    gone_gammon[24] = 0
    gone_gammon[18] = 15
    gone_backgammon = empty.copy()
    gone_backgammon[18], gone_backgammon[25] = 14, 1
    boards = np.array([gone_single, gone_gammon, gone_backgammon], np.int8)
    # The player on roll has won the first and lost the others.
    assert evaluator().evaluate(boards).tolist() == [
        [1, 0, 0, 0, 0],
        [0, 0, 0, 1, 0],
        [0, 0, 0, 1, 1],
    ]


def test_bear_offs_come_from_the_table() -> None:
    table = _core.Bearoff.build()
    board = [0, 3, 0, 2, 0, 1, 0, *[0] * 12, -1, 0, -2, 0, 0, -4, 0]
    boards = np.array([board], np.int8)
    assert np.abs(evaluator(table).evaluate(boards) - table.evaluate(boards)).max() < 1e-6


def test_integers_come_back() -> None:
    net = _core.Net.quantised(RACE, *random_weights(RACE))
    again = _core.Net.from_integers(RACE, *net.integers())
    for one, other in zip(net.integers(), again.integers(), strict=True):
        assert np.array_equal(one, other)


def test_bad_weights_are_refused() -> None:
    rows, bias, head, head_bias = random_weights(CONTACT)
    nan, inf = np.float32("nan"), np.float32("inf")
    narrow = (rows[:, :100].copy(), bias[:100], head[:, :, :100].copy(), head_bias)
    spoilt: list[tuple[str, Weights]] = [
        ("shape", (rows[:-1], bias, head, head_bias)),
        ("shape", (rows, bias[:-1], head, head_bias)),
        ("width", narrow),
        ("not-finite", (rows * nan, bias, head, head_bias)),
        ("not-finite", (rows, bias, head, head_bias * inf)),
        ("overflow", (rows + np.float32(100), bias, head, head_bias)),
    ]
    for message, weights in spoilt:
        with pytest.raises(ValueError, match=message):
            _core.Net.quantised(CONTACT, *weights)


def test_nets_do_not_swap_places() -> None:
    contact, race = random_nets(64)
    with pytest.raises(ValueError, match="kind"):
        _core.Evaluator(race, contact, None)


@pytest.mark.parametrize(
    ("own", "late"),
    [
        ({1: 4, 3: 7, 8: 4}, (1, 1, 1)),
        ({1: 4, 3: 5, 8: 6}, (0, 1, 1)),
        ({1: 4, 3: 4, 8: 7}, (0, 0, 1)),
        ({1: 4, 3: 2, 8: 9}, (0, 0, 0)),
        ({1: 4, 2: 2, 8: 6}, (0, 1, 1)),  # three are off
        ({20: 2, 23: 2, 6: 11}, (1, 1, 1)),
        ({25: 1, 20: 3, 6: 11}, (0, 0, 1)),
        ({24: 2, 18: 2, 6: 11}, (0, 0, 0)),
    ],
)
def test_what_is_late(own: dict[int, int], late: tuple[int, int, int]) -> None:
    board = np.zeros((1, 26), np.int8)
    board[0, [12, 22]] = -10, -5
    for point, men in own.items():
        board[0, point] = men
    for wider, expected in zip((-1, 0, 1), late, strict=True):
        for seen in (board, flipped(board)):
            assert _core.late(seen, wider=wider).tolist() == [expected]


def test_the_late_net_judges_what_late_nodes_lead_to(every_kernel: list[str]) -> None:
    contact, race = random_nets(64)
    late = _core.Net.quantised(CONTACT, *random_weights(CONTACT, 64, seed=8))
    both = _core.Evaluator(contact, race, None, None, late)
    alone = {0: _core.Evaluator(contact, race, None), 1: _core.Evaluator(late, race, None)}
    nodes = random_nodes(1500, 9)
    nodes = np.ascontiguousarray(nodes[_core.net_kinds(nodes) == CONTACT][::4])
    kinds = _core.late(nodes)
    assert 20 < kinds.sum() < len(kinds) - 20
    for name in every_kernel:
        assert _core.select_kernel(name)
        by_kind = [alone[kind].evaluate(nodes) for kind in (0, 1)]
        assert (both.evaluate(nodes) == np.where(kinds[:, None] == 1, *by_kind[::-1])).all()
        for node, kind in zip(nodes, kinds.tolist(), strict=True):
            # Border or not, plays of one roll are compared by one net.
            for found, expected in zip(
                both.plays(node[None], 6, 3), alone[kind].plays(node[None], 6, 3), strict=True
            ):
                assert (found == expected).all()
            ahead = [judge.one_ply(node[None], worth=MONEY) for judge in (both, alone[kind])]
            assert (ahead[0] == ahead[1]).all()


def test_a_late_net_has_the_inputs_of_the_contact_net() -> None:
    contact, race = random_nets(64)
    with pytest.raises(ValueError, match="kind"):
        _core.Evaluator(contact, race, None, None, race)
