"""A position: where the checkers of both sides stand, seen by the player on roll.

26 small ints: [0] the opponent's bar (0 or negative), 1..24 the points (own
checkers positive, the opponent's negative), [25] the own bar. What is missing
from ``men`` checkers a side has been borne off. A position knows neither dice
nor cube nor score. ``flip`` is the one place where the view changes.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast

from fivepoint.errors import ParseError, PositionError, shown
from fivepoint.rules.numbers import as_whole
from fivepoint.rules.variants import find_variant

if TYPE_CHECKING:
    from collections.abc import Iterable

OFF = 0  # where borne-off checkers go; as an index of a board it is the opponent's bar
BAR = 25
HOME = range(1, 7)
MOST_MEN = 15

_NEVER_COUNTED = 1000  # a point holding more than this is not counted further, only refused


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A position that a game can be in, of ``men`` checkers a side (15; hypergammon 3).

    PositionError names every fault of a board that is none (``faults``).

    >>> Position.start().pips
    (167, 167)
    """

    board: tuple[int, ...]
    men: int = MOST_MEN

    def __post_init__(self) -> None:
        board, men = _checked(self.board, self.men)
        object.__setattr__(self, "board", board)
        object.__setattr__(self, "men", men)

    @classmethod
    def start(cls, variant: str = "backgammon") -> Position:
        """The position in which a game of ``variant`` begins."""
        found = find_variant(variant)
        return cls.unchecked(found.board, found.men)

    @classmethod
    def from_board(cls, board: Iterable[int], men: int = MOST_MEN) -> Position:
        """The position on ``board``: any 26 whole numbers, a NumPy row too."""
        return cls(cast("tuple[int, ...]", board), men)

    @classmethod
    def from_sides(cls, own: Iterable[int], other: Iterable[int], men: int = MOST_MEN) -> Position:
        """The position in which the player on roll holds ``own`` and the opponent ``other``.

        Each is 25 counts from that side's own view: its points 1..24, then its bar.

        >>> Position.from_sides([1] + [0] * 24, [0] * 24 + [1]).board[:2]
        (-1, 1)
        """
        return cls.unchecked(*_checked_sides(own, other, men))

    @classmethod
    def from_position_id(cls, text: str, men: int = MOST_MEN) -> Position:
        """The position of a GNU Backgammon position ID, the side on roll as there.

        ParseError for a text that is no such ID, PositionError for an impossible position.

        >>> Position.from_position_id("4HPwATDgc/ABMA") == Position.start()
        True
        """
        other, own = _decode_id(text)
        return cls.from_sides(own, other, men)

    @classmethod
    def unchecked(cls, board: tuple[int, ...], men: int) -> Position:
        """A position from a board the rules made themselves; nothing is checked."""
        position = object.__new__(cls)
        object.__setattr__(position, "board", board)
        object.__setattr__(position, "men", men)
        return position

    def flip(self) -> Position:
        """The same position seen by the other player; flipping twice changes nothing."""
        return self.unchecked(tuple(-count for count in reversed(self.board)), self.men)

    @property
    def pips(self) -> tuple[int, int]:
        """The pip counts (own, opponent): what each side must still roll to bear off all."""
        own = sum(point * count for point, count in enumerate(self.board) if count > 0)
        other = sum((25 - point) * -count for point, count in enumerate(self.board) if count < 0)
        return own, other

    @property
    def off(self) -> tuple[int, int]:
        """How many checkers (own, opponent) have been borne off."""
        own = sum(count for count in self.board if count > 0)
        other = -sum(count for count in self.board if count < 0)
        return self.men - own, self.men - other

    @property
    def rear(self) -> tuple[int, int]:
        """Where each side's rearmost checker (own, opponent) stands, in that side's own numbers.

        25 is the bar, 0 tells that none is left.

        >>> Position.start().rear
        (24, 24)
        """
        own = max((point for point in range(1, BAR + 1) if self.board[point] > 0), default=OFF)
        other = min((point for point in range(BAR) if self.board[point] < 0), default=BAR)
        return own, BAR - other

    @property
    def contact(self) -> bool:
        """Whether checkers of the two sides still have to pass each other; else it is a race."""
        return sum(self.rear) > BAR

    @property
    def winner(self) -> Literal["me", "other"] | None:
        """Who has borne off all checkers: the player on roll, the opponent, or nobody yet."""
        own_off, other_off = self.off
        if own_off == self.men:
            return "me"
        return "other" if other_off == self.men else None

    @property
    def result(self) -> Literal[1, 2, 3] | None:
        """What a finished game is worth, the cube aside; None while it goes on.

        1 single game; 2 gammon: the loser has borne off none; 3 backgammon: and has
        a checker on the bar or in the winner's home board (docs/rules.md 8.2 to 8.4).
        """
        winner = self.winner
        if winner is None:
            return None
        final = self if winner == "me" else self.flip()
        if final.off[1] > 0:
            return 1
        return 3 if final.board[0] < 0 or any(final.board[point] < 0 for point in HOME) else 2

    @property
    def position_id(self) -> str:
        """The GNU Backgammon position ID: 14 characters.

        It tells the checkers on the board only: reading it back needs the same ``men``.
        """
        bits = 0
        length = 0
        for side in (self.flip().board, self.board):
            for count in side[1:]:
                held = max(count, 0)
                bits |= ((1 << held) - 1) << length
                length += held + 1
        return b64encode(bits.to_bytes(10, "little")).decode().rstrip("=")

    def _repr_svg_(self) -> str:
        """The board as notebooks show it: the player on roll at the bottom, with white checkers."""
        from fivepoint.picture import Picture, board_svg

        picture = Picture(self.board, self.men, label=self.position_id)
        return board_svg(picture, width=500)

    def __repr__(self) -> str:
        men = f", men={self.men}" if self.men != MOST_MEN else ""
        return f"Position({self.board}{men})"


def check_position(position: object) -> None:
    """Raise PositionError unless this is a Position."""
    if not isinstance(position, Position):
        raise PositionError("not-a-position", value=shown(position))


def _checked(board: object, men: object) -> tuple[tuple[int, ...], int]:
    """``board`` and ``men`` as plain ints, or PositionError with every fault."""
    faults: list[PositionError] = []
    checked_men = _check_men(men, faults)
    counts = _whole_numbers(board, 26, faults)
    if len(counts) == 26:
        _check_counts(counts, checked_men, faults)
    if faults:
        raise _as_one(faults)
    return counts, checked_men


def _checked_sides(own: object, other: object, men: object) -> tuple[tuple[int, ...], int]:
    """Two rows of 25 counts as one checked board, or PositionError with every fault."""
    faults: list[PositionError] = []
    checked_men = _check_men(men, faults)
    own_row = _whole_numbers(own, 25, faults)
    other_row = _whole_numbers(other, 25, faults)
    if len(own_row) == len(other_row) == 25:
        for row in (own_row, other_row):
            faults.extend(
                PositionError("negative-count", point=i + 1, count=shown(n))
                for i, n in enumerate(row)
                if n < 0
            )
        faults.extend(
            PositionError("both-on-one-point", point=point)
            for point in range(1, 25)
            if own_row[point - 1] > 0 and other_row[24 - point] > 0
        )
        # Counted side by side: checkers sharing a point must not cancel out.
        _check_totals(
            sum(n for n in own_row if n > 0),
            sum(n for n in other_row if n > 0),
            checked_men,
            faults,
        )
    if not faults:
        board = (
            -other_row[24],
            *(own_row[point - 1] - other_row[24 - point] for point in range(1, 25)),
            own_row[24],
        )
        _check_deadlock(board, faults)
        if not faults:
            return board, checked_men
    raise _as_one(faults)


def _check_men(men: object, faults: list[PositionError]) -> int:
    number = as_whole(men)
    if number is None or not 1 <= number <= MOST_MEN:
        faults.append(PositionError("men-out-of-range", men=shown(men), most=MOST_MEN))
        return MOST_MEN
    return number


def _whole_numbers(values: object, length: int, faults: list[PositionError]) -> tuple[int, ...]:
    """``values`` as ``length`` ints; a fault for each that is none."""
    try:  # NumPy's single numbers say that they can be gone through, and cannot
        given = None if isinstance(values, str | bytes) else iter(cast("Iterable[object]", values))
    except TypeError:
        given = None
    if given is None:
        faults.append(PositionError("not-a-board", value=shown(values), length=length))
        return ()
    found: list[int] = []
    for place, value in enumerate(given):
        if place > 2 * length:  # an endless iterable is refused like one too long
            break
        number = as_whole(value)
        if number is None:
            faults.append(PositionError("not-an-integer", place=place, value=shown(value)))
        found.append(number or 0)
    if len(found) != length:
        faults.append(PositionError("wrong-length", length=len(found), expected=length))
    return tuple(found)


def _check_counts(board: tuple[int, ...], men: int, faults: list[PositionError]) -> None:
    """Every rule that a board of 26 whole numbers must keep.

    Where ``faults`` were found before, some numbers stand for what could not be read.
    """
    if board[0] > 0:
        faults.append(PositionError("opponent-bar-sign", count=shown(board[0])))
    if board[BAR] < 0:
        faults.append(PositionError("own-bar-sign", count=shown(board[BAR])))
    own = sum(count for count in board[1:] if count > 0)
    other = -sum(count for count in board[:BAR] if count < 0)
    _check_totals(own, other, men, faults)
    _check_deadlock(board, faults)


def _check_totals(own: int, other: int, men: int, faults: list[PositionError]) -> None:
    for side, count in (("own", own), ("other", other)):
        if count > men:
            faults.append(
                PositionError(
                    "too-many-checkers", side=side, count=min(count, _NEVER_COUNTED), men=men
                )
            )
    if own == other == 0 and not faults:
        faults.append(PositionError("both-borne-off"))


def _check_deadlock(board: tuple[int, ...], faults: list[PositionError]) -> None:
    """Both sides on the bar against closed home boards: no game can go on from there."""
    both_on_bar = board[0] < 0 and board[BAR] > 0
    if both_on_bar and all(board[p] >= 2 and board[BAR - p] <= -2 for p in HOME):
        faults.append(PositionError("both-closed-out"))


def _as_one(faults: list[PositionError]) -> PositionError:
    """The one fault itself, or one error that carries them all."""
    if len(faults) == 1:
        return faults[0]
    return PositionError("several-faults", faults=tuple(faults), count=len(faults))


def _decode_id(text: str) -> tuple[list[int], list[int]]:
    """The rows (side not on roll, side on roll) of a GNU position ID.

    80 bits, the lowest of each byte first: for each of 50 places as many ones as
    checkers stand there, then a zero; the rest zero.
    """
    if not isinstance(text, str) or len(text) != 14:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ParseError("position-id-length", text=shown(text))
    try:
        packed = b64decode(text + "==", validate=True)
    except ValueError:
        raise ParseError("position-id-characters", text=shown(text)) from None
    bits = int.from_bytes(packed, "little")
    counts: list[int] = []
    for _ in range(50):
        held = 0
        while bits & 1:
            held += 1
            bits >>= 1
        bits >>= 1
        counts.append(held)
    rows = counts[:25], counts[25:]
    if bits or max(map(sum, rows)) > MOST_MEN or b64encode(packed).decode()[:14] != text:
        raise ParseError("position-id-counts", text=shown(text))
    return rows
