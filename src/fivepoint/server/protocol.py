"""Every message between a page and the server, defined once.

``web/src/protocol.ts`` and ``docs/protocol.md`` are generated from this file by
``fivepoint.server.generate``, and the check fails if they are stale. A page holds
one WebSocket, ``/ws``; messages are JSON objects told apart by ``type``. Making a
table and everything that is no play goes over HTTP (see ``/schema``).

Seats are 0 (White) and 1 (Black). Boards are 26 ints seen by the seat on roll (by
White before the opening roll). Times are milliseconds. Events are the actions of the
match record, numbered from 0; a page shows only what it has.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from fivepoint.server.protocol_accounts import AccountKind
from fivepoint.server.protocol_lobby import (
    Challenged,
    Declined,
    Echo,
    Lobby,
    Probe,
    Said,
    Say,
    Started,
    Watch,
)
from fivepoint.server.protocol_parts import ClockRules, Rules
from fivepoint.server.protocol_results import Settled
from fivepoint.server.protocol_tournaments import Moved

PROTOCOL = 1
"""The version of these messages; a page of another version must be reloaded."""

LONGEST_MESSAGE = 4096
"""Bytes of the longest message that a page may send."""

Phase: TypeAlias = Literal[
    "opening",
    "to-roll",
    "moving",
    "double-offered",
    "beaver-offered",
    "raccoon-offered",
    "resign-offered",
    "game-over",
    "match-over",
]
SeatKind: TypeAlias = Literal["person", "computer", "open"]
DiceMode: TypeAlias = Literal["automatic", "typed"]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit: a person of this browser, the computer at a level, or whoever is invited."""

    kind: SeatKind = "person"
    name: str = ""
    level: str | None = None


class Seal(Struct):
    """A sealed dice stream from ``POST /api/seals``: its name and hex SHA-256 of its seed.

    The table made with it gets ``id`` as its name.
    """

    id: str
    commitment: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table asked for with ``POST /api/tables``: White's seat first.

    ``seal`` is the id of a seal shown before and ``secrets`` the numbers of the people of
    this browser, 32 bytes in lower-case hex each. The server makes what is left out, and
    the proof says so. With ``sealed`` (online tables) nobody's number is given here:
    both sides send ``commit`` and then ``reveal`` over the socket, as at every table that
    was found in the lobby. A ``rated`` table is sealed and needs a clock, standard rules
    and accounts in both seats. ``start`` is a ``set`` action with which the match begins,
    where only the computer and people of this browser play.
    """

    seats: tuple[SeatRequest, SeatRequest]
    rules: Rules
    clock: ClockRules
    dice: DiceMode = "automatic"
    seal: str | None = None
    secrets: tuple[str | None, str | None] = (None, None)
    sealed: bool = False
    rated: bool = False
    per_roll: bool = False
    start: Action | None = None


class TableCreated(Struct):
    """The answer to a new table: ``keys`` by seat, None for a seat that is not this browser's.

    A key is the only proof of a seat. It is never sent again and is in no record.
    """

    table: str
    keys: tuple[str | None, str | None]


class Action(Struct, omit_defaults=True):
    """One action, in the form of the match record.

    ``do`` is its word, ``dice`` belongs to ``roll``, ``steps`` ([from, to, die]) to
    ``play``, ``n`` to ``resign``; ``set`` carries its further names in ``setup``.
    """

    do: str
    seat: int
    dice: tuple[int, int] | UnsetType = UNSET
    steps: list[tuple[int, int, int]] | UnsetType = UNSET
    n: int | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType = UNSET


class TableEvent(Struct, omit_defaults=True):
    """An action that has happened: its number and the clocks (White, Black) after it."""

    number: int
    action: Action
    at: int
    clock: tuple[int, int] | UnsetType = UNSET


class SeatInfo(Struct):
    """One side of a table. ``here`` tells whether a page of this seat is connected.

    ``account`` is the kind of the account that holds the seat, None if a key does;
    ``rating`` is its rating when it sat down.
    """

    kind: SeatKind
    name: str
    level: str | None
    here: bool
    account: AccountKind | None = None
    rating: float | None = None


class Offer(Struct):
    """An open offer by ``seat``: the cube at ``value``, or a resignation of ``value`` games.

    ``kind`` says which; for a resignation ``value`` is 1, 2 or 3.
    """

    kind: Literal["cube", "resign"]
    seat: int
    value: int


class Result(Struct):
    """How a game ended: the arithmetic is ``counted`` x ``cube`` = ``points``.

    ``result`` is 1 single, 2 gammon, 3 backgammon; 0 for a match lost on time or claimed.
    ``counted`` differs from it only under Jacoby.
    """

    game: int
    winner: int
    ending: Literal["off", "drop", "resign", "flag", "claim"]
    result: int
    counted: int
    cube: int
    points: int
    score: tuple[int, int]
    crawford: bool


class DiceSource(Struct):
    """How the dice of this table come about. ``commitment`` seals the stream of the match.

    ``secrets`` are both sides' numbers (hex), ``seed`` (hex) is given once the match is over.
    """

    mode: DiceMode
    commitment: str | None
    secrets: tuple[str, str] | None
    seed: str | None


class Sealing(Struct):
    """How far both sides are with their numbers for the dice; the match begins after.

    Each side sends hex SHA-256 of its secret (``commit``), and only when both are there
    the secret itself (``reveal``). Who is late in either has the match cancelled:
    ``left`` is the time for what is due, ``cancelled`` the code of why it was cancelled.
    """

    commitments: tuple[str | None, str | None]
    revealed: tuple[bool, bool]
    left: int | None
    cancelled: str | None


class PerRoll(Struct):
    """The option that both sides add to every roll: roll ``number`` is the next.

    Each side's secret is the end of a chain of hashes and ``tips`` are the last links
    it has shown: what it gives for roll n must have the SHA-256 of what it gave for roll
    n - 1, its commitment before the first. ``given`` tells who has given for the next roll.
    """

    number: int
    tips: tuple[str, str]
    given: tuple[bool, bool]


class ClockState(Struct):
    """The clocks: ``left`` by seat, ``delay`` left of this move, ``running`` the seat or None.

    As they stood when the message was sent; the page counts on from there.
    """

    left: tuple[int, int]
    delay: int
    running: int | None


class TableState(Struct):
    """All there is to see of a table after its last event, for the page it is sent to.

    ``events`` is how many there are: the number of the next one. ``legal`` lists the
    words of the allowed actions by seat and ``resignations`` the results that may be
    offered; both are empty for a seat that is not this page's. ``graph`` is the turn
    graph of the roll, sent to the player on roll alone: per node its steps
    ``[from, to, hit, die, next]``, node 0 the present position. ``certain`` is the seat
    that will win the game and by what (1, 2, 3), once no dice and no play can change it.
    """

    table: str
    events: int
    phase: Phase
    to_act: int | None
    on_roll: int | None
    board: list[int]
    men: int
    pips: tuple[int, int]
    off: tuple[int, int]
    dice: tuple[int, int] | None
    cube: int | None
    owner: int | None
    offer: Offer | None
    score: tuple[int, int]
    game: int
    crawford: bool
    results: list[Result]
    winner: int | None
    legal: tuple[list[str], list[str]]
    resignations: tuple[list[int], list[int]]
    graph: list[list[tuple[int, int, int, int, int]]] | None
    certain: tuple[int, int] | None
    seats: tuple[SeatInfo, SeatInfo]
    mine: tuple[bool, bool]
    rules: Rules
    clock_rules: ClockRules
    clock: ClockState | None
    dice_source: DiceSource
    rated: bool = False
    sealing: Sealing | None = None
    per_roll: PerRoll | None = None
    watching: int = 0


# --- from the page ------------------------------------------------------------------


class Join(Struct, tag_field="type", tag="join", forbid_unknown_fields=True):
    """Look at a table, with the keys of one's seats (none to watch).

    ``since`` is the number of events already known; the answer is ``joined`` with those
    missing. ``lang`` is the language of the texts in refusals.
    """

    table: str
    keys: list[str] = []
    since: int = 0
    protocol: int = PROTOCOL
    lang: str = "en"


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Look no longer at a table."""

    table: str


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Make an action, the one that is to become event ``number``.

    With automatic dice ``roll`` carries none. Sent again after a lost connection it is
    answered by the event it has become; a stale one is refused with ``stale``. Where both
    sides add to every roll, ``contribution`` is this side's for the roll asked for.
    """

    table: str
    number: int
    action: Action
    contribution: str | None = None


class Commit(Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """Seal one's number for the dice: hex SHA-256 of the 32 bytes to be revealed."""

    table: str
    seat: int
    commitment: str


class Reveal(Struct, tag_field="type", tag="reveal", forbid_unknown_fields=True):
    """Show one's number for the dice, in hex, once both sides have sealed theirs."""

    table: str
    seat: int
    secret: str


class Contribute(Struct, tag_field="type", tag="contribute", forbid_unknown_fields=True):
    """Add to roll ``number`` of the other side, ahead of it; for one's own see ``act``."""

    table: str
    seat: int
    number: int
    value: str


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a ``pong`` with the same ``at``."""

    at: float


ClientMessage: TypeAlias = (
    Join | Leave | Act | Commit | Reveal | Contribute | Say | Watch | Echo | Ping
)


# --- from the server ----------------------------------------------------------------


class Joined(Struct, tag_field="type", tag="joined"):
    """The events from ``since`` on, and the state after the last of them."""

    table: str
    since: int
    events: list[TableEvent]
    state: TableState


class Happened(Struct, tag_field="type", tag="happened"):
    """New events, the first of them number ``since``, and the state after the last one.

    They are stored before they are sent.
    """

    table: str
    since: int
    events: list[TableEvent]
    state: TableState


class Presence(Struct, tag_field="type", tag="presence"):
    """Whether pages of each seat are connected, when that has changed.

    ``left`` is what each side has left of its allowance for being away while the other
    one waits, for the whole match; None where there is none. At 0 the other side may
    claim the win.
    """

    table: str
    here: tuple[bool, bool]
    left: tuple[int | None, int | None] = (None, None)
    watching: int = 0


class Refused(Struct, tag_field="type", tag="refused"):
    """A message was not accepted. ``code`` names the rule, ``text`` says it in words.

    ``number`` is the number that a refused action was to get, ``events`` how many
    events the table has: a page that knows fewer joins again.
    """

    table: str | None
    code: str
    text: str
    number: int | None
    events: int | None


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to ``ping``."""

    at: float


ServerMessage: TypeAlias = (
    Joined
    | Happened
    | Presence
    | Said
    | Lobby
    | Started
    | Challenged
    | Declined
    | Settled
    | Moved
    | Probe
    | Refused
    | Pong
)


# --- over HTTP ----------------------------------------------------------------------


class About(Struct):
    """What runs here: the program's version, and the nets of its engine by digest and day."""

    version: str
    nets: str
    trained: str


class Level(Struct):
    """A level of the computer: its id, and its measured performance rating if there is one.

    ``hypergammon`` is what it plays that game by: simple rules, the net, or the exact table, which
    takes the net's place once it has been built on the server.
    """

    id: str
    pr: float | None
    hypergammon: Literal["rules", "net", "table"]


class SeatTaken(Struct):
    """The key of an open seat just taken."""

    seat: int
    key: str


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Take the open seat of a table under this name, with one's secret for the dice."""

    name: str = ""
    secret: str | None = None


class GraphRequest(Struct, forbid_unknown_fields=True):
    """Any position (seen by the player on roll) and a roll, to be walked on a board."""

    board: list[int]
    dice: tuple[int, int]
    men: int = 15


class GraphAnswer(Struct):
    """The turn graph of a roll and how many different results it has."""

    nodes: list[list[tuple[int, int, int, int, int]]]
    results: int


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask what the engine would do, with the key of the seat that has to decide."""

    key: str


class Fact(Struct):
    """One counted fact that a better action has: the sentence ``study-reason-<key>``."""

    key: str
    numbers: dict[str, int]


class HintPlay(Struct):
    """One play: its steps in the turn graph, its equity and what it gives up to the best.

    ``reasons`` say why the best is better than this one; of the best, why it is better than
    the second.
    """

    steps: list[tuple[int, int, int, int, int]]
    equity: float
    loss: float
    reasons: list[Fact]


class HintCube(Struct):
    """The cube decision: equities for the player on roll, per cube before any double.

    ``reasons`` are what can be counted for the side that decides.
    """

    no_double: float
    double_take: float
    double_drop: float
    action: str
    response: str
    reasons: list[Fact]


class Hint(Struct):
    """Up to five plays, the best first; or, before the roll and at a double, the cube."""

    plays: list[HintPlay]
    cube: HintCube | None


class DiceProof(Struct):
    """What proves the dice of a match; ``seed`` only once the match is over.

    ``rolls`` are all rolls in order, ``seats`` says whose each was (None: an opening
    roll). Rolls taken back are not among them, for they come again. ``computer`` says
    whose secret came from the server. ``commitments`` are the seals of the sides'
    secrets, where they gave them sealed; ``contributions`` what both sides added to
    each roll, where that was agreed on.
    """

    format: str
    version: int
    match: str
    commitment: str
    seed: str | None
    secrets: tuple[str, str]
    computer: tuple[bool, bool]
    rolls: list[tuple[int, int]]
    seats: list[int | None]
    commitments: tuple[str | None, str | None] = (None, None)
    contributions: tuple[list[str], list[str]] | None = None


class Problem(Struct):
    """An error over HTTP: the code of the rule and its text in the language asked for."""

    code: str
    text: str


HTTP_TYPES: tuple[type[Struct], ...] = (
    Seal,
    NewTable,
    TableCreated,
    TakeSeat,
    SeatTaken,
    Level,
    GraphRequest,
    GraphAnswer,
    HintRequest,
    Hint,
    DiceProof,
    Problem,
)
