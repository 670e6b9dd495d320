"""A position drawn in text, for the person who looks at it from their own side.

Two ways: ``compact``, a picture with the viewer's home board at the bottom, and
``plain``, words with one point per line for a screen reader or a narrow terminal.
Points are numbered for the viewer, 24 down to 1. Returns lines; prints nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from fivepoint.i18n import t

if TYPE_CHECKING:
    from fivepoint.cli.ink import Ink
    from fivepoint.rules.position import Position

_ROWS = 5  # checkers drawn on a point; more are told by a number
_CUBE = 6  # columns beside the board: the cube on one side,
_TRAY = 6  # the checkers borne off on the other
_BAR = 5
COMPACT_WIDTH = _CUBE + _TRAY + _BAR + 12 * 3 + 4
"""The columns the picture needs."""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is on the table, seen by the seat ``viewer`` (0 White, 1 Black).

    ``position`` is in the viewer's view, whoever is on roll. ``names`` and ``points``
    go by seat. ``cube`` is None in a game without one; ``owner`` is the seat beside
    which it stands, None in the middle. The ``dice`` belong to ``roller``.
    """

    position: Position
    viewer: int
    names: tuple[str, str]
    points: tuple[int, int]
    cube: int | None = 1
    owner: int | None = None
    dice: tuple[int, ...] = ()
    roller: int = 0
    home: Literal["right", "left"] = "right"


def compact(scene: Scene, ink: Ink, lang: str) -> list[str]:
    r"""The picture: the opponent's line, the board, the viewer's line.

    >>> from fivepoint.cli.ink import ROUGH, Ink
    >>> from fivepoint.rules.position import Position
    >>> scene = Scene(Position.start(), 0, ("Ann", "Bob"), (0, 0))
    >>> print(*compact(scene, Ink(False, ROUGH), "en")[2:5], sep="\n")
          | O  .  .  .  X  . |     | X  .  .  .  .  O |
          | O           X    |     | X              O |
          | O           X    |     | X                |
    """
    upper, lower = list(range(13, 25)), list(range(12, 0, -1))
    if scene.home == "left":
        upper.reverse()
        lower.reverse()
    rows = [
        *(_row(scene, ink, upper, depth, upper_half=True) for depth in range(_ROWS)),
        _middle(scene, ink),
        *(_row(scene, ink, lower, depth, upper_half=False) for depth in reversed(range(_ROWS))),
    ]
    cube, tray = _cube_column(scene, ink, len(rows)), _tray_column(scene, ink, len(rows))
    left, right = (cube, tray) if scene.home == "right" else (tray, cube)
    margin = " " * (_CUBE if scene.home == "right" else _TRAY)
    return [
        _strip(scene, 1 - scene.viewer, ink, lang),
        margin + _edge(upper, ink, top=True),
        *((a + row + b).rstrip() for a, row, b in zip(left, rows, right, strict=True)),
        margin + _edge(lower, ink, top=False),
        _strip(scene, scene.viewer, ink, lang),
    ]


def plain(scene: Scene, lang: str) -> list[str]:
    """The position in words, one point per line, from the viewer's 24 down."""
    board = scene.position.board
    lines = [
        t("play-plain-bar", lang, colour=_colour(seat), count=_on_bar(scene, seat))
        for seat in _seats(scene)
        if _on_bar(scene, seat)
    ]
    lines += [
        t(
            "play-plain-point", lang,
            point=point, count=abs(board[point]),
            colour=_colour(scene.viewer if board[point] > 0 else 1 - scene.viewer),
        )
        for point in range(24, 0, -1)
        if board[point]
    ]  # fmt: skip
    lines += [
        t("play-plain-off", lang, colour=_colour(seat), count=_off(scene, seat))
        for seat in _seats(scene)
        if _off(scene, seat)
    ]
    lines += [
        t(
            "play-plain-side", lang,
            name=scene.names[seat], colour=_named_colour(scene, seat, lang),
            pips=_pips(scene, seat), points=scene.points[seat],
        )
        for seat in _seats(scene)
    ]  # fmt: skip
    if scene.cube is not None:
        owner = "nobody" if scene.owner is None else _colour(scene.owner)
        lines.append(t("play-plain-cube", lang, value=scene.cube, owner=owner))
    return lines


def _named_colour(scene: Scene, seat: int, lang: str) -> str:
    """The colour of a seat, "" where its name says it already."""
    colour = _colour(seat)
    return "" if scene.names[seat] == t(f"play-{colour}", lang) else colour


def _row(scene: Scene, ink: Ink, points: list[int], depth: int, *, upper_half: bool) -> str:
    """One row of checkers, ``depth`` rows from the edge of the board."""
    found = [_cell(scene, ink, scene.position.board[point], depth) for point in points]
    # A checker on the bar stands in the half where it will enter.
    seat = scene.viewer if upper_half else 1 - scene.viewer
    bar = _pile(ink, seat, _on_bar(scene, seat), _ROWS - 1 - depth)
    return _framed(ink, "".join(found[:6]), f" {bar} ", "".join(found[6:]))


def _cell(scene: Scene, ink: Ink, count: int, depth: int) -> str:
    seat = scene.viewer if count > 0 else 1 - scene.viewer
    if count == 0 and depth == 0:
        return f" {ink.faint(ink.signs.empty)} "
    return _pile(ink, seat, abs(count), depth)


def _pile(ink: Ink, seat: int, count: int, depth: int) -> str:
    """What three columns show of ``count`` checkers in the row ``depth`` from the first."""
    if depth >= count:
        return "   "
    if depth == _ROWS - 1 and count > _ROWS:
        return f"{count:>2} "
    return f" {ink.sign(seat)} "


def _middle(scene: Scene, ink: Ink) -> str:
    """The row between the halves: the dice, on the right of whoever threw them."""
    dice = " ".join(f"[{die}]" for die in scene.dice)
    thrown = ink.strong(dice) + " " * (18 - len(dice)) if dice else " " * 18
    left, right = (" " * 18, thrown) if scene.roller == scene.viewer else (thrown, " " * 18)
    return _framed(ink, left, " " * _BAR, right)


def _framed(ink: Ink, left: str, bar: str, right: str) -> str:
    edge = ink.faint(ink.signs.upright)
    return f"{edge}{left}{edge}{bar}{edge}{right}{edge}"


def _edge(points: list[int], ink: Ink, *, top: bool) -> str:
    """The edge of the board with the numbers of its points."""
    signs = ink.signs
    left, right = signs.corners[:2] if top else signs.corners[2:]
    joint, line = signs.joints[0 if top else 1], signs.across
    numbers = [f"{point:{line}>2}{line}" for point in points]
    halves = "".join(numbers[:6]), "".join(numbers[6:])
    return f"{left}{halves[0]}{joint}{line * _BAR}{joint}{halves[1]}{right}"


def _strip(scene: Scene, seat: int, ink: Ink, lang: str) -> str:
    """The line of one side above or below the board."""
    return t(
        "play-strip", lang,
        sign=ink.sign(seat), name=scene.names[seat],
        pips=_pips(scene, seat), points=scene.points[seat],
    )  # fmt: skip


def _cube_column(scene: Scene, ink: Ink, height: int) -> list[str]:
    """The cube beside the board: in the middle or on its owner's side."""
    column = [" " * _CUBE] * height
    if scene.cube is not None:
        middle = height // 2
        row = middle if scene.owner is None else height - 1 if scene.owner == scene.viewer else 0
        exponent = scene.cube.bit_length() - 1
        shown = f"[{scene.cube}]" if scene.cube < 10_000 else f"[2^{exponent}]"
        column[row] = ink.strong(shown) + " " * (_CUBE - len(shown))
    return column


def _tray_column(scene: Scene, ink: Ink, height: int) -> list[str]:
    """The checkers borne off, each side's at its own end."""
    column = [" " * _TRAY] * height
    for seat, row in ((1 - scene.viewer, 0), (scene.viewer, height - 1)):
        if off := _off(scene, seat):
            column[row] = f" {ink.sign(seat)} {off:<2} "
    return column


def _seats(scene: Scene) -> tuple[int, int]:
    """The viewer's seat, then the other."""
    return scene.viewer, 1 - scene.viewer


def _on_bar(scene: Scene, seat: int) -> int:
    board = scene.position.board
    return board[25] if seat == scene.viewer else -board[0]


def _off(scene: Scene, seat: int) -> int:
    return scene.position.off[0 if seat == scene.viewer else 1]


def _pips(scene: Scene, seat: int) -> int:
    return scene.position.pips[0 if seat == scene.viewer else 1]


def _colour(seat: int) -> str:
    return ("white", "black")[seat]
