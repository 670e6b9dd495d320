"""Records for the tests of analysis: one played by a simple rule, and small ones made by hand."""

from __future__ import annotations

from functools import cache
from random import Random

from fivepoint import Engine, MatchRules, Position, Record
from fivepoint.rules.actions import Action, Double, Drop, Roll, Take


@cache
def played_match(length: int | None = 5, seed: int = 1) -> Record:
    """A whole match (or a money game) between two who move by the nets and double at random."""
    rng = Random(seed)
    engine = Engine("club")
    rules = MatchRules(length=length, games=1 if length is None else None)
    record = Record(rules, ("Anna", "Béla"))
    while record.match.stage != "match-over":
        record = record.append(_action(record, engine, rng))
    return record


def _action(record: Record, engine: Engine, rng: Random) -> Action:
    match = record.match
    dice = rng.randint(1, 6), rng.randint(1, 6)
    seat = match.to_act
    if seat is None:
        return Roll(0, dice)
    if match.phase == "moving" and match.dice is not None:
        state = match.state(seat)
        return match.turn_to(engine.choose(match.position, match.dice, state, rng.randrange(10**6)))
    if match.phase == "double-offered":
        return Take(seat) if rng.random() < 0.7 else Drop(seat)
    if "double" in match.legal(seat) and rng.random() < 0.05:
        return Double(seat)
    return Roll(seat, dice)


def after(rules: MatchRules, *actions: Action) -> Record:
    """The record of these actions."""
    return Record(rules).extend(actions)


def play_anything(record: Record) -> Record:
    """The record with some legal play of the roll that waits."""
    graph = record.match.graph
    assert graph is not None
    return record.append(record.match.turn_to(min(graph.results, key=lambda found: found.board)))


def position(**counts: int) -> Position:
    """A position from counts by point, ``p6=2`` own, ``p19=-3`` the other side's."""
    board = [0] * 26
    for name, count in counts.items():
        board[int(name[1:])] = count
    return Position.from_board(board)
