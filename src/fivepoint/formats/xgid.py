"""XGID, the position identifier of eXtreme Gammon: ten fields separated by colons.

1 the board: 26 characters, the top side's bar, the points 1..24 as the bottom side
numbers them, the bottom side's bar; A-P are 1..16 checkers of the bottom side, a-p of
the top side, - is empty. 2 the exponent of the cube. 3 its owner, 4 who is on roll:
1 bottom, -1 top (0 nobody). 5 the dice, 00 not rolled, D doubled, B beavered,
R raccooned. 6, 7 the scores of bottom and top. 8 in a match 1 for the Crawford game, in
money games 1 for Jacoby plus 2 for beavers. 9 the length of the match, 0 money. 10 the
exponent of the highest cube: 0 no cube, 10 (what XG writes) no limit.

A capital letter is always the bottom side's, whoever is on roll. After a double the
player on roll is the one who doubled.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.snapshot import Offer, Snapshot
from fivepoint.rules.cube import CubeState, MatchState, Money, Side
from fivepoint.rules.position import MOST_MEN, Position

if TYPE_CHECKING:
    from collections.abc import Sequence

_NO_LIMIT = 10
_HIGHEST_EXPONENT = 30
_OFFERS: dict[str, Offer] = {"D": "double", "B": "beaver", "R": "raccoon"}
_XGID = re.compile(r"(?:XGID=)?([-A-Pa-p]{26}(?::[-+0-9A-Za-z]*){1,9})", re.IGNORECASE)


def looks_like_xgid(text: str) -> bool:
    """Whether ``text`` holds something with the shape of an XGID."""
    return _XGID.search(text) is not None or "XGID=" in text.upper()


def read_xgid(text: str, men: int = MOST_MEN) -> Snapshot:
    """The snapshot of the first XGID in ``text``; the last field may be missing.

    ParseError names the field that cannot be; PositionError and RulesError tell a board
    or a state of the match that cannot be.

    >>> read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10").dice
    (3, 1)
    """
    found = _XGID.search(text)
    fields = found[1].split(":") if found else []
    if len(fields) not in (9, 10):
        raise _misshapen(text)
    cube = 1 << _number(fields, 2, 0, _HIGHEST_EXPONENT)
    owner = _number(fields, 3, -1, 1)
    turn = _number(fields, 4, -1, 1)
    dice, offer = _dice(fields)
    bottom, top = _number(fields, 6, 0, 2**15), _number(fields, 7, 0, 2**15)
    length = _number(fields, 9, 0, 2**15)
    custom = _number(fields, 8, 0, 3 if length == 0 else 1)
    limit = _number(fields, 10, 0, _HIGHEST_EXPONENT) if len(fields) == 10 else _NO_LIMIT
    most = None if limit == _NO_LIMIT else 1 << limit
    on_roll = turn or 1
    side: Side | None = None if owner == 0 else "me" if owner == on_roll else "other"
    present = None if limit == 0 and cube == 1 and owner == 0 else cube
    if present is None:
        most = None
    score = (bottom, top) if on_roll == 1 else (top, bottom)
    state: CubeState = (
        MatchState(length, score, present, side, custom == 1, most)
        if length
        else Money(present, side, jacoby=bool(custom & 1), beavers=custom >> 1, max_cube=most)
    )
    position = read_board(fields[0], men)
    if on_roll == -1:
        position = position.flip()
    return Snapshot(position, dice, state, offer, on_roll == -1)


def _misshapen(text: str) -> ParseError:
    """What is wrong with it: the first character of the board that cannot be one, if there is."""
    board = text[text.upper().find("XGID=") + 5 :][:26] if "XGID=" in text.upper() else ""
    for number, character in enumerate(board.split(":")[0], 1):
        if not re.fullmatch("[-A-Pa-p]", character):
            return ParseError(
                "id-character", format="XGID", number=number, character=shown(character)
            )
    return ParseError("id-shape", format="XGID", text=shown(text))


def write_xgid(snapshot: Snapshot) -> str:
    """The XGID of ``snapshot``, with its prefix and all ten fields.

    >>> write_xgid(Snapshot(Position.start(), (3, 1)))
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6'
    """
    state = snapshot.state
    sign = -1 if snapshot.top_on_roll else 1
    position = snapshot.position.flip() if snapshot.top_on_roll else snapshot.position
    score, length, custom = (0, 0), 0, 0
    if isinstance(state, MatchState):
        score, length, custom = state.score, state.length, int(state.crawford)
    else:
        custom = int(state.jacoby) + 2 * (state.beavers > 0)
    bottom, top = score[::sign]
    owner = {None: 0, "me": sign, "other": -sign}[state.owner]
    limit = _NO_LIMIT if state.max_cube is None else state.max_cube.bit_length() - 1
    if state.cube is None:
        limit = 0
    letters = {offer: letter for letter, offer in _OFFERS.items()}
    dice = "{}{}".format(*snapshot.dice) if snapshot.dice else "00"
    if snapshot.offer:
        dice = letters[snapshot.offer]
    exponent = (state.cube or 1).bit_length() - 1
    board = "".join(map(_letter, position.board))
    numbers = (exponent, owner, sign, dice, bottom, top, custom, length, limit)
    return f"XGID={board}:" + ":".join(map(str, numbers))


def read_board(letters: str, men: int = MOST_MEN) -> Position:
    """The position of the 26 characters of an XGID, seen by the bottom side."""
    return Position.from_board([_count(letter) for letter in letters], men)


def _number(fields: Sequence[str], place: int, least: int, most: int) -> int:
    """The number in field ``place``, counted from 1."""
    text = fields[place - 1]
    if re.fullmatch(r"[+-]?[0-9]{1,9}", text) and least <= int(text) <= most:
        return int(text)
    raise ParseError("id-field", format="XGID", number=place, text=shown(text))


def _dice(fields: Sequence[str]) -> tuple[tuple[int, int] | None, Offer | None]:
    text = fields[4].upper()
    if text in _OFFERS:
        return None, _OFFERS[text]
    if text == "00":
        return None, None
    if re.fullmatch(r"[1-6]{2}", text):
        return (int(text[0]), int(text[1])), None
    raise ParseError("id-field", format="XGID", number=5, text=shown(fields[4]))


def _count(letter: str) -> int:
    if letter == "-":
        return 0
    return ord(letter) - ord("A") + 1 if letter.isupper() else ord("a") - 1 - ord(letter)


def _letter(count: int) -> str:
    if count == 0:
        return "-"
    return chr(ord("A") - 1 + count) if count > 0 else chr(ord("a") - 1 - count)
