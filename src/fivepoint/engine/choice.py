"""What a player does at the cube, as a value: the answer of every level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class CubeChoice:
    """What a level does at the cube, in a position seen by the player on roll before rolling.

    ``action`` is that player's; ``response`` is the opponent's, should it be doubled.
    """

    action: Literal["no double", "double"]
    response: Literal["take", "drop", "beaver"]
