"""Writes a record as an OGXM file, through the package ``ogxm``; the form is in ``ogxm``.

Takebacks are gone: only what counted is written. Comments stand at their ply. What the
format cannot carry is returned as remarks.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.ogxm import (
    COMMENT,
    DOUBLE,
    DROP,
    EVENT,
    META,
    NO_LIMIT,
    RESIGN,
    RESIGNATIONS,
    SET,
    TAKE,
    codec,
)
from fivepoint.formats.writing import Losses, counted, unplayed_roll
from fivepoint.rules.actions import (
    Accept,
    Beaver,
    Double,
    Drop,
    Play,
    Raccoon,
    Refuse,
    Roll,
    Set,
    Take,
)
from fivepoint.rules.outcome import CubeOffer, ResignOffer
from fivepoint.rules.position import BAR

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import Remark
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match
    from fivepoint.rules.outcome import GameResult
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Entry, Record

_LONGEST_NOTE = 4_000  # bytes
_LONGEST_NAME = 255
_ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_END = 24


def write_ogxm(record: Record) -> tuple[bytes, tuple[Remark, ...]]:
    """The bytes of ``record`` and what got lost on the way.

    ParseError if the package ``ogxm`` is missing, or the codec refuses the match.
    """
    package = codec()
    writer = _Writer(record)
    for before, entry in counted(record):
        writer.add(before, entry)
    writer.finish()
    try:
        content: bytes = package.json_to_binary(writer.document())
    except package.OgxmError as error:
        raise ParseError("ogxm-refused", text=shown(str(error))) from None
    return content, writer.losses.remarks()


class _Writer:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.losses = Losses(record, cap=True)
        self._games: list[dict[str, object]] = []
        self._plies: list[dict[str, object]] = []  # of the game that is written
        self._notes: list[dict[str, object]] = []
        self._count = 0  # plies of the whole match
        self._game = 0
        self._start = (0, 0)  # the score before the first game that is written
        self._comment = ""  # of an action that is no ply, for the next one
        self._write_meta()

    def document(self) -> dict[str, object]:
        """The tree of values that the codec takes."""
        rules = self.record.rules
        meta = dict(self.record.meta)
        limit = NO_LIMIT if rules.max_cube is None else rules.max_cube
        document: dict[str, object] = {
            "ogxm": {"major": 2, "minor": 1},
            "checksum": "crc32",
            "variant": rules.variant,
            "match_length": rules.length or 0,
            "crawford": rules.length is not None and rules.crawford,
            "jacoby": rules.jacoby,
            "cube_limit": limit if rules.cube else 1,
            "player_white": self._cut(self.record.players[0]),
            "player_black": self._cut(self.record.players[1]),
            "source": 0,
            "games": self._games,
            "annotations": self._notes,
        }
        if any(self._start):
            document["white_score_start"], document["black_score_start"] = self._start
        if event := meta.get(EVENT):
            document["event"] = _cut(event)  # the whole of it is among the further texts
        return document

    def add(self, before: Match, entry: Entry) -> None:
        """Write one entry."""
        action = entry.action
        if entry.clock is not None or entry.at is not None:
            self.losses.add("times")
        self._comment = f"{self._comment}\n{entry.comment}".strip("\n")
        game = before.game + (before.stage == "game-over")
        if game > self._game and not (isinstance(action, Set) and action.position is None):
            self._close(before)
            self._open(before, action, game)
        self._write(before, action)

    def finish(self) -> None:
        """Write the end of the last game, and a comment that no ply has followed."""
        self._close(self.record.match)
        if not self._games:
            self._start = self.record.match.score
        if self._comment and self._count:
            self._note(self._count - 1)
        elif self._comment:
            self.losses.add("meta")

    def _cut(self, name: str) -> str:
        if _cut(name) != name:
            self.losses.add("names")
        return _cut(name)

    def _write_meta(self) -> None:
        """The further texts of the record, as far as one annotation holds them."""
        if not self.record.meta:
            return
        value = json.dumps(self.record.meta, ensure_ascii=False)
        if len(value.encode()) > _LONGEST_NOTE:
            self.losses.add("meta")
        else:
            self._notes.append({"key": META, "ref": 0, "scope": "match", "value": value})

    def _open(self, before: Match, action: Action, game: int) -> None:
        self._game = game
        self._plies = []
        begins = before if before.stage != "game-over" else before.apply(action)
        self._games.append(
            {
                "game_index": len(self._games),
                "is_crawford": begins.crawford,
                "is_default_board": True,
                "plies": self._plies,
            }
        )
        start = self.record.rules.start
        if start is not None and not isinstance(action, Set):
            self._games[-1] |= {"is_default_board": False, "initial_board": _absolute(start)}
        score = (action.score if isinstance(action, Set) else None) or before.score
        if len(self._games) == 1 and any(score):
            self._start = score

    def _write(self, before: Match, action: Action) -> None:
        colour = 1 - action.seat
        match action:
            case Roll(dice=dice):
                after = before.apply(action)
                if after.dice is None:
                    self.losses.add(unplayed_roll(before, after))
                else:
                    self._roll(after.on_roll or 0, dice)
            case Play(steps=steps):
                moves = [
                    {"from": BAR - origin if action.seat == 0 else origin, "pips": die}
                    for origin, _, die in steps
                ]
                self._plies[-1].pop("unplayed_roll", None)
                self._plies[-1]["moves"] = moves
                self._note(self._count - 1)
            case Double():
                # The format has no double before the first roll of a game.
                if any("d1" in ply for ply in self._plies):
                    self._ply({"action_id": DOUBLE, "color": colour})
                else:
                    self.losses.add("early-double")
            case Beaver() | Raccoon():
                self.losses.add("beavers")
            case Take() | Drop() if any("d1" in ply for ply in self._plies):
                kind = TAKE if isinstance(action, Take) else DROP
                offer = before.offer
                if isinstance(offer, CubeOffer) and offer.redoubles % 2:
                    colour = 1 - colour  # the answer to the double itself, beavers left out
                self._ply({"action_id": kind, "color": colour})
            case Accept():
                if isinstance(before.offer, ResignOffer):
                    value = RESIGNATIONS[before.offer.n - 1]
                    loser = 1 - before.offer.seat
                    self._ply({"action_id": RESIGN, "color": loser, "resign_value": value})
            case Set():
                self._set_up(before, action)
            case Refuse():
                self.losses.add("refusals")
            case _:
                pass

    def _set_up(self, before: Match, action: Set) -> None:
        position = action.position
        if position is None:
            return
        if position != before.rules.start_position or self._plies:
            board = _absolute(position if action.seat == 0 else position.flip())
            self._ply({"action_id": SET, "color": 1 - action.seat, "set_position": board})
        if action.cube not in (None, before.cube if before.stage == "playing" else 1):
            self.losses.add("cube-set-up")
        if action.dice is not None:
            self._roll(action.seat, action.dice)

    def _roll(self, seat: int, dice: tuple[int, int]) -> None:
        low, high = sorted(dice)
        self._ply(
            {
                "action_id": _ROLLS.index((low, high)),
                "color": 1 - seat,
                "d1": low,
                "d2": high,
                "moves": [],
                "unplayed_roll": True,
            }
        )

    def _close(self, match: Match) -> None:
        """The result of the game written last."""
        results: dict[int, GameResult] = {result.game: result for result in match.games}
        result = results.get(self._game)
        if result is None or not self._games:
            return
        if result.ending in ("flag", "claim"):
            self.losses.add("ending")
        self._games[-1] |= {"winner": result.winner, "points_won": result.points}
        if result.ending == "off":
            self._ply({"action_id": _END})

    def _ply(self, ply: dict[str, object]) -> None:
        self._plies.append(ply)
        self._count += 1
        self._note(self._count - 1)

    def _note(self, place: int) -> None:
        """Put the comment that waits at the ply of this number."""
        text, self._comment = self._comment, ""
        parts = _parts(text)
        taken = sum(note["ref"] == place and note["scope"] == "ply" for note in self._notes)
        for number, part in enumerate(parts, taken + 1):
            key = COMMENT if number == 1 else f"{COMMENT}-{number}"
            value = f"\n{part}" if number > 1 and part is parts[0] else part
            self._notes.append({"key": key, "ref": place, "scope": "ply", "value": value})


def _absolute(seen_by_white: Position) -> list[int]:
    """Counts from White's bar to Black's, White's positive."""
    return list(seen_by_white.board[::-1])


def _parts(text: str) -> list[str]:
    """``text`` in pieces that an annotation can hold."""
    parts: list[str] = []
    while text:
        part = text.encode()[:_LONGEST_NOTE].decode(errors="ignore")
        parts.append(part)
        text = text[len(part) :]
    return parts


def _cut(text: str) -> str:
    """The longest beginning of a name that the format can hold."""
    return text.encode()[:_LONGEST_NAME].decode(errors="ignore")
