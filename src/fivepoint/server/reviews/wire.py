"""Between the messages about reviews and the values of rules, analysis and formats. No I/O."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from fivepoint.analysis.as_json import analysis_json, candidate_json, cube_json, state_json
from fivepoint.errors import RulesError
from fivepoint.rules.cube import MatchState, Money
from fivepoint.rules.position import Position
from fivepoint.rules.record_json import write_record
from fivepoint.server import protocol_reviews as messages
from fivepoint.server.reviews.names import levels_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import Candidate, CubeVerdict
    from fivepoint.engine.engine import Engine
    from fivepoint.engine.rollout import Rollout
    from fivepoint.formats.snapshot import Snapshot
    from fivepoint.rules.cube import CubeState
    from fivepoint.server.reviews.jobs import AnalysisJob, RolloutJob
    from fivepoint.server.reviews.kept import KeptReview

EXPORTS = ("json", "mat", "txt", "sgf", *(["ogxm"] if find_spec("ogxm") else []))
"""The formats of a record; the report of an analysis is had elsewhere."""


def write_review(
    review: KeptReview, lang: str, mine: tuple[bool, bool] = (False, False)
) -> messages.Review:
    """A review as it is sent; ``mine`` are the seats of whoever asks."""
    record = review.record
    return messages.Review(
        review.id,
        record.players,
        levels_of(record),
        mine,
        record.rules.length,
        record.match.score,
        len(record.match.games),
        record.match.stage == "match-over",
        review.format,
        review.remarks.get(lang, []),
        json.loads(write_record(record)),
        list(EXPORTS),
    )


def write_analysis(review: str, job: AnalysisJob) -> messages.AnalysisState:
    """How far an analysis is."""
    return messages.AnalysisState(review, job.level, job.state, job.share, job.plies, job.version)


def write_report(found: Analysis) -> messages.ReviewReport:
    """An analysis as it is sent."""
    return msgspec.convert(analysis_json(found), messages.ReviewReport)


def write_judged(
    engine: Engine,
    name: str,
    *,
    candidates: Sequence[Candidate] = (),
    legal: int = 0,
    cube: CubeVerdict | None = None,
) -> messages.Judged:
    """The verdict on a position as it is sent."""
    return messages.Judged(
        messages.EngineNamed(name, engine.level, engine.plies, engine.net),
        legal,
        [msgspec.convert(candidate_json(one), messages.JudgedCandidate) for one in candidates],
        None if cube is None else msgspec.convert(cube_json(cube), messages.JudgedCube),
    )


def write_rollout(name: str, job: RolloutJob) -> messages.RolloutState:
    """How far a rollout is, told for the side that asked."""
    found, turned = job.found, job.turned
    if found is None:
        return messages.RolloutState(
            name, job.state, 0, job.trials, None, None, None, None, None, None
        )
    sign = -1 if turned else 1
    low, high = (sign * end for end in found.interval)
    equity = found.equity if found.cubeful_equity is None else found.cubeful_equity
    return messages.RolloutState(
        name,
        job.state,
        found.trials,
        job.trials,
        sign * equity,
        sign * found.equity,
        None if found.mwc is None else 1 - found.mwc if turned else found.mwc,
        min(low, high),
        max(low, high),
        _chances(found, turned=turned),
    )


def _chances(found: Rollout, *, turned: bool) -> messages.Chances:
    win, gammon, backgammon, lost_gammon, lost_backgammon = found.probabilities
    if turned:
        return messages.Chances(1 - win, lost_gammon, lost_backgammon, gammon, backgammon)
    return messages.Chances(win, gammon, backgammon, lost_gammon, lost_backgammon)


def read_position(board: list[int], men: int) -> Position:
    """The position of a board sent; PositionError with all its faults."""
    return Position.from_board(board, men)


def read_state(state: messages.CubeAndScore) -> CubeState:
    """Cube and score as they were sent; RulesError for what cannot go together."""
    if state.length is None:
        if state.score != (0, 0) or state.crawford:
            raise RulesError("state-mixed")
        return Money(state.cube, state.owner, state.jacoby, state.beavers, state.max_cube)
    if state.jacoby or state.beavers:
        raise RulesError("state-mixed")
    return MatchState(
        state.length, state.score, state.cube, state.owner, state.crawford, state.max_cube
    )


def write_snapshot(snapshot: Snapshot) -> messages.PositionTold:
    """A position with every identifier that can carry it."""
    position = snapshot.position
    return messages.PositionTold(
        list(position.board),
        position.men,
        1 if snapshot.top_on_roll else 0,
        msgspec.convert(state_json(snapshot.state), messages.CubeAndScore),
        snapshot.dice,
        _written(lambda: snapshot.xgid),
        _written(lambda: snapshot.gnuid),
        _written(lambda: snapshot.ogid),
    )


def _written(write: Callable[[], str]) -> str | None:
    """An identifier, None where it cannot carry the position."""
    try:
        return write()
    except ValueError:
        return None
