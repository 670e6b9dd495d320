"""The computer in a seat: the action that a level takes when the decision is its own.

A level sees what a person in its seat sees. It throws no dice: a roll is for whoever asks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

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

ANY_DICE = (1, 1)
"""What a roll brings along where somebody else throws the dice."""


def decide(match: Match, level: Level, seat: int, seed: int) -> Action:
    """What ``level`` does in the place of ``seat``, whose decision it is.

    A roll has ``ANY_DICE``, to be replaced by those thrown. The same seed, the same action.
    """
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
