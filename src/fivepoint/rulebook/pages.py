"""The rule book as Markdown, one page a language, generated and never edited by hand.

``python -m fivepoint.rulebook`` writes ``docs/rules.md`` and its translations;
``--check`` only says whether they are up to date.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.i18n import t
from fivepoint.rulebook.book import CUBE_EXAMPLES, SCORE_TABLE, SECTIONS, SUMMARY, clause_text
from fivepoint.rulebook.diagrams import DIAGRAMS, label
from fivepoint.rulebook.drawing import draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rulebook.diagrams import Diagram

LEGEND = (("O", "own"), ("X", "other"), ("+", "landing"))
OWN_NAME = "Fivepoint"
TABLES_AFTER = {"8.5", "9.4"}


def page(lang: str, outside: str | None = None) -> str:
    """The whole rule book in a language, as Markdown.

    ``outside`` names the program that checked all positions too; None: no badge.
    """
    return "\n".join(_lines(lang, outside)) + "\n"


def _lines(lang: str, outside: str | None) -> Iterator[str]:
    def say(key: str, **arguments: str | int) -> str:
        return _plain(t(key, lang, **arguments))

    yield f"# {say('rules-title')}"
    yield ""
    yield "<!-- Written by `python -m fivepoint.rulebook` from the catalogues; edit those. -->"
    yield ""
    yield say("rules-intro")
    yield ""
    if outside:
        yield f"**{say('rules-badge', own=OWN_NAME, outside=outside)}**"
        yield ""
    yield f"## {say('rules-summary-title')}"
    yield ""
    for number, key in enumerate(SUMMARY, start=1):
        yield f"{number}. {say(key)}"
    yield ""
    yield f"## {say('rules-legend-title')}"
    yield ""
    for mark, key in LEGEND:
        yield f"- `{mark}` {say(f'rules-legend-{key}')}"
    for key in ("home", "off"):
        yield f"- {say(f'rules-legend-{key}')}"
    for section in SECTIONS:
        yield ""
        yield f"## {section.number}. {say(section.title_key)}"
        for number in section.clause_numbers:
            yield ""
            yield f"**{number}** {_plain(clause_text(number, lang))}"
            if number in TABLES_AFTER:
                yield ""
                yield from _score_table(lang) if number == "8.5" else _cube_table(lang)
            for diagram in DIAGRAMS:
                if diagram.clause == number:
                    yield ""
                    yield from _picture(diagram, lang)


def _picture(diagram: Diagram, lang: str) -> Iterator[str]:
    yield "```text"
    yield draw(diagram)
    yield "```"
    yield ""
    yield f"*{t('rules-diagram', lang, label=label(diagram))}.* {_plain(diagram.caption(lang))}"


def _score_table(lang: str) -> Iterator[str]:
    heads = [t(f"rules-score-{head}", lang) for head in ("win", "when", "value", "example")]
    yield from _table(
        heads,
        (
            [
                t(f"rules-score-{row.slug}", lang),
                t(f"rules-score-{row.slug}-when", lang),
                str(row.value),
                t(
                    "rules-score-sum",
                    lang,
                    cube=row.cube,
                    value=row.value,
                    points=row.points,
                ),
            ]
            for row in SCORE_TABLE
        ),
    )


def _cube_table(lang: str) -> Iterator[str]:
    heads = [t("rules-cube-actions", lang), t("rules-cube-points", lang)]
    yield from _table(
        heads,
        ([t(f"rules-cube-{row.slug}", lang), str(row.points)] for row in CUBE_EXAMPLES),
    )


def _table(heads: list[str], rows: Iterator[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(map(_plain, heads)) + " |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield "| " + " | ".join(map(_plain, row)) + " |"


def _plain(text: str) -> str:
    """The text with what Markdown would take for its own marks escaped."""
    return re.sub(r"([*_`<])", r"\\\1", text)
