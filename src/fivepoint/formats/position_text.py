"""Positions as text: an identifier, alone or in a page that XG, GNU or BGBlitz wrote.

The identifier says everything about the position; the page around it may add the names
of the players, an analysis and a comment. Languages and the signs of the drawing do not
matter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError, ParseError, RulesError
from fivepoint.formats.gnubg_text import first_move, is_export
from fivepoint.formats.ids import LONGEST_TEXT, parse_id
from fivepoint.formats.lines import lines_of, numbered
from fivepoint.formats.matchfile import Remark
from fivepoint.formats.recorded import MOST_PLAYS, Recorded
from fivepoint.formats.single import single, told_of_position
from fivepoint.formats.snowie import looks_like_snowie, snowie_names, without_score
from fivepoint.formats.text_analysis import TextAnalysis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.formats.snapshot import Snapshot

_LABELS = (
    re.compile(r"XGID=", re.IGNORECASE),
    re.compile(r"Position[- ]?ID|ID de position", re.IGNORECASE),
)
_XG_NAMES = re.compile(r"\s*X:\s*(\S.{0,100}?)\s{2,}O:\s*(\S.{0,100}?)\s*$")
_NAME = re.compile(r".*\+\s{1,9}([OX]):\s*(\S.{0,100}?)(?:\s{2,}[\d.]{1,6})?(?:\s*\([^)]*\))?\s*$")
_ANALYSTS = (
    ("gnu backgammon", "GNU Backgammon"),
    ("extreme gammon", "eXtreme Gammon"),
    ("position-id:", "BGBlitz"),
)


def looks_like_position(text: str) -> bool:
    """Whether ``text`` is short and tells of one position by an identifier."""
    if len(text) > LONGEST_TEXT or any(len(label.findall(text)) > 1 for label in _LABELS):
        return False
    if first_move(text) and not is_export(text):
        return False  # a game of which the beginning is missing
    try:
        parse_id(text)
    except ParseError as error:
        return error.code != "id-unknown"
    except FivepointError:
        return True
    return True


def read_position_text(text: str) -> MatchFile:
    """The position in ``text`` with what stands around its identifier.

    ParseError where it cannot be. A score at which the match is over is left out, with
    a remark.
    """
    lines = [line for _, line in numbered(lines_of(text))]
    with told_of_position():
        snapshot, remarks = _snapshot(text)
    top, bottom = snowie_names(text) if looks_like_snowie(text) else _names(lines)
    analysis = TextAnalysis(top if snapshot.top_on_roll else bottom)
    for line in lines:
        analysis.read(line)
    plays = tuple(analysis.plays_from(snapshot.position))[:MOST_PLAYS] if snapshot.dice else ()
    told = Recorded(0, plays, None if plays else analysis.cube)
    lower = text.lower()
    analyst = next((name for sign, name in _ANALYSTS if sign in lower), "")
    return single(
        snapshot,
        "position",
        (top, bottom),
        comment=analysis.comment[:LONGEST_TEXT],
        remarks=remarks,
        told=told,
        analyst=analyst,
    )


def _snapshot(text: str) -> tuple[Snapshot, tuple[Remark, ...]]:
    """The snapshot of the identifier in ``text``; a Snowie line may be of a match that is over."""
    try:
        return parse_id(text), ()
    except RulesError as refusal:
        if not looks_like_snowie(text):
            raise
        return parse_id(without_score(text)), (Remark("score-left-out", 1, {"reason": refusal}),)


def _names(lines: Sequence[str]) -> tuple[str, str]:
    """The names of the sides at the top (O) and at the bottom (X)."""
    names = {"O": "", "X": ""}
    for line in lines[:200]:
        if found := _XG_NAMES.match(line):
            return found[2], found[1]
        if found := _NAME.match(line):
            names[found[1]] = names[found[1]] or found[2]
    return names["O"], names["X"]
