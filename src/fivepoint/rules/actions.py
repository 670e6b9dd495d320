"""The actions of a match: what a seat can do, as plain values.

A match is a list of these. Each names its seat, so one that arrives late is never
booked on the other side. An action checks only its own form; whether it is allowed
is asked of the match (``match.py``). ``word`` is the name used in records, in the
server's messages and in the pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias, cast

from fivepoint.errors import RulesError, shown
from fivepoint.rules.cube import check_score
from fivepoint.rules.dice import check_dice
from fivepoint.rules.numbers import as_whole, make_plain, plain_pair
from fivepoint.rules.position import BAR, Position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.rules.dice import Dice
    from fivepoint.rules.step import Step

MOST_STEPS = 4


@dataclass(frozen=True, slots=True)
class _Seated:
    """What every action has: the seat that acts, 0 (White) or 1 (Black)."""

    word: ClassVar[str] = ""
    seat: int

    def __post_init__(self) -> None:
        make_plain(self, "seat")
        check_seat(self.seat)


@dataclass(frozen=True, slots=True)
class Roll(_Seated):
    """The dice are thrown.

    For the opening roll the first die is White's, the second Black's, and either seat
    may call for it.
    """

    word: ClassVar[str] = "roll"
    dice: Dice

    def __post_init__(self) -> None:
        make_plain(self, "seat")
        check_seat(self.seat)
        object.__setattr__(self, "dice", check_dice(self.dice))


@dataclass(frozen=True, slots=True)
class Play(_Seated):
    """A whole turn: steps (from, to, die) in the view of its seat; 25 the bar, 0 off.

    No steps at all is a dance, allowed only where nothing can be played.
    """

    word: ClassVar[str] = "play"
    steps: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        make_plain(self, "seat")
        check_seat(self.seat)
        object.__setattr__(self, "steps", _checked_steps(self.steps))

    @classmethod
    def from_steps(cls, seat: int, steps: Iterable[Step]) -> Play:
        """The turn made of steps of a turn graph."""
        return cls(seat, tuple((step.origin, step.target, step.die) for step in steps))


@dataclass(frozen=True, slots=True)
class Double(_Seated):
    """The cube is offered at twice its value, before the roll."""

    word: ClassVar[str] = "double"


@dataclass(frozen=True, slots=True)
class Take(_Seated):
    """The offered cube is accepted, after a beaver or raccoon too."""

    word: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Drop(_Seated):
    """The offered cube is declined: the game is lost at the stake before the offer."""

    word: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Beaver(_Seated):
    """The doubled side takes and redoubles at once, keeping the cube."""

    word: ClassVar[str] = "beaver"


@dataclass(frozen=True, slots=True)
class Raccoon(_Seated):
    """The doubler accepts the beaver and redoubles at once; the cube stays with the other."""

    word: ClassVar[str] = "raccoon"


@dataclass(frozen=True, slots=True)
class Resign(_Seated):
    """The seat offers to lose the game: 1 single, 2 a gammon, 3 a backgammon."""

    word: ClassVar[str] = "resign"
    n: int

    def __post_init__(self) -> None:
        make_plain(self, "seat")
        check_seat(self.seat)
        make_plain(self, "n")
        if not 1 <= (as_whole(self.n) or 0) <= 3:
            raise RulesError("resign-value", n=shown(self.n))


@dataclass(frozen=True, slots=True)
class Accept(_Seated):
    """The offered resignation is accepted."""

    word: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Refuse(_Seated):
    """The offered resignation is refused, or withdrawn by the seat that offered it."""

    word: ClassVar[str] = "refuse"


@dataclass(frozen=True, slots=True)
class Takeback(_Seated):
    """The seat's last whole turn and all after it are undone; its dice stay rolled."""

    word: ClassVar[str] = "takeback"


@dataclass(frozen=True, slots=True)
class Flag(_Seated):
    """The clock of this seat fell while the decision was its own."""

    word: ClassVar[str] = "flag"


@dataclass(frozen=True, slots=True)
class Claim(_Seated):
    """This seat claims the win because the other one is gone."""

    word: ClassVar[str] = "claim"


@dataclass(frozen=True, slots=True)
class Set(_Seated):
    """A position, a score or both, set up by hand or found in a recorded file.

    With a ``position`` (seen by ``seat``, which is on roll) the present game goes on
    from there, with ``dice`` if already rolled. Without one the game starts afresh
    with its opening roll. ``cube`` None leaves it at 1; ``owner`` is a seat; ``score``
    is by seat, None leaves it; ``crawford`` None decides it by the score.
    """

    word: ClassVar[str] = "set"
    position: Position | None = None
    dice: Dice | None = None
    cube: int | None = None
    owner: int | None = None
    score: tuple[int, int] | None = None
    crawford: bool | None = None

    def __post_init__(self) -> None:
        make_plain(self, "seat")
        check_seat(self.seat)
        position = cast("object", self.position)
        if position is None:
            if not (self.dice is None and self.cube is None and self.owner is None):
                raise RulesError("set-needs-position")
        elif not isinstance(position, Position):
            raise RulesError("set-position", value=shown(position))
        elif position.result is not None:
            raise RulesError("game-finished")
        if self.dice is not None:
            object.__setattr__(self, "dice", check_dice(self.dice))
        make_plain(self, "cube", "owner")
        if self.owner is not None:
            check_seat(self.owner)
        if self.score is not None:
            object.__setattr__(self, "score", plain_pair(self.score))
            check_score(self.score, None)
        if not isinstance(cast("object", self.crawford), bool | None):
            raise RulesError("flag-value", name="crawford", value=shown(self.crawford))


Action: TypeAlias = (
    Roll | Play | Double | Take | Drop | Beaver | Raccoon
    | Resign | Accept | Refuse | Takeback | Flag | Claim | Set
)  # fmt: skip

ACTIONS: dict[str, type[Action]] = {
    kind.word: kind
    for kind in (
        Roll, Play, Double, Take, Drop, Beaver, Raccoon,
        Resign, Accept, Refuse, Takeback, Flag, Claim, Set,
    )
}  # fmt: skip
"""Every action by its word, in the order in which actions are listed."""


def check_seat(seat: object) -> None:
    """Raise RulesError unless this is a seat, 0 or 1."""
    if as_whole(seat) not in (0, 1):
        raise RulesError("seat-value", seat=shown(seat))


def _checked_steps(steps: object) -> tuple[tuple[int, int, int], ...]:
    """Steps as tuples of plain ints within the board, or RulesError."""
    if not isinstance(steps, list | tuple):
        raise RulesError("steps-form", steps=shown(steps))
    rows = cast("list[object]", steps)
    if len(rows) > MOST_STEPS:
        raise RulesError("steps-count", count=len(rows))
    return tuple(_checked_step(row) for row in rows)


def _checked_step(step: object) -> tuple[int, int, int]:
    if isinstance(step, list | tuple):
        numbers = [as_whole(number) for number in cast("list[object]", step)]
        if len(numbers) == 3 and None not in numbers:
            origin, target, die = cast("list[int]", numbers)
            if 1 <= origin <= BAR and 0 <= target < BAR and 1 <= die <= 6:
                return origin, target, die
    raise RulesError("steps-form", steps=shown(cast("object", step)))
