"""Messages about reviews: match files, analyses, what-ifs, rollouts, positions.

All over HTTP. A review is a match record under an id made from its content: the same match
has the same id, whoever sends it, and the address of a review is its share link. Analyses
are made on demand, by level, and may be asked for again at any time: ``POST`` starts
one or goes on with it, ``GET`` tells how far it is, the report holds what is known so far.

Boards are 26 ints seen by the player on roll. Equities are in units of the cube, for the
seat named; chances are fractions of one. Steps are [from, to, hit, die], 25 the bar, 0 off.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Steps: TypeAlias = list[tuple[int, int, int, int]]
DieFace: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Mark: TypeAlias = Literal["", "?!", "?", "??"]
JobState: TypeAlias = Literal["waiting", "running", "stopped", "done"]


class Review(Struct):
    """A match to be reviewed.

    ``POST /api/reviews`` makes one of the bytes of a file, its body; ``POST
    /api/tables/{table}/review`` one of a table's match, once a game or the match is over.

    ``record`` is the match record, ``remarks`` what the rules did not confirm in the file, in the
    language asked for. ``exports`` lists the formats it can be had in
    (``GET /api/reviews/{id}/export/{format}``). ``levels`` are those of the computers that played
    here, by seat; ``mine`` tells at which seats the account that asks has played the match.
    """

    id: str
    players: tuple[str, str]
    levels: tuple[str | None, str | None]
    mine: tuple[bool, bool]
    length: int | None
    score: tuple[int, int]
    games: int
    finished: bool
    format: str
    remarks: list[str]
    record: dict[str, Any]
    exports: list[str]


class ReviewComment(Struct, forbid_unknown_fields=True):
    """A comment on action ``number`` of a review; what comes back is a new review."""

    number: int
    text: str


class AnalysisAsked(Struct, forbid_unknown_fields=True):
    """Start or go on with the analysis of a review at a level."""

    level: str = "master"


class AnalysisState(Struct):
    """How far an analysis is: ``share`` of the work, ``plies`` the depth of the present pass.

    ``version`` grows with every part of it that is new, so that a page knows when to fetch the
    report (``GET /api/reviews/{id}/analysis/{level}/report``), which is there from 1 on.
    """

    review: str
    level: str
    state: JobState
    share: float
    plies: int
    version: int


class Chances(Struct):
    """Cubeless chances of one player; a gammon includes the backgammon."""

    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float


class JudgedCandidate(Struct):
    """A play and its numbers, for the player who moves, after it. ``plies``: how deep judged."""

    turn: str
    steps: Steps
    equity: float
    equity_loss: float
    mwc: float | None
    probabilities: Chances
    plies: int
    played: bool


class JudgedCube(Struct):
    """The cube actions and what they are worth to the player on roll, before any double.

    ``mwc`` are the chances of the first three, None for money.
    """

    no_double: float
    double_take: float
    double_drop: float
    double_beaver: float | None
    action: Literal["no double", "double", "too good"]
    response: Literal["take", "drop", "beaver"]
    mwc: list[float] | None
    probabilities: Chances
    cubeless: float
    plies: int


class CubeAndScore(Struct):
    """Cube and score as the player on roll sees them; ``length`` None for money games.

    ``cube`` None plays without one, ``max_cube`` None without a cap. ``jacoby`` and ``beavers``
    belong to money games, ``score`` (own points first) and ``crawford`` to matches.
    """

    length: int | None = None
    score: tuple[int, int] = (0, 0)
    crawford: bool = False
    jacoby: bool = False
    beavers: int = 0
    cube: int | None = 1
    owner: Literal["me", "other"] | None = None
    max_cube: int | None = None


class JudgedDecision(Struct):
    """One decision of a record. ``loss`` is None where it cannot be judged: ``problem`` says why.

    ``number`` is that of the action by which it was made. ``board`` and ``state`` are those of the
    seat ``on_roll``; ``seat`` decides. ``counted`` tells whether it enters PR.
    """

    number: int
    game: int
    turn: int
    seat: int
    on_roll: int
    kind: Literal["play", "double", "answer", "counter", "resign", "accept"]
    phase: Literal["opening", "middle", "race", "bear-off"]
    dice: tuple[int, int] | None
    made: str
    best: str
    equity: float | None
    loss: float | None
    loss_mwc: float | None
    loss_points: float | None
    mark: Mark
    error: str | None
    counted: bool
    forced: bool
    plies: int | None
    problem: str | None
    comment: str
    board: list[int]
    men: int
    position_id: str
    state: CubeAndScore
    legal: int
    candidates: list[JudgedCandidate]
    cube: JudgedCube | None


class JudgedLuck(Struct):
    """The luck of roll ``number``, for the seat that rolled; ``before`` its equity before it."""

    number: int
    game: int
    seat: int
    dice: tuple[int, int]
    before: float
    before_mwc: float | None
    luck: float
    luck_mwc: float | None
    luck_points: float | None
    mark: Literal["", "▲", "▼", "joker"]


class TallyFigures(Struct):
    """Decisions of one sort added up: equity lost in the counted ones, and how many marks."""

    decisions: int
    counted: int
    lost: float
    inaccuracies: int
    errors: int
    blunders: int
    pr: float


class PlayerFigures(Struct):
    """What the decisions and rolls of one player add up to.

    ``pr`` with its 95 % ``half_width`` is to be shown only where ``pr_shown``. ``result`` is 1 or 0
    in a finished match, points for money; ``luck_adjusted`` the same without net luck.
    """

    seat: int
    name: str
    pr: float
    half_width: float | None
    pr_shown: bool
    counted: int
    band: str | None
    checker_errors: float
    cube_errors: float
    lost_mwc: float | None
    lost_points: float | None
    gnubg_rate: float
    snowie_rate: float
    luck: float
    luck_mwc: float | None
    luck_points: float | None
    net_luck: float
    net_luck_mwc: float | None
    net_luck_points: float | None
    lucky: int
    unlucky: int
    result: float | None
    luck_adjusted: float | None
    expected: float | None
    plays: TallyFigures
    doubles: TallyFigures
    answers: TallyFigures
    by_phase: dict[str, TallyFigures]
    by_error: dict[str, TallyFigures]
    unjudged: int


class EngineNamed(Struct):
    """Who judged: it stands beside every figure."""

    name: str
    level: str
    plies: int
    net: str


class ReviewReport(Struct):
    """Everything an analysis knows so far; ``complete`` once all is judged at the level's depth."""

    format: str
    version: int
    engine: EngineNamed
    complete: bool
    match: dict[str, Any]
    players: list[PlayerFigures]
    decisions: list[JudgedDecision]
    rolls: list[JudgedLuck]


class JudgeAsked(Struct, forbid_unknown_fields=True):
    """Judge any position (``POST /api/judge``): the plays of ``dice``, or the cube before a roll.

    With ``result``, a board after some play of the roll in the same view, that play is
    among the candidates whatever it is worth, marked as played: what if.
    """

    board: list[int]
    state: CubeAndScore
    dice: tuple[int, int] | None = None
    men: int = 15
    result: list[int] | None = None
    level: str = "master"
    top: int = 10


class Judged(Struct):
    """The verdict on a position: candidates, best first, or the cube. ``legal``: how many plays."""

    engine: EngineNamed
    legal: int
    candidates: list[JudgedCandidate]
    cube: JudgedCube | None


class RolloutAsked(Struct, forbid_unknown_fields=True):
    """Roll a position out (``POST /api/rollouts``), or with ``result`` the position after a play.

    Numbers are for the player on roll, with ``result`` for the one who made the play.
    """

    board: list[int]
    state: CubeAndScore
    men: int = 15
    result: list[int] | None = None
    trials: int = 1296
    plies: int = 0
    truncate: int | None = None
    seed: int = 1


class RolloutState(Struct):
    """How far a rollout is, with its interval of 95 % (``low`` to ``high``) so far.

    ``equity`` is with the cube where there is one. Nothing is known yet where ``trials`` is 0.
    """

    id: str
    state: JobState
    trials: int
    wanted: int
    equity: float | None
    cubeless: float | None
    mwc: float | None
    low: float | None
    high: float | None
    probabilities: Chances | None


class PositionAsked(Struct, forbid_unknown_fields=True):
    """A position as text (``POST /api/positions``): an identifier, or a board with one in it.

    ``POST /api/positions/file`` takes the bytes of a file with one position, its body.
    """

    text: str


class PositionTold(Struct):
    """A position in numbers and in every identifier that can carry it (None where one cannot).

    ``turn`` is the seat on roll, White 0 being drawn at the bottom.
    """

    board: list[int]
    men: int
    turn: int
    state: CubeAndScore
    dice: tuple[int, int] | None
    xgid: str | None
    gnuid: str | None
    ogid: str | None


class PositionDrawn(Struct, forbid_unknown_fields=True):
    """A position as somebody has set it up (``POST /api/positions/check``), perhaps none at all.

    ``turn`` is the seat on roll, White 0 being drawn at the bottom: identifiers tell it.
    """

    board: list[int]
    state: CubeAndScore
    dice: tuple[DieFace, DieFace] | None = None
    men: int = 15
    turn: Annotated[int, Meta(ge=0, le=1)] = 0


class PositionFault(Struct):
    """Why something drawn is no position, in the language asked for.

    ``places`` are those of the board to look at: its indices, 0 and 25 the bars.
    """

    code: str
    text: str
    places: list[int]


class PositionChecked(Struct):
    """All faults of what was drawn; without any, what it is."""

    faults: list[PositionFault]
    position: PositionTold | None


HTTP_TYPES: tuple[type[Struct], ...] = (
    Review,
    ReviewComment,
    AnalysisAsked,
    AnalysisState,
    ReviewReport,
    JudgeAsked,
    Judged,
    RolloutAsked,
    RolloutState,
    PositionAsked,
    PositionTold,
    PositionDrawn,
    PositionFault,
    PositionChecked,
)
