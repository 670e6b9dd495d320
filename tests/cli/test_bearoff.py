"""``fivepoint bearoff``: tables made by command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


BUILD_TEN = ("bearoff", "build", "--checkers", "10")


def run(cache: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from fivepoint.cli import main; main()", "bearoff", *words],
        env={**os.environ, "FIVEPOINT_CACHE": str(cache), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_build(tmp_path: Path) -> None:
    done = run(tmp_path, "build", "--checkers", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["bytes"] == os.path.getsize(told["file"]) == 84 * 84 * 8 + 80  # noqa: PTH202
    plain = run(tmp_path, "build", "--checkers", "2", "--lang", "pl")
    assert plain.returncode == 0
    assert "Gotowe" in plain.stdout


@pytest.mark.parametrize("checkers", ["0", "11", "-1", "six", "1.5"])
def test_no_such_table(tmp_path: Path, checkers: str) -> None:
    refused = run(tmp_path, "build", "--checkers", checkers)
    assert refused.returncode == 2
    assert "--checkers" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    refused = run(blocked, "build", "--checkers", "2")
    assert refused.returncode == 1
    assert refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("words", "table"),
    [
        (("build", "--checkers", "10"), "bearoff-two-sided-10.v1"),  # minutes of work
        (("hyper",), "hypergammon-3.v1"),
    ],
)
def test_the_place_is_tried_before_the_work(
    tmp_path: Path, words: tuple[str, ...], table: str
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    refused = run(blocked, *words, "--lang", "en")
    assert refused.returncode == 1
    assert "is a file" in refused.stderr.replace("\n", " ")
    assert refused.stderr.startswith("Error")  # no progress was made
    (tmp_path / table).mkdir()
    refused = run(tmp_path, *words, "--lang", "en")
    assert refused.returncode == 1
    assert "is a folder" in refused.stderr.replace("\n", " ")
    assert refused.stderr.startswith("Error")


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a file's size are Unix's")
def test_a_disk_without_room(tmp_path: Path) -> None:
    # A limit on a file's size stops the writing half way, as a full disk does.
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
        "from fivepoint.cli import main; main()"
    )
    refused = subprocess.run(
        [sys.executable, "-c", code, "bearoff", "build", "--checkers", "3"],
        env={**os.environ, "FIVEPOINT_CACHE": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 1
    assert "bearoff-two-sided-3" in refused.stderr.replace("\n", "")
    assert "Traceback" not in refused.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals are Unix's")
def test_a_build_that_is_killed_leaves_no_table(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", "from fivepoint.cli import main; main()", *BUILD_TEN],
        env={**os.environ, "FIVEPOINT_CACHE": str(tmp_path)},
        stderr=subprocess.PIPE,
    ) as building:
        assert building.stderr is not None
        building.stderr.readline()  # the first line of progress
        building.kill()
    assert not [path for path in tmp_path.iterdir() if path.suffix != ".part"]


def test_help_in_every_language(tmp_path: Path) -> None:
    for lang in ("en", "th", "hu", "pl"):
        for words in ((), ("build",), ("hyper",)):
            shown = run(tmp_path, *words, "--help", "--lang", lang)
            assert shown.returncode == 0
            assert shown.stdout
