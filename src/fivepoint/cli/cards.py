"""``fivepoint cards``: mistakes kept as cards, asked again when they are due.

    fivepoint cards add FILE         the mistakes of a match become cards
    fivepoint cards practise         answer what is due
    fivepoint cards list             what is in the deck
    fivepoint cards export OUT       an Anki package (.apkg)

The deck is a file in the user's data folder, or the one that --deck names.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivepoint.cli import speech
from fivepoint.cli.board import Scene, compact
from fivepoint.cli.figures import unsigned
from fivepoint.cli.folders import data_folder
from fivepoint.cli.ink import ROUGH, Ink
from fivepoint.cli.options import AsJson, JudgeLevel, MatchSource
from fivepoint.cli.source import read_source
from fivepoint.cli.usage import checked_level
from fivepoint.engine.cache import try_writing_whole, write_whole
from fivepoint.errors import FivepointError, RulesError, shown
from fivepoint.rules.cube import MatchState
from fivepoint.study.anki import question, write_anki
from fivepoint.study.cards import ERROR, cards_of
from fivepoint.study.deck import Deck, read_deck, write_deck

if TYPE_CHECKING:
    from fivepoint.study.cards import Card, Rating

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=False, help="cli-cards-help"
)

DeckFile = Annotated[str | None, typer.Option("--deck", metavar="FILE", help="cli-cards-deck")]


@app.command(help="cli-cards-add-help")
def add(
    source: MatchSource,
    *,
    player: Annotated[str | None, typer.Option(metavar="NAME", help="cli-cards-player")] = None,
    least: Annotated[float, typer.Option(min=0.001, max=10, help="cli-cards-least")] = ERROR,
    level: JudgeLevel = "master",
    deck: DeckFile = None,
    as_json: AsJson = False,
) -> int:
    """Add the mistakes of a match."""
    from fivepoint.analysis.analyse import analyse

    level = checked_level(level)
    match = read_source(source)
    seat = None if player is None else _seat(match.players, player)
    path = _path(deck)
    before = _read(path)
    try_writing_whole(path)
    found = cards_of(analyse(match, level), seat, least)
    after = before.add(found, _now())
    _write(path, after)
    new = len(after.cards) - len(before.cards)
    if as_json:
        print(json.dumps({"found": len(found), "new": new, "cards": len(after.cards)}))  # noqa: T201
    else:
        speech.say("cli-cards-added", new=new, cards=len(after.cards))
    return 0


@app.command("list", help="cli-cards-list-help")
def list_cards(*, deck: DeckFile = None, as_json: AsJson = False) -> int:
    """List the cards of the deck."""
    found = _read(_path(deck))
    now = _now()
    due = {card.id for card in found.due(now)}
    if as_json:
        rows = [
            {
                "id": name,
                "kind": card.kind,
                "xgid": card.xgid,
                "made": card.made,
                "best": card.best.action,
                "loss": card.loss,
                "due": found.schedules[name].due,
                "reviews": found.schedules[name].reviews,
            }
            for name, card in found.cards.items()
        ]
        print(json.dumps(rows, ensure_ascii=False))  # noqa: T201
        return 0
    speech.say("cli-cards-count", cards=len(found.cards), due=len(due))
    for name, card in found.cards.items():
        mark = "*" if name in due else " "
        print(f"{mark} {name}  {unsigned(card.loss)}  {card.kind:6}  {card.xgid}")  # noqa: T201 - columns
    return 0


@app.command(help="cli-cards-practise-help")
def practise(
    *,
    deck: DeckFile = None,
    most: Annotated[int, typer.Option(min=1, max=1000, help="cli-cards-most")] = 20,
) -> int:
    """Ask the cards that are due. An empty line or the end of input stops."""
    path = _path(deck)
    found = _read(path)
    due = found.due(_now())
    speech.say("cli-cards-count", cards=len(found.cards), due=len(due))
    for card in due[:most]:
        rating = _ask(card)
        if rating is None:
            break
        found = found.review(card.id, rating, _now())
        _write(path, found)
    return 0


@app.command(help="cli-cards-export-help")
def export(
    out: Annotated[str, typer.Argument(metavar="OUT", help="cli-cards-out")],
    *,
    deck: DeckFile = None,
) -> int:
    """Write the deck as an Anki package."""
    if Path(out).suffix.lower() != ".apkg":
        raise RulesError("cards-ending", file=shown(out))
    count = write_anki(_read(_path(deck)).cards.values(), out, speech.language())
    speech.say("cli-cards-exported", cards=count, file=out)
    return 0


def _ask(card: Card) -> Rating | None:
    """Show a card, read an answer and say how good it was; None if no answer came."""
    print()  # noqa: T201
    print("\n".join(_board(card)))  # noqa: T201 - a drawing, not to be wrapped
    for sentence in question(card, speech.language()):
        speech.show(sentence)
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            return None
        if not line:
            return None
        try:
            rating = card.rate(line)
            break
        except FivepointError as error:
            speech.complain(error)
    speech.say(f"cli-cards-{rating}", best=card.best.action, made=card.made)
    for reason in card.reasons:
        speech.show(reason.text(speech.language()))
    return rating


def _board(card: Card) -> list[str]:
    """The position, whoever decides at the bottom."""
    position, state = card.view
    owner = {None: None, "me": 0, "other": 1}[state.owner]
    names = speech.text("cli-cards-you"), speech.text("cli-cards-other")
    points = state.score if isinstance(state, MatchState) else (0, 0)
    scene = Scene(position, 0, names, points, state.cube, owner, card.snapshot.dice or ())
    return compact(scene, Ink(False, ROUGH), speech.language())


def _seat(players: tuple[str, str], player: str) -> int:
    if player not in players:
        raise RulesError("cards-player", player=shown(player), known=" / ".join(players))
    return players.index(player)


def _path(deck: str | None) -> Path:
    """The file of the deck: the one named, or the one in the user's data folder."""
    if deck is not None:
        return Path(deck)
    if home := os.environ.get("FIVEPOINT_DECK"):
        return Path(home)
    return data_folder() / "deck.json"


def _read(path: Path) -> Deck:
    """The deck in ``path``, an empty one if there is no file yet."""
    if not path.exists():
        return Deck()
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        text = ""
    return read_deck(text)


def _write(path: Path, deck: Deck) -> None:
    write_whole(path, write_deck(deck).encode())


def _now() -> int:
    return int(time.time() * 1000)
