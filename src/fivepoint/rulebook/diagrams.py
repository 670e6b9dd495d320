"""The pictured positions of the rule book, read from diagrams.json.

A diagram is a position in the view of the player on roll, the roll, a play to
show, and what must hold; its caption is a message that quotes these figures and
writes none itself. The tests check each with the rules, the core and a brute-force
lister. The same file is what the web's rule pages draw from.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Any

from fivepoint.i18n import t


@dataclass(frozen=True)
class Holds:
    """What must hold in a diagram's position; None where nothing is claimed.

    ``plays`` counts distinct final positions, 0 when the turn passes; ``only_play``
    and ``only_first_step`` speak of the play shown, ``other_on_bar`` and ``own_off``
    of the position after it. ``legal_play`` and ``other_play`` are plays that are legal
    beside the one shown, the second the only other; ``not_offered`` is a first step that
    is not legal. ``result`` (1, 2, 3) is a win of the player whose view is drawn.
    """

    pips: tuple[int, int] | None = None
    plays: int | None = None
    first_steps: int | None = None
    only_play: bool | None = None
    only_first_step: bool | None = None
    bears_off_first: bool | None = None
    legal_play: str | None = None
    other_play: str | None = None
    not_offered: str | None = None
    other_on_bar: int | None = None
    own_off: int | None = None
    result: int | None = None
    cube: int | None = None
    points: int | None = None


@dataclass(frozen=True)
class Diagram:
    """One pictured position. ``board`` has 26 ints as in ``Position.from_board``."""

    id: str
    clause: str
    men: int
    board: tuple[int, ...]
    dice: tuple[int, int] | None
    play: str | None
    holds: Holds

    @property
    def caption_key(self) -> str:
        """The message with the diagram's caption."""
        return f"diagram-{self.id}"

    @property
    def landing_points(self) -> tuple[int, ...]:
        """The points on which the play shown lands or stops, in order, each once."""
        numbers = re.findall(r"/(\d+)", self.play or "")
        return tuple(dict.fromkeys(int(number) for number in numbers))

    def caption(self, lang: str = "en") -> str:
        """What the roll is and what follows, in a language."""
        return t(self.caption_key, lang, **self.caption_arguments())

    def caption_arguments(self) -> dict[str, str | int]:
        """The figures that a caption may quote: only those the diagram has."""
        holds = self.holds
        known: dict[str, str | int | None] = {
            "dice": f"{self.dice[0]}-{self.dice[1]}" if self.dice else None,
            "play": self.play,
            "other": holds.other_play,
            "refused": holds.not_offered,
            "plays": holds.plays,
            "steps": holds.first_steps,
            "pips": holds.pips[0] if holds.pips else None,
            "value": holds.result,
            "cube": holds.cube,
            "points": holds.points,
        }
        return {name: value for name, value in known.items() if value is not None}


def _read() -> tuple[Diagram, ...]:
    text = (files("fivepoint.rulebook") / "diagrams.json").read_text(encoding="utf-8")
    return tuple(_diagram(entry) for entry in json.loads(text))


def _diagram(entry: dict[str, Any]) -> Diagram:
    known = {field.name for field in fields(Diagram)}
    if set(entry) != known:
        raise ValueError(f"diagram {entry.get('id')!r}: fields {sorted(set(entry) ^ known)}")
    holds: dict[str, Any] = dict(entry["holds"])
    if "pips" in holds:
        holds["pips"] = tuple(holds["pips"])
    return Diagram(
        id=entry["id"],
        clause=entry["clause"],
        men=entry["men"],
        board=tuple(entry["board"]),
        dice=tuple(entry["dice"]) if entry["dice"] else None,
        play=entry["play"],
        holds=Holds(**holds),
    )


DIAGRAMS = _read()


def label(diagram: Diagram) -> str:
    """The diagram's number: that of its clause, with a letter where the clause has several."""
    group = [each.id for each in DIAGRAMS if each.clause == diagram.clause]
    letter = "abcdefgh"[group.index(diagram.id)] if len(group) > 1 else ""
    return diagram.clause + letter
