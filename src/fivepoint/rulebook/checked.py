"""What was checked about the pictured positions: by which program, and with what answer.

``docs/positions_checked.json`` holds, for each diagram, the answer of every program
asked. It is written by ``benchmarks/positions_checked.py``, which has an outside program
at hand; here it is only read and held against the diagrams as they are now. Answers are
compared by a digest, so that thousands of boards need not be stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeAlias

from fivepoint.rules.dice import ROLLS
from fivepoint.rules.position import Position
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.rulebook.diagrams import Diagram

Boards: TypeAlias = "list[tuple[int, ...]]"

OWN = ("rules", "core")
"""The programs of our own that are asked, beside an outside one."""


@dataclass(frozen=True)
class Check:
    """One program's answer for one diagram.

    ``plays`` counts the distinct final positions of the roll, or of all 21 rolls where
    the diagram has none; None for a finished game, whose ``result`` is asked instead.
    ``digest`` tells two answers apart.
    """

    program: str
    version: str
    plays: int | None
    result: int | None
    digest: str

    @property
    def answer(self) -> tuple[int | None, int | None, str]:
        """The part that must be the same for all programs."""
        return self.plays, self.result, self.digest


@dataclass(frozen=True)
class Entry:
    """All answers for one diagram, and the position and roll they were asked about."""

    board: tuple[int, ...]
    men: int
    dice: tuple[int, int] | None
    checks: tuple[Check, ...]

    def stands_for(self, diagram: Diagram) -> bool:
        """Whether it was asked about the diagram as it is now and all answers are the same."""
        same = (self.board, self.men, self.dice) == (diagram.board, diagram.men, diagram.dice)
        return same and len({check.answer for check in self.checks}) == 1


def rolls_asked(diagram: Diagram) -> tuple[tuple[int, int], ...]:
    """The rolls whose plays are compared: the diagram's own, all 21 for a start, or none."""
    if diagram.holds.result is not None:
        return ()
    return (diagram.dice,) if diagram.dice else ROLLS


def check(
    diagram: Diagram,
    program: str,
    version: str,
    *,
    plays: Iterable[Boards] = (),
    result: int | None = None,
) -> Check:
    """A program's answer put in order: the plays of each roll asked, or the result."""
    ordered = [sorted(boards) for boards in plays]
    count = None if diagram.holds.result is not None else sum(map(len, ordered))
    text = json.dumps([ordered, result], separators=(",", ":"))
    return Check(program, version, count, result, sha256(text.encode()).hexdigest())


def check_by_rules(diagram: Diagram, version: str) -> Check:
    """The answer of ``fivepoint.rules``."""
    position = Position.from_board(diagram.board, men=diagram.men)
    plays = [
        [result.board for result in TurnGraph(position, dice).results]
        for dice in rolls_asked(diagram)
    ]
    return check(diagram, OWN[0], version, plays=plays, result=position.result)


def read(text: str) -> dict[str, Entry]:
    """The entries of ``docs/positions_checked.json`` by diagram id."""
    return {name: _entry(entry) for name, entry in json.loads(text)["diagrams"].items()}


def _entry(entry: dict[str, Any]) -> Entry:
    return Entry(
        board=tuple(entry["board"]),
        men=entry["men"],
        dice=tuple(entry["dice"]) if entry["dice"] else None,
        checks=tuple(Check(**found) for found in entry["checks"]),
    )


def outside_program(entries: dict[str, Entry], diagrams: Iterable[Diagram]) -> str | None:
    """The outside program and its version, if it and our own agree on every diagram.

    None as soon as a diagram has no entry, an old one, or one that lacks an answer:
    then nothing may be claimed.
    """
    names: set[str] = set()
    for diagram in diagrams:
        entry = entries.get(diagram.id)
        if entry is None or not entry.stands_for(diagram):
            return None
        asked = {each.program: f"{each.program} {each.version}" for each in entry.checks}
        outside = asked.keys() - set(OWN)
        if not outside or not asked.keys() >= set(OWN):
            return None
        names |= {asked[program] for program in outside}
    return ", ".join(sorted(names)) or None
