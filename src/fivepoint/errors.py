"""The errors of Fivepoint: a code, named arguments, and a text in every language.

No message is written here. A code such as ``larger-die`` has its text in the
catalogues under ``error-larger-die``; ``str(error)`` is the English one and
``fivepoint.i18n.error_text`` gives any other.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import TypeAlias

ErrorArgument: TypeAlias = "str | int | float | FivepointError"
"""What fills a place in an error's text; an error stands for its own text."""


def shown(value: object, width: int = 40) -> str:
    """A short, safe text of anything a caller gave, to be quoted in an error.

    Strings come without quotes, control characters escaped; long ones are cut.
    """
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # noqa: BLE001 - a broken repr must not hide the caller's real mistake
        text = type(value).__name__
    text = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[: width + 1])
    return text if len(text) <= width else text[: width - 1] + "…"


def shown_path(path: object) -> str:
    """A file's name to be quoted in an error: safe like ``shown``, but whole if it can be."""
    return shown(str(path) if isinstance(path, PurePath) else path, 300)


class FivepointError(ValueError):
    """Something a caller gave cannot be used; ``code`` names the broken rule.

    ``arguments`` fill the text of that code: the offending text, a point, a number.
    """

    def __init__(self, code: str, **arguments: ErrorArgument) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        from fivepoint.i18n import error_text

        return error_text(self, "en")


class PositionError(FivepointError):
    """A board that no game can reach. ``faults`` holds one error per fault found."""

    def __init__(
        self,
        code: str,
        faults: tuple[PositionError, ...] = (),
        **arguments: ErrorArgument,
    ) -> None:
        super().__init__(code, **arguments)
        self.faults = faults or (self,)


class IllegalTurn(FivepointError):  # noqa: N818 - the name other programs rely on
    """A turn or step that the rules do not allow here."""


class RulesError(FivepointError):
    """An action that is not allowed in this state of the match, or an impossible setting."""


class ParseError(FivepointError):
    """Text or a file that cannot be read. ``line`` and ``column`` count from 1, 0 if unknown."""

    def __init__(
        self, code: str, *, line: int = 0, column: int = 0, **arguments: ErrorArgument
    ) -> None:
        super().__init__(code, line=line, column=column, **arguments)
        self.line = line
        self.column = column
