"""Save files: whole at every moment, refused by name when they are not, never harmed."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.saves import SEAL_FIELD, SaveFile, find_save, read_save, sealed
from fivepoint.cli.setup import PERSON, Setup
from fivepoint.errors import FivepointError
from fivepoint.rules.actions import Roll
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

SETUP = Setup((PERSON, "pip-count"), "seed", "auto", "right")


def record(name: str = "Ann") -> Record:
    meta = (*SETUP.meta(), SEAL_FIELD)
    return Record(MatchRules(length=3), (name, "Bob"), meta).append(Roll(0, (3, 1)))


def refused(call: Callable[[], object]) -> FivepointError:
    with pytest.raises(FivepointError) as error:
        call()
    return error.value


def test_what_is_saved_is_read_back() -> None:
    assert read_save(sealed(record()), "x") == record()
    assert Setup.of(read_save(sealed(record()), "x"), "x") == SETUP


@pytest.mark.parametrize("name", ['"seal": ""', '"seal": "' + "0" * 64 + '"', "Zażółć ไทย 😀"])
def test_no_name_can_confuse_the_seal(name: str) -> None:
    assert read_save(sealed(record(name)), "x").players[0] == name


def test_every_cut_is_refused() -> None:
    whole = sealed(record())
    for length in range(0, len(whole) - 1, 7):
        assert refused(lambda n=length: read_save(whole[:n], "x")).code == "save-damaged"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b"Ann", b"Eve", "save-edited"),
        (b"[3, 1]", b"[4, 1]", "save-edited"),
        (b"[3, 1]", b"[7, 1]", "save-damaged"),
        (b"[3, 1]", b"[3, 3]", "save-edited"),
        (b'"length": 3', b'"length": 0', "save-damaged"),
        (b"fivepoint-record", b"something", "save-damaged"),
        (b"{", b" {", "save-edited"),
    ],
)
def test_every_edit_is_refused(old: bytes, new: bytes, code: str) -> None:
    whole = sealed(record())
    assert old in whole
    error = refused(lambda: read_save(whole.replace(old, new, 1), "the file"))
    assert error.code == code
    assert "the file" in str(error)


def test_a_record_from_elsewhere_is_no_save() -> None:
    foreign = sealed(record()).decode().split('"seal"')
    text = foreign[0].rstrip(", ") + foreign[1][foreign[1].index("}") :]
    assert json.loads(text)
    assert refused(lambda: read_save(text.encode(), "x")).code == "save-foreign"


def test_a_save_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = SaveFile.new(tmp_path / "deep" / "folder" / "a.json")
    file.write(record())
    first = file.path.read_bytes()
    file.write(record("Eve"))
    assert read_save(first, "x") == record()
    assert read_save(file.path.read_bytes(), "x") == record("Eve")
    assert [path.name for path in file.path.parent.iterdir()] == ["a.json"]


@pytest.mark.parametrize("failure", ["write", "fsync", "replace"])
def test_a_full_disk_leaves_the_last_save(
    failure: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SaveFile.new(tmp_path / "a.json")
    file.write(record())
    before = file.path.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if failure == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    elif failure == "replace":
        monkeypatch.setattr(Path, "replace", full)
    else:
        monkeypatch.setattr(tempfile, "mkstemp", full)
    error = refused(lambda: file.write(record("Eve")))
    assert error.code == "disk-full"
    assert str(file.path) in str(error)
    assert file.path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]
    monkeypatch.undo()
    file.write(record("Eve"))
    assert read_save(file.path.read_bytes(), "x") == record("Eve")


def test_a_read_only_file_is_not_replaced(tmp_path: Path) -> None:
    file = SaveFile.new(tmp_path / "a.json")
    file.write(record())
    file.path.chmod(0o444)
    assert refused(lambda: file.write(record("Eve"))).code == "file-no-permission"
    assert read_save(file.path.read_bytes(), "x") == record()


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    assert refused(lambda: SaveFile.new(path)).code == "save-exists"
    assert path.read_text() == "precious"


def test_two_windows_cannot_play_the_same_save(tmp_path: Path) -> None:
    file = SaveFile.new(tmp_path / "a.json")
    file.write(record())
    assert refused(lambda: SaveFile.resume(file.path)).code == "save-in-use"
    file.write(record("Eve"))
    assert refused(lambda: SaveFile.resume(file.path)).code == "save-in-use"


@pytest.mark.parametrize("what", ["missing", "folder", "empty", "binary"])
def test_what_is_no_save_is_refused_and_left_alone(what: str, tmp_path: Path) -> None:
    path = tmp_path / what
    if what == "folder":
        path.mkdir()
    elif what != "missing":
        path.write_bytes(b"" if what == "empty" else bytes(range(256)))
    before = path.read_bytes() if path.is_file() else None
    error = refused(lambda: SaveFile.resume(path))
    assert error.code in {"file-not-found", "file-is-folder", "save-damaged"}
    assert what in str(error)
    assert (path.read_bytes() if path.is_file() else None) == before


def test_pipes_and_devices_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null")):
        assert refused(lambda path=path: SaveFile.resume(path)).code == "file-no-file"


def test_saves_are_found_by_path_name_or_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEPOINT_SAVES", str(tmp_path))
    assert refused(lambda: find_save("last")).code == "no-saves"
    for number, name in enumerate(("old", "new")):
        path = tmp_path / f"{name}.json"
        path.write_bytes(sealed(record()))
        os.utime(path, (number, number))
    assert find_save("last") == tmp_path / "new.json"
    assert find_save("old") == find_save("old.json") == tmp_path / "old.json"
    assert find_save(str(tmp_path / "old.json")) == tmp_path / "old.json"
    assert find_save("other") == Path("other")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    target = tmp_path / "real.json"
    link.symlink_to(target)
    file = SaveFile(link)
    file.write(record())
    assert link.is_symlink()
    assert target.is_file()


_WRITER = """
import sys
from pathlib import Path
from fivepoint.cli.saves import SEAL_FIELD, SaveFile
from fivepoint.rules.actions import Roll
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.record import Record
file = SaveFile.new(Path(sys.argv[1]))
record = Record(MatchRules(), ("Ann", "Bob"), (("white", "person"), SEAL_FIELD))
while True:
    record = record.append(Roll(0, (1, 1)))
    file.write(record)
    print(len(record), flush=True)
"""


@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.03, 0.1])
def test_killed_while_saving_it_keeps_all_that_was_confirmed(
    seconds: float, tmp_path: Path
) -> None:
    path = tmp_path / "a.json"
    child = subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "1\n"
    time.sleep(seconds)
    child.kill()
    told = [int(line) for line in child.stdout.read().split()]
    child.wait()
    child.stdout.close()
    kept = len(read_save(path.read_bytes(), "x"))
    assert kept in (max(told, default=1), max(told, default=1) + 1)
