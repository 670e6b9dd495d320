"""The exact tables: two-sided bear-offs and hypergammon, against their own equations."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fivepoint import Position, RulesError, TurnGraph, _core
from fivepoint.engine import exact, hyper, tablefile, twosided
from fivepoint.engine.engine import Engine
from fivepoint.engine.levels import plays_hypergammon_by
from fivepoint.engine.probabilities import Probabilities
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.dice import ROLLS, WEIGHTS

SIX_POINTS = Position.from_board([0, 0, 0, 0, 0, 0, 1, *[0] * 12, -1, *[0] * 6])

Places = tuple[float, float, float, float]


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache for one test."""
    monkeypatch.setenv("FIVEPOINT_CACHE", str(tmp_path))
    twosided.table.cache_clear()
    hyper.table.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def forget_tables() -> None:
    twosided.table.cache_clear()
    hyper.table.cache_clear()


@cache
def solve(position: Position) -> Places:
    """Equities by plain recursion over the turn graph: cubeless, own, centred, the other's."""
    if position.winner is not None:
        return (-1.0, -1.0, -1.0, -1.0)
    mean = [0.0] * 4
    for roll in ROLLS:
        after = [solve(result.flip()) for result in TurnGraph(position, roll).results]
        for place, turned in enumerate((0, 3, 2, 1)):
            mean[place] -= WEIGHTS[roll] / 36 * min(equities[turned] for equities in after)
    doubled = min(2 * mean[3], 1.0)
    return mean[0], max(mean[1], doubled), max(mean[2], doubled), mean[3]


def bear_off(own: list[int], other: list[int], men: int = 15) -> Position:
    """A bear-off by counts from the ace point."""
    return Position.from_board([0, *own, *[0] * 12, *(-n for n in reversed(other)), 0], men)


def test_one_checker_each_on_the_six_point(cache_folder: Path) -> None:
    found = twosided.equities(SIX_POINTS)
    assert found is not None
    assert (found.cubeless, found.own, found.centred, found.other) == pytest.approx(
        (0.625, 1, 1, 0.5), abs=1e-4
    )
    assert twosided.path_of(6).parent == cache_folder


@pytest.mark.parametrize("seed", range(12))
def test_two_sided_against_plain_recursion(seed: int) -> None:
    dice = random.Random(seed)
    own, other = [0] * 6, [0] * 6
    for side in (own, other):
        for _ in range(dice.randint(1, 3)):
            side[dice.randrange(6)] += 1
    position = bear_off(own, other)
    found = twosided.equities(position)
    waiting = twosided.without_double(position)
    assert found is not None
    assert waiting is not None
    expected = solve(position)
    assert (found.cubeless, found.own, found.centred, found.other) == pytest.approx(
        expected, abs=1e-4
    )
    assert waiting.cubeless == pytest.approx(expected[0], abs=1e-4)
    assert waiting.centred <= found.centred + 1e-4


def test_larger_tables_agree_with_smaller_ones() -> None:
    small = _core.TwoSided.build(3, 1, lambda _share: True)
    large = _core.TwoSided.build(7, 2, lambda _share: True)
    dice = random.Random(5)
    for _ in range(200):
        own, other = [0] * 6, [0] * 6
        for side in (own, other):
            for _ in range(dice.randint(1, 3)):
                side[dice.randrange(6)] += 1
        board = np.array(bear_off(own, other).board, np.int8)
        assert small.equities(board, 15) == pytest.approx(large.equities(board, 15), abs=1e-4)


def test_what_the_two_sided_table_does_not_hold() -> None:
    for position in (
        Position.start(),
        bear_off([3, 3, 3, 2, 2, 2], [1, 0, 0, 0, 0, 0]),
        bear_off([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], men=1),
        Position.from_board([0, 1, *[0] * 24]),
        Position.from_board([0, 1, *[0] * 23, 1]).flip(),
        Position.from_board([0, 0, 0, 0, 0, 0, 0, 1, *[0] * 16, -1, 0]),
    ):
        assert twosided.equities(position) is None
        assert twosided.without_double(position) is None


def _turned(data: bytes, place: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def test_a_damaged_table_is_made_again(cache_folder: Path) -> None:
    twosided.build(2)
    path = twosided.path_of(2)
    sound = path.read_bytes()
    assert twosided.load(2).checkers == 2
    for damaged in (b"", sound[:-1], sound + b"\0", _turned(sound, 100), sound[64:]):
        path.write_bytes(damaged)
        with pytest.raises(ValueError, match="table-damaged"):
            twosided.load(2)
    path.write_bytes(damaged)
    twosided.table.cache_clear()
    assert twosided.table().checkers == twosided.USUAL
    assert sorted(p.name for p in cache_folder.iterdir()) == [path.name, twosided.path_of(6).name]


def test_a_small_table_does_not_stand_in_for_the_usual_one(cache_folder: Path) -> None:
    twosided.build(2)
    assert twosided.table().checkers == twosided.USUAL
    assert twosided.path_of(twosided.USUAL).parent == cache_folder


@pytest.mark.parametrize("equity", [-2.9, -1.4, -1.0, -0.2, 0.0, 0.7, 1.2, 1.9, 2.0, 2.6])
@pytest.mark.parametrize(
    "guess", [(0.6, 0.3, 0.1, 0.1, 0.0), (1.0, 0.2, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0, 0.5)]
)
def test_chances_of_an_equity(equity: float, guess: tuple[float, ...]) -> None:
    found = Probabilities(*guess).with_equity(equity)
    win, gammon, backgammon, lost_gammon, lost_backgammon = found
    assert 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon == (
        pytest.approx(equity, abs=1e-9)
    )
    assert 0 <= backgammon <= gammon <= win <= 1
    assert 0 <= lost_backgammon <= lost_gammon <= 1 - win


def test_a_table_of_another_size_is_not_taken(cache_folder: Path) -> None:
    made = _core.TwoSided.build(2, 1, lambda _share: True)
    path = cache_folder / "table"
    tablefile.save(path, "one", made.values())
    with pytest.raises(ValueError, match="table-damaged"):
        tablefile.load(path, "another", np.int16, len(made.values()))
    with pytest.raises(ValueError, match="size"):
        _core.TwoSided.from_values(3, made.values())
    with pytest.raises(OSError, match="nowhere"):
        tablefile.load(cache_folder / "nowhere", "one", np.int16, 4)


def test_a_build_that_is_stopped_leaves_nothing(cache_folder: Path) -> None:
    with pytest.raises(RuntimeError):
        twosided.build(5, 1, lambda _share: False)
    with pytest.raises(RuntimeError):
        hyper.build(2, 1, lambda _number, _change: False)

    def interrupted(_share: float) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        twosided.build(5, 1, interrupted)
    assert list(cache_folder.iterdir()) == []


def test_ctrl_c_stops_hypergammon(cache_folder: Path) -> None:
    # A test run in the background may have been told to ignore SIGINT, and children inherit that.
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from fivepoint.engine import hyper; print(1, flush=True); hyper.build(3)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as building:
        assert building.stdout is not None
        building.stdout.readline()
        time.sleep(0.5)
        building.send_signal(signal.SIGINT)
        _, problems = building.communicate(timeout=60)
    assert b"KeyboardInterrupt" in problems
    assert list(cache_folder.iterdir()) == []


@pytest.mark.parametrize(("checkers", "threads"), [(0, 1), (11, 1), (-1, 1), (3, 0), (3, 257)])
def test_impossible_builds(checkers: int, threads: int) -> None:
    with pytest.raises(ValueError, match=r"table|threads"):
        _core.TwoSided.build(checkers, threads, lambda _share: True)
    with pytest.raises(ValueError, match=r"table|threads"):
        _core.Hyper.build(min(checkers, 4), threads, 1e-3, lambda _number, _change: True)


def bellman(table: _core.Hyper, position: Position) -> Places:
    """What the equations make of the table's own values."""
    mean = [0.0] * 4
    for roll in ROLLS:
        after: list[Places] = []
        for result in TurnGraph(position, roll).results:
            if result.result is not None:
                lost = -1.0 * result.result
                after.append((lost, lost, lost, lost))
            else:
                known = table.equities(np.array(result.flip().board, np.int8))
                assert known is not None
                after.append(known)
        for place, turned in enumerate((0, 3, 2, 1)):
            mean[place] -= WEIGHTS[roll] / 36 * min(equities[turned] for equities in after)
    doubled = min(2 * mean[3], 1.0)
    return mean[0], max(mean[1], doubled), max(mean[2], doubled), mean[3]


def some_position(dice: random.Random, men: int) -> Position:
    while True:
        board = [0] * 26
        for sign in (1, -1):
            for _ in range(dice.randint(1, men)):
                cell = dice.randint(1, 25) if sign > 0 else dice.randint(0, 24)
                if board[cell] * sign >= 0:
                    board[cell] += sign
        if any(n > 0 for n in board) and any(n < 0 for n in board):
            return Position.from_board(board, men)


@pytest.mark.parametrize("men", [1, 2])
def test_hypergammon_satisfies_its_own_equations(men: int) -> None:
    table = _core.Hyper.build(men, 2, 1e-6, lambda _number, _change: True)
    dice = random.Random(men)
    for _ in range(150):
        position = some_position(dice, men)
        found = table.equities(np.array(position.board, np.int8))
        assert found == pytest.approx(bellman(table, position), abs=1e-4), position
        waiting = table.without_double(np.array(position.board, np.int8))
        assert found is not None
        assert waiting is not None
        assert waiting[0] == pytest.approx(found[0], abs=1e-4)
        assert waiting[2] <= found[2] + 1e-4


def test_threads_change_nothing() -> None:
    one = _core.Hyper.build(2, 1, 1e-3, lambda _number, _change: True)
    two = _core.Hyper.build(2, 3, 1e-3, lambda _number, _change: True)
    np.testing.assert_array_equal(one.values(), two.values())
    few = _core.TwoSided.build(6, 1, lambda _share: True)
    many = _core.TwoSided.build(6, 3, lambda _share: True)
    np.testing.assert_array_equal(few.values(), many.values())


def test_hypergammon_without_gammons_is_the_bear_off() -> None:
    table = _core.Hyper.build(2, 1, 1e-6, lambda _number, _change: True)
    for a in range(1, 7):
        for b in range(1, 7):
            board = [0] * 26
            board[a] += 1
            board[25 - b] -= 1
            position = Position.from_board(board)
            found = twosided.equities(position)
            assert found is not None
            solved = table.equities(np.array(board, np.int8))
            assert solved == pytest.approx(
                (found.cubeless, found.own, found.centred, found.other), abs=1e-4
            )


def test_no_hypergammon_without_its_table(cache_folder: Path) -> None:
    start = Position.start("hypergammon")
    assert hyper.equities(start) is None
    assert list(cache_folder.iterdir()) == []
    with pytest.raises(ValueError, match="position"):
        _core.Hyper.build(1, 1, 1e-3, lambda _n, _c: True).equities(np.array(start.board, np.int8))


@pytest.fixture
def two_a_side(cache_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Hypergammon as if it were played with two checkers a side, solved."""
    monkeypatch.setattr(hyper, "MEN", 2)
    hyper.build(2)
    assert hyper.is_solved()
    return cache_folder


def test_hypergammon_is_played_by_its_table(two_a_side: Path) -> None:
    assert two_a_side == hyper.path_of(2).parent
    assert plays_hypergammon_by("club") == "table"
    assert plays_hypergammon_by("pip-count") == "rules"
    engine, dice = Engine(plies=1), random.Random(4)
    for _ in range(20):
        position, state = some_position(dice, 2), Money()
        if position.winner is not None:
            continue
        found = engine.evaluate(position, state)
        known = hyper.equities(position)
        assert known is not None
        assert (found.equity, found.cubeful_equity) == (known.cubeless, known.centred)
        win, gammon, backgammon, lost_gammon, lost_backgammon = found.probabilities
        told = 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon
        assert told == pytest.approx(known.cubeless, abs=1e-9)
        for roll in ((6, 1), (3, 3)):
            ranked = engine.rank(position, roll, state)
            values: list[float] = []
            for turn in ranked:
                after = turn.position.flip()
                left = None if after.winner else hyper.equities(after)
                values.append(-left.centred if left else float(turn.position.result or 0))
            assert values == sorted(values, reverse=True)
            assert [turn.equity for turn in ranked] == pytest.approx(values, abs=1e-6)


@pytest.mark.parametrize("state", [Money(jacoby=True), MatchState(length=3, score=(0, 0))])
def test_hypergammon_that_the_table_does_not_know(
    two_a_side: Path, state: Money | MatchState
) -> None:
    assert two_a_side.is_dir()
    assert not exact.knows_all(2, state)
    assert exact.knows_all(2, Money())
    assert not exact.knows_all(15, Money())
    assert exact.knows_all(2, Money(2, "me", jacoby=True))


def test_a_truncated_table_of_hypergammon_is_not_used(two_a_side: Path) -> None:
    path = hyper.path_of(2)
    sound = path.read_bytes()
    assert path.parent == two_a_side
    for damaged in (b"", sound[:-1], sound[: len(sound) // 2], _turned(sound, 5000)):
        path.write_bytes(damaged)
        hyper.table.cache_clear()
        with pytest.raises(ValueError, match="table-damaged"):
            hyper.load(2)
        assert plays_hypergammon_by("master") == "net"
        assert not exact.knows_all(2, Money())


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a file's size are Unix's")
def test_hypergammon_on_a_full_disk(cache_folder: Path) -> None:
    # A limit on a file's size stops the writing half way, as a full disk does.
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536)); "
        "from fivepoint.engine import hyper; hyper.build(2)"
    )
    failed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert failed.returncode == 1
    assert b"OSError" in failed.stderr
    assert b"hypergammon-2" in failed.stderr
    assert list(cache_folder.iterdir()) == []


def test_the_engine_uses_the_tables() -> None:
    engine = Engine(plies=0)
    decision = engine.cube(SIX_POINTS, Money())
    assert (decision.action, decision.response) == ("double", "take")
    assert decision.no_double == pytest.approx(0.5, abs=1e-4)  # the other side would double
    assert decision.double_take == pytest.approx(1, abs=1e-4)
    found = engine.evaluate(SIX_POINTS, Money(cube=2, owner="other"))
    assert found.cubeful_equity == pytest.approx(0.5, abs=1e-4)
    assert found.win == pytest.approx(0.8125, abs=1e-4)
    beavered = engine.cube(bear_off([0, 0, 0, 0, 2, 2], [1, 1, 0, 0, 0, 0]), Money(beavers=1))
    assert beavered.response == "beaver"
    assert beavered.double_take < beavered.no_double < 0
    ranked = engine.rank(bear_off([1, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]), (4, 2), Money())
    best = exact.cubeful(ranked[0].position.flip(), Money())
    assert best is not None
    assert ranked[0].equity == pytest.approx(-best)


def test_a_cube_at_its_cap_is_left_to_the_model() -> None:
    assert exact.cubeful(SIX_POINTS, Money(cube=64, owner="me")) is None
    assert exact.cubeful(SIX_POINTS, Money(cube=64, owner="me", max_cube=None)) is not None
    decision = Engine(plies=0).cube(SIX_POINTS, Money(cube=64, owner="me"))
    assert decision.action == "no double"
    assert decision.no_double == pytest.approx(0.625, abs=1e-3)
    with pytest.raises(RulesError):
        Engine(plies=0).cube(SIX_POINTS, Money(cube=None))


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize(
    ("table", "limits"),
    [
        (
            "bearoff",
            {"mean rolls": 1e-4, "win chance": 1e-4, "chance by number of rolls": 2e-5},
        ),
        ("two-sided", {"equity": 1e-4}),
        ("hyper", {"equity": 1e-4}),
    ],
)
def test_tables_against_recursions_of_their_own(table: str, limits: dict[str, float]) -> None:
    # Hypergammon is solved first where the user's cache has no table: minutes of a core.
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, str(root / "benchmarks/exact_tables.py"), table], check=True)
    record = json.loads((root / "benchmarks/results/exact_tables.json").read_text("utf-8"))
    for name, most in limits.items():
        assert record[table][name] <= most
