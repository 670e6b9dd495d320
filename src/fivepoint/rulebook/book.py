"""Sections and clauses of the rule book: numbers, order, and what a test can prove.

No wording stands here: clause 4.3 has its text in every language as the message
``rule-4-3``. Clause numbers are permanent, since tests and docstrings cite them:
a new clause takes the next free number of its section.
"""

from __future__ import annotations

from dataclasses import dataclass

from fivepoint.i18n import t

SUMMARY = tuple(f"rules-summary-{line}" for line in range(1, 6))


@dataclass(frozen=True)
class Section:
    """One section: ``clauses`` clauses, numbered from 1, on the web page ``page``.

    ``told`` lists the clauses that tell about the world outside the program
    (equipment, sources, manners), which no test of the program can prove.
    """

    number: int
    slug: str
    page: str
    clauses: int
    told: tuple[int, ...] = ()

    @property
    def title_key(self) -> str:
        """The message with the section's title."""
        return f"rules-section-{self.slug}"

    @property
    def clause_numbers(self) -> tuple[str, ...]:
        """The numbers of the section's clauses in order: ``("1.1", "1.2", ...)``."""
        return tuple(f"{self.number}.{clause}" for clause in range(1, self.clauses + 1))

    @property
    def provable(self) -> tuple[str, ...]:
        """The numbers of the clauses that a test must cite."""
        told = {f"{self.number}.{clause}" for clause in self.told}
        return tuple(number for number in self.clause_numbers if number not in told)


SECTIONS = (
    Section(1, "start", "start", 9, told=(8, 9)),
    Section(2, "opening", "start", 6),
    Section(3, "moving", "moving", 6),
    Section(4, "both-dice", "both-dice", 8),
    Section(5, "hitting", "hitting", 5),
    Section(6, "bar", "bar", 6),
    Section(7, "bearing-off", "bearing-off", 6),
    Section(8, "winning", "winning", 5),
    Section(9, "cube", "cube", 9, told=(8,)),
    Section(10, "money", "cube", 5),
    Section(11, "match", "match", 7, told=(7,)),
    Section(12, "resigning", "match", 4),
    Section(13, "manners", "extras", 4, told=(1, 2, 3)),
    Section(14, "variants", "extras", 3),
    Section(15, "trust", "extras", 2),
    Section(16, "sources", "extras", 4, told=(1, 2, 3, 4)),
    Section(17, "decisions", "extras", 17, told=tuple(range(1, 18))),
)


@dataclass(frozen=True)
class Score:
    """One row of the scoring table: a kind of win, its value, and an example at a cube."""

    slug: str
    value: int
    cube: int

    @property
    def points(self) -> int:
        """Points that the winner of the example gets."""
        return self.value * self.cube


SCORE_TABLE = (
    Score("single", 1, 1),
    Score("gammon", 2, 2),
    Score("backgammon", 3, 4),
)


@dataclass(frozen=True)
class CubeExample:
    """A course of a money game told in cube actions, and the points it ends with.

    ``actions`` are the words of a match record, made by the two sides in turn where
    they can; ``result`` is the win that follows the last of them, None after a drop.
    """

    slug: str
    actions: tuple[str, ...]
    result: int | None
    points: int


CUBE_EXAMPLES = (
    CubeExample("drop", ("double", "drop"), None, 1),
    CubeExample("redouble-drop", ("double", "take", "double", "drop"), None, 2),
    CubeExample("take-gammon", ("double", "take"), 2, 4),
    CubeExample("redouble-backgammon", ("double", "take", "double", "take"), 3, 12),
)


def clause_key(number: str) -> str:
    """The message that holds the text of a clause: ``rule-4-3`` for "4.3"."""
    return f"rule-{number.replace('.', '-')}"


def clause_text(number: str, lang: str = "en") -> str:
    """The text of a clause in a language; KeyError for a number that no section has."""
    if not any(number in section.clause_numbers for section in SECTIONS):
        raise KeyError(number)
    return t(clause_key(number), lang)
