"""How the commands of the engine print numbers: tables, equities, chances."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fivepoint.analysis.words import Words
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


def signed(number: float, decimals: int = 3) -> str:
    """An equity as the language spoken writes it: with its sign."""
    return Words(speech.language()).signed(number, decimals)


def unsigned(number: float, decimals: int = 3) -> str:
    """A number that needs no sign, such as a standard error or a time."""
    return Words(speech.language()).number(number, decimals)


def percent(chance: float) -> str:
    """A chance in per cent, one decimal, without the sign for it."""
    return unsigned(100 * chance, 1)


def _right(word: str, width: int) -> str:
    return " " * (width - cells(word)) + word
