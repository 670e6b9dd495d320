"""The routes of reviews: match files and tables to review, analyses, what-ifs, rollouts, exports.

Whoever knows the id of a review may see it: its address is the share link. What takes
its time runs in threads (``jobs.py``), never on the event loop.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Annotated

from litestar import MediaType, Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from fivepoint import __version__
from fivepoint.analysis.what_if import judge_cube, judge_roll
from fivepoint.engine.engine import LEVEL_PLIES, Engine
from fivepoint.errors import RulesError, shown
from fivepoint.formats.mat_writer import write_mat
from fivepoint.formats.ogxm_writer import write_ogxm
from fivepoint.formats.sgf import write_sgf
from fivepoint.i18n import LANGUAGES
from fivepoint.rules.record_json import write_record
from fivepoint.server import protocol_reviews as messages
from fivepoint.server.refusals import REFUSALS, language_of
from fivepoint.server.requests import AnyRequest, address, services, signed_in
from fivepoint.server.reviews.jobs import AnalysisJob, Jobs, RolloutJob
from fivepoint.server.reviews.kept import (
    LARGEST_FILE,
    KeptReview,
    KeptReviews,
    review_of_file,
    review_of_record,
)
from fivepoint.server.reviews.names import named, record_of_table
from fivepoint.server.reviews.wire import (
    EXPORTS,
    read_position,
    read_state,
    write_analysis,
    write_judged,
    write_report,
    write_review,
    write_rollout,
)

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis

ReviewId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-z]+$")]
RolloutId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-zA-Z_-]+$")]
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-zA-Z]+$")]
Lang = Annotated[str | None, QueryParameter(max_length=16)]
OwnSeat = Annotated[str, QueryParameter(pattern="^[01]?$", max_length=1)]
LevelId = Annotated[str, PathParameter(max_length=32, pattern="^[a-z-]+$")]
Word = Annotated[str, PathParameter(max_length=8, pattern="^[a-z]+$")]

MOST_TRIALS = 46_656
DEEPEST_ROLLOUT = 2
MOST_TOP = 100
KEEPING_SECONDS = 30
"""How long a finished analysis may take to be written."""

SIDE_BY_SIDE = 2
"""How many positions are judged at a time."""


class Desk:
    """What the routes of reviews work with: the kept reviews and the jobs on them."""

    def __init__(self, kept: KeptReviews) -> None:
        self.kept = kept
        self.analyses: Jobs[AnalysisJob] = Jobs("analysis")
        self.rollouts: Jobs[RolloutJob] = Jobs("rollout")
        self.judging = asyncio.Semaphore(SIDE_BY_SIDE)

    async def analysis(self, review: str, level: str) -> AnalysisJob | None:
        """The analysis of a review at a level: one that was begun here, or one that is kept."""
        name = f"{review}/{level}"
        job = self.analyses.find(name)
        if job is not None:
            return job
        found = await self.kept.find_analysis(review, level, _engine(level).net)
        if found is None:
            return None
        return self.analyses.put(name, AnalysisJob(found.record, level, found=found))

    async def analyse(self, review: str, level: str) -> AnalysisJob:
        """The analysis of a review, begun or gone on with where it is not finished."""
        job = await self.analysis(review, level)
        if job is not None and job.state == "done":
            await self.kept.book(review, job.report())
            return job
        record = (await self.kept.find(review)).record
        loop = asyncio.get_running_loop()

        def keep(found: Analysis) -> None:
            for writing in (self.kept.keep_analysis(review, found), self.kept.book(review, found)):
                asyncio.run_coroutine_threadsafe(writing, loop).result(KEEPING_SECONDS)

        return self.analyses.start(
            f"{review}/{level}", lambda: AnalysisJob(record, level, keep=keep)
        )

    async def close(self) -> None:
        """Stop all work."""
        await self.analyses.close()
        await self.rollouts.close()


@post("/api/reviews", responses=REFUSALS, request_max_body_size=LARGEST_FILE)
async def send_file(request: AnyRequest) -> messages.Review:
    """Send a match file of any known format, its bytes being the body, to be reviewed."""
    _limit(request)
    content = await request.body()
    return await _keep(request, await asyncio.to_thread(review_of_file, content))


@post("/api/tables/{table:str}/review", responses=REFUSALS)
async def review_table(request: AnyRequest, table: TableId) -> messages.Review:
    """Review the match of a table, between its games or after it."""
    _limit(request)
    live = await services(request).tables.find(table)
    stage = live.table.match.stage
    if stage not in ("game-over", "match-over"):
        raise RulesError("review-too-early")
    review = review_of_record(await asyncio.to_thread(record_of_table, live.table))
    if stage == "match-over":
        await _desk(request).kept.link(review.id, table)
    account, _ = await signed_in(request)
    mine = live.held([], None if account is None else account.id)
    return await _keep(request, review, mine)


@get("/api/reviews/{review:str}", responses=REFUSALS)
async def see_review(request: AnyRequest, review: ReviewId) -> messages.Review:
    """A review: its match, and what can be had of it."""
    found = await _desk(request).kept.find(review)
    return write_review(found, language_of(request), await sides_of(request, review))


@post("/api/reviews/{review:str}/comments", responses=REFUSALS)
async def comment(
    request: AnyRequest, review: ReviewId, data: JSONBody[messages.ReviewComment]
) -> messages.Review:
    """Comment on an action; the match with the comment is a review of its own.

    Analyses that are finished are its own too.
    """
    _limit(request)
    found = await _desk(request).kept.find(review)
    record = found.record.commented(data.number, data.text)
    commented = review_of_record(record, found.format, found.remarks)
    told = await _keep(request, commented, await sides_of(request, review))
    await _desk(request).kept.carry_over(review, told.id)
    return told


@post("/api/reviews/{review:str}/analysis", responses=REFUSALS, status_code=200)
async def start_analysis(
    request: AnyRequest, review: ReviewId, data: JSONBody[messages.AnalysisAsked]
) -> messages.AnalysisState:
    """Start the analysis at a level, or go on with it; asking twice does no harm."""
    _limit(request)
    if data.level not in LEVEL_PLIES:
        raise RulesError("level-unknown", level=shown(data.level), levels=", ".join(LEVEL_PLIES))
    return write_analysis(review, await _desk(request).analyse(review, data.level))


@get("/api/reviews/{review:str}/analysis/{level:str}", responses=REFUSALS)
async def see_analysis(
    request: AnyRequest, review: ReviewId, level: LevelId
) -> messages.AnalysisState:
    """How far the analysis is."""
    return write_analysis(review, await analysis_of(request, review, level))


@delete("/api/reviews/{review:str}/analysis/{level:str}", responses=REFUSALS, status_code=200)
async def stop_analysis(
    request: AnyRequest, review: ReviewId, level: LevelId
) -> messages.AnalysisState:
    """Stop the analysis at its next step; what it knows stays."""
    job = await analysis_of(request, review, level)
    job.stop()
    return write_analysis(review, job)


@get("/api/reviews/{review:str}/analysis/{level:str}/report", responses=REFUSALS)
async def see_report(
    request: AnyRequest, review: ReviewId, level: LevelId
) -> messages.ReviewReport:
    """Everything the analysis knows so far."""
    job = await analysis_of(request, review, level)
    return await asyncio.to_thread(lambda: write_report(job.report()))


@get(
    "/api/reviews/{review:str}/analysis/{level:str}/export/{form:str}",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def export_report(
    request: AnyRequest,
    review: ReviewId,
    level: LevelId,
    form: Word,
    *,
    lang: Lang = None,
    own: OwnSeat = "",
) -> Response[bytes]:
    """The report to keep: ``html``, ``txt`` or ``json``; ``own`` is the reader's seat."""
    job = await analysis_of(request, review, level)
    spoken = lang if lang in LANGUAGES else language_of(request)
    seat = await own_seat(request, review, own)
    text = await asyncio.to_thread(lambda: _report(job.report(), form, spoken, seat))
    kind = {"html": "text/html", "txt": "text/plain", "json": "application/json"}[form]
    return _download(text.encode(), f"{kind}; charset=utf-8", f"fivepoint-{review}.{form}")


@get("/api/reviews/{review:str}/export/{form:str}", responses=REFUSALS, media_type=MediaType.TEXT)
async def export_match(
    request: AnyRequest, review: ReviewId, form: Word, lang: Lang = None, own: OwnSeat = ""
) -> Response[bytes]:
    """The match as a file of another format; ``own`` is the seat of whoever keeps it."""
    if form not in EXPORTS:
        raise RulesError("export-unknown", form=shown(form), known=" ".join(EXPORTS))
    found = (await _desk(request).kept.find(review)).record
    spoken = lang if lang in LANGUAGES else language_of(request)
    seat = await own_seat(request, review, own)
    record = await asyncio.to_thread(named, found, spoken, seat)
    write = {
        "json": lambda: write_record(record),
        "mat": lambda: write_mat(record, "mat")[0],
        "txt": lambda: write_mat(record, "xg")[0],
        "sgf": lambda: write_sgf(record)[0],
        "ogxm": lambda: write_ogxm(record)[0],
    }[form]
    content = await asyncio.to_thread(write)
    if isinstance(content, bytes):
        return _download(content, "application/octet-stream", f"fivepoint-{review}.{form}")
    kind = "application/json" if form == "json" else "text/plain"
    return _download(content.encode(), f"{kind}; charset=utf-8", f"fivepoint-{review}.{form}")


@post("/api/judge", responses=REFUSALS, status_code=200)
async def judge(request: AnyRequest, data: JSONBody[messages.JudgeAsked]) -> messages.Judged:
    """Judge any position: the plays of its roll, with one's own among them, or the cube."""
    _limit(request)
    async with _desk(request).judging:
        return await asyncio.to_thread(_judge, data)


def _judge(data: messages.JudgeAsked) -> messages.Judged:
    engine = _engine(data.level)
    position, state = read_position(data.board, data.men), read_state(data.state)
    name = f"Fivepoint {__version__}"
    if data.dice is None:
        return write_judged(engine, name, cube=judge_cube(engine, position, state))
    result = None if data.result is None else read_position(data.result, data.men)
    top = min(MOST_TOP, max(1, data.top))
    candidates, legal = judge_roll(engine, position, data.dice, state, result, top=top)
    return write_judged(engine, name, candidates=candidates, legal=legal)


@post("/api/rollouts", responses=REFUSALS)
async def start_rollout(
    request: AnyRequest, data: JSONBody[messages.RolloutAsked]
) -> messages.RolloutState:
    """Begin to roll a position out."""
    _limit(request)
    limits = (
        ("trials", data.trials, 1, MOST_TRIALS),
        ("plies", data.plies, 0, DEEPEST_ROLLOUT),
        ("truncate", 1 if data.truncate is None else data.truncate, 1, 1000),
        ("seed", data.seed, 0, 2**62),
    )
    for name, value, least, most in limits:
        if not least <= value <= most:
            raise RulesError(
                "engine-setting", name=name, value=shown(value), least=least, most=most
            )
    position, state = read_position(data.board, data.men), read_state(data.state)
    if data.result is not None:
        position, state = read_position(data.result, data.men).flip(), state.flip()
    if position.winner is not None:
        raise RulesError("game-over")
    desk, name = _desk(request), secrets.token_urlsafe(12)
    job = desk.rollouts.start(
        name,
        lambda: RolloutJob(
            position,
            state,
            trials=data.trials,
            plies=data.plies,
            truncate=data.truncate,
            seed=data.seed,
            turned=data.result is not None,
        ),
    )
    return write_rollout(name, job)


@get("/api/rollouts/{rollout:str}", responses=REFUSALS)
async def see_rollout(request: AnyRequest, rollout: RolloutId) -> messages.RolloutState:
    """How far a rollout is, with its interval so far."""
    return write_rollout(rollout, _rollout(request, rollout))


@delete("/api/rollouts/{rollout:str}", responses=REFUSALS, status_code=200)
async def stop_rollout(request: AnyRequest, rollout: RolloutId) -> messages.RolloutState:
    """Stop a rollout; what it knows stays."""
    job = _rollout(request, rollout)
    job.stop()
    return write_rollout(rollout, job)


async def own_seat(request: AnyRequest, review: str, word: str) -> int | None:
    """The seat named, else the one seat that the account of the request has in the match.

    None if it has none there, or both.
    """
    if word:
        return int(word)
    mine = await sides_of(request, review)
    return mine.index(True) if sum(mine) == 1 else None


def _report(judged: Analysis, form: str, lang: str, own: int | None) -> str:
    found = replace(judged, record=named(judged.record, lang, own))
    if form == "html":
        return found.to_html(lang)
    if form == "txt":
        return found.to_text(lang)
    if form == "json":
        return found.to_json()
    raise RulesError("export-unknown", form=shown(form), known="html json txt")


async def _keep(
    request: AnyRequest, review: KeptReview, mine: tuple[bool, bool] = (False, False)
) -> messages.Review:
    await _desk(request).kept.keep(review)
    return write_review(review, language_of(request), mine)


async def sides_of(request: AnyRequest, review: str) -> tuple[bool, bool]:
    """The seats that the account of a request has in the match of a review."""
    account, _ = await signed_in(request)
    return await _desk(request).kept.sides(review, None if account is None else account.id)


async def analysis_of(request: AnyRequest, review: str, level: str) -> AnalysisJob:
    """The analysis of a review at a level. RulesError ``analysis-unknown`` if none was begun."""
    job = await _desk(request).analysis(review, level) if level in LEVEL_PLIES else None
    if job is None:
        raise RulesError("analysis-unknown")
    return job


def _rollout(request: AnyRequest, name: str) -> RolloutJob:
    job = _desk(request).rollouts.find(name)
    if job is None:
        raise RulesError("rollout-unknown")
    return job


def _download(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(
        content,
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _desk(request: AnyRequest) -> Desk:
    found: Desk = request.app.state.desk
    return found


def _limit(request: AnyRequest) -> None:
    services(request).limits.take("ask", address(request))


@cache
def _engine(level: str) -> Engine:
    return Engine(level)


router = Router(
    "",
    route_handlers=[
        send_file,
        review_table,
        see_review,
        comment,
        start_analysis,
        see_analysis,
        stop_analysis,
        see_report,
        export_report,
        export_match,
        judge,
        start_rollout,
        see_rollout,
        stop_rollout,
    ],
)
