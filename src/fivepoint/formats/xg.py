"""Match files of eXtreme Gammon (.xg): the match, its cube actions and comments.

The match is a list of records of 2,560 bytes, the kind in byte 8. Seat 0 is player 1. A
board is 26 signed bytes, first the other side's bar, last the own one; in a move record
the board before the play is always player 1's view and the one after it the mover's.
XG's analyses are not read. Offsets are those that real files show; the container is in
``xg_archive``.
"""

from __future__ import annotations

import re
import struct
from dataclasses import replace
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError
from fivepoint.formats.matchfile import MatchFile
from fivepoint.formats.replay import CrawfordDoubleError, Replay, told_at
from fivepoint.formats.xg_archive import MAGIC, plain_text, read_archive
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.notation import place_name
from fivepoint.rules.position import BAR, OFF, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

_RECORD = 2_560
_MATCH, _GAME, _CUBE, _MOVE, _END_OF_GAME = range(5)
_UNLIMITED = 99_999
_VARIANTS = ("backgammon", "nackgammon", "hypergammon")
_META = {622: "Event", 1396: "Site", 1654: "Round"}  # where the texts start, in UTF-16
_WIDE = 129  # characters of such a text


def looks_like_xg(content: bytes) -> bool:
    """Whether these are the bytes of an XG file."""
    return content[:4] == MAGIC


def read_xg(content: bytes) -> MatchFile:
    """The match in the bytes of an .xg file; lines in remarks and errors count records.

    ParseError for a file that is damaged, or that holds a single position.
    """
    members = read_archive(content)
    data = members.get("temp.xg", b"")
    records = [data[at : at + _RECORD] for at in range(0, len(data) - _RECORD + 1, _RECORD)]
    if not records or records[0][8] != _MATCH:
        raise ParseError("xg-no-match")
    with told_at(1):
        rules = _rules(records[0])
    comments = list(_comments(members.get("temp.xgc", b"")))
    try:
        replay = _replayed(records, rules, comments)
    except CrawfordDoubleError:
        replay = _replayed(records, replace(rules, crawford=False), comments)
    return MatchFile(replay.record, "xg", tuple(replay.remarks))


def _ints(record: bytes, start: int, count: int) -> tuple[int, ...]:
    return struct.unpack_from(f"<{count}i", record, start)


def _wide(record: bytes, start: int) -> str:
    text = record[start : start + 2 * _WIDE].decode("utf-16-le", errors="replace")
    return text.partition("\x00")[0]


def _short(record: bytes, start: int) -> str:
    return record[start + 1 : start + 1 + min(record[start], 40)].decode("cp1252", errors="replace")


def _rules(header: bytes) -> MatchRules:
    length, variation = _ints(header, 92, 2)
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


def _replayed(records: list[bytes], rules: MatchRules, comments: list[str]) -> Replay:
    header = records[0]
    has_texts = header[556:560] == b"DMLI"
    texts = ((name, _wide(header, at)) for at, name in _META.items() if has_texts)
    replay = Replay(rules, _players(header), tuple((name, text) for name, text in texts if text))
    for number, record in enumerate(records[1:], 2):
        with told_at(number):
            _apply(replay, record, number, comments)
    return replay


def _apply(replay: Replay, record: bytes, number: int, comments: list[str]) -> None:
    """What one record tells."""
    kind = record[8]
    if kind == _GAME:
        replay.start_game(number, (_ints(record, 12, 1)[0], _ints(record, 16, 1)[0]))
        _set_start(replay, record)
    elif kind == _CUBE:
        _cube(replay, record, number)
    elif kind == _MOVE:
        (comment,) = _ints(record, 2524, 1)
        if 0 <= comment < len(comments):
            replay.comment(comments[comment])
        _move(replay, record, number)
    elif kind == _END_OF_GAME:
        winner, points = _ints(record, 24, 2)
        replay.win(_seat(winner, number), max(points, 0), number)


def _seat(active: int, number: int) -> int:
    if active not in (1, -1):
        raise ParseError("xg-record", line=number)
    return 0 if active == 1 else 1


def _board(record: bytes, start: int, men: int) -> Position | None:
    """The position in a record, None where nothing is filled in."""
    counts = struct.unpack_from("26b", record, start)
    return Position.from_board(counts, men) if any(counts) else None


def _set_start(replay: Replay, record: bytes) -> None:
    start = replay.record.rules.start_position
    given = _board(record, 21, start.men)
    if given is not None and given != start:
        replay.set_position(given)


def _cube(replay: Replay, record: bytes, number: int) -> None:
    """A cube decision; only one in which the cube was turned is an action."""
    active, double, take, _, raccoon, _ = _ints(record, 12, 6)
    if double != 1:
        return
    seat = _seat(active, number)
    replay.double(seat, 0, number)
    if take == 0:
        replay.drop(1 - seat, number)
    elif take == 2:
        replay.redouble(1 - seat, number)
        if raccoon == 1:
            replay.redouble(seat, number)
            replay.take(1 - seat, number)
        else:
            replay.take(seat, number)
    else:
        replay.take(1 - seat, number)


def _move(replay: Replay, record: bytes, number: int) -> None:
    (active,) = _ints(record, 64, 1)
    seat = _seat(active, number)
    places = _ints(record, 68, 8)
    first, second = _ints(record, 100, 2)
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise ParseError("xg-record", line=number)
    replay.roll(seat, (first, second), number)
    after = _board(record, 35, replay.match.position.men)
    if after is not None:
        replay.play_to(seat, after, _written(places), number)
    # else the roll was not played: the game was resigned


def _written(places: tuple[int, ...]) -> str:
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
