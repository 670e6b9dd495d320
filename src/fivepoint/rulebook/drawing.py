"""A board drawn in plain text for the rule book, without a word in it.

``O`` are the checkers of the player whose view it is, ``X`` the opponent's, ``+``
the landing points of a play. Own home board bottom right; the dotted quarters are
the two home boards, each numbered 1 to 6 for its owner. Not the board of a game in the
terminal: this one only has to be read on paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fivepoint.rulebook.diagrams import Diagram

TOP_LEFT, TOP_RIGHT = range(13, 19), range(19, 25)
BOTTOM_LEFT, BOTTOM_RIGHT = range(12, 6, -1), range(6, 0, -1)
HEIGHT = 5


def draw(diagram: Diagram) -> str:
    """The diagram's position as lines of at most 54 characters, ends trimmed."""
    board, landing = diagram.board, set(diagram.landing_points)
    height = HEIGHT + any(abs(board[point]) >= HEIGHT for point in landing)
    off = (
        diagram.men - sum(count for count in board if count > 0),
        diagram.men + sum(count for count in board if count < 0),
    )

    def half(left: Iterable[int], right: Iterable[int], mark: str, on_bar: int) -> list[str]:
        columns = [
            [_point(point, board[point], point in landing, height) for point in points]
            for points in (left, right)
        ]
        bar = list(reversed(_stack(on_bar, mark, height, " ")))
        return [
            f"  |{_row(columns[0], row)} | {bar[row]} |{_row(columns[1], row)} |"
            for row in range(height)
        ]

    # A checker on the bar stands in the half of the board where it will enter.
    top = half(TOP_LEFT, TOP_RIGHT, "O", board[25])
    bottom = half(BOTTOM_LEFT, BOTTOM_RIGHT, "X", -board[0])
    edge = "  +" + "-" * 19 + "+---+" + "-" * 19 + "+"
    top[0] += f"  X {off[1]}"
    bottom[0] += f"  O {off[0]}"
    lines = [
        "   " + " " * 19 + " " * 5 + _numbers(BOTTOM_RIGHT),
        "   " + _numbers(TOP_LEFT) + " " * 6 + _numbers(TOP_RIGHT),
        edge,
        *top,
        "  |" + " " * 19 + "|   |" + " " * 19 + "|",
        *reversed(bottom),
        edge,
        "   " + _numbers(BOTTOM_LEFT) + " " * 6 + _numbers(BOTTOM_RIGHT),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _numbers(points: Iterable[int]) -> str:
    return "".join(f"{point:3}" for point in points)


def _row(columns: Sequence[Sequence[str]], row: int) -> str:
    return "".join(f"{column[row]:>3}" for column in columns)


def _point(point: int, count: int, is_landing: bool, height: int) -> list[str]:
    ground = "." if point <= 6 or point >= 19 else " "
    stack = _stack(abs(count), "O" if count > 0 else "X", height, ground)
    if is_landing:
        stack[min(abs(count), HEIGHT)] = "+"
    return stack


def _stack(count: int, mark: str, height: int, ground: str) -> list[str]:
    """Checkers from the edge inward; a stack too high carries its number on the last one."""
    shown = min(count, HEIGHT)
    stack = [mark] * shown + [ground] * (height - shown)
    if count > HEIGHT:
        stack[HEIGHT - 1] = str(count)
    return stack
