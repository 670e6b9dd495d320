"""One judged decision, its candidates and its cube verdict, and one judged roll. Plain values.

Positions and cube states are those of the player on roll, as everywhere; ``seat`` is
the one who decides, which differs when a double is answered. Losses belong to the seat and
are never below 0, in units of the cube as it stood before the decision: EMG in a match,
points a cube of 1 for money. What was decided and what it was worth is here; how it
is judged is in ``verdict.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from fivepoint.rules.notation import format_turn
from fivepoint.rules.turn import turn_graph

if TYPE_CHECKING:
    from fivepoint.engine.probabilities import Probabilities
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.position import Position
    from fivepoint.rules.turn import TurnGraph

Kind: TypeAlias = Literal["play", "double", "answer", "counter", "resign", "accept"]
"""A checker play; to double or not; take, drop or beaver; the answer to a beaver; offering
to resign; accepting or refusing that."""

Phase: TypeAlias = Literal["opening", "middle", "race", "bear-off"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases in the order of a game."""

Mark: TypeAlias = Literal["", "?!", "?", "??"]
MARKS: tuple[tuple[float, Mark], ...] = ((0.080, "??"), (0.040, "?"), (0.020, "?!"))
"""From how much equity lost a decision carries which mark, the worst first."""

VERY_LUCKY, LUCKY = 0.60, 0.30


class Ways:
    """The turn graph of a roll, made when the first of its plays is written out."""

    def __init__(self, position: Position, dice: Dice) -> None:
        self._roll = position, dice

    @cached_property
    def graph(self) -> TurnGraph:
        """The graph."""
        return turn_graph(*self._roll)


@dataclass(frozen=True)
class Candidate:
    """A play of the roll: its numbers are for the player who moves, after it.

    ``position`` is in that player's view; ``plies`` is how deep the play was judged.
    """

    position: Position
    equity: float
    equity_loss: float
    mwc: float | None
    probabilities: Probabilities
    plies: int
    played: bool
    _ways: Ways = field(repr=False, compare=False)

    @cached_property
    def steps(self) -> tuple[tuple[int, int, int, int], ...]:
        """One way to play it: steps (from, to, hit, die) in the mover's view, 25 bar, 0 off."""
        steps = self._ways.graph.steps_to(self.position)
        return tuple((step.origin, step.target, step.hit, step.die) for step in steps)

    @cached_property
    def turn(self) -> str:
        """The play in standard notation; "" when nothing can be played."""
        return format_turn(step[:3] for step in self.steps)


@dataclass(frozen=True, slots=True)
class CubeVerdict:
    """What the cube actions are worth to the player on roll, and which are right.

    ``double_take`` is that of a plain take, ``double_beaver`` of a beaver, which costs
    two cubes at most (None where none is allowed). ``mwc`` holds the chances of the first
    three, None for money.
    """

    no_double: float
    double_take: float
    double_drop: float
    double_beaver: float | None
    action: Literal["no double", "double", "too good"]
    response: Literal["take", "drop", "beaver"]
    mwc: tuple[float, float, float] | None
    probabilities: Probabilities
    cubeless: float
    plies: int

    @property
    def doubled(self) -> float:
        """Equity of doubling now when the other side answers right."""
        answers = [self.double_take, self.double_drop]
        return min(answers if self.double_beaver is None else [*answers, self.double_beaver])


@dataclass(frozen=True, slots=True)
class Occasion:
    """When and where something was decided, by whom, and what.

    ``number`` is that of the action in the record by which it was made (of the roll, where the
    decision was not to double). ``position`` and ``state`` are those of the seat ``on_roll`` before
    it; ``state`` has the cube as it stood before any double. ``made`` is a word of actions
    ("double", "no double", "take", ...) or a play in notation. What cannot be judged has a
    ``problem``.
    """

    number: int
    game: int
    turn: int
    seat: int
    kind: Kind
    phase: Phase
    on_roll: int
    position: Position
    state: CubeState
    made: str
    dice: Dice | None = None
    problem: str | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Decision(Occasion):
    """One decision of the record and what the engine thinks of it.

    ``best`` is written as ``made``. ``equity`` is the seat's after the best action; ``loss`` what
    the action made gave up, ``loss_mwc`` the same in match-winning chance, ``loss_points`` in
    points of the session (cube included). ``counted`` tells whether it enters PR. ``error`` names
    the kind of error where something was lost. What was not judged has no loss.
    """

    best: str = ""
    equity: float | None = None
    loss: float | None = None
    loss_mwc: float | None = None
    loss_points: float | None = None
    counted: bool = False
    close: bool = False
    forced: bool = False
    error: str | None = None
    candidates: tuple[Candidate, ...] = ()
    legal: int = 0
    cube: CubeVerdict | None = None
    plies: int | None = None

    @property
    def mark(self) -> Mark:
        """``?!`` inaccuracy, ``?`` error, ``??`` blunder, or nothing."""
        return mark_of(self.loss)

    @property
    def played(self) -> Candidate | None:
        """The candidate that was played; None unless this is a judged checker play."""
        return next((found for found in self.candidates if found.played), None)


@dataclass(frozen=True, slots=True)
class RolledLuck:
    """One roll and its luck: what the best play of it is worth above the mean of all 21.

    Numbers are for ``seat``, who rolled. ``before`` is that mean, the equity before the roll;
    ``luck`` in units of the cube, ``luck_mwc`` in match-winning chance, ``luck_points`` in points.
    """

    number: int
    game: int
    seat: int
    dice: Dice
    before: float
    before_mwc: float | None
    luck: float
    luck_mwc: float | None
    luck_points: float | None

    @property
    def mark(self) -> Literal["", "▲", "▼", "joker"]:
        """Lucky, unlucky, or a joker (above 0.6)."""
        if self.luck > VERY_LUCKY:
            return "joker"
        return "▲" if self.luck >= LUCKY else "▼" if self.luck <= -LUCKY else ""


def mark_of(loss: float | None) -> Mark:
    """The mark of a decision that gave up ``loss``."""
    if loss is None:
        return ""
    for least, mark in MARKS:
        if loss >= least:
            return mark
    return ""
