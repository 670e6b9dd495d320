"""Save files: a match record on disk that is complete at every moment.

A save is a record as JSON (``rules.record_json``) whose meta also tells who plays,
how the dice come, and a seal over all the rest. Each action replaces the whole file
at once, written and synced beside it first: a killed process or a full disk leaves
the last complete save. A file that is cut short, edited or in use is refused by
name and never touched.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from fivepoint.cli.folders import data_folder
from fivepoint.cli.usage import file_error
from fivepoint.errors import FivepointError
from fivepoint.rules.record_json import LARGEST, read_record, write_record

try:
    import fcntl
except ImportError:  # Windows: saves work, only two processes on one file are not noticed
    fcntl = None

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from fivepoint.rules.record import Record

SEAL_FIELD = ("seal", "")
"""The meta field every record to be saved must have; its text is filled in on disk."""

_NO_SEAL = b'"seal": ""'
_SEAL = re.compile(rb'"seal": "([0-9a-f]{64})"')
_SUFFIX = ".json"
_LONGEST = 4 * LARGEST + 1  # bytes read of a file; a longer one is refused as too large


class SaveFile:
    """One save file and the right to write it, held until it is closed."""

    def __init__(self, path: Path, held: int | None = None) -> None:
        self.path = Path(os.path.realpath(path))  # a link stays a link
        self._held = held

    @classmethod
    def new(cls, path: Path) -> SaveFile:
        """A save at ``path``, where no file may be yet; written at the first ``write``."""
        if os.path.lexists(path):
            raise FivepointError("save-exists", file=str(path))
        return cls(path)

    @classmethod
    def resume(cls, path: Path) -> tuple[SaveFile, Record]:
        """The save at ``path`` and the record in it; refused unless whole and free."""
        held, text = _opened(path)
        try:
            return cls(path, held), _claimed(held, text, path)
        except FivepointError:
            os.close(held)
            raise

    def write(self, record: Record) -> None:
        """Replace the file by ``record``, on disk before this returns.

        FivepointError if that cannot be done; the file is then as it was.
        """
        try:
            self._write(sealed(record))
        except OSError as error:
            raise file_error(error, str(self.path)) from error

    def close(self) -> None:
        """Let others have the file."""
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def _write(self, text: bytes) -> None:
        folder = self.path.parent
        folder.mkdir(parents=True, exist_ok=True)
        mode = 0o666 & ~_umask()
        if self.path.exists():
            mode = self.path.stat().st_mode & 0o777
            if not mode & 0o222 or not os.access(self.path, os.W_OK):
                raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        handle, part = tempfile.mkstemp(".part", self.path.name, folder)
        try:
            with os.fdopen(os.dup(handle), "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(handle)
            Path(part).chmod(mode)
            _lock(handle)
            Path(part).replace(self.path)
        except BaseException:
            os.close(handle)
            with contextlib.suppress(OSError):
                Path(part).unlink()
            raise
        self.close()
        self._held = handle
        _sync_folder(folder)


def load_save(path: Path) -> Record:
    """The record in the save at ``path``, to look at it only."""
    handle, text = _opened(path)
    os.close(handle)
    return read_save(text, path.name)


def read_save(text: bytes, name: str) -> Record:
    """The record in a save; FivepointError naming the file and what is wrong with it."""
    seals = _SEAL.findall(text)
    unsealed = _SEAL.sub(_NO_SEAL, text, count=1)
    try:
        record = read_record(unsealed)
    except FivepointError as error:
        raise FivepointError("save-damaged", file=name, reason=error) from error
    if not seals:
        raise FivepointError("save-foreign", file=name)
    if seals[0] != _digest(unsealed):
        raise FivepointError("save-edited", file=name)
    return record


def sealed(record: Record) -> bytes:
    """The bytes of a save: the record with the digest of all the rest in its meta."""
    unsealed = write_record(record).encode()
    seal = _NO_SEAL.replace(b'""', b'"' + _digest(unsealed) + b'"')
    return unsealed.replace(_NO_SEAL, seal, 1)


def _opened(path: Path) -> tuple[int, bytes]:
    """The file at ``path``, open for reading, and its text; nothing that never ends is read."""
    try:
        # Without O_NONBLOCK a named pipe would wait for somebody to write into it.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError as error:
        raise file_error(error, str(path)) from error
    try:
        return handle, _text(handle, path)
    except FivepointError:
        os.close(handle)
        raise


def _text(handle: int, path: Path) -> bytes:
    kind = os.fstat(handle).st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise FivepointError("file-no-file", file=str(path))
    try:
        with os.fdopen(os.dup(handle), "rb") as file:
            return file.read(_LONGEST)
    except OSError as error:  # a folder among others
        raise file_error(error, str(path)) from error


def _claimed(held: int, text: bytes, path: Path) -> Record:
    """The record in ``text``, the file now being this process's alone."""
    if not _lock(held):
        raise FivepointError("save-in-use", file=str(path))
    return read_save(text, str(path))


def _digest(unsealed: bytes) -> bytes:
    return sha256(unsealed).hexdigest().encode()


def saves_folder() -> Path:
    """The folder of automatic saves, in the user's data directory."""
    if home := os.environ.get("FIVEPOINT_SAVES"):
        return Path(home)
    return data_folder() / "saves"


def automatic_name(now: datetime) -> Path:
    """A path in the saves folder that no file has yet, named after the time."""
    stem = saves_folder() / now.strftime("%Y-%m-%d-%H%M%S")
    path, number = stem.with_name(stem.name + _SUFFIX), 2
    while path.exists():
        path = stem.with_name(f"{stem.name}-{number}{_SUFFIX}")
        number += 1
    return path


def all_saves() -> Iterator[Path]:
    """The saves in the saves folder, the latest first."""
    with contextlib.suppress(OSError):
        found = [path for path in saves_folder().iterdir() if path.suffix == _SUFFIX]
        yield from sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def find_save(name: str) -> Path:
    """The file that ``name`` means: a path, a save in the folder, or "last"."""
    path = Path(name).expanduser()
    if path.exists() or len(path.parts) > 1:
        return path
    if name == "last":
        latest = next(all_saves(), None)
        if latest is None:
            raise FivepointError("no-saves", folder=str(saves_folder()))
        return latest
    inside = saves_folder() / name
    return next((p for p in (inside, inside.with_name(name + _SUFFIX)) if p.exists()), path)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _lock(handle: int) -> bool:
    """Whether this process alone may now write the file behind ``handle``."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # A file system without locks cannot tell; a save must still be possible there.
        return error.errno not in {errno.EWOULDBLOCK, errno.EACCES}
    return True


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
