"""Training runs: resumed as if never stopped, and honest about a damaged checkpoint."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fivepoint import _core
from fivepoint.engine.executor import LocalExecutor
from fivepoint.errors import ParseError
from fivepoint.train.export import nets_of
from fivepoint.train.loop import Loop, rate_at
from fivepoint.train.pruner import pruner_for
from fivepoint.train.run import Run
from fivepoint.train.spread import Games, generate, play_games, spread_games
from fivepoint.train.stages import CONTACT, EARLY_PART, LATE, LATE_PART, RACE, Stage

if TYPE_CHECKING:
    from pathlib import Path

TINY = (
    Stage("first", 3000, False, 1.0, 1e-3, 1e-3, 64, 1.0, 2000, 50, refresh=1500),
    Stage("second", 500, True, 0.5, 1e-3, 1e-4, 64, 2.0, 3000, 50, siblings=0.5),
)
PRUNED = replace(TINY[1], name="pruned", made_up=0.5, hard=0.5, pruned=True)


def prune_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(evaluator: _core.Evaluator) -> _core.Net:
        return pruner_for(evaluator, 30)

    monkeypatch.setattr("fivepoint.train.loop.pruner_for", quick)


def run_in(folder: Path, kind: int, monkeypatch: pytest.MonkeyPatch) -> Run:
    def tiny(_kind: int) -> tuple[Stage, ...]:
        return TINY

    monkeypatch.setattr("fivepoint.train.run.stages_of", tiny)
    monkeypatch.setattr("fivepoint.train.run.HIDDEN", {CONTACT: 64, RACE: 64, LATE: 64})
    monkeypatch.setattr("fivepoint.train.loop.SLICE", {True: 100, False: 1000})
    return Run(folder, kind, seed=11)


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_a_run_goes_through_its_stages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    run = run_in(tmp_path, CONTACT, monkeypatch)
    monkeypatch.setattr("fivepoint.train.loop.LOG_SECONDS", 0.0)
    told: list[dict[str, object]] = []
    other = run_in(tmp_path / "other", RACE, monkeypatch)
    Loop(run, [other], told.append, threads).go()
    assert run.stage is None
    assert run.progress.all_labels >= 3500
    assert run.progress.samples == pytest.approx(3000 + 1000, rel=0.3)
    assert {entry["stage"] for entry in told} == {"first", "second"}
    lines = run.log_path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines] == told
    again = run_in(tmp_path, CONTACT, monkeypatch)
    assert again.load()
    assert again.progress == run.progress
    assert again.trainer.to_bytes() == run.trainer.to_bytes()
    assert again.replay.to_bytes() == run.replay.to_bytes()


def test_a_stopped_run_goes_on_where_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = run_in(tmp_path, CONTACT, monkeypatch)
    other.progress.all_labels = 1
    stopped = run_in(tmp_path, RACE, monkeypatch)
    Loop(stopped, [other], lambda _entry: None).go(seconds=0.0)
    assert stopped.stage is not None
    resumed = run_in(tmp_path, RACE, monkeypatch)
    assert resumed.load()
    before = resumed.progress.all_labels
    Loop(resumed, [other], lambda _entry: None).go()
    assert resumed.stage is None
    assert resumed.progress.all_labels > before


def test_races_of_play_wait_for_a_net_that_can_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, other = run_in(tmp_path, RACE, monkeypatch), run_in(tmp_path, CONTACT, monkeypatch)
    run.stages = (replace(TINY[0], made_up=1.0), *TINY[1:])
    loop = Loop(run, [other], lambda _entry: None)
    loop.go()
    assert loop.waits_for == "contact"
    assert run.stage is TINY[1]
    other.progress.all_labels = 1
    loop.go()
    assert run.stage is None


def test_a_damaged_checkpoint_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = run_in(tmp_path, RACE, monkeypatch)
    assert not run.load()
    run.save()
    data = run.state_path.read_bytes()
    for broken in (
        b"",
        data[:-1],
        data[:40],
        b"X" + data[1:],
        data.replace(b'"stage"', b'"stags"'),
    ):
        run.state_path.write_bytes(broken)
        with pytest.raises(ParseError) as caught:
            run_in(tmp_path, RACE, monkeypatch).load()
        assert caught.value.code == "train-checkpoint"


def test_the_rate_falls_geometrically() -> None:
    stage = TINY[1]
    assert rate_at(stage, 0) == pytest.approx(1e-3)
    assert rate_at(stage, 250) == pytest.approx(1e-3 / 10**0.5)
    assert rate_at(stage, 5000) == pytest.approx(1e-4)


@pytest.mark.parametrize("threads", [1, 2])
def test_labels_are_pruned_in_the_stages_that_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    prune_quickly(monkeypatch)
    run = run_in(tmp_path, CONTACT, monkeypatch)
    run.stages = (*TINY, PRUNED, TINY[1])
    loop = Loop(run, [run_in(tmp_path, RACE, monkeypatch)], lambda _entry: None, threads)
    pruned: dict[Stage, set[bool]] = {stage: set() for stage in run.stages}

    def noting(play: _core.SelfPlay, replay: _core.Replay, stage: Stage, wanted: int) -> int:
        pruned[stage].add(loop.pruner is not None)
        return generate(play, replay, stage, wanted)

    monkeypatch.setattr("fivepoint.train.loop.generate", noting)
    loop.go()
    assert run.stage is None
    assert pruned == {TINY[0]: {False}, TINY[1]: {False}, PRUNED: {True}}


@pytest.mark.parametrize("stages", [TINY, (TINY[0], PRUNED)])
def test_an_executor_makes_the_same_of_a_seed_on_any_number_of_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stages: tuple[Stage, ...]
) -> None:
    prune_quickly(monkeypatch)
    trained: list[bytes] = []
    for workers in (1, 3):
        folder = tmp_path / str(workers)
        run = run_in(folder, CONTACT, monkeypatch)
        run.stages = stages
        monkeypatch.setattr("fivepoint.train.loop.SLICE", {True: 20, False: 100})
        monkeypatch.setattr("fivepoint.train.loop.LOG_SECONDS", 0.0)
        told: list[dict[str, object]] = []
        with LocalExecutor(workers) as executor:
            other = run_in(folder / "other", RACE, monkeypatch)
            Loop(run, [other], told.append, executor=executor).go()
        assert run.stage is None
        assert run.progress.all_labels >= 3500
        assert {entry["stage"] for entry in told} == {stage.name for stage in stages}
        trained.append(run.trainer.to_bytes() + run.replay.to_bytes())
    assert trained[0] == trained[1]


def test_games_are_the_same_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = run_in(tmp_path, RACE, monkeypatch)
    loop = Loop(run, [run_in(tmp_path, CONTACT, monkeypatch)], print)
    contact, race = loop.nets.contact.integers(), loop.nets.race.integers()
    tasks = [Games(contact, race, RACE, TINY[1], 30, seed) for seed in (1, 2, 1)]
    here = [play_games(task) for task in tasks]
    with LocalExecutor(2, processes=True) as executor:
        assert list(spread_games(executor, tasks)) == here
    assert here[0] == here[2] != here[1]


def test_pruned_labels_are_the_same_on_one_thread_and_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prune_quickly(monkeypatch)
    run = run_in(tmp_path, CONTACT, monkeypatch)
    run.stages = (PRUNED,)
    loop = Loop(run, [run_in(tmp_path, RACE, monkeypatch)], print)
    assert loop.pruner is not None
    generate(loop.plays[0], run.replay, PRUNED, 200)
    contact, race = loop.nets.contact.integers(), loop.nets.race.integers()
    seed = run.seed + 1000  # of the loop's only thread
    task = Games(contact, race, CONTACT, PRUNED, 200, seed, loop.pruner.integers())
    whole = replace(task, pruner=None)
    with LocalExecutor(2, processes=True) as executor:
        found, unpruned = spread_games(executor, [task, whole])
    assert found.samples == run.replay.to_bytes()
    assert found.samples != unpruned.samples
    # The replies of the same evaluator, so that what differs is the pruner's doing.
    again = _core.SelfPlay(seed)
    again.set_evaluator(loop.nets.evaluator(pruned=False))
    replay = _core.Replay(CONTACT, 3000, 1)
    generate(again, replay, PRUNED, 200)
    assert unpruned.samples == replay.to_bytes()


def test_the_late_net_begins_as_the_contact_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contact, race, late = (run_in(tmp_path, kind, monkeypatch) for kind in (CONTACT, RACE, LATE))
    late.stages = (replace(TINY[1], made_up=0.8, hard=1.0, part=LATE_PART),)
    loop = Loop(late, [contact, race], print)
    loop.go(seconds=0.0)
    assert loop.waits_for == "contact"
    assert late.untrained
    contact.progress.all_labels = 5
    assert nets_of({run.kind: run for run in (contact, race, late)}).late is None
    loop = Loop(late, [contact, race], print)
    ours, theirs = (run.trainer.weights(averaged=True) for run in (late, contact))
    for one, other in zip(ours, theirs, strict=True):
        assert np.array_equal(one, other)
    loop.go()
    assert late.stage is None
    assert late.begun_from == "contact net after 5 labels"
    contact.stages = (replace(TINY[1], part=EARLY_PART),)
    assert Loop(contact, [race], print).waits_for == "late"
    assert Loop(contact, [race, late], print).waits_for is None
    resumed = run_in(tmp_path, LATE, monkeypatch)
    assert resumed.load()
    assert Loop(resumed, [contact, race], print).nets.late is not None
    assert resumed.trainer.to_bytes() == late.trainer.to_bytes()


def test_games_with_a_late_net_are_the_same_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contact, race = (run_in(tmp_path, kind, monkeypatch) for kind in (CONTACT, RACE))
    late = Run(tmp_path, LATE, seed=12)
    contact.progress.all_labels = late.progress.all_labels = 1
    nets = Loop(late, [contact, race], print).nets
    assert nets.late is not None
    stage = replace(TINY[1], made_up=0.5, hard=1.0, part=LATE_PART)
    parts = (nets.contact.integers(), nets.race.integers())
    task = Games(*parts, LATE, stage, 300, 9, late=nets.late.integers())
    with LocalExecutor(2, processes=True) as executor:
        found, alone = spread_games(executor, [task, replace(task, late=None)])
    assert found == play_games(task)
    assert found.samples != alone.samples
