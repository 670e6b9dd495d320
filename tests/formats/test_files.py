"""Reading and writing match files by name: what is no name, no match or no place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import fivepoint as fp
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", [None, 5, True, b"match.sgf", ["match.sgf"], "a\0.sgf"])
def test_what_names_no_file_is_refused(name: Any) -> None:
    with pytest.raises(fp.ParseError) as caught:
        fp.read_match(name)
    assert caught.value.code == "file-no-name"
    with pytest.raises(fp.ParseError) as caught:
        fp.write_match(played_match(1), name)
    assert caught.value.code == "file-no-name"


@pytest.mark.parametrize("match", [None, 5, "match", fp.Position.start()])
def test_what_is_no_match_is_not_written(match: Any, tmp_path: Path) -> None:
    with pytest.raises(fp.RulesError) as caught:
        fp.write_match(match, tmp_path / "match.sgf")
    assert caught.value.code == "analyse-no-record"
    assert not list(tmp_path.iterdir())


def test_a_file_is_told_by_its_whole_name(tmp_path: Path) -> None:
    missing = tmp_path / "a folder of a name that takes its room" / "and a match.mat"
    for path in (missing, str(missing)):
        with pytest.raises(fp.ParseError) as caught:
            fp.read_match(path)
        assert f"“{missing}”" in str(caught.value)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "folder.sgf"
    folder.mkdir()
    file = tmp_path / "file"
    file.write_bytes(b"")
    for path in (folder, file / "match.sgf", tmp_path / "none" / "match.sgf"):
        with pytest.raises(OSError, match=r"folder|file|none") as caught:
            fp.write_match(played_match(1), path)
        assert str(caught.value.filename) in {str(path), str(path.parent)}
    assert file.read_bytes() == b""
