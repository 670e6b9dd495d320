"""A training run begun from a net file: the same nets, the right stage, and nothing half begun."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fivepoint import _core
from fivepoint.engine.netfile import NetFile, default_nets, read_net_file, write_net_file
from fivepoint.errors import ParseError, RulesError
from fivepoint.train.begin import begin_from
from fivepoint.train.export import averaged_net, export
from fivepoint.train.loop import Loop
from fivepoint.train.run import Run
from fivepoint.train.stages import CONTACT, LATE, RACE, Stage

if TYPE_CHECKING:
    from pathlib import Path

TINY = (
    Stage("first", 1000, False, 1.0, 1e-3, 1e-3, 64, 1.0, 2000, 50),
    Stage("second", 400, True, 0.5, 1e-3, 1e-4, 64, 2.0, 3000, 50),
    Stage("third", 300, True, 0.5, 1e-3, 1e-4, 64, 2.0, 3000, 50, made_up=0.5, hard=0.6),
)
FIRST = "first (labels of one roll, lambda 1.0)"
STORY: dict[str, str | int | float] = {"contact_stages": FIRST, "race_stages": FIRST}


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny nets and short stages."""

    def stages(_kind: int) -> tuple[Stage, ...]:
        return TINY

    monkeypatch.setattr("fivepoint.train.run.stages_of", stages)
    monkeypatch.setattr("fivepoint.train.run.HIDDEN", {CONTACT: 64, RACE: 64, LATE: 64})
    monkeypatch.setattr("fivepoint.train.loop.SLICE", {True: 100, False: 500})


def net_file(path: Path, provenance: dict[str, str | int | float], width: int = 64) -> Path:
    contact, race = (
        averaged_net(_core.Trainer.of_kind(kind, width, 1), kind) for kind in (CONTACT, RACE)
    )
    write_net_file(path, NetFile(contact, race, provenance))
    return path


def integers_of(nets: NetFile) -> list[np.ndarray]:
    return [np.asarray(part) for net in (nets.contact, nets.race) for part in net.integers()]


def assert_same_nets(one: NetFile, other: NetFile) -> None:
    for ours, theirs in zip(integers_of(one), integers_of(other), strict=True):
        assert np.array_equal(ours, theirs)


def test_exported_at_once_the_nets_are_those_that_ship(tmp_path: Path) -> None:
    shipped = default_nets()
    file = tmp_path / "shipped.net"
    write_net_file(file, replace(shipped, pruner=None))
    begin_from(file, tmp_path / "run", 7)
    export(tmp_path / "run", tmp_path / "again.net", positions=0)
    again = read_net_file(tmp_path / "again.net")
    assert_same_nets(again, shipped)
    for entry in ("contact_labels", "contact_samples", "race_labels", "race_samples"):
        assert again.provenance[entry] == shipped.provenance[entry]
    assert again.provenance["contact_seed"] == 7
    assert again.provenance["contact_begun_from"] == read_net_file(file).digest


def test_nets_that_were_refined_go_on_with_pruned_labels(tmp_path: Path) -> None:
    names = ["outcome", "long", "middle", "look-far", "look", "settle", "refine"]
    told = ", ".join(f"{name} (one-ply labels, lambda 0.5)" for name in names)
    file, shipped = tmp_path / "a.net", default_nets()
    story = shipped.provenance | {"contact_stages": told}
    story.pop("contact_stage_labels", None)
    write_net_file(file, replace(shipped, provenance=story))
    contact, race, *_ = begin_from(file, tmp_path / "run", 1)
    assert contact.stage is not None
    assert (contact.stage.name, contact.stage.pruned) == ("deepen", True)
    assert race.stage is not None
    assert race.stage.name == "race-played"


@pytest.mark.usefixtures("tiny")
def test_a_begun_run_makes_labels_and_trains(tmp_path: Path) -> None:
    file = net_file(tmp_path / "a.net", STORY | {"contact_labels": 1234})
    runs = begin_from(file, tmp_path / "run", 3)
    before = [run.trainer.to_bytes() for run in runs]
    contact, race = Run(tmp_path / "run", CONTACT, 0), Run(tmp_path / "run", RACE, 0)
    assert contact.load()
    assert race.load()
    assert [contact.trainer.to_bytes(), race.trainer.to_bytes()] == before
    assert (contact.seed, race.seed) == (3, 4)
    assert contact.stage is TINY[1]
    told: list[dict[str, object]] = []
    Loop(contact, [race], told.append).go()
    assert contact.stage is None
    assert contact.progress.all_labels >= 1234 + 400 + 300
    assert contact.progress.samples > 0
    assert contact.trainer.to_bytes() != before[0]
    export(tmp_path / "run", tmp_path / "b.net", positions=0)
    story = read_net_file(tmp_path / "b.net").provenance
    assert story["contact_labels"] == contact.progress.all_labels
    later = "second (one-ply labels, lambda 0.5), third (one-ply labels, lambda 0.5)"
    assert story["contact_stages"] == f"{FIRST}, {later}"
    assert story["race_stages"] == FIRST


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("stages", "labels", "expected"),
    [
        (FIRST, None, (1, 0)),
        (FIRST, 1000, (1, 0)),
        (FIRST, 999, (0, 999)),
        (f"{FIRST}, second (one-ply labels, lambda 0.5)", None, (2, 0)),
        (f"{FIRST}, second (one-ply labels, lambda 0.5)", 17, (1, 17)),
        (f"{FIRST}, second (one-ply labels, lambda 0.5)", -17, (2, 0)),
        (f"{FIRST}, second (one-ply labels, lambda 0.5)", "many", (2, 0)),
        ("first, second, third", None, (2, 0)),
        ("first, second, third", 299, (2, 299)),
        ("first, second, third", 300, (2, 0)),
        ("warm-up (labels of one roll), second (one-ply labels), second-best", None, (2, 0)),
    ],
)
def test_it_goes_on_after_the_stages_that_the_file_names(
    tmp_path: Path, stages: str, labels: int | str | None, expected: tuple[int, int]
) -> None:
    story: dict[str, str | int | float] = STORY | {"contact_stages": stages}
    if labels is not None:
        story["contact_stage_labels"] = labels
    contact, *_ = begin_from(net_file(tmp_path / "a.net", story), tmp_path / "run", 3)
    assert (contact.progress.stage, contact.progress.labels) == expected
    assert contact.stage is TINY[expected[0]]


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("at", "labels", "expected"),
    [(0, 0, (0, 0)), (0, 5, (0, 5)), (1, 0, (1, 0)), (2, 299, (2, 299)), (3, 0, (2, 0))],
)
def test_an_exported_run_begins_where_it_stood(
    tmp_path: Path, at: int, labels: int, expected: tuple[int, int]
) -> None:
    for kind in (CONTACT, RACE):
        run = Run(tmp_path / "run", kind, 1)
        run.progress.stage, run.progress.labels = at, labels
        run.save()
    export(tmp_path / "run", tmp_path / "a.net", positions=0)
    for run in begin_from(tmp_path / "a.net", tmp_path / "again", 3):
        assert (run.progress.stage, run.progress.labels) == expected


@pytest.mark.usefixtures("tiny")
def test_a_file_that_no_training_can_go_on_from_is_refused(tmp_path: Path) -> None:
    sound = net_file(tmp_path / "sound.net", STORY).read_bytes()
    untold = {name: text for name, text in STORY.items() if name != "race_stages"}
    cases: list[tuple[bytes, str]] = [
        (b"", "net-not-a-net"),
        (b"no net at all" * 1000, "net-not-a-net"),
        (sound[:-1], "net-damaged"),
        (sound[:5000] + b"\x55" + sound[5001:], "net-damaged"),
        (net_file(tmp_path / "wide.net", STORY, 128).read_bytes(), "train-net-width"),
        (net_file(tmp_path / "mute.net", {}).read_bytes(), "train-net-stages"),
        (net_file(tmp_path / "half.net", untold).read_bytes(), "train-net-stages"),
    ]
    file, folder = tmp_path / "case.net", tmp_path / "new" / "run"
    for data, code in cases:
        file.write_bytes(data)
        with pytest.raises((ParseError, RulesError)) as caught:
            begin_from(file, folder, 1)
        assert caught.value.code == code
        assert "case.net" in str(caught.value)
        assert not folder.parent.exists()
    with pytest.raises(FileNotFoundError):
        begin_from(tmp_path / "none.net", folder, 1)
    assert not folder.parent.exists()


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("kind", [CONTACT, RACE, LATE])
def test_a_folder_with_a_run_is_left_alone(tmp_path: Path, kind: int) -> None:
    file, folder = net_file(tmp_path / "a.net", STORY), tmp_path / "run"
    there = Run(folder, kind, 5)
    there.save()
    before = there.state_path.read_bytes()
    with pytest.raises(RulesError) as caught:
        begin_from(file, folder, 1)
    assert caught.value.code == "train-run-there"
    assert str(folder) in str(caught.value)
    assert [path.name for path in folder.iterdir()] == [there.state_path.name]
    assert there.state_path.read_bytes() == before


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("failing", [1, 2])
@pytest.mark.parametrize("fault", [OSError(errno.ENOSPC, "No space left"), KeyboardInterrupt()])
def test_nothing_is_half_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int, fault: BaseException
) -> None:
    """The disk is full, or a person stops it, at the first file or at the second."""
    file, calls = net_file(tmp_path / "a.net", STORY), 0

    def fsync(_handle: int) -> None:
        nonlocal calls
        calls += 1
        if calls == failing:
            raise fault

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(type(fault)):
        begin_from(file, tmp_path / "deep" / "run", 1)
    assert calls == failing
    assert [path.name for path in tmp_path.iterdir()] == ["a.net"]
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    calls = 0
    with pytest.raises(type(fault)):
        begin_from(file, folder, 1)
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]
    calls = failing
    begin_from(file, folder, 1)
    assert {path.name for path in folder.iterdir()} == {"notes.txt", "contact.state", "race.state"}


@pytest.mark.usefixtures("tiny")
def test_a_late_net_goes_on_as_well(tmp_path: Path) -> None:
    file = net_file(tmp_path / "a.net", STORY | {"late_stages": FIRST, "late_labels": 77})
    nets = read_net_file(file)
    late = averaged_net(_core.Trainer.of_kind(CONTACT, 64, 5), CONTACT)
    write_net_file(file, replace(nets, late=late))
    contact, race, again = begin_from(file, tmp_path / "run", 3)
    assert (contact.kind, race.kind, again.kind) == (CONTACT, RACE, LATE)
    assert again.stage is TINY[1]
    assert again.progress.all_labels == 77
    export(tmp_path / "run", tmp_path / "b.net", positions=0)
    found = read_net_file(tmp_path / "b.net")
    assert found.late is not None
    for one, other in zip(late.integers(), found.late.integers(), strict=True):
        assert np.array_equal(one, other)
    assert found.provenance["late_labels"] == 77
