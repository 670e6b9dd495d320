"""Messages about learning: a second look at an action, cards and their plan, statistics.

All over HTTP. ``POST /api/tables/{table}/second-look`` asks the tutor before an action is made.
``GET /api/reviews/{id}/analysis/{level}/cards`` makes cards of the mistakes in a review,
``.../cards/anki`` the same as a package for Anki, and ``POST /api/cards/anki`` any cards. The
deck is the page's own: the server keeps none. ``POST /api/cards/answer`` judges an answer and
says when to ask again (FSRS).
``POST /api/statistics`` adds up what matches say of one player.

A reason is the sentence ``study-reason-<key>`` with ``numbers``. Boards are seen by the
player on roll; losses are in units of the cube. Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fivepoint.server.protocol import Action, Fact
from fivepoint.server.protocol_reviews import CubeAndScore, EngineNamed


class TutorRequest(Struct, forbid_unknown_fields=True):
    """Ask for a second look at an action before it is made, with the key of its seat.

    ``least`` is the loss from which to warn.
    """

    key: str
    action: Action
    least: Annotated[float, Meta(ge=0.001, le=10)] = 0.08


class StudyCard(Struct):
    """One question: ``card`` is what to send back to be judged, the rest is to be shown.

    ``board`` and ``dice`` are what is asked about, ``doubled`` whether a double is to be
    answered (the board is then that of the side that answers). ``state`` is cube and score before
    any double, as whoever has to decide sees them; None in cards made before it was told.
    """

    id: str
    kind: Literal["play", "double", "take"]
    board: list[int]
    men: int
    dice: tuple[int, int] | None
    doubled: bool
    best: str
    made: str
    loss: float
    reasons: list[Fact]
    card: dict[str, Any]
    state: CubeAndScore | None = None


class SecondLook(Struct):
    """Whether to warn, what the action would give up, and why.

    ``card`` asks the same question again later; it alone knows the better action.
    """

    warn: bool
    loss: float
    reasons: list[Fact]
    card: StudyCard | None = None


class CardsToPack(Struct, forbid_unknown_fields=True):
    """Cards to be had as a package for Anki (``POST /api/cards/anki``), each a ``card``."""

    cards: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=1000)]


class CardAnswer(Struct, forbid_unknown_fields=True):
    """An answer to a card: a play in notation or a word of the cube, and when it was given.

    ``schedule`` is what came back last time, None for a card never asked.
    """

    card: dict[str, Any]
    answer: Annotated[str, Meta(max_length=200)]
    at: Annotated[float, Meta(ge=0, le=253_402_300_799_000)]
    schedule: dict[str, Any] | None = None


class CardJudged(Struct):
    """How good an answer was, what it gives up (None: worse than all judged), and the plan."""

    rating: Literal["again", "hard", "good"]
    loss: float | None
    due: int
    schedule: dict[str, Any]


class MatchSide(Struct, forbid_unknown_fields=True):
    """One's own side of a match: of a table, or of a review made of a file."""

    kind: Literal["table", "review"]
    id: Annotated[str, Meta(max_length=32, pattern="^[0-9a-zA-Z]+$")]
    seat: Annotated[int, Meta(ge=0, le=1)]


class StatisticsAsked(Struct, forbid_unknown_fields=True):
    """Ask what these matches, oldest first, say of oneself (``POST /api/statistics``).

    The matches of the account that asks are added. With ``judge`` those that have not been
    judged yet are judged from now on: ask again to see how far that is.
    """

    matches: Annotated[list[MatchSide], Meta(max_length=1000)]
    judge: bool = True


class SummedFigures(Struct):
    """Several matches added up. ``pr`` is to be shown only where ``pr_shown``.

    ``checker`` and ``cube`` are the equity lost in the ``counted`` decisions, ``points`` those of
    money games. ``errors`` holds by kind (how many with a mark, equity lost), the worst first;
    ``phases`` by phase (counted, equity lost).
    """

    matches: int
    won: int
    lost: int
    points: float
    counted: int
    checker: float
    cube: float
    luck: float
    net_luck: float
    errors: dict[str, tuple[int, float]]
    phases: dict[str, tuple[int, float]]
    pr: float
    pr_shown: bool


class MatchFigures(Struct):
    """One match of the statistics: who, how it ended, what was lost in it, and the luck.

    ``date`` is ISO or empty, ``level`` the opponent's if a computer, ``result`` 1 or 0 for a match
    won or lost, points for money. ``pr`` is that of this match, ``latest`` that of the latest
    matches up to it with enough decisions; both None where too few count to show one.
    """

    kind: Literal["table", "review"]
    id: str
    date: str
    opponent: str
    level: str | None
    length: int | None
    result: float | None
    counted: int
    lost: float
    net_luck: float
    pr: float | None
    latest: float | None


class Statistics(Struct):
    """What matches say of one player: everything, by opponent, level and month, and in time.

    ``opponents`` go by name, a computer without one by its level; ``levels`` by the id of a level,
    "person" for people; ``months`` are "2026-11", "" without a date. ``waiting`` is how many
    matches are still to be judged, ``unjudged`` how many cannot be. ``judge`` is who judged.
    """

    whole: SummedFigures
    opponents: dict[str, SummedFigures]
    levels: dict[str, SummedFigures]
    months: dict[str, SummedFigures]
    matches: list[MatchFigures]
    waiting: int
    unjudged: int
    judge: EngineNamed


HTTP_TYPES: tuple[type[Struct], ...] = (
    TutorRequest,
    SecondLook,
    StudyCard,
    CardsToPack,
    CardAnswer,
    CardJudged,
    StatisticsAsked,
    Statistics,
)
