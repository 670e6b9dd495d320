"""How the commands of the engine print numbers: tables, equities, chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.cells import cells, pad
from fivepoint.cli import speech

if TYPE_CHECKING:
    from collections.abc import Sequence

CHANCE_HEADS = ("win", "gammon", "backgammon", "lost-gammon", "lost-backgammon")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under ``heads`` (keys ``cli-figures-<head>``): the first column left, numbers right."""
    lines = [[speech.text(f"cli-figures-{head}") for head in heads], *map(list, rows)]
    widths = [max(cells(line[i]) for line in lines) for i in range(len(heads))]
    return "\n".join(
        "  ".join(
            pad(word, width) if i == 0 and len(heads) > len(CHANCE_HEADS) else _right(word, width)
            for i, (word, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def signed(number: float) -> str:
    """An equity as people write it: three decimals and a sign."""
    return f"{number:+.3f}"


def percent(chance: float) -> str:
    """A chance in per cent, one decimal."""
    return f"{100 * chance:.1f}"


def _right(word: str, width: int) -> str:
    return " " * (width - cells(word)) + word
