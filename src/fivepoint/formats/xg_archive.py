"""The container of XG files: a header, a picture, and an archive of compressed members.

Knows nothing of backgammon. Layout, little-endian: 8,232 bytes of header that begin with
RGMH and tell the size of the picture behind them; the members; an index of 532-byte
entries; and 36 bytes that say where the index is. Everything is bounded: a file that
claims more than it can hold is refused before anything large is made of it.
"""

from __future__ import annotations

import re
import struct
import zlib

from fivepoint.errors import ParseError

MAGIC = b"RGMH"
_HEADER = 8_232
_TAIL = 36
_ENTRY = 532
_MOST_MEMBERS = 16
_LARGEST_MEMBER = 64_000_000
_RTF = re.compile(r"\\'([0-9a-fA-F]{2})|\\u(-?\d{1,6})\s?\??|\\([a-z]+)(-?\d+)?\s?|\\(.)|([{}])")
_RTF_HIDDEN = {"fonttbl", "colortbl", "stylesheet", "info", "pict", "generator"}


def read_archive(content: bytes) -> dict[str, bytes]:
    """The members of an XG file by name. ParseError for a file cut short or damaged."""
    if content[:4] != MAGIC or len(content) < _HEADER + _TAIL:
        raise ParseError("xg-header")
    _, count, _, index_size, data_size, packed = struct.unpack_from(
        "<6I", content, len(content) - _TAIL
    )
    index_start = len(content) - _TAIL - index_size
    data_start = index_start - data_size
    if count > _MOST_MEMBERS or data_start < _HEADER:
        raise ParseError("xg-archive")
    index = content[index_start : index_start + index_size]
    if packed:
        index = _unpacked(index, count * _ENTRY)
    if len(index) < count * _ENTRY:
        raise ParseError("xg-archive")
    members: dict[str, bytes] = {}
    for number in range(count):
        entry = index[number * _ENTRY : (number + 1) * _ENTRY]
        name = entry[1 : 1 + entry[0]].decode("latin-1")
        size, packed_size, start, checksum = struct.unpack_from("<4I", entry, 512)
        if start + packed_size > data_size or size > _LARGEST_MEMBER:
            raise ParseError("xg-archive")
        data = content[data_start + start : data_start + start + packed_size]
        plain = data if entry[528] else _unpacked(data, size)
        if zlib.crc32(plain) != checksum:
            raise ParseError("xg-checksum", name=name)
        members[name] = plain
    return members


def _unpacked(data: bytes, size: int) -> bytes:
    """``data`` decompressed to ``size`` bytes, never more."""
    try:
        plain = zlib.decompressobj().decompress(data, size + 1)
    except zlib.error:
        raise ParseError("xg-archive") from None
    if len(plain) != size:
        raise ParseError("xg-archive")
    return plain


def plain_text(rtf: str) -> str:
    r"""The text of an RTF comment without its formatting.

    >>> plain_text(r"{\rtf1{\fonttbl{\f0 Arial;}}\f0 d\'e9j\'e0 vu\par}")
    'déjà vu'
    """
    found: list[str] = []
    hidden: list[bool] = [False]  # for each group around this place, whether it is no text
    place = 0
    for mark in _RTF.finditer(rtf):
        _add(found, rtf[place : mark.start()], hidden)
        place = mark.end()
        code, wide, word, _, symbol, brace = mark.groups()
        if brace == "{":
            hidden.append(hidden[-1])
        elif brace == "}":
            hidden.pop() if len(hidden) > 1 else None
        elif word in _RTF_HIDDEN or symbol == "*":
            hidden[-1] = True
        elif code:
            _add(found, bytes.fromhex(code).decode("cp1252", errors="replace"), hidden)
        elif wide:
            _add(found, _character(int(wide)), hidden)
        elif word in ("par", "line", "tab"):
            _add(found, "\t" if word == "tab" else "\n", hidden)
        elif symbol:
            _add(found, symbol, hidden)
    _add(found, rtf[place:], hidden)
    return "".join(found).strip()


def _add(found: list[str], text: str, hidden: list[bool]) -> None:
    if not hidden[-1]:
        found.append("".join(c for c in text if c not in "\r\x00\x01\x02"))


def _character(code: int) -> str:
    """The character of an RTF escape, which counts from -32768; halves of a pair are lost."""
    code %= 65_536
    return "\N{REPLACEMENT CHARACTER}" if 0xD800 <= code < 0xE000 else chr(code)
