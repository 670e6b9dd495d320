"""Messages about tournaments: knockouts and round robins with a director.

Somebody with an account announces one and directs it; others enter until it starts.
Rounds are paired by themselves. Both players of a pairing say they are ready
(``POST .../play``), and when both have within a minute their table is made and told by
``started``. A round ends with its last result; the director may decide, put off or cancel.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fivepoint.server.protocol_parts import ClockRules, Rules

TournamentKind: TypeAlias = Literal["knockout", "round-robin"]
TournamentStage: TypeAlias = Literal["open", "running", "over", "cancelled"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """Announce a tournament; ``days`` is the time for each round."""

    name: str
    kind: TournamentKind
    rules: Rules
    clock: ClockRules
    rated: bool = False
    days: int = 1


class PairingInfo(Struct):
    """Two entrants who meet, or one who has a bye (``black`` None).

    ``how`` tells what made the winner: the match, a bye, the director, or the deadline.
    """

    round: int
    board: int
    white: str
    black: str | None
    table: str | None
    winner: str | None
    how: Literal["played", "bye", "director", "deadline"] | None
    deadline: int


class StandingInfo(Struct):
    """A line of the standings; ``out`` in a knockout lost or anywhere withdrawn."""

    rank: int
    name: str
    wins: int
    losses: int
    out: bool


class TournamentInfo(Struct):
    """A tournament as it stands."""

    id: str
    name: str
    kind: TournamentKind
    stage: TournamentStage
    director: str
    rules: Rules
    clock: ClockRules
    rated: bool
    days: int
    round: int
    entrants: list[str]
    pairings: list[PairingInfo]
    standings: list[StandingInfo]


class Decide(Struct, forbid_unknown_fields=True):
    """The director decides a pairing: its winner, or ``days`` more time."""

    winner: str | None = None
    days: int | None = None


class Ready(Struct):
    """The answer to being ready: the table once the other side is ready too."""

    table: str | None


HTTP_TYPES: tuple[type[Struct], ...] = (
    NewTournament,
    TournamentInfo,
    PairingInfo,
    StandingInfo,
    Decide,
    Ready,
)
