"""Analyses printed as text by XG, GNU Backgammon and BGBlitz, in several languages.

Line by line, by their form: numbered candidates with an equity (``1. 3-ply 8/5 6/5
eq:+0.159``, ``Eq.: +0.144``, ``0.124 mwp / -0.492  19/18, 14/12``), the chances under
them, and the equities of no double, take and pass. Decimals with point or comma. Words
are looked at only where the form leaves it open which number is which. What is no such
line is left alone; the text behind the last one is somebody's comment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fivepoint.errors import IllegalTurn
from fivepoint.formats.moved import moved
from fivepoint.formats.recorded import (
    MOST_PLAYS,
    RecordedCube,
    RecordedPlay,
    chances_of,
    figure,
)
from fivepoint.rules.notation import read_turn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fivepoint.formats.recorded import Chances
    from fivepoint.rules.position import Position

_NUMBER = r"([-+]?\d{1,4}[.,]\d{1,6})"
_PLAY = re.compile(
    rf"\*?\s*\d{{1,3}}\.\s+(\S.{{0,40}}?)\s{{2,}}(\S.{{0,60}}?)\s+eq\.?:\s*{_NUMBER}", re.IGNORECASE
)
_BGBLITZ_PLAY = re.compile(
    rf"\s*\d{{1,3}}\.\s+(?:{_NUMBER} mwp\s*/\s*)?{_NUMBER}(?:\s+\([-+\d.,\s]+\))?\s+(\S.*)$"
)
_CHANCES = re.compile(
    rf"\s+{_NUMBER}\s+{_NUMBER}\s+{_NUMBER}\s+-\s+{_NUMBER}\s+{_NUMBER}\s+{_NUMBER}\s*$"
)
_PERCENT = r"(\d{1,3}[.,]\d{1,4})\s?%"
_SIDE = re.compile(rf"\s*(\S.{{0,50}}?):\s*{_PERCENT}\s*\(G:\s*{_PERCENT}\s+B:\s*{_PERCENT}\)")
_BGBLITZ_SIDE = re.compile(
    r"\s(\S.{0,30}?)\s+(\d{1,3}[.,]\d)\s+(\d{1,3}[.,]\d)\s+(\d{1,3}[.,]\d)\s*$"
)
_CUBE = re.compile(
    rf"\s*(?:\d\.\s+)?([^\d\s:=][^\d:=]{{2,40}}?)\s*(?::\s*|\s{{2,}}){_NUMBER}"
    rf"(?:\s*\(\s*{_NUMBER}\s*\))?(?:\s+{_NUMBER}(?:\s*\(\s*{_NUMBER}\s*\))?)?\s*$"
)
_DROP = re.compile(r"pass|drop|ablehn|aufgab|refus|パス", re.IGNORECASE)
_TAKE = re.compile(r"take|annahm|annehm|accept|prend|beaver|テイク", re.IGNORECASE)
_NONE = re.compile(r"\s*(?:no\b|kein|pas de|ノー)", re.IGNORECASE)
_DOUBLE = re.compile(r"doub|dopp|ダブル", re.IGNORECASE)
_PLIES = re.compile(r"\d{1,2}-ply")
_LEVEL = re.compile(
    r"\s*(?:Analy[sz]\w* (?:in|mit|en)\s+(\S.{0,40})$|(\d{1,2}-ply)\b)", re.IGNORECASE
)
_TRAILER = re.compile(
    r"\s*(?:eXtreme Gammon|GNU|by GNU|Output|Version|Best|Meilleur|Proper|Richtige|Korrekte"
    r"|Analy|Rollout|Percent|Prozent|Pourcent|Confid|Konfid|Confian|Alert|Rolled|\d+-ply"
    r"|\d+ Games|Moves|Cub|Dopp|Videau|W.rfel)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Candidate:
    text: str
    equity: float
    level: str
    chances: Chances | None = None


class TextAnalysis:
    """Takes lines; afterwards knows ``cube``, ``plays_from`` a position, and a ``comment``.

    ``decider`` is the name of the side whose decision it is, where sides are listed by name.
    """

    def __init__(self, decider: str = "") -> None:
        self._decider = decider
        self._candidates: list[_Candidate] = []
        self._equities: dict[str, float] = {}
        self._chances: Chances | None = None  # of the cube decision
        self._first: tuple[str, list[float]] | None = None  # a side that waits for the other
        self._level = ""
        self._behind: list[str] = []

    def read(self, line: str) -> None:
        """Take one line."""
        if self._read_play(line) or self._read_chances(line) or self._read_cube(line):
            self._behind = []
        elif line.strip() or self._behind:
            if found := _LEVEL.match(line):
                self._level = (found[1] or found[2]).strip()
            self._behind.append("" if _TRAILER.match(line) else line.rstrip())

    @property
    def cube(self) -> RecordedCube | None:
        """The cube decision, if equities for no double and a take were found."""
        if not {"none", "take"} <= self._equities.keys():
            return None
        return RecordedCube(
            self._equities["none"],
            self._equities["take"],
            self._equities.get("drop", 1.0),
            self._chances,
            self._level,
        )

    @property
    def comment(self) -> str:
        """What stands behind the last line of the analysis, without the programs' own words."""
        found = bool(self._candidates or self._equities)
        return "\n".join(self._behind).strip() if found else ""

    def plays_from(self, before: Position) -> Iterator[RecordedPlay]:
        """The candidates as plays of a roll in ``before``; unreadable ones are left out."""
        for candidate in self._candidates:
            try:
                legs = read_turn(candidate.text).legs
            except IllegalTurn:
                continue
            position = moved(before, ((leg.origin, leg.target) for leg in legs))
            if position is not None:
                yield RecordedPlay(position, candidate.equity, candidate.chances, candidate.level)

    def _read_play(self, line: str) -> bool:
        if len(self._candidates) >= MOST_PLAYS:
            return False
        if found := _PLAY.match(line):
            level, text, equity = found[1], found[2], figure(found[3])
        elif found := _BGBLITZ_PLAY.match(line):
            level, text, equity = "", found[3], figure(found[2])
        else:
            return False
        if equity is None:
            return False
        plies = _PLIES.search(level)
        self._candidates.append(_Candidate(text, equity, plies[0] if plies else level.strip()))
        self._first = None
        return True

    def _read_chances(self, line: str) -> bool:
        if found := _CHANCES.match(line):
            win, gammon, backgammon, _, lose_gammon, lose_backgammon = map(figure, found.groups())
            self._keep((win, gammon, backgammon), (lose_gammon, lose_backgammon), 1)
        elif found := _SIDE.match(line) or _BGBLITZ_SIDE.match(line):
            numbers = [number or 0.0 for number in map(figure, found.groups()[1:])]
            if self._first is None:
                self._first = found[1], numbers
                return True
            name, own = self._first
            self._first = None
            if self._decider and self._decider == found[1] != name:
                own, numbers = numbers, own
            self._keep(own, numbers[1:], 100)
        else:
            return False
        return True

    def _keep(
        self, own: Sequence[float | None], other: Sequence[float | None], whole: float
    ) -> None:
        numbers = [round(number / whole, 6) for number in (*own, *other) if number is not None]
        chances = chances_of(numbers)
        if self._candidates:
            self._candidates[-1] = replace(self._candidates[-1], chances=chances)
        else:
            self._chances = chances

    def _read_cube(self, line: str) -> bool:
        found = _CUBE.match(line)
        if found is None or not _DOUBLE.search(found[1]):
            return False
        kind = (
            "none" if _NONE.match(found[1])
            else "drop" if _DROP.search(found[1])
            else "take" if _TAKE.search(found[1])
            else ""
        )  # fmt: skip
        equity = figure(found[4] or found[2])  # BGBlitz prints points or chances, then EMG
        if not kind or equity is None or kind in self._equities:
            return False
        self._equities[kind] = equity
        return True
