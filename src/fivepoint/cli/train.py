"""``fivepoint train``: train the nets from nothing, resume, measure and export them.

    fivepoint train race FOLDER        the race net; first, a few minutes
    fivepoint train contact FOLDER     the contact net; hours
    fivepoint train late FOLDER        the net of late contact positions; an hour
    fivepoint train begin NET FOLDER   a run that goes on with the nets of a net file
    fivepoint train status FOLDER      where a run stands
    fivepoint train plot FOLDER OUT    its curve, as a picture
    fivepoint train match FOLDER ...   a match against another run, net file or program
    fivepoint train holdout NET OUT    positions rolled out, never trained on
    fivepoint train evaluate NET POSITIONS   the errors of a net on them, by class
    fivepoint train export FOLDER OUT  the net file, with a pruner
    fivepoint train prune NET          a new pruner for a net file

Every command resumes from the last checkpoint in FOLDER; interrupting one saves first.
"""

from __future__ import annotations

import json
import shlex
import signal
import threading
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import signed, unsigned
from fivepoint.cli.options import AsJson
from fivepoint.cli.spread import Processes, Ray, executor_of
from fivepoint.errors import shown

if TYPE_CHECKING:
    from fivepoint.train.league import Player
    from fivepoint.train.run import Run

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=False, help="cli-train-help"
)

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-train-folder")]
Trained = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-train-trained")]
Nets = Annotated[Path, typer.Argument(metavar="NET", help="cli-train-net")]
Seconds = Annotated[int | None, typer.Option("--seconds", min=1, help="cli-train-seconds")]
Threads = Annotated[int, typer.Option("--threads", min=1, max=256, help="cli-train-threads")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="cli-train-seed")]


def _add_training(name: str, about: str) -> None:
    """Add the command that trains the net of that name, or goes on with it."""

    @app.command(name, help=about)
    def train(
        folder: Folder,
        *,
        seconds: Seconds = None,
        threads: Threads = 1,
        processes: Processes = None,
        ray: Ray = None,
        seed: Seed = 1,
    ) -> int:
        from fivepoint.engine.cache import try_writing_whole
        from fivepoint.train.loop import Loop
        from fivepoint.train.run import NAMES, Run

        # Ended like Ctrl-C, so that it saves: the usual end of a job in the background.
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.default_int_handler)
        with executor_of(processes, ray) as executor:
            runs = [Run(folder, kind, seed + (NAMES[kind] != name)) for kind in NAMES]
            there = {run.name: run.load() for run in runs}
            run = next(run for run in runs if run.name == name)
            try_writing_whole(run.state_path)
            if there[name]:
                speech.say("cli-train-resumed", labels=run.progress.all_labels)
            loop = Loop(run, [one for one in runs if one is not run], _tell, threads, executor)
            loop.go(seconds)
            if loop.waits_for is not None:
                speech.say("cli-train-waits", labels=run.progress.all_labels, net=loop.waits_for)
            elif run.stage is None:
                speech.say("cli-train-done", labels=run.progress.all_labels)
        return 0


_add_training("race", "cli-train-race-help")
_add_training("contact", "cli-train-contact-help")
_add_training("late", "cli-train-late-help")


@app.command(help="cli-train-begin-help")
def begin(
    net: Annotated[Path, typer.Argument(metavar="NET_FILE", help="cli-train-begin-net")],
    folder: Folder,
    *,
    seed: Seed = 1,
) -> int:
    """Begin a run with the nets of a net file."""
    from fivepoint.train.begin import begin_from

    runs = begin_from(net, folder, seed)
    speech.say("cli-train-begun", file=str(net), folder=str(folder))
    for run in runs:
        _tell_progress(run)
    return 0


@app.command(help="cli-train-status-help")
def status(folder: Trained, as_json: AsJson = False) -> int:
    """Say where the runs in a folder stand."""
    from fivepoint.errors import RulesError
    from fivepoint.train.run import NAMES, Run

    runs = [run for kind in NAMES if (run := Run(folder, kind, seed=0)).load()]
    if not runs:
        raise RulesError("train-no-run", folder=str(folder))
    if as_json:
        print(json.dumps({run.name: asdict(run.progress) for run in runs}))  # noqa: T201
        return 0
    for run in runs:
        _tell_progress(run)
    return 0


@app.command(help="cli-train-match-help")
def match(
    net: Nets,
    other: Annotated[str, typer.Argument(metavar="OTHER", help="cli-train-other")],
    *,
    program: Annotated[bool, typer.Option("--program", help="cli-train-program")] = False,
    games: Annotated[int, typer.Option("--games", min=4, help="cli-train-games")] = 1600,
    plies: Annotated[int, typer.Option("--plies", min=0, max=4, help="cli-train-plies")] = 0,
    seed: Seed = 1,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", help="cli-train-out")] = None,
    as_json: AsJson = False,
) -> int:
    """Play a luck-adjusted match."""
    from fivepoint.engine.cache import try_writing, write_file
    from fivepoint.train.export import nets_at
    from fivepoint.train.league import NetPlayer, PeerPlayer, play_match

    if out is not None:
        try_writing(Path(out))
    judge = nets_at(net)
    peer = PeerPlayer(_command(other)) if program else None
    opponent: Player = peer or NetPlayer(nets_at(Path(other)))
    own = NetPlayer(judge, plies)
    started = time.monotonic()
    try:
        result = play_match(own, opponent, judge, games // 2, seed)
    finally:
        if peer is not None:
            peer.close()
    entry = {
        "first": net.name,
        "second": other if not program else Path(_command(other)[-1]).stem,
        "first looks ahead": plies,
        "seed": seed,
        "seconds": round(time.monotonic() - started, 1),
        "processor ms a decision": [
            round(1000 * player.seconds / max(player.decisions, 1), 3) for player in (own, opponent)
        ],
        **asdict(result),
    }
    if as_json:
        print(json.dumps(entry))  # noqa: T201
    else:
        speech.say(
            "cli-train-result",
            points=signed(result.points, 4),
            error=unsigned(result.std_error, 4),
            games=result.games,
        )
    if out is not None:
        write_file(Path(out), (json.dumps(entry, indent=2) + "\n").encode())
    return 0


@app.command(help="cli-train-holdout-help")
def holdout(
    net: Nets,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="cli-train-holdout-out")],
    *,
    positions: Annotated[int, typer.Option("--positions", min=1, help="cli-train-positions")] = 60,
    trials: Annotated[int, typer.Option("--trials", min=2, help="cli-train-trials")] = 144,
    truncate: Annotated[int, typer.Option("--truncate", min=0, help="cli-train-truncate")] = 0,
    seed: Seed = 1,
) -> int:
    """Choose positions and roll them out."""
    import numpy as np

    from fivepoint.engine.cache import try_writing
    from fivepoint.train import holdout as held
    from fivepoint.train.export import nets_at

    try_writing(out)
    judge = nets_at(net)
    boards, classes = held.choose(judge, positions, seed)
    chances, errors = held.roll_out(judge, boards, trials=trials, truncate=truncate, seed=seed)
    held.write_holdout(out, held.Holdout(boards, chances, errors, np.array(classes)))
    speech.say("cli-train-held", file=str(out), positions=len(boards))
    return 0


@app.command(help="cli-train-evaluate-help")
def evaluate(
    net: Nets,
    positions: Annotated[Path, typer.Argument(metavar="POSITIONS", help="cli-train-held-file")],
    *,
    as_json: AsJson = False,
) -> int:
    """Measure a net by class."""
    from fivepoint.train import holdout as held
    from fivepoint.train.export import nets_at

    found = held.measure(nets_at(net), held.read_holdout(positions))
    if as_json:
        print(json.dumps({name: asdict(error) for name, error in found.items()}))  # noqa: T201
        return 0
    for name, error in found.items():
        speech.say(
            "cli-train-class",
            name=name,
            positions=error.positions,
            error=unsigned(error.mean_absolute, 4),
            bias=signed(error.bias, 4),
            noise=unsigned(error.noise, 4),
        )
    return 0


@app.command(help="cli-train-plot-help")
def plot(
    folder: Trained,
    out: Annotated[Path, typer.Argument(metavar="OUT.svg", help="cli-train-plot-out")],
    *,
    of_race: Annotated[bool, typer.Option("--race", help="cli-train-plot-race")] = False,
    of_late: Annotated[bool, typer.Option("--late", help="cli-train-plot-late")] = False,
) -> int:
    """Draw the curve of a run."""
    from fivepoint.cli.usage import WrongUsage
    from fivepoint.engine.cache import write_file
    from fivepoint.errors import RulesError
    from fivepoint.train.plot import draw, read_log

    if of_race and of_late:
        raise WrongUsage("options-exclude", option="--race", other="--late")
    log = folder / ("race.log" if of_race else "late.log" if of_late else "contact.log")
    points = read_log(log) if log.exists() else []
    if not points:
        raise RulesError("train-no-run", folder=str(folder))
    write_file(out, draw(points).encode())
    speech.say("cli-train-plotted", file=str(out), points=len(points))
    return 0


@app.command(help="cli-train-export-help")
def export(
    folder: Trained,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="cli-train-export-out")],
    pruner_positions: Annotated[
        int | None, typer.Option("--pruner-positions", min=0, help="cli-train-export-positions")
    ] = None,
) -> int:
    """Write the net file of a run."""
    from fivepoint.engine.cache import try_writing
    from fivepoint.train.export import export as write
    from fivepoint.train.pruner import POSITIONS

    try_writing(out)
    write(folder, out, POSITIONS if pruner_positions is None else pruner_positions)
    speech.say("cli-train-exported", file=str(out))
    return 0


@app.command(help="cli-train-prune-help")
def prune(
    net: Annotated[Path, typer.Argument(metavar="NET", help="cli-train-prune-net")],
    pruner_positions: Annotated[
        int | None, typer.Option("--pruner-positions", min=1, help="cli-train-prune-positions")
    ] = None,
) -> int:
    """Give a net file a new pruner."""
    from fivepoint.engine.cache import try_writing_whole
    from fivepoint.engine.netfile import read_net_file
    from fivepoint.train.pruner import POSITIONS, add_pruner

    nets = read_net_file(net)
    try_writing_whole(net)
    add_pruner(nets, net, pruner_positions or POSITIONS)
    speech.say("cli-train-exported", file=str(net))
    return 0


def _command(given: str) -> list[str]:
    """The words of a program's command; WrongUsage if they are none."""
    from fivepoint.cli.usage import WrongUsage

    try:
        words = shlex.split(given)
    except ValueError:
        words = []
    if not words:
        raise WrongUsage("train-program", program=shown(given))
    return words


def _tell_progress(run: Run) -> None:
    progress, stage = run.progress, run.stage
    speech.say(
        "cli-train-progress",
        net=run.name,
        stage=stage.name if stage else "-",
        labels=progress.all_labels,
        samples=progress.samples,
        minutes=round(progress.seconds / 60),
    )


def _tell(entry: dict[str, object]) -> None:
    """Say a line of a training's log."""
    speech.say(
        "cli-train-line",
        stage=str(entry["stage"]),
        labels=entry["labels"],
        loss=f"{entry['loss']}",
        residual=f"{entry['residual']}",
    )
