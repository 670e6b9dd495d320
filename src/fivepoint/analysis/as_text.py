"""An analysis as plain text: the figures, then every error, worst first, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.analysis.report import engine_line, subtitle, summary_rows
from fivepoint.analysis.words import Words
from fivepoint.cells import cells, pad

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import Decision


def report_text(analysis: Analysis, lang: str = "en") -> str:
    """The report in ``lang`` as lines."""
    words = Words(lang)
    white, black = analysis.record.players
    lines = [
        words.say("title", white=white, black=black),
        subtitle(analysis, words),
        engine_line(analysis, words),
        *([] if analysis.complete else [words.say("incomplete")]),
        "",
        *_columns([(words.say("figure"), white, black), *summary_rows(analysis, words)]),
        "",
        words.say("errors"),
    ]
    worst = [decision for decision in analysis.worst() if decision.mark]
    if worst:
        rows = [_row(decision, analysis.record.players, words) for decision in worst]
        lines += _columns(rows)
    else:
        lines.append(words.say("errors-none"))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _row(decision: Decision, players: tuple[str, str], words: Words) -> tuple[str, ...]:
    """One error: its mark, its loss, when, what was done, what was best."""
    dice = "" if decision.dice is None else f"{decision.dice[0]}{decision.dice[1]}: "
    return (
        f"{decision.mark:2} −{words.number(decision.loss or 0.0, 3)}",
        words.when(decision, players),
        f"{dice}{words.made(decision)}",
        words.say("best-is", best=words.best(decision)),
    )


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    """The rows with their columns one under the other."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(pad, row, widths)) for row in rows]
