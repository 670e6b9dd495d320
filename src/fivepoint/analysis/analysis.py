"""The analysis of a record: judged decisions, rolls and what they add up to.

A value to read: ``players`` by seat, ``decisions`` and ``rolls`` in order. Every figure
stands beside the engine, level and version that it comes from. ``to_json``, ``to_text`` and
``to_html`` write the same data.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from fivepoint.analysis.as_json import analysis_text
from fivepoint.analysis.as_text import report_text
from fivepoint.analysis.report import report_html
from fivepoint.analysis.summary import PlayerSummary, summaries
from fivepoint.analysis.verdict import decision_of
from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from fivepoint.analysis.decision import Decision, RolledLuck
    from fivepoint.analysis.judge import Answer, Judge
    from fivepoint.rules.record import Record


@dataclass(frozen=True)
class Analysis:
    """A judged record. ``complete`` tells whether every moment was looked at as deep as asked.

    ``engine`` names who judged, with its version, as it stands beside every figure; ``net`` is the
    digest of its nets.
    """

    record: Record
    engine: str
    level: str
    plies: int
    net: str
    complete: bool
    decisions: tuple[Decision, ...]
    rolls: tuple[RolledLuck, ...]
    _answers: dict[int, Answer] = field(repr=False, compare=False)
    _luck: dict[int, RolledLuck] = field(repr=False, compare=False)

    @classmethod
    def of(cls, record: Record, judge: Judge) -> Analysis:
        """What ``judge`` knows about ``record`` now."""
        from fivepoint import __version__

        answers, luck = dict(judge.answers), dict(judge.luck)
        return cls(
            record,
            f"Fivepoint {__version__}",
            judge.engine.level,
            judge.engine.plies,
            judge.engine.net,
            not judge.missing(judge.engine.plies),
            tuple(
                decision_of(moment, answers.get(place))
                for place, moment in enumerate(judge.scan.moments)
            ),
            tuple(luck[place] for place in sorted(luck)),
            answers,
            luck,
        )

    def hand_over(self, record: Record, judge: Judge) -> None:
        """Give what is known here to ``judge``; RulesError if it judges something else."""
        if (record.rules, record.actions) != (self.record.rules, self.record.actions):
            raise RulesError("analyse-other-record")
        if judge.engine.net == self.net:
            judge.answers.update(self._answers)
            judge.luck.update(self._luck)

    @property
    def known(self) -> tuple[dict[int, Answer], dict[int, RolledLuck]]:
        """The engine's answers by moment and the luck by roll, both by their place in the scan."""
        return self._answers, self._luck

    @cached_property
    def players(self) -> tuple[PlayerSummary, PlayerSummary]:
        """The figures of both players, by seat."""
        return summaries(self.record.players, self.decisions, self.rolls, self.record.match)

    def worst(self, count: int | None = None) -> list[Decision]:
        """The decisions that gave something up, worst first."""
        wrong = [decision for decision in self.decisions if decision.error is not None]
        wrong.sort(key=lambda decision: -(decision.loss or 0.0))
        return wrong if count is None else wrong[:count]

    def to_json(self) -> str:
        """The whole analysis as JSON text; ``as_json.py`` describes it."""
        return analysis_text(self)

    def to_html(self, lang: str = "en") -> str:
        """The report in ``lang``: one HTML file that needs nothing else.

        FivepointError for a language there is none of.
        """
        return report_html(self, lang)

    def to_text(self, lang: str = "en") -> str:
        """The figures and every error as plain text in ``lang``."""
        return report_text(self, lang)
