"""Messages of the lobby: finding somebody to play, and talking while playing.

The lobby is watched over the socket (``lobby``); seeks, challenges and rematches are
made over HTTP by whoever has a session, guests included. Whoever finds a game is told
so by ``started`` on every socket, and joins the table there with no key: the session
holds the seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fivepoint.server.protocol_accounts import AccountKind
from fivepoint.server.protocol_parts import ClockRules, Rules

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice-roll",
    "lucky-me",
    "unlucky",
    "thanks",
    "sorry",
    "oops",
    "moment-please",
    "one-more",
    "goodbye",
]
ReportKind: TypeAlias = Literal["cheating", "insult", "stalling", "name", "other"]
RelationKind: TypeAlias = Literal["mute", "block"]


class Watch(Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Watch the lobby from now on, or no longer; the answer and every change is ``lobby``."""

    on: bool = True
    lang: str = "en"


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say a set phrase, or free text, at a table whose seat one holds or which one watches.

    Free text is shown only to those who want it; spectators hear players, not the
    other way round.
    """

    table: str
    phrase: Phrase | None = None
    text: str | None = None


class Echo(Struct, tag_field="type", tag="echo", forbid_unknown_fields=True):
    """The answer to ``probe`` with the same ``at``, at once: so the server measures the lag."""

    at: int


class PlayerInfo(Struct):
    """Somebody in the lobby; ``rating`` and ``experience`` are those of FIBS."""

    name: str
    kind: AccountKind
    level: str | None
    rating: float
    experience: int


class SeekInfo(Struct):
    """A game somebody looks for. ``to`` names the one who is challenged, None for anybody.

    ``mine`` tells whether it is one's own, ``open`` whether one may take it.
    """

    id: str
    player: PlayerInfo
    rules: Rules
    clock: ClockRules
    rated: bool
    per_roll: bool
    low: int | None
    high: int | None
    to: str | None
    rematch: str | None
    created: int
    mine: bool
    open: bool


class LiveGame(Struct):
    """A table that is being played and may be watched."""

    table: str
    white: str
    black: str
    score: tuple[int, int]
    length: int | None
    rated: bool


class Lobby(Struct, tag_field="type", tag="lobby"):
    """The lobby as it stands: seeks that one may see, the server's bots, games to watch."""

    seeks: list[SeekInfo]
    bots: list[PlayerInfo]
    games: list[LiveGame]


class Started(Struct, tag_field="type", tag="started"):
    """A game has been found: join ``table``, where one has ``seat``. ``seek`` led to it."""

    table: str
    seat: int
    seek: str | None


class Declined(Struct, tag_field="type", tag="declined"):
    """A challenge of one's own has been declined, or withdrawn if one was challenged."""

    seek: str


class Challenged(Struct, tag_field="type", tag="challenged"):
    """Somebody challenges one, or offers a rematch of the table ``rematch``: see the lobby."""

    seek: str
    name: str
    rematch: str | None


class Said(Struct, tag_field="type", tag="said"):
    """Something was said at a table: by ``seat``, or by a spectator (None)."""

    table: str
    number: int
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: int


class Probe(Struct, tag_field="type", tag="probe"):
    """Answer with ``echo`` at once.

    The time that messages take, up to a bound, is not taken off the page's clock.
    """

    at: int


class NewSeek(Struct, forbid_unknown_fields=True):
    """Look for a game (``POST /api/seeks``): match length 1 to 25 or a money session.

    ``low`` and ``high`` bound the other side's rating. ``to`` challenges one player.
    ``per_roll`` has both sides add to every roll (see the dice proof).
    """

    rules: Rules
    clock: ClockRules
    rated: bool = False
    low: int | None = None
    high: int | None = None
    to: str | None = None
    per_roll: bool = False


class SeekMade(Struct):
    """The answer to a seek: its id, and the table if somebody already waited for just this."""

    seek: str
    table: str | None


class BotGame(Struct, forbid_unknown_fields=True):
    """Play one of the server's bots (``POST /api/lobby/bots/{level}``)."""

    rules: Rules
    clock: ClockRules
    rated: bool = False


class GameFound(Struct):
    """A table at which the session now has a seat."""

    table: str
    seat: int


class GoingGame(Struct):
    """A match of one's own that is not over; ``opponent`` None while the other seat is open.

    ``score`` has one's own points first. ``at`` is when something happened last, ``left`` how
    many milliseconds whoever is to move has for it, None without a clock.
    """

    table: str
    seat: int
    opponent: str | None
    level: str | None
    score: tuple[int, int]
    rules: Rules
    clock: ClockRules
    rated: bool
    your_turn: bool
    at: int
    left: int | None


class Relation(Struct, forbid_unknown_fields=True):
    """Mute somebody (read no chat of theirs) or block (meet no more in the lobby either)."""

    name: str
    kind: RelationKind


class Report(Struct, forbid_unknown_fields=True):
    """Report somebody to the moderators, with the table it was at."""

    name: str
    kind: ReportKind
    table: str | None = None
    text: str = ""


class ReportInfo(Struct):
    """A report, as moderators see it."""

    id: int
    at: int
    by: str
    name: str
    kind: str
    table: str | None
    text: str
    closed: bool


class Judgement(Struct, forbid_unknown_fields=True):
    """What a moderator does: silence or ban for ``days``, lift either, or close a report."""

    action: Literal["silence", "ban", "lift", "close"]
    name: str | None = None
    report: int | None = None
    days: int = 7
    note: str = ""


class AuditEntry(Struct):
    """A line of the audit log: what a moderator has done."""

    id: int
    at: int
    moderator: str
    action: str
    name: str | None
    until: int | None
    note: str


HTTP_TYPES: tuple[type[Struct], ...] = (
    NewSeek,
    SeekMade,
    BotGame,
    GameFound,
    GoingGame,
    Relation,
    Report,
    ReportInfo,
    Judgement,
    AuditEntry,
)
