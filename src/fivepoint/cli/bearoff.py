"""``fivepoint bearoff``: build the exact tables that take a while.

    fivepoint bearoff build --checkers 8    two-sided bear-offs with the cube
    fivepoint bearoff hyper                 hypergammon, solved

Tables go to the user's cache, whole or not at all; the engine uses what it finds there.
Progress goes to standard error, the result to standard output.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import unsigned
from fivepoint.cli.options import AsJson

if TYPE_CHECKING:
    from pathlib import Path

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=False, help="cli-bearoff-help"
)

Threads = Annotated[int, typer.Option("--threads", min=1, max=256, help="cli-bearoff-threads")]

_PAUSE = 1.0  # seconds between two lines of progress


@app.command(help="cli-bearoff-build-help")
def build(
    checkers: Annotated[
        int, typer.Option("--checkers", min=1, max=10, help="cli-bearoff-checkers")
    ] = 6,
    threads: Threads = 1,
    as_json: AsJson = False,
) -> int:
    """Solve the two-sided bear-off of so many checkers a side."""
    from fivepoint.engine import twosided
    from fivepoint.engine.cache import try_writing_whole

    try_writing_whole(twosided.path_of(checkers))
    begin = time.monotonic()
    told = begin

    def progress(share: float) -> bool:
        nonlocal told
        if time.monotonic() - told >= _PAUSE:
            told = time.monotonic()
            _remark("cli-bearoff-share", percent=int(100 * share))
        return True

    twosided.build(checkers, threads, progress)
    return _done(twosided.path_of(checkers), time.monotonic() - begin, as_json=as_json)


@app.command(help="cli-bearoff-hyper-help")
def hyper(threads: Threads = 1, as_json: AsJson = False) -> int:
    """Solve hypergammon."""
    from fivepoint.engine import hyper as solved
    from fivepoint.engine.cache import try_writing_whole

    try_writing_whole(solved.path_of())
    begin = time.monotonic()

    def progress(number: int, change: float) -> bool:
        _remark("cli-bearoff-pass", number=number, change=unsigned(change, 7))
        return True

    solved.build(solved.MEN, threads, progress)
    return _done(solved.path_of(), time.monotonic() - begin, as_json=as_json)


def _remark(key: str, **arguments: object) -> None:
    print(speech.text(key, **arguments), file=sys.stderr, flush=True)  # noqa: T201


def _done(path: Path, seconds: float, *, as_json: bool) -> int:
    size = path.stat().st_size
    if as_json:
        found = {"file": str(path), "bytes": size, "seconds": round(seconds, 2)}
        print(json.dumps(found))  # noqa: T201
    else:
        speech.say(
            "cli-bearoff-done",
            file=str(path),
            megabytes=unsigned(size / 1e6, 1),
            seconds=unsigned(seconds, 1),
        )
    return 0
