"""Many matches analysed on an executor: threads, processes, or a Ray cluster.

The same analyses whichever it is, in the order of the matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.analysis.analyse import analyse
from fivepoint.analysis.keeping import read_known, write_known
from fivepoint.rules.record_json import read_record, write_record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.engine.executor import Executor
    from fivepoint.rules.record import Record

Task = tuple[str, str]
"""A record as text, and the level."""


def analyse_many(records: Sequence[Record], level: str, executor: Executor) -> Iterator[Analysis]:
    """``analyse`` of each record at ``level``, each on one thread; RulesError as there."""
    tasks = [(write_record(record), level) for record in records]
    for record, known in zip(records, executor.map(analyse_task, tasks), strict=True):
        yield read_known(known, record, level)


def analyse_task(task: Task) -> str:
    """What the analysis of one record knows, as ``write_known`` tells it."""
    text, level = task
    return write_known(analyse(read_record(text), level, threads=1))
