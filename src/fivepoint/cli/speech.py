"""What the command line says: in one language, on standard output or standard error.

``main`` chooses the language once, before anything is said. Commands print with
``say`` and ``complain``, so that no text of theirs escapes the catalogues.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from fivepoint.cli.layout import wrap
from fivepoint.i18n import error_text, t

if TYPE_CHECKING:
    from fivepoint.errors import FivepointError

_spoken = "en"


def speak(lang: str) -> None:
    """Say everything from now on in ``lang``."""
    global _spoken  # noqa: PLW0603 - one process, one terminal, one language
    _spoken = lang


def language() -> str:
    """The language this command speaks."""
    return _spoken


def text(key: str, **arguments: object) -> str:
    """The text of ``key`` in the language spoken."""
    return t(key, _spoken, **arguments)


def terminal_width() -> int:
    """The cells of a line: the terminal's, at most 100 so that text stays readable."""
    return max(min(shutil.get_terminal_size().columns, 100), 20)


def say(key: str, **arguments: object) -> None:
    """Print the text of ``key``, wrapped to the terminal."""
    show(text(key, **arguments))


def show(words: str) -> None:
    """Print ``words``, wrapped to the terminal."""
    print("\n".join(wrap(words, terminal_width())))  # noqa: T201


def complain(error: FivepointError) -> None:
    """Print on standard error what is wrong and what to do."""
    message = text("cli-error", message=error_text(error, _spoken))
    print("\n".join(wrap(message, terminal_width())), file=sys.stderr)  # noqa: T201
