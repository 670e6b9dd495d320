"""Whole numbers as callers give them: Python's own, NumPy's and others; truth values are none."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import cast


def as_whole(value: object) -> int | None:
    """``value`` as an int if it is a whole number; bools and floats are none."""
    if isinstance(value, bool):
        return None
    try:
        return index(cast("int", value))
    except (TypeError, ValueError):
        return None


def plain(value: object) -> object:
    """A whole number of another kind as an int, anything else as it is, to be judged."""
    if type(value) is int or value is None:
        return value
    number = as_whole(value)
    return value if number is None else number


def plain_pair(value: object) -> object:
    """A list or a NumPy row of two as a tuple of plain numbers, anything else as it is."""
    row = isinstance(value, Sequence) or hasattr(value, "__array__")
    given = cast("Sequence[object]", value)
    if not row or isinstance(given, str | bytes):
        return given
    try:
        first, second = given
    except (TypeError, ValueError):
        return given
    return plain(first), plain(second)


def make_plain(owner: object, *names: str) -> None:
    """Bring the whole numbers among these fields of a frozen ``owner`` to ints."""
    for name in names:
        given = getattr(owner, name)
        if type(given) is not int and given is not None:
            object.__setattr__(owner, name, plain(given))
