"""What the writers of all formats share: which entries count for a file, and what gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.formats.matchfile import Remark

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
    """What a format cannot carry, every kind told once."""

    def __init__(self) -> None:
        self._told: dict[str, Remark] = {}

    def add(self, what: str) -> None:
        """Remember that something of this kind is lost: the text ``remark-lost-<what>``."""
        self._told.setdefault(what, Remark("lost-" + what))

    def remarks(self) -> tuple[Remark, ...]:
        """A remark for every kind, the first loss first."""
        return tuple(self._told.values())
