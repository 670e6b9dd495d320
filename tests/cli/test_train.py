"""``fivepoint train`` from the command line: start, resume, status, match, export."""

from __future__ import annotations

import errno
import json
import sys
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.engine.netfile import read_net_file
from fivepoint.train.stages import CONTACT, LATE, RACE, Stage

if TYPE_CHECKING:
    from pathlib import Path

TINY = (Stage("only", 1500, False, 1.0, 1e-3, 1e-3, 64, 1.0, 2000, 50),)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A training of tiny nets with one short stage."""

    def tiny(_kind: int) -> tuple[Stage, ...]:
        return TINY

    monkeypatch.setattr("fivepoint.train.run.stages_of", tiny)
    monkeypatch.setattr("fivepoint.train.run.HIDDEN", {CONTACT: 64, RACE: 64, LATE: 64})
    monkeypatch.setattr("fivepoint.train.loop.SLICE", {True: 100, False: 500})
    return tmp_path / "run"


def test_from_nothing_to_a_net_file_and_a_match(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(folder)
    assert run(["train", "race", place]) == 0
    assert run(["train", "contact", place, "--seed", "3"]) == 0
    assert run(["train", "contact", place]) == 0  # all done: resumes and ends
    assert "All stages are done" in capsys.readouterr().out
    assert run(["train", "status", place, "--json"]) == 0
    progress = json.loads(capsys.readouterr().out)
    assert progress["contact"]["all_labels"] >= 1500
    net = tmp_path / "out.net"
    assert run(["train", "export", place, str(net), "--pruner-positions", "0"]) == 0
    assert read_net_file(net).pruner is None
    assert run(["train", "prune", str(tmp_path / "out.net"), "--pruner-positions", "30"]) == 0
    assert read_net_file(net).pruner is not None
    assert run(["train", "export", place, str(net), "--pruner-positions", "0"]) == 0
    story = read_net_file(net).provenance
    assert story["contact_labels"] == progress["contact"]["all_labels"]
    assert story["contact_seed"] == 3
    capsys.readouterr()
    result = tmp_path / "match.json"
    words = ["train", "match", place, str(net), "--games", "8", "--json", "--out", str(result)]
    assert run(words) == 0
    entry = json.loads(capsys.readouterr().out)
    assert entry == json.loads(result.read_text(encoding="utf-8"))
    assert entry["points"] == pytest.approx(0, abs=1e-5)  # the same nets on both sides


def test_what_cannot_be_done_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = str(folder)
    assert run(["train", "status", place]) == 1
    assert "no started training" in capsys.readouterr().err
    assert run(["train", "race", place]) == 0
    assert run(["train", "status", place]) == 0
    assert "Net race: stage" in capsys.readouterr().out
    assert run(["train", "export", place, str(folder / "a.net")]) == 1
    assert run(["train", "contact", place]) == 0
    for words in ('"unclosed', "", "  "):
        assert run(["train", "match", place, words, "--program", "--games", "4"]) == 2
        assert "no command" in capsys.readouterr().err
    assert run(["train", "match", place, "cat", "--program", "--games", "4"]) == 1
    assert "no legal play" in " ".join(capsys.readouterr().err.split())
    nowhere = ["--games", "100000", "--out", str(folder / "none" / "a.json")]
    assert run(["train", "match", place, place, *nowhere]) == 1
    assert "none" in capsys.readouterr().err.replace("\n", "")
    quit_at_once = f"{sys.executable} -c pass"
    assert run(["train", "match", place, quit_at_once, "--program", "--games", "4"]) == 1
    assert "stopped" in capsys.readouterr().err
    assert run(["train", "race", place, "--threads", "0"]) == 2


def test_a_training_begins_from_a_net_file(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, net, again = str(folder), tmp_path / "out.net", tmp_path / "again"
    assert run(["train", "race", place]) == 0
    assert run(["train", "contact", place]) == 0
    assert run(["train", "export", place, str(net), "--pruner-positions", "0"]) == 0
    labels = read_net_file(net).provenance["contact_labels"]
    capsys.readouterr()
    assert run(["train", "begin", str(net), str(again), "--seed", "8"]) == 0
    said = capsys.readouterr().out
    assert "begins with the nets of" in " ".join(said.split())
    assert "Net contact: stage only" in said
    assert run(["train", "status", str(again), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["contact"]["all_labels"] == labels
    assert run(["train", "contact", str(again)]) == 0
    assert run(["train", "export", str(again), str(net), "--pruner-positions", "0"]) == 0
    story = read_net_file(net).provenance
    assert int(story["contact_labels"]) > int(labels)
    assert story["contact_seed"] == 8
    before = (again / "contact.state").read_bytes()
    capsys.readouterr()
    assert run(["train", "begin", str(net), str(again)]) == 1
    assert "There is a training in" in capsys.readouterr().err
    assert (again / "contact.state").read_bytes() == before
    net.write_bytes(net.read_bytes()[:-40])
    assert run(["train", "begin", str(net), str(tmp_path / "third")]) == 1
    assert "damaged" in capsys.readouterr().err
    assert not (tmp_path / "third").exists()
    assert run(["train", "begin", str(tmp_path / "none.net"), str(tmp_path / "third")]) == 1
    assert "none.net" in capsys.readouterr().err.replace("\n", "")


def test_the_late_net_follows_the_contact_net(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, net, curve = str(folder), tmp_path / "out.net", tmp_path / "curve.svg"
    assert run(["train", "late", place]) == 0
    assert "fivepoint train contact" in " ".join(capsys.readouterr().out.split())
    assert run(["train", "race", place]) == 0
    assert run(["train", "contact", place]) == 0
    assert run(["train", "late", place]) == 0
    assert "All stages are done" in capsys.readouterr().out
    assert run(["train", "status", place, "--json"]) == 0
    progress = json.loads(capsys.readouterr().out)
    assert progress["late"]["all_labels"] >= 1500
    assert run(["train", "export", place, str(net), "--pruner-positions", "0"]) == 0
    found = read_net_file(net)
    assert found.late is not None
    labels = progress["contact"]["all_labels"]
    assert found.provenance["late_begun_from"] == f"contact net after {labels} labels"
    assert run(["train", "plot", place, str(curve), "--late"]) == 1  # too short for a line of it
    assert run(["train", "plot", place, str(curve), "--late", "--race"]) == 2
    assert "--race" in capsys.readouterr().err


def test_held_out_positions_are_rolled_out_and_measured(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, held = str(folder), tmp_path / "held.npz"
    assert run(["train", "race", place]) == 0
    assert run(["train", "contact", place]) == 0
    small = ["--positions", "2", "--trials", "2", "--truncate", "2"]
    assert run(["train", "holdout", place, str(held), *small]) == 0
    first = held.read_bytes()
    assert run(["train", "holdout", place, str(held), *small]) == 0
    assert held.read_bytes() == first
    capsys.readouterr()
    assert run(["train", "evaluate", place, str(held), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"opening", "backgame", "race", "gammon-race"} <= set(found)
    for error in found.values():
        assert 1 <= error["positions"] <= 2
        assert abs(error["bias"]) <= error["mean_absolute"] < 1
    assert run(["train", "evaluate", place, str(held)]) == 0
    assert "backgame" in capsys.readouterr().out
    held.write_bytes(first[:-30])
    assert run(["train", "evaluate", place, str(held)]) == 1
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["race"], ["contact"], ["late"], ["status"]])
def test_a_run_in_a_plain_file_is_told_to_be_one(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run"
    file.write_text("in the way")
    assert run(["train", *words, str(file), "--lang", "en"]) == 1
    told = capsys.readouterr().err.replace("\n", " ")
    assert "/run” is a file" in told
    assert file.read_text() == "in the way"


def test_the_place_of_a_run_is_tried_before_the_work(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(folder))

    def never(*_: object) -> None:
        raise AssertionError("the work was begun")

    monkeypatch.setattr("fivepoint.train.loop.Loop.go", never)
    monkeypatch.setattr("fivepoint.engine.cache.tempfile.NamedTemporaryFile", full)
    assert run(["train", "race", str(folder), "--lang", "en"]) == 1
    assert "cannot be written to" in capsys.readouterr().err.replace("\n", " ")
