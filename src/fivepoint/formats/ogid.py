"""OGID, the position identifier of OpenGammon: up to eleven fields separated by colons.

1, 2 the checkers of White and of Black, one character each for where it stands, 0-9 and
a-p for 0..25. White runs upwards from its bar 0, Black downwards from its bar 25: White
is the side XGID draws at the top. 3 the cube: its owner N, W or B (D dead, ? unknown),
exponent, and N normal, O offered, T taken, P passed. 4 the dice, the smaller first; empty
if not rolled. 5 W or B: who brought the position about, so the other one is to act.
6 the state: IW, IB the start, R rolled, C to roll or double, D doubled, ... 7, 8 the
scores of White and Black. 9 the length, 0 money, C behind it the Crawford game.
10 the number of the move. 11 the checkers a side where it is not 15.

Whoever has to answer a double is to act there; here the player on roll is the doubler.
"""

from __future__ import annotations

import re

from fivepoint.errors import ParseError, shown
from fivepoint.formats.snapshot import Offer, Snapshot
from fivepoint.rules.cube import CubeState, MatchState, Money, Side
from fivepoint.rules.position import BAR, MOST_MEN, Position

_PLACES = "0123456789abcdefghijklmnop"
_OGID = re.compile(
    r"(?:OGID[=:])?([0-9a-p]{0,15}:[0-9a-p]{0,15}:[NWBD?][0-9a-z][NOTP](?::[0-9A-Za-z]*){0,8})"
)
_LENGTH = re.compile(r"([0-9]{1,5})(?:(C)|L|G[0-9]*)?")


def looks_like_ogid(text: str) -> bool:
    """Whether ``text`` holds something with the shape of an OGID."""
    return _OGID.search(text) is not None


def read_ogid(text: str) -> Snapshot:
    """The snapshot of the first OGID in ``text``; fields from the sixth on may be missing.

    >>> read_ogid("11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:7:0").dice
    (1, 3)
    """
    found = _OGID.search(text)
    given = found[1].split(":") if found else []
    if not 5 <= len(given) <= 11:
        raise ParseError("id-shape", format="OGID", text=shown(text))
    fields = [*given, *[""] * (11 - len(given))]
    dice = _dice(fields[3])
    doubled = fields[2][2] == "O"
    black_on_roll = _black_to_act(fields, dice) != doubled
    men = _number(fields, 11, 1, MOST_MEN)
    # White's numbers run the other way round than its own view.
    white = _row(fields, 1, [BAR - _PLACES.index(place) for place in fields[0]])
    black = _row(fields, 2, [_PLACES.index(place) for place in fields[1]])
    own, other = (black, white) if black_on_roll else (white, black)
    state = _state(fields, black_on_roll=black_on_roll)
    offer: Offer | None = "double" if doubled else None
    position = Position.from_sides(own, other, men)
    return Snapshot(position, dice, state, offer, top_on_roll=not black_on_roll)


def write_ogid(snapshot: Snapshot) -> str:
    """The OGID of ``snapshot``; the number of the move is not known and written as 0.

    >>> write_ogid(Snapshot(Position.start(), (3, 1)))
    '11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:0:0'
    """
    state = snapshot.state
    white_on_roll = snapshot.top_on_roll
    board = (snapshot.position.flip() if white_on_roll else snapshot.position).board
    white = "".join(_PLACES[place] * -count for place, count in enumerate(board) if count < 0)
    black = "".join(_PLACES[place] * count for place, count in enumerate(board) if count > 0)
    own, other = ("W", "B") if white_on_roll else ("B", "W")
    owner = {None: "N", "me": own, "other": other}[state.owner]
    exponent = _PLACES[min((state.cube or 1).bit_length() - 1, BAR)]
    cube = owner + exponent + ("O" if snapshot.offer else "N")
    dice = "{}{}".format(*sorted(snapshot.dice)) if snapshot.dice else ""
    # The doubler brought the position about; otherwise the player who is not on roll.
    reached, code = (own, "D") if snapshot.offer else (other, "R" if dice else "C")
    score, length = (0, 0), "0"
    if isinstance(state, MatchState):
        score = state.score if white_on_roll else state.score[::-1]
        length = f"{state.length}{'C' if state.crawford else ''}"
    men = snapshot.position.men
    fields = [white, black, cube, dice, reached, code, *map(str, score), length, "0"]
    return ":".join(fields if men == MOST_MEN else [*fields, str(men)])


def _row(fields: list[str], place: int, checkers: list[int]) -> list[int]:
    """Counts on 1..24 and the bar from where each checker of a side is, in its own view."""
    if 0 in checkers:
        raise ParseError("id-field", format="OGID", number=place, text=shown(fields[place - 1]))
    return [checkers.count(point) for point in range(1, BAR + 1)]


def _black_to_act(fields: list[str], dice: tuple[int, int] | None) -> bool:
    """Whether Black is to act; at the start, before the roll, the state itself says who."""
    reached, code = fields[4], fields[5]
    if reached not in ("W", "B"):
        raise ParseError("id-field", format="OGID", number=5, text=shown(reached))
    if code in ("IW", "IB") and dice is None:
        return code == "IB"
    return reached == "W"


def _state(fields: list[str], *, black_on_roll: bool) -> CubeState:
    letter, exponent = fields[2][0], int(fields[2][1], 36)
    me, you = ("B", "W") if black_on_roll else ("W", "B")
    owner: Side | None = "me" if letter == me else "other" if letter == you else None
    cube = 1 << _number([*fields[:2], str(exponent)], 3, 0, 30)
    white, black = _number(fields, 7, 0, 2**15), _number(fields, 8, 0, 2**15)
    length = _LENGTH.fullmatch(fields[8] or "0")
    if length is None:
        raise ParseError("id-field", format="OGID", number=9, text=shown(fields[8]))
    if int(length[1]) == 0:
        return Money(cube, owner, max_cube=max(64, cube))
    score = (black, white) if black_on_roll else (white, black)
    return MatchState(int(length[1]), score, cube, owner, crawford=length[2] == "C")


def _dice(text: str) -> tuple[int, int] | None:
    if not text:
        return None
    if re.fullmatch(r"[1-6]{2}", text):
        return int(text[0]), int(text[1])
    raise ParseError("id-field", format="OGID", number=4, text=shown(text))


def _number(fields: list[str], place: int, least: int, most: int) -> int:
    """The number in field ``place``, counted from 1; an empty field is 0, or 15 checkers."""
    text = fields[place - 1] or ("15" if place == 11 else "0")
    if re.fullmatch(r"[0-9]{1,9}", text) and least <= int(text) <= most:
        return int(text)
    raise ParseError("id-field", format="OGID", number=place, text=shown(text))
