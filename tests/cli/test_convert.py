"""``fivepoint convert``: every format to every other, and clear words where it cannot be."""

from __future__ import annotations

import errno
import io
import json
from typing import TYPE_CHECKING

import pytest

from fivepoint import MatchRules, read_match, write_match
from fivepoint.cli.dispatch import run
from fivepoint.i18n import LANGUAGES
from tests.formats.games import random_record
from tests.formats.xg_files import xg_file

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def xg(tmp_path: Path) -> Path:
    """An XG file of a finished match."""
    path = tmp_path / "a.xg"
    path.write_bytes(xg_file(random_record(MatchRules(length=3), 4)))
    return path


@pytest.mark.parametrize("ending", ["mat", "txt", "sgf", "json"])
def test_convert(xg: Path, ending: str, capsys: pytest.CaptureFixture[str]) -> None:
    target = xg.with_suffix(f".{ending}")
    assert run(["convert", str(xg), str(target)]) == 0
    assert read_match(target).score == read_match(xg).score
    assert str(len(read_match(xg).games)) in capsys.readouterr().out


def test_json(xg: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["convert", "--json", str(xg), str(xg.with_suffix(".mat"))]) == 0
    told = json.loads(capsys.readouterr().out)
    match = read_match(xg)
    assert told["score"] == list(match.score)
    assert (told["format"], told["length"], told["remarks"]) == ("xg", 3, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_found_and_lost_is_told(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "a.mat"
    source.write_text(" 3 point match\n Game 1\n A : 0    B : 0\n 1) 31: 8/7 6/5\n")
    assert run(["--lang", lang, "convert", str(source), str(tmp_path / "b.sgf")]) == 0
    assert "8/7 6/5" in capsys.readouterr().out


def test_errors(xg: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.mat"
    bad.write_text(" 3 point match\n Game 1\n A : 0    B : 0\n 1) 31: 9/5 6/5\n")
    for source, target in (
        (str(xg), str(xg)),
        (str(xg), str(tmp_path / "a.doc")),
        (str(bad), str(tmp_path / "b.sgf")),
        (str(tmp_path / "none.mat"), str(tmp_path / "b.sgf")),
    ):
        assert run(["convert", source, target]) == 1
        assert capsys.readouterr().err.startswith("Error: ")
    assert not (tmp_path / "b.sgf").exists()
    assert run(["convert", str(xg)]) == 2


def test_a_folder_that_is_not_there(
    xg: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(FileNotFoundError):
        write_match(read_match(xg), tmp_path / "nowhere" / "a.mat")
    assert run(["convert", str(xg), str(tmp_path / "nowhere" / "a.mat")]) == 1
    assert "There is no folder" in capsys.readouterr().err


def test_what_is_piped_in(xg: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with xg.open("rb") as file:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(file))
        assert run(["convert", "-", str(xg.with_suffix(".sgf"))]) == 0
    assert read_match(xg.with_suffix(".sgf")).score == read_match(xg).score


def test_nothing_half_written(
    xg: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A disk that is full in the middle leaves what stood there before."""
    target = xg.with_suffix(".json")
    target.write_text("old", encoding="ascii")
    monkeypatch.setattr("os.fsync", full)
    assert run(["convert", str(xg), str(target)]) == 1
    assert "no room" in " ".join(capsys.readouterr().err.split())
    assert target.read_text(encoding="ascii") == "old"
    assert sorted(path.name for path in xg.parent.iterdir()) == ["a.json", "a.xg"]


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_links_are_followed_and_permissions_kept(xg: Path) -> None:
    target, link = xg.with_name("b.mat"), xg.with_name("link.mat")
    target.write_bytes(b"")
    target.chmod(0o600)
    link.symlink_to(target)
    assert run(["convert", str(xg), str(link)]) == 0
    assert link.is_symlink()
    assert target.stat().st_mode & 0o777 == 0o600
    assert read_match(target).score == read_match(xg).score
