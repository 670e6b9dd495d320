"""The data of the web's rule pages: what may be tried on a board, and why a step is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fivepoint import IllegalTurn, Position, TurnGraph
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rulebook import DIAGRAMS, SECTIONS, Diagram
from fivepoint.rulebook.web import book
from tests.rulebook.catalogue import messages

BOOK = book("an outside program 1.0")
SHOWN: dict[str, dict[str, Any]] = {shown["id"]: shown for shown in BOOK["diagrams"]}


def test_the_whole_book_is_there() -> None:
    assert [section["number"] for section in BOOK["sections"]] == [s.number for s in SECTIONS]
    assert list(SHOWN) == [diagram.id for diagram in DIAGRAMS]
    assert BOOK["outside"] == "an outside program 1.0"
    assert json.loads(json.dumps(BOOK))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_keys_are_in_every_catalogue(lang: str) -> None:
    keys = {clause["key"] for section in BOOK["sections"] for clause in section["clauses"]}
    keys |= {section["title"] for section in BOOK["sections"]}
    keys |= {f"rules-page-{page}" for page in BOOK["pages"]}
    keys |= {shown["caption"] for shown in BOOK["diagrams"]} | set(BOOK["summary"])
    assert keys <= messages(lang).keys()


def test_the_page_names_are_those_of_the_addresses() -> None:
    assert BOOK["pages"] == [
        "start",
        "moving",
        "both-dice",
        "hitting",
        "bar",
        "bearing-off",
        "winning",
        "cube",
        "match",
        "extras",
    ]


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda diagram: diagram.id)
def test_the_graph_and_the_play_shown_are_those_of_the_rules(diagram: Diagram) -> None:
    shown = SHOWN[diagram.id]
    if diagram.dice is None:
        assert not shown["nodes"]
        return
    graph = TurnGraph(Position.from_board(diagram.board, men=diagram.men), diagram.dice)
    assert shown["nodes"] == graph.nodes
    node = 0
    for step in shown["steps"]:
        assert step in shown["nodes"][node]
        node = step[4]
    if diagram.play and not diagram.holds.only_first_step:
        assert graph.position_at(node) == graph.play(diagram.play)


@pytest.mark.parametrize(
    ("diagram", "step", "code"),
    [
        ("both-dice-62", "6/2", "must-use-both-dice"),
        ("both-dice-62", "7/6", "blocked"),
        ("larger-die-65", "13/5", "larger-die"),
        ("last-checker-53", "5/5", "must-use-both-dice"),
        ("enter-64", "8/4", "bar-first"),
        ("bear-off-64", "3/4", "higher-point-occupied"),
        ("from-start-66", "6/6", "not-all-home"),
    ],
)
def test_a_refusal_names_its_rule_in_every_language(diagram: str, step: str, code: str) -> None:
    found, arguments = SHOWN[diagram]["refusals"][0][step]
    assert found == code
    assert arguments["clause"] in {n for section in SECTIONS for n in section.clause_numbers}
    texts = {error_text(IllegalTurn(found, **arguments), lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert not any("{" in text for text in texts)


def test_no_step_is_both_offered_and_refused() -> None:
    for shown in SHOWN.values():
        for steps, refused in zip(shown["nodes"], shown["refusals"], strict=True):
            offered = {f"{step[0]}/{step[3]}" for step in steps}
            assert not offered & refused.keys()
