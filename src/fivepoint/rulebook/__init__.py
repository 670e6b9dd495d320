"""The rule book: numbered clauses in every language, and positions that show them.

``docs/rules.md``, the rule pages of the web app and the tests that cite a clause
all read the same tables: sections and clause numbers in ``book``, positions in
``diagrams``. The wording stands in ``locales/<language>/rules.ftl``. Nothing here
plays backgammon; the rules themselves are ``fivepoint.rules``.
"""

from __future__ import annotations

from fivepoint.rulebook.book import CUBE_EXAMPLES, SCORE_TABLE, SECTIONS, Section, clause_text
from fivepoint.rulebook.diagrams import DIAGRAMS, Diagram
from fivepoint.rulebook.drawing import draw
from fivepoint.rulebook.pages import page

__all__ = [
    "CUBE_EXAMPLES",
    "DIAGRAMS",
    "SCORE_TABLE",
    "SECTIONS",
    "Diagram",
    "Section",
    "clause_text",
    "draw",
    "page",
]
