"""How wide a text is in the cells of a terminal, so that columns stand one under the other.

Thai writes vowels and tones above and below a letter, so a text has fewer cells than
characters; East Asian signs take two.
"""

from __future__ import annotations

import unicodedata


def cells(text: str) -> int:
    """How many cells of a terminal ``text`` takes; combining marks take none."""
    return sum(_width(character) for character in text)


def pad(text: str, width: int) -> str:
    """``text`` filled with spaces on the right to ``width`` cells, never cut."""
    return text + " " * (width - cells(text))


def _width(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf", "Cc"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1
