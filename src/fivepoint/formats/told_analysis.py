"""The analysis that a file brings along, in the form of ours: errors, marks, PR by the same rules.

Only the numbers are another program's; what counts, what is a mistake and what it all adds
up to is decided as for our own, so that two analyses of one match can be compared line
by line. Decisions that the file says nothing about are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.analysis.analysis import Analysis
from fivepoint.analysis.decision import CubeVerdict
from fivepoint.analysis.judge import Answer
from fivepoint.analysis.scan import scan
from fivepoint.analysis.verdict import decision_of
from fivepoint.engine.cube import chance_of, judged
from fivepoint.engine.many import JudgedPlay, JudgedRoll
from fivepoint.engine.probabilities import Probabilities
from fivepoint.engine.worth import cubeless_equity
from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from fivepoint.analysis.scan import Moment
    from fivepoint.formats.matchfile import MatchFile
    from fivepoint.formats.recorded import Recorded, RecordedCube

_NOTHING = Probabilities(0.0, 0.0, 0.0, 0.0, 0.0)


def told_analysis(match: MatchFile) -> Analysis:
    """What the file's own analysis says. RulesError if it has none."""
    if not match.analysis:
        raise RulesError("analysis-not-told")
    told = {recorded.action: recorded for recorded in match.analysis}
    decisions = [
        decision_of(moment, answer)
        for moment in scan(match.record).moments
        if moment.number in told
        for answer in (_answer(moment, told[moment.number]),)
        if answer is not None
    ]
    return Analysis(match.record, match.analyst, "", 0, "", True, tuple(decisions), (), {}, {})


def _answer(moment: Moment, told: Recorded) -> Answer | None:
    """The file's numbers for one moment, None if they do not reach."""
    if moment.problem is not None:
        return None
    if moment.kind == "play" and told.plays:
        plays = sorted(
            (
                JudgedPlay(
                    play.position, play.equity, Probabilities(*(play.chances or _NOTHING)), 0
                )
                for play in told.plays
            ),
            key=lambda play: -play.equity,
        )
        known = any(play.position == moment.result for play in plays)
        return Answer(0, JudgedRoll(tuple(plays), len(plays)), None) if known else None
    if moment.kind in ("double", "answer") and told.cube is not None:
        return Answer(0, None, None, _verdict(moment, told.cube))
    return None


def _verdict(moment: Moment, cube: RecordedCube) -> CubeVerdict:
    chances = Probabilities(*(cube.chances or _NOTHING))
    values = (cube.no_double, cube.double_take, cube.double_drop)
    found = judged(*values, chances, moment.state)
    waits, takes, drops = (chance_of(value, moment.state) for value in values)
    return CubeVerdict(
        *values,
        None,
        found.action,
        found.response,
        None if waits is None or takes is None or drops is None else (waits, takes, drops),
        chances,
        cubeless_equity(chances, moment.state),
        0,
    )
