"""The board string of FIBS: what the server tells a client of a game, in 53 fields.

``board:You:him:7:...`` names the two players, the length (9999 for no end), their scores,
26 numbers for the points with both bars (O positive, X negative, numbered the same for
both), whose turn it is, the dice of each, the cube, who may double, whether a double was
offered, and the colour (1 O, -1 X) and direction of the first player ("you").

That player is the side drawn at the bottom here. The Crawford game is not among the
fields: it is taken to be one where a side is one point away and nobody may double.
"""

from __future__ import annotations

import re

from fivepoint.errors import ParseError, shown
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import CubeState, MatchState, Money, Side
from fivepoint.rules.position import Position

_UNLIMITED = 9_999
_BOARD = re.compile(r"board:([^:\s]{1,60}):([^:\s]{1,60})((?::-?\d{1,6}){39,50})(?![:\d])")

# Where things stand among the numbers behind the names.
_LENGTH, _SCORE, _POINTS, _TURN, _DICE, _CUBE = 0, 1, 3, 29, 30, 34
_MAY_DOUBLE, _DOUBLED, _COLOUR, _DIRECTION = 35, 37, 38, 39


def looks_like_fibs(text: str) -> bool:
    """Whether ``text`` holds something with the shape of a FIBS board."""
    return _BOARD.search(text) is not None


def read_fibs(text: str) -> Snapshot:
    """The snapshot of the first FIBS board in ``text``.

    ParseError where there is none or a field cannot be; PositionError and RulesError for
    a position or a score that cannot be.
    """
    found = _BOARD.search(text)
    numbers = [int(number) for number in found[3].split(":")[1:]] if found else []
    if len(numbers) <= _DIRECTION:
        raise ParseError("id-shape", format="FIBS", text=shown(text))
    colour, direction, turn = numbers[_COLOUR], numbers[_DIRECTION], numbers[_TURN]
    for place, value in ((_COLOUR, colour), (_DIRECTION, direction), (_TURN, turn)):
        if value not in (1, -1):
            raise ParseError("id-field", format="FIBS", number=place + 4, text=shown(value))
    points = numbers[_POINTS : _POINTS + 26]
    board = [colour * count for count in (points if direction == -1 else points[::-1])]
    position = Position.from_board(board)
    doubled = numbers[_DOUBLED] == 1  # by the other player
    mine = turn == colour and not doubled
    dice = tuple(numbers[_DICE : _DICE + 2] if mine else numbers[_DICE + 2 : _DICE + 4])
    if dice != (0, 0) and not all(1 <= die <= 6 for die in dice):
        raise ParseError("id-field", format="FIBS", number=_DICE + 4, text=shown(dice))
    return Snapshot(
        position if mine else position.flip(),
        None if dice == (0, 0) or doubled else (dice[0], dice[1]),
        _state(numbers, mine=mine),
        "double" if doubled else None,
        top_on_roll=not mine,
    )


def _state(numbers: list[int], *, mine: bool) -> CubeState:
    """Cube and score for the player on roll, who is "you" if ``mine``."""
    cube = numbers[_CUBE]
    may = numbers[_MAY_DOUBLE], numbers[_MAY_DOUBLE + 1]
    owner: Side | None = None
    if cube > 1 and may[0] != may[1]:
        owner = "me" if bool(may[0]) == mine else "other"
    length = numbers[_LENGTH]
    if length == _UNLIMITED:
        return Money(cube, owner, max_cube=None)
    score = numbers[_SCORE], numbers[_SCORE + 1]
    one_away = (score[0] == length - 1) != (score[1] == length - 1)
    crawford = one_away and cube == 1 and may == (0, 0) and length > 1
    return MatchState(length, score if mine else (score[1], score[0]), cube, owner, crawford)
