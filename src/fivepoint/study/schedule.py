"""When a card is asked again: spaced repetition by FSRS, through the package ``fsrs``.

A ``Schedule`` is a plain value that can be kept as JSON; times are milliseconds since 1970
in UTC and are passed in. The same answers at the same times give the same plan: nothing is
left to chance. Without the package, planning is refused with a message that says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from math import isfinite
from typing import TYPE_CHECKING

from fivepoint.errors import RulesError

if TYPE_CHECKING:
    from types import ModuleType

    from fivepoint.study.cards import Rating

RETENTION = 0.9
"""The chance to know a card when it comes up."""

LATEST = 253_402_300_799_000  # the end of the year 9999


@dataclass(frozen=True, slots=True)
class Schedule:
    """What FSRS knows of one card. ``state`` 1 is learning, 2 review, 3 learning again.

    ``due`` and ``last`` are times; ``stability`` in days, ``difficulty`` 1..10, both None until
    the first answer. ``reviews`` and ``lapses`` count answers and mistakes.
    """

    due: int
    state: int = 1
    step: int | None = 0
    stability: float | None = None
    difficulty: float | None = None
    last: int | None = None
    reviews: int = 0
    lapses: int = 0

    def __post_init__(self) -> None:
        times = [self.due] if self.last is None else [self.due, self.last]
        numbers = [n for n in (self.stability, self.difficulty) if n is not None]
        if (
            self.state not in (1, 2, 3)
            or not all(0 <= time <= LATEST for time in times)
            or not all(isfinite(number) and 0 < number < 1e6 for number in numbers)
            or (self.stability is None) != (self.difficulty is None)
            or (self.last is None) != (self.stability is None)
            or not (self.step is None or 0 <= self.step < 10)
            or (self.state != 2) != (self.step is not None)
            or not 0 <= self.lapses <= self.reviews
        ):
            raise RulesError("card-schedule")


def reviewed(schedule: Schedule, rating: Rating, at: int) -> Schedule:
    """The schedule after an answer at ``at``. RulesError if the package fsrs is missing."""
    package = _package()
    scheduler = package.Scheduler(desired_retention=RETENTION, enable_fuzzing=False)
    card = package.Card(
        card_id=1,
        state=package.State(schedule.state),
        step=schedule.step,
        stability=schedule.stability,
        difficulty=schedule.difficulty,
        due=_time(schedule.due),
        last_review=None if schedule.last is None else _time(schedule.last),
    )
    grade = {
        "again": package.Rating.Again,
        "hard": package.Rating.Hard,
        "good": package.Rating.Good,
    }[rating]
    moment = max(at, schedule.last or 0)
    card, _ = scheduler.review_card(card, grade, _time(moment))
    return Schedule(
        _milliseconds(card.due),
        int(card.state),
        card.step,
        card.stability,
        card.difficulty,
        moment,
        schedule.reviews + 1,
        schedule.lapses + (rating == "again"),
    )


def _package() -> ModuleType:
    try:
        import fsrs
    except ImportError:
        raise RulesError("fsrs-missing") from None
    return fsrs


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def _milliseconds(time: datetime) -> int:
    return min(round(time.timestamp() * 1000), LATEST)
