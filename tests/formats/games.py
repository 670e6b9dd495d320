"""Random matches for the tests of formats: legal from the first roll to the last action."""

from __future__ import annotations

import random

from fivepoint import MatchRules, Record
from fivepoint.rules.actions import (
    Accept,
    Action,
    Beaver,
    Double,
    Drop,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Take,
)


def random_record(rules: MatchRules, seed: int, most: int = 3000) -> Record:
    """A match of random legal actions by ``rules``, finished or cut after ``most`` actions."""
    rng = random.Random(seed)
    record = Record(rules, ("Left Hand", "Right Hand"))
    while record.match.stage != "match-over" and len(record) < most:
        record = record.append(_action(record, rng))
    return record


def _action(record: Record, rng: random.Random) -> Action:
    match = record.match
    dice = rng.randint(1, 6), rng.randint(1, 6)
    seat = match.to_act
    if seat is None:
        return Roll(rng.randint(0, 1), dice)
    legal = match.legal(seat)
    if match.phase == "moving" and match.graph is not None:
        if rng.random() < 0.002:
            return Resign(seat, rng.choice(match.resignations(seat)))
        results = sorted(match.graph.results, key=lambda result: result.board)
        return match.turn_to(rng.choice(results))
    if match.phase == "resign-offered":
        return Refuse(seat) if "refuse" in legal and rng.random() < 0.3 else Accept(seat)
    if "take" in legal:
        redoubles: list[type[Beaver | Raccoon]] = [
            kind for word, kind in (("beaver", Beaver), ("raccoon", Raccoon)) if word in legal
        ]
        if redoubles and rng.random() < 0.4:
            return rng.choice(redoubles)(seat)
        return Drop(seat) if rng.random() < 0.3 else Take(seat)
    if "double" in legal and rng.random() < 0.04:
        return Double(seat)
    if rng.random() < 0.004:
        return Resign(seat, rng.choice(match.resignations(seat)))
    return Roll(seat, dice)
