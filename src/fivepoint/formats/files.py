"""Match files of any known format: read by their content, written by the name's ending.

``.mat`` and ``.txt`` (two columns, see ``mat``), ``.sgf``, ``.ogxm``, ``.json`` (our own
records); XG's binary files, Jellyfish and FIBS files, text exports of GNU and positions
as text are only read.
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, cast

from fivepoint.engine.cache import write_file
from fivepoint.errors import ParseError, RulesError, shown, shown_path
from fivepoint.formats.gnubg_text import looks_like_gnubg_text, read_gnubg_text
from fivepoint.formats.mat import looks_like_mat, read_mat
from fivepoint.formats.mat_writer import write_mat
from fivepoint.formats.matchfile import MatchFile, Remark
from fivepoint.formats.ogxm import looks_like_ogxm, read_ogxm
from fivepoint.formats.ogxm_writer import write_ogxm
from fivepoint.formats.oldmoves import looks_like_oldmoves, read_oldmoves
from fivepoint.formats.pos import looks_like_pos, read_pos
from fivepoint.formats.position_text import looks_like_position, read_position_text
from fivepoint.formats.sgf import looks_like_sgf, read_sgf, write_sgf
from fivepoint.formats.xg import looks_like_xg, read_xg
from fivepoint.rules.record import Record
from fivepoint.rules.record_json import FORMAT, read_record, write_record

if TYPE_CHECKING:
    from os import PathLike
    from typing import BinaryIO

LARGEST_FILE = 20_000_000
_UNREADABLE = {
    errno.ENOENT: "file-not-found",
    errno.ENOTDIR: "file-not-found",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-no-permission",
    errno.ENAMETOOLONG: "file-name-too-long",
}
WRITTEN = (".json", ".mat", ".ogxm", ".sgf", ".txt")


def read_match(path: str | PathLike[str]) -> MatchFile:
    """The match in the file ``path``. ParseError tells what is wrong and where."""
    named = _named(path)
    try:
        with named.open("rb") as file:
            content = read_limited(file, named.name)
    except ParseError:
        raise
    except OSError as error:
        reason = error.strerror or type(error).__name__
        code = _UNREADABLE.get(error.errno or 0, "file-unreadable")
        told = shown_path(path)
        raise ParseError(code, name=told, file=told, reason=reason) from None
    return read_match_bytes(content)


def read_limited(file: BinaryIO, name: str) -> bytes:
    """All of ``file``; ParseError if it holds more than any match file does, or nothing."""
    content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ParseError("file-too-large", name=shown(name), most=LARGEST_FILE)
    if not content:
        raise ParseError("file-empty")
    return content


def read_match_bytes(content: bytes) -> MatchFile:
    """The match in the bytes of a file, whatever its format."""
    if looks_like_xg(content):
        return read_xg(content)
    if looks_like_ogxm(content):
        return read_ogxm(content)
    if looks_like_pos(content):
        return read_pos(content)
    text = _decoded(content)
    if text.lstrip().startswith("{") and FORMAT in text[:10_000]:
        try:
            return MatchFile(read_record(text), "json")
        except RulesError as error:
            raise ParseError("record-refused", reason=error) from error
    if looks_like_sgf(text):
        return read_sgf(text)
    if looks_like_gnubg_text(text):
        return read_gnubg_text(text)
    if looks_like_oldmoves(text):
        return read_oldmoves(text)
    if looks_like_mat(text):
        return read_mat(text)
    if looks_like_position(text):
        return read_position_text(text)
    raise ParseError("file-unknown")


def write_match(match: MatchFile | Record, path: str | PathLike[str]) -> tuple[Remark, ...]:
    """Write the match to ``path``, in the format of its ending; returns what got lost.

    ``.mat`` hop by hop as GNU and Jellyfish, ``.txt`` as XG's text, ``.sgf`` as GNU,
    ``.ogxm`` for OpenGammon, ``.json`` a record. RulesError for what is no match, ParseError
    for an ending that is not known, OSError where the system writes no file.
    """
    record = match.record if isinstance(match, MatchFile) else match
    if not isinstance(cast("object", record), Record):
        raise RulesError("analyse-no-record", value=shown(match))
    file = _named(path)
    ending = file.suffix.lower()
    losses: tuple[Remark, ...] = ()
    if ending == ".ogxm":
        content, losses = write_ogxm(record)
        write_file(file, content)
        return losses
    if ending == ".json":
        text = write_record(record)
    elif ending == ".sgf":
        text, losses = write_sgf(record)
    elif ending in WRITTEN:
        text, losses = write_mat(record, "mat" if ending == ".mat" else "xg")
    else:
        raise ParseError("ending-unknown", name=shown(file.name), known=" ".join(WRITTEN))
    write_file(file, text.encode())
    return losses


def _named(path: object) -> Path:
    """The path of a file; ParseError for what names none."""
    try:
        file = Path(cast("str", path))
    except TypeError:
        file = None
    if file is None or "\0" in str(file):
        raise ParseError("file-no-name", name=shown_path(path))
    return file


def _decoded(content: bytes) -> str:
    """The text of a file: UTF-8 with or without its mark, else as Windows wrote it before."""
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")
