"""Hints: what the engine would do where a person has to decide.

Asked for by the holder of a seat, at tables where only the computer and the people
of one browser play. Takes its time: not for the event loop.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fivepoint.engine.engine import Engine
from fivepoint.engine.probabilities import Probabilities
from fivepoint.errors import RulesError
from fivepoint.server import protocol
from fivepoint.study.reasons import cube_reasons, play_reasons

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.study.reasons import Reason
    from fivepoint.table.table import Table

LEVEL = "expert"
MOST_PLAYS = 5


def hint(table: Table, seat: int) -> protocol.Hint:
    """The best plays, or the cube decision, of ``seat``. RulesError if there is none to make."""
    match = table.match
    if not table.private:
        raise RulesError("no-hints-here")
    if match.to_act != seat:
        raise RulesError("not-your-decision")
    if match.phase == "moving" and match.dice is not None and match.graph is not None:
        ranked = engine().rank(match.position, match.dice, match.state(seat))
        plays = [
            protocol.HintPlay(
                [
                    (s.origin, s.target, s.hit, s.die, s.next)
                    for s in match.graph.steps_to(t.position)
                ],
                t.equity,
                t.equity_loss,
                facts_of(play_reasons(ranked[0], t if number else ranked[1 % len(ranked)])),
            )
            for number, t in enumerate(ranked[:MOST_PLAYS])
        ]
        return protocol.Hint(plays, None)
    if match.cube is not None and match.phase in ("to-roll", "double-offered"):
        on_roll = seat if match.phase == "to-roll" else 1 - seat
        found = engine().cube(match.position, match.state(on_roll))
        chances = Probabilities(*found.probabilities)
        told = cube_reasons(match.position, chances, doubler=on_roll == seat)
        return protocol.Hint(
            [],
            protocol.HintCube(
                found.no_double,
                found.double_take,
                found.double_drop,
                found.action,
                found.response,
                facts_of(told),
            ),
        )
    raise RulesError("no-hint-now")


def facts_of(reasons: Iterable[Reason]) -> list[protocol.Fact]:
    """Reasons as they are sent."""
    return [protocol.Fact(reason.key, reason.numbers) for reason in reasons]


@cache
def engine() -> Engine:
    """The engine that hints come from."""
    return Engine(LEVEL)
