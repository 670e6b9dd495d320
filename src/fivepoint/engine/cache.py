"""Files that can be made again: where they are kept, and how they are written whole or not at all.

``FIVEPOINT_CACHE`` names another folder. A file that cannot be written is no fault: what it
would have held is made again next time.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator


def cache_directory() -> Path:
    """The user's folder for generated tables; it need not exist yet."""
    chosen = os.environ.get("FIVEPOINT_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        root = Path(base) if base else Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME")
        root = Path(base) if base else Path.home() / ".cache"
    return root / "fivepoint"


def write_file(path: Path, data: bytes) -> None:
    """Write a file that a person asked for: whole or not at all, in a folder that exists.

    Links are followed, the file keeps its permissions, and what is no file of a disk, such as a
    pipe, is written to as it is. OSError names ``path``.
    """
    target = Path(os.path.realpath(path))
    with _naming(path):
        if target.exists() and not target.is_file():
            target.write_bytes(data)
            return
        _check_place(path, target)
        mask = os.umask(0)
        os.umask(mask)
        mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~mask
        write_whole(target, data, mode)


def try_writing(path: Path) -> None:
    """Raise now what ``write_file`` would raise after the work that is to be written.

    Nothing is left behind and nothing changed. What only shows with the data, a full disk, stays
    to be seen.
    """
    target = Path(os.path.realpath(path))
    with _naming(path):
        if target.exists() and not (target.is_file() or target.is_dir()):
            return
        _check_place(path, target)
        _try_beside(target)


def try_writing_whole(path: Path) -> None:
    """Raise now what ``write_whole`` would raise after the work; its folder is made already."""
    with _naming(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    with _naming(path):
        _try_beside(path)


def _try_beside(target: Path) -> None:
    """OSError unless a file can be made in that folder and given this name."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    with tempfile.NamedTemporaryFile(prefix=target.name[:40], dir=target.parent):
        pass


@contextlib.contextmanager
def _naming(path: Path) -> Generator[None]:
    """Have errors name ``path``, unless it is a folder on the way to it that cannot be used."""
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.ENOTDIR, errno.EEXIST):
            error.filename = str(path)
        if error.errno == errno.ENOENT and path.parent.is_dir():
            # There is the folder, and the system makes no files in it, as in /proc.
            denied = os.strerror(errno.EACCES)
            raise PermissionError(errno.EACCES, denied, str(path)) from error
        raise


def _check_place(path: Path, target: Path) -> None:
    """OSError, named after ``path``, where no file can be put at ``target``."""
    if not target.parent.is_dir():
        # The number tells that it is a folder that is missing.
        raise FileNotFoundError(errno.ENOTDIR, os.strerror(errno.ENOENT), str(path.parent))
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write_whole(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Put ``data`` at ``path`` so that nobody ever sees part of it; OSError if it cannot be.

    The error names ``path``, also where the system's own names no file, as of a full disk, or
    the file that was to become it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    name = ""
    try:
        handle, name = tempfile.mkstemp(prefix=path.name[:40], suffix=".part", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)  # a temporary file is its owner's alone
        Path(name).replace(path)
    except BaseException as error:
        if name:
            with contextlib.suppress(OSError):
                Path(name).unlink()
        if isinstance(error, OSError):
            error.filename = str(path)
        raise
