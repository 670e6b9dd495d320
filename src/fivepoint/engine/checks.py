"""Whether what a caller hands over is what the engine can take; errors name what is wrong."""

from __future__ import annotations

from operator import index
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from fivepoint import _core
from fivepoint.errors import PositionError, RulesError, shown
from fivepoint.rules.position import MOST_MEN, Position


def checked_rows(boards: object, men: int) -> npt.NDArray[np.int8]:
    """``boards`` as the core takes them, or PositionError with the number of the bad row."""
    if (
        isinstance(men, bool)
        or not isinstance(cast("object", men), int)
        or not 1 <= men <= MOST_MEN
    ):
        raise PositionError("men-out-of-range", men=shown(men), most=MOST_MEN)
    try:
        rows = np.asarray(cast("Any", boards))
    except ValueError as error:  # rows of several lengths
        raise PositionError("not-board-rows", shape=shown("?"), type="object") from error
    if rows.ndim != 2 or rows.shape[1] != 26 or rows.dtype != np.int8:
        raise PositionError("not-board-rows", shape=shown(rows.shape), type=shown(str(rows.dtype)))
    fault = _core.first_bad_row(np.ascontiguousarray(rows), men)
    if fault >= 0:
        try:
            Position.from_board(rows[fault].tolist(), men)
        except PositionError as error:
            raise PositionError("bad-row", row=fault, fault=error) from error
    return np.ascontiguousarray(rows)


def whole_number(name: str, value: object, least: int, most: int) -> int:
    """``value`` as an int within the limits; RulesError names it else."""
    try:
        number = -1 if isinstance(value, bool) else index(cast("int", value))
    except TypeError:
        number = -1
    if not least <= number <= most:
        raise RulesError("engine-setting", name=name, value=shown(value), least=least, most=most)
    return number
