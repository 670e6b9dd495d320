"""Write docs/rules.md and its translations, or with --check say whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from fivepoint.i18n import LANGUAGES
from fivepoint.rulebook.checked import outside_program, read
from fivepoint.rulebook.diagrams import DIAGRAMS
from fivepoint.rulebook.pages import page


def main(arguments: list[str]) -> int:
    """Write the pages under ./docs; exit status 1 if --check finds one that differs."""
    docs = Path("docs")
    checked = docs / "positions_checked.json"
    entries = read(checked.read_text(encoding="utf-8")) if checked.exists() else {}
    outside = outside_program(entries, DIAGRAMS)
    stale: list[Path] = []
    for lang in LANGUAGES:
        file = docs / ("rules.md" if lang == "en" else f"rules.{lang}.md")
        text = page(lang, outside)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(file)
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8")
    for file in stale:
        sys.stdout.write(f"{file}: {'stale' if '--check' in arguments else 'written'}\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
