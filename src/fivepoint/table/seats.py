"""Who sits at a table: a person, a level of the computer, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from fivepoint.errors import RulesError, shown

Kind: TypeAlias = Literal["person", "computer", "open"]

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a table. ``level`` names the computer's level, ``name`` a person.

    ``local`` tells that the seat was taken by the browser that made the table: between
    two such seats, and against the computer, turns may be taken back.
    """

    kind: Kind
    name: str = ""
    level: str | None = None
    local: bool = True

    def __post_init__(self) -> None:
        if self.kind not in ("person", "computer", "open"):
            raise RulesError("seat-kind", kind=shown(self.kind))
        if len(self.name) > LONGEST_NAME or any(not c.isprintable() for c in self.name):
            raise RulesError("seat-name", name=shown(self.name), most=LONGEST_NAME)
        if (self.level is not None) != (self.kind == "computer"):
            raise RulesError("seat-level", level=shown(self.level))
