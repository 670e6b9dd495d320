"""``fivepoint bench``: how fast the engine is here, and the signature of its answers."""

from __future__ import annotations

import json
from dataclasses import asdict

import typer

from fivepoint.cli import speech
from fivepoint.cli.options import AsJson
from fivepoint.engine.bench import run_bench

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-bench-help")
def bench(
    *,
    as_json: AsJson = False,
) -> int:
    """Measure on one core and print the rates."""
    found = run_bench()
    if as_json:
        print(json.dumps(asdict(found), indent=2))  # noqa: T201
        return 0
    rates = [
        (speech.text("cli-bench-evaluations"), found.evaluations),
        (speech.text("cli-bench-batch"), found.batch),
        *(
            (speech.text("cli-bench-decisions", plies=plies), rate)
            for plies, rate in enumerate(found.decisions)
        ),
    ]
    for name, rate in rates:
        speech.say("cli-bench-line", name=name, rate=f"{rate:,.0f}")
    speech.say("cli-bench-signature", signature=str(found.signature), kernel=found.kernel)
    return 0
