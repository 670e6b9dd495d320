"""docs/positions_checked.json stands for the positions as they are now, and the badge with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fivepoint.i18n import LANGUAGES, t
from fivepoint.rulebook import DIAGRAMS, Diagram, page
from fivepoint.rulebook.checked import Entry, check_by_rules, outside_program, read

CHECKED = Path(__file__).parent.parent.parent / "docs" / "positions_checked.json"


def entries() -> dict[str, Entry]:
    return read(CHECKED.read_text(encoding="utf-8"))


@pytest.mark.clause("15.1")
@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda diagram: diagram.id)
def test_every_position_was_checked_as_it_is_now(diagram: Diagram) -> None:
    entry = entries()[diagram.id]
    assert entry.stands_for(diagram), "run python benchmarks/positions_checked.py"
    assert [check.program for check in entry.checks] == ["rules", "core", "gnubg-nn"]
    assert all(check.version for check in entry.checks)
    assert check_by_rules(diagram, "").answer == entry.checks[0].answer


def test_no_entry_is_left_over() -> None:
    assert list(entries()) == [diagram.id for diagram in DIAGRAMS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_badge_names_the_programs_and_is_absent_without_an_entry(lang: str) -> None:
    outside = outside_program(entries(), DIAGRAMS)
    assert outside is not None
    assert outside.startswith("gnubg-nn 1.")
    assert f"**{t('rules-badge', lang, own='Fivepoint', outside=outside)}**" in page(lang, outside)
    assert "gnubg-nn" not in page(lang, None)


def test_nothing_is_claimed_when_an_entry_is_missing_old_or_differs() -> None:
    known, first = entries(), DIAGRAMS[0]
    entry = known[first.id]
    other = replace(entry.checks[-1], digest="0" * 64)
    for broken in (
        replace(entry, board=(0,) * 26),
        replace(entry, dice=(6, 6)),
        replace(entry, men=3),
        replace(entry, checks=(*entry.checks[:-1], other)),
        replace(entry, checks=entry.checks[:-1]),
        replace(entry, checks=entry.checks[1:]),
    ):
        assert outside_program(known | {first.id: broken}, DIAGRAMS) is None
    del known[first.id]
    assert outside_program(known, DIAGRAMS) is None
