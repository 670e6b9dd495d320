"""A tree of values from outside, such as JSON, read without trusting its shape.

What is missing or of another kind reads as nothing: an empty tree, an empty text, 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_ITEMS = 100_000
_LARGEST = 2**53


@dataclass(frozen=True, slots=True)
class Tree:
    """One value of the tree.

    >>> Tree({"a": [1, {"b": "x"}]}).items("a")[1].text("b"), Tree(5).number("a")
    ('x', 0)
    """

    value: object = None

    def get(self, name: str) -> Tree:
        """What stands under ``name``."""
        if isinstance(self.value, dict):
            return Tree(cast("dict[object, object]", self.value).get(name))
        return Tree()

    def names(self) -> list[str]:
        """The names that this holds something under."""
        if not isinstance(self.value, dict):
            return []
        keys = list(cast("dict[object, object]", self.value))[:_MOST_ITEMS]
        return [key for key in keys if isinstance(key, str)]

    def __iter__(self) -> Iterator[Tree]:
        if isinstance(self.value, list):
            for item in cast("list[object]", self.value)[:_MOST_ITEMS]:
                yield Tree(item)

    def items(self, name: str) -> list[Tree]:
        """The items of the list under ``name``."""
        return list(self.get(name))

    def text(self, name: str) -> str:
        """The text under ``name``, empty if there is none."""
        value = self.get(name).value
        return value if isinstance(value, str) else ""

    def flag(self, name: str) -> bool:
        """Whether true stands under ``name``."""
        return self.get(name).value is True

    def number(self, name: str, otherwise: int = 0) -> int:
        """The whole number under ``name``."""
        return _whole(self.get(name).value, otherwise)

    def figure(self, name: str) -> float | None:
        """The number under ``name``, whole or not, None if there is none."""
        value = self.get(name).value
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        return float(value) if abs(value) < _LARGEST and isfinite(value) else None

    def numbers(self, name: str, count: int) -> tuple[int, ...] | None:
        """A list of ``count`` whole numbers under ``name``, None if there is no such list."""
        found = self.get(name).value
        if not isinstance(found, list) or len(cast("list[object]", found)) != count:
            return None
        return tuple(_whole(item, 0) for item in cast("list[object]", found))


def _whole(value: object, otherwise: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= _LARGEST:
        return otherwise
    return value
