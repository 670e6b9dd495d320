"""A deck: cards with their schedules, kept as one JSON text.

Reading is strict, as for records: what is no deck of this form is refused as a whole. Adding
a question that is there keeps its schedule.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, cast

from fivepoint.errors import FivepointError, ParseError
from fivepoint.formats.tree import Tree
from fivepoint.study.cards import Card, Choice
from fivepoint.study.reasons import Reason
from fivepoint.study.schedule import Schedule, reviewed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.study.cards import Rating

FORMAT = "fivepoint-deck"
VERSION = 1
MOST_CARDS = 50_000
_LONGEST = 10_000
_LARGEST = 200_000_000
_KINDS = ("play", "double", "take")


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards by their ids, each with its schedule. A value: every change gives another deck."""

    cards: dict[str, Card] = field(default_factory=dict[str, Card])
    schedules: dict[str, Schedule] = field(default_factory=dict[str, Schedule])

    def add(self, cards: Iterable[Card], at: int) -> Deck:
        """The deck with these cards; new ones are due at ``at``. ParseError if it gets too big."""
        new = {card.id: card for card in cards}
        found = {**self.cards, **new}
        if len(found) > MOST_CARDS:
            raise ParseError("deck-too-big", most=MOST_CARDS)
        plans = {name: self.schedules.get(name, Schedule(at)) for name in found}
        return Deck(found, plans)

    def remove(self, name: str) -> Deck:
        """The deck without the card of this id."""
        return Deck(
            {key: card for key, card in self.cards.items() if key != name},
            {key: plan for key, plan in self.schedules.items() if key != name},
        )

    def due(self, at: int) -> list[Card]:
        """The cards to ask at ``at``, those that wait longest first."""
        waiting = [name for name, plan in self.schedules.items() if plan.due <= at]
        waiting.sort(key=lambda name: (self.schedules[name].due, name))
        return [self.cards[name] for name in waiting]

    def review(self, name: str, rating: Rating, at: int) -> Deck:
        """The deck after the card of this id was answered. ParseError for an unknown id."""
        if name not in self.cards:
            raise ParseError("deck-card", card=name)
        plan = reviewed(self.schedules[name], rating, at)
        return Deck(self.cards, {**self.schedules, name: plan})

    def comment(self, name: str, text: str) -> Deck:
        """The deck with ``text`` as the user's comment on a card."""
        if name not in self.cards:
            raise ParseError("deck-card", card=name)
        card = replace(self.cards[name], comment=text[:_LONGEST])
        return Deck({**self.cards, name: card}, self.schedules)


def write_deck(deck: Deck) -> str:
    """The text of ``deck``, one card on a line."""
    lines = ",\n".join(
        json.dumps(
            {"card": card_tree(card), "schedule": asdict(deck.schedules[name])}, ensure_ascii=False
        )
        for name, card in deck.cards.items()
    )
    return f'{{"format": "{FORMAT}", "version": {VERSION}, "cards": [\n{lines}\n]}}\n'


def read_deck(text: str) -> Deck:
    """The deck in ``text``. ParseError if it is none, with the number of the card from 1."""
    try:
        tree = Tree(json.loads(text) if len(text) <= _LARGEST else None)
    except (ValueError, RecursionError) as error:
        raise ParseError("deck-form") from error
    if tree.text("format") != FORMAT or tree.number("version") != VERSION:
        raise ParseError("deck-form")
    rows = tree.items("cards")
    if len(rows) > MOST_CARDS:
        raise ParseError("deck-too-big", most=MOST_CARDS)
    deck = Deck()
    cards, plans = dict(deck.cards), dict(deck.schedules)
    for number, row in enumerate(rows, 1):
        try:
            card = read_card(row.get("card"))
            plan = read_schedule(row.get("schedule"))
        except FivepointError as error:
            raise ParseError("deck-row", number=number) from error
        cards[card.id], plans[card.id] = card, plan
    return Deck(cards, plans)


def card_tree(card: Card) -> dict[str, object]:
    """A card as plain values."""
    return asdict(card)


def read_card(tree: Tree) -> Card:
    """The card in a tree of plain values. ParseError if it could not be asked or judged."""
    kind = tree.text("kind")
    choices = tuple(_choice(choice) for choice in tree.items("choices"))
    loss = tree.figure("loss")
    texts = [tree.text(name) for name in ("source", "engine", "comment", "made", "xgid")]
    if kind not in _KINDS or not choices or loss is None or max(map(len, texts)) > _LONGEST:
        raise ParseError("deck-form")
    source, engine, comment, made, xgid = texts
    reasons = tuple(
        Reason(reason.text("key"), _numbers(reason.get("numbers")))
        for reason in tree.items("reasons")
    )
    men = tree.number("men", 15)
    card = Card(kind, xgid, men, choices, made, loss, reasons, source, engine, comment)
    snapshot = card.snapshot
    if (snapshot.dice is not None) != (kind == "play") or (snapshot.offer is None) != (
        kind != "take"
    ):
        raise ParseError("deck-form")
    return card


def _choice(tree: Tree) -> Choice:
    loss = tree.figure("loss")
    board = tree.numbers("board", 26)
    if loss is None or not 0 <= loss < 100 or len(tree.text("action")) > 200:
        raise ParseError("deck-form")
    return Choice(tree.text("action"), loss, board)


def _numbers(tree: Tree) -> dict[str, int]:
    value = tree.value
    if not isinstance(value, dict):
        return {}
    names = [name for name in cast("dict[object, object]", value) if isinstance(name, str)]
    return {name: tree.number(name) for name in names[:10]}


def read_schedule(tree: Tree) -> Schedule:
    """The schedule in a tree of plain values. RulesError if it cannot be."""
    step, last = tree.get("step").value, tree.get("last").value
    return Schedule(
        tree.number("due", -1),
        tree.number("state"),
        None if step is None else tree.number("step", -1),
        tree.figure("stability"),
        tree.figure("difficulty"),
        None if last is None else tree.number("last", -1),
        tree.number("reviews"),
        tree.number("lapses"),
    )
