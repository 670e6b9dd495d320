"""The match file that a command is to read: by its name, or piped in where that is ``-``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fivepoint.formats.files import read_limited, read_match, read_match_bytes

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import MatchFile

PIPED = "-"


def read_source(name: str) -> MatchFile:
    """The match in the file called ``name``; ParseError tells what is wrong and where."""
    if name == PIPED:
        return read_match_bytes(read_limited(sys.stdin.buffer, name))
    return read_match(name)
