"""The tutor at a table: a second look at an action before it is made.

For the holder of a seat, at tables where only the computer and the people of one browser
play. Says how much the action would give up and why, not what is better. Takes its
time: not for the event loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.errors import RulesError
from fivepoint.server import protocol
from fivepoint.server.hints import engine
from fivepoint.study.tutor import look_again

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action
    from fivepoint.table.table import Table


def second_look(table: Table, seat: int, action: Action, least: float) -> protocol.SecondLook:
    """Whether ``action`` of ``seat`` would give up ``least`` or more. RulesError as for hints."""
    match = table.match
    if not table.private:
        raise RulesError("no-hints-here")
    if match.to_act != seat or action.seat != seat:
        raise RulesError("not-your-decision")
    found = look_again(match, action, engine(), least)
    if found is None:
        return protocol.SecondLook(warn=False, loss=0.0, reasons=[])
    reasons = [protocol.TutorReason(reason.key, reason.numbers) for reason in found.reasons]
    return protocol.SecondLook(warn=True, loss=found.loss, reasons=reasons)
