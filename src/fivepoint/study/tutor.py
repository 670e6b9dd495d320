"""The tutor: looks at an action before it is made and says when it would be a blunder.

Asks the engine about the one decision at hand; takes a moment, so not for an event loop.
The position of the game is enough: what came before does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint.analysis.analysis import Analysis
from fivepoint.analysis.decision import MARKS
from fivepoint.analysis.judge import Judge
from fivepoint.analysis.scan import scan
from fivepoint.errors import RulesError
from fivepoint.rules.actions import Beaver, Double, Raccoon, Set
from fivepoint.rules.outcome import CubeOffer
from fivepoint.rules.record import Record
from fivepoint.study.reasons import Reason, reasons

if TYPE_CHECKING:
    from fivepoint.analysis.decision import Decision
    from fivepoint.engine.engine import Engine
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match

BLUNDER = MARKS[0][0]
"""The equity from which a loss is a blunder."""


@dataclass(frozen=True, slots=True)
class SecondLook:
    """An action that would give up ``loss``; ``decision`` knows what is better.

    ``reasons`` say what the better action has, without naming it.
    """

    loss: float
    reasons: tuple[Reason, ...]
    decision: Decision


def look_again(
    match: Match, action: Action, engine: Engine, least: float = BLUNDER
) -> SecondLook | None:
    """A warning if ``action``, about to be made in ``match``, would give up ``least`` or more.

    Checker plays, doubling or rolling instead, and the answers to a double. None for every
    other action and where nothing can be judged. RulesError if the action is not allowed.
    """
    decision = judged(match, action, engine)
    if decision is None or decision.loss is None or decision.loss < least:
        return None
    return SecondLook(decision.loss, reasons(decision), decision)


def judged(match: Match, action: Action, engine: Engine) -> Decision | None:
    """The decision that ``action`` would make in ``match``; None if it is none to judge."""
    if match.stage != "playing" or match.on_roll is None:
        match.apply(action)
        return None
    record = _as_record(match).append(action)
    judge = Judge(scan(record), engine)
    for _ in judge.portions(engine.plies):
        pass
    last = len(record) - 1
    found = [d for d in Analysis.of(record, judge).decisions if d.number == last]
    return found[-1] if found else None


def _as_record(match: Match) -> Record:
    """A record that begins with the present position and the offer that is open."""
    seat = match.on_roll
    if seat is None:
        raise RulesError("no-hint-now")
    offer = match.offer
    cube, owner, doubler = match.cube, match.owner, seat
    if isinstance(offer, CubeOffer):
        doubler = offer.seat if offer.redoubles % 2 == 0 else 1 - offer.seat
        if offer.redoubles:  # the cube has moved: back to where it was before the double
            cube = offer.value >> (offer.redoubles + 1)
            owner = None if cube == 1 else doubler
    crawford = match.crawford if match.rules.length is not None else None
    start = Set(seat, match.position, match.dice, cube, owner, match.score, crawford)
    record = Record(match.rules).append(start)
    if isinstance(offer, CubeOffer):
        record = record.append(Double(doubler))
        for number in range(offer.redoubles):
            who = 1 - doubler if number % 2 == 0 else doubler
            record = record.append(Beaver(who) if number % 2 == 0 else Raccoon(who))
    return record
