"""What two players agree on before a match: length, variant, cube and its customs.

``MatchRules`` is a value; the course of the match is in ``match.py``. Jacoby,
beavers and automatic doubles are customs of money games and refused in a match.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from fivepoint.errors import PositionError, RulesError, shown
from fivepoint.rules.cube import check_beavers, check_cap, check_flag, check_length, is_whole
from fivepoint.rules.numbers import make_plain
from fivepoint.rules.position import Position
from fivepoint.rules.variants import find_variant

Opening: TypeAlias = Literal["plays-both", "rolls-afresh"]

STANDARD_CAP = 0
"""As ``max_cube``: 64 in a money session, no cap in a match, where a cube goes dead."""

MOST_AUTOMATIC_DOUBLES = 30
MOST_GAMES = 32767


@dataclass(frozen=True, slots=True)
class MatchRules:
    """The rules of one match to ``length`` points, or of a money session (None).

    ``start`` is a set-up of your own instead of the variant's, seen by White (seat 0).
    ``max_cube`` None means no cap. ``automatic_doubles`` is how many equal opening
    rolls of one game may double the cube. ``opening``: the winner of the opening roll
    "plays-both" dice just thrown, or "rolls-afresh". ``games`` ends a money session
    after so many games; 1 is a single game. RulesError for settings that contradict.

    >>> MatchRules(length=7).max_cube, MatchRules().max_cube
    (None, 64)
    """

    length: int | None = None
    variant: str = "backgammon"
    start: Position | None = None
    crawford: bool = True
    cube: bool = True
    max_cube: int | None = STANDARD_CAP
    jacoby: bool = False
    beavers: int = 0
    automatic_doubles: int = 0
    opening: Opening = "plays-both"
    games: int | None = None

    def __post_init__(self) -> None:
        make_plain(self, "length", "max_cube", "beavers", "automatic_doubles", "games")
        if self.length is not None:
            check_length(self.length)
        object.__setattr__(self, "variant", find_variant(self.variant).name)
        self._check_start()
        for name in ("crawford", "cube", "jacoby"):
            check_flag(name, getattr(self, name))
        if is_whole(self.max_cube) and self.max_cube == STANDARD_CAP:
            object.__setattr__(self, "max_cube", 64 if self.length is None else None)
        check_cap(self.max_cube)
        check_beavers(self.beavers)
        if not (
            is_whole(self.automatic_doubles)
            and 0 <= self.automatic_doubles <= MOST_AUTOMATIC_DOUBLES
        ):
            raise RulesError(
                "automatic-doubles-value",
                value=shown(self.automatic_doubles),
                most=MOST_AUTOMATIC_DOUBLES,
            )
        if self.opening not in ("plays-both", "rolls-afresh"):
            raise RulesError("opening-value", value=shown(self.opening))
        if self.games is not None and not (is_whole(self.games) and 1 <= self.games <= MOST_GAMES):
            raise RulesError("games-value", value=shown(self.games), most=MOST_GAMES)
        self._check_together()

    def _check_start(self) -> None:
        start = cast("object", self.start)
        if start is None:
            return
        if not isinstance(start, Position):
            raise PositionError("not-a-position", value=shown(start))
        if start.result is not None:
            raise RulesError("game-finished")

    def _check_together(self) -> None:
        """Customs of money games are refused in a match, those of the cube without one."""
        customs = {
            "jacoby": self.jacoby,
            "beavers": self.beavers > 0,
            "automatic-doubles": self.automatic_doubles > 0,
        }
        for name, used in customs.items():
            if used and self.length is not None:
                raise RulesError("money-only", setting=name)
            if used and not self.cube:
                raise RulesError("needs-cube", setting=name)
        if self.games is not None and self.length is not None:
            raise RulesError("money-only", setting="games")

    @property
    def start_position(self) -> Position:
        """Where each game begins, seen by White (seat 0)."""
        return self.start if self.start is not None else Position.start(self.variant)
