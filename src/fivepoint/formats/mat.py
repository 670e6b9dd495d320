"""Match files in two columns (.mat, .txt): Jellyfish, XG, GNU, Galaxy, Studio, GridGammon.

Header lines ``; [Key "value"]``, `` 7 point match``, then for each game `` Game 1``, the
names with the scores, and numbered rows: the left column is seat 0, the right one seat 1,
whatever the header says. A cell is a roll with its play (``31: 8/5 6/5``), a word of the
cube (``Doubles => 2``, ``Takes``, ``Drops``, ``Beavers``), or ``Wins 2 points``. What the
programs write differently, all is read: see ``_NO_PLAY``, ``notation`` and the tests.
A game alone without the first two lines (.gam) is read as well.

This file reads the text; ``replay`` makes it a record that the rules accept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, TypeAlias

from fivepoint.errors import ParseError, PositionError, shown
from fivepoint.formats.lines import lines_of, numbered
from fivepoint.formats.replay import Replay, by_rules_that_fit, told_at
from fivepoint.formats.snowie import snowie_position
from fivepoint.formats.xgid import read_board
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.rules.position import Position

Kind: TypeAlias = Literal[
    "game", "start", "roll", "double", "take", "drop", "beaver", "win", "comment"
]

_CAPS = {str(1 << exponent) for exponent in range(1, 10)}  # XG writes 1024 for no limit
_END_OF_GAME: tuple[Kind, ...] = ("win", "game")

_RIGHT_COLUMN = 12  # a lone cell this far behind the row's number is in the right column
_MOST_POINTS = 10**9
_HEADER = re.compile(r'\[([^"\[\]]*)"(.*)"\s*\]')
_LENGTH = re.compile(r"\s*(\d{1,9})\s*-?\s*point\s+match", re.IGNORECASE)
_GAME = re.compile(r"\s*Game\s+\d+\s*$", re.IGNORECASE)
_LEFT_SCORE = re.compile(r":\s{0,9}(\d{1,9})\s\s")
_RIGHT_SCORE = re.compile(r":\s{0,9}(\d{1,9})$")
_ROW = re.compile(r"\s*\d{1,5}\)")
_CELL = re.compile(
    r"(?<!\S)(?:([1-6])([1-6]):|(doubles?|redoubles?|takes?|accepts?|drops?|pass(?:es)?"
    r"|rejects?|beavers?|raccoons?|wins?)(?![a-z]))",
    re.IGNORECASE,
)
_WORDS: dict[str, Kind] = {
    "double": "double", "redouble": "double", "take": "take", "accept": "take",
    "drop": "drop", "pass": "drop", "passe": "drop", "reject": "drop",
    "beaver": "beaver", "raccoon": "beaver", "win": "win",
}  # fmt: skip
_NO_PLAY = re.compile(r"(?:can\s?not move|can.?t move|no move|0/0|-+|)", re.IGNORECASE)
_RESIGNED = re.compile(r"\?+")
_ILLEGAL = re.compile(r"illegal play\s*\(([^)]*)\)", re.IGNORECASE)
_FILLER = "\ufffc"
_SET_POSITION = re.compile(
    r"\s*Set Pos\s*=\s*([-A-Pa-p]{26})(?:/(-?)(\d{1,2})(?!\d))?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Event:
    """One thing the file tells: what, by which column, and where (from 1)."""

    kind: Kind
    line: int
    column: int = 0
    seat: int = 0
    text: str = ""
    dice: tuple[int, int] | None = None
    score: tuple[int, int] | None = None
    position: Position | None = None
    cube: int | None = None
    owner: int | None = None
    after: Position | None = None  # given for an illegal play, seen by the next player


def looks_like_mat(text: str) -> bool:
    """Whether ``text`` has a numbered row with a cell near its beginning, or the head of a game."""
    lines = lines_of(text[:20_000])
    rows = ((line, _ROW.match(line)) for line in lines)
    if any(_CELL.match(line[row.end() :].lstrip()) for line, row in rows if row):
        return True
    return any(map(_LENGTH.match, lines)) and any(map(_GAME.match, lines))


def read_mat(text: str) -> MatchFile:
    """The match in ``text``. ParseError with line and column where it cannot be read.

    What the rules do not confirm is kept and remarked on, see ``matchfile``.
    """
    reader = _Reader()
    for number, line in numbered(lines_of(text)):
        reader.read(number, line)
    if not reader.players:
        raise ParseError("mat-no-game")
    with told_at(1):
        rules = reader.rules()
    replay = by_rules_that_fit(rules, lambda rules: _replayed(reader, rules))
    return replay.file("mat")


class _Reader:
    """Turns lines into the header, the names and the events."""

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.length = 0
        self.players: tuple[str, str] | None = None
        self.events: list[_Event] = []
        self._names_due = False
        self._last_line = ""

    def read(self, number: int, line: str) -> None:
        """Take one line."""
        illegal = _ILLEGAL.search(line)
        if illegal:  # its semicolons begin no comment
            filler = _FILLER * (illegal.end() - illegal.start())
            line = line[: illegal.start()] + filler + line[illegal.end() :]
        line, begun, comment = line.partition(";")
        if begun:
            self._read_comment(number, comment)
        line = line.expandtabs(8)
        row = _ROW.match(line)
        if not line.strip():
            return
        found = _LENGTH.match(line)
        if found and not (self._names_due and _names_of(line)):
            self.length = int(found[1])
            if self.length > LONGEST_MATCH:
                raise ParseError("match-length", line=number, length=self.length)
        elif _GAME.match(line):
            self._names_due = True
        elif self._names_due:
            self._read_names(number, line)
        elif row:
            if self.players is None:
                self._read_bare_names(number)
            self._read_cells(number, line, row.end(), illegal)
        elif self.players is not None:
            self._read_cells(number, line, 0, illegal)
        self._last_line = line

    def rules(self) -> MatchRules:
        """The rules that the header tells; Crawford unless it says off."""
        header = {key.lower(): value.strip().lower() for key, value in self.header.items()}
        variation = header.get("variation", "")
        variant = next(
            (name for name in ("nackgammon", "hypergammon") if variation.startswith(name)),
            "backgammon",
        )
        limit = header.get("cubelimit", "")
        money = self.length == 0
        beavers = any(event.kind == "beaver" for event in self.events)
        return MatchRules(
            length=self.length or None,
            variant=variant,
            crawford=header.get("crawford", "on") != "off",
            cube=limit != "1",
            max_cube=int(limit) if limit in _CAPS else None,
            jacoby=money and limit != "1" and header.get("jacoby", "off") == "on",
            beavers=30 if money and limit != "1" and beavers else 0,
        )

    def _read_comment(self, number: int, comment: str) -> None:
        header = _HEADER.search(comment)
        start = _SET_POSITION.match(comment)
        if start:
            with told_at(number):
                position = read_board(start[1])
            exponent = int(start[3] or 0)
            owner = None if not exponent else 1 if start[2] else 0
            cube = 1 << exponent if exponent else None
            event = _Event("start", number, position=position, cube=cube, owner=owner)
            self.events.append(event)
        elif header and self.players is None:
            self.header[header[1].strip()] = header[2]
        else:
            self.events.append(_Event("comment", number, text=comment.removeprefix(" ")))

    def _read_names(self, number: int, line: str) -> None:
        told = _names_of(line)
        if told is None:
            raise ParseError("mat-names", line=number, column=1, text=shown(line.strip()))
        names, score = told
        if self.players is None:
            self.players = names
        elif names != self.players and names == self.players[::-1]:
            raise ParseError("mat-names-swapped", line=number, column=1)
        self._names_due = False
        self.events.append(_Event("game", number, score=score))

    def _read_bare_names(self, number: int) -> None:
        left, _, right = self._last_line.strip().partition("  ")
        self.players = (left.strip(), right.strip())
        self.events.append(_Event("game", number))

    def _read_cells(
        self, number: int, line: str, start: int, illegal: re.Match[str] | None
    ) -> None:
        cells = list(_CELL.finditer(line, start))
        first = cells[0].start() if cells else len(line)
        if line[start:first].strip():
            raise ParseError(
                "mat-cell", line=number, column=start + 1, text=shown(line[start:].strip())
            )
        ends = [*(cell.start() for cell in cells[1:]), len(line)] if cells else []
        for place, (cell, end) in enumerate(zip(cells, ends, strict=True)):
            alone = len(cells) == 1
            seat = int(cell.start() - start >= _RIGHT_COLUMN) if alone else int(place > 0)
            event = _Event("roll", number, cell.start() + 1, seat, line[cell.end() : end].strip())
            if cell[3]:
                event = replace(event, kind=_WORDS[cell[3].lower().rstrip("s")])
            else:
                event = replace(event, dice=(int(cell[1]), int(cell[2])))
                if illegal and _FILLER in event.text:
                    after = self._snowie(illegal[1], number, event.seat)
                    event = replace(event, text=event.text.strip(_FILLER + " "), after=after)
            self.events.append(event)

    def _snowie(self, text: str, number: int, mover: int) -> Position:
        """The position of a Snowie line after an illegal play, seen by the next player."""
        fields = text.split(";")
        try:
            position = snowie_position(fields)
        except (ParseError, PositionError):
            raise ParseError("snowie-line", line=number, text=shown(text)) from None
        mine = self.players is not None and fields[5] == self.players[mover]
        return position.flip() if mine else position


def _names_of(line: str) -> tuple[tuple[str, str], tuple[int, int]] | None:
    """The names and scores in the second line of a game, None if it is no such line."""
    # Names may hold colons: the scores are the first with a gap behind it and the last.
    text = line.strip()
    right = _RIGHT_SCORE.search(text)
    left = _LEFT_SCORE.search(text, 0, right.start()) if right else None
    if not (left and right):
        return None
    names = text[: left.start()].strip(), text[left.end() : right.start()].strip()
    return (names, (int(left[1]), int(right[1]))) if names[1] else None


def _replayed(reader: _Reader, rules: MatchRules) -> Replay:
    players = reader.players or ("", "")
    replay = Replay(rules, players, tuple(reader.header.items()))
    told = [event for event in reader.events if event.kind != "comment"]
    following: dict[int, Kind] = {id(event): behind.kind for event, behind in pairwise(told)}
    for event in reader.events:
        with told_at(event.line):
            _apply(replay, event, following.get(id(event)))
    return replay


def _apply(replay: Replay, event: _Event, following: Kind | None) -> None:
    """One event; ``following`` is the kind of the next one that is no comment."""
    seat, line = event.seat, event.line
    match event.kind:
        case "game":
            replay.start_game(line, event.score)
        case "start":
            if event.position is not None:
                replay.set_position(event.position, event.cube, event.owner, line)
        case "comment":
            replay.comment(event.text)
        case "roll":
            _apply_roll(replay, event, following)
        case "double":
            replay.double(seat, _number(event.text), line)
        case "take":
            replay.take(seat, line)
        case "drop":
            replay.drop(seat, line)
        case "beaver":
            replay.redouble(seat, line)
        case "win":
            replay.win(seat, _number(event.text), line)


def _apply_roll(replay: Replay, event: _Event, following: Kind | None) -> None:
    if event.dice is None:
        return
    replay.roll(event.seat, event.dice, event.line)
    if event.after is not None:
        replay.play_illegally(event.seat, event.text, event.after, event.line)
    elif _RESIGNED.fullmatch(event.text):
        return  # the roll was not played: the game was resigned
    else:
        text = "" if _NO_PLAY.fullmatch(event.text) else event.text
        ends = following is None or following in _END_OF_GAME
        if not event.text and ends and replay.may_be_unplayed(event.line, ended=following == "win"):
            return
        replay.play(event.seat, text, event.line, event.column)


def _number(text: str) -> int:
    """The first number in ``text``, 0 if there is none."""
    found = re.search(r"\d{1,9}", text)
    return min(int(found[0]), _MOST_POINTS) if found else 0
