"""The catalogues of all languages against each other and against the code that uses them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import fivepoint
from fivepoint.cli import dispatch, usage, words
from fivepoint.i18n import LANGUAGES, t

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(fivepoint.__file__).parent
CATALOGUES = SOURCE / "locales"
AREAS = sorted(path.name for path in (CATALOGUES / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]

# What error classes add to their arguments by themselves.
ADDED = {"text", "dice", "position", "line", "column"}
LOOKUPS = {"t", "text", "error_text", "say", "ask", "_ask", "has_text"}


class _Variables(Visitor):
    """Collects the variables a message needs, and those that it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)


def catalogue(lang: str, area: str) -> dict[str, set[str]]:
    """Each message of one file with the variables it needs."""
    return {key: variables.found for key, variables in messages(lang, area).items()}


@cache
def messages(lang: str, area: str) -> dict[str, _Variables]:
    """Each message and term of one file with its variables."""
    text = (CATALOGUES / lang / area).read_text(encoding="utf-8")
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{area}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{lang}/{area}: {entry.id.name} stands twice"
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


def everything(lang: str) -> dict[str, set[str]]:
    return {key: names for area in AREAS for key, names in catalogue(lang, area).items()}


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCE.rglob("*.py")]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str, area: str) -> None:
    """A variable that only chooses a form may be left out where a language has one form."""
    english, other = messages("en", area), messages(lang, area)
    assert other.keys() == english.keys()
    for key, wanted in english.items():
        assert wanted.shown <= other[key].found <= wanted.found, f"{lang}/{area}: {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    keys = [key for area in AREAS for key in catalogue(lang, area)]
    assert len(keys) == len(set(keys)) == len(everything(lang))
    assert sorted(path.name for path in (CATALOGUES / lang).iterdir()) == AREAS


@pytest.mark.parametrize("lang", OTHERS)
def test_sentences_are_translated(lang: str) -> None:
    """A sentence of several words that is the same as in English was forgotten."""
    same = [
        key
        for key, names in everything(lang).items()
        if not names and t(key, lang) == t(key, "en") and len(t(key, lang).split()) > 3
    ]
    assert same == []


def test_every_key_in_the_code_has_a_text() -> None:
    keys = {key for _, tree in trees() for key in _keys(tree)}
    assert len(keys) > 100
    assert sorted(keys - everything("en").keys()) == []


def test_every_text_of_the_command_line_is_used() -> None:
    used = {key for _, tree in trees() for key in _keys(tree)}
    used |= {f"play-{kind}-{command}" for kind in ("word", "help") for command in words.COMMANDS}
    used |= {"play-place-bar", "play-place-off"}
    used |= {f"cli-{command}-summary" for command in dispatch.COMMANDS}
    used |= {key for key in everything("en") if re.fullmatch(r"cli-[a-z]+-[a-z-]+", key)}
    ours = {key for area in ("play.ftl", "cli.ftl") for key in catalogue("en", area)}
    assert sorted(key for key in ours - used if not key.startswith("error-")) == []


def test_every_error_code_has_a_text() -> None:
    codes = {code for _, tree in trees() for code, _ in _errors(tree)}
    codes |= {code for _, tree in trees() for code in _returned_codes(tree)}
    codes |= set(usage.FILE_CODES.values())
    assert len(codes) > 80
    assert sorted(code for code in codes if f"error-{code}" not in everything("en")) == []


def test_every_error_has_the_arguments_its_text_quotes() -> None:
    texts = everything("en")
    for path, tree in trees():
        for code, given in _errors(tree):
            if given is not None:
                missing = texts[f"error-{code}"] - given - ADDED
                assert not missing, f"{path.name}: {code} lacks {missing}"


def test_no_sentence_is_glued_together() -> None:
    for path, tree in trees():
        for node in ast.walk(tree):
            assert not _glues(node), f"{path}:{getattr(node, 'lineno', 0)} glues texts"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_means_one_thing_at_a_time(lang: str) -> None:
    """Only words for commands that are never possible together may be shared."""
    for command in words.COMMANDS:
        for word in words.words(command, lang):
            assert words.understand(word, lang, (command,)).command == command
            meanings = {words.understand(word, lang, (other,)).command for other in words.COMMANDS}
            assert meanings in ({command}, {"take", "accept"}, {"drop", "refuse"}), word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_a_question_quotes_can_be_typed(lang: str) -> None:
    text = (CATALOGUES / lang / "play.ftl").read_text(encoding="utf-8")
    asking = r"^play-(?:ask|welcome|undo-or|not-saved|bad-resignation)[\s\S]*?(?=^\S|\Z)"
    quoted = [
        word
        for entry in re.findall(asking, text, re.MULTILINE)
        for word in re.findall(r"[“„]([^”$]+?)”", entry)
    ]
    assert len(quoted) >= 15
    for word in quoted:
        assert words.understand(word, lang).command, f"{lang}: {word}"


def _keys(tree: ast.Module) -> Iterator[str]:
    """The keys of messages that stand as literals in the code."""
    codes = {code for code, _ in _errors(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value not in codes and re.fullmatch(
                r"(?:play|cli)-[a-z]+(?:-[a-z]+)*", node.value
            ):
                yield node.value
        elif isinstance(node, ast.Call) and _name(node.func) == "_option" and node.args:
            name = _literal(node.args[0])
            if name is not None:
                yield f"cli-play-{name}"


def _errors(tree: ast.Module) -> Iterator[tuple[str, set[str] | None]]:
    """The code of each error made, with its arguments; None where they are passed on."""
    classes = {"FivepointError", "PositionError", "IllegalTurn", "RulesError", "ParseError"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in classes | {"WrongUsage"}:
            code = _literal(node.args[0]) if node.args else None
            if code is not None:
                names = [keyword.arg for keyword in node.keywords]
                yield code, None if None in names else {name for name in names if name}


def _returned_codes(tree: ast.Module) -> Iterator[str]:
    """The codes that functions called ``..._fault`` return."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.endswith("fault"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    values = (
                        (inner.value.body, inner.value.orelse)
                        if isinstance(inner.value, ast.IfExp)
                        else (inner.value,)
                    )
                    yield from (code for value in values if (code := _literal(value)))


def _glues(node: ast.AST) -> bool:
    """Whether ``node`` builds a sentence from parts of which one was looked up.

    Markup or a number around a whole text is no gluing; words or a second text are.
    """
    if isinstance(node, ast.JoinedStr):
        literals = "".join(part for value in node.values if (part := _literal(value)))
        looked_up = sum(_looks_up(value) for value in node.values)
        return looked_up > 1 or (looked_up == 1 and any(c.isalpha() for c in literals))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        return any(
            isinstance(side, ast.Call) and _name(side.func) in LOOKUPS
            for side in (node.left, node.right)
        )
    if isinstance(node, ast.Call) and _name(node.func) == "join":
        separator = _literal(node.func.value) if isinstance(node.func, ast.Attribute) else None
        return separator is not None and "\n" not in separator and _looks_up(node)
    return False


def _looks_up(node: ast.AST) -> bool:
    return any(
        isinstance(inner, ast.Call) and _name(inner.func) in LOOKUPS for inner in ast.walk(node)
    )


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(node: Any) -> str | None:
    value = getattr(node, "value", None)
    return value if isinstance(node, ast.Constant) and isinstance(value, str) else None
