"""XG's analyses inside its records: the cube decision and the candidates of a roll.

Offsets are those that real files show. A cube record holds chances and three equities; a
move record up to 32 candidates: the boards they lead to, how deep each was looked at, its
chances and equity. XG writes chances as losses first: lose backgammon, gammon, game, win
game, gammon, backgammon, each including the worse ones, then the equity. All are the
mover's. A figure that cannot be is left out: an analysis never makes a file unreadable.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from fivepoint.errors import PositionError
from fivepoint.formats.recorded import RecordedCube, RecordedPlay, chances_of, figure
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fivepoint.formats.recorded import Chances

_CUBE_LEVEL, _CUBE_CHANCES, _CUBE_EQUITIES = 92, 124, 152
_COUNT, _BOARDS, _LEVELS, _EVALUATIONS = 188, 192, 1_280, 1_408
_ERROR, _LUCK = 2_312, 2_320
_MOST = 32  # candidates that a record has room for
_NOT_JUDGED = -1_000

_LEVELS_BY_CODE = {
    12: "3-ply red", 100: "rollout", 998: "book", 999: "book",
    1_000: "XG Roller", 1_001: "XG Roller+", 1_002: "XG Roller++",
}  # fmt: skip


def read_cube(record: bytes) -> RecordedCube | None:
    """The cube decision of a cube record; None where XG did not judge it."""
    evaluation = struct.unpack_from("<7f", record, _CUBE_CHANCES)
    equities = [figure(number) for number in struct.unpack_from("<3f", record, _CUBE_EQUITIES)]
    no_double, double_take, double_drop = equities
    if not any(evaluation) or no_double is None or double_take is None or double_drop is None:
        return None
    (level,) = struct.unpack_from("<i", record, _CUBE_LEVEL)
    chances = _chances(evaluation)
    return RecordedCube(no_double, double_take, double_drop, chances, _level(level))


def read_plays(record: bytes, men: int) -> Iterator[RecordedPlay]:
    """The candidates of a move record, in XG's order: the best first."""
    for number in range(min(record[_COUNT], _MOST)):
        evaluation = struct.unpack_from("<7f", record, _EVALUATIONS + 28 * number)
        (level,) = struct.unpack_from("<h", record, _LEVELS + 4 * number)
        equity = figure(evaluation[6])
        try:
            board = struct.unpack_from("26b", record, _BOARDS + 26 * number)
            position = Position.from_board(board, men)
        except PositionError:
            continue
        if equity is not None:
            yield RecordedPlay(position, equity, _chances(evaluation), _level(level))


def read_luck(record: bytes) -> float | None:
    """The luck of a move record's roll; None where XG did not judge it."""
    error, luck = (figure(number) for number in struct.unpack_from("<2d", record, _ERROR))
    return None if luck is None or error is None or luck <= _NOT_JUDGED else luck


def _chances(evaluation: Sequence[float]) -> Chances | None:
    lose_backgammon, lose_gammon, _, win, win_gammon, win_backgammon = evaluation[:6]
    return chances_of([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon])


def _level(code: int) -> str:
    """XG's name for how deep it looked; it counts the plain evaluation as the first ply."""
    if 0 <= code <= 6:
        return f"{code + 1}-ply"
    return _LEVELS_BY_CODE.get(code, "")
