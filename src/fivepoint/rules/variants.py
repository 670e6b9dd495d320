"""The variants: how many checkers a side has and where they start.

Only the starting set-ups differ; the rules of play are the same in all
(docs/rules.md 14.1 to 14.3). A start of your own needs no variant: give any legal
board to ``Position.from_board``.
Boards are seen by the player on roll and look the same from either side.
"""

from __future__ import annotations

from dataclasses import dataclass

from fivepoint.errors import RulesError, shown


@dataclass(frozen=True, slots=True)
class Variant:
    """A named way to start: its board (26 ints, see ``position``) and the checkers a side."""

    name: str
    board: tuple[int, ...]
    men: int


def _mirrored(points: dict[int, int]) -> tuple[int, ...]:
    """The board on which both sides hold ``points``, each counted from its own view."""
    return tuple(points.get(point, 0) - points.get(25 - point, 0) for point in range(26))


VARIANTS = {
    variant.name: variant
    for variant in (
        Variant("backgammon", _mirrored({24: 2, 13: 5, 8: 3, 6: 5}), 15),
        Variant("nackgammon", _mirrored({24: 2, 23: 2, 13: 4, 8: 3, 6: 4}), 15),
        Variant("hypergammon", _mirrored({24: 1, 23: 1, 22: 1}), 3),
    )
}


def find_variant(name: str) -> Variant:
    """The variant called ``name``, in upper or lower case; RulesError for an unknown one.

    >>> find_variant("hypergammon").men
    3
    """
    variant = VARIANTS.get(name.strip().lower()) if isinstance(name, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    if variant is None:
        raise RulesError("unknown-variant", variant=shown(name), known=", ".join(VARIANTS))
    return variant
