"""A hint for whoever must decide: what the engine would do, told in sentences.

The judgement is that of the level "expert", whatever level the computer plays at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.cli.figures import signed
from fivepoint.engine.engine import Engine
from fivepoint.rules.outcome import CubeOffer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.cli.announce import Sentence
    from fivepoint.rules.match import Match

_PLAYS = 5


def advice(match: Match) -> Iterator[Sentence]:
    """What the engine would do in the place of the seat that must decide."""
    seat = match.on_roll
    if seat is None or match.stage != "playing":
        yield "play-hint-none", {}
        return
    engine, state = Engine("expert"), match.state(seat)
    if match.phase == "moving" and match.dice is not None:
        for number, turn in enumerate(engine.rank(match.position, match.dice, state)[:_PLAYS], 1):
            yield "play-hint-turn", {
                "number": number, "turn": turn.turn, "equity": signed(turn.equity),
            }  # fmt: skip
    elif match.phase == "to-roll" and "double" in match.legal(seat):
        found = engine.cube(match.position, state)
        yield "play-hint-cube", {"action": found.action.replace(" ", "-")}
    elif isinstance(match.offer, CubeOffer) and match.offer.redoubles == 0:
        yield "play-hint-answer", {"response": engine.cube(match.position, state).response}
    else:
        yield "play-hint-none", {}
