"""Hypothesis strategies for positions and rolls, of the kinds games have and of odd ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from fivepoint import Position, PositionError

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

rolls = st.tuples(st.integers(1, 6), st.integers(1, 6))

# Where checkers like to stand: anywhere, at home, on the bar, in the other home board.
_ZONES = (range(1, 25), range(1, 7), range(1, 12), range(19, 26), (25,), (6, 8, 13, 24))


@st.composite
def positions(draw: DrawFn, men: int = 15) -> Position:
    """A legal position, the game over or not, with up to ``men`` checkers left a side."""
    own = draw(_side(men))
    other = [place for place in draw(_side(men)) if place == 25 or (25 - place) not in own]
    if not own and not other:
        own = [draw(st.integers(1, 25))]
    board = [own.count(place) - other.count(25 - place) for place in range(26)]
    try:
        return Position.from_board(board, men)
    except PositionError:
        # Both sides closed out on the bar: free one of them.
        board[25] = 0
        return Position.from_board(board, men)


@st.composite
def _side(draw: DrawFn, men: int) -> list[int]:
    """Where the checkers of one side that are not off stand, in its own view."""
    places: list[int] = []
    while len(places) < men:
        zone = draw(st.sampled_from(_ZONES))
        some = draw(st.lists(st.sampled_from(zone), max_size=men - len(places)))
        places += some
        if not some or draw(st.booleans()):
            break
    return places
