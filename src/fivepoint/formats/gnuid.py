"""The identifiers of GNU Backgammon: Position ID (14 characters) and Match ID (12).

The Match ID is 72 bits in base 64, the lowest bit of each byte first; its fields stand
in ``_FIELDS``. Player 1 ("X") is the side drawn at the bottom. The Position ID shows
the player on roll second (see ``Position.position_id``); after a double that is the
one who doubled. A Position ID alone is a money game with the cube in the middle.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode

from fivepoint.errors import ParseError, shown
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import CubeState, MatchState, Money, Side
from fivepoint.rules.position import MOST_MEN, Position

_FIELDS = {
    "cube": 4,  # the exponent
    "owner": 2,  # 0 or 1 the player, 3 nobody
    "on_roll": 1,
    "crawford": 1,
    "game_state": 3,  # 0 none, 1 playing, 2 over, 3 resigned, 4 dropped
    "to_decide": 1,
    "doubled": 1,
    "resigned": 2,
    "die_1": 3,
    "die_2": 3,
    "length": 15,
    "score_0": 15,
    "score_1": 15,
    "no_jacoby": 1,
}
_NOBODY = 3
_PLAYING = 1
_TEXT = re.compile(
    r"(?:\bGNU(?:BG)?ID\s*[=:]\s*|\b(?:Position[- ]?ID|ID de position)\s*:\s*|^|\s|\")"
    r"([A-Za-z0-9+/]{14})(?:\s*:\s*|\s+(?:Match[- ]?ID|ID de match)\s*:\s*)?"
    r"(?:(?<=[:\s])([A-Za-z0-9+/]{12}))?"
    r"(?=$|[\s\",;)])",
    re.IGNORECASE,
)


def looks_like_gnuid(text: str) -> bool:
    """Whether ``text`` holds something with the shape of a GNU Position ID."""
    return _TEXT.search(text) is not None


def read_gnuid(text: str, men: int = MOST_MEN) -> Snapshot:
    """The snapshot of the first Position ID in ``text``, with its Match ID if one follows.

    >>> read_gnuid("4HPwATDgc/ABMA:cIlqAAAAAAAE").dice
    (5, 2)
    """
    found = _TEXT.search(text)
    if found is None:
        raise ParseError("id-shape", format="GNU Position ID", text=shown(text))
    position = Position.from_position_id(found[1], men)
    if found[2] is None:
        return Snapshot(position)
    return _with_match_id(position, found[2])


def write_gnuid(snapshot: Snapshot) -> str:
    """Position ID and Match ID of ``snapshot``.

    >>> write_gnuid(Snapshot(Position.start(), (5, 2), MatchState(3)))
    '4HPwATDgc/ABMA:cIlqAAAAAAAE'
    """
    state = snapshot.state
    on_roll = 0 if snapshot.top_on_roll else 1
    dice = sorted(snapshot.dice or (0, 0), reverse=True)
    values = dict.fromkeys(_FIELDS, 0) | {
        "cube": (state.cube or 1).bit_length() - 1,
        "owner": {None: _NOBODY, "me": on_roll, "other": 1 - on_roll}[state.owner],
        "on_roll": on_roll,
        "game_state": _PLAYING,
        "to_decide": 1 - on_roll if snapshot.offer else on_roll,
        "doubled": int(snapshot.offer is not None),
        "die_1": dice[0],
        "die_2": dice[1],
        "no_jacoby": 1,
    }
    if isinstance(state, MatchState):
        top, bottom = state.score if snapshot.top_on_roll else state.score[::-1]
        values |= {
            "crawford": int(state.crawford),
            "length": state.length,
            "score_0": top,
            "score_1": bottom,
        }
    else:
        values["no_jacoby"] = int(not state.jacoby)
    bits = shift = 0
    for name, width in _FIELDS.items():
        bits |= min(values[name], (1 << width) - 1) << shift
        shift += width
    match_id = b64encode(bits.to_bytes(9, "little")).decode()
    return f"{snapshot.position.position_id}:{match_id}"


def _with_match_id(position: Position, match_id: str) -> Snapshot:
    bits = int.from_bytes(b64decode(match_id), "little")
    values: dict[str, int] = {}
    for name, width in _FIELDS.items():
        values[name] = bits & ((1 << width) - 1)
        bits >>= width
    on_roll = values["on_roll"]
    dice = values["die_1"], values["die_2"]
    if max(dice) > 6 or (0 in dice and dice != (0, 0)):
        raise ParseError("match-id-dice", text=match_id)
    if values["owner"] == 2 or (values["crawford"] and not values["length"]):
        raise ParseError("match-id-state", text=match_id)
    owner: Side | None = (
        None if values["owner"] == _NOBODY else "me" if values["owner"] == on_roll else "other"
    )
    cube = 1 << values["cube"]
    score = values["score_0"], values["score_1"]
    own_score = score if on_roll == 0 else (score[1], score[0])
    state: CubeState = (
        MatchState(values["length"], own_score, cube, owner, bool(values["crawford"]))
        if values["length"]
        else Money(cube, owner, jacoby=not values["no_jacoby"], max_cube=max(64, cube))
    )
    return Snapshot(
        position,
        None if dice == (0, 0) else dice,
        state,
        "double" if values["doubled"] else None,
        top_on_roll=on_roll == 0,
    )
