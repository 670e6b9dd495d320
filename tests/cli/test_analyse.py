"""``fivepoint analyse``: what it prints, what it writes, what it refuses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fivepoint import write_match
from fivepoint.analysis.judge import Judge
from fivepoint.cli.dispatch import run
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def match_file(tmp_path: Path) -> str:
    path = tmp_path / "match.mat"
    write_match(played_match(1), path)
    return str(path)


def test_it_prints_the_figures(match_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", match_file, "--plies", "0", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Anna – Béla: analysis" in printed
    assert "Counted decisions" in printed


def test_ctrl_c_keeps_what_was_found(
    match_file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    portions = Judge.portions

    def interrupted(judge: Judge, plies: int) -> Iterator[int]:
        if plies:
            raise KeyboardInterrupt
        yield from portions(judge, plies)

    monkeypatch.setattr(Judge, "portions", interrupted)
    assert run(["analyse", match_file, "--plies", "1", "--json", "--lang", "en"]) == 130
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["complete"] is False
    judged = [decision["plies"] for decision in found["decisions"] if decision["plies"] is not None]
    assert judged
    assert set(judged) == {0}
    assert err.startswith("Stopped")


def test_ctrl_c_before_anything_is_known(match_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(judge: Judge, plies: int) -> Iterator[int]:  # noqa: ARG001
        raise KeyboardInterrupt

    monkeypatch.setattr(Judge, "portions", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(["analyse", match_file, "--plies", "0"])


def test_json_is_data_alone(match_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", match_file, "--level", "club", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["engine"]["level"] == "club"


@pytest.mark.parametrize(
    ("ending", "begins"), [(".html", "<!DOCTYPE html>"), (".json", "{"), (".txt", "Anna")]
)
def test_the_ending_says_what_is_written(
    match_file: str, tmp_path: Path, ending: str, begins: str
) -> None:
    out = tmp_path / f"report{ending}"
    assert run(["analyse", match_file, "--plies", "0", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith(begins)


def test_the_place_is_tried_before_the_work(
    match_file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("the work was begun")

    monkeypatch.setattr("fivepoint.cli.analyse.analyse_match", never)
    folder = tmp_path / "folder.html"
    folder.mkdir()
    for out, told in (
        (folder, "is a folder"),
        (tmp_path / "none" / "report.html", "There is no folder"),
        (tmp_path / "match.mat" / "report.html", "is a file"),
    ):
        assert run(["analyse", match_file, "--out", str(out), "--lang", "en"]) == 1
        assert told in capsys.readouterr().err.replace("\n", " ")


def test_a_file_is_not_written_onto_itself_and_named_in_full(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a match whose name takes more room than most names do.txt"
    write_match(played_match(1), path)
    assert run(["analyse", str(path), "--out", str(path), "--lang", "en"]) == 1
    assert path.name in capsys.readouterr().err.replace("\n", " ")


def test_what_cannot_be_done_is_said(
    match_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", match_file, "--out", str(tmp_path / "x.pdf"), "--lang", "en"]) == 1
    assert ".html .json .txt" in capsys.readouterr().err
    assert run(["analyse", str(tmp_path / "none.mat")]) == 1
    assert run(["analyse", match_file, "--level", "guru"]) == 2
    assert run(["analyse"]) == 2
