"""``fivepoint hint ID``: the best plays of a roll, or the cube decision before it.

The identifier says which: with dice the plays are ranked, without them the
position is judged and the cube decided. Numbers are for the player on roll.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import CHANCE_HEADS, percent, signed, table
from fivepoint.cli.options import AsJson, Plies, PositionId, Threads
from fivepoint.cli.usage import checked_level
from fivepoint.engine.budget import Budget
from fivepoint.engine.engine import Engine
from fivepoint.formats.ids import parse_id
from fivepoint.rules.cube import double_fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.engine.ranked import RankedTurn
    from fivepoint.formats.snapshot import Snapshot

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-hint-help")
def hint(
    position: PositionId,
    *,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="cli-engine-level")] = "expert",
    plies: Plies = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.0, max=10_000_000.0, help="cli-engine-seconds")
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=0, max=10**15, help="cli-engine-nodes")] = None,
    threads: Threads = 1,
    top: Annotated[int, typer.Option(min=1, max=1000, help="cli-hint-top")] = 5,
    as_json: AsJson = False,
) -> int:
    """Say what the engine would do in the position."""
    level = checked_level(level)
    snapshot = parse_id(position)
    engine = Engine(level, plies=plies, threads=threads)
    limited = seconds is not None or nodes is not None
    budget = Budget(nodes=nodes, seconds=seconds) if limited else None
    if snapshot.dice is not None:
        ranked = engine.rank(snapshot.position, snapshot.dice, snapshot.state, budget=budget)[:top]
        if as_json:
            _print({"plays": [_play(turn) for turn in ranked]})
        else:
            _show_plays(ranked)
        return 0
    answer = _judged(engine, snapshot, budget)
    if as_json:
        _print(answer)
    else:
        _show_judged(answer, offered=snapshot.offer == "double")
    return 0


def _judged(engine: Engine, snapshot: Snapshot, budget: Budget | None) -> dict[str, Any]:
    found = engine.evaluate(snapshot.position, snapshot.state, budget=budget)
    answer: dict[str, Any] = {
        "equity": found.equity,
        "cubeful_equity": found.cubeful_equity,
        "mwc": found.mwc,
        "probabilities": found.probabilities._asdict(),
        "plies": found.plies,
    }
    if snapshot.position.winner is None and double_fault(snapshot.state) is None:
        cube = engine.cube(snapshot.position, snapshot.state, budget=budget)
        answer["cube"] = {
            "no_double": cube.no_double,
            "double_take": cube.double_take,
            "double_drop": cube.double_drop,
            "action": cube.action,
            "response": cube.response,
        }
    return answer


def _play(turn: RankedTurn) -> dict[str, Any]:
    return {
        "turn": turn.turn,
        "equity": turn.equity,
        "equity_loss": turn.equity_loss,
        "mwc": turn.mwc,
        "probabilities": turn.probabilities._asdict(),
        "plies": turn.plies,
    }


def _show_plays(ranked: Sequence[RankedTurn]) -> None:
    heads = ("play", "equity", "loss", *CHANCE_HEADS, "depth")
    rows = [
        (
            turn.turn or speech.text("cli-hint-no-play"),
            signed(turn.equity),
            signed(-turn.equity_loss) if turn.equity_loss else "",
            *(percent(chance) for chance in turn.probabilities),
            str(turn.plies),
        )
        for turn in ranked
    ]
    _out(table(heads, rows))


def _show_judged(answer: dict[str, Any], *, offered: bool) -> None:
    chances = [percent(chance) for chance in answer["probabilities"].values()]
    _out(table(CHANCE_HEADS, [chances]))
    speech.say("cli-hint-cubeless", equity=signed(answer["equity"]))
    if answer["cubeful_equity"] is not None:
        speech.say("cli-hint-cubeful", equity=signed(answer["cubeful_equity"]))
    cube = answer.get("cube")
    if cube is not None:
        speech.say(
            "cli-hint-cube",
            none=signed(cube["no_double"]),
            take=signed(cube["double_take"]),
            drop=signed(cube["double_drop"]),
        )
        if offered:
            speech.say("play-hint-answer", response=cube["response"])
        else:
            speech.say(
                "cli-hint-action",
                action=cube["action"].replace(" ", "-"),
                response=cube["response"],
            )


def _print(answer: dict[str, Any]) -> None:
    _out(json.dumps(answer, indent=2))


def _out(words: str) -> None:
    print(words)  # noqa: T201
