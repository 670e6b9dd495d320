"""The dialogue with a person at a terminal: lines out, one line in.

Knows the language, the width and the colours of the terminal, and no game.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import TYPE_CHECKING

from fivepoint.cli.ink import Ink
from fivepoint.cli.layout import wrap
from fivepoint.cli.speech import terminal_width
from fivepoint.i18n import error_text, t

if TYPE_CHECKING:
    from fivepoint.errors import FivepointError


_LONGEST_ECHO = 200


class Console:
    """One person's, or two persons', terminal, spoken to in ``lang``."""

    def __init__(self, lang: str, *, ink: Ink | None = None) -> None:
        self.lang = lang
        self.ink = ink or Ink.of(sys.stdout)

    @property
    def width(self) -> int:
        """The cells of a line now; a window may have been resized."""
        return terminal_width()

    def text(self, key: str, **arguments: object) -> str:
        """The text of ``key`` in the language of the terminal."""
        return t(key, self.lang, **arguments)

    def say(self, key: str, **arguments: object) -> None:
        """Print the text of ``key``, wrapped."""
        self.show(wrap(self.text(key, **arguments), self.width))

    def refuse(self, error: FivepointError) -> None:
        """Print what is wrong with something typed; the dialogue goes on."""
        self.show(wrap(error_text(error, self.lang), self.width))

    def show(self, lines: list[str]) -> None:
        """Print lines as they are."""
        print("\n".join(lines))  # noqa: T201

    def ask(self, key: str, **arguments: object) -> str:
        """The line typed after the prompt ``key``, without spaces around; EOFError at the end."""
        self.say(key, **arguments)
        print(self.ink.strong("> "), end="", flush=True)  # noqa: T201
        line = sys.stdin.readline()
        if not line:
            print()  # noqa: T201
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip("\r\n")[:_LONGEST_ECHO])  # noqa: T201 - as a terminal shows what is typed
        return "".join(_typed(character) for character in line).strip()


def _typed(character: str) -> str:
    """A character as it is meant: any script's digits as ours, control characters as space."""
    if character.isdecimal():
        return str(unicodedata.decimal(character))
    return character if character.isprintable() else " "
