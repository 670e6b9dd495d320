"""Cards for Anki: an .apkg file made through the package ``genanki``, which is optional.

The front shows the board and the question, the back the answers with what they give up, the
reasons and the identifier. Notes keep their identity, so that importing a deck again
brings it up to date and keeps Anki's own schedule.
"""

from __future__ import annotations

import hashlib
from html import escape
from typing import TYPE_CHECKING

from fivepoint.analysis.words import Words
from fivepoint.errors import RulesError
from fivepoint.i18n import named_language, t
from fivepoint.picture import Picture, board_svg
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Iterable
    from os import PathLike
    from types import ModuleType

    from fivepoint.study.cards import Card

_MODEL = 1_574_321_890
"""The identity of our kind of note; never changes, or Anki would take notes for new ones."""

_FIELDS = ("Id", "Board", "Question", "Answer", "XGID")
_FRONT = '<div class="board">{{Board}}</div><div class="question">{{Question}}</div>'
_BACK = (
    '{{FrontSide}}<hr id="answer"><div class="answer">{{Answer}}</div>'
    '<div class="xgid">{{XGID}}</div>'
)
_STYLE = (
    ".card{font-family:sans-serif;font-size:18px;text-align:center}"
    ".board svg{max-width:640px;width:100%;height:auto}"
    "table{margin:0 auto;border-collapse:collapse}td{padding:2px 10px;text-align:left}"
    ".best{font-weight:bold}.made{color:#B3261E}.xgid{font-size:12px;color:#777;margin-top:1em}"
)


def write_anki(
    cards: Iterable[Card], path: str | PathLike[str], lang: str = "en", name: str = ""
) -> int:
    """Write these cards as an Anki package to ``path``; returns how many.

    Sentences are in ``lang``; ``name`` is the deck's. RulesError if genanki is missing,
    FivepointError for a language there is none of.
    """
    lang = named_language(lang)
    package = _package()
    title = name or t("study-deck-name", lang)
    model = package.Model(
        _MODEL,
        "Fivepoint",
        fields=[{"name": field} for field in _FIELDS],
        templates=[{"name": "Card", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )
    deck = package.Deck(_identity(title), title)
    count = 0
    for card in cards:
        note = package.Note(
            model=model,
            fields=[
                card.id,
                board(card, lang),
                "<br>".join(map(escape, question(card, lang))),
                answer(card, lang),
                card.xgid,
            ],
            guid=f"fivepoint-{card.id}",
            tags=[f"fivepoint::{card.kind}"],
        )
        deck.add_note(note)
        count += 1
    package.Package(deck).write_to_file(str(path))
    return count


def board(card: Card, lang: str = "en") -> str:
    """The position of ``card`` as an SVG element, whoever decides at the bottom."""
    position, state = card.view
    answering = card.kind == "take"
    return board_svg(
        Picture(
            position.board,
            position.men,
            dice=card.snapshot.dice,
            cube=2 * (state.cube or 1) if answering else state.cube,
            owner=state.owner,
            offered="me" if answering else None,
            label=" ".join(question(card, lang)),
        )
    )


def question(card: Card, lang: str = "en") -> list[str]:
    """What ``card`` asks and at what score, as sentences in ``lang``."""
    _, state = card.view
    dice = card.snapshot.dice
    asked = t(f"study-question-{card.kind}", lang, dice="{}-{}".format(*dice) if dice else "")
    if not isinstance(state, MatchState):
        return [asked, t("study-money", lang)]
    own, other = state.away
    standing = t("study-standing-match", lang, own=own, other=other)
    return [asked, standing, *([t("study-crawford", lang)] if state.crawford else [])]


def answer(card: Card, lang: str = "en") -> str:
    """The judged answers of ``card`` as a table, with the reasons; HTML."""
    rows = "".join(_row(card, index, lang) for index in range(len(card.choices)))
    texts = [reason.text(lang) for reason in card.reasons]
    facts = "".join(f"<li>{escape(text)}</li>" for text in texts)
    notes = [text for text in (card.comment, card.source, card.engine) if text]
    return (
        f"<table>{rows}</table>"
        + (f"<ul>{facts}</ul>" if facts else "")
        + "".join(f"<p>{escape(note)}</p>" for note in notes)
    )


def _row(card: Card, index: int, lang: str) -> str:
    choice = card.choices[index]
    kinds = (["best"] if index == 0 else []) + (["made"] if choice.action == card.made else [])
    words = (
        choice.action
        if card.kind == "play"
        else t("study-action", lang, action=choice.action.replace(" ", "-"))
    )
    loss = "" if index == 0 else Words(lang).signed(-choice.loss)
    return f'<tr class="{" ".join(kinds)}"><td>{escape(words)}</td><td>{loss}</td></tr>'


def _package() -> ModuleType:
    try:
        import genanki
    except ImportError:
        raise RulesError("genanki-missing") from None
    return genanki


def _identity(title: str) -> int:
    """The identity of a deck of this name."""
    return int(hashlib.sha256(title.encode()).hexdigest()[:8], 16) | 1 << 30
