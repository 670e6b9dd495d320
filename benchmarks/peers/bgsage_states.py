"""A decision, asked as ``choose_bgsage.py`` describes it, in bgsage's words."""

from __future__ import annotations

from typing import Any

OWNERS = {None: "centered", "me": "player", "other": "opponent"}


def board_of(asked: dict[str, Any]) -> list[int]:
    """The board; in bgsage the opponent's bar counts up from 0."""
    cells = asked["board"]
    return [-cells[0], *cells[1:]]


def state_of(asked: dict[str, Any]) -> dict[str, Any]:
    """Cube and score."""
    return {
        "cube_value": asked["cube"],
        "cube_owner": OWNERS[asked["owner"]],
        "away1": asked["away"][0],
        "away2": asked["away"][1],
        "is_crawford": asked["crawford"],
        "jacoby": asked["jacoby"],
        "beaver": False,
    }
