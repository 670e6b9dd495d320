"""What the writers of all formats share: which entries count for a file, and what gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.formats.matchfile import Remark
from fivepoint.rules.match_rules import MatchRules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.match import Match
    from fivepoint.rules.record import Entry, Record


def counted(record: Record) -> Iterator[tuple[Match, Entry]]:
    """The entries that were not taken back, each with the match before it."""
    kept: list[tuple[Match, Entry]] = []
    states = list(record.states())
    for number, entry in enumerate(record.entries):
        if entry.action.word == "takeback":
            back = states[number + 1]
            while kept and kept[-1][0] != back:
                kept.pop()
            if kept:
                kept.pop()  # the turn itself, which is played again
        else:
            kept.append((states[number], entry))
    yield from kept


def unplayed_roll(before: Match, after: Match) -> str:
    """What is lost with an opening roll that nobody plays: a tie, or an automatic double too."""
    doubles = before.opening_doubles if before.stage == "opening" else 0
    return "automatic-double" if after.opening_doubles > doubles else "opening-tie"


class Losses:
    """What a format cannot carry, every kind told once.

    The rules of the ``record`` that no format tells are among it; ``cap`` says whether this one
    tells the highest cube.
    """

    def __init__(self, record: Record, *, cap: bool = False) -> None:
        self._told: dict[str, Remark] = {}
        rules = record.rules
        untold = MatchRules(
            beavers=rules.beavers,
            automatic_doubles=rules.automatic_doubles,
            opening=rules.opening,
            games=rules.games,
        )
        if untold != MatchRules() or not (cap or rules.max_cube is None):
            self.add("rules")

    def add(self, what: str) -> None:
        """Remember that something of this kind is lost: the text ``remark-lost-<what>``."""
        self._told.setdefault(what, Remark("lost-" + what))

    def remarks(self) -> tuple[Remark, ...]:
        """A remark for every kind, the first loss first."""
        return tuple(self._told.values())
