"""Makes small XG files for the tests: the container, and the records of a match."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

from fivepoint.rules.actions import Beaver, Double, Drop, Play, Roll

if TYPE_CHECKING:
    from fivepoint import Position, Record

RECORD = 2_560


def archive(members: dict[str, bytes], *, packed: bool = True) -> bytes:
    """An XG file with these members."""
    data, index = b"", b""
    for name, plain in members.items():
        part = zlib.compress(plain) if packed else plain
        entry = bytearray(532)
        entry[0 : 1 + len(name)] = bytes([len(name)]) + name.encode()
        struct.pack_into("<4I", entry, 512, len(plain), len(part), len(data), zlib.crc32(plain))
        entry[528] = 0 if packed else 1
        data += part
        index += entry
    packed_index = zlib.compress(index) if packed else index
    body = data + packed_index
    tail = struct.pack(
        "<6I12x", zlib.crc32(body), len(members), 1, len(packed_index), len(data), int(packed)
    )
    return b"RGMH".ljust(8_232, b"\0") + body + tail


def xg_file(record: Record, comments: tuple[str, ...] = ()) -> bytes:
    """The XG file of a record of plays, doubles, takes, drops and resignations."""
    members = {"temp.xg": b"".join(_records(record, len(comments)))}
    if comments:
        members["temp.xgc"] = "".join(f"{{\\rtf1 {text}}}\r\n" for text in comments).encode()
    return archive(members)


def _new(kind: int) -> bytearray:
    record = bytearray(RECORD)
    record[8] = kind
    for at in {0: (576, 580), 1: (56, 60), 2: (292,), 3: (2_524,)}.get(kind, ()):
        struct.pack_into("<i", record, at, -1)  # no comment
    return record


def _records(record: Record, comments: int) -> list[bytes]:
    rules = record.rules
    head = _new(0)
    for at, name in zip((880, 1138), record.players, strict=True):
        head[at : at + 2 * len(name)] = name.encode("utf-16-le")
    head[556:560] = b"DMLI"
    variation = ("backgammon", "nackgammon", "hypergammon").index(rules.variant)
    struct.pack_into("<2i", head, 92, rules.length or 99_999, variation)
    head[100:103] = bytes([rules.crawford, rules.jacoby, rules.beavers > 0])
    found = [bytes(head)]
    states = list(record.states())
    rolled: bytearray | None = None
    for number, action in enumerate(record.actions):
        before, after = states[number], states[number + 1]
        if isinstance(action, Roll) and after.stage == "playing" and before.stage != "playing":
            game = _new(1)
            struct.pack_into("<2i", game, 12, *after.score)
            found.append(bytes(game))
        if isinstance(action, Roll) and after.dice is not None:
            rolled = _move(after.on_roll or 0, after.view(0), action.dice)
        elif isinstance(action, Play) and rolled is not None:
            result = after.position if after.stage != "playing" else after.position.flip()
            struct.pack_into("26b", rolled, 35, *result.board)
            places = [number for a, b, _ in action.steps for number in (a - 1, b - 1)]
            struct.pack_into("<8i", rolled, 68, *(places + [-1] * 8)[:8])
            if len(found) == 2 and comments:
                struct.pack_into("<i", rolled, 2524, 0)
            found.append(bytes(rolled))
            rolled = None
        elif isinstance(action, Double):
            answer = record.actions[number + 1]
            take = 0 if isinstance(answer, Drop) else 2 if isinstance(answer, Beaver) else 1
            cube = _new(2)
            struct.pack_into("<6i", cube, 12, 1 - 2 * action.seat, 1, take, -1, -1, 0)
            found.append(bytes(cube))
        if len(after.games) > len(before.games):
            if rolled is not None:
                struct.pack_into("<8i", rolled, 68, *[0] * 8)
                found.append(bytes(rolled))
                rolled = None
            end = _new(4)
            result = after.games[-1]
            struct.pack_into("<2i", end, 24, 1 - 2 * result.winner, result.points)
            found.append(bytes(end))
    return found


def _move(seat: int, seen_by_0: Position, dice: tuple[int, int]) -> bytearray:
    move = _new(3)
    struct.pack_into("26b", move, 9, *seen_by_0.board)
    struct.pack_into("<i", move, 64, 1 - 2 * seat)
    struct.pack_into("<2i", move, 100, *dice)
    return move
