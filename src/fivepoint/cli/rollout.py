"""``fivepoint rollout ID``: play a position out, or the candidate plays of a roll.

With dice the best candidates are rolled out after the play, best first; without, where
the player on roll may double, "No double" and "Double, take". The same seed gives the
same result, whatever the threads. Numbers are for the player on roll, in units of the
cube as it stands; the standard error is that of the cubeful equity where there is a cube.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import CHANCE_HEADS, percent, signed, table
from fivepoint.cli.progress import ProgressLine
from fivepoint.engine.cube import in_units_of
from fivepoint.engine.engine import Engine, Probabilities
from fivepoint.formats.ids import parse_id
from fivepoint.rules.cube import double_fault, doubled

if TYPE_CHECKING:
    from fivepoint.engine.rollout import Rollout
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-rollout-help")
def rollout(
    position: Annotated[str, typer.Argument(metavar="ID", help="cli-engine-id")],
    *,
    trials: Annotated[int, typer.Option(min=1, max=10_000_000, help="cli-rollout-trials")] = 1296,
    plies: Annotated[int, typer.Option(min=0, max=4, help="cli-rollout-plies")] = 0,
    truncate: Annotated[
        int | None, typer.Option(min=1, max=1000, help="cli-rollout-truncate")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="cli-rollout-seed")] = 1,
    top: Annotated[int, typer.Option(min=1, max=20, help="cli-rollout-top")] = 3,
    threads: Annotated[int, typer.Option(min=1, max=256, help="cli-engine-threads")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="cli-engine-json")] = False,
) -> int:
    """Roll out the position or the best candidates of its roll."""
    snapshot = parse_id(position)
    engine = Engine("master", threads=threads)

    def run(where: Position, state: CubeState, *, may_double: bool = True) -> dict[str, Any]:
        with ProgressLine(quiet=as_json) as line:

            def tell(so_far: Rollout) -> None:
                line.tell(
                    "cli-rollout-progress",
                    done=so_far.trials,
                    trials=trials,
                    equity=signed(_best_equity(asdict(so_far))),
                    error=f"{so_far.std_error:.3f}",
                )

            found = engine.rollout(
                where,
                state,
                trials=trials,
                plies=plies,
                truncate=truncate,
                seed=seed,
                may_double=may_double,
                progress=tell,
            )
        return _plain(found)

    answers: list[dict[str, Any]] = []
    if snapshot.dice is None and double_fault(snapshot.state) is None:
        waits = run(snapshot.position, snapshot.state, may_double=False)
        answers.append({"action": "no double", **waits})
        state = doubled(snapshot.state)
        takes = run(snapshot.position, state)
        answers.append({"action": "double/take", **_at_first_cube(takes, snapshot.state, state)})
    elif snapshot.dice is None:
        answers.append(run(snapshot.position, snapshot.state))
    else:
        candidates = engine.rank(snapshot.position, snapshot.dice, snapshot.state)[:top]
        for turn in candidates:
            after = run(turn.position.flip(), snapshot.state.flip())
            answers.append({"turn": turn.turn, **_turned(after)})
        answers.sort(key=lambda answer: -_best_equity(answer))
    if as_json:
        print(json.dumps({"rollouts": answers}, indent=2))  # noqa: T201
    else:
        _show(answers)
    return 0


def _plain(found: Rollout) -> dict[str, Any]:
    """A rollout as JSON holds it."""
    answer = asdict(found)
    answer["probabilities"] = Probabilities(*found.probabilities)._asdict()
    return answer


def _at_first_cube(answer: dict[str, Any], before: CubeState, after: CubeState) -> dict[str, Any]:
    """The rollout of a doubled game, its equities in the units from before the double."""
    return answer | {
        "equity": in_units_of(before, answer["equity"], after),
        "cubeful_equity": in_units_of(before, answer["cubeful_equity"], after),
        "std_error": in_units_of(before, answer["std_error"], after)
        - in_units_of(before, 0.0, after),
    }


def _turned(answer: dict[str, Any]) -> dict[str, Any]:
    """The rollout of what follows a play, for the player who made it."""
    turned = dict(answer)
    for key in ("equity", "cubeful_equity"):
        turned[key] = None if answer[key] is None else -answer[key]
    turned["mwc"] = None if answer["mwc"] is None else 1 - answer["mwc"]
    win, *rest = answer["probabilities"].values()
    turned["probabilities"] = Probabilities(1 - win, *rest[2:], *rest[:2])._asdict()
    return turned


def _best_equity(answer: dict[str, Any]) -> float:
    cubeful: float | None = answer["cubeful_equity"]
    return answer["equity"] if cubeful is None else cubeful


def _name(answer: dict[str, Any]) -> str:
    if "action" in answer:
        return speech.text(
            "cli-rollout-action", action=answer["action"].replace(" ", "-").replace("/", "-")
        )
    return answer.get("turn", "") or speech.text("cli-rollout-position")


def _show(answers: list[dict[str, Any]]) -> None:
    heads = ("play", "cubeful", "error", "cubeless", *CHANCE_HEADS, "trials")
    rows = [
        (
            _name(answer),
            "" if answer["cubeful_equity"] is None else signed(answer["cubeful_equity"]),
            f"{answer['std_error']:.3f}",
            signed(answer["equity"]),
            *(percent(chance) for chance in answer["probabilities"].values()),
            str(answer["trials"]),
        )
        for answer in answers
    ]
    print(table(heads, rows))  # noqa: T201
    speech.say("cli-rollout-seconds", seconds=f"{sum(a['seconds'] for a in answers):.1f}")
