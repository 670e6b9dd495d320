"""Turns in writing: ``8/5 6/5``, ``bar/20*/15``, ``24/22(2)``, ``6/off``.

Reads what people and programs write into legs, and writes steps in one standard
form. Only the writing is judged here; whether a turn is legal is for ``play`` and
the turn graph. Points are numbered from the view of the player who moves.

Read are: ``/`` or a dash between places, spaces or commas between moves, any case,
``bar`` or 25, ``off`` or 0, several stops (``13/8/5``), ``*`` anywhere behind a
place, ``(2)`` to repeat, and the roll in front (``31: 8/5 6/5``).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from operator import index
from typing import TYPE_CHECKING, cast

from fivepoint.errors import IllegalTurn, shown
from fivepoint.rules.position import BAR, OFF

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LONGEST_TEXT = 200

_WORDS = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}
_PLACE = r"(?:\d{1,2}|bar|b|off|o)"
_MOVE = re.compile(rf"({_PLACE}\**(?:/{_PLACE}\**)+)(?:\(([1-9])\))?")
_ROLL = re.compile(r"\s*([1-6])\s*[-/,]?\s*([1-6])\s*:")
_DASHES = re.compile(r"\s*[/\-‐‑‒–—−→>]+\s*")


@dataclass(frozen=True, slots=True)
class Leg:
    """One checker sent from ``origin`` to ``target``, by one die or over several.

    ``hit`` tells that a star was written. A ``die`` other than 0 allows that die alone.
    """

    origin: int
    target: int
    hit: bool = False
    die: int = 0

    def __str__(self) -> str:
        return f"{place_name(self.origin)}/{place_name(self.target)}"


@dataclass(frozen=True, slots=True)
class WrittenTurn:
    """A turn as it was written: its legs in that order and the roll, if one stood in front."""

    legs: tuple[Leg, ...]
    roll: tuple[int, int] | None = None


def place_name(place: int) -> str:
    """How a place is written: ``bar`` for 25, ``off`` for 0, else the number."""
    return {BAR: "bar", OFF: "off"}.get(place, str(place))


def read_turn(text: str) -> WrittenTurn:
    """The legs written in ``text``; none for an empty one. IllegalTurn where it is unreadable.

    >>> [str(leg) for leg in read_turn("13-8-7*, 6/OFF(2)").legs]
    ['13/8', '8/7', '6/off', '6/off']
    """
    if len(text) > LONGEST_TEXT:
        raise IllegalTurn("unreadable", text=shown(text), part=shown(text))
    rest = text
    roll = None
    if written := _ROLL.match(text):
        roll = int(written[1]), int(written[2])
        rest = text[written.end() :]
    tidy = _DASHES.sub("/", rest.lower())
    tidy = re.sub(r"\s+(?=[*(])", "", tidy)
    legs: list[Leg] = []
    for part in re.split(r"[\s,;]+", tidy):
        if part:
            legs.extend(_read_move(part, text))
    return WrittenTurn(tuple(legs), roll)


def _read_move(part: str, text: str) -> list[Leg]:
    """The legs of one move such as ``13/8/7*`` or ``6/off(2)``."""
    move = _MOVE.fullmatch(part)
    stops = [_read_place(stop) for stop in move[1].split("/")] if move else []
    if not move or any(place > BAR for place, _ in stops):
        raise IllegalTurn("unreadable", text=shown(text), part=shown(part))
    way = [Leg(origin, target, hit) for (origin, _), (target, hit) in pairwise(stops)]
    return way * int(move[2] or 1)


def _read_place(text: str) -> tuple[int, bool]:
    """A place and whether stars stand behind it."""
    name = text.rstrip("*")
    place = _WORDS[name] if name in _WORDS else int(name)
    return place, name != text


def read_steps(steps: Iterable[Iterable[int]]) -> WrittenTurn:
    """Steps given as numbers, (from, to), (from, to, hit) or (from, to, hit, die, ...), as legs.

    IllegalTurn for anything that is no such step.
    """
    return WrittenTurn(tuple(_leg(step) for step in _listed(steps)))


def _listed(steps: object) -> Sequence[object]:
    """``steps`` as a list of at most a few more than any turn has."""
    try:
        walk = iter(cast("Iterable[object]", steps))
    except TypeError:
        raise IllegalTurn("bad-step", step=shown(steps)) from None
    return [step for step, _ in zip(walk, range(LONGEST_TEXT), strict=False)]


def read_dice_steps(steps: Iterable[Iterable[int]]) -> list[tuple[int, int, int]]:
    """Steps given as (from, to, die), as plain numbers; IllegalTurn for anything else."""
    asked: list[tuple[int, int, int]] = []
    for step in _listed(steps):
        numbers = _numbers(step)
        if len(numbers) != 3:
            raise IllegalTurn("bad-step", step=shown(step))
        asked.append((numbers[0], numbers[1], numbers[2]))
    return asked


def _numbers(step: object) -> list[int]:
    """The numbers of a step; none for what is no step."""
    try:
        return (
            [] if isinstance(step, str | bytes) else [index(cast("int", n)) for n in _listed(step)]
        )
    except (TypeError, IllegalTurn):
        return []


def _leg(step: object) -> Leg:
    numbers = _numbers(step)
    if not 2 <= len(numbers) <= 5:
        raise IllegalTurn("bad-step", step=shown(step))
    origin, target, hit, die = (*numbers, 0, 0)[:4]
    if not (0 <= origin <= BAR and 0 <= target <= BAR and 0 <= die <= 6):
        raise IllegalTurn("bad-step", step=shown(step))
    return Leg(origin, target, bool(hit), die)


def format_turn(steps: Iterable[Iterable[int]]) -> str:
    """The standard writing of ``steps``: rear checkers first, stops only where they hit.

    Steps of one checker are joined, equal moves counted; no steps give an empty text.

    >>> format_turn([(25, 20, 1), (20, 15)])
    'bar/20*/15'
    >>> format_turn([(6, 5), (8, 5)])
    '8/5 6/5'
    """
    ways = sorted((_stops(way) for way in _joined(list(read_steps(steps).legs))), reverse=True)
    moves: Counter[tuple[int, ...]] = Counter()
    starred: set[tuple[tuple[int, ...], int]] = set()
    for stops in ways:
        places = tuple(place for place, _ in stops)
        moves[places] += 1
        starred.update((places, place) for place, hit in stops if hit)
    return " ".join(
        "/".join(place_name(place) + "*" * ((places, place) in starred) for place in places)
        + (f"({times})" if times > 1 else "")
        for places, times in moves.items()
    )


def _joined(legs: list[Leg]) -> list[list[Leg]]:
    """The legs as the ways of single checkers, each leg behind the one it goes on from."""
    waiting = sorted(legs, key=lambda leg: (leg.origin, leg.target, leg.hit), reverse=True)
    ways: list[list[Leg]] = []
    while waiting:
        way = [waiting.pop(0)]
        while onward := next((leg for leg in waiting if leg.origin == way[-1].target), None):
            waiting.remove(onward)
            way.append(onward)
        ways.append(way)
    return ways


def _stops(way: list[Leg]) -> list[tuple[int, bool]]:
    """Where a checker starts, hits on its way, and ends, with the hits marked."""
    between = [(leg.target, True) for leg in way[:-1] if leg.hit]
    return [(way[0].origin, False), *between, (way[-1].target, way[-1].hit)]
