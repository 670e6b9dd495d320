"""Writes a record as a match file in two columns, as XG, GNU and most sites read it.

Two styles: "mat" with every hop of its own and numbers for bar and off (``25/20 6/0``),
"xg" as XG's text export (``Bar/20 6/Off 8/4(2)``). Takebacks are gone: only what counted
is written. What the format cannot carry is returned as remarks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from fivepoint.formats.lines import lines_of
from fivepoint.formats.snapshot import Snapshot
from fivepoint.formats.snowie import write_snowie
from fivepoint.formats.writing import Losses, counted, unplayed_roll
from fivepoint.rules.actions import (
    Accept,
    Beaver,
    Claim,
    Double,
    Drop,
    Flag,
    Play,
    Raccoon,
    Refuse,
    Roll,
    Set,
    Take,
)
from fivepoint.rules.match import Match
from fivepoint.rules.notation import format_turn
from fivepoint.rules.outcome import CubeOffer

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import Remark
    from fivepoint.rules.actions import Action
    from fivepoint.rules.outcome import GameResult
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Entry, Record

Style: TypeAlias = Literal["mat", "xg"]

_COLUMN = 34


def write_mat(record: Record, style: Style = "mat") -> tuple[str, tuple[Remark, ...]]:
    """The text of ``record`` and what got lost on the way."""
    writer = _Writer(record, style)
    for before, entry in counted(record):
        writer.add(before, entry)
    writer.finish()
    return "\n".join([*writer.lines, ""]), writer.losses.remarks()


class _Writer:
    def __init__(self, record: Record, style: Style) -> None:
        self.record = record
        self.style = style
        self.losses = Losses(record, cap=True)
        self.players = (_name(record.players[0], 1), _name(record.players[1], 2))
        if self.players != record.players:
            self.losses.add("names")
        self.lines = [*self._header(), "", f" {record.rules.length or 0} point match"]
        self._row: list[str] = ["", ""]
        self._rows = 0
        self._game = 0
        self._comments: list[str] = []  # lines that wait
        self._open = False  # a roll is written and its play is not
        self._written = 0  # games of which the result is written
        self._placed = False  # a position is written, and not yet who is on roll there

    def add(self, before: Match, entry: Entry) -> None:
        """Write one entry."""
        action = entry.action
        if entry.clock is not None or entry.at is not None:
            self.losses.add("times")
        if before.stage == "game-over":
            self._write_result(before.games[-1])
        if self._begins_game(before, action):
            self._begin_game(before, action)
        if entry.comment:
            self._comments += lines_of(entry.comment)
        if self._game:  # before the first game readers take them for the head of the file
            self._write_comments()
        self._write(before, action)

    def finish(self) -> None:
        """Write what is still open."""
        match = self.record.match
        if self._placed:
            self.losses.add("on-roll")
        if self._game == 0:
            self._write_head(1, match.score)
            self._write_comments()
        if self._open and match.dice is not None:
            self._amend(match.on_roll or 0, "????")
        if len(match.games) > self._written:
            self._write_result(match.games[-1])
        self._flush()

    def _header(self) -> list[str]:
        rules = self.record.rules
        meta = dict(self.record.meta)
        if rules.variant != "backgammon":
            names = {"nackgammon": "NackGammon", "hypergammon": "HyperGammon (3)"}
            meta["Variation"] = names[rules.variant]
        if rules.length is not None and not rules.crawford:
            meta["Crawford"] = "Off"
        if not rules.cube or rules.max_cube is not None:
            meta["CubeLimit"] = str(rules.max_cube or 1) if rules.cube else "1"
        if rules.jacoby:
            meta["Jacoby"] = "On"
        cleaned = [(_clean(key), _clean(value)) for key, value in meta.items()]
        if cleaned != list(meta.items()):
            self.losses.add("meta")
        return [f'; [{key} "{value}"]' for key, value in cleaned]

    def _begins_game(self, before: Match, action: Action) -> bool:
        """Whether this action is the first of a game that is written."""
        fresh = before.stage == "game-over" or self._game == 0
        opening = before.stage == "opening"
        return (
            (fresh or opening)
            and self._game < _game_after(before)
            and not (isinstance(action, Set) and action.position is None)
        )

    def _begin_game(self, before: Match, action: Action) -> None:
        self._flush()
        self._game = _game_after(before)
        self._rows = 0
        score = action.score or before.score if isinstance(action, Set) else before.score
        self._write_head(self._game, score)
        rules = self.record.rules
        shown = Match.start(rules).apply(Set(0, score=score)).crawford
        if not before.games and shown and not before.apply(action).crawford:
            self.losses.add("crawford")  # readers take the first such game for it
        if rules.start is not None and not isinstance(action, Set):
            self._write_start(rules.start)

    def _write_head(self, game: int, score: tuple[int, int]) -> None:
        left = f" {self.players[0]} : {score[0]}"
        right = f"{self.players[1]} : {score[1]}"
        self.lines += ["", f" Game {game}", f"{left:<{_COLUMN + 4}}  {right}"]

    def _write_comments(self) -> None:
        if self._comments and not self._open:
            self._flush()
        self.lines += [f"; {line}" for line in self._comments]
        self._comments = []

    def _write(self, before: Match, action: Action) -> None:
        seat = action.seat
        match action:
            case Roll(dice=dice):
                after = before.apply(action)
                if after.dice is None:
                    self.losses.add(unplayed_roll(before, after))
                else:
                    self._cell(after.on_roll or 0, f"{max(dice)}{min(dice)}:")
                    self._open = True
            case Play():
                self._amend(seat, self._turn(before, action))
            case Double():
                self._cell(seat, f" Doubles => {2 * before.stake}")
            case Beaver() | Raccoon():
                offer = before.offer
                value = offer.value if isinstance(offer, CubeOffer) else before.stake
                self._cell(seat, f" Beavers => {2 * value}")
            case Take():
                self._cell(seat, " Takes")
            case Drop():
                self._cell(seat, " Drops")
            case Set():
                self._write_set(before, action)
            case Accept() | Flag() | Claim():
                if self._open:
                    self._amend(before.on_roll or 0, "????")
            case Refuse():
                self.losses.add("refusals")
            case _:
                pass

    def _write_set(self, before: Match, action: Set) -> None:
        """A position set up: after a roll an illegal play, at the start of a game its start."""
        position = action.position
        if position is None:
            return
        if self._open and before.on_roll == 1 - action.seat and action.dice is None:
            line = write_snowie(position, self.players[action.seat], self.players[1 - action.seat])
            self._amend(1 - action.seat, f"Illegal play ({line})")
        elif self._rows == 0 and not any(self._row):
            bottom = position if action.seat == 0 else position.flip()
            exponent = (action.cube or 1).bit_length() - 1
            if exponent and action.owner is None:
                self.losses.add("cube-set-up")
                exponent = 0
            sign = "-" if exponent and action.owner == 1 else ""
            if bottom != before.rules.start_position or exponent or action.dice is None:
                self._write_start(bottom, f"{sign}{exponent}")
            self._placed = True
        else:
            self.losses.add("set-up")
        if action.dice is not None:
            self._cell(action.seat, f"{max(action.dice)}{min(action.dice)}:")
            self._open = True

    def _write_start(self, seen_by_left: Position, cube: str = "0") -> None:
        board = Snapshot(seen_by_left).xgid.removeprefix("XGID=").split(":")[0]
        self.lines.append(f"; Set Pos={board}/{cube}")

    def _turn(self, before: Match, action: Play) -> str:
        graph = before.graph
        if graph is None or not action.steps:
            return "Cannot Move" if self.style == "xg" else ""
        steps = graph.steps_to(graph.play([(a, b, 0, die) for a, b, die in action.steps]))
        if self.style == "xg":
            return format_turn(steps).replace("bar", "Bar").replace("off", "Off")
        return " ".join(f"{step.origin}/{step.target}{'*' * step.hit}" for step in steps)

    def _write_result(self, result: GameResult) -> None:
        if self._written >= result.game:
            return
        self._written = result.game
        self._flush()
        if result.ending in ("flag", "claim"):
            self.losses.add("ending")
        points = f"Wins {result.points} point{'s' if result.points > 1 else ''}"
        length = self.record.rules.length
        over = length is not None and result.score[result.winner] >= length
        line = points + (" and the match" if over else "")
        self.lines.append(" " * (6 if result.winner == 0 else _COLUMN + 6) + line)

    def _cell(self, seat: int, text: str) -> None:
        self._placed = False
        if self._row[seat] or self._row[1]:
            self._flush()
        self._row[seat] = text
        self._open = False

    def _amend(self, seat: int, text: str) -> None:
        """Add ``text`` to the roll that stands in the column of ``seat``."""
        if not self._open or not self._row[seat]:
            self._cell(seat, "")
        self._row[seat] = f"{self._row[seat]} {text}".rstrip()
        self._open = False

    def _flush(self) -> None:
        if any(self._row):
            self._rows += 1
            left, right = self._row
            gap = "  " if right else ""
            self.lines.append(f"{self._rows:3}) {left:<{_COLUMN}}{gap}{right}".rstrip())
        self._row = ["", ""]


def _game_after(before: Match) -> int:
    return before.game + (before.stage == "game-over")


def _clean(text: str) -> str:
    """``text`` without what would break a header line."""
    return " ".join(text.replace('"', "'").replace("]", ")").replace(";", ",").split())


def _name(name: str, number: int) -> str:
    """A name that the names line can carry."""
    return _clean(name).replace(" : ", " ") or f"Player {number}"
