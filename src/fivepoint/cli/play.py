"""``fivepoint play``: a match or money session against the computer or a friend.

Reads the options, begins or resumes a save, and hands over to ``session``.
"""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import typer

from fivepoint.cli import dicebox, saves, speech
from fivepoint.cli.console import Console
from fivepoint.cli.person import Left
from fivepoint.cli.session import Session
from fivepoint.cli.setup import PERSON, Setup
from fivepoint.cli.usage import WrongUsage
from fivepoint.engine.levels import find_level, plays_hypergammon_by
from fivepoint.errors import FivepointError, RulesError, shown
from fivepoint.rules.match_rules import STANDARD_CAP, MatchRules
from fivepoint.rules.record import Record

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_STANDARD_LENGTH = 3
_LONGEST_NAME = 30

# What belongs to a match once it has begun, and so cannot be asked for on resuming.
_SETTLED = (
    "length", "money", "games", "two", "level", "colour", "white", "black", "dice", "seed",
    "variant", "opening", "cube", "max_cube", "crawford", "jacoby", "beavers",
    "automatic_doubles", "home", "save", "no_save",
)  # fmt: skip


def _option(
    name: str, *declared: str, metavar: str | None = None, most: int | None = None, least: int = 1
) -> typer.models.OptionInfo:
    """An option whose help is the text ``cli-play-<name>``."""
    if most is None:
        return typer.Option(*declared, metavar=metavar, help=f"cli-play-{name}")
    return typer.Option(*declared, min=least, max=most, help=f"cli-play-{name}")


@app.command(help="cli-play-help")
def play(
    context: typer.Context,
    *,
    length: Annotated[int | None, _option("length", most=32767)] = None,
    money: Annotated[bool, _option("money", "--money")] = False,
    games: Annotated[int | None, _option("games", most=32767)] = None,
    two: Annotated[bool, _option("two", "--two")] = False,
    level: Annotated[str, _option("level", metavar="LEVEL")] = "club",
    colour: Annotated[Literal["white", "black"], _option("colour")] = "white",
    white: Annotated[str | None, _option("white", metavar="NAME")] = None,
    black: Annotated[str | None, _option("black", metavar="NAME")] = None,
    dice: Annotated[Literal["auto", "press", "typed"], _option("dice")] = "auto",
    seed: Annotated[str | None, _option("seed", metavar="TEXT")] = None,
    variant: Annotated[
        Literal["backgammon", "nackgammon", "hypergammon"], _option("variant")
    ] = "backgammon",
    opening: Annotated[Literal["plays-both", "rolls-afresh"], _option("opening")] = "plays-both",
    cube: Annotated[bool, _option("cube", "--cube/--no-cube")] = True,
    max_cube: Annotated[str | None, _option("max-cube", metavar="N|none")] = None,
    crawford: Annotated[bool, _option("crawford", "--crawford/--no-crawford")] = True,
    jacoby: Annotated[bool, _option("jacoby", "--jacoby")] = False,
    beavers: Annotated[int, _option("beavers", least=0, most=30)] = 0,
    automatic_doubles: Annotated[int, _option("automatic-doubles", least=0, most=30)] = 0,
    home: Annotated[Literal["right", "left"], _option("home")] = "right",
    plain: Annotated[bool, _option("plain", "--plain")] = False,
    save: Annotated[str | None, _option("save", metavar="FILE")] = None,
    no_save: Annotated[bool, _option("no-save", "--no-save")] = False,
    resume: Annotated[str | None, _option("resume", metavar="FILE")] = None,
    saved: Annotated[bool, _option("saves", "--saves")] = False,
) -> int:
    """Play one match or session; a match that was left can be resumed."""
    if saved:
        return _list_saves()
    if resume is not None:
        _refuse_settled(context)
        file, record = saves.SaveFile.resume(saves.find_save(resume))
        setup = Setup.of(record, resume)
        return _run(record, setup, file, plain=plain)
    if money and length is not None:
        raise WrongUsage("options-exclude", option="--money", other="--length")
    if save is not None and no_save:
        raise WrongUsage("options-exclude", option="--save", other="--no-save")
    try:
        opponent = PERSON if two else find_level(level).id
        rules = MatchRules(
            length=None if money else length or _STANDARD_LENGTH,
            variant=variant, crawford=crawford, cube=cube, max_cube=_cap(max_cube),
            jacoby=jacoby, beavers=beavers, automatic_doubles=automatic_doubles,
            opening=opening, games=games,
        )  # fmt: skip
    except RulesError as error:
        raise WrongUsage(error.code, **error.arguments) from error
    seats = (PERSON, opponent) if colour == "white" else (opponent, PERSON)
    setup = Setup(seats, dicebox.fresh_seed() if seed is None else seed, dice, home)
    players = (
        _name(white, seats[0], "play-white"),
        _name(black, seats[1], "play-black"),
    )
    record = Record(rules, players, (*setup.meta(), saves.SEAL_FIELD))
    if no_save:
        return _run(record, setup, None, plain=plain)
    if save is None:
        path = saves.automatic_name(datetime.now().astimezone())
        return _run(record, setup, saves.SaveFile.new(path), plain=plain)
    file = saves.SaveFile.new(Path(save))
    file.write(record)  # a place that cannot be written to is told before the game
    return _run(record, setup, file, plain=plain)


def _run(record: Record, setup: Setup, file: saves.SaveFile | None, *, plain: bool) -> int:
    console = Console(speech.language())
    session = Session(record, setup, file, console, plain=plain)
    status = 0
    try:
        console.say("play-welcome")
        if _by_net(record.rules, setup):
            console.say("play-hypergammon-net")
        session.run()
    except (EOFError, Left):
        pass
    except KeyboardInterrupt:
        status = 130
        console.show([""])
    finally:
        if file is not None:
            file.close()
    if session.unsaved:
        console.say("play-left-unsaved")
        return status or 1
    if session.file and len(session.record):
        over = session.match.stage == "match-over"
        if over:
            console.say("play-kept", file=session.file)
        else:
            console.say("play-left", file=shlex.quote(session.file))
    return status


def _by_net(rules: MatchRules, setup: Setup) -> bool:
    """Whether the computer plays hypergammon without the exact table."""
    levels = [seat for seat in setup.seats if seat != PERSON]
    if rules.variant != "hypergammon" or not levels:
        return False
    by = plays_hypergammon_by(levels[0])
    return by == "net" or (by == "table" and (rules.length is not None or rules.jacoby))


def _refuse_settled(context: typer.Context) -> None:
    """Refuse options that a match already begun cannot take."""
    for name in _SETTLED:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = f"--{name.replace('_', '-')}"
            raise WrongUsage("options-exclude", option="--resume", other=option)


def _cap(text: str | None) -> int | None:
    """The cap on the cube that ``--max-cube`` names."""
    if text is None:
        return STANDARD_CAP
    if text.lower() == "none":
        return None
    if not text.isdecimal() or len(text) > 10 or int(text) < 1:
        raise WrongUsage("option-bad-value", option="--max-cube", value=text)
    return int(text)


def _name(asked: str | None, seat: str, colour: str) -> str:
    """The name of a player: the one asked for, or what the seat is called."""
    if asked is None:
        return speech.text(colour if seat == PERSON else "play-computer")
    name = asked.strip()
    if not (0 < len(name) <= _LONGEST_NAME and name.isprintable()):
        raise WrongUsage("name-unusable", name=shown(asked), most=_LONGEST_NAME)
    return name


def _list_saves() -> int:
    """Print the automatic saves, the latest first, each with its score or its fault."""
    found = list(saves.all_saves())
    if not found:
        speech.say("play-no-saves", folder=str(saves.saves_folder()))
        return 0
    speech.say("play-saves", folder=str(saves.saves_folder()))
    for path in found:
        try:
            record = saves.load_save(path)
        except FivepointError as error:
            speech.complain(error)
            continue
        match = record.match
        white, black = (shown(name) for name in record.players)
        state = "over" if match.stage == "match-over" else "open"
        speech.say(
            "play-save-line", file=path.stem, white=white, black=black, state=state,
            white_points=match.score[0], black_points=match.score[1],
            length=match.rules.length or 0,
        )  # fmt: skip
    return 0
