"""How the commands of the engine print numbers: tables, equities, chances."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fivepoint.cells import cells, pad
from fivepoint.cli import speech
from fivepoint.cli.layout import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

CHANCE_HEADS = ("win", "gammon", "backgammon", "lost-gammon", "lost-backgammon")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under ``heads`` (keys ``cli-figures-<head>``): the first column left, numbers right.

    Where the terminal is too narrow for that, a row is its first word and then its figures, each
    behind its head.
    """
    lines = [[speech.text(f"cli-figures-{head}") for head in heads], *map(list, rows)]
    widths = [max(cells(line[i]) for line in lines) for i in range(len(heads))]
    if sys.stdout.isatty() and sum(widths) + 2 * len(widths) - 2 > speech.terminal_width():
        return "\n".join(_stacked(lines[0], row) for row in lines[1:])
    return "\n".join(
        "  ".join(
            pad(word, width) if i == 0 and len(heads) > len(CHANCE_HEADS) else _right(word, width)
            for i, (word, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _stacked(heads: Sequence[str], row: Sequence[str]) -> str:
    figures = [f"{head} {word}" for head, word in zip(heads, row, strict=True) if word]
    named = len(heads) > len(CHANCE_HEADS)
    first = [row[0], *wrap(" · ".join(figures[1:]), speech.terminal_width() - 2)]
    return "\n  ".join(first if named else wrap(" · ".join(figures), speech.terminal_width() - 2))


def signed(number: float) -> str:
    """An equity as people write it: three decimals and a sign."""
    return f"{number:+.3f}"


def percent(chance: float) -> str:
    """A chance in per cent, one decimal."""
    return f"{100 * chance:.1f}"


def _right(word: str, width: int) -> str:
    return " " * (width - cells(word)) + word
