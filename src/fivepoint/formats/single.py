"""A file that holds one position: made a record of one set-up, with what is known of it.

Seat 0 is the side drawn at the top, seat 1 the one at the bottom. A double that waits
for its answer is an action behind the set-up.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from fivepoint.errors import FivepointError, ParseError
from fivepoint.formats.matchfile import MatchFile
from fivepoint.rules.actions import Beaver, Double, Raccoon, Set
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Generator

    from fivepoint.formats.matchfile import Remark
    from fivepoint.formats.recorded import Recorded
    from fivepoint.formats.snapshot import Snapshot
    from fivepoint.rules.actions import Action


@contextmanager
def told_of_position() -> Generator[None, None, None]:
    """Whatever the rules refuse in here becomes a ParseError about the position in a file."""
    try:
        yield
    except ParseError:
        raise
    except FivepointError as error:
        raise ParseError("position-refused", reason=error) from error


def single(
    snapshot: Snapshot,
    form: str,
    players: tuple[str, str] = ("", ""),
    *,
    comment: str = "",
    remarks: tuple[Remark, ...] = (),
    told: Recorded | None = None,
    analyst: str = "",
) -> MatchFile:
    """The file of ``snapshot``, read from a file of this format.

    ``players`` are the names of top and bottom; ``told`` is what the file thinks of the
    decision. ParseError where no game could come to this.
    """
    with told_of_position():
        record = Record(_rules(snapshot), players)
        record = record.append(_set(snapshot), comment=comment)
        record = record.extend(_offers(snapshot))
    analysis = (told,) if told and (told.plays or told.cube) else ()
    return MatchFile(record, form, remarks, analysis, analyst if analysis else "")


def _rules(snapshot: Snapshot) -> MatchRules:
    state = snapshot.state
    hyper = snapshot.position.men == 3
    beavers = 0
    if isinstance(state, Money):
        beavers = max(state.beavers, {"beaver": 1, "raccoon": 2}.get(snapshot.offer or "", 0))
    return MatchRules(
        length=state.length if isinstance(state, MatchState) else None,
        variant="hypergammon" if hyper else "backgammon",
        cube=state.cube is not None,
        max_cube=state.max_cube,
        jacoby=isinstance(state, Money) and state.jacoby and state.cube is not None,
        beavers=beavers if state.cube is not None else 0,
    )


def _set(snapshot: Snapshot) -> Set:
    state = snapshot.state
    seat = 0 if snapshot.top_on_roll else 1
    owner = None if state.owner is None else seat if state.owner == "me" else 1 - seat
    score, crawford = None, None
    if isinstance(state, MatchState):
        score = state.score if seat == 0 else (state.score[1], state.score[0])
        crawford = state.crawford
    dice = None if snapshot.offer else snapshot.dice
    return Set(seat, snapshot.position, dice, state.cube, owner, score, crawford)


def _offers(snapshot: Snapshot) -> list[Action]:
    """The double that waits for an answer, with what came between."""
    seat = 0 if snapshot.top_on_roll else 1
    offers: list[Action] = [Double(seat), Beaver(1 - seat), Raccoon(seat)]
    count = {None: 0, "double": 1, "beaver": 2, "raccoon": 3}[snapshot.offer]
    return offers[:count]
