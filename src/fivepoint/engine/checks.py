"""Whether what a caller hands over is what the engine can take; errors name what is wrong."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from fivepoint import _core, core
from fivepoint.errors import PositionError, RulesError, shown
from fivepoint.rules.cube import check_state
from fivepoint.rules.numbers import as_whole
from fivepoint.rules.position import Position, check_position

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def checked_rows(boards: object, men: object) -> tuple[npt.NDArray[np.int8], int]:
    """``boards`` and ``men`` as the core takes them; PositionError has the number of a bad row."""
    rows, checkers = core.board_rows(boards, men)
    fault = _core.first_bad_row(rows, checkers)
    if fault >= 0:
        try:
            Position.from_board(rows[fault].tolist(), checkers)
        except PositionError as error:
            raise PositionError("bad-row", row=fault, fault=error) from error
    return rows, checkers


def check_asked(position: object, state: object) -> None:
    """PositionError or RulesError unless these are a position and a cube's state."""
    check_position(position)
    check_state(state)


def check_kind(name: str, value: object, *kinds: type) -> None:
    """RulesError unless ``value``, given as ``name``, is of one of these kinds."""
    if not isinstance(value, kinds):
        raise RulesError("argument-kind", name=name, value=shown(value))


def check_callable(name: str, value: object) -> None:
    """RulesError unless ``value``, given as ``name``, is None or can be called."""
    if value is not None and not callable(value):
        raise RulesError("argument-kind", name=name, value=shown(value))


def whole_number(name: str, value: object, least: int, most: int) -> int:
    """``value`` as an int within the limits; RulesError names it else."""
    number = as_whole(value)
    if number is None or not least <= number <= most:
        raise RulesError("engine-setting", name=name, value=shown(value), least=least, most=most)
    return number


def real_number(name: str, value: object, least: int, most: int) -> float:
    """``value`` as a float within the limits; RulesError names it else."""
    try:
        # A text that looks like a number, and True, are not what was meant.
        number = math.nan if isinstance(value, str | bytes | bool) else float(cast("float", value))
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not least <= number <= most:
        raise RulesError("engine-number", name=name, value=shown(value), least=least, most=most)
    return number


def checked_seed(value: object) -> int:
    """Any whole number, of which a player's errors are drawn; RulesError for anything else."""
    number = as_whole(value)
    if number is None:
        raise RulesError("seed-value", value=shown(value))
    return number
