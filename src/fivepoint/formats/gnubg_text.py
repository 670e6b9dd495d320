"""Text exports of GNU Backgammon: a game written out with drawings and analysis.

Read are the score line of each game, the rolls (``Move number 1:  Ann to play 61``),
what the players did (``* Ann moves 13/7 8/7``) and the results; drawings and analysis
are passed over. The player named first is seat 0.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.matchfile import MatchFile
from fivepoint.formats.replay import CrawfordDoubleError, Replay, told_at
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules

if TYPE_CHECKING:
    from collections.abc import Sequence

_SCORE = re.compile(
    r"The score \(after (\d{1,6}) games?\) is: (.+) (\d{1,6}), (.+) (\d{1,6})"
    r"(?: \((?:match to (\d{1,9}) points?)?.*\))?\s*$"
)
_ROLL = re.compile(r"Move number \d{1,6}:\s+(.+) to play ([1-6])([1-6])\s*$")
_WIN = re.compile(r"(.+) wins (\d{1,9}) points?")
_META = re.compile(r"(Date|Place|Event|Round|Annotator|Comments?): (.*\S)")
_META_NAMES = {"Date": "EventDate", "Place": "Site"}
_LONGEST_LINE = 2_000


def looks_like_gnubg_text(text: str) -> bool:
    """Whether ``text`` is such an export."""
    return text.lstrip("\ufeff \r\n").startswith("The score (after ")


def read_gnubg_text(text: str) -> MatchFile:
    """The game or games in ``text``; ParseError with the line where it cannot be read."""
    lines = text.lstrip("\ufeff").splitlines()
    score = next((found for line in lines if (found := _SCORE.match(line))), None)
    if score is None:
        raise ParseError("mat-no-game")
    length = int(score[6] or 0)
    if length > LONGEST_MATCH:
        raise ParseError("match-length", line=1, length=length)
    rules = MatchRules(length=length or None, max_cube=None, beavers=0 if length else 30)
    players = score[2], score[4]
    try:
        replay = _replayed(lines, rules, players)
    except CrawfordDoubleError:
        replay = _replayed(lines, replace(rules, crawford=False), players)
    return MatchFile(replay.record, "gnubg-text", tuple(replay.remarks))


def _replayed(lines: Sequence[str], rules: MatchRules, players: tuple[str, str]) -> Replay:
    meta: dict[str, str] = {}
    for line in lines[:50]:
        if found := _META.match(line):
            meta.setdefault(_META_NAMES.get(found[1], found[1]), found[2])
    with told_at(1):
        replay = Replay(rules, players, tuple(meta.items()))
    for number, line in enumerate(lines, 1):
        if len(line) > _LONGEST_LINE:
            raise ParseError("line-too-long", line=number, most=_LONGEST_LINE)
        with told_at(number):
            _read(replay, line, number)
    return replay


def _read(replay: Replay, line: str, number: int) -> None:
    """One line; most of them tell nothing of the match."""
    if score := _SCORE.match(line):
        replay.start_game(number, (int(score[3]), int(score[5])))
    elif roll := _ROLL.match(line):
        replay.roll(_seat(replay, roll[1], number), (int(roll[2]), int(roll[3])), number)
    elif line.startswith("* "):
        for seat, name in enumerate(replay.record.players):
            if line.startswith(f"* {name} "):
                _act(replay, seat, line[len(name) + 3 :].strip(), number)
                break
    elif (win := _WIN.match(line)) and win[1] in replay.record.players:
        replay.win(_seat(replay, win[1], number), int(win[2]), number)


def _act(replay: Replay, seat: int, did: str, number: int) -> None:
    """What the player of ``seat`` did."""
    word, _, rest = did.partition(" ")
    if word == "moves":
        replay.play(seat, rest.strip(), number)
    elif did.startswith("cannot move"):
        replay.play(seat, "", number)
    elif word in ("doubles", "redoubles"):
        replay.double(seat, 0, number)
    elif word in ("accepts", "takes"):
        replay.take(seat, number)
    elif word in ("rejects", "drops", "passes"):
        replay.drop(seat, number)
    elif word in ("beavers", "raccoons"):
        replay.redouble(seat, number)


def _seat(replay: Replay, name: str, number: int) -> int:
    if name not in replay.record.players:
        raise ParseError("unknown-player", line=number, text=shown(name))
    return replay.record.players.index(name)
