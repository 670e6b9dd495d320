"""Match and position files of eXtreme Gammon (.xg, .xgp): plays, cube actions, comments.

The match is a list of records of 2,560 bytes, the kind in byte 8. Seat 0 is player 1. A
board is 26 signed bytes, first the other side's bar, last the own one; in a move record
the board before the play is always player 1's view and the one after it the mover's.
Offsets are those that real files show; the analyses are in ``xg_analysis``, the container
in ``xg_archive``.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError
from fivepoint.formats.replay import Replay, by_rules_that_fit, told_at
from fivepoint.formats.xg_analysis import read_cube, read_luck, read_plays
from fivepoint.formats.xg_archive import MAGIC, plain_text, read_archive
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.notation import place_name
from fivepoint.rules.position import BAR, OFF, Position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.formats.recorded import RecordedCube

_RECORD = 2_560
_MATCH, _GAME, _CUBE, _MOVE, _END_OF_GAME, _END_OF_MATCH = range(6)
_FOOTERS = (_END_OF_GAME, _END_OF_MATCH)
_HIGHEST_EXPONENT = 30
_UNLIMITED = 99_999
_VARIANTS = ("backgammon", "nackgammon", "hypergammon")
_META = {622: "Event", 1396: "Site", 1654: "Round"}  # where the texts start, in UTF-16
_WIDE = 129  # characters of such a text


def looks_like_xg(content: bytes) -> bool:
    """Whether these are the bytes of an XG file."""
    return content[:4] == MAGIC


def read_xg(content: bytes) -> MatchFile:
    """The match in the bytes of an .xg file; lines in remarks and errors count records.

    ParseError for a file that is damaged.
    """
    members = read_archive(content)
    data = members.get("temp.xg", b"")
    records = [data[at : at + _RECORD] for at in range(0, len(data) - _RECORD + 1, _RECORD)]
    if not records or records[0][8] != _MATCH:
        raise ParseError("xg-no-match")
    with told_at(1):
        rules = _rules(records[0])
    comments = list(_comments(members.get("temp.xgc", b"")))
    replay = by_rules_that_fit(rules, lambda rules: _replayed(records, rules, comments))
    return replay.file("xg", "eXtreme Gammon")


def _pair(record: bytes, start: int) -> tuple[int, int]:
    first, second = struct.unpack_from("<2i", record, start)
    return first, second


def _wide(record: bytes, start: int) -> str:
    text = record[start : start + 2 * _WIDE].decode("utf-16-le", errors="replace")
    return text.partition("\x00")[0]


def _short(record: bytes, start: int) -> str:
    return record[start + 1 : start + 1 + min(record[start], 40)].decode("cp1252", errors="replace")


def _rules(header: bytes) -> MatchRules:
    length, variation = _pair(header, 92)
    if not 0 <= variation < len(_VARIANTS):
        raise ParseError("xg-variation", line=1)
    money = length in (_UNLIMITED, 0)
    if not money and not 0 < length <= LONGEST_MATCH:
        raise ParseError("match-length", line=1, length=length)
    return MatchRules(
        length=None if money else length,
        variant=_VARIANTS[variation],
        crawford=bool(header[100]),
        max_cube=None,
        jacoby=money and bool(header[101]),
        beavers=30 if money and header[102] else 0,
    )


def _players(header: bytes) -> tuple[str, str]:
    if header[556:560] == b"DMLI":
        return _wide(header, 880), _wide(header, 1138)
    return _short(header, 9), _short(header, 50)


def _seat(active: int, number: int) -> int:
    if active not in (1, -1):
        raise ParseError("xg-record", line=number)
    return 0 if active == 1 else 1


def _board(record: bytes, start: int, men: int) -> Position | None:
    """The position in a record, None where nothing is filled in."""
    counts = struct.unpack_from("26b", record, start)
    return Position.from_board(counts, men) if any(counts) else None


def _replayed(records: list[bytes], rules: MatchRules, comments: list[str]) -> Replay:
    header = records[0]
    has_texts = header[556:560] == b"DMLI"
    texts = ((name, _wide(header, at)) for at, name in _META.items() if has_texts)
    replay = Replay(rules, _players(header), tuple((name, text) for name, text in texts if text))
    reader = _Reader(replay, comments, is_position=not any(r[8] in _FOOTERS for r in records))
    reader.comment(header, 576)
    for number, record in enumerate(records[1:], 2):
        with told_at(number):
            reader.read(record, number)
    return replay


class _Reader:
    """Feeds the records to the replay, one after the other."""

    def __init__(self, replay: Replay, comments: list[str], *, is_position: bool) -> None:
        self.replay = replay
        self.comments = comments
        self.is_position = is_position
        self._undoubled: RecordedCube | None = None  # the decision that a roll ended
        self._placed = False  # a position was set up

    def read(self, record: bytes, number: int) -> None:
        """What one record tells."""
        kind = record[8]
        if kind == _GAME:
            self.comment(record, 56)
            self.replay.start_game(number, _pair(record, 12))
            self._set_start(record)
        elif kind == _CUBE:
            self._cube(record, number)
        elif kind == _MOVE:
            self._move(record, number)
        elif kind == _END_OF_GAME:
            self._undoubled = None
            winner, points = _pair(record, 24)
            self.replay.win(_seat(winner, number), max(points, 0), number)

    def comment(self, record: bytes, at: int) -> None:
        """The comment of which the number stands at this offset belongs to what follows."""
        (number,) = struct.unpack_from("<i", record, at)
        if 0 <= number < len(self.comments):
            self.replay.comment(self.comments[number])

    def _set_start(self, record: bytes) -> None:
        start = self.replay.record.rules.start_position
        given = _board(record, 21, start.men)
        if given is not None and given != start:
            self.replay.set_position(given)

    def _place(self, record: bytes, at: int, cube: int) -> None:
        """In a file of one position: set up the board at this offset, player 1's view."""
        given = _board(record, at, self.replay.record.rules.start_position.men)
        if self.is_position and not self._placed and given is not None:
            self._placed = True
            value = 1 << min(abs(cube), _HIGHEST_EXPONENT)
            owner = None if cube == 0 else 0 if cube > 0 else 1
            self.replay.set_position(given, value, owner)

    def _cube(self, record: bytes, number: int) -> None:
        """A cube decision; only one in which the cube was turned is an action."""
        active, double, take, _, raccoon, cube = struct.unpack_from("<6i", record, 12)
        analysis = read_cube(record)
        if active in (1, -1):
            self._place(record, 36, cube)
        self.comment(record, 292)
        self._undoubled = None if double == 1 else analysis
        if double != 1:
            return
        seat = _seat(active, number)
        self.replay.double(seat, 0, number)
        self.replay.note(cube=analysis)
        if take == 0:
            self.replay.drop(1 - seat, number)
        elif take == 2:
            self.replay.redouble(1 - seat, number)
            if raccoon == 1:
                self.replay.redouble(seat, number)
                self.replay.take(1 - seat, number)
            else:
                self.replay.take(seat, number)
        elif take == 1 or not self.is_position:
            self.replay.take(1 - seat, number)
        else:
            return  # a position with the answer open
        self.replay.note(cube=analysis)

    def _move(self, record: bytes, number: int) -> None:
        active, *places, first, second, cube = struct.unpack_from("<12i", record, 64)
        seat = _seat(active, number)
        self._place(record, 9, cube)
        if not (1 <= first <= 6 and 1 <= second <= 6):
            if self.is_position and (first, second) == (0, 0):
                self.replay.place(seat, number)
                self.replay.note(cube=self._undoubled)
                return
            raise ParseError("xg-record", line=number)
        self.replay.roll(seat, (first, second), number)
        self.replay.note(cube=self._undoubled, luck=read_luck(record))
        self._undoubled = None
        self.comment(record, 2_524)
        men = self.replay.match.position.men
        after = _board(record, 35, men)
        if after is None:
            self.replay.note(read_plays(record, men))
            return  # the roll was not played: the game was resigned
        self.replay.play_to(seat, after, _written(places), number)
        self.replay.note(read_plays(record, men))


def _written(places: Sequence[int]) -> str:
    """The play as text: pairs of places counted from 0, the bar 24, off below 0."""
    moves: list[str] = []
    for origin, target in zip(places[::2], places[1::2], strict=True):
        if not 0 <= origin < BAR:
            break
        moves.append(f"{place_name(origin + 1)}/{place_name(max(OFF, min(target + 1, BAR)))}")
    return " ".join(moves)


def _comments(member: bytes) -> Iterator[str]:
    """The comments by number: RTF texts, one a line."""
    text = member.decode("latin-1")
    for line in text.split("\r\n"):
        yield plain_text(re.sub("\x01\x02", "\n", line)).strip()
