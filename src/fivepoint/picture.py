"""The board as a picture: SVG text of a position with dice, cube and arrows. Standard library only.

One drawing for notebooks (``Position._repr_svg_``), reports and "Save as picture", in the wide
geometry and the walnut colours of the web board. It draws what it is told and knows no
rule: a board is 26 counts in the view of the side at the bottom, own checkers positive.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTH, HEIGHT = 1000, 740
TOP, BOTTOM, CENTRE = 40, 700, 370
_LEFT, _RIGHT, _BAR_X = (108, 468), (532, 892), 500
_BASE, _POINT = 58, 270
_RADIUS, _STEP, _STACK, _BAR_STACK = 27, 56, 5, 4
_COLUMNS = (862, 438, 138, 562)  # x of points 1, 7, 13 and 19
_BAR, _OFF = 25, 0

_FRAME, _RAIL, _NUMBER = "#4B2E1C", "#3A2315", "#F3E3C3"
_FIELD, _EVEN, _ODD = "#C9A877", "#8A3F2B", "#EAD7B0"
_FONT = "Inter,system-ui,sans-serif"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

ArrowKind: TypeAlias = Literal["best", "inaccuracy", "error", "blunder"]
ARROW_COLOURS: dict[ArrowKind, str] = {
    "best": "#1B7339",
    "inaccuracy": "#8A5300",
    "error": "#B3261E",
    "blunder": "#7A1FA2",
}
"""Each kind of arrow in its colour; all but the best play are dashed as well."""

SHAPES = "fivepoint-shapes"
"""The id under which ``shapes`` offers the empty board and the checkers to many pictures."""


@dataclass(frozen=True, slots=True)
class Arrows:
    """A play of the side at the bottom: steps (from, to, hit, die) and how it is to look."""

    steps: Sequence[Sequence[int]]
    kind: ArrowKind = "best"


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be drawn.

    ``board`` is seen by the side at the bottom, which has the white checkers if
    ``white_below``. ``dice`` lie on its right unless ``dice_below`` is False. ``cube`` None draws
    none; ``owner`` is "me" for the bottom side. ``offered`` shows the cube at that value
    before the side that is to answer: "me" or "other". ``label`` says it in words.
    """

    board: Sequence[int]
    men: int = 15
    white_below: bool = True
    dice: tuple[int, int] | None = None
    dice_below: bool = True
    cube: int | None = None
    owner: Literal["me", "other"] | None = None
    offered: Literal["me", "other"] | None = None
    arrows: tuple[Arrows, ...] = ()
    label: str = ""


def board_svg(picture: Picture, *, shared: bool = False, width: int | None = None) -> str:
    """The picture as one SVG element.

    ``shared`` refers to the shapes that ``shapes`` put into the same page instead of drawing
    them; ``width`` fixes the width in pixels, else it takes the room it gets.
    """
    size = f' width="{width}" height="{round(width * HEIGHT / WIDTH)}"' if width else ""
    words = (
        f'role="img" aria-label="{escape(picture.label)}"'
        if picture.label
        else 'aria-hidden="true"'
    )
    parts = [
        "" if shared else shapes(),
        f'<use href="#{SHAPES}"/>',
        *_checkers(picture),
        *(
            _arrow(*ends, arrows.kind)
            for arrows in picture.arrows
            for ends in _ends(picture, arrows)
        ),
        *_dice(picture),
        _cube(picture),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"{size} {words}>'
        + "".join(parts)
        + "</svg>"
    )


def shapes() -> str:
    """The empty board and a checker of each colour, to be put once where ``shared`` is used."""
    rails = ((16, TOP, 76, 660), (908, TOP, 76, 324), (908, 376, 76, 324))
    fields = [(left, right - left) for left, right in (_LEFT, _RIGHT)]
    area = f'y="{TOP}" height="{BOTTOM - TOP}"'
    return "".join(
        (
            f'<defs><g id="{SHAPES}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{_FRAME}"/>',
            *(
                f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="6" fill="{_RAIL}"/>'
                for x, y, wide, high in rails
            ),
            *(f'<rect x="{x}" {area} width="{wide}" fill="{_FIELD}"/>' for x, wide in fields),
            *map(_triangle, range(1, 25)),
            *(
                f'<rect x="{x}" {area} width="{wide}" fill="none" stroke="#0003" stroke-width="3"/>'
                for x, wide in fields
            ),
            f'<g font-family="{_FONT}" font-size="20" fill="{_NUMBER}" text-anchor="middle">',
            *(
                f'<text x="{_column(point)}" y="{727 if point <= 12 else 28}">{point}</text>'
                for point in range(1, 25)
            ),
            "</g></g>",
            _disc(white=True),
            _disc(white=False),
            "</defs>",
        )
    )


def _triangle(point: int) -> str:
    x, half = _column(point), _BASE // 2
    base, tip = (BOTTOM, BOTTOM - _POINT) if point <= 12 else (TOP, TOP + _POINT)
    colour = _ODD if point % 2 else _EVEN
    return f'<path d="M{x - half} {base}L{x} {tip}L{x + half} {base}Z" fill="{colour}"/>'


def _disc(*, white: bool) -> str:
    """One checker; a ring tells the colours apart without colour."""
    name, fill, edge = ("w", "#FBF7EC", "#3B2B1E") if white else ("b", "#211D1A", "#F0E4CC")
    ring = (18, ".28") if white else (7, ".55")
    return (
        f'<g id="{SHAPES}-{name}"><circle cx="1.5" cy="2.5" r="{_RADIUS}" opacity=".22"/>'
        f'<circle r="{_RADIUS - 1}" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
        f'<circle r="{ring[0]}" fill="none" stroke="{edge}" stroke-width="2"'
        f' opacity="{ring[1]}"/></g>'
    )


def _column(point: int) -> int:
    quarter, within = divmod(point - 1, 6)
    return _COLUMNS[quarter] + (60 if quarter >= 2 else -60) * within


def _spot(own: bool, place: int, slot: int) -> tuple[int, int]:
    """The centre of a checker; points have the bottom side's numbers, bar and tray are by side."""
    if place == _BAR:
        away = 70 + _STEP * min(slot, _BAR_STACK - 1)
        return _BAR_X, CENTRE - away if own else CENTRE + away
    if place == _OFF:
        away = 4 + 18 * slot + 9
        return 946, BOTTOM - away if own else TOP + away
    away = 28 + _STEP * min(slot, _STACK - 1)
    return _column(place), BOTTOM - away if place <= 12 else TOP + away


def _checkers(picture: Picture) -> Iterator[str]:
    board = picture.board
    for place in range(1, 26):
        if board[place]:
            yield _stack(picture, own=board[place] > 0, place=place, count=abs(board[place]))
    if board[0]:
        yield _stack(picture, own=False, place=_BAR, count=-board[0])
    for own in (True, False):
        left = sum(abs(count) for count in board if (count > 0) == own and count)
        if left < picture.men:
            yield _tray(picture, own=own, count=picture.men - left)


def _stack(picture: Picture, *, own: bool, place: int, count: int) -> str:
    """Checkers of one side on a place; a stack too high carries its number on the last one."""
    white = own == picture.white_below
    most = _BAR_STACK if place == _BAR else _STACK
    drawn = [
        f'<use href="#{SHAPES}-{"w" if white else "b"}" x="{x}" y="{y}"/>'
        for x, y in (_spot(own, place, slot) for slot in range(min(count, most)))
    ]
    if count > most:
        x, y = _spot(own, place, most - 1)
        fill, ink = ("#FBF7EC", "#3B2B1E") if white else ("#211D1A", "#F0E4CC")
        drawn.append(f'<circle cx="{x}" cy="{y}" r="20" fill="{fill}"/>')
        drawn.append(_words(x, y + 9, 26, ink, str(count)))
    return "".join(drawn)


def _tray(picture: Picture, *, own: bool, count: int) -> str:
    fill, edge = ("#FBF7EC", "#3B2B1E") if own == picture.white_below else ("#211D1A", "#F0E4CC")
    slabs = "".join(
        f'<rect x="916" y="{y}" width="60" height="17" rx="3" fill="{fill}" stroke="{edge}"/>'
        for y in (BOTTOM - 4 - 17 - 18 * i if own else TOP + 4 + 18 * i for i in range(count))
    )
    # Fifteen slabs leave the middle free for their number.
    return slabs + _words(946, CENTRE + 34 if own else CENTRE - 18, 22, _NUMBER, str(count))


def _dice(picture: Picture) -> Iterator[str]:
    if picture.dice is None:
        return
    high, low = sorted(picture.dice, reverse=True)
    faces = [high] * 4 if high == low else [high, low]
    middle = 712 if picture.dice_below else 288
    pitch = 64 if len(faces) == 4 else 68
    white = picture.white_below == picture.dice_below
    fill, ink = ("#FBF7EC", "#3B2B1E") if white else ("#211D1A", "#F0E4CC")
    for i, face in enumerate(faces):
        x = middle + pitch * (i - (len(faces) - 1) / 2)
        pips = "".join(
            f'<circle cx="{x + 15 * dx:g}" cy="{CENTRE + 15 * dy}" r="5.3" fill="{ink}"/>'
            for dx, dy in _PIPS[face]
        )
        yield (
            f'<rect x="{x - 28:g}" y="{CENTRE - 28}" width="56" height="56" rx="10" fill="{fill}"'
            f' stroke="{ink}" stroke-width="2"/>{pips}'
        )


def _cube(picture: Picture) -> str:
    if picture.cube is None:
        return ""
    if picture.offered is not None:
        x, y, size, turn = 712 if picture.offered == "me" else 288, CENTRE, 84, 0
    else:
        y = {None: CENTRE, "me": 660, "other": 80}[picture.owner]
        x, size, turn = 54, 60, {None: 90, "me": 0, "other": 180}[picture.owner]
    value = str(64 if picture.cube == 1 and picture.offered is None else picture.cube)
    tall = size * (0.54 if len(value) < 3 else 0.42 if len(value) == 3 else 0.3)
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<rect x="{-size / 2:g}" y="{-size / 2:g}" width="{size}" height="{size}" rx="10"'
        f' fill="#FBF7EC" stroke="#3B2B1E" stroke-width="2.5"/>'
        f"{_words(0, tall * 0.35, tall, '#3B2B1E', value)}</g>"
    )


def _ends(picture: Picture, arrows: Arrows) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where each arrow begins and ends: hops of one checker are one arrow."""
    ways: list[list[int]] = []
    for origin, target, *_ in sorted(arrows.steps, key=lambda step: -step[0]):
        onward = next((way for way in ways if way[1] == origin != _BAR), None)
        if onward is None:
            ways.append([origin, target])
        else:
            onward[1] = target
    own = [max(count, 0) for count in picture.board]
    own[_OFF] = picture.men - sum(own)
    for origin, target in ways:
        begin = _spot(True, origin, max(own[origin] - 1, 0))
        own[origin] -= 1
        yield begin, _spot(True, target, own[target])
        own[target] += 1


def _arrow(begin: tuple[int, int], end: tuple[int, int], kind: ArrowKind) -> str:
    (x1, y1), (x2, y2) = begin, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1.0
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    neck_x, neck_y = x2 - ux * 21, y2 - uy * 21
    staff = f"M{x1} {y1}L{neck_x:.1f} {neck_y:.1f}"
    head = (
        f"M{x2} {y2}L{neck_x - uy * 13:.1f} {neck_y + ux * 13:.1f}"
        f"L{neck_x + uy * 13:.1f} {neck_y - ux * 13:.1f}Z"
    )
    colour = ARROW_COLOURS[kind]
    dashes = "" if kind == "best" else ' stroke-dasharray="14 9"'
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round" opacity=".92">'
        f'<path d="{staff}{head}" stroke="#fff" stroke-width="14"/>'
        f'<path d="{staff}" stroke="{colour}" stroke-width="9"{dashes}/>'
        f'<path d="{head}" fill="{colour}" stroke="{colour}" stroke-width="2"/></g>'
    )


def _words(x: float, y: float, size: float, colour: str, text: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{_FONT}" font-size="{size:g}" font-weight="800"'
        f' fill="{colour}" text-anchor="middle">{text}</text>'
    )
