"""The routes of positions: read from text or a file, checked as drawn, given as a picture.

Nothing is kept and no engine is asked. A drawing is answered with all that is wrong in it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from fivepoint.errors import FivepointError, ParseError, PositionError, RulesError
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.ids import parse_id
from fivepoint.formats.snapshot import Snapshot
from fivepoint.i18n import error_text
from fivepoint.picture import Picture, board_svg
from fivepoint.server import protocol_reviews as messages
from fivepoint.server.refusals import REFUSALS, language_of
from fivepoint.server.requests import AnyRequest, address, services
from fivepoint.server.reviews.wire import read_position, read_state, write_snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator


LARGEST_POSITION = 200_000
"""Bytes of a file with one position."""

_BAR = 25


@post("/api/positions", responses=REFUSALS, status_code=200, sync_to_thread=True)
def read_text(data: JSONBody[messages.PositionAsked]) -> messages.PositionTold:
    """Read a position from text: an identifier of any kind, or a board with one."""
    try:
        return write_snapshot(parse_id(data.text))
    except ParseError as error:
        if error.code != "id-unknown":
            raise
        try:
            return write_snapshot(_position_in(data.text.encode()))
        except FivepointError:
            raise error from None


@post("/api/positions/file", responses=REFUSALS, request_max_body_size=LARGEST_POSITION)
async def read_file(request: AnyRequest) -> messages.PositionTold:
    """Read the position in a file, its bytes being the body; of a match, the last one."""
    services(request).limits.take("ask", address(request))
    content = await request.body()
    return write_snapshot(await asyncio.to_thread(_position_in, content))


@post("/api/positions/check", responses=REFUSALS, status_code=200, sync_to_thread=False)
def check(request: AnyRequest, data: JSONBody[messages.PositionDrawn]) -> messages.PositionChecked:
    """Everything that is wrong with a drawing, or the position that it is."""
    lang = language_of(request)
    found: list[messages.PositionFault] = []
    for error in _faults(data):
        places = _places(error, data.board)
        found.append(messages.PositionFault(error.code, error_text(error, lang), places))
    if found:
        return messages.PositionChecked(found, None)
    position, state = read_position(data.board, data.men), read_state(data.state)
    snapshot = Snapshot(position, data.dice, state, top_on_roll=data.turn == 1)
    return messages.PositionChecked([], write_snapshot(snapshot))


@get("/api/picture", responses=REFUSALS, media_type="image/svg+xml", sync_to_thread=False)
def picture(
    text: Annotated[str, QueryParameter(name="id", max_length=500)],
) -> Response[bytes]:
    """The picture of a position, told by its identifier, as SVG."""
    found = parse_id(text)
    drawn = Picture(
        found.position.board,
        found.position.men,
        white_below=not found.top_on_roll,
        dice=found.dice,
        cube=found.state.cube,
        owner=found.state.owner,
        label=found.position.position_id,
    )
    return Response(
        board_svg(drawn, width=1000).encode(),
        media_type="image/svg+xml; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="position.svg"'},
    )


def _position_in(content: bytes) -> Snapshot:
    match = read_match_bytes(content).record.match
    if match.stage != "playing" or match.on_roll is None:
        raise ParseError("id-unknown", text="")
    return Snapshot(
        match.position, match.dice, match.state(match.on_roll), top_on_roll=match.on_roll == 0
    )


def _faults(data: messages.PositionDrawn) -> Iterator[FivepointError]:
    try:
        position = read_position(data.board, data.men)
        if position.winner is not None:
            yield RulesError("game-over")
    except PositionError as error:
        yield from error.faults
    try:
        read_state(data.state)
    except FivepointError as error:
        yield error


def _places(error: FivepointError, board: list[int]) -> list[int]:
    """Where to look: every place of the side that has too many, or both bars."""
    if error.code == "both-closed-out":
        return [0, _BAR]
    if error.code != "too-many-checkers":
        return []
    sign = 1 if error.arguments.get("side") == "own" else -1
    return [place for place, count in enumerate(board) if sign * count > 0]


router = Router("", route_handlers=[read_text, read_file, check, picture])
