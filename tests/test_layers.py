"""The import arrows of docs/architecture.md, read from the sources.

A file may import only what stands to its left; this test reads every import
statement under src/fivepoint, lazy and type-only ones included, and names the
line that breaks an arrow. It does not run the code it reads.
"""

from __future__ import annotations

import ast
import graphlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "fivepoint"

# What each part of the package may import, beside itself, `errors`, `i18n`, `cells` and `picture`.
ARROWS: dict[str, frozenset[str]] = {
    "errors": frozenset(),
    "i18n": frozenset(),
    "cells": frozenset(),
    "picture": frozenset(),
    "rules": frozenset(),
    "rulebook": frozenset({"rules"}),
    "_core": frozenset(),
    "core": frozenset({"rules", "_core"}),
    "engine": frozenset({"rules", "core", "_core"}),
    "analysis": frozenset({"rules", "core", "_core", "engine"}),
    "formats": frozenset({"rules", "core", "engine", "analysis"}),
    "table": frozenset({"rules"}),
    "train": frozenset({"rules", "core", "_core", "engine"}),
    "study": frozenset({"rules", "core", "_core", "engine", "analysis", "formats"}),
    "client": frozenset({"rules", "formats"}),
    "server": frozenset(
        {"rules", "rulebook", "core", "engine", "analysis", "formats", "study", "table", "client"}
    ),
    "__main__": frozenset({"cli"}),
    "cli": frozenset(
        {
            "rules",
            "rulebook",
            "core",
            "engine",
            "analysis",
            "formats",
            "study",
            "table",
            "train",
            "client",
            "server",
        }
    ),
}
FOR_ALL = frozenset({"errors", "i18n", "cells", "picture"})


@dataclass(frozen=True)
class Import:
    """One imported module, with the place it is imported at.

    ``lazy`` means that importing the file does not import the module: the
    statement stands in a function or under TYPE_CHECKING.
    """

    module: str
    file: Path
    line: int
    lazy: bool

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} imports {self.module}"


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The part of the package a dotted name belongs to: "rules" of "fivepoint.rules.dice"."""
    return module.split(".")[1] if "." in module else ""


def imports_of(file: Path) -> list[Import]:
    """Every import of a file, `from package import name` resolved to the module of the name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    lazy = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        for inner in ast.walk(node)
    }
    found: list[Import] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found += [
                Import(module, file, node.lineno, id(node) in lazy)
                for module in _modules_named(node, file)
            ]
    return found


def _modules_named(node: ast.Import | ast.ImportFrom, file: Path) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = node.module or ""
    if node.level:
        package = module_name(file).split(".")
        if file.name != "__init__.py":
            package = package[:-1]
        package = package[: len(package) - node.level + 1]
        base = ".".join([*package, base]) if base else ".".join(package)
    for alias in node.names:
        as_path = PACKAGE.parent.joinpath(*base.split("."), alias.name)
        is_module = as_path.is_dir() or any(
            as_path.with_suffix(ending).exists() for ending in (".py", ".pyi")
        )
        if is_module:
            yield f"{base}.{alias.name}"
        elif base == "fivepoint":
            yield public_home(alias.name)
        else:
            yield base


def public_home(name: str) -> str:
    """The module that owns a public name of the package ("" for one of __init__ itself)."""
    text = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    owner = re.search(rf'"{re.escape(name)}": "(fivepoint[\w.]+)"', text)
    return owner[1] if owner else "fivepoint"


def test_every_part_has_its_arrows() -> None:
    parts = {part_of(module_name(file)) for file in sources()} - {""}
    assert parts <= set(ARROWS), f"no arrows written for {parts - set(ARROWS)}"


def test_arrows_have_no_circle() -> None:
    graphlib.TopologicalSorter({part: set(left) for part, left in ARROWS.items()}).prepare()


@pytest.mark.parametrize("file", sources(), ids=module_name)
def test_imports_only_to_the_left(file: Path) -> None:
    part = part_of(module_name(file))
    if not part:
        return  # __init__ hands out the public names of every part
    allowed = ARROWS[part] | FOR_ALL | {part}
    wrong = [
        found
        for found in imports_of(file)
        if found.module.split(".")[0] == "fivepoint"
        and part_of(found.module)
        and part_of(found.module) not in allowed
    ]
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize(
    "file", [*sorted((PACKAGE / "rules").glob("*.py")), PACKAGE / "picture.py"], ids=module_name
)
def test_rules_need_only_the_standard_library(file: Path) -> None:
    wrong = [
        found
        for found in imports_of(file)
        if found.module.split(".")[0] not in sys.stdlib_module_names
        and not found.module.startswith(
            ("fivepoint.rules", "fivepoint.errors", "fivepoint.picture")
        )
    ]
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.clause("13.4")
@pytest.mark.parametrize("file", sorted((PACKAGE / "rules").glob("*.py")), ids=module_name)
def test_rules_have_no_dice_clock_or_files_of_their_own(file: Path) -> None:
    own = {"random", "secrets", "time", "datetime", "io", "os", "pathlib", "socket", "subprocess"}
    wrong = [found for found in imports_of(file) if found.module.split(".")[0] in own]
    assert not wrong, "\n".join(map(str, wrong))


def test_modules_import_each_other_without_circles() -> None:
    graph = {
        module_name(file): {
            found.module
            for found in imports_of(file)
            if found.module.startswith("fivepoint.")
            and not found.lazy
            and found.module != module_name(file)
        }
        for file in sources()
    }
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as circle:
        pytest.fail(" <- ".join(circle.args[1]))


def test_only_the_bindings_know_python() -> None:
    named = re.compile(r"#include\s*[<\"](Python\.h|nanobind)")
    knowing = {
        file.name
        for file in (ROOT / "cpp").iterdir()
        if file.suffix in {".h", ".cpp"} and named.search(file.read_text(encoding="utf-8"))
    }
    assert all(name.startswith("bindings") for name in knowing), knowing


def test_the_reader_of_imports_sees_every_form(tmp_path: Path) -> None:
    file = PACKAGE / "rules" / "imagined.py"
    source = tmp_path / "imagined.py"
    source.write_text(
        "import json\n"
        "from . import __init__\n"
        "from ..engine import levels\n"
        "from fivepoint import errors, IllegalTurn\n"
        "def lazily():\n"
        "    import numpy.linalg\n",
        encoding="utf-8",
    )
    tree = ast.parse(source.read_text(encoding="utf-8"))
    modules = [
        module
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in _modules_named(node, file)
    ]
    assert modules[0] == "json"
    assert part_of(modules[2]) == "engine"
    assert modules[3:5] == ["fivepoint.errors", "fivepoint.errors"]
    assert modules[5] == "numpy.linalg"
