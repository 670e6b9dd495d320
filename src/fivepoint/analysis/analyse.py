"""``fp.analyse``: a whole record judged, pass by pass, with progress, stop and resume.

>>> from fivepoint.rules.match_rules import MatchRules
>>> from fivepoint.rules.record import Record
>>> analyse(Record(MatchRules(length=1)), plies=0).complete
True
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fivepoint.analysis.analysis import Analysis
from fivepoint.analysis.judge import Judge
from fivepoint.analysis.scan import scan
from fivepoint.engine.checks import check_callable, check_kind
from fivepoint.engine.engine import MOST_THREADS, Engine
from fivepoint.errors import RulesError, shown
from fivepoint.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from fivepoint.engine.netfile import NetFile


class HoldsRecord(Protocol):
    """Whatever has a record: a ``MatchFile``."""

    @property
    def record(self) -> Record:
        """The record."""
        ...


@dataclass(frozen=True)
class Progress:
    """How far an analysis has come: ``done`` of ``total`` moments of the pass at ``plies``.

    ``share`` is that of the whole work, 0..1, a guess. ``report()`` is the analysis so far.
    """

    plies: int
    done: int
    total: int
    share: float
    _judge: Judge = field(repr=False, compare=False)
    _record: Record = field(repr=False, compare=False)

    def report(self) -> Analysis:
        """The analysis as far as it is known now."""
        return Analysis.of(self._record, self._judge)


def analyse(
    match: Record | HoldsRecord,
    level: str = "master",
    progress: Callable[[Progress], bool | None] | None = None,
    *,
    plies: int | None = None,
    threads: int | None = None,
    resume: Analysis | None = None,
    nets: NetFile | None = None,
) -> Analysis:
    """Every decision and roll of ``match`` judged at the depth of ``level``.

    ``match`` is a record or anything that holds one, such as a file that was read. ``plies``
    overrides the depth. ``threads`` defaults to the machine's processors; the answer does not
    depend on them. ``progress`` is called after the first pass, by the nets alone, and after every
    portion; if it returns False the analysis stops and comes back not ``complete``.
    ``resume`` takes over what an earlier analysis of the same record and engine already knows.
    RulesError for an unknown level, something that is no match, and what cannot be used else.
    """
    record = match if isinstance(match, Record) else getattr(match, "record", None)
    if not isinstance(record, Record):
        raise RulesError("analyse-no-record", value=shown(match))
    check_callable("progress", progress)
    if resume is not None:
        check_kind("resume", resume, Analysis)
    workers = min(MOST_THREADS, _processors()) if threads is None else threads
    engine = Engine(level, plies=plies, threads=workers, nets=nets)
    judge = Judge(scan(record), engine)
    if resume is not None:
        resume.hand_over(record, judge)
    judge.judge_luck()
    costs = [_COST[depth] * len(judge.missing(depth)) for depth in judge.passes]
    whole, spent = sum(costs) or 1.0, 0.0
    for depth in judge.passes:
        total, done = len(judge.missing(depth)), 0
        for count in judge.portions(depth):
            done += count
            spent += _COST[depth] * count
            told = Progress(depth, done, total, min(1.0, spent / whole), judge, record)
            if progress is not None and progress(told) is False:
                return Analysis.of(record, judge)
    return Analysis.of(record, judge)


_COST = {0: 1.0, 1: 10.0, 2: 100.0, 3: 1000.0, 4: 10000.0}
"""What one moment costs at each depth, roughly."""


def _processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
