"""The files of the project as a whole: no traces of a machine, no overlong or headless sources.

Reads what git tracks; a copy without git has nothing to say here and is skipped.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = {
    ".cfg", ".cpp", ".css", ".ftl", ".h", ".html", ".ini", ".js", ".json", ".jsonl", ".md",
    ".py", ".pyi", ".sh", ".svelte", ".toml", ".ts", ".txt", ".yaml", ".yml", "",
}  # fmt: skip
COMMENTED = {".cpp": ("//",), ".h": ("//",), ".ts": ("//", "/*"), ".svelte": ("//", "/*", "<!--")}
LONGEST_SOURCE = 600
LARGEST_FILE = 20 * 2**20


@cache
def tracked() -> tuple[Path, ...]:
    """The files git tracks or would: ignored ones are left out."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        [git, "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    names = sorted(name for name in listed.split("\0") if name)
    return tuple(ROOT / name for name in names if (ROOT / name).is_file())


@cache
def texts() -> dict[str, str]:
    """The text of every tracked text file by its name."""
    return {
        str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
        for file in tracked()
        if file.suffix in TEXT
    }


def found_in_texts(pattern: str) -> list[str]:
    wanted = re.compile(pattern)
    here = str(Path(__file__).relative_to(ROOT))
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts().items()
        if name != here and wanted.search(text)
        for number, line in enumerate(text.splitlines(), start=1)
        if wanted.search(line)
    ]


def test_no_path_of_a_machine() -> None:
    found = found_in_texts(r"(?<![\w.])/(?:work|root|home|Users|mnt)/\w")
    assert not found, "\n".join(found)


def test_no_address_of_a_package_registry() -> None:
    found = found_in_texts(
        r"--(?:extra-)?index-url|registry\s*=|\bhttps?://[^\s\"'/]*(?:registry|pypi|npm)"
    )
    assert not found, "\n".join(found)


def test_package_locks_name_no_address() -> None:
    for file in tracked():
        if file.name == "package-lock.json":
            packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
            addressed = [name for name, package in packages.items() if "resolved" in package]
            assert not addressed, f"{file.name}: {addressed[:5]}"


def test_texts_are_plain_utf8_with_unix_lines() -> None:
    wrong = [name for name, text in texts().items() if "\r" in text or "\ufeff" in text]
    assert not wrong
    endless = [name for name, text in texts().items() if text and not text.endswith("\n")]
    assert not endless


def test_no_source_is_overlong() -> None:
    written = {
        name: text
        for name, text in texts().items()
        if name != "web/src/protocol.ts"  # generated
    }
    overlong = {
        name: text.count("\n")
        for name, text in written.items()
        if Path(name).suffix in {".py", ".cpp", ".h", ".ts", ".svelte"}
        and text.count("\n") > LONGEST_SOURCE
    }
    assert not overlong


def test_every_source_says_first_what_it_is() -> None:
    headless: list[str] = []
    for name, text in texts().items():
        marks = COMMENTED.get(Path(name).suffix)
        if marks is None or name.endswith(".test.ts"):
            continue
        if text.startswith('#include "'):  # its header says it
            continue
        opening = re.sub(r"^<script[^>]*>\s*", "", text.lstrip())
        if not opening.startswith(marks):
            headless.append(name)
    assert not headless


def test_no_file_is_huge() -> None:
    huge = [str(file) for file in tracked() if file.stat().st_size > LARGEST_FILE]
    assert not huge


def test_scripts_can_be_run() -> None:
    scripts = [file for file in tracked() if file.parent.name in {"scripts", ".ci"}]
    plain = [
        str(file.relative_to(ROOT))
        for file in scripts
        if file.suffix == ""
        and file.name != "environment"  # sourced, not run
        and not file.stat().st_mode & 0o100
    ]
    assert scripts
    assert not plain
