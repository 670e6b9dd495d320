"""Wrong usage and unusable files, as errors with codes.

Typer and the system complain in English; here each complaint becomes a code with
named arguments, whose text is in the catalogues.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fivepoint.errors import FivepointError, shown, shown_path

if TYPE_CHECKING:
    import typer


class WrongUsage(FivepointError):  # noqa: N818 - it names what the person did
    """The command line itself cannot be understood: exit status 2."""


def wrong_usage(error: typer.TyperException, words: list[str]) -> WrongUsage:
    """What ``error``, raised by Typer while it read ``words``, has to say."""
    # The classes of Typer's errors are private; their fields are what we rely on.
    told: Any = error
    option: str | None = getattr(told, "option_name", None)
    if option is not None:
        if not hasattr(told, "possibilities"):
            return WrongUsage("option-needs-value", option=option)
        if not told.possibilities:
            return WrongUsage("unknown-option", option=option)
        similar = ", ".join(sorted(told.possibilities))
        return WrongUsage("mistyped-option", option=option, similar=similar)
    given, extra, _ = told.ctx.command.make_parser(told.ctx).parse_args(args=list(words))
    parameter: Any = getattr(told, "param", None)
    if parameter is None:
        return WrongUsage("too-many-arguments", arguments=" ".join(extra))
    name = _name(parameter)
    if hasattr(told, "param_type"):
        return WrongUsage("argument-missing", argument=name)
    return _bad_value(parameter, name, str(given.get(parameter.name, "")))


def file_error(error: OSError, file: str = "") -> FivepointError:
    """Why the system refused a file, as an error with the file's name, or ``file``'s."""
    name = file or os.fsdecode(error.filename or "")
    code = FILE_CODES.get(error.errno or 0, "file-failed")
    if error.errno in {errno.ENOTDIR, errno.EEXIST}:
        for place in (Path(name), *Path(name).parents):
            if place.exists() and not place.is_dir():
                code, name = "folder-is-file", str(place)
                break
    reason = error.strerror or type(error).__name__
    return FivepointError(code, file=shown_path(name), reason=reason)


def checked_level(name: str) -> str:
    """The level of that name; WrongUsage if there is none."""
    from fivepoint.engine.levels import LEVELS

    level = name.strip().lower()
    if level not in LEVELS:
        raise WrongUsage("level-unknown", level=shown(name), levels=", ".join(LEVELS))
    return level


FILE_CODES = {
    errno.ENOENT: "file-not-found",
    errno.EACCES: "file-no-permission",
    errno.EPERM: "file-no-permission",
    errno.EROFS: "file-read-only",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "folder-not-found",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.ENAMETOOLONG: "file-name-too-long",
}


def _name(parameter: Any) -> str:
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def _bad_value(parameter: Any, name: str, value: str) -> WrongUsage:
    descriptor = parameter.type_descriptor
    if descriptor.is_choice:
        choices = [getattr(choice, "value", choice) for choice in descriptor.choices]
        return WrongUsage(
            "option-not-a-choice", option=name, value=value, choices=", ".join(map(str, choices))
        )
    least, most = descriptor.parameter_info.min, descriptor.parameter_info.max
    if descriptor.annotation in {int, float}:
        if least is not None and most is not None:
            whole = descriptor.annotation is int
            return WrongUsage(
                "option-out-of-range" if whole else "option-number-out-of-range",
                option=name,
                value=value,
                least=f"{least:g}" if not whole else str(least),
                most=f"{most:.0f}" if not whole else str(most),
            )
        if least is not None:
            return WrongUsage("option-too-small", option=name, value=value, least=str(least))
        return WrongUsage("option-not-a-number", option=name, value=value)
    return WrongUsage("option-bad-value", option=name, value=value)
