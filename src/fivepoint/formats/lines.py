"""The lines of a text file with their numbers. Content is for the reader of each format."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_LONGEST = 2_000
_ENDS = re.compile(r"\r\n|\r|\n")


def lines_of(text: str) -> list[str]:
    r"""The lines of a text without its mark, whichever of the three ends they have.

    No other character ends a line, though ``splitlines`` knows more: names and comments hold them.

    >>> lines_of("\ufeffa\r\nb\rc\x85\u2028\n")
    ['a', 'b', 'c\x85\u2028']
    """
    lines = _ENDS.split(text.lstrip("\ufeff"))
    return lines if lines[-1] else lines[:-1]


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines, each behind its number from 1. ParseError for one longer than any program writes.

    >>> list(numbered(["a", "b"]))
    [(1, 'a'), (2, 'b')]
    """
    for number, line in enumerate(lines, 1):
        if len(line) > _LONGEST:
            raise ParseError("line-too-long", line=number, most=_LONGEST)
        yield number, line
