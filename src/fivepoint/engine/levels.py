"""Levels: the players the computer can be, by name.

A level answers the questions of a game: which play, whether to double, how to
answer a double, whether to let a resignation stand. It sees what a person in its
seat sees, never the dice to come, and answers for the side named in each method.
A level that errs draws its errors from ``seed``: the same question with the same
seed has the same answer.

``pip-count`` is the level here: its cube goes by the difference of the pip counts,
"a simple rule, not expert analysis", its checker play by ``pip_count.worth``. The
others play by the nets, see ``net_player``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol

from fivepoint.engine import pip_count
from fivepoint.engine.choice import CubeChoice
from fivepoint.errors import RulesError, shown
from fivepoint.rules.cube import MatchState, double_fault, redouble_fault
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position


class Level(Protocol):
    """A player of the computer."""

    id: str

    def choose(
        self, position: Position, dice: tuple[int, int], state: CubeState, seed: int = 0
    ) -> Position:
        """The result, in the same view, of the play it makes with ``dice``."""
        ...

    def choose_cube(self, position: Position, state: CubeState, seed: int = 0) -> CubeChoice:
        """What it does at the cube: as the player on roll, and as the one doubled."""
        ...

    def answers_beaver(self, position: Position, state: CubeState, seed: int = 0) -> bool:
        """Whether, having doubled in ``position`` and been redoubled, it redoubles once more.

        ``state`` is that before its own double. It takes otherwise; it never drops.
        """
        ...

    def accepts(self, position: Position, points: int, state: CubeState, seed: int = 0) -> bool:
        """Whether it lets the opponent resign ``points`` (1 single, 2 gammon, 3 backgammon).

        ``position`` and ``state`` are in its own view, whoever is on roll.
        """
        ...


_DOUBLE = 0.08  # the lead, as a share of the own pip count, at which it doubles
_REDOUBLE = 0.09
_TAKE = 0.12  # the lead against it up to which it takes
_PIPS_A_ROLL = 49 / 6


class PipCount:
    """The level "pip count": doubles and takes by the pip counts, plays by ``pip_count.worth``.

    Chance has no part in it; ``seed`` changes nothing.
    """

    id = "pip-count"

    def choose(
        self, position: Position, dice: tuple[int, int], state: CubeState, seed: int = 0
    ) -> Position:
        """The result whose worth in pips is highest; of equals the one first in board order."""
        del state, seed
        results = TurnGraph(position, dice).results
        return max(results, key=lambda result: (pip_count.worth(result.board), result.board))

    def choose_cube(self, position: Position, state: CubeState, seed: int = 0) -> CubeChoice:
        """Double with a lead of 8 % (redouble 9 %), take against a lead of up to 12 %.

        In a match it also doubles when losing this game would lose the match anyway.
        """
        del seed
        lead = pip_count.lead(position.board)
        needed = _DOUBLE if state.owner is None else _REDOUBLE
        doubles = double_fault(state) is None and (lead >= needed or _nothing_to_lose(state))
        takes = lead <= _TAKE
        if takes and lead < 0 and redouble_fault(state, 0) is None:
            return CubeChoice("double" if doubles else "no double", "beaver")
        return CubeChoice("double" if doubles else "no double", "take" if takes else "drop")

    def answers_beaver(self, position: Position, state: CubeState, seed: int = 0) -> bool:
        """Redouble at once if it still leads by what a double needs."""
        del seed
        return redouble_fault(state, 1) is None and pip_count.lead(position.board) >= _DOUBLE

    def accepts(self, position: Position, points: int, state: CubeState, seed: int = 0) -> bool:
        """Let it stand unless the opponent seems likely to lose more.

        It reckons by the race: would the opponent bring all checkers home and bear one
        off (for a backgammon: leave the bar and this side's home board) in time?
        """
        del seed
        if points >= 3 or not state.gammons_count or position.off[1] > 0:
            return True
        rolls = position.pips[0] / _PIPS_A_ROLL + 1  # what this side still needs
        limit = 6 if points == 1 else 18
        needed = _pips_until(position.flip().board, limit) / _PIPS_A_ROLL
        return needed + (1 if points == 1 else 0) < rolls


def _pips_until(board: tuple[int, ...], limit: int) -> int:
    """The pips the own checkers need until none stands above ``limit``."""
    return sum((point - limit) * n for point, n in enumerate(board) if n > 0 and point > limit)


def _nothing_to_lose(state: CubeState) -> bool:
    """Whether losing this game at the present cube loses the match for the player on roll."""
    return isinstance(state, MatchState) and state.away[1] <= (state.cube or 1)


LEVELS = ("pip-count", "beginner", "casual", "club", "expert", "master", "champion")
"""The names of the levels: the one of simple rules, then those of the nets, weakest first."""


def find_level(name: str) -> Level:
    """The level called ``name``; RulesError ``level-unknown`` if there is none."""
    known = name.strip().lower() if isinstance(name, str) else ""  # pyright: ignore[reportUnnecessaryIsInstance]
    if known not in LEVELS:
        raise RulesError("level-unknown", level=shown(name), levels=", ".join(LEVELS))
    return _level(known)


def plays_hypergammon_by(name: str) -> Literal["rules", "net", "table"]:
    """What the level plays hypergammon by, in money games without the Jacoby rule.

    The exact table stands in for the net once it has been built (``fivepoint bearoff hyper``);
    it knows no matches and no Jacoby rule, where the net plays in any case.
    """
    if name == PipCount.id:
        return "rules"
    from fivepoint.engine import hyper

    return "table" if hyper.is_solved() else "net"


@cache
def _level(name: str) -> Level:
    if name == PipCount.id:
        return PipCount()
    # The nets are loaded only for those who play by them.
    from fivepoint.engine.engine import Engine
    from fivepoint.engine.net_player import ERRORS, NetPlayer

    return NetPlayer(Engine(name), ERRORS[name])
