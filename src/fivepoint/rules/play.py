"""A turn as a person gives it, found in the turn graph or refused with the broken rule.

A leg may take several dice and the legs may come in any order, so the graph is
searched for a path that is made of exactly these legs. If none is there, the legs
are tried by single steps alone, to tell what stands in the way of which one.
Everything is in the view of the player on roll.

Where a leg can go several ways, the stops written decide; without them the way
that hits just where a star stands, so ``13/7`` hits nothing if it can help it.
If two different results are equally near to what was written, the turn is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import TYPE_CHECKING

from fivepoint.errors import IllegalTurn
from fivepoint.rules.dice import dice_to_play
from fivepoint.rules.notation import Leg, WrittenTurn, format_turn
from fivepoint.rules.position import BAR, OFF
from fivepoint.rules.step import Board, Step, moves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.turn import TurnGraph

CLAUSES = {
    "bar-first": "6.1",
    "blocked": "3.4",
    "game-over": "8.1",
    "higher-point-occupied": "7.3",
    "incomplete-turn": "4.1",
    "larger-die": "4.2",
    "must-use-both-dice": "4.1",
    "no-such-die": "3.1",
    "not-all-home": "7.1",
    "too-many-steps": "3.1",
    "wrong-direction": "3.1",
}
"""The clause of docs/rules.md that a turn refused with this code breaks, where there is one."""


@dataclass(frozen=True, slots=True)
class _Walk:
    """A leg being walked: where its checker is now and how often it has hit so far."""

    leg: Leg
    at: int
    hits: int = 0

    def after(self, target: int, hit: int, die: int) -> _Walk | None:
        """The same walk one step on, or None if this step is not on its way."""
        if target < self.leg.target:
            return None
        if self.leg.die and (die != self.leg.die or target != self.leg.target):
            return None
        return replace(self, at=target, hits=self.hits + hit)

    @property
    def distance(self) -> int:
        """How far a finished walk is from what was written: hits without a star, and reverse."""
        if self.leg.hit:
            return self.hits - 1 if self.hits else 2
        return self.hits


@dataclass(frozen=True, slots=True)
class _Path:
    """A way through the graph that is made of the legs given."""

    node: int
    steps: tuple[Step, ...]
    distance: int


def find_turn(graph: TurnGraph, turn: WrittenTurn) -> int:
    """The node in which ``turn``, a whole legal turn, ends; else IllegalTurn."""
    _check_roll(graph, turn)
    nearest = _nearest(path for path in _paths(graph, turn) if not graph.steps(path.node))
    if not nearest:
        raise _refusal(graph, turn)
    ends = {path.node: path for path in nearest}
    if len(ends) > 1:
        first, second = sorted(format_turn(path.steps) for path in ends.values())[:2]
        raise IllegalTurn("ambiguous-turn", first=first, second=second)
    return nearest[0].node


def find_nodes(graph: TurnGraph, turn: WrittenTurn) -> tuple[int, ...]:
    """The nodes that the first part of a legal turn can have reached; else IllegalTurn.

    Several where the same steps leave different dice to play, or can go different ways.
    """
    _check_roll(graph, turn)
    nearest = _nearest(_paths(graph, turn))
    if not nearest:
        raise _refusal(graph, turn)
    return tuple(sorted({path.node for path in nearest}))


def _check_roll(graph: TurnGraph, turn: WrittenTurn) -> None:
    if turn.roll and sorted(turn.roll) != sorted(graph.dice):
        raise IllegalTurn("wrong-roll")


def _paths(graph: TurnGraph, turn: WrittenTurn) -> Iterator[_Path]:
    walks = tuple(_Walk(leg, leg.origin) for leg in turn.legs)
    if len(walks) <= graph.max_dice:
        yield from _walk_graph(graph, walks, _Path(0, (), 0))


def _walk_graph(graph: TurnGraph, walks: tuple[_Walk, ...], so_far: _Path) -> Iterator[_Path]:
    """All paths on from ``so_far`` that finish ``walks``."""
    if not walks:
        yield so_far
        return
    for step in graph.steps(so_far.node):
        for walk in dict.fromkeys(walks):
            if walk.at != step.origin:
                continue
            moved = walk.after(step.target, step.hit, step.die)
            if moved is None:
                continue
            done = moved.at == moved.leg.target
            path = _Path(step.next, (*so_far.steps, step), so_far.distance + done * moved.distance)
            yield from _walk_graph(graph, _with(walks, walk, None if done else moved), path)


def _with(walks: tuple[_Walk, ...], old: _Walk, new: _Walk | None) -> tuple[_Walk, ...]:
    """``walks`` with ``old`` gone one step on, or finished."""
    place = walks.index(old)
    return (*walks[:place], *([new] if new else []), *walks[place + 1 :])


def _nearest(paths: Iterator[_Path]) -> list[_Path]:
    """The paths nearest to what was written."""
    found = list(paths)
    least = min((path.distance for path in found), default=0)
    return [path for path in found if path.distance == least]


@dataclass(frozen=True, slots=True)
class _Trial:
    """How far legs can be played by single steps, whatever the whole roll demands."""

    board: Board
    dice: tuple[int, ...]  # left to play
    waiting: tuple[_Walk, ...]  # not finished


def _refusal(graph: TurnGraph, turn: WrittenTurn) -> IllegalTurn:
    """The rule that ``turn`` breaks."""
    if graph.position.result is not None:
        return IllegalTurn("game-over")
    for leg in turn.legs:
        if leg.target >= leg.origin:
            return IllegalTurn("wrong-direction", step=str(leg))
    dice = dice_to_play(graph.dice)
    # One leg more than there are dice is enough to find one that is too many.
    walks = tuple(_Walk(leg, leg.origin) for leg in turn.legs[: len(dice) + 1])
    trials = _trials(_Trial(graph.position.board, dice, walks))
    furthest = min(
        (trial for trial in trials if all(walk.at == walk.leg.origin for walk in trial.waiting)),
        key=lambda trial: (len(trial.waiting), len(trial.dice)),
    )
    if furthest.waiting:
        return _obstacle(furthest)
    used = len(dice) - len(furthest.dice)
    if graph.max_dice == used == 1:
        return IllegalTurn("larger-die", die=max(dice))
    if used == 1 and graph.max_dice == len(dice) == 2:
        return IllegalTurn("must-use-both-dice")
    return IllegalTurn("incomplete-turn", used=used, needed=graph.max_dice)


def _trials(trial: _Trial) -> Iterator[_Trial]:
    """``trial`` and everything single steps on the way of its legs can make of it."""
    yield trial
    for walk in dict.fromkeys(trial.waiting):
        for die in dict.fromkeys(trial.dice):
            for origin, target, hit, after in moves(trial.board, die):
                moved = walk.after(target, hit, die) if origin == walk.at else None
                if moved is not None:
                    left = list(trial.dice)
                    left.remove(die)
                    done = moved.at == moved.leg.target
                    waiting = _with(trial.waiting, walk, None if done else moved)
                    yield from _trials(_Trial(after, tuple(left), waiting))


def _obstacle(trial: _Trial) -> IllegalTurn:
    """What stops the first leg that is still waiting."""
    leg, board, step = trial.waiting[0].leg, trial.board, str(trial.waiting[0].leg)
    if not trial.dice:
        return IllegalTurn("too-many-steps", step=step)
    if board[leg.origin] <= 0:
        return IllegalTurn("no-checker-there", step=step, point=leg.origin)
    if board[BAR] and leg.origin != BAR:
        return IllegalTurn("bar-first", step=step)
    rearmost = max(
        (place for place in range(1, BAR + 1) if board[place] > (place == leg.origin)), default=OFF
    )
    if leg.target == OFF and rearmost > 6:
        return IllegalTurn("not-all-home", step=step, point=rearmost)
    reasons = [
        reason
        for count in range(1, len(trial.dice) + 1)
        for dice in permutations(trial.dice, count)
        if (reason := _hindrance(board, leg, dice, rearmost))
    ]
    # A higher point (the rule of bearing off) tells more than a stop that is closed.
    reasons.sort(key=lambda reason: reason.code == "blocked")
    return reasons[0] if reasons else IllegalTurn("no-such-die", step=step)


def _hindrance(board: Board, leg: Leg, dice: tuple[int, ...], rearmost: int) -> IllegalTurn | None:
    """What stops the checker of ``leg`` from going by exactly ``dice``, if they fit its way.

    ``rearmost`` is the rearmost of the other checkers.
    """
    stops = [leg.origin]
    for die in dice:
        stops.append(max(OFF, stops[-1] - die))
    fits = stops[-1] == leg.target and all(stop > leg.target for stop in stops[:-1])
    if not fits or (leg.die and dice != (leg.die,)):
        return None
    if leg.target == OFF and stops[-2] < dice[-1] and rearmost > stops[-2]:
        return IllegalTurn("higher-point-occupied", step=str(leg), point=rearmost)
    closed = [stop for stop in stops[1:] if stop and board[stop] <= -2]
    return IllegalTurn("blocked", step=str(leg), point=closed[-1]) if closed else None
