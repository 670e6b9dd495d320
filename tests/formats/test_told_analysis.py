"""The analysis that a file brings along, judged by our rules."""

from __future__ import annotations

import pytest

from fivepoint import RulesError, analyse
from fivepoint.formats.matchfile import MatchFile
from fivepoint.formats.recorded import Recorded, RecordedCube, RecordedPlay
from fivepoint.formats.told_analysis import told_analysis
from tests.analysis.matches import played_match


def as_told() -> MatchFile:
    """Our own analysis as if another program had written it into a file."""
    record = played_match(3)
    told: dict[tuple[int, bool], Recorded] = {}
    for decision in analyse(record, plies=0).decisions:
        if decision.kind == "play":
            plays = tuple(
                RecordedPlay(c.position, c.equity, c.probabilities) for c in decision.candidates
            )
            told[decision.number, True] = Recorded(decision.number, plays)
        elif decision.cube is not None:
            cube = RecordedCube(
                decision.cube.no_double, decision.cube.double_take, decision.cube.double_drop
            )
            told[decision.number, False] = Recorded(decision.number, cube=cube)
    return MatchFile(record, "sgf", analysis=tuple(told.values()), analyst="Somebody 1.0")


def test_the_same_numbers_give_the_same_verdicts() -> None:
    match = as_told()
    theirs, ours = told_analysis(match), analyse(match, plies=0)
    assert theirs.engine == "Somebody 1.0"
    assert len(theirs.decisions) == len(ours.decisions)
    for other, own in zip(theirs.decisions, ours.decisions, strict=True):
        assert (other.kind, other.made, other.counted) == (own.kind, own.made, own.counted)
        assert other.loss == pytest.approx(own.loss, abs=1e-6)
    for other, own in zip(theirs.players, ours.players, strict=True):
        assert other.pr == pytest.approx(own.pr)
    assert "Somebody 1.0" in theirs.to_html()
    assert "Somebody 1.0" in theirs.to_text("th")


def test_a_file_without_an_analysis_is_told() -> None:
    with pytest.raises(RulesError) as refused:
        told_analysis(MatchFile(played_match(3), "mat"))
    assert refused.value.code == "analysis-not-told"
