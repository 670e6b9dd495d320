"""The graphs that the web widget is tested with are those of the rules, still."""

from __future__ import annotations

import json

from tests.web.turn_graphs import GRAPHS, OPENING, graphs_text, opening_text


def test_the_graphs_of_the_widget_tests_are_those_of_the_rules() -> None:
    assert GRAPHS.read_text(encoding="utf-8") == graphs_text()


def test_the_roll_on_the_first_page_is_a_real_one() -> None:
    # prettier lays the file out anew
    assert json.loads(OPENING.read_text(encoding="utf-8")) == json.loads(opening_text())
