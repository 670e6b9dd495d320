"""Write everything made from the rule book, or with --check say whether it is up to date.

Made are docs/rules.md, its translations, and the data of the web's rule pages.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from fivepoint.i18n import LANGUAGES
from fivepoint.rulebook.checked import outside_program, read
from fivepoint.rulebook.diagrams import DIAGRAMS
from fivepoint.rulebook.pages import page
from fivepoint.rulebook.web import book

if TYPE_CHECKING:
    from collections.abc import Sequence

DOCS = Path("docs")
WEB = Path("web/src/rules")


def made() -> dict[Path, str]:
    """The files and what they must hold; the web's only where its sources are."""
    checked = DOCS / "positions_checked.json"
    entries = read(checked.read_text(encoding="utf-8")) if checked.exists() else {}
    outside = outside_program(entries, DIAGRAMS)
    files = {
        DOCS / ("rules.md" if lang == "en" else f"rules.{lang}.md"): page(lang, outside)
        for lang in LANGUAGES
    }
    if WEB.is_dir():
        files[WEB / "book.json"] = _compact(book(outside))
    return files


def _compact(data: dict[str, object]) -> str:
    """JSON with one line for each entry of the top level, and for each of a list in it."""
    parts: list[str] = []
    for name, value in data.items():
        if isinstance(value, list | tuple):
            lines = ",\n".join(map(_line, cast("Sequence[object]", value)))
            parts.append(f'"{name}": [\n{lines}\n]')
        else:
            parts.append(f'"{name}": {_line(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: list[str]) -> int:
    """Write the files under the present folder; exit status 1 if --check finds one that differs."""
    only_check = "--check" in arguments
    stale = [
        (file, text)
        for file, text in made().items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    for file, text in stale:
        if not only_check:
            file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file}: {'stale' if only_check else 'written'}\n")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
