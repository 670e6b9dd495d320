"""``fivepoint rollout ID``: play a position out, or the candidate plays of a roll.

With dice the best candidates are rolled out after the play, best first; without, where
the player on roll may double, "No double" and "Double, take". The same seed gives the
same result, whatever the threads, processes or machines. Numbers are for the player on roll, in
units of the cube as it stands; the standard error is that of the cubeful equity where there is
a cube. Ctrl-C ends it and shows what was found by then; with --keep it can be gone on with.
"""

from __future__ import annotations

import json
import math
import signal
import threading
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path  # noqa: TC003 - the options name it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import CHANCE_HEADS, percent, signed, table, unsigned
from fivepoint.cli.options import AsJson, PositionId, Threads
from fivepoint.cli.progress import ProgressLine
from fivepoint.cli.spread import Processes, Ray, executor_of
from fivepoint.engine.cache import try_writing
from fivepoint.engine.cube import in_units_of, judged
from fivepoint.engine.engine import Engine
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.rollout_run import Candidate, RolloutRun, compare, load_runs, save_runs
from fivepoint.errors import RulesError, shown_path
from fivepoint.formats.ids import parse_id
from fivepoint.rules.cube import double_fault, doubled

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from fivepoint.formats.snapshot import Snapshot
    from fivepoint.rules.cube import CubeState

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_SURE = 2.33  # joint standard errors by which a comparison is decided: one side, 1 %
_STOPPED = 130


@dataclass(frozen=True)
class _Asked:
    """One thing to roll out: what it is called, its run, and the state it is played in."""

    name: dict[str, str]
    candidate: Candidate
    state: CubeState

    @property
    def run(self) -> RolloutRun:
        return self.candidate.run


@app.command(help="cli-rollout-help")
def rollout(
    position: PositionId,
    *,
    trials: Annotated[int, typer.Option(min=1, max=10_000_000, help="cli-rollout-trials")] = 1296,
    plies: Annotated[int, typer.Option(min=0, max=4, help="cli-rollout-plies")] = 0,
    truncate: Annotated[
        int | None, typer.Option(min=1, max=1000, help="cli-rollout-truncate")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**62, help="cli-rollout-seed")] = 1,
    top: Annotated[int, typer.Option(min=1, max=20, help="cli-rollout-top")] = 3,
    stop_error: Annotated[
        float,
        typer.Option(min=0.0, max=10.0, show_default=False, help="cli-rollout-stop-error"),
    ] = 0.0,
    decided: Annotated[bool, typer.Option("--decided", help="cli-rollout-decided")] = False,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="cli-rollout-keep")
    ] = None,
    threads: Threads = 1,
    processes: Processes = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> int:
    """Roll out the position or the best candidates of its roll."""
    snapshot = parse_id(position)
    engine = Engine("master", threads=threads)
    settings: dict[str, Any] = {"plies": plies, "truncate": truncate, "seed": seed}
    asked = _questions(engine, snapshot, top, settings)
    unkept: OSError | None = None
    if keep is not None:
        asked = _with_kept(asked, keep, engine)
        try_writing(keep)
    with (
        executor_of(processes, ray) as executor,
        ProgressLine(quiet=as_json) as line,
        _interrupts() as interrupted,
    ):

        def go_on() -> bool:
            _tell(line, asked, trials)
            return not (interrupted.is_set() or (decided and _cube_decided(asked)))

        try:
            compare(
                [one.candidate for one in asked],
                trials,
                sure=_SURE if decided and snapshot.dice is not None else float("inf"),
                stop_error=stop_error,
                executor=executor,
                progress=go_on,
            )
        finally:
            if keep is not None and any(one.run.trials for one in asked):
                try:
                    save_runs(keep, [one.run for one in asked])
                except OSError as error:  # told once what was found has been
                    unkept = error
    found = [one for one in asked if one.run.trials]
    _show(snapshot, found, as_json=as_json)
    if unkept is not None:
        raise unkept
    if not interrupted.is_set():
        return 0
    if not as_json:
        speech.say("cli-rollout-stopped")
    return _STOPPED


def _questions(
    engine: Engine, snapshot: Snapshot, top: int, settings: dict[str, Any]
) -> list[_Asked]:
    """What the identifier asks to roll out."""
    where, state = snapshot.position, snapshot.state
    if snapshot.dice is not None:
        found: list[_Asked] = []
        for turn in engine.rank(where, snapshot.dice, state)[:top]:
            after = turn.position.flip()
            run = RolloutRun(engine, after, state.flip(), **settings)
            found.append(_Asked({"turn": turn.turn}, Candidate(run, -1.0), state.flip()))
        return found
    if double_fault(state) is not None:
        run = RolloutRun(engine, where, state, **settings)
        return [_Asked({}, Candidate(run), state)]
    after_double = doubled(state)
    waits = RolloutRun(engine, where, state, may_double=False, **settings)
    takes = RolloutRun(engine, where, after_double, **settings)
    shift = in_units_of(state, 0.0, after_double)
    scale = in_units_of(state, 1.0, after_double) - shift
    return [
        _Asked({"action": "no double"}, Candidate(waits), state),
        _Asked({"action": "double/take"}, Candidate(takes, scale, shift), after_double),
    ]


def _with_kept(asked: list[_Asked], path: Path, engine: Engine) -> list[_Asked]:
    """The same with the trials that the file has; RulesError if it has other rollouts."""
    if not path.exists():
        return asked
    kept = {run.part: run for run in load_runs(path, engine)}
    if not any(one.run.part in kept for one in asked):
        raise RulesError("rollout-of-another", file=shown_path(path))
    return [
        _Asked(
            one.name,
            Candidate(kept.get(one.run.part, one.run), one.candidate.scale, one.candidate.shift),
            one.state,
        )
        for one in asked
    ]


@contextmanager
def _interrupts() -> Generator[threading.Event]:
    """An event that Ctrl-C sets, so that trials under way are finished and kept."""
    came = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield came
        return

    def note(_number: int, _frame: object) -> None:
        if came.is_set():  # asked twice: at once
            raise KeyboardInterrupt
        came.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield came
    finally:
        signal.signal(signal.SIGINT, before)


def _tell(line: ProgressLine, asked: Sequence[_Asked], trials: int) -> None:
    best = max(asked, key=lambda one: one.candidate.equity).candidate
    line.tell(
        "cli-rollout-progress",
        done=sum(one.run.trials for one in asked),
        trials=trials * len(asked),
        equity=signed(best.equity),
        error=unsigned(best.std_error),
    )


def _cube_decided(asked: Sequence[_Asked]) -> bool:
    """Whether both questions of a cube are: to take or not, and to double or not."""
    if len(asked) != 2 or "action" not in asked[0].name:
        return False
    waits, takes = (one.candidate for one in asked)
    errors = waits.std_error, takes.std_error
    taken = abs(takes.equity - 1) > _SURE * errors[1]
    gap = waits.equity - min(takes.equity, 1.0)
    joint = errors[0] if takes.equity > 1 else (errors[0] ** 2 + errors[1] ** 2) ** 0.5
    return taken and abs(gap) > _SURE * joint


def _answer(one: _Asked) -> dict[str, Any]:
    """A rollout as JSON holds it, for the player whom the identifier is about."""
    result, candidate = one.run.result, one.candidate
    answer: dict[str, Any] = {**one.name, **asdict(result)}
    for key in ("equity", "cubeful_equity"):
        value = answer[key]
        answer[key] = None if value is None else candidate.shift + candidate.scale * value
    # One trial has no scatter, and JSON no infinity.
    error = candidate.std_error if math.isfinite(candidate.std_error) else None
    answer["std_error"] = error
    best = _best_equity(answer)
    answer["interval"] = None if error is None else [best - 1.96 * error, best + 1.96 * error]
    win, *rest = result.probabilities
    if candidate.scale < 0:
        answer["mwc"] = None if result.mwc is None else 1 - result.mwc
        win, rest = 1 - win, [*rest[2:], *rest[:2]]
    answer["probabilities"] = Probabilities(win, *rest)._asdict()
    return answer


def _verdict(snapshot: Snapshot, asked: Sequence[_Asked]) -> dict[str, str] | None:
    """The right cube action and response by the rollouts of both."""
    if len(asked) != 2 or "action" not in asked[0].name:
        return None
    waits, takes = asked
    found = judged(
        waits.candidate.equity,
        takes.candidate.equity,
        1.0,
        waits.run.result.probabilities,
        snapshot.state,
    )
    return {"action": found.action, "response": found.response}


def _best_equity(answer: dict[str, Any]) -> float:
    cubeful: float | None = answer["cubeful_equity"]
    return answer["equity"] if cubeful is None else cubeful


def _name(answer: dict[str, Any]) -> str:
    if "action" in answer:
        return speech.text(
            "cli-rollout-action", action=answer["action"].replace(" ", "-").replace("/", "-")
        )
    return answer.get("turn", "") or speech.text("cli-rollout-position")


def _show(snapshot: Snapshot, asked: Sequence[_Asked], *, as_json: bool) -> None:
    answers = [_answer(one) for one in asked]
    if snapshot.dice is not None:
        answers.sort(key=lambda answer: -_best_equity(answer))
    verdict = _verdict(snapshot, asked)
    if as_json:
        told = {"rollouts": answers} | ({} if verdict is None else {"cube": verdict})
        print(json.dumps(told, indent=2))  # noqa: T201
        return
    heads = ("play", "cubeful", "error", "cubeless", *CHANCE_HEADS, "trials")
    rows = [
        (
            _name(answer),
            "" if answer["cubeful_equity"] is None else signed(answer["cubeful_equity"]),
            "" if answer["std_error"] is None else unsigned(answer["std_error"]),
            signed(answer["equity"]),
            *(percent(chance) for chance in answer["probabilities"].values()),
            str(answer["trials"]),
        )
        for answer in answers
    ]
    print(table(heads, rows))  # noqa: T201
    if verdict is not None:
        speech.say(
            "cli-hint-action",
            action=verdict["action"].replace(" ", "-"),
            response=verdict["response"],
        )
    speech.say("cli-rollout-seconds", seconds=unsigned(sum(a["seconds"] for a in answers), 1))
