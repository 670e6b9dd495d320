"""Positions of Jellyfish (.pos): a short binary file.

Little-endian numbers of two bytes: the version 124, 125 or 126; in 126 two more; from 125
on whether there is a cube, Jacoby, beavers; then the cube, its owner (0 nobody, else the
player), who is on roll (1, 2 with the dice thrown, 3, 4 without), three more, 1 a match or
3 money, two more, the length, both scores. Both names, a byte for the length before each.
Two numbers of which the second is 2 in the Crawford game, three bytes, the dice. Last the
checkers on 26 places, each number twice and 20 too high: player 1's below 20, on the
places as player 1 counts them, its own bar last. Player 1 is the side at the top.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, RulesError
from fivepoint.formats.matchfile import Remark
from fivepoint.formats.single import single, told_of_position
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import LONGEST_MATCH, CubeState, MatchState, Money, Side
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import MatchFile

_VERSIONS = {124: 1, 125: 4, 126: 6}  # how many numbers stand before the cube
_NUMBERS = 12  # from the cube to the scores
_TO_DICE = 7
_PLACES = 26
_RAISED = 20
_LARGEST = 1_000


def looks_like_pos(content: bytes) -> bool:
    """Whether these are the bytes of such a file."""
    version = int.from_bytes(content[:2], "little")
    return version in _VERSIONS and 140 <= len(content) <= _LARGEST


def read_pos(content: bytes) -> MatchFile:
    """The position in the bytes of a .pos file.

    ParseError where the file is cut or a number cannot be. A score at which the match is
    over is left out, with a remark.
    """
    with told_of_position():
        try:
            return _read(content)
        except (struct.error, IndexError):
            raise ParseError("pos-cut") from None


def _read(content: bytes) -> MatchFile:
    (version,) = struct.unpack_from("<h", content)
    start = 2 * _VERSIONS[version]
    customs = struct.unpack_from("<3h", content, start - 6) if version > 124 else (1, 0, 0)
    cube, owner, roller, _, _, _, _, _, _, length, *score = struct.unpack_from(
        f"<{_NUMBERS}h", content, start
    )
    names: list[str] = []
    place = start + 2 * _NUMBERS
    for _ in range(2):
        size = content[place]
        names.append(content[place + 1 : place + 1 + size].decode("cp1252", errors="replace"))
        place += 1 + size
    (special,) = struct.unpack_from("<h", content, place + 2)
    dice = struct.unpack_from("<2h", content, place + _TO_DICE)
    places = struct.unpack_from(f"<{2 * _PLACES}h", content, place + _TO_DICE + 4)[::2]
    if not (1 <= roller <= 4 and 0 <= owner <= 2 and 0 <= length <= LONGEST_MATCH):
        raise ParseError("pos-number")
    if roller <= 2 and not all(1 <= die <= 6 for die in dice):
        raise ParseError("pos-number")
    top = Position.from_board([_RAISED - number for number in places])
    top_on_roll = roller % 2 == 1
    mine = 1 if top_on_roll else 2
    side: Side | None = None if owner == 0 else "me" if owner == mine else "other"
    own = (score[0], score[1]) if top_on_roll else (score[1], score[0])
    remarks: tuple[Remark, ...] = ()
    value = cube if customs[0] else None
    state: CubeState
    if length == 0:
        state = Money(value, side, bool(customs[1]), 30 if customs[2] else 0, None)
    else:
        crawford = special == 2 and length - 1 in own and length not in own
        try:
            state = MatchState(length, own, value, side, crawford)
        except RulesError as refusal:
            state = MatchState(length, (0, 0), value, side)
            remarks = (Remark("score-left-out", 1, {"reason": refusal}),)
    return single(
        Snapshot(
            top if top_on_roll else top.flip(),
            (dice[0], dice[1]) if roller <= 2 else None,
            state,
            top_on_roll=top_on_roll,
        ),
        "pos",
        (names[0], names[1]),
        remarks=remarks,
    )
