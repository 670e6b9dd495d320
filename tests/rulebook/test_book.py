"""The rule book is whole: every part that it must have, in every language, and up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivepoint.i18n import LANGUAGES, t
from fivepoint.rulebook import DIAGRAMS, SECTIONS, Diagram, clause_text, page
from fivepoint.rulebook.__main__ import main
from fivepoint.rulebook.book import CUBE_EXAMPLES, SCORE_TABLE, SUMMARY, clause_key
from fivepoint.rulebook.checked import outside_program, read
from fivepoint.rulebook.diagrams import label
from tests.rulebook.catalogue import messages

ROOT = Path(__file__).parent.parent.parent
CLAUSES = [number for section in SECTIONS for number in section.clause_numbers]
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]


def test_the_sections_are_those_of_the_game_in_order() -> None:
    assert [section.number for section in SECTIONS] == list(range(1, len(SECTIONS) + 1))
    slugs = [section.slug for section in SECTIONS]
    assert slugs[:9] == [
        "start",
        "opening",
        "moving",
        "both-dice",
        "hitting",
        "bar",
        "bearing-off",
        "winning",
        "cube",
    ]
    assert {"money", "match", "resigning", "manners", "trust", "sources"} <= set(slugs)
    assert slugs[-1] == "decisions"


def test_the_summary_has_five_lines() -> None:
    assert len(SUMMARY) == 5
    for lang in LANGUAGES:
        assert len({t(key, lang) for key in SUMMARY}) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_its_text_and_no_text_is_left_over(lang: str) -> None:
    in_catalogue = {key for key in messages(lang) if re.fullmatch(r"rule-\d+-\d+", key)}
    assert in_catalogue == {clause_key(number) for number in CLAUSES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_diagram_has_its_caption_and_no_caption_is_left_over(lang: str) -> None:
    in_catalogue = {key for key in messages(lang) if key.startswith("diagram-")}
    assert in_catalogue == {diagram.caption_key for diagram in DIAGRAMS}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_have_the_keys_and_variables_of_the_english(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_are_not_the_english_text(lang: str) -> None:
    names_only = {"rules-score-gammon", "rules-score-backgammon"}
    for number in CLAUSES:
        assert clause_text(number, lang) != clause_text(number)
    for key in messages(lang).keys() - names_only:
        if not messages(lang)[key]:
            assert t(key, lang) != t(key, "en"), key


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_speak_of_the_same_numbers(lang: str) -> None:
    def numbers(text: str) -> set[str]:
        return set(re.findall(r"\d+", text))

    for number in CLAUSES:
        assert numbers(clause_text(number)) == numbers(clause_text(number, lang)), number


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda diagram: diagram.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_say_what_the_roll_is_and_what_follows(diagram: Diagram, lang: str) -> None:
    quoted = messages(lang)[diagram.caption_key]
    given = diagram.caption_arguments()
    assert quoted <= given.keys()
    assert ("dice" in quoted) == (diagram.dice is not None)
    if diagram.play is not None:
        assert "play" in quoted
    if diagram.holds.result is not None:
        assert {"value", "cube", "points"} <= quoted
    assert "{" not in diagram.caption(lang)


def test_diagrams_stand_in_the_order_of_their_clauses() -> None:
    assert [d.clause for d in DIAGRAMS] == sorted(
        (d.clause for d in DIAGRAMS), key=lambda c: [int(n) for n in c.split(".")]
    )
    assert {d.clause for d in DIAGRAMS} <= set(CLAUSES)
    labels = [label(d) for d in DIAGRAMS]
    assert len(set(labels)) == len(labels)


def test_every_section_of_play_is_pictured() -> None:
    pictured = {int(diagram.clause.split(".")[0]) for diagram in DIAGRAMS}
    assert {1, 3, 4, 5, 6, 7, 8} <= pictured


def test_the_scoring_table_has_the_three_wins_and_the_pictured_twelve() -> None:
    assert [(row.value, row.cube, row.points) for row in SCORE_TABLE] == [
        (1, 1, 1),
        (2, 2, 4),
        (3, 4, 12),
    ]
    twelve = [d for d in DIAGRAMS if d.holds.points == 12]
    assert [(d.holds.result, d.holds.cube) for d in twelve] == [(3, 4)]
    assert [example.points for example in CUBE_EXAMPLES[:2]] == [1, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_up_to_date_and_hold_everything(lang: str) -> None:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    checked = read((ROOT / "docs" / "positions_checked.json").read_text(encoding="utf-8"))
    assert text == page(lang, outside_program(checked, DIAGRAMS)), (
        "run python -m fivepoint.rulebook"
    )
    assert [line for line in text.splitlines() if line.startswith("## ")][2:] == [
        f"## {section.number}. {t(section.title_key, lang)}" for section in SECTIONS
    ]
    assert re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE) == CLAUSES
    assert text.count("```text") == len(DIAGRAMS)
    assert "3 × 4 = 12" in text.replace("\u00a0", " ")


def test_check_finds_a_stale_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    assert main([]) == 0
    assert main(["--check"]) == 0
    stale = tmp_path / "docs" / "rules.hu.md"
    stale.write_text(stale.read_text(encoding="utf-8") + "more", encoding="utf-8")
    capsys.readouterr()
    assert main(["--check"]) == 1
    assert capsys.readouterr().out.split(":")[0] == str(Path("docs/rules.hu.md"))


def test_unknown_clause() -> None:
    with pytest.raises(KeyError):
        clause_text("99.1")


@pytest.mark.clause("15.2")
def test_every_clause_that_can_be_proved_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for file in (ROOT / "tests").rglob("*.py"):
        for mark in re.findall(r"mark\.clause\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited |= set(re.findall(r'"(\d+\.\d+)"', mark))
    assert cited <= set(CLAUSES), f"no such clause: {cited - set(CLAUSES)}"
    provable = {number for section in SECTIONS for number in section.provable}
    assert provable <= cited, f"no test cites {provable - cited}"
