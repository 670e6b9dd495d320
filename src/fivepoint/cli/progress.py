"""One line on a terminal's standard error that tells how far a command is, and then is gone."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fivepoint.cli import speech

if TYPE_CHECKING:
    from typing import Self

_WIDTH = 60


class ProgressLine:
    """The line, while it is entered; nothing if ``quiet`` or where nobody would see it change."""

    def __init__(self, *, quiet: bool) -> None:
        self._shown = not quiet and sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print("\r" + " " * _WIDTH + "\r", end="", file=sys.stderr)  # noqa: T201

    def tell(self, key: str, **arguments: object) -> None:
        """Show the text of ``key`` in place of what stood there."""
        if self._shown:
            line = speech.text(key, **arguments)
            print(f"\r{line[: _WIDTH - 1]}", end="", file=sys.stderr)  # noqa: T201
