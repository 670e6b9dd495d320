"""The doubling cube: what a cube state is, who may turn it, and what that costs.

Two values describe everything about cube and score that a decision depends on:
``Money`` for money games and ``MatchState`` for a match. Both are seen by the
player on roll ("me"); ``flip`` gives the other side's view. They are what the
engine takes and what the match fold asks; the fold itself, with seats and
offers, is in ``match.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, cast

from fivepoint.errors import RulesError, shown
from fivepoint.rules.numbers import as_whole, make_plain, plain_pair

Side: TypeAlias = Literal["me", "other"]

HIGHEST_CUBE = 2**30
"""The highest cube there is, also where no cap was agreed: 30 doubles."""

LONGEST_MATCH = 32767
"""The longest match: the largest number that fits the common match identifiers."""

MOST_BEAVERS = 30


@dataclass(frozen=True, slots=True)
class Money:
    """The cube of one money game, seen by the player on roll.

    ``cube`` is its value, None when the game is played without one. ``owner`` is
    None while it stands in the middle (above 1 only after automatic doubles).
    ``jacoby``: gammons count once a player has turned the cube. ``beavers``: how
    many immediate redoubles may follow one double (1 a beaver, 2 also a raccoon,
    ...). ``max_cube`` caps the cube, None for no cap but ``HIGHEST_CUBE``.
    Raises RulesError for a combination that no game can reach.
    """

    cube: int | None = 1
    owner: Side | None = None
    jacoby: bool = False
    beavers: int = 0
    max_cube: int | None = 64

    def __post_init__(self) -> None:
        make_plain(self, "cube", "beavers", "max_cube")
        check_cap(self.max_cube)
        check_flag("jacoby", self.jacoby)
        check_beavers(self.beavers)
        _check_cube(self.cube, self.owner, self.max_cube)

    @property
    def gammons_count(self) -> bool:
        """Whether a gammon won now would count two.

        Always, but under Jacoby only once a player has turned the cube. Without a cube
        Jacoby means nothing.
        """
        return not self.jacoby or self.cube is None or self.owner is not None

    def flip(self) -> Money:
        """The same game seen by the other side."""
        return replace(self, owner=_flipped(self.owner))


@dataclass(frozen=True, slots=True)
class MatchState:
    """Cube and score of a match to ``length`` points, seen by the player on roll.

    ``score`` holds the points won so far, own first. ``crawford`` is True in the
    Crawford game only: after it one side is 1-away and ``crawford`` False.
    ``cube`` None means a match without a cube. Raises RulesError for a
    combination that no match can reach.
    """

    length: int
    score: tuple[int, int] = (0, 0)
    cube: int | None = 1
    owner: Side | None = None
    crawford: bool = False
    max_cube: int | None = None

    def __post_init__(self) -> None:
        make_plain(self, "length", "cube", "max_cube")
        object.__setattr__(self, "score", plain_pair(self.score))
        check_length(self.length)
        check_score(self.score, self.length)
        check_cap(self.max_cube)
        check_flag("crawford", self.crawford)
        _check_cube(self.cube, self.owner, self.max_cube)
        if self.owner is None and self.cube is not None and self.cube > 1:
            raise RulesError("cube-centred", cube=self.cube)
        if self.crawford:
            if 1 not in self.away:
                raise RulesError("crawford-away", own=self.score[0], other=self.score[1])
            if self.away == (1, 1) and self.length > 1:
                raise RulesError("crawford-both", length=self.length)
            if self.cube is not None and self.cube != 1:
                raise RulesError("crawford-cube", cube=self.cube)

    @property
    def away(self) -> tuple[int, int]:
        """Points still needed, own first."""
        return self.length - self.score[0], self.length - self.score[1]

    @property
    def gammons_count(self) -> bool:
        """Always True: Jacoby is a rule of money games."""
        return True

    @property
    def dead(self) -> bool:
        """Whether the cube is dead for the player on roll (docs/rules.md 9.7).

        A single game at its present value already wins the match, so that turning it
        could gain nothing.
        """
        return self.cube is None or self.away[0] <= self.cube

    def flip(self) -> MatchState:
        """The same match seen by the other side."""
        return replace(self, score=(self.score[1], self.score[0]), owner=_flipped(self.owner))


CubeState: TypeAlias = Money | MatchState


def check_state(state: object) -> None:
    """Raise RulesError unless this is the cube of a money game or of a match."""
    if not isinstance(state, Money | MatchState):
        raise RulesError("argument-kind", name="state", value=shown(state))


def double_fault(state: CubeState) -> str | None:
    """The code of the rule that forbids the player on roll to double now, None if allowed.

    Asked before the roll (docs/rules.md 9.2, 9.6, 9.7, 11.3). ``no-cube``,
    ``crawford-game``, ``cube-not-yours``, ``cube-cap`` or, in a match, ``cube-dead``.
    """
    if state.cube is None:
        return "no-cube"
    if isinstance(state, MatchState) and state.crawford:
        return "crawford-game"
    if state.owner == "other":
        return "cube-not-yours"
    if not fits_cap(2 * state.cube, state.max_cube):
        return "cube-cap"
    if isinstance(state, MatchState) and state.dead:
        return "cube-dead"
    return None


def redouble_fault(state: CubeState, redoubles: int) -> str | None:
    """The code of the rule that forbids an immediate redouble (10.3, 10.4), None if allowed.

    ``state`` stands as it was when the last offer was made, so its cube would go
    to four times its value; ``redoubles`` is how many beavers and raccoons this
    double has already brought.
    """
    if isinstance(state, MatchState):
        return "no-beavers-in-match"
    if state.cube is None:
        return "no-cube"
    if redoubles >= state.beavers:
        return "no-beavers" if redoubles == 0 else "no-more-beavers"
    if not fits_cap(4 * state.cube, state.max_cube):
        return "cube-cap"
    return None


def doubled(state: CubeState) -> CubeState:
    """The state after the player on roll doubled and the other side took.

    Still seen by the player on roll. Raises RulesError where no double is allowed.
    """
    fault = double_fault(state)
    if fault is not None or state.cube is None:
        raise RulesError(fault or "no-cube")
    return replace(state, cube=2 * state.cube, owner="other")


def points_won(state: CubeState, result: int) -> int:
    """Points for winning ``result`` (1 single, 2 gammon, 3 backgammon) at this cube.

    Jacoby makes every result count single while the cube is unturned (8.5, 10.2).
    """
    number = as_whole(result)
    if number is None or not 1 <= number <= 3:
        raise RulesError("result-unknown", result=shown(result))
    return (number if state.gammons_count else 1) * (state.cube or 1)


def fits_cap(value: int, max_cube: int | None) -> bool:
    """Whether a cube of ``value`` is within the cap (None: ``HIGHEST_CUBE``)."""
    return value <= (HIGHEST_CUBE if max_cube is None else max_cube)


def is_whole(number: object) -> bool:
    """Whether this is an int and nothing that only passes for one."""
    return isinstance(number, int) and not isinstance(number, bool)


def check_cap(max_cube: object) -> None:
    """Raise RulesError unless this is a cap: None or a power of two up to ``HIGHEST_CUBE``."""
    if max_cube is not None and not _is_face(max_cube):
        raise RulesError("cap-value", cap=shown(max_cube))


def check_flag(name: str, value: object) -> None:
    """Raise RulesError unless this is True or False."""
    if not isinstance(value, bool):
        raise RulesError("flag-value", name=name, value=shown(value))


def check_beavers(beavers: object) -> None:
    """Raise RulesError unless this is a number of immediate redoubles from 0 up."""
    if not (isinstance(beavers, int) and is_whole(beavers) and 0 <= beavers <= MOST_BEAVERS):
        raise RulesError("beavers-value", beavers=shown(beavers), most=MOST_BEAVERS)


def check_length(length: object) -> None:
    """Raise RulesError unless this is a match length."""
    if not (isinstance(length, int) and is_whole(length) and 1 <= length <= LONGEST_MATCH):
        raise RulesError("length-value", length=shown(length), most=LONGEST_MATCH)


def check_score(score: object, length: int | None) -> None:
    """Raise RulesError unless this is a pair of points below ``length`` (None: any points)."""
    pair = cast("tuple[object, ...]", score) if isinstance(score, tuple) else ()
    if len(pair) != 2:
        raise RulesError("score-pair", score=shown(cast("object", score)))
    for points in pair:
        if not (isinstance(points, int) and is_whole(points) and points >= 0):
            raise RulesError("score-value", points=shown(points))
        if length is not None and points >= length:
            raise RulesError("score-over", points=shown(points), length=length)


def _check_cube(cube: object, owner: object, max_cube: int | None) -> None:
    if owner is not None and not (isinstance(owner, str) and owner in ("me", "other")):
        raise RulesError("owner-value", owner=shown(owner))
    if cube is None:
        if owner is not None:
            raise RulesError("owner-no-cube")
        return
    if not isinstance(cube, int) or not _is_face(cube):
        raise RulesError("cube-value", cube=shown(cube))
    if not fits_cap(cube, max_cube):
        raise RulesError("cube-above-cap", cube=cube, cap=max_cube or HIGHEST_CUBE)
    if cube == 1 and owner is not None:
        raise RulesError("cube-owner")


def _is_face(value: object) -> bool:
    return (
        isinstance(value, int)
        and is_whole(value)
        and 1 <= value <= HIGHEST_CUBE
        and value & (value - 1) == 0
    )


def _flipped(owner: Side | None) -> Side | None:
    if owner is None:
        return None
    return "other" if owner == "me" else "me"
