"""Finds in a record what there is to judge: decisions and rolls, in order, with their positions.

Only the line that counts in the end is kept: what a takeback undid is left out. What
cannot be judged stays in the list with the reason (``problem``):

- ``illegal-play``: the record sets up what a play against the rules led to;
- ``position-set``: the position was set up by hand while a roll was to be played;
- ``match-too-long``: the score is further from the end than match equities are known.

A roll that nobody played, because the game was resigned, claimed or broken off, is no decision.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fivepoint.analysis.decision import Occasion
from fivepoint.engine.met import MOST_AWAY
from fivepoint.rules.actions import Accept, Double, Play, Refuse, Resign, Roll, Set, Takeback
from fivepoint.rules.cube import MatchState, double_fault
from fivepoint.rules.notation import format_turn
from fivepoint.rules.outcome import CubeOffer, ResignOffer
from fivepoint.rules.position import HOME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.analysis.decision import Kind, Phase
    from fivepoint.rules.actions import Action
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.match import Match
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Record

OPENING_TURNS = 6
"""The first turns of a game, three a side, are its opening."""


@dataclass(frozen=True, slots=True)
class Moment(Occasion):
    """A decision as the record has it, not yet judged.

    ``result`` is the position after a play. ``offered`` is what a resignation names; ``agreed``
    tells whether it was accepted. ``answers`` are the words among which the seat could choose,
    ``redoubles`` how many beavers and raccoons the offer already has.
    """

    result: Position | None = None
    offered: int = 0
    agreed: bool = False
    answers: tuple[str, ...] = ()
    redoubles: int = 0


@dataclass(frozen=True, slots=True)
class Thrown:
    """A roll: position and state are those of the side that rolled, before it.

    At the opening either side could have begun; ``opening`` tells so.
    """

    number: int
    game: int
    seat: int
    position: Position
    state: CubeState
    dice: Dice
    opening: bool = False
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class Scan:
    """All moments and rolls of a record, in order."""

    moments: tuple[Moment, ...]
    rolls: tuple[Thrown, ...]


def scan(record: Record) -> Scan:
    """What there is to judge in ``record``."""
    moments: list[Moment] = []
    rolls: list[Thrown] = []
    states = list(record.states())
    turn = 0
    for number, entry in enumerate(record.entries):
        before, after, action = states[number], states[number + 1], entry.action
        if isinstance(action, Takeback):
            kept = _taken_back_to(states, number)
            moments = [moment for moment in moments if moment.number < kept]
            rolls = [roll for roll in rolls if roll.number < kept]
            turn = moments[-1].turn if moments and moments[-1].game == after.game else 0
            continue
        if before.game != after.game or before.stage == "opening":
            turn = 0
        found = list(_moments(before, after, action, number, turn))
        if entry.comment:
            found = [replace(moment, comment=entry.comment) for moment in found]
        moments += found
        rolls += _thrown(before, after, action, number)
        turn += isinstance(action, Play | Set)
    return Scan(_linked(moments), tuple(rolls))


def _taken_back_to(states: list[Match], number: int) -> int:
    """The number of the action before which the match stood as it does after this takeback."""
    restored = states[number + 1]
    return next(i for i in range(number, -1, -1) if states[i] == restored)


def _moments(
    before: Match, after: Match, action: Action, number: int, turn: int
) -> Iterator[Moment]:
    """The decisions that ``action`` makes."""
    if before.stage != "playing" or before.on_roll is None:
        return
    word = action.word
    if isinstance(action, Roll):
        if double_fault(before.state(before.on_roll)) is None:
            yield _moment(before, number, turn, action.seat, kind="double", made="no double")
    elif isinstance(action, Double):
        yield _moment(before, number, turn, action.seat, kind="double", made=word)
    elif isinstance(before.offer, CubeOffer) and word in ("take", "drop", "beaver", "raccoon"):
        yield _answer(before, number, turn, action)
    elif isinstance(action, Play):
        made = "" if before.graph is None else format_turn(before.graph.walk(action.steps))
        found = _moment(before, number, turn, action.seat, kind="play", made=made)
        yield replace(found, result=_seen_by(after, action.seat))
    elif isinstance(action, Resign):
        found = _moment(before, number, turn, action.seat, kind="resign", made=word)
        yield replace(found, offered=action.n)
    elif isinstance(action, Accept | Refuse) and isinstance(before.offer, ResignOffer):
        if action.seat != before.offer.seat:  # else it is withdrawn
            found = _moment(before, number, turn, action.seat, kind="accept", made=word)
            yield replace(found, offered=before.offer.n, answers=_resign_answers(before))
    elif isinstance(action, Set) and before.phase == "moving":
        problem = "illegal-play" if _is_play_set_up(before, action) else "position-set"
        found = _moment(before, number, turn, before.on_roll, kind="play", made="")
        yield replace(found, problem=problem)


def _moment(match: Match, number: int, turn: int, seat: int, *, kind: Kind, made: str) -> Moment:
    on_roll = seat if match.on_roll is None else match.on_roll
    state = match.state(on_roll)
    return Moment(
        number,
        match.game,
        turn,
        seat,
        kind,
        phase_of(match.position, turn),
        on_roll,
        match.position,
        state,
        made,
        dice=match.dice,
        problem=_unknown_score(state),
    )


def _answer(match: Match, number: int, turn: int, action: Action) -> Moment:
    """The answer to a double, a beaver or a raccoon."""
    offer = match.offer
    redoubles = offer.redoubles if isinstance(offer, CubeOffer) else 0
    found = _moment(
        match,
        number,
        turn,
        action.seat,
        kind="counter" if redoubles else "answer",
        made=action.word,
    )
    further = "raccoon" if redoubles % 2 else "beaver"
    more = () if match.fault(action.seat, further) else (further,)
    return replace(found, answers=("take", "drop", *more), redoubles=redoubles)


def _resign_answers(match: Match) -> tuple[str, ...]:
    seat = match.to_act
    refusable = seat is not None and match.fault(seat, "refuse") is None
    return ("accept", "refuse") if refusable else ("accept",)


def _thrown(before: Match, after: Match, action: Action, number: int) -> list[Thrown]:
    """The roll that ``action`` is, if its luck can be told."""
    if not isinstance(action, Roll) or after.on_roll is None or after.stage != "playing":
        return []
    if before.stage == "playing":
        state = before.state(action.seat)
        return [
            Thrown(
                number,
                before.game,
                action.seat,
                before.position,
                state,
                action.dice,
                problem=_unknown_score(state),
            )
        ]
    seat, state = after.on_roll, after.state(after.on_roll)
    if after.dice is None:
        return []  # who begins rolls afresh: that roll is the first with a position to judge
    return [
        Thrown(
            number,
            after.game,
            seat,
            after.position,
            state,
            action.dice,
            opening=True,
            problem=_unknown_score(state),
        )
    ]


def _linked(moments: list[Moment]) -> tuple[Moment, ...]:
    """The moments with what follows from one another.

    Answers see the cube as it was before the double; resignations know whether they were accepted.
    """
    linked: list[Moment] = []
    before_double: CubeState | None = None
    for i, moment in enumerate(moments):
        following = moments[i + 1] if i + 1 < len(moments) else None
        if moment.kind == "double":
            before_double = moment.state
        if moment.redoubles and before_double is not None:
            linked.append(replace(moment, state=before_double))
        elif moment.kind == "resign" and following is not None and following.made == "accept":
            linked.append(replace(moment, agreed=True))
        else:
            linked.append(moment)
    return tuple(linked)


def phase_of(position: Position, turn: int) -> Phase:
    """The phase of the game in ``position``, ``turn`` turns after its beginning."""
    if position.contact:
        return "opening" if turn < OPENING_TURNS else "middle"
    return "bear-off" if max(position.rear) <= max(HOME) else "race"


def _unknown_score(state: CubeState) -> str | None:
    too_long = isinstance(state, MatchState) and max(state.away) > MOST_AWAY
    return "match-too-long" if too_long else None


def _is_play_set_up(match: Match, action: Set) -> bool:
    """Whether a position set up stands for a play: the other side is on roll, same cube."""
    return (
        action.position is not None
        and match.on_roll is not None
        and action.seat == 1 - match.on_roll
        and action.dice is None
        and (action.cube or 1) == match.stake
    )


def _seen_by(match: Match, seat: int) -> Position:
    """The position in the view of ``seat``, after a finished game too."""
    return match.position if match.on_roll == seat else match.position.flip()
