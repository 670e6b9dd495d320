"""Colours and signs of the terminal: what it can show, and nothing else.

Colour is never the only difference: each side has its own sign too. NO_COLOR, a
pipe, a dumb terminal mean no colour; a terminal without the letters, plain ones.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs a board is drawn with: the checkers of White and Black, and the lines."""

    white: str
    black: str
    empty: str
    across: str
    upright: str
    corners: tuple[str, str, str, str]  # top left, top right, bottom left, bottom right
    joints: tuple[str, str]  # where the bar meets the top and the bottom edge


FINE = Signs("○", "●", "·", "─", "│", ("┌", "┐", "└", "┘"), ("┬", "┴"))
ROUGH = Signs("O", "X", ".", "-", "|", ("+", "+", "+", "+"), ("+", "+"))


@dataclass(frozen=True, slots=True)
class Ink:
    """How text is emphasised: with colours, or not at all."""

    coloured: bool
    signs: Signs

    @classmethod
    def of(cls, stream: TextIO) -> Ink:
        """What ``stream`` can show, and what the environment wants."""
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "dumb") == "dumb"
        return cls(not plain and stream.isatty(), FINE if _shows(stream, "○●·─│┌") else ROUGH)

    def sign(self, seat: int) -> str:
        """The sign of a seat's checkers, 0 White and 1 Black, in its colour."""
        return self.white(self.signs.white) if seat == 0 else self.black(self.signs.black)

    def white(self, text: str) -> str:
        """Text in White's colour."""
        return self._in("1", text)

    def black(self, text: str) -> str:
        """Text in Black's colour."""
        return self._in("1;36", text)

    def strong(self, text: str) -> str:
        """Text that should be seen first."""
        return self._in("1;33", text)

    def faint(self, text: str) -> str:
        """Text that may be overlooked."""
        return self._in("2", text)

    def _in(self, code: str, text: str) -> str:
        return f"\033[{code}m{text}\033[0m" if self.coloured else text


def _shows(stream: TextIO, letters: str) -> bool:
    try:
        letters.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
