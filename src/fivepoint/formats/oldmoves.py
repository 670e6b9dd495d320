"""The "oldmoves" of FIBS: what its command of that name prints of a match.

``Score is 1-2 in a 5 point match.``, ``anna is X - bert is O``, then a line for each
action: ``X: (6 2) 24-18 13-11``, ``O: doubles``, ``X: accepts``, ``X: can't move``,
``O: wants to resign. ...``, ``X: wins 2 points``; the two lines at the top again before
each further game. On FIBS one side moves upwards; some programs write both downwards. A
turn with a move upwards is turned round. The player named first is seat 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.lines import lines_of, numbered
from fivepoint.formats.replay import Replay, by_rules_that_fit, rules_of_length, told_at
from fivepoint.rules.outcome import CubeOffer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.rules.match_rules import MatchRules

_SCORE = re.compile(
    r"\s*Score is (\d{1,6})-(\d{1,6}) in an? (?:(\d{1,9}) point|unlimited) match", re.IGNORECASE
)
_NAMES = re.compile(r"\s*(\S{1,100}) is ([XO])\s+-\s+(\S{1,100}) is ([XO])\s*$")
_LINE = re.compile(r"\s*([XO]):\s*(?:\(([1-6])\s+([1-6])\)\s*)?(.*\S)?\s*$")
_MOVE = re.compile(r"(?<!\S)(bar|\d{1,2})-(off|\d{1,2})(?!\S)", re.IGNORECASE)
_POINTS = re.compile(r"(\d{1,9}) points?(?! match)")


def looks_like_oldmoves(text: str) -> bool:
    """Whether ``text`` begins as oldmoves do."""
    lines = [line for line in lines_of(text[:5_000]) if line.strip()][:2]
    return len(lines) == 2 and bool(_SCORE.match(lines[0])) and bool(_NAMES.match(lines[1]))


def read_oldmoves(text: str) -> MatchFile:
    """The match in ``text``; ParseError with the line where it cannot be read."""
    lines = lines_of(text)
    score = next((found for line in lines if (found := _SCORE.match(line))), None)
    names = next((found for line in lines if (found := _NAMES.match(line))), None)
    if score is None or names is None:
        raise ParseError("mat-no-game")
    rules = rules_of_length(int(score[3] or 0))
    replay = by_rules_that_fit(rules, lambda rules: _replayed(lines, rules, (names[1], names[3])))
    return replay.file("oldmoves")


def _replayed(lines: Sequence[str], rules: MatchRules, players: tuple[str, str]) -> Replay:
    replay = Replay(rules, players)
    reader = _Reader(replay)
    for number, line in numbered(lines):
        with told_at(number):
            reader.read(line, number)
    return replay


class _Reader:
    """Feeds the lines to the replay."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self._seats: dict[str, int] = {}
        self._resigned = 0  # what a resignation that is offered would cost

    def read(self, line: str, number: int) -> None:
        """One line; an empty one tells nothing."""
        if score := _SCORE.match(line):
            self._resigned = 0
            self.replay.start_game(number, (int(score[1]), int(score[2])))
        elif names := _NAMES.match(line):
            if names[2] == names[4] or (names[1], names[3]) != self.replay.record.players:
                raise ParseError("unknown-player", line=number, text=shown(line.strip()))
            self._seats = {names[2]: 0, names[4]: 1}
        elif (found := _LINE.match(line)) and found[1] in self._seats:
            dice = (int(found[2]), int(found[3])) if found[2] else None
            self._act(self._seats[found[1]], dice, found[4] or "", number)
        elif line.strip():
            raise ParseError("oldmoves-line", line=number, text=shown(line.strip()))

    def _act(self, seat: int, dice: tuple[int, int] | None, did: str, number: int) -> None:
        """One action: a roll with its play, or words."""
        replay = self.replay
        if dice is not None:
            replay.roll(seat, dice, number)
            if not did.startswith("wants"):
                replay.play(seat, _downwards(did), number)
            return
        word = did.lower().split(" ", 1)[0].rstrip(".")
        if word in ("doubles", "redoubles", "beavers", "raccoons"):
            offer = replay.match.offer
            if isinstance(offer, CubeOffer) and offer.seat != seat:
                replay.redouble(seat, number)
            else:
                replay.double(seat, 0, number)
        elif word in ("accepts", "rejects") and self._resigned:
            if word == "accepts":
                replay.win(seat, self._resigned, number)
            self._resigned = 0
        elif word == "accepts":
            replay.take(seat, number)
        elif word == "rejects":
            replay.drop(seat, number)
        elif word == "wants":
            points = _POINTS.search(did)
            self._resigned = int(points[1]) if points else replay.match.stake
        elif word == "wins":
            points = _POINTS.search(did)
            replay.win(seat, int(points[1]) if points else self._resigned, number)
            self._resigned = 0
        elif word not in ("can't", "cannot"):
            raise ParseError("oldmoves-line", line=number, text=shown(did))


def _downwards(text: str) -> str:
    """A turn as its player counts the points, from 24 down; no play is an empty text."""
    if text.lower().startswith(("can't", "cannot")):
        return ""
    moves = [(found[1].lower(), found[2].lower()) for found in _MOVE.finditer(text)]
    numbers = [(_number(origin, 0), _number(target, 25)) for origin, target in moves]
    upwards = any(
        origin < target
        for (origin, target), (a, b) in zip(numbers, moves, strict=True)
        if a != "bar" and b != "off"
    ) or any(
        # From the bar or off the board alone tells the way by which home it is.
        (a == "bar" and target <= 6) or (b == "off" and origin >= 19)
        for (origin, target), (a, b) in zip(numbers, moves, strict=True)
    )
    if not upwards:
        return text
    turned = {"bar": "bar", "off": "off"}
    return " ".join(
        f"{turned.get(a) or 25 - int(a)}/{turned.get(b) or 25 - int(b)}" for a, b in moves
    )


def _number(place: str, otherwise: int) -> int:
    return int(place) if place.isdigit() else otherwise
