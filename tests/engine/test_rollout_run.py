"""Rollouts that are kept, extended, compared and spread: always the same trials."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import math
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.engine.test_engine import NETS, RACE_POSITION

import fivepoint as fp
from fivepoint.engine.engine import Engine
from fivepoint.engine.executor import LocalExecutor, RayExecutor
from fivepoint.engine.rollout_run import (
    Candidate,
    Part,
    RolloutRun,
    compare,
    joint_error,
    load_runs,
    roll_part,
    save_runs,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fivepoint.engine.executor import Executor
    from fivepoint.engine.rollout import Rollout

STATE = fp.MatchState(length=5, score=(1, 2))
ONE_EACH = fp.Position.from_board([0, 0, 0, 0, 0, 0, 1, *[0] * 12, -1, *[0] * 6])


def begun(trials: int = 0, state: fp.Money | fp.MatchState = STATE) -> RolloutRun:
    run = RolloutRun(Engine(plies=0), RACE_POSITION, state, seed=7)
    if trials:
        run.extend(trials)
    return run


def same(run: RolloutRun, other: RolloutRun) -> bool:
    return np.array_equal(run.equities, other.equities) and (
        run.result.probabilities == other.result.probabilities
    )


def test_a_run_that_was_extended_equals_one_made_at_once(tmp_path: Path) -> None:
    whole, run = begun(400), begun(100)
    run.save(tmp_path / "kept")
    again = RolloutRun.load(tmp_path / "kept", Engine(plies=0, threads=2))
    assert (again.part, again.trials, again.seconds) == (run.part, 100, run.seconds)
    again.extend(400)
    assert same(again, whole)
    at_once = Engine(plies=0).rollout(RACE_POSITION, STATE, trials=400, seed=7)
    assert again.result.cubeful_equity == at_once.cubeful_equity
    assert again.extend(400).trials == 400


@pytest.mark.parametrize("state", [fp.Money(cube=None), fp.Money(2, "other", max_cube=None)])
def test_every_state_is_kept(tmp_path: Path, state: fp.Money) -> None:
    run = begun(36, state)
    run.save(tmp_path / "kept")
    assert same(RolloutRun.load(tmp_path / "kept", Engine(plies=0)), run)


def test_runs_are_kept_together(tmp_path: Path) -> None:
    runs = [begun(36), begun(0), begun(72, fp.Money(cube=None))]
    save_runs(tmp_path / "kept", runs)
    again = load_runs(tmp_path / "kept", Engine(plies=0))
    assert [run.trials for run in again] == [36, 0, 72]
    assert [run.part for run in again] == [run.part for run in runs]
    assert same(again[2], runs[2])


def test_a_comparison_ends_at_a_standard_error_too() -> None:
    one, other = Candidate(begun()), Candidate(begun())
    compare([one, other], 10_000, sure=math.inf, stop_error=10.0)
    assert (one.run.trials, other.run.trials) == (288, 288)
    # One alone is rolled out to the end: there is nothing to be decided.
    alone = Candidate(begun())
    compare([alone], 300)
    assert alone.run.trials == 300


def test_a_stopped_run_keeps_what_was_done() -> None:
    run = begun()
    assert run.extend(10_000, progress=lambda so_far: so_far.trials < 300).trials == 432
    settled = begun()
    assert settled.extend(10_000, stop_error=10.0).trials == 288

    def interrupted(_so_far: Rollout) -> bool:
        raise KeyboardInterrupt

    other = begun()
    with pytest.raises(KeyboardInterrupt):
        other.extend(1000, progress=interrupted)
    assert other.trials == 144


def test_damaged_files_and_other_nets_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    run = begun(36)
    run.save(path)
    sound = path.read_bytes()
    middle = len(sound) // 2
    turned = sound[:middle] + bytes([sound[middle] ^ 1]) + sound[middle + 1 :]
    for damaged in (b"", b"no rollout", sound[:-1], sound[:middle], turned):
        path.write_bytes(damaged)
        with pytest.raises(fp.RulesError) as caught:
            RolloutRun.load(path, Engine(plies=0))
        assert caught.value.code == "rollout-file"
    random = Random(1)
    for _ in range(300):  # whatever the damage does to the packing
        broken = bytearray(sound)
        for _ in range(random.randint(1, 3)):
            broken[random.randrange(len(broken))] ^= 1 << random.randrange(8)
        path.write_bytes(broken)
        with suppress(fp.RulesError):
            RolloutRun.load(path, Engine(plies=0))
    path.write_bytes(sound)
    with pytest.raises(fp.RulesError) as caught:
        RolloutRun.load(path, Engine(plies=0, nets=NETS))
    assert caught.value.code == "rollout-other-net"
    with pytest.raises(OSError, match="nowhere"):
        RolloutRun.load(tmp_path / "nowhere", Engine(plies=0))


@pytest.mark.parametrize(
    ("name", "value"),
    [("plies", 9), ("plies", "1"), ("seed", "one"), ("seed", -1), ("truncate", 0), ("board", [])],
)
def test_kept_settings_are_checked(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "kept"
    run = begun(36)
    run.save(path)
    with np.load(path) as file:
        kept = dict(file)
    told = json.loads(str(kept["settings"]))
    for runs in ([told["runs"][0] | {name: value}], []):
        kept["settings"] = np.array(json.dumps(told | {"runs": runs}))
        with path.open("wb") as file:
            np.savez(file, **kept)
        with pytest.raises(fp.RulesError) as caught:
            RolloutRun.load(path, Engine(plies=0))
        assert caught.value.code == "rollout-file"


@pytest.mark.parametrize("trials", [0, -1, 10**12, True, 1.5, float("nan"), "many"])
def test_impossible_numbers_of_trials(trials: int) -> None:
    run = begun(36)
    with pytest.raises(fp.RulesError):
        run.extend(trials)
    with pytest.raises(fp.RulesError):
        compare([Candidate(run)], trials)
    with pytest.raises(fp.RulesError) as caught:
        _ = begun().result
    assert caught.value.code == "rollout-empty"


def test_a_comparison_ends_when_it_is_decided() -> None:
    engine = Engine(plies=0)
    turns = engine.rank(RACE_POSITION, (6, 5), STATE)
    runs = [
        Candidate(RolloutRun(engine, turn.position.flip(), STATE.flip()), -1.0)
        for turn in (turns[-1], turns[0])
    ]
    # The race lost by a play in the wrong place is small, a lost position is clear.
    lost = Candidate(RolloutRun(engine, ONE_EACH, STATE.flip()), -1.0)
    ranked = compare([lost, *runs], 432)
    assert ranked[-1] is lost
    assert lost.run.trials < 432
    assert joint_error(*runs) < 0.1
    assert ranked[0].equity >= ranked[1].equity >= ranked[2].equity


@pytest.fixture(params=["threads", "processes", "ray"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    if request.param == "ray":
        if importlib.util.find_spec("ray") is None:
            pytest.skip("Ray is not installed")
        with RayExecutor(workers=2) as ray:
            yield ray
    else:
        with LocalExecutor(2, processes=request.param == "processes") as local:
            yield local


def test_every_executor_gives_the_same(executor: Executor) -> None:
    run, alone = begun(), begun(500)
    run.extend(500, executor=executor)
    assert same(run, alone)
    part = alone.part
    wrong = Part(part.position, part.state, 0, None, 1, may_double=True, net="another")
    with pytest.raises(fp.RulesError) as caught:
        list(executor.map(roll_part, [wrong]))
    assert caught.value.code == "rollout-other-net"
    assert list(executor.map(abs, range(-9, 0))) == list(range(9, 0, -1))
    # Who stops asking stops the work.
    first = next(iter(executor.map(abs, iter([-1, -2, -3, -4, -5, -6]))))
    assert first == 1


@pytest.mark.parametrize("workers", [0, -1, 10**9, True, 1.5])
def test_impossible_numbers_of_workers(workers: int) -> None:
    with pytest.raises(fp.RulesError):
        LocalExecutor(workers)


def test_ray_that_is_not_installed_is_asked_for() -> None:
    if importlib.util.find_spec("ray") is not None:
        pytest.skip("Ray is installed")
    with pytest.raises(fp.RulesError) as caught:
        RayExecutor()
    assert caught.value.code == "executor-no-ray"


def test_an_event_loop_goes_on_and_may_cancel() -> None:
    async def roll() -> tuple[int, int]:
        run, ticks, wanted = begun(), 0, True
        work = asyncio.create_task(
            asyncio.to_thread(run.extend, 1_000_000, progress=lambda _so_far: wanted)
        )
        while run.trials < 288:
            await asyncio.sleep(0.001)
            ticks += 1
        wanted = False
        return ticks, (await work).trials

    ticks, trials = asyncio.run(roll())
    assert ticks > 1
    assert 288 <= trials < 1_000_000
