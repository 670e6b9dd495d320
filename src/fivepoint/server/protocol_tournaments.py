"""Messages about tournaments: knockouts and round robins with a director.

Somebody with an account announces one and directs it; others enter until it starts, and
after that as reserves. Rounds are paired by themselves. Both players of a pairing say they
are ready (``POST .../play``), and when both have within a minute (by correspondence: at
once) their table is made and told by ``started``. A round ends with its last result; the
director may decide, put off, replace, remove or cancel. Whoever has to do with a
tournament is told by ``moved`` over the socket that it has changed.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fivepoint.server.protocol_parts import ClockRules, Rules

TournamentKind: TypeAlias = Literal["knockout", "round-robin"]
TournamentStage: TypeAlias = Literal["open", "running", "over", "cancelled"]


class Moved(Struct, tag_field="type", tag="moved"):
    """A tournament that one directs or has entered has changed.

    ``ready`` is the name of who waits at one's pairing, if that is what is new.
    """

    tournament: str
    name: str
    ready: str | None = None


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
    ``ready`` tells which side waits for the other, ``score`` how the match ended (None: not
    played to its end), White's first.
    """

    round: int
    board: int
    white: str
    black: str | None
    table: str | None
    winner: str | None
    how: Literal["played", "bye", "director", "deadline"] | None
    deadline: int
    ready: tuple[bool, bool] = (False, False)
    score: tuple[int, int] | None = None


class StandingInfo(Struct):
    """A line of the standings; ``out`` in a knockout lost or anywhere withdrawn."""

    rank: int
    name: str
    wins: int
    losses: int
    out: bool


class _Announced(Struct):
    """What is said of a tournament from its announcement on; ``days`` is the time for a round."""

    id: str
    name: str
    kind: TournamentKind
    stage: TournamentStage
    director: str
    rules: Rules
    clock: ClockRules
    rated: bool
    days: int
    created: int


class TournamentLine(_Announced):
    """A tournament in the list of them; ``entrants`` is how many there are."""

    entrants: int


class TournamentInfo(_Announced):
    """A tournament as it stands.

    ``rounds`` is how many there will be, 0 before the start; ``reserves`` are those who came
    after it and may replace somebody.
    """

    round: int
    rounds: int
    entrants: list[str]
    reserves: list[str]
    pairings: list[PairingInfo]
    standings: list[StandingInfo]


class Decide(Struct, forbid_unknown_fields=True):
    """The director decides a pairing: its winner, or ``days`` more time."""

    winner: str | None = None
    days: int | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """The director takes somebody out: what is left for them to play is lost."""

    player: str


class Replace(Struct, forbid_unknown_fields=True):
    """The director has a reserve play what is left for ``player`` to play."""

    player: str
    by: str


class Ready(Struct):
    """The answer to being ready: the table once the other side is ready too."""

    table: str | None


HTTP_TYPES: tuple[type[Struct], ...] = (
    NewTournament,
    TournamentLine,
    TournamentInfo,
    PairingInfo,
    StandingInfo,
    Decide,
    Remove,
    Replace,
    Ready,
)
