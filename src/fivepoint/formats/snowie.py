"""Snowie's position line: forty fields separated by semicolons, seen by the player on roll.

0 length of the match, 0 money. 1 Jacoby. 4 who is on roll. 5, 6 the names of the player on
roll and of the other. 7 Crawford game. 8, 9 their scores. 10 the cube. 11 its owner: 1 the
player on roll, -1 the other, 0 nobody. 12 the own bar, 13 to 36 the points, 37 the
other's bar, as a negative number or not. 38, 39 the dice, 0 not rolled.
"""

from __future__ import annotations

import re

from fivepoint.errors import ParseError, shown
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import CubeState, MatchState, Money, Side
from fivepoint.rules.position import BAR, OFF, Position

_NUMBER = re.compile(r"-?\d{1,9}")
_LINE = re.compile(
    r"(?<![^\s\"])(\d{1,5}(?:;-?\d{1,3}){4};[^;\n]*;[^;\n]*(?:;-?\d{1,9}){33});?(?=\s|\"|$)"
)


def looks_like_snowie(text: str) -> bool:
    """Whether ``text`` holds something with the shape of a Snowie line."""
    return _LINE.search(text) is not None


def read_snowie(text: str) -> Snapshot:
    """The snapshot of the first Snowie line in ``text``.

    ParseError where there is none or its dice, cube or owner cannot be; PositionError and
    RulesError for a position or a score that cannot be.
    """
    found = _LINE.search(text)
    fields = found[1].split(";") if found else []
    if len(fields) != 40:
        raise ParseError("id-shape", format="Snowie", text=shown(text))
    cube, owner = _number(fields, 10), _number(fields, 11)
    dice = _number(fields, 38), _number(fields, 39)
    length = _number(fields, 0)
    if not -1 <= owner <= 1:
        raise ParseError("id-field", format="Snowie", number=12, text=shown(fields[11]))
    if dice != (0, 0) and not all(1 <= die <= 6 for die in dice):
        raise ParseError("id-field", format="Snowie", number=39, text=shown(fields[38]))
    side: Side | None = "me" if owner == 1 else "other" if owner == -1 else None
    state: CubeState = (
        MatchState(length, (_number(fields, 8), _number(fields, 9)), cube, side, fields[7] == "1")
        if length
        else Money(cube, side, jacoby=fields[1] == "1", max_cube=max(64, cube))
    )
    position = snowie_position(fields)
    return Snapshot(position, None if dice == (0, 0) else dice, state, top_on_roll=fields[4] == "0")


def without_score(text: str) -> str:
    """``text`` with both scores of its first Snowie line at 0, and no Crawford game.

    For lines written after the end of a match, which say nothing of use there.
    """
    found = _LINE.search(text)
    if found is None:
        return text
    fields = found[1].split(";")
    fields[7:10] = "000"
    return text[: found.start(1)] + ";".join(fields) + text[found.end(1) :]


def snowie_names(text: str) -> tuple[str, str]:
    """The names of the sides at the top and at the bottom in the first Snowie line."""
    found = _LINE.search(text)
    if found is None:
        return "", ""
    fields = found[1].split(";")
    return (fields[5], fields[6]) if fields[4] == "0" else (fields[6], fields[5])


def snowie_position(fields: list[str]) -> Position:
    """The position of a line's ``fields``, seen by the player on roll."""
    points = [_number(fields, place) for place in range(13, 37)]
    return Position.from_board([-abs(_number(fields, 37)), *points, _number(fields, 12)])


def write_snowie(position: Position, own: str, other: str) -> str:
    """The line of ``position`` in a money game before the roll, for players so named."""
    board = position.board
    points = ";".join(str(count) for count in board[1:BAR])
    head = f"0;0;0;0;0;{own.replace(';', ',')};{other.replace(';', ',')};0;0;0;1;0"
    return f"{head};{board[BAR]};{points};{board[OFF]};0;0;"


def _number(fields: list[str], place: int) -> int:
    text = fields[place] if place < len(fields) else ""
    if not _NUMBER.fullmatch(text):
        raise ParseError("id-field", format="Snowie", number=place + 1, text=shown(text))
    return int(text)
