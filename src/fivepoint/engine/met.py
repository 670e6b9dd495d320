"""Match equities: the chance to win a match from a score, before a game begins.

Our own table, up to 64 points away, follows from how often games are gammons, by the
cube model of ``cpp/cube.h``, score by score from the end of the match. Tables of
others can be read from the XML files that gnubg uses, where these list their numbers.
All chances are those of the player named first or on roll. No position is judged here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import numpy as np

from fivepoint import _core
from fivepoint.errors import ParseError, RulesError, shown_path

if TYPE_CHECKING:
    from fivepoint.rules.cube import MatchState

MOST_AWAY = _core.MOST_AWAY
GAMMON = 0.27
"""Share of won games that are a gammon or more, between equals."""
BACKGAMMON = 0.012
CUBE_LIFE = 0.68
"""How much of a live cube's worth is realised over a whole game, see ``cube.py``."""

_LARGEST_FILE = 4_000_000


@cache
def own_table() -> _core.MatchTable:
    """The table of our own making."""
    return _core.MatchTable.build(GAMMON, BACKGAMMON, CUBE_LIFE)


def match_chance(state: MatchState, points: int, table: _core.MatchTable | None = None) -> float:
    """The player on roll's chance to win the match once they won ``points`` in this game.

    Negative points were lost. RulesError if a side is more than 64 points away.

    >>> from fivepoint.rules.cube import MatchState
    >>> match_chance(MatchState(3, (2, 0)), 1), round(match_chance(MatchState(3, (1, 1)), -1), 2)
    (1.0, 0.32)
    """
    own, other = away(state)
    known = own_table() if table is None else table
    crawford_met = 1 in (own, other)  # this game is the Crawford game or a later one
    own_left, other_left = own - max(points, 0), other - max(-points, 0)
    if own_left <= 0:
        return 1.0
    if other_left <= 0:
        return 0.0
    return known.chance(own_left, other_left, crawford_met)


def away(state: MatchState) -> tuple[int, int]:
    """Points away, own first; RulesError if the table does not reach that far."""
    if max(state.away) > MOST_AWAY:
        raise RulesError("match-table-length", away=max(state.away), most=MOST_AWAY)
    return state.away


def read_table(path: str | Path) -> _core.MatchTable:
    """The table in a gnubg XML file that lists its numbers; our own where it ends.

    ParseError for a file that is none, or that gives a formula instead.
    """
    try:
        text = Path(path).read_bytes()[: _LARGEST_FILE + 1]
    except OSError as error:
        raise ParseError("met-unreadable", file=shown_path(path)) from error
    if len(text) > _LARGEST_FILE or b"<!ENTITY" in text:
        raise ParseError("met-not-a-table", file=shown_path(path))
    try:
        root = ET.fromstring(text)  # noqa: S314 - entities, the danger, are refused above
    except ET.ParseError as error:
        line, column = error.position
        raise ParseError(
            "met-not-a-table", line=line, column=column + 1, file=shown_path(path)
        ) from error
    except (LookupError, ValueError) as error:  # an encoding that XML here does not have
        raise ParseError("met-not-a-table", file=shown_path(path)) from error
    before = _rows(root.find("pre-crawford-table"), path)
    after = _rows(root.find("post-crawford-table"), path)
    size = len(before)
    if not size or any(len(row) != size for row in before) or len(after) != 1 or not after[0]:
        raise ParseError("met-not-a-table", file=shown_path(path))
    own = own_table()
    whole = own.before().reshape(MOST_AWAY, MOST_AWAY).copy()
    reach = min(size, MOST_AWAY)
    whole[:reach, :reach] = np.array(before)[:reach, :reach]
    behind = own.after().copy()
    reach = min(len(after[0]), MOST_AWAY)
    behind[:reach] = after[0][:reach]
    return _core.MatchTable.from_arrays(np.ascontiguousarray(whole.reshape(-1)), behind)


def _rows(table: ET.Element | None, path: str | Path) -> list[list[float]]:
    """The rows of chances in an explicit table."""
    if table is None or table.get("type", "explicit") != "explicit":
        raise ParseError("met-formula", file=shown_path(path))
    try:
        rows = [[float(cell.text or "") for cell in row.iter("me")] for row in table.iter("row")]
    except ValueError as error:
        raise ParseError("met-not-a-table", file=shown_path(path)) from error
    if not all(0 <= chance <= 1 for row in rows for chance in row):
        raise ParseError("met-not-a-table", file=shown_path(path))
    return rows
