"""Messages about learning: a second look at an action, cards made of mistakes, their plan.

All over HTTP. ``POST /api/tables/{table}/second-look`` asks the tutor before an action is made.
``GET /api/reviews/{id}/analysis/{level}/cards`` makes cards of the mistakes in a review,
``.../cards/anki`` the same as a package for Anki. The deck is the page's own: the server
keeps none. ``POST /api/cards/answer`` judges an answer and says when to ask again (FSRS).

A reason is the sentence ``study-reason-<key>`` with ``numbers``. Boards are seen by the
player on roll; losses are in units of the cube. Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fivepoint.server.protocol import Action


class TutorRequest(Struct, forbid_unknown_fields=True):
    """Ask for a second look at an action before it is made, with the key of its seat.

    ``least`` is the loss from which to warn.
    """

    key: str
    action: Action
    least: Annotated[float, Meta(ge=0.001, le=10)] = 0.08


class TutorReason(Struct):
    """One counted fact that the better action has."""

    key: str
    numbers: dict[str, int]


class SecondLook(Struct):
    """Whether to warn, what the action would give up, and why; the better one is not named."""

    warn: bool
    loss: float
    reasons: list[TutorReason]


class StudyCard(Struct):
    """One question: ``card`` is what to send back to be judged, the rest is to be shown.

    ``board`` and ``dice`` are what is asked about, ``doubled`` whether a double is to be
    answered (the board is then that of the side that answers).
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
    reasons: list[TutorReason]
    card: dict[str, Any]


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


HTTP_TYPES: tuple[type[Struct], ...] = (
    TutorRequest,
    SecondLook,
    StudyCard,
    CardAnswer,
    CardJudged,
)
