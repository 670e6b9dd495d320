"""The computer at a table: which action its level takes when the decision is its own.

Levels are asked in a thread, never on the event loop; the answer goes through the
same checks as a person's. A level sees what a person in its seat sees.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

from fivepoint.engine.levels import find_level
from fivepoint.rules.actions import (
    Accept,
    Beaver,
    Double,
    Drop,
    Raccoon,
    Refuse,
    Roll,
    Take,
)
from fivepoint.rules.outcome import ResignOffer

if TYPE_CHECKING:
    from fivepoint.engine.levels import Level
    from fivepoint.rules.actions import Action
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.match import Match
    from fivepoint.table.table import Table

ANY_DICE = (1, 1)
"""What a roll brings along where the dice are the stream's."""


def bot_to_act(table: Table) -> int | None:
    """The seat of a computer whose decision it is now, None if it is a person's or nobody's.

    Between two computers White's calls for the opening rolls.
    """
    if not table.ready or table.match.stage == "match-over":
        return None
    seat = table.match.to_act
    if seat is None:
        return 0 if all(s.kind == "computer" for s in table.seats) else None
    return seat if table.seats[seat].kind == "computer" else None


def bot_action(table: Table, seat: int) -> Action:
    """What the computer in ``seat`` does now. Takes its time: not for the event loop."""
    return decide(table.match, find_level(table.seats[seat].level or ""), seat, _seed(table))


def decide(match: Match, level: Level, seat: int, seed: int) -> Action:
    """What ``level`` does in the place of ``seat``, whose decision it is."""
    match match.phase:
        case "moving":
            return _play(match, level, seat, seed)
        case "to-roll":
            if "double" in match.legal(seat):
                choice = level.choose_cube(match.position, match.state(seat), seed)
                if choice.action == "double":
                    return Double(seat)
            return Roll(seat, ANY_DICE)
        case "double-offered":
            choice = level.choose_cube(match.position, match.state(1 - seat), seed)
            if choice.response == "drop":
                return Drop(seat)
            beavers = choice.response == "beaver" and "beaver" in match.legal(seat)
            return Beaver(seat) if beavers else Take(seat)
        case "beaver-offered":
            again = "raccoon" in match.legal(seat) and level.answers_beaver(
                match.position, _before_own_double(match, seat), seed
            )
            return Raccoon(seat) if again else Take(seat)
        case "raccoon-offered":
            return Take(seat)
        case "resign-offered":
            return _answer_resignation(match, level, seat, seed)
        case _:
            return Roll(seat, ANY_DICE)


def _play(match: Match, level: Level, seat: int, seed: int) -> Action:
    dice = match.dice or ANY_DICE
    return match.turn_to(level.choose(match.position, dice, match.state(seat), seed))


def _answer_resignation(match: Match, level: Level, seat: int, seed: int) -> Action:
    offer = match.offer
    if "refuse" not in match.legal(seat) or not isinstance(offer, ResignOffer):
        return Accept(seat)
    accepts = level.accepts(match.view(seat), offer.n, match.state(seat), seed)
    return Accept(seat) if accepts else Refuse(seat)


def _before_own_double(match: Match, seat: int) -> CubeState:
    """The state in which the doubler stood before its double was beavered."""
    state = match.state(seat)
    before = (state.cube or 2) // 2
    return replace(state, cube=before, owner=None if before == 1 else "me")


def _seed(table: Table) -> int:
    """A number of its own for every decision of every table."""
    text = f"{table.id}|{len(table.record)}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
