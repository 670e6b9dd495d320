"""From the words of a command line to a running command.

Finds the language (``--lang`` may stand anywhere), the command and its subcommand,
answers ``--help`` and ``--version``, lets Typer read the options, and turns every
error into a sentence on standard error and an exit status.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from fivepoint.cli import speech
from fivepoint.cli.usage import WrongUsage, file_error, wrong_usage
from fivepoint.errors import FivepointError, shown
from fivepoint.i18n import preferred_language

COMMANDS = {
    "play": "fivepoint.cli.play",
    "hint": "fivepoint.cli.hint",
    "rollout": "fivepoint.cli.rollout",
    "analyse": "fivepoint.cli.analyse",
    "convert": "fivepoint.cli.convert",
    "cards": "fivepoint.cli.cards",
    "statistics": "fivepoint.cli.statistics",
    "bearoff": "fivepoint.cli.bearoff",
    "train": "fivepoint.cli.train",
    "bench": "fivepoint.cli.bench",
    "serve": "fivepoint.cli.serve",
    "dice-proof": "fivepoint.cli.dice_proof",
    "bot": "fivepoint.cli.bot",
    "ratings": "fivepoint.cli.ratings",
    "db": "fivepoint.cli.database",
}
"""Each command and the module whose ``app`` it is, in the order of the help."""


def run(arguments: list[str]) -> int:
    """Run one command line, without the program's name, and return its exit status."""
    try:
        speech.speak(preferred_language())
        words, asked = _without_language(arguments)
        if asked is not None:
            speech.speak(_language(asked))
        return _run(words)
    except FivepointError as error:
        speech.complain(error)
        return 2 if isinstance(error, WrongUsage) else 1
    except OSError:
        raise
    except Exception as error:
        if os.environ.get("FIVEPOINT_DEBUG"):
            raise
        told = f"{type(error).__name__}: {shown(str(error), 200)}"
        speech.complain(FivepointError("unforeseen", fault=told))
        return 1


def _without_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """The words without ``--lang``, and the last language asked for."""
    words: list[str] = []
    asked: str | None = None
    rest = iter(arguments)
    for word in rest:
        if word == "--":
            words += [word, *rest]
        elif word == "--lang":
            asked = next(rest, None)
            if asked is None:
                raise WrongUsage("option-needs-value", option="--lang")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            words.append(word)
    return words, asked


def _language(asked: str) -> str:
    try:
        return preferred_language(asked)
    except FivepointError as error:
        raise WrongUsage(error.code, **error.arguments) from error


def _run(words: list[str]) -> int:
    if not words or words[0] in {"--help", "-h"}:
        from fivepoint.cli.help import program_help

        print(program_help(list(COMMANDS), speech.language(), speech.terminal_width()))  # noqa: T201
        return 0
    if words[0] == "--version":
        from fivepoint import __version__

        print(f"fivepoint {__version__}")  # noqa: T201
        return 0
    name, *rest = words
    if name.startswith("-"):
        raise WrongUsage("unknown-option", option=name)
    if name not in COMMANDS:
        raise WrongUsage("unknown-command", command=name, known=", ".join(COMMANDS))
    return _run_command(name, rest)


def _run_command(name: str, words: list[str]) -> int:
    import typer.main
    from typer.core import TyperGroup

    command: Any = typer.main.get_command(import_module(COMMANDS[name]).app)
    path = f"fivepoint {name}"
    while isinstance(command, TyperGroup) and words and words[0] in command.commands:
        path += f" {words[0]}"
        command = command.commands[words.pop(0)]
    plain = words[: words.index("--")] if "--" in words else words
    if "--help" in plain or "-h" in plain or (isinstance(command, TyperGroup) and not words):
        from fivepoint.cli.help import command_help

        print(command_help(command, path, speech.language(), speech.terminal_width()))  # noqa: T201
        return 0
    if isinstance(command, TyperGroup) and not words[0].startswith("-"):
        raise WrongUsage("unknown-command", command=words[0], known=", ".join(command.commands))
    # Not command.main: it would answer a closed pipe and Ctrl-C in its own way.
    try:
        with command.make_context(path, list(words)) as context:
            status = command.invoke(context)
    except typer.TyperException as error:
        raise wrong_usage(error, words) from error
    except typer.Exit as leaving:
        return leaving.exit_code
    except BrokenPipeError:
        raise
    except OSError as error:
        raise file_error(error) from error
    return status if isinstance(status, int) else 0
