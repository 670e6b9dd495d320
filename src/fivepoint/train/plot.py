"""The curve of a run, drawn from its log: the one-ply residual against the labels made.

Both axes are logarithmic, for the residual falls about as a power of the labels. Stages are
named where they begin. An SVG text without scripts or fonts of its own.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, cast

from fivepoint.errors import ParseError

if TYPE_CHECKING:
    from pathlib import Path

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 34, 44
TICKS = (1.0, 2.0, 5.0)


@dataclass(frozen=True)
class Point:
    """One line of the log, as far as the plot needs it."""

    stage: str
    labels: int
    residual: float
    """Points: root mean square difference between a position's value and its lookahead."""


def read_log(path: Path) -> list[Point]:
    """The points of a log; ParseError names the first line that is none. OSError if unreadable."""
    points: list[Point] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            entry = cast("dict[str, object]", json.loads(line))
            point = Point(
                str(entry["stage"]),
                int(cast("int", entry["labels"])),
                float(cast("float", entry["residual"])),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise ParseError("train-log", file=str(path), line=number) from error
        if point.labels > 0 and 0.0 < point.residual < math.inf:
            points.append(point)
    return points


def draw(points: list[Point]) -> str:
    """The plot of at least one point, as SVG."""
    across = _Axis.over([float(point.labels) for point in points], LEFT, WIDTH - RIGHT)
    up = _Axis.over([point.residual for point in points], HEIGHT - BOTTOM, TOP)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="system-ui, sans-serif" font-size="12" role="img" '
            'aria-label="One-ply residual against labels">'
        ),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" fill="#222">One-ply residual, points</text>',
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" fill="#222">labels</text>',
    ]
    for value in across.ticks():
        x = across.place(value)
        parts.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle" fill="#555">'
            f"{_count(value)}</text>"
        )
    for value in up.ticks():
        y = up.place(value)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{value:g}</text>'
        )
    line = " ".join(
        f"{across.place(point.labels):.1f},{up.place(point.residual):.1f}" for point in points
    )
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0b61a4" stroke-width="2"/>')
    parts += _stage_marks(points, across)
    return "\n".join([*parts, "</svg>", ""])


def _stage_marks(points: list[Point], across: _Axis) -> list[str]:
    """A mark and the name of each stage where it begins, in turn at two heights."""
    marks: list[str] = []
    before = ""
    for point in points:
        if point.stage == before:
            continue
        x = across.place(point.labels)
        y = TOP + 14 + 16 * (len(marks) % 2)
        marks.append(
            f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#c60" stroke-dasharray="3 3"/>'
            f'<text x="{x + 4:.1f}" y="{y}" fill="#a50">{escape(point.stage)}</text>'
        )
        before = point.stage
    return marks


@dataclass(frozen=True)
class _Axis:
    """A logarithmic axis between two places on the page."""

    low: float
    high: float
    start: float
    end: float

    @classmethod
    def over(cls, values: list[float], start: float, end: float) -> _Axis:
        return cls(min(values) * 0.95, max(values) * 1.05, start, end)

    def place(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        values = [float(f"{step}e{power}") for power in range(first, last + 1) for step in TICKS]
        return [value for value in values if self.low <= value <= self.high]


def _count(value: float) -> str:
    return f"{value / 1e6:g} M" if value >= 1e6 else f"{value:,.0f}"
