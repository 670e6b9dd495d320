"""From a moment and the engine's answer to a judged decision: what was right, what was lost.

Which decisions count for PR follows the published reproduction of XG's rule (GammonView's):
a play counts where there is a choice and the best play is at least 0.001 above the tenth
best; a double that was made counts always, one not made unless doubling would change
nothing or be plainly wrong; a take or drop where the two differ. Decisions about resigning
never count. Numbers are for the seat that decides, in units of the cube before the decision.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Literal

from fivepoint.analysis.decision import Candidate, CubeVerdict, Decision, Occasion, Ways
from fivepoint.engine import exact
from fivepoint.engine.cube import chance_of, cube_life, decide, decided
from fivepoint.engine.values import equity_at_cube
from fivepoint.engine.worth import cubeless_equity
from fivepoint.rules.cube import MatchState, Money, points_won

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fivepoint.analysis.judge import Answer
    from fivepoint.analysis.scan import Moment
    from fivepoint.engine.many import JudgedRoll
    from fivepoint.engine.probabilities import Probabilities
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

SAME = 0.001
"""Two actions that differ by less are no choice."""

_FAR = 0.200  # a double not made, this much better than doubling, was no question
_LOST = -0.900  # doubling or not: lost either way
_CLOSE = 0.25  # gnubg's error rate takes cube decisions within this for real ones


def decision_of(moment: Moment, answer: Answer | None) -> Decision:
    """The judged decision; without an answer one that only says what was done."""
    plain = Decision(*(getattr(moment, part.name) for part in fields(Occasion)))
    if answer is None:
        return plain
    plain = replace(plain, plies=answer.plies)
    if moment.kind == "play" and answer.roll is not None:
        return _play(plain, moment, answer.roll)
    if moment.kind in ("resign", "accept"):
        return _resignation(plain, moment, answer)
    verdict = answer.cube
    if verdict is None:
        if answer.chances is None:
            raise AssertionError
        verdict = cube_verdict(moment.position, moment.state, answer.chances, answer.plies)
    found = replace(plain, cube=verdict)
    return _double(found, verdict) if moment.kind == "double" else _reply(found, moment, verdict)


def _play(plain: Decision, moment: Moment, roll: JudgedRoll) -> Decision:
    candidates = candidates_of(moment, roll)
    played = next((found for found in candidates if found.played), None)
    best = candidates[0]
    tenth = candidates[min(len(candidates), 10) - 1]
    found = replace(
        plain,
        best=best.turn if played is not best else plain.made,
        candidates=candidates,
        legal=roll.legal,
        forced=roll.legal == 1,
        counted=roll.legal > 1 and best.equity - tenth.equity >= SAME,
    )
    if played is None:
        return replace(found, counted=False, problem="not-among-results")
    return _lost(found, best.equity, played.equity_loss, "checker")


def candidates_of(moment: Moment, roll: JudgedRoll) -> tuple[Candidate, ...]:
    """The judged plays as candidates, best first."""
    if moment.dice is None:
        raise AssertionError
    best = roll.plays[0].equity
    ways = Ways(moment.position, moment.dice)
    return tuple(
        Candidate(
            play.position,
            play.equity,
            best - play.equity,
            chance_of(play.equity, moment.state),
            play.probabilities,
            play.plies,
            play.position == moment.result,
            ways,
        )
        for play in roll.plays
    )


def without_beavers(state: CubeState) -> CubeState:
    """The state in which the cube is judged; what a beaver is worth follows."""
    return replace(state, beavers=0) if isinstance(state, Money) else state


def cube_verdict(
    position: Position,
    state: CubeState,
    chances: Probabilities,
    plies: int,
    values: NDArray[np.float64] | None = None,
) -> CubeVerdict:
    """What the cube actions before a roll are worth.

    ``values`` are those of ``look`` in the state ``without_beavers``; without them the chances say.
    """
    plainly = without_beavers(state)
    found = exact.decision(position, plainly, chances)
    if found is None and values is not None:
        found = decided(values, chances, plainly)
    found = found or decide(chances, plainly, cube_life(position))
    beaver = None
    response: Literal["take", "drop", "beaver"] = found.response
    if isinstance(state, Money) and state.beavers:
        beaver = max(2 * found.double_take, -2.0)  # a beaver can be dropped
        if beaver < found.double_take:
            response = "beaver"
    action = found.action
    if response == "beaver" and action == "double" and beaver is not None:
        action = "double" if found.no_double <= beaver else "no double"
    return CubeVerdict(
        found.no_double,
        found.double_take,
        found.double_drop,
        beaver,
        action,
        response,
        found.mwc,
        chances,
        cubeless_equity(chances, state),
        plies,
    )


def _double(found: Decision, verdict: CubeVerdict) -> Decision:
    """To double or not."""
    waits, doubled = verdict.no_double, verdict.doubled
    right = "double" if verdict.action == "double" else "no double"
    best = max(waits, doubled)
    loss = best - (doubled if found.made == "double" else waits)
    take, drop = verdict.double_take, verdict.double_drop
    idle = (
        abs(waits - min(take, drop)) < SAME
        or waits - take > _FAR
        or waits - drop > _FAR
        or (waits < _LOST and take < _LOST)
    )
    counted = found.made == "double" or loss >= SAME or not idle
    kind = (
        "missed-double"
        if found.made != "double"
        else "too-good"
        if min(waits, take) > drop
        else "wrong-double"
    )
    close = abs(waits - doubled) < _CLOSE or verdict.action == "too good"
    return _lost(
        replace(found, best=right, counted=counted, close=close or found.made == "double"),
        best,
        loss,
        kind,
    )


def _reply(found: Decision, moment: Moment, verdict: CubeVerdict) -> Decision:
    """Take, drop or a redouble: of a double, a beaver or a raccoon."""
    worth = {word: _for_answerer(word, moment, verdict) for word in moment.answers}
    best = max(worth, key=lambda word: worth[word])
    loss = worth[best] - worth[found.made]
    kind = f"wrong-{found.made}" if best in ("take", "drop") else f"missed-{best}"
    counted = abs(worth["take"] - worth["drop"]) >= SAME or loss >= SAME
    return _lost(replace(found, best=best, counted=counted, close=True), worth[best], loss, kind)


def _for_answerer(word: str, moment: Moment, verdict: CubeVerdict) -> float:
    """What an answer is worth to the seat that gives it, in units of the cube before the double."""
    sign = 1 if moment.seat == moment.on_roll else -1
    stakes = 2**moment.redoubles
    if word == "take":
        return sign * stakes * verdict.double_take
    if word == "drop":
        return -stakes if moment.redoubles else -verdict.double_drop
    # A redouble is dropped if that costs the other side less than playing on for twice as much.
    return min(sign * 2 * stakes * verdict.double_take, 2 * stakes)


def _resignation(plain: Decision, moment: Moment, answer: Answer) -> Decision:
    """Offering to resign, if it was accepted, and accepting or refusing that."""
    on_roll = _playing_on(moment, answer)
    own = on_roll if moment.seat == moment.on_roll else -on_roll
    given = _resigned(moment)
    if moment.kind == "resign":
        best = max(own, -given)
        loss = best + given if moment.agreed else 0.0
        right = "resign" if -given >= own else "play"
        return _lost(replace(plain, best=right), best, loss, "resigned-early")
    worth = {"accept": given, "refuse": own if "refuse" in moment.answers else given}
    right = max(worth, key=lambda word: worth[word])
    loss = worth[right] - worth[plain.made]
    return _lost(replace(plain, best=right), worth[right], loss, f"wrong-{plain.made}")


def _playing_on(moment: Moment, answer: Answer) -> float:
    """Equity of the player on roll if the game goes on."""
    if answer.roll is not None:
        return answer.roll.plays[0].equity
    if answer.chances is None:
        raise AssertionError
    if moment.state.cube is None:
        return cubeless_equity(answer.chances, moment.state)
    return equity_at_cube(moment.position, answer.chances, moment.state)


def _resigned(moment: Moment) -> float:
    """What the resignation is worth to the side that wins by it."""
    state = moment.state if moment.seat == moment.on_roll else moment.state.flip()
    winner = state.flip() if moment.kind == "resign" else state
    counted = points_won(winner, moment.offered) // (winner.cube or 1)
    if not isinstance(winner, MatchState):
        return float(counted)
    chances = {1: (1, 0, 0, 0, 0), 2: (1, 1, 0, 0, 0), 3: (1, 1, 1, 0, 0)}[counted]
    return cubeless_equity(chances, winner)


def _lost(found: Decision, best: float, loss: float, kind: str) -> Decision:
    """The decision with what it gave up, in every unit."""
    lost = max(loss, 0.0)
    state = found.state
    whole = chance_of(best, state)
    left = chance_of(best - lost, state)
    return replace(
        found,
        equity=best,
        loss=lost,
        loss_mwc=None if whole is None or left is None else whole - left,
        loss_points=None if isinstance(state, MatchState) else lost * (state.cube or 1),
        error=kind if lost >= SAME else None,
    )
