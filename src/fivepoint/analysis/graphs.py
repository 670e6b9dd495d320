"""The two graphs of a report as SVG: how the match stood, and how the luck ran.

One step line over all rolls, own side (seat 0) up; games are parted by lines; decisions
that lost something are dots, larger for larger losses, that lead to their place in the
page. Colours are classes, so that the page's light and dark styles reach them.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from fivepoint.analysis.cards import MARK_CLASSES, anchor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import Decision, RolledLuck
    from fivepoint.analysis.words import Words

_WIDTH, _HEIGHT = 1000, 220
_LEFT, _RIGHT, _TOP, _BOTTOM = 52, 12, 12, 26
_STEPS = tuple(digit * 10.0**power for power in range(-3, 4) for digit in (1.0, 2.0, 2.5, 5.0))


@dataclass(frozen=True, slots=True)
class _Scale:
    """Values to places: ``low`` at the bottom, ``high`` at the top."""

    low: float
    high: float
    count: int

    def x(self, place: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * place / max(1, self.count)

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * min(1.0, max(0.0, share))


def standing_graph(analysis: Analysis, words: Words) -> str:
    """Match-winning chance of seat 0, or its equity for money, before every roll."""
    rolls = analysis.rolls
    match = analysis.record.rules.length is not None
    values = [_standing(roll) for roll in rolls]
    scale = _Scale(0.0, 1.0, len(rolls)) if match else _money_scale(values, len(rolls))
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0] if match else _ticks(scale)
    labels = [words.percent(tick, 0) if match else words.signed(tick, 1) for tick in ticks]
    dots = _dots(analysis, words, scale, values)
    name = words.say("graph-mwc" if match else "graph-equity", player=analysis.record.players[0])
    drawn = _games(analysis, words, scale) + _line(scale, values) + dots
    return _graph(name, _grid(scale, ticks, labels) + drawn)


def luck_graph(analysis: Analysis, words: Words) -> str:
    """The luck of seat 0 less that of seat 1, added up roll by roll."""
    match = analysis.record.rules.length is not None
    total, values = 0.0, [0.0]
    for roll in analysis.rolls:
        luck = roll.luck_mwc if match else roll.luck_points
        total += (luck or 0.0) * (1 if roll.seat == 0 else -1)
        values.append(total)
    reach = max(0.05, *(abs(value) for value in values)) * 1.1
    scale = _Scale(-reach, reach, len(analysis.rolls))
    ticks = _ticks(scale)
    labels = [words.signed_percent(tick, 0) if match else words.signed(tick, 2) for tick in ticks]
    name = words.say("graph-luck", player=analysis.record.players[0])
    drawn = _games(analysis, words, scale) + _line(scale, values)
    return _graph(name, _grid(scale, ticks, labels) + drawn)


def _standing(roll: RolledLuck) -> float:
    """What seat 0 had before the roll."""
    if roll.before_mwc is not None:
        return roll.before_mwc if roll.seat == 0 else 1 - roll.before_mwc
    return roll.before if roll.seat == 0 else -roll.before


def _money_scale(values: Sequence[float], count: int) -> _Scale:
    reach = min(3.0, max(1.0, *(abs(value) for value in [*values, 0.0])))
    return _Scale(-reach, reach, count)


def _ticks(scale: _Scale) -> list[float]:
    """Five round values around 0, the outermost within the graph."""
    step = next(step for step in _STEPS if 2 * step > scale.high * 0.6)
    step = step if 2 * step <= scale.high else step / 2
    return [place * step for place in (-2, -1, 0, 1, 2)]


def _graph(name: str, drawn: str) -> str:
    """The graph, able to scroll by itself on small screens."""
    return (
        f'<div class="scroll"><svg class="graph" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        f' aria-label="{escape(name)}">{drawn}</svg></div>'
    )


def _grid(scale: _Scale, ticks: Sequence[float], labels: Sequence[str]) -> str:
    """A line with its number at every tick; the middle one is stronger."""
    return "".join(
        f'<path class="{"zero" if i == len(ticks) // 2 else "grid"}"'
        f' d="M{_LEFT} {scale.y(tick):.1f}H{_WIDTH - _RIGHT}"/>'
        f'<text x="{_LEFT - 6}" y="{scale.y(tick) + 4:.1f}" class="end">{escape(label)}</text>'
        for i, (tick, label) in enumerate(zip(ticks, labels, strict=True))
    )


def _line(scale: _Scale, values: Sequence[float]) -> str:
    """The step line through all values."""
    steps = "".join(
        f"H{scale.x(i):.1f}V{scale.y(value):.1f}" for i, value in enumerate(values[1:], 1)
    )
    return f'<path class="line" d="M{scale.x(0):.1f} {scale.y(values[0]):.1f}{steps}"/>'


def _games(analysis: Analysis, words: Words, scale: _Scale) -> str:
    """A line where each game begins, with its number."""
    starts: dict[int, int] = {}
    for place, roll in enumerate(analysis.rolls):
        starts.setdefault(roll.game, place)
    ends = [*list(starts.values())[1:], len(analysis.rolls)]
    drawn: list[str] = []
    for (game, place), end in zip(starts.items(), ends, strict=True):
        drawn.append(f'<path class="game" d="M{scale.x(place):.1f} {_TOP}V{_HEIGHT - _BOTTOM}"/>')
        drawn.append(_game_name(words.say("game-short", game=game), scale.x(place), scale.x(end)))
    return "".join(drawn)


def _game_name(name: str, begin: float, end: float) -> str:
    """The game's name below its part of the graph, if there is room."""
    if end - begin < 9 * len(name):
        return ""
    return f'<text x="{begin + 4:.1f}" y="{_HEIGHT - 8}">{escape(name)}</text>'


def _dots(analysis: Analysis, words: Words, scale: _Scale, values: Sequence[float]) -> str:
    """A dot for every marked decision, at the roll it belongs to."""
    numbers = [roll.number for roll in analysis.rolls]
    drawn: list[str] = []
    for decision in analysis.decisions:
        if not decision.mark or not values:
            continue
        place = max(0, sum(number <= decision.number for number in numbers) - 1)
        size = 4 + min(8.0, 20 * (decision.loss or 0.0))
        drawn.append(
            f'<a href="#{anchor(decision)}"><circle class="{MARK_CLASSES[decision.mark]}"'
            f' cx="{scale.x(place):.1f}" cy="{scale.y(values[place]):.1f}" r="{size:.1f}">'
            f"<title>{escape(_told(decision, words))}</title></circle></a>"
        )
    return "".join(drawn)


def _told(decision: Decision, words: Words) -> str:
    return words.say(
        "lost-by",
        made=words.made(decision),
        mark=decision.mark,
        loss=words.number(decision.loss or 0.0, 3),
    )
