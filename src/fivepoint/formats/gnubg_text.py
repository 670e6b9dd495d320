"""Text exports of GNU Backgammon: a game written out with drawings and analysis.

Read are the score line of each game, the rolls (``Move number 1:  Ann to play 61``),
what the players did (``* Ann moves 13/7 8/7``) with the analysis under it, and the
results, in English, German and French; drawings are passed over. The player named first
is seat 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.lines import lines_of, numbered
from fivepoint.formats.recorded import figure
from fivepoint.formats.replay import Replay, by_rules_that_fit, rules_of_length, told_at
from fivepoint.formats.text_analysis import TextAnalysis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.rules.position import Position

_SCORE = re.compile(
    r"(?:The score|Der Spielstand|Le score) \((?:after|nach|après) (\d{1,6}) \w+\)"
    r"\s(?:is|ist|est)\s?: "
    r"(.+) (\d{1,6}), (.+) (\d{1,6})"
    r"(?: \((?:(?:match to|Match auf|match en) (\d{1,9}) \w+)?.*\))?\s*$"
)
_ROLL = re.compile(
    r"(?:Move number|Zug Nr\.|Coup numéro) ?\d{1,6}\s?:\s+(.+)"
    r" (?:to play|doit jouer) ([1-6])([1-6])\s*$"
)
_HEADS = ("The score (", "Der Spielstand (", "Le score (")
_MOVE_NUMBER = re.compile(
    r"(?:^|\r)(?:Move number|Zug Nr\.|Coup numéro)\s?(\d{1,6})\s?:", re.MULTILINE
)
_DID = re.compile(r"\*[ .](?=\S)")
_WIN = re.compile(r"(.+) (?:wins|gewinnt|gagne) (\d{1,9}) (?:point|Punkt)")
_LUCK = re.compile(r"\S+ [1-6]{2} \(([-+]\d{1,3}[.,]\d{1,4})\):\s*$")
_MOVES = ("moves ", "zieht ", "joue ")
_CANNOT = ("cannot move", "kann nicht ziehen", "ne peut pas jouer")
_DOUBLES = ("doubles", "redoubles", "doppelt", "redoppelt", "double", "redouble")
_TAKES = ("accepts", "takes", "nimmt", "akzeptiert", "accepte", "prend")
_DROPS = ("rejects", "drops", "passes", "lehnt", "refuse", "passe")
_BEAVERS = ("beavers", "raccoons", "beaver", "raccoon")
_META = re.compile(
    r"(Date|Datum|Place|Ort|Lieu|Event|Turnier|Rencontre|Round|Runde|Annotator|Kommentator"
    r"|Comments?)\s?: (.*\S)"
)
_META_NAMES = {
    "Date": "EventDate", "Datum": "EventDate", "Place": "Site", "Ort": "Site", "Lieu": "Site",
    "Turnier": "Event", "Rencontre": "Event", "Runde": "Round", "Kommentator": "Annotator",
}  # fmt: skip


def looks_like_gnubg_text(text: str) -> bool:
    """Whether ``text`` is such an export of a game, from its first move on."""
    return is_export(text) and first_move(text) == 1


def is_export(text: str) -> bool:
    """Whether ``text`` begins as all such exports do, also those of one position."""
    return text.lstrip("\ufeff \r\n").startswith(_HEADS)


def first_move(text: str) -> int:
    """The number of the first move that ``text`` tells of, 0 if it tells of none."""
    found = _MOVE_NUMBER.search(text)
    return int(found[1]) if found else 0


def read_gnubg_text(text: str) -> MatchFile:
    """The game or games in ``text``; ParseError with the line where it cannot be read."""
    lines = lines_of(text)
    score = next((found for line in lines if (found := _SCORE.match(line))), None)
    if score is None:
        raise ParseError("mat-no-game")
    rules = rules_of_length(int(score[6] or 0))
    players = score[2], score[4]
    replay = by_rules_that_fit(rules, lambda rules: _replayed(lines, rules, players))
    return replay.file("gnubg-text", "GNU Backgammon")


def _replayed(lines: Sequence[str], rules: MatchRules, players: tuple[str, str]) -> Replay:
    meta: dict[str, str] = {}
    for line in lines[:50]:
        if found := _META.match(line):
            meta.setdefault(_META_NAMES.get(found[1], found[1]), found[2])
    replay = Replay(rules, players, tuple(meta.items()))
    reader = _Reader(replay)
    for number, line in numbered(lines):
        with told_at(number):
            reader.read(line, number)
    reader.note()
    return replay


class _Reader:
    """Feeds the lines to the replay; the analysis under a play is noted when it ends."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self._analysis = TextAnalysis()
        self._luck: float | None = None
        self._before: Position | None = None  # before the last play, seen by its player
        self._roll = self._action = -1  # numbers of what the analysis is about

    def read(self, line: str, number: int) -> None:
        """One line; most of them tell nothing of the match."""
        replay = self.replay
        if score := _SCORE.match(line):
            self.note()
            replay.start_game(number, (int(score[3]), int(score[5])))
        elif roll := _ROLL.match(line):
            self.note()
            seat = _seat(replay, roll[1], number)
            replay.roll(seat, (int(roll[2]), int(roll[3])), number)
            self._roll = len(replay.record) - 1
            self._before = replay.match.view(seat)
        elif (did := _DID.match(line)) and (found := self._actor(line, did.end())):
            seat, text = found
            self._act(seat, text, number)
        elif (win := _WIN.match(line)) and win[1] in replay.record.players:
            self.note()
            replay.win(_seat(replay, win[1], number), int(win[2]), number)
        elif luck := _LUCK.match(line):
            self._luck = figure(luck[1])
        else:
            self._analysis.read(line)

    def note(self) -> None:
        """Note what was told under the last action, and begin anew."""
        analysis, replay = self._analysis, self.replay
        if self._roll >= 0:
            replay.note(number=self._roll, luck=self._luck)
        if self._action >= 0 and self._before is not None:
            replay.note(analysis.plays_from(self._before), number=self._action)
            replay.note(cube=analysis.cube, number=self._roll)
        elif self._action >= 0:
            replay.note(cube=analysis.cube, number=self._action)
        self._analysis, self._luck, self._before = TextAnalysis(), None, None
        self._roll = self._action = -1

    def _actor(self, line: str, start: int) -> tuple[int, str] | None:
        """Whose action a line tells, and what that player did."""
        for seat, name in enumerate(self.replay.record.players):
            if line.startswith(f"{name} ", start):
                return seat, line[start + len(name) :].strip()
        return None

    def _act(self, seat: int, did: str, number: int) -> None:
        """What the player of ``seat`` did."""
        replay = self.replay
        word = did.split(" ", 1)[0]
        if did.startswith(_MOVES) or did.startswith(_CANNOT):
            play = did.partition(" ")[2].strip() if did.startswith(_MOVES) else ""
            replay.play(seat, play, number)
            self._action = len(replay.record) - 1
        elif word in _DOUBLES:
            self.note()
            replay.double(seat, 0, number)
            self._action = len(replay.record) - 1
        elif word in _TAKES:
            self.note()  # the analysis that follows shows the other side of the double's
            replay.take(seat, number)
        elif word in _DROPS:
            self.note()
            replay.drop(seat, number)
        elif word in _BEAVERS:
            self.note()
            replay.redouble(seat, number)


def _seat(replay: Replay, name: str, number: int) -> int:
    if name not in replay.record.players:
        raise ParseError("unknown-player", line=number, text=shown(name))
    return replay.record.players.index(name)
