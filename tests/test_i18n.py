"""Looking texts up: languages, plural forms, what is missing."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from fivepoint import i18n
from fivepoint.errors import FivepointError, RulesError
from fivepoint.i18n import LANGUAGES, error_text, named_language, preferred_language, t


def test_a_text_without_arguments_needs_no_fluent_machinery() -> None:
    assert t("play-word-take", "pl") == "przyjmij, przyjmuję"


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (1, "To 1 punkt."),
        (2, "To 2 punkty."),
        (5, "To 5 punktów."),
        (12, "To 12 punktów."),
        (22, "To 22 punkty."),
        (192, "To 192 punkty."),
    ],
)
def test_polish_has_three_plural_forms(points: int, text: str) -> None:
    assert t("play-game-points", "pl", points=points) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_work_in_every_language(lang: str) -> None:
    texts = [t("play-game-points", lang, points=points) for points in (1, 2, 5, 11)]
    assert all(text.strip() for text in texts)
    assert len(set(texts)) == 4


def test_an_unknown_language_speaks_english() -> None:
    assert t("play-white", "xx") == t("play-white", "../../etc") == "White"


def test_an_unknown_key_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        t("no-such-key", "pl")


def test_a_missing_argument_leaves_a_readable_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "strict", False)
    assert t("play-game") == "Game number"


def test_a_missing_argument_fails_in_tests() -> None:
    with pytest.raises(FluentReferenceError, match="number"):
        t("play-game")


@pytest.mark.parametrize("value", [None, [1], {"a": 1}, 1e400, float("nan"), True, "x" * 10_000])
def test_any_argument_gives_a_text(value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "strict", False)
    assert t("play-game-points", "pl", points=value)


@pytest.mark.parametrize("tag", ["pl", "PL", "pl-PL", "pl_PL.UTF-8", " pl ", "pl@euro"])
def test_a_language_is_understood_in_any_spelling(tag: str) -> None:
    assert named_language(tag) == "pl"


@pytest.mark.parametrize("tag", ["", "xx", "plx", "english please", "😀", "../pl", None, 5, ["en"]])
def test_an_unknown_language_is_refused_with_the_list(tag: Any) -> None:
    with pytest.raises(FivepointError) as refused:
        named_language(tag)
    assert refused.value.code == "unknown-language"
    assert all(language in str(refused.value) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:pl:hu"}, "pl"),
        ({"LANG": "hu_HU", "LC_ALL": "th_TH"}, "th"),
        ({"LANG": "hu_HU", "LC_ALL": "", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "Polish_Poland.1250"}, "pl"),
    ],
)
def test_the_locale_decides(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    cause = RulesError("level-unknown", level="x", levels="pip-count")
    error = FivepointError("save-damaged", file="a.json", reason=cause)
    assert "poziom" in error_text(error, "pl")
    assert "There is no level" in str(error)


def test_the_quick_way_says_what_fluent_says() -> None:
    """A text whose arguments are words is filled in without Fluent: nobody may notice."""
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], use_isolating=False)
        folder = files("fivepoint") / "locales" / lang
        keys: list[str] = []
        for entry in folder.iterdir():
            bundle.add_resource(FluentResource(text := entry.read_text(encoding="utf-8")))
            keys += re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
        words = {name: f"<{name}>" for name in _variables(lang)}
        for key in keys:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert t(key, lang, **words) == bundle.format_pattern(pattern, words)[0], key


def _variables(lang: str) -> set[str]:
    folder = files("fivepoint") / "locales" / lang
    texts = [entry.read_text(encoding="utf-8") for entry in folder.iterdir()]
    return {name for text in texts for name in re.findall(r"\$([a-z_]+)", text)}


def test_a_number_too_large_to_write_out_is_quoted() -> None:
    for number in (10**15, -(10**30), 10**5000):
        assert error_text(RulesError("score-over", points=number, length=5), "hu")
