"""``fivepoint analyse FILE``: every decision of a match judged, as text, JSON or an HTML report.

Remarks on the file go to standard error. With ``--out`` the ending of the name says what
is written (.html, .json, .txt) and only a line is printed. Ctrl-C ends it with what is known
by then, status 130.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivepoint.analysis.analyse import analyse as analyse_match
from fivepoint.cli import speech
from fivepoint.cli.options import AsJson, JudgeLevel, MatchSource, Plies
from fivepoint.cli.progress import ProgressLine
from fivepoint.cli.source import read_source
from fivepoint.cli.usage import checked_level
from fivepoint.engine.cache import try_writing, write_file
from fivepoint.errors import RulesError, shown_path

if TYPE_CHECKING:
    from fivepoint.analysis.analyse import Progress
    from fivepoint.analysis.analysis import Analysis

app = typer.Typer(add_completion=False, rich_markup_mode=None)

ENDINGS = (".html", ".json", ".txt")


@app.command(help="cli-analyse-help")
def analyse(
    source: MatchSource,
    *,
    level: JudgeLevel = "master",
    plies: Plies = None,
    threads: Annotated[int | None, typer.Option(min=1, max=256, help="cli-analyse-threads")] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="cli-analyse-out")] = None,
    as_json: AsJson = False,
) -> int:
    """Analyse one match file."""
    level = checked_level(level)
    ending = "" if out is None else Path(out).suffix.lower()
    if out is not None and ending not in ENDINGS:
        raise RulesError("analyse-ending", file=shown_path(out), known=" ".join(ENDINGS))
    if out is not None and Path(out).resolve() == Path(source).resolve():
        raise RulesError("convert-onto-itself", file=shown_path(source))
    match = read_source(source)
    if out is not None:
        try_writing(Path(out))
    for remark in match.remarks:
        print(remark.text(speech.language()), file=sys.stderr)  # noqa: T201
    reached: Progress | None = None
    with ProgressLine(quiet=as_json) as line:

        def tell(so_far: Progress) -> None:
            nonlocal reached
            reached = so_far
            percent = int(100 * so_far.share)
            line.tell("cli-analyse-progress", plies=so_far.plies, percent=percent)

        try:
            found = analyse_match(match, level, plies=plies, threads=threads, progress=tell)
        except KeyboardInterrupt:
            if reached is None:
                raise
            found = reached.report()
    if not found.complete:
        print(speech.text("cli-analyse-stopped"), file=sys.stderr)  # noqa: T201
    if out is not None:
        write_file(Path(out), _written(found, ending).encode())
    if as_json:
        print(found.to_json())  # noqa: T201 - data, not a sentence
    elif out is not None:
        speech.say("cli-analyse-written", file=out)
    else:
        print(found.to_text(speech.language()), end="")  # noqa: T201 - columns, not to be wrapped
    return 0 if found.complete else 130


def _written(found: Analysis, ending: str) -> str:
    if ending == ".html":
        return found.to_html(speech.language())
    return found.to_json() + "\n" if ending == ".json" else found.to_text(speech.language())
