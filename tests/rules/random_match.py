"""Random whole matches under random rules, for the tests of match, record and table.

A player here chooses among everything that is legal, with weights that let games
end: mostly rolls and plays, sometimes the cube, a resignation, a takeback, a set-up.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from fivepoint import Match, MatchRules, Position, Record
from fivepoint.rules import actions

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action

WEIGHTS = {
    "roll": 60,
    "play": 60,
    "double": 15,
    "take": 12,
    "drop": 4,
    "beaver": 6,
    "raccoon": 6,
    "resign": 1,
    "accept": 3,
    "refuse": 4,
    "takeback": 1,
    "flag": 0.1,
    "claim": 0.05,
    "set": 0.2,
}


def random_rules(rng: Random) -> MatchRules:
    """Rules of any kind: variant, length, cube, customs of money games."""
    variant = rng.choice(("backgammon", "nackgammon", "hypergammon", "hypergammon"))
    opening: Literal["plays-both", "rolls-afresh"] = rng.choice(("plays-both", "rolls-afresh"))
    start = rng.choice((None, None, Position.start("hypergammon"), lopsided()))
    if rng.random() < 0.6:
        return MatchRules(
            length=rng.choice((1, 2, 3, 5, 7, 11)),
            variant=variant,
            start=start,
            crawford=rng.random() < 0.8,
            cube=rng.random() < 0.8,
            opening=opening,
        )
    cube = rng.random() < 0.8
    return MatchRules(
        variant=variant,
        start=start,
        cube=cube,
        max_cube=rng.choice((None, 64, 4)),
        jacoby=cube and rng.random() < 0.5,
        beavers=rng.choice((0, 1, 2, 4)) if cube else 0,
        automatic_doubles=rng.choice((0, 1, 3)) if cube else 0,
        opening=opening,
        games=rng.choice((1, 2, 4)),
    )


def lopsided() -> Position:
    """A custom start that differs between the sides."""
    board = [0] * 26
    board[24], board[6], board[1], board[19] = 2, 3, -2, -2
    return Position.from_board(board, men=5)


def random_action(match: Match, rng: Random) -> Action:
    """Any action that some seat may take now."""
    choices = [(seat, word) for seat in (0, 1) for word in match.legal(seat)]
    weights = [WEIGHTS[word] for _, word in choices]
    seat, word = rng.choices(choices, weights)[0]
    return make_action(match, seat, word, rng)


def make_action(match: Match, seat: int, word: str, rng: Random) -> Action:
    """A legal action ``word`` of ``seat``; the details at random."""
    if word == "roll":
        return actions.Roll(seat, (rng.randint(1, 6), rng.randint(1, 6)))
    if word == "play":
        graph = match.graph
        assert graph is not None
        return match.turn_to(rng.choice(sorted(graph.results, key=lambda p: p.board)))
    if word == "resign":
        return actions.Resign(seat, rng.choice(match.resignations(seat)))
    if word == "set":
        return _set(match, seat, rng)
    kind = actions.ACTIONS[word]
    return kind(seat)  # pyright: ignore[reportCallIssue, reportReturnType]


def random_record(seed: int, longest: int = 400) -> Record:
    """A match played by two random players until it is over or ``longest`` actions long."""
    rng = Random(seed)
    record = Record(random_rules(rng), ("Anna", "Őrs ไทย"), (("event", "test"),))
    while record.match.stage != "match-over" and len(record) < longest:
        action = random_action(record.match, rng)
        comment = rng.choice(("", "", "", "why? „so”\n{ }"))
        clock = (rng.randint(0, 10**6), rng.randint(0, 10**6)) if rng.random() < 0.3 else None
        record = record.append(action, comment=comment, clock=clock, at=len(record) or None)
    return record


def _set(match: Match, seat: int, rng: Random) -> Action:
    score = None
    if rng.random() < 0.5:
        most = (match.rules.length or 5) - 1
        score = (rng.randint(0, most), rng.randint(0, most))
    if rng.random() < 0.5:
        return actions.Set(seat, score=score)
    dice = (rng.randint(1, 6), rng.randint(1, 6)) if rng.random() < 0.5 else None
    position = match.view(seat)
    if position.result is not None:
        position = match.rules.start_position
    return actions.Set(seat, position=position, dice=dice, score=score)
