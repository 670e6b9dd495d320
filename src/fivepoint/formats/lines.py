"""The lines of a text file with their numbers. Content is for the reader of each format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.errors import ParseError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_LONGEST = 2_000


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines, each behind its number from 1. ParseError for one longer than any program writes.

    >>> list(numbered(["a", "b"]))
    [(1, 'a'), (2, 'b')]
    """
    for number, line in enumerate(lines, 1):
        if len(line) > _LONGEST:
            raise ParseError("line-too-long", line=number, most=_LONGEST)
        yield number, line
