"""What the sides of a review are called where they have no name: in reports and match files.

A person without a name is "You" to itself and a colour to others; the computer goes by its level,
which a table's record carries among its further texts.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from fivepoint.i18n import has_text, t
from fivepoint.server.accounts.names import DELETED

if TYPE_CHECKING:
    from fivepoint.rules.record import Record
    from fivepoint.table.table import Table

_GONE = re.compile(f"{DELETED}[0-9a-f]*")
"""The names of accounts that have been deleted."""

LEVEL_NAMES = ("WhiteComputer", "BlackComputer")
"""By seat the name of the further text that holds the computer's level."""


def record_of_table(table: Table) -> Record:
    """The record of a table with the levels of the computers that play there."""
    told = [
        (name, seat.level)
        for name, seat in zip(LEVEL_NAMES, table.seats, strict=True)
        if seat.level is not None
    ]
    record = table.record
    return replace(record, meta=(*record.meta, *told)) if told else record


def levels_of(record: Record) -> tuple[str | None, str | None]:
    """The level of the computer on each side, None where none is told."""
    meta = dict(record.meta)
    return meta.get(LEVEL_NAMES[0]), meta.get(LEVEL_NAMES[1])


def named(record: Record, lang: str, own: int | None = None) -> Record:
    """The record with a name for both sides in ``lang``; ``own`` is the reader's seat."""
    names = [
        _name(name, seat, level, lang, own=seat == own)
        for seat, (name, level) in enumerate(zip(record.players, levels_of(record), strict=True))
    ]
    players = (names[0], names[1])
    return record if players == record.players else replace(record, players=players)


def _name(name: str, seat: int, level: str | None, lang: str, *, own: bool) -> str:
    if _GONE.fullmatch(name):
        return t("web-account-deleted", lang)
    if name:
        return name
    if level is not None:
        word = f"web-level-{level}"
        known = t(word, lang) if has_text(word, lang) else level
        return t("web-computer-level", lang, level=known)
    return t("web-you" if own else ("web-white", "web-black")[seat], lang)
