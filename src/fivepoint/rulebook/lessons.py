"""The course of the two lessons: set up the board, and use the cube.

Texts are in ``lessons.ftl``: the question ``lesson-cube-<step>``, its choices
``lesson-cube-<step>-<choice>`` and what is said to each, ``...-answer``. The lessons
tell rules that the clauses of sections 1 and 9 state.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Holder: TypeAlias = Literal["middle", "mine", "other"]

SETUP = {24: 2, 13: 5, 8: 3, 6: 5}
"""Where the learner must put his checkers, by his own points."""


@dataclass(frozen=True)
class CubeStep:
    """One question of the cube lesson, with the cube as it then lies."""

    slug: str
    stake: int
    holder: Holder
    choices: tuple[str, ...]
    right: str

    @property
    def keys(self) -> tuple[str, ...]:
        """The messages of this step: its question, its choices and their answers."""
        question = f"lesson-cube-{self.slug}"
        choices = [f"{question}-{choice}" for choice in self.choices]
        return (question, *choices, *(f"{choice}-answer" for choice in choices))


CUBE_LESSON = (
    CubeStep("offer", 1, "middle", ("double", "roll"), right="double"),
    CubeStep("taken", 2, "other", ("yes", "no"), right="no"),
    CubeStep("redoubled", 2, "other", ("two", "four"), right="two"),
    CubeStep("owner", 4, "mine", ("me", "other", "both"), right="me"),
    CubeStep("score", 4, "mine", ("four", "eight", "twelve"), right="eight"),
)
