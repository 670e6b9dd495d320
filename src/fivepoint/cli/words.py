"""The words a player can type, in the player's language and in English.

Each command has a message ``play-word-<command>`` in the catalogues: its words,
separated by commas, the one to show first. Accents and capitals may be left out.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from fivepoint.i18n import t

COMMANDS = (
    "roll", "double", "take", "drop", "beaver", "raccoon", "resign", "accept", "refuse",
    "undo", "takeback", "hint", "moves", "board", "pips", "score", "save", "help", "quit",
)  # fmt: skip
"""Every command, in the order of the help."""


class Typed(NamedTuple):
    """A line as it was understood: a command, or "" where it is none, and what follows it."""

    command: str
    rest: str


def words(command: str, lang: str) -> tuple[str, ...]:
    """What can be typed for ``command`` in ``lang``, the word to show first."""
    return tuple(word.strip() for word in t(f"play-word-{command}", lang).split(","))


def understand(line: str, lang: str, expected: tuple[str, ...] = ()) -> Typed:
    """The command that ``line`` begins with and the rest of it.

    A word may mean two commands (taking a double, accepting a resignation): the
    ``expected`` one is meant.

    >>> understand("Resign 2", "en"), understand("8/5 6/5", "en")
    (Typed(command='resign', rest='2'), Typed(command='', rest='8/5 6/5'))
    """
    first, _, rest = line.strip().partition(" ")
    meanings = _known(lang).get(_bare(first), ())
    if not meanings:
        return Typed("", line.strip())
    meant = next((command for command in meanings if command in expected), meanings[0])
    return Typed(meant, rest.strip())


def with_places(turn: str, lang: str) -> str:
    """``turn`` with the words of ``lang`` for the bar and for off as the notation has them.

    >>> with_places("bár/20 6/ki", "hu")
    'bar/20 6/off'
    """
    for place in ("bar", "off"):
        for word in t(f"play-place-{place}", lang).split(","):
            turn = re.sub(
                rf"(?<!\w){re.escape(word.strip())}(?!\w)", place, turn, flags=re.IGNORECASE
            )
    return turn


@cache
def _known(lang: str) -> dict[str, tuple[str, ...]]:
    known: dict[str, tuple[str, ...]] = {}
    for language in (lang, "en"):
        for command in COMMANDS:
            for word in words(command, language):
                known[_bare(word)] = (*known.get(_bare(word), ()), command)
    return known


def _bare(word: str) -> str:
    """``word`` in small letters, Latin ones without accents."""
    letters = unicodedata.normalize("NFD", word.casefold().replace("ł", "l"))
    return "".join(c for c in letters if not "\u0300" <= c <= "\u036f")
