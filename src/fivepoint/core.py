"""The fast move generator: the distinct results of a roll, one by one or in batches.

Positions are 26 small ints in the view of the player on roll, as ``Position.board``;
results are in the same view, not flipped. The same sets as ``TurnGraph.results``,
some ten thousand times faster; what it does not know is the way to a result. All
functions release the GIL while they work and may be called from many threads.

The environment variable ``FIVEPOINT_KERNEL`` (``portable``, ``avx2``, ``avx512``)
overrides the choice of instruction set; it changes speed, never an answer.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np

from fivepoint import _core
from fivepoint.errors import PositionError, RulesError, shown
from fivepoint.rules.dice import check_dice
from fivepoint.rules.numbers import as_whole
from fivepoint.rules.position import MOST_MEN, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from numpy.typing import NDArray

    Row: TypeAlias = Sequence[int] | NDArray[np.integer]
    Rows: TypeAlias = Sequence[Row] | NDArray[np.integer]

__all__ = ["kernel", "legal_results", "legal_results_batch", "perft"]


def legal_results(board: Row, d1: int, d2: int, men: int = MOST_MEN) -> NDArray[np.int8]:
    """The distinct positions that the roll ``d1``-``d2`` can lead to: int8[n, 26].

    At least one row: the unchanged board when nothing can be played or the game is
    over. PositionError for a board that is none, RulesError for impossible dice.

    >>> legal_results(Position.start().board, 3, 1).shape
    (16, 26)
    """
    first, second = check_dice((d1, d2))
    checkers = _checked_men(men)
    row = _board_row(board, checkers)
    with suppress(ValueError):  # the faults are named below
        return _core.legal_results(row, first, second, checkers)
    raise _faults_of(row, checkers)


def legal_results_batch(
    boards: Rows, dice: Rows, threads: int = 1, men: int = MOST_MEN
) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """The results of many rolls: int8[m, 26] and where those of each begin, int64[n + 1].

    ``boards`` is int8[n, 26], ``dice`` int8[n, 2]; the results of roll ``i`` are
    ``results[offsets[i]:offsets[i + 1]]``, at least one. The answer does not depend on
    ``threads`` (1..256). PositionError and RulesError name the first bad row (``row``).

    >>> results, offsets = legal_results_batch([Position.start().board] * 2, [(3, 1), (6, 6)])
    >>> results.shape, offsets.tolist()
    ((27, 26), [0, 16, 27])
    """
    workers = _in_range(threads, 1, _core.MAX_THREADS, "threads-out-of-range")
    rows, checkers = board_rows(boards, men)
    dice_rows = _rows(dice, 2, check_dice)
    if len(rows) != len(dice_rows):
        raise RulesError("batch-lengths", boards=len(rows), dice=len(dice_rows))
    outcome = _core.legal_results_batch(rows, dice_rows, workers, checkers)
    if isinstance(outcome, int):
        with _naming(outcome):
            check_dice(dice_rows[outcome])
            raise _faults_of(rows[outcome], checkers)
    return outcome


def perft(board: Row, depth: int, men: int = MOST_MEN) -> int:
    """The number of lines of play of ``depth`` (0..6) rolls.

    perft(b, 0) = 1; perft(b, n) = the sum over the 21 rolls, unweighted, and their
    distinct results r of perft(flip(r), n - 1). A roll that cannot be played has one
    result; a finished game counts 1. Ctrl-C stops it.

    >>> perft(Position.start().board, 2)
    202782
    """
    levels = _in_range(depth, 0, _core.MAX_PERFT_DEPTH, "depth-out-of-range")
    checkers = _checked_men(men)
    row = _board_row(board, checkers)
    with suppress(ValueError):  # the faults are named below
        return _core.perft(row, levels, checkers)
    raise _faults_of(row, checkers)


def kernel() -> str:
    """The instruction set in use: ``portable``, ``avx2`` or ``avx512``."""
    return _core.kernel()


def _board_row(board: object, men: int) -> NDArray[np.int8]:
    """One board as int8[26]; int8 arrays as they are, anything else checked as a Position."""
    array = _as_array(board)
    if array is not None and array.dtype == np.int8 and array.shape == (26,):
        return np.ascontiguousarray(array, np.int8)
    return np.array(_checked_board(board, men), np.int8)


def _rows(rows: object, width: int, checked: Callable[[object], object]) -> NDArray[np.int8]:
    """Rows as int8[n, width]: an array of whole numbers, or rows that ``checked`` accepts.

    What ``checked`` refuses is named with its row. Values of an array are left to the core.
    """
    array = _as_array(rows)
    if array is not None and array.dtype != np.object_:
        return _array_rows(array, width, checked)
    if isinstance(rows, str | bytes) or not isinstance(rows, Iterable):
        raise PositionError("not-rows", value=shown(rows), width=width)
    found: list[object] = []
    for number, row in enumerate(cast("Iterable[object]", rows)):
        with _naming(number):
            found.append(checked(row))
    return np.array(found, np.int8).reshape(len(found), width)


def board_rows(boards: object, men: object) -> tuple[NDArray[np.int8], int]:
    """Boards as int8[n, 26] and the checkers a side as an int.

    Whether those of an array are positions is left to see; PositionError for what is no row.
    """
    checkers = _checked_men(men)
    return _rows(boards, 26, partial(_checked_board, men=checkers)), checkers


def _checked_board(row: object, men: int) -> tuple[int, ...]:
    return Position.from_board(cast("Iterable[int]", row), men).board


def _as_array(value: object) -> NDArray[np.generic] | None:
    if isinstance(value, memoryview) or (
        hasattr(value, "__array__") and not isinstance(value, np.ndarray)
    ):
        return np.asarray(cast("NDArray[np.generic]", value))
    return cast("NDArray[np.generic]", value) if isinstance(value, np.ndarray) else None


def _array_rows(
    rows: NDArray[np.generic], width: int, checked: Callable[[object], object]
) -> NDArray[np.int8]:
    if rows.dtype.kind not in "iu" or rows.ndim != 2 or rows.shape[1] != width:
        found = f"{rows.dtype.name}[{', '.join(map(str, rows.shape))}]"
        raise PositionError("not-rows", value=found, width=width)
    if rows.dtype == np.int8:
        return np.ascontiguousarray(rows, np.int8)
    whole = cast("NDArray[np.integer]", rows)
    beyond = ((whole < -128) | (whole > 127)).any(axis=1)
    if beyond.any():
        number = int(beyond.argmax())
        with _naming(number):
            checked(whole[number])
    return np.ascontiguousarray(whole, np.int8)


def _faults_of(row: NDArray[np.int8], men: int) -> Exception:
    """What is wrong with a board that the core refused."""
    try:
        Position.from_board(row, men)
    except PositionError as error:
        return error
    return AssertionError(f"the core refuses a legal position: {row.tolist()}, {men} men")


@contextmanager
def _naming(number: int) -> Generator[None]:
    """Name the row in which an error of a board or of dice is found."""
    try:
        yield
    except PositionError as error:
        raise PositionError("bad-row", row=number, fault=error) from error
    except RulesError as error:
        raise RulesError("bad-dice-row", row=number, **error.arguments) from error


def _checked_men(men: object) -> int:
    number = as_whole(men)
    if number is None or not 1 <= number <= MOST_MEN:
        raise PositionError("men-out-of-range", men=shown(men), most=MOST_MEN)
    return number


def _in_range(value: object, least: int, most: int, code: str) -> int:
    """``value`` as a whole number from ``least`` to ``most``, else RulesError(``code``)."""
    number = as_whole(value)
    if number is None or not least <= number <= most:
        raise RulesError(code, value=shown(value), least=least, most=most)
    return number


def _use_wanted_kernel() -> None:
    wanted = os.environ.get("FIVEPOINT_KERNEL")
    if wanted and not _core.select_kernel(wanted):
        raise RulesError("no-such-kernel", kernel=shown(wanted), used=_core.kernel())


_use_wanted_kernel()
