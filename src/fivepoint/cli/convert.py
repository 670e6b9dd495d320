"""``fivepoint convert``: a match file read in any known format and written in another.

Says what was read, what the rules did not confirm in it, and what the new format
cannot carry. The file read is never changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fivepoint.cli import speech
from fivepoint.cli.options import AsJson
from fivepoint.cli.source import read_source
from fivepoint.errors import RulesError, shown_path
from fivepoint.formats.files import write_match

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-convert-help")
def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="cli-convert-in")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="cli-convert-out")],
    *,
    as_json: AsJson = False,
) -> int:
    """Convert one file."""
    if Path(source).resolve() == Path(target).resolve():
        raise RulesError("convert-onto-itself", file=shown_path(source))
    match = read_source(source)
    losses = write_match(match, target)
    remarks = [remark.text(speech.language()) for remark in match.remarks]
    lost = [loss.text(speech.language()) for loss in losses]
    if as_json:
        told = {
            "format": match.format,
            "players": match.players,
            "length": match.length,
            "score": match.score,
            "games": len(match.games),
            "remarks": remarks,
            "losses": lost,
        }
        print(json.dumps(told, ensure_ascii=False))  # noqa: T201 - data, not a sentence
        return 0
    white, black = match.score
    speech.say("cli-convert-done", file=target, games=len(match.games), white=white, black=black)
    for line in remarks + lost:
        speech.show(line)
    return 0
