"""Text laid out in terminal cells: wrapping, columns.

Thai has no spaces between words, so a line that is too long breaks between letters with
their marks. Nothing here prints, and nothing knows colours.
"""

from __future__ import annotations

import re

from fivepoint.cells import cells, pad

_NARROWEST = 28
"""A column of explanations narrower than this reads badly."""


def wrap(text: str, width: int) -> list[str]:
    """The lines of ``text`` in at most ``width`` cells; its own line breaks stay."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            joined = f"{line} {word}" if line else word
            if cells(joined) <= width:
                line = joined
                continue
            if line:
                lines.append(line)
            *full, line = _chopped(word, width)
            lines += full
        lines.append(line)
    return lines


def columns(rows: list[tuple[str, str]], width: int, indent: str = "  ") -> list[str]:
    """A list of terms with their explanations, in two columns within ``width`` cells."""
    left = max((cells(term) for term, _ in rows), default=0)
    left = min(left, width // 3)
    room = width - left - len(indent) - 2
    lines: list[str] = []
    for term, explanation in rows:
        if room < _NARROWEST:  # no room for two columns: one below the other
            lines += [indent + line for line in wrap(term, width - len(indent))]
            below = indent * 2
            lines += [below + line for line in wrap(explanation, width - len(below))]
            continue
        explained = wrap(explanation, room)
        if cells(term) > left:
            lines.append(indent + term)
        else:
            lines.append(f"{indent}{pad(term, left)}  {explained.pop(0)}".rstrip())
        lines += [indent + " " * (left + 2) + line for line in explained]
    return lines


# What no line break may part: a letter and its marks; in Thai also the vowel that
# is written before the letter it follows in speech, and the vowels written after it.
_CLUSTER = re.compile(
    r"[\u0e40-\u0e44]?.[\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*[\u0e30\u0e32\u0e33\u0e45\u0e46]*"
)


def _chopped(word: str, width: int) -> list[str]:
    """``word`` in pieces of at most ``width`` cells, broken only between clusters."""
    pieces = [""]
    for cluster in _CLUSTER.findall(word):
        if pieces[-1] and cells(pieces[-1] + cluster) > width:
            pieces.append("")
        pieces[-1] += cluster
    return pieces
