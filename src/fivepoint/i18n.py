"""Texts in the user's language: a key and arguments in, a sentence out.

The catalogues are Fluent files, ``locales/<language>/<area>.ftl``, one set for
Python and the web. Every user-facing sentence of the program is one message
there, never glued from parts. English is complete and stands in for a missing one.

A message is compiled when it is first needed, together with the messages and
terms it refers to; one whose arguments are words, or that has none, needs no
Fluent machinery at all. So help texts cost no more than reading the files.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError, PositionError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "th", "hu", "pl")
"""The languages with a complete catalogue; the first stands in for all others."""

LANGUAGE_NAMES = {"en": "English", "th": "ไทย", "hu": "magyar", "pl": "polski"}
"""How each language calls itself, for menus and for the list of languages."""

strict = False
"""Whether a faulty message or a missing argument raises; tests set it, people never see it."""


def t(key: str, lang: str = "en", /, **arguments: object) -> str:
    """The text of ``key`` in ``lang``, with ``arguments`` filled in.

    An unknown language gives English. A missing argument leaves its name in the
    sentence, so that a person still reads the rest; see ``strict``. Raises KeyError
    for a key that no catalogue has.
    """
    return _text(key, lang, arguments)


def error_text(error: FivepointError, lang: str = "en") -> str:
    """The sentence that tells a person, in ``lang``, what is wrong.

    An error that stands for several faults has one line for each below it.
    """
    parts = error.faults if isinstance(error, PositionError) and len(error.faults) > 1 else ()
    arguments = {name: _told(value, lang) for name, value in error.arguments.items()}
    lines = [_text(f"error-{error.code}", lang, arguments)]
    return "\n".join(lines + [error_text(part, lang) for part in parts])


def _told(value: object, lang: str) -> object:
    """An error's argument as the catalogues take it."""
    if isinstance(value, FivepointError):
        return error_text(value, lang)
    if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER:
        return shown(value)
    return value


_LARGEST_NUMBER = 10**15
"""Numbers from here on are quoted as they are; the catalogues could not write them out."""


def has_text(key: str, lang: str = "en") -> bool:
    """Whether ``lang`` itself, without help from English, has a text for ``key``."""
    return lang in LANGUAGES and _catalogue(lang).has(key)


def named_language(tag: str) -> str:
    """The language a person asked for by name: "pl", "pl-PL", "PL_pl.UTF-8".

    Raises FivepointError ``unknown-language`` with the list of languages.
    """
    language = _base(tag) if isinstance(tag, str) else ""  # pyright: ignore[reportUnnecessaryIsInstance]
    if language not in LANGUAGES:
        raise FivepointError("unknown-language", asked=shown(tag), known=_listed(LANGUAGES))
    return language


def preferred_language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the locale's, else English.

    Reads the variables that decide the language of messages elsewhere, in the same
    order: LANGUAGE (a list), LC_ALL, LC_MESSAGES, LANG. ``asked`` must be a language
    of ours, as for ``named_language``; what the locale says need not be.
    """
    if asked is not None:
        return named_language(asked)
    tag = next((os.environ[name] for name in _LOCALE_VARIABLES if os.environ.get(name)), None)
    if tag is None:
        tag = _system_locale()
    if _base(tag) in {"c", "posix"}:
        return "en"
    wishes = [*os.environ.get("LANGUAGE", "").split(":"), tag]
    return next((_base(wish) for wish in wishes if _base(wish) in LANGUAGES), "en")


_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

# Windows names its locales in English words ("Polish_Poland").
_WINDOWS_NAMES = {"english": "en", "thai": "th", "hungarian": "hu", "polish": "pl"}


def _base(tag: str) -> str:
    base = re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    return _WINDOWS_NAMES.get(base, base)


def _system_locale() -> str:
    import locale

    return locale.getlocale()[0] or "C"


def _listed(languages: Iterable[str]) -> str:
    return ", ".join(f"{language} ({LANGUAGE_NAMES[language]})" for language in languages)


def _text(key: str, lang: str, arguments: Mapping[str, object]) -> str:
    for language in (lang, "en"):
        if language in LANGUAGES and _catalogue(language).has(key):
            return _catalogue(language).text(key, arguments)
    raise KeyError(key)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_NEEDS_FLUENT = re.compile(r"\{(?! *\$[a-zA-Z][\w-]* *\})|\n +\.[a-z]")
"""A placeable that is more than a variable, or an attribute."""

_NEXT_TOP_LEVEL = re.compile(r"^[^\s}\[*.]", re.MULTILINE)


class _Catalogue:
    """All messages of one language: their source text, and those compiled so far."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._sources: dict[str, str] = {}
        self._plain: dict[str, str | None] = {}
        self._compiled: set[str] = set()
        self._bundle: FluentBundle | None = None
        folder = files("fivepoint") / "locales" / lang
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                self._index(entry.read_text(encoding="utf-8"))

    def _index(self, catalogue: str) -> None:
        for found in _ENTRY.finditer(catalogue):
            after = _NEXT_TOP_LEVEL.search(catalogue, found.end())
            end = after.start() if after else len(catalogue)
            self._sources[found[1]] = catalogue[found.start() : end].rstrip()

    def has(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, arguments: Mapping[str, object]) -> str:
        if key not in self._plain:
            self._plain[key] = _plain_text(self._sources[key])
        plain = self._plain[key]
        if plain is not None:
            words = {name: arguments.get(name) for name in _VARIABLE.findall(plain)}
            if all(isinstance(word, str) for word in words.values()):
                return _VARIABLE.sub(lambda found: str(words[found[1]]), plain)
        bundle = self._compile(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = bundle.format_pattern(pattern, _finite(arguments))
        if problems and strict:
            raise problems[0]
        return str(text)

    def _compile(self, key: str) -> FluentBundle:
        """The bundle, with ``key`` and whatever it refers to compiled into it."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._lang], use_isolating=False)
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._compiled or name not in self._sources:
                continue
            self._compiled.add(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))
            wanted += _REFERENCE.findall(self._sources[name])
        return self._bundle


def _finite(arguments: Mapping[str, object]) -> dict[str, object]:
    """The arguments with infinite numbers, which have no plural form, as words."""
    return {
        name: str(value) if isinstance(value, float) and not isfinite(value) else value
        for name, value in arguments.items()
    }


def _plain_text(source: str) -> str | None:
    """The text of a message, as Fluent reads it, if it has only variables; else None."""
    if _NEEDS_FLUENT.search(source):
        return None
    first, *rest = source.split("=", 1)[1].split("\n")
    margin = min((len(x) - len(x.lstrip(" ")) for x in rest if x.strip()), default=0)
    return "\n".join([first.strip(), *(line[margin:].rstrip() for line in rest)]).strip("\n")


@cache
def _catalogue(lang: str) -> _Catalogue:
    return _Catalogue(lang)
