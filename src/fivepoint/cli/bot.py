"""``fivepoint bot``: a level plays on a server, as any program may.

Signs in with the API token of a bot's account, accepts every challenge and takes every
open game that it may, and plays one after the other through ``fivepoint.client``.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivepoint.cli import speech
from fivepoint.errors import FivepointError

if TYPE_CHECKING:
    from fivepoint.client import Client
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-bot-help")
def bot(
    server: Annotated[
        str, typer.Option(metavar="URL", help="cli-bot-server")
    ] = "http://127.0.0.1:8000",
    token: Annotated[str | None, typer.Option(metavar="TOKEN", help="cli-bot-token")] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="cli-bot-level")] = "club",
    matches: Annotated[int, typer.Option(min=0, help="cli-bot-matches")] = 0,
) -> int:
    """Play until stopped."""
    from fivepoint.cli.usage import checked_level
    from fivepoint.engine.computer import decide
    from fivepoint.engine.levels import find_level

    try:
        from fivepoint.client import Client
    except ImportError:
        raise FivepointError("needs-web") from None
    token = token or os.environ.get("FIVEPOINT_TOKEN")
    if not token:
        raise FivepointError("bot-token")
    player = find_level(checked_level(level))
    salt = secrets.randbits(32)

    def choose(match: Match, seat: int) -> Action:
        return decide(match, player, seat, (salt + match.rolls) % 2**63)

    with Client(server, token) as client:
        name = client.ask("GET", "/api/me")["me"]["name"]
        speech.say("cli-bot-ready", name=name, server=server)
        played = 0
        while not matches or played < matches:
            table, seat = _next_game(client)
            winner = client.play(table, seat, choose)
            if winner is not None:
                played += 1
                result = "won" if winner == seat else "lost"
                speech.say("cli-bot-over", table=table, result=result)
    return 0


def _next_game(client: Client) -> tuple[str, int]:
    """Take what is on offer, or wait for it."""
    lobby = client.watch()
    while True:
        offered: list[dict[str, Any]] = lobby["seeks"]
        for seek in offered:
            if seek["open"] and not seek["per_roll"]:
                with suppress(FivepointError):  # somebody was faster
                    return client.take(seek["id"])
        message = client.next_message()
        while message["type"] not in ("started", "lobby", "reconnected"):
            message = client.next_message()
        if message["type"] == "started":
            return client.wait_for_game()
        lobby = client.watch() if message["type"] == "reconnected" else message
