"""The routes of learning: the tutor at a table, cards of a review, answers to cards.

The tutor is for the holder of a seat, at tables where only the computer and the people
of one browser play; it says how much an action would give up and why, and gives the
question as a card for later. The page shows what is better only when asked.
The engine is asked in threads, never on the event loop. Decks are the page's own.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from fivepoint.analysis.as_json import state_json
from fivepoint.errors import RulesError
from fivepoint.formats.tree import Tree
from fivepoint.i18n import LANGUAGES
from fivepoint.server import protocol_study as messages
from fivepoint.server.hints import LEVEL, engine, facts_of
from fivepoint.server.protocol_reviews import CubeAndScore
from fivepoint.server.refusals import REFUSALS, language_of
from fivepoint.server.requests import AnyRequest, address, services
from fivepoint.server.reviews.names import named
from fivepoint.server.reviews.routes import LevelId, ReviewId, TableId, analysis_of, own_seat
from fivepoint.server.wire import read_action
from fivepoint.study.anki import write_anki
from fivepoint.study.cards import ERROR, card_of, cards_of
from fivepoint.study.deck import card_tree, read_card, read_schedule
from fivepoint.study.schedule import Schedule, reviewed
from fivepoint.study.tutor import look_again

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.rules.actions import Action
    from fivepoint.study.cards import Card
    from fivepoint.table.table import Table

Seat = Annotated[str, QueryParameter(pattern="^([01]|both)?$", max_length=4)]
"""The seat whose mistakes are wanted, or ``both``; empty: one's own, both if one has none."""

LARGEST_DECK = 8_000_000
"""Bytes of the cards of one package."""

Least = Annotated[float, QueryParameter(ge=0.001, le=10)]


def second_look(table: Table, seat: int, action: Action, least: float) -> messages.SecondLook:
    """Whether ``action`` of ``seat`` would give up ``least`` or more. RulesError as for hints."""
    match = table.match
    if not table.private:
        raise RulesError("no-hints-here")
    if match.to_act != seat or action.seat != seat:
        raise RulesError("not-your-decision")
    found = look_again(match, action, engine(), least)
    if found is None:
        return messages.SecondLook(warn=False, loss=0.0, reasons=[])
    names = table.record.players
    card = card_of(found.decision, f"{names[0]} – {names[1]}", LEVEL)
    return messages.SecondLook(
        warn=True,
        loss=found.loss,
        reasons=facts_of(found.reasons),
        card=None if card is None else _shown(card),
    )


@post("/api/tables/{table:str}/second-look", responses=REFUSALS, status_code=200)
async def see_second_look(
    request: AnyRequest, table: TableId, data: JSONBody[messages.TutorRequest]
) -> messages.SecondLook:
    """What the tutor says to an action before it is made."""
    _limit(request)
    action = read_action(data.action)
    live = await services(request).tables.find(table)
    if not live.held([data.key])[action.seat]:
        raise RulesError("not-your-seat")
    return await asyncio.to_thread(second_look, live.table, action.seat, action, data.least)


@get("/api/reviews/{review:str}/analysis/{level:str}/cards", responses=REFUSALS)
async def see_cards(
    request: AnyRequest,
    review: ReviewId,
    level: LevelId,
    seat: Seat = "",
    least: Least = ERROR,
) -> list[messages.StudyCard]:
    """The mistakes of a review as cards, of one seat or both."""
    job = await analysis_of(request, review, level)
    whose = await _seat(request, review, seat)
    lang = language_of(request)
    cards = await asyncio.to_thread(lambda: _cards(job.report(), whose, least, lang))
    return [_shown(card) for card in cards]


@get(
    "/api/reviews/{review:str}/analysis/{level:str}/cards/anki",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def export_cards(
    request: AnyRequest,
    review: ReviewId,
    level: LevelId,
    *,
    seat: Seat = "",
    least: Least = ERROR,
    lang: Annotated[str | None, QueryParameter(max_length=16)] = None,
) -> Response[bytes]:
    """The same cards as a package for Anki."""
    job = await analysis_of(request, review, level)
    spoken = lang if lang in LANGUAGES else language_of(request)
    whose = await _seat(request, review, seat)
    content = await asyncio.to_thread(
        lambda: _package(_cards(job.report(), whose, least, spoken), spoken)
    )
    return _download(content, f"fivepoint-{review}.apkg")


@post(
    "/api/cards/anki",
    responses=REFUSALS,
    status_code=200,
    media_type=MediaType.TEXT,
    request_max_body_size=LARGEST_DECK,
)
async def pack_cards(request: AnyRequest, data: JSONBody[messages.CardsToPack]) -> Response[bytes]:
    """Any cards as a package for Anki, in the language asked for."""
    _limit(request)
    lang = language_of(request)
    content = await asyncio.to_thread(
        lambda: _package([read_card(Tree(card)) for card in data.cards], lang)
    )
    return _download(content, "fivepoint.apkg")


@post("/api/cards/answer", responses=REFUSALS, status_code=200, sync_to_thread=True)
def answer_card(data: JSONBody[messages.CardAnswer]) -> messages.CardJudged:
    """Judge an answer to a card, and plan when to ask it again."""
    card = read_card(Tree(data.card))
    at = int(data.at)
    plan = Schedule(at) if data.schedule is None else read_schedule(Tree(data.schedule))
    choice, rating = card.choice(data.answer), card.rate(data.answer)
    after = reviewed(plan, rating, at)
    loss = None if choice is None else choice.loss
    return messages.CardJudged(rating, loss, after.due, asdict(after))


async def _seat(request: AnyRequest, review: str, word: str) -> int | None:
    return None if word == "both" else await own_seat(request, review, word)


def _cards(found: Analysis, seat: int | None, least: float, lang: str) -> list[Card]:
    return cards_of(replace(found, record=named(found.record, lang)), seat, least)


def _shown(card: Card) -> messages.StudyCard:
    snapshot = card.snapshot
    doubled = card.kind == "take"
    position = snapshot.position.flip() if doubled else snapshot.position
    return messages.StudyCard(
        card.id,
        card.kind,
        list(position.board),
        position.men,
        snapshot.dice,
        doubled,
        card.best.action,
        card.made,
        card.loss,
        facts_of(card.reasons),
        card_tree(card),
        msgspec.convert(state_json(card.view[1]), CubeAndScore),
    )


def _download(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="application/octet-stream", headers=headers)


def _package(cards: list[Card], lang: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.apkg"
        write_anki(cards, path, lang)
        return path.read_bytes()


def _limit(request: AnyRequest) -> None:
    services(request).limits.take("ask", address(request))


router = Router(
    "/",
    route_handlers=[see_second_look, see_cards, export_cards, pack_cards, answer_card],
)
