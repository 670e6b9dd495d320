"""Any position identifier: XGID, GNU Position ID with or without Match ID, OGID.

The position lines of Snowie and FIBS are read as well. All are told apart by their
shape; text around them is passed over, so a line copied from another program or its
whole position page will do. Each codec has its own file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.fibs import looks_like_fibs, read_fibs
from fivepoint.formats.gnuid import looks_like_gnuid, read_gnuid
from fivepoint.formats.ogid import looks_like_ogid, read_ogid
from fivepoint.formats.snowie import looks_like_snowie, read_snowie
from fivepoint.formats.xgid import looks_like_xgid, read_xgid
from fivepoint.rules.position import MOST_MEN

if TYPE_CHECKING:
    from fivepoint.formats.snapshot import Snapshot

LONGEST_TEXT = 10_000


def parse_id(text: str, men: int = MOST_MEN) -> Snapshot:
    """The snapshot that the identifier in ``text`` describes, seen by the player on roll.

    ``men`` is the number of checkers a side where the id does not tell it (XGID, GNU).
    ParseError where there is no id or a field of it is impossible; PositionError and
    RulesError for a position or a state of the match that cannot be.

    >>> parse_id("4HPwATDgc/ABMA").position.pips
    (167, 167)
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ParseError("id-unknown", text=shown(text))
    if looks_like_xgid(text):
        return read_xgid(text, men)
    if looks_like_fibs(text):
        return read_fibs(text)
    if looks_like_snowie(text):
        return read_snowie(text)
    if looks_like_ogid(text):
        return read_ogid(text)
    if looks_like_gnuid(text):
        return read_gnuid(text, men)
    raise ParseError("id-unknown", text=shown(text))
