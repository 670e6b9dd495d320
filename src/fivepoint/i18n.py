"""Texts in the user's language: a key and arguments in, a sentence out.

The catalogues are Fluent files, ``locales/<language>/<area>.ftl``, one set for
Python and the web. Every user-facing sentence of the program is one message
there, never glued from parts. English is complete and stands in for a missing one.
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError, PositionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "th", "hu", "pl")


def t(key: str, lang: str = "en", /, **arguments: object) -> str:
    """The text of ``key`` in ``lang``, with ``arguments`` filled in.

    Raises KeyError for a key that no catalogue has.
    """
    return _text(key, lang, arguments)


def error_text(error: FivepointError, lang: str) -> str:
    """The sentence that tells a person, in ``lang``, what is wrong.

    An error that stands for several faults has one line for each below it.
    """
    parts = error.faults if isinstance(error, PositionError) and len(error.faults) > 1 else ()
    arguments = {
        name: error_text(value, lang) if isinstance(value, FivepointError) else value
        for name, value in error.arguments.items()
    }
    lines = [_text(f"error-{error.code}", lang, arguments)]
    return "\n".join(lines + [error_text(part, lang) for part in parts])


def preferred_language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the locale's, else English.

    ``asked`` may be any tag ("pl", "pl-PL", "pl_PL.UTF-8").
    """
    for tag in (
        asked,
        os.environ.get("LC_ALL"),
        os.environ.get("LC_MESSAGES"),
        os.environ.get("LANG"),
        locale.getlocale()[0],
    ):
        if tag:
            language = tag.replace("-", "_").split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def _text(key: str, lang: str, arguments: Mapping[str, object]) -> str:
    for language in (lang, "en"):
        bundle = _bundle(language)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                text, _problems = bundle.format_pattern(pattern, dict(arguments))
                return str(text)
    raise KeyError(key)


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("fivepoint") / "locales" / lang
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
