"""The help pages of the program and of each command, in the user's language.

The help of a command and of its options are keys of the catalogues; the texts are
looked up here, when somebody asks. Plain text in two columns: no frames, which a
screen reader would read out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoint.cli.layout import columns, wrap
from fivepoint.i18n import LANGUAGES, t

if TYPE_CHECKING:
    from typer.core import TyperCommand, TyperGroup

_VALUES = {int: "N", float: "NUMBER", str: "TEXT"}
"""What stands for a value that has no metavar of its own."""


def program_help(commands: list[str], lang: str, width: int) -> str:
    """The page of ``fivepoint --help``."""
    rows = [(name, t(f"cli-{name}-summary", lang)) for name in commands]
    options = [*_common_options(lang), ("--version", t("cli-version-help", lang))]
    return "\n".join([
        t("cli-usage", lang, usage=t("cli-usage-program", lang)),
        "",
        *wrap(t("cli-program-help", lang), width),
        "",
        t("cli-commands", lang),
        *columns(rows, width),
        "",
        t("cli-options", lang),
        *columns(options, width),
        "",
        *wrap(t("cli-program-more", lang), width),
    ])  # fmt: skip


def command_help(command: TyperCommand | TyperGroup, path: str, lang: str, width: int) -> str:
    """The page of ``<path> --help``."""
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    parameters: list[Any] = command.params
    for parameter in parameters:
        if parameter.hidden:
            continue
        sentences = [t(parameter.help, lang)]
        if parameter.param_type_name == "argument":
            arguments.append((_argument(parameter), " ".join(sentences)))
        else:
            told = parameter.show_default and not parameter.is_flag
            if told and parameter.default not in (None, ""):
                sentences.append(t("cli-default", lang, value=str(parameter.default)))
            options.append((_option(parameter), " ".join(sentences)))
    subcommands: dict[str, Any] = getattr(command, "commands", {})
    rows = [(name, t(sub.help, lang)) for name, sub in subcommands.items()]
    usage = [path, *(name for name, _ in arguments)]
    key = "cli-usage-group" if rows else "cli-usage-command"
    page = [
        t("cli-usage", lang, usage=t(key, lang, command=" ".join(usage))),
        "",
        *wrap(t(command.help or "", lang), width),
    ]
    sections = [
        ("cli-commands", rows),
        ("cli-arguments", arguments),
        ("cli-options", [*options, *_common_options(lang)]),
    ]
    for heading, entries in sections:
        if entries:
            page += ["", t(heading, lang), *columns(entries, width)]
    return "\n".join(page)


def _common_options(lang: str) -> list[tuple[str, str]]:
    return [
        (f"--lang {'|'.join(LANGUAGES)}", t("cli-lang-help", lang)),
        ("--help", t("cli-help-help", lang)),
    ]


def _argument(parameter: Any) -> str:
    name = str(parameter.metavar or parameter.name.upper())
    return name if parameter.required else f"[{name}]"


def _option(parameter: Any) -> str:
    name = " / ".join([*parameter.opts, *parameter.secondary_opts])
    if parameter.is_flag:
        return name
    if parameter.metavar:
        return f"{name} {parameter.metavar}"
    descriptor = parameter.type_descriptor
    if descriptor.is_choice:
        choices = [str(getattr(choice, "value", choice)) for choice in descriptor.choices]
        return f"{name} {'|'.join(choices)}"
    return f"{name} {_VALUES[descriptor.annotation]}"
