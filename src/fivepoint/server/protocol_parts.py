"""Parts that messages about tables and about the lobby have in common."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

ClockKind: TypeAlias = Literal["none", "delay", "bronstein", "correspondence"]


class Rules(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed on: the rules of a match record. ``max_cube`` 0 is the standard cap."""

    length: int | None = None
    variant: str = "backgammon"
    crawford: bool = True
    cube: bool = True
    max_cube: int | None = 0
    jacoby: bool = False
    beavers: int = 0
    automatic_doubles: int = 0
    opening: Literal["plays-both", "rolls-afresh"] = "plays-both"
    games: int | None = None


class ClockRules(Struct, forbid_unknown_fields=True):
    """The clock, in milliseconds: ``reserve`` for the match and ``delay`` a move.

    In a ``correspondence`` match there is no reserve and every decision has ``delay``.
    """

    kind: ClockKind = "none"
    reserve: int = 0
    delay: int = 0
