"""The engine's Python face: depths, plays, rollouts, and what it refuses.

With random nets: what holds must hold for any net.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from tests.engine.test_net import MONEY, ROLLS, random_nets, random_nodes

import fivepoint as fp
from fivepoint import _core
from fivepoint.engine import bearoff
from fivepoint.engine.bench import bench_positions
from fivepoint.engine.engine import Engine
from fivepoint.engine.netfile import NetFile
from fivepoint.rules.cube import doubled

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.engine.rollout import Rollout
    from fivepoint.rules.cube import CubeState

NETS = NetFile(*random_nets(64), {})
START = fp.Position.start()
RACE_BOARD = [0, 2, 2, 3, 2, 3, 2, 1, *[0] * 10, -1, -2, -3, -2, -3, -2, -2, 0]
RACE_POSITION = fp.Position.from_board(RACE_BOARD)
ONE_EACH = fp.Position.from_board([0, 0, 0, 0, 0, 0, 1, *[0] * 12, -1, *[0] * 6])


def engine(plies: int = 0, threads: int = 1) -> Engine:
    return Engine(plies=plies, threads=threads, nets=NETS)


def money(chances: np.ndarray) -> np.ndarray:
    return MONEY[0] + (chances * MONEY[1:]).sum(axis=-1)


def test_static_numbers_agree() -> None:
    found = engine().evaluate(START)
    batch = engine().evaluate_batch(np.array([START.board], np.int8))
    assert batch.dtype == np.float32
    assert batch[0].tolist() == list(found.probabilities)
    assert found.equity == pytest.approx(money(batch)[0], abs=1e-6)
    assert found.win == found.probabilities[0]
    assert found.cubeful_equity is None
    assert found.mwc is None


def test_one_ply_agrees_with_the_core() -> None:
    nodes = random_nodes(10, 7)
    judge = NETS.evaluator(pruned=False)
    expected = judge.one_ply(nodes, worth=MONEY)
    for node, chances in zip(nodes, expected, strict=True):
        position = fp.Position.from_board(node)
        if position.winner is None:
            assert engine(1).evaluate(position).probabilities == pytest.approx(chances, abs=1e-6)


def test_two_plies_are_one_ply_after_the_best_replies() -> None:
    judge = NETS.evaluator(pruned=False)
    total = np.zeros(5)
    for a, b in ROLLS:
        boards, chances = judge.plays(np.array([START.board], np.int8), a, b)
        best = boards[np.argmax(money(chances))]
        after = judge.one_ply(np.ascontiguousarray(-best[::-1])[None], worth=MONEY)[0]
        total += np.array([1 - after[0], *after[[3, 4, 1, 2]]]) * (1 if a == b else 2)
    assert engine(2).evaluate(START).probabilities == pytest.approx(total / 36, abs=1e-5)


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_ranking(plies: int) -> None:
    ranked = engine(plies).rank(START, (3, 1))
    assert {turn.position for turn in ranked} == fp.TurnGraph(START, (3, 1)).results
    equities = [turn.equity for turn in ranked]
    assert equities == sorted(equities, reverse=True)
    assert ranked[0].equity_loss == 0
    assert all(turn.equity_loss >= 0 for turn in ranked)
    assert ranked[0].plies == plies
    for turn in ranked:
        assert fp.TurnGraph(START, (3, 1)).play(turn.turn) == turn.position


def test_ranking_uses_what_follows_the_play() -> None:
    best = engine(1).rank(START, (6, 4))[0]
    after = engine(1).evaluate(best.position.flip())
    assert best.probabilities.win == pytest.approx(1 - after.win, abs=1e-6)
    assert best.equity == pytest.approx(-after.equity, abs=1e-6)


def test_a_dance_is_ranked() -> None:
    board = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 4, *[0] * 5, *[-2] * 6, 1]
    dance = fp.Position.from_board(board)
    (only,) = engine(1).rank(dance, (2, 1))
    assert only.position == dance
    assert only.turn == ""


def test_the_environment_chooses_the_kernel() -> None:
    asked = "import fivepoint as fp; print(fp.Engine().kernel)"
    environment = {**os.environ, "FIVEPOINT_KERNEL": "portable"}
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.strip() == "portable"


def test_threads_change_nothing() -> None:
    one, many = engine(2, 1), engine(2, 3)
    assert one.evaluate(START) == many.evaluate(START)
    assert one.rank(START, (5, 2)) == many.rank(START, (5, 2))
    rolled = [engine(0, threads).rollout(RACE_POSITION, trials=300, seed=4) for threads in (1, 3)]
    assert rolled[0].equity == rolled[1].equity
    assert rolled[0].std_error == rolled[1].std_error


def test_rollout_of_a_bear_off_is_the_table() -> None:
    position = fp.Position.from_board([0, 3, 2, 1, *[0] * 17, -1, -2, -1, 0, 0])
    rolled = engine().rollout(position, trials=36)
    assert rolled.std_error == 0
    expected = bearoff.table().evaluate(np.array([position.board], np.int8))[0]
    assert rolled.probabilities == pytest.approx(expected, abs=1e-6)


def test_taking_out_luck_changes_the_scatter_alone() -> None:
    judge = NETS.evaluator(pruned=False)
    board = np.array([RACE_BOARD], np.int8)
    plain, reduced = (
        money(judge.rollout(board, 15, MONEY, 0, 5184, 0, 0, reduce, 9)[0])
        for reduce in (False, True)
    )
    error = math.hypot(plain.std(), reduced.std()) / math.sqrt(5184)
    assert abs(plain.mean() - reduced.mean()) < 4 * error


def test_portions_of_a_rollout_fit_together() -> None:
    judge = NETS.evaluator(pruned=False)
    board = np.array([RACE_BOARD], np.int8)

    def some(first: int, count: int) -> np.ndarray:
        return judge.rollout(board, 15, MONEY, first, count, 0, 0, True, 3)[0]

    assert np.array_equal(some(0, 90), np.concatenate([some(0, 40), some(40, 50)]))


@pytest.mark.parametrize("cells", [START.board, ONE_EACH.board], ids=["long", "over at once"])
@pytest.mark.parametrize("plies", [0, 1])
def test_trials_run_together_share_only_work(cells: tuple[int, ...], plies: int) -> None:
    # From 36 trials on the plays of the first two rolls are found once for all of them.
    board = np.array([cells], np.int8)
    first, count = (0, 40) if plies == 0 else (5, 36)

    def some(first: int, count: int, threads: int = 1) -> np.ndarray:
        judge = NETS.evaluator()
        cut = 0 if plies == 0 else 3
        return judge.rollout(board, 15, MONEY, first, count, plies, cut, True, 3, threads)[0]

    alone = np.concatenate([some(first + i, 1) for i in range(count)])
    assert np.array_equal(some(first, count), alone)
    assert np.array_equal(some(first, count, 3), alone)


def test_first_rolls_are_stratified() -> None:
    # With one roll left the 36 first throws decide everything, so 36 trials are exact.
    position = fp.Position.from_board([0, 0, 0, 0, 1, 1, 0, *[0] * 17, -1, 0])
    judge = _core.Evaluator(NETS.contact, NETS.race, None)
    trials, values = judge.rollout(
        np.array([position.board], np.int8), 15, MONEY, 0, 36, 0, 0, False, 1
    )
    assert len(values) == 0
    # Both off at once with 5-4, 6-4, 6-5 and doubles of 3 or more: 10 rolls of 36.
    assert trials[:, 0].sum() == 10


@pytest.mark.parametrize(
    ("state", "value"),
    [
        (fp.Money(cube=1), 1.0),  # double, drop
        (fp.Money(cube=2, owner="me"), 1.0),
        # 27 rolls of 36 win; after the others the opponent doubles me out.
        (fp.Money(cube=2, owner="other"), 0.5),
    ],
)
def test_rollout_with_a_cube(state: fp.Money, value: float) -> None:
    rolled = engine().rollout(ONE_EACH, state, trials=36)
    assert rolled.equity == pytest.approx(0.625, abs=1e-5)
    assert rolled.cubeful_equity == pytest.approx(value, abs=1e-9)


def test_rollout_without_the_first_double() -> None:
    # 27 rolls of 36 win at once; after the others the opponent doubles me out.
    waits = engine().rollout(ONE_EACH, fp.Money(cube=1), trials=36, may_double=False)
    assert waits.cubeful_equity == pytest.approx(0.5, abs=1e-9)


def test_plays_of_a_rollout_follow_the_cube_of_a_match() -> None:
    """Where the first double is right in every trial, it is as if the cube had been turned."""
    state = fp.MatchState(7, (2, 4))
    engine, asked = Engine(plies=0), 0
    for row in bench_positions(400)[::5]:
        position = fp.Position.from_board(row.tolist())
        decision = engine.cube(position, state)
        if (decision.action, decision.response) == ("double", "take"):
            asked += 1
            chances, values = engine.rollout_trials(position, state, 0, 36)
            those, after = engine.rollout_trials(position, doubled(state), 0, 36)
            assert np.array_equal(chances, those)
            assert values == pytest.approx(after, abs=1e-12)
    assert asked > 2


def test_gammons_count_in_rollouts_under_jacoby() -> None:
    """Not yet before the first double, but plays know that they may: the luck can be taken out."""
    errors = [
        Engine().rollout(fp.Position.start(), fp.Money(jacoby=jacoby), trials=216).std_error
        for jacoby in (False, True)
    ]
    assert errors[1] < 1.5 * errors[0]


def test_rollout_at_double_match_point_knows_no_cube() -> None:
    state = fp.MatchState(length=5, score=(4, 4))
    rolled = engine().rollout(RACE_POSITION, state, trials=144)
    assert rolled.cubeful_equity == pytest.approx(rolled.equity, abs=0.02)
    assert rolled.mwc == pytest.approx((1 + (rolled.cubeful_equity or 0)) / 2, abs=1e-6)


def test_rollout_that_ends_at_a_cut_values_the_cube_there() -> None:
    state = fp.Money(cube=1)
    rolled = engine().rollout(RACE_POSITION, state, trials=72, truncate=2)
    assert rolled.cubeful_equity is not None
    assert abs(rolled.cubeful_equity) <= 3


def test_rollouts_stop_when_told() -> None:
    seen: list[Rollout] = []

    def progress(so_far: Rollout) -> bool:
        seen.append(so_far)
        return len(seen) < 2

    rolled = engine().rollout(RACE_POSITION, trials=10_000, progress=progress)
    assert rolled == seen[-1]
    assert rolled.trials == 288
    by_error = engine().rollout(RACE_POSITION, trials=10_000, stop_error=10.0)
    assert by_error.trials == 288
    low, high = by_error.interval
    assert low <= by_error.equity <= high


def test_truncated_rollout_counts_its_rolls() -> None:
    rolled = engine().rollout(START, trials=36, truncate=1)
    # One roll, every throw once, its luck taken out: exactly the one-ply value.
    assert rolled.equity == pytest.approx(engine(1).evaluate(START).equity, abs=1e-5)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"level": "grandmother"}, "level-unknown"),
        ({"level": []}, "level-unknown"),
        ({"level": None}, "level-unknown"),
        ({"nets": "nets"}, "argument-kind"),
        ({"plies": -1}, "engine-setting"),
        ({"plies": 9}, "engine-setting"),
        ({"plies": True}, "engine-setting"),
        ({"plies": 1.0}, "engine-setting"),
        ({"threads": 0}, "engine-setting"),
        ({"threads": 10**9}, "engine-setting"),
    ],
)
def test_bad_settings(settings: dict[str, object], code: str) -> None:
    with pytest.raises(fp.RulesError) as caught:
        Engine(**{"nets": NETS} | settings)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"trials": 0}, "engine-setting"),
        ({"trials": 10**12}, "engine-setting"),
        ({"truncate": 0}, "engine-setting"),
        ({"seed": -1}, "engine-setting"),
        ({"plies": "2"}, "engine-setting"),
        ({"stop_error": math.nan}, "engine-number"),
        ({"stop_error": -0.1}, "engine-number"),
        ({"stop_error": math.inf}, "engine-number"),
        ({"stop_error": None}, "engine-number"),
        ({"stop_error": "0.1"}, "engine-number"),
        ({"may_double": None}, "flag-value"),
        ({"may_double": 1}, "flag-value"),
        ({"progress": 5}, "argument-kind"),
    ],
)
def test_bad_rollouts(settings: dict[str, object], code: str) -> None:
    with pytest.raises(fp.RulesError) as caught:
        engine().rollout(RACE_POSITION, **settings)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == code


def test_no_rollout_of_a_finished_game() -> None:
    with pytest.raises(fp.RulesError) as caught:
        engine().rollout(fp.Position.from_board([0] * 24 + [1, 0]))
    assert caught.value.code == "game-over"


def test_bad_rows_are_named() -> None:
    good = np.array([START.board] * 3, np.int8)
    bad = good.copy()
    bad[1, 25] = -1
    with pytest.raises(fp.PositionError) as caught:
        engine().evaluate_batch(bad)
    assert caught.value.code == "bad-row"
    assert "own" in str(caught.value).lower()
    far = good.astype(np.int64)
    far[2, 6] += 256  # the same byte
    for rows in ([[1, 2], [3]], [START.board, None], [START], far, np.abs(good)):
        with pytest.raises(fp.PositionError) as caught:
            engine().evaluate_batch(rows)  # pyright: ignore[reportArgumentType]
        assert caught.value.code == "bad-row"
    for rows in (good[:, :25], good[0], good[None], good.astype(np.float32), good > 0, None, 7):
        with pytest.raises(fp.PositionError) as caught:
            engine().evaluate_batch(rows)  # pyright: ignore[reportArgumentType]
        assert caught.value.code == "not-rows"
    for men in (0, 16, True, "15"):
        with pytest.raises(fp.PositionError) as caught:
            engine().evaluate_batch(good, men)  # pyright: ignore[reportArgumentType]
        assert caught.value.code == "men-out-of-range"
    assert engine().evaluate_batch(good[:0]).shape == (0, 5)
    assert engine().evaluate_batch(good[::2]).shape == (2, 5)


def test_rows_may_come_as_any_whole_numbers() -> None:
    rows = random_nodes(6, 4)
    expected = engine().evaluate_batch(rows)
    locked = rows.copy()
    locked.setflags(write=False)
    kinds: list[Any] = [
        *(rows.astype(kind) for kind in (np.int16, np.int64, ">i4", object)),
        np.asfortranarray(rows),
        np.repeat(rows, 2, axis=0)[::2],
        np.repeat(rows, 2, axis=1)[:, ::2],
        locked,
        memoryview(rows),  # pyright: ignore[reportArgumentType]
        rows.tolist(),
        iter(rows),
    ]
    for given in kinds:
        assert np.array_equal(engine().evaluate_batch(given), expected)
    hyper = [fp.Position.start("hypergammon").board]
    three: Any = np.int64(3)
    assert np.array_equal(
        engine().evaluate_batch(hyper, three), engine().evaluate_batch(hyper, men=3)
    )
    assert engine().evaluate_batch([]).shape == (0, 5)


def test_arguments_stand_in_the_order_that_programs_rely_on() -> None:
    assert Engine("master", 2).threads == 2
    state = fp.Money()
    asked = engine().rollout(RACE_POSITION, state, 36, 0, 2, 5)
    told = engine().rollout(RACE_POSITION, state, trials=36, plies=0, truncate=2, seed=5)
    assert asked.equity == told.equity
    assert asked.trials == 36


@pytest.mark.parametrize("state", [None, "money", 5, START])
def test_what_is_no_state_is_refused(state: Any) -> None:
    asking: list[Callable[[], object]] = [
        lambda: engine().evaluate(START, state),
        lambda: engine().rank(START, (3, 1), state),
        lambda: engine().cube(START, state),
        lambda: engine().rollout(START, state, trials=36),
        lambda: engine().choose(START, (3, 1), state),
        lambda: engine().choose_cube(START, state),
        lambda: Engine("pip-count").choose(START, (3, 1), state),
        lambda: Engine("pip-count").choose_cube(START, state),
    ]
    for ask in asking:
        with pytest.raises(fp.RulesError) as caught:
            ask()
        assert caught.value.code == "argument-kind"
        assert caught.value.arguments["name"] == "state"


@pytest.mark.parametrize("position", [None, "4HPwATDgc/ABMA", START.board, np.array(START.board)])
def test_what_is_no_position_is_refused(position: Any) -> None:
    state = fp.Money()
    asking: list[Callable[[], object]] = [
        lambda: engine().evaluate(position, state),
        lambda: engine().rank(position, (3, 1), state),
        lambda: engine().cube(position, state),
        lambda: engine().rollout(position, state, trials=36),
        lambda: engine().choose(position, (3, 1), state),
        lambda: engine().choose_cube(position, state),
        lambda: Engine("pip-count").choose_cube(position, state),
    ]
    for ask in asking:
        with pytest.raises(fp.PositionError) as caught:
            ask()
        assert caught.value.code == "not-a-position"


@pytest.mark.parametrize("seed", [None, "7", 1.5, math.nan, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    weak = Engine("beginner", nets=NETS)
    for ask in (
        lambda: weak.choose(START, (3, 1), fp.Money(), seed),
        lambda: weak.choose_cube(START, fp.Money(), seed),
    ):
        with pytest.raises(fp.RulesError) as caught:
            ask()
        assert caught.value.code == "seed-value"
    number: Any = np.int64(7)
    for good in (-1, 2**80):
        assert weak.choose(START, (3, 1), fp.Money(), good).men == 15
    assert weak.choose(START, (3, 1), fp.Money(), number) == weak.choose(
        START, (3, 1), fp.Money(), 7
    )


@pytest.mark.parametrize("level", ["pip-count", "beginner", "expert"])
@pytest.mark.parametrize("state", [fp.Money(), fp.Money(cube=None), fp.MatchState(5)])
def test_no_cube_is_turned_in_a_finished_game(level: str, state: CubeState) -> None:
    over = fp.Position.from_board([0] * 24 + [1, 0])
    with pytest.raises(fp.RulesError) as caught:
        Engine(level, nets=NETS).choose_cube(over, state)
    assert caught.value.code == "game-over"


def test_a_finished_game_is_worth_the_same_with_and_without_the_cube() -> None:
    lost = fp.Position.from_board([0] * 24 + [1, 0], men=1)
    for state in (fp.Money(), fp.Money(jacoby=True), fp.MatchState(7, (3, 5), 2, "me")):
        found = engine(1).evaluate(lost, state)
        assert found.cubeful_equity == found.equity
    assert engine(1).evaluate(lost).cubeful_equity is None


def test_chances_have_the_same_names_everywhere() -> None:
    state = fp.Money()
    found = engine().evaluate(START, state).probabilities
    assert engine().cube(START, state).probabilities == found
    for chances in (
        engine().cube(START, state).probabilities,
        engine().rollout(RACE_POSITION, state, trials=36).probabilities,
        engine().rank(START, (3, 1), state)[0].probabilities,
    ):
        assert chances._fields == found._fields
        assert chances.win == chances[0]


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_a_ranking_reads_like_a_list(plies: int) -> None:
    ranked = engine(plies).rank(START, (5, 2), fp.Money())
    plays = list(ranked)
    assert len(ranked) == len(plays)
    assert ranked == plays
    assert ranked[:3] == plays[:3]
    assert ranked[-1] is plays[-1]
    assert ranked[0] is plays[0]
    assert plays[1] in ranked
    assert repr(ranked) == repr(plays)
    assert ranked != plays[1:]
    with pytest.raises(IndexError):
        ranked[len(plays)]
    # Whatever is asked for first, a play is the same.
    backwards = engine(plies).rank(START, (5, 2), fp.Money())
    assert [backwards[i] for i in reversed(range(len(plays)))] == plays[::-1]
    assert [turn.equity for turn in plays] == sorted((t.equity for t in plays), reverse=True)
    assert plays[0].plies == max(turn.plies for turn in plays)
    assert plays[0].equity_loss == 0


@pytest.mark.parametrize(
    "state", [fp.Money(cube=None), fp.Money(), fp.MatchState(length=5, score=(1, 3))]
)
def test_a_play_that_was_not_looked_at_deeper_keeps_its_own_equity(state: CubeState) -> None:
    """However the others were judged: it is only told to be no better than the best."""
    for row in bench_positions(300)[::20]:
        position = fp.Position.from_board(row.tolist())
        plays = Engine(plies=2).rank(position, (4, 1), state)
        static = {t.position: t.equity for t in Engine(plies=0).rank(position, (4, 1), state)}
        for play in plays:
            if play.plies == 0:
                assert play.equity == pytest.approx(
                    min(static[play.position], plays[0].equity), abs=1e-5
                )


def test_a_program_ends_without_a_word() -> None:
    """Although typing's list of overloads holds our modules, and so their caches, to the last."""
    program = (
        "import fivepoint as fp\n"
        "engine, start = fp.Engine(plies=0), fp.Position.start()\n"
        "engine.cube(start, fp.MatchState(7)); engine.rank(start, (3, 1), fp.Money())\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ended.stderr == ""
