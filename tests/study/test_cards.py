"""Cards: made from mistakes, asked, rated, planned by FSRS, kept, given to Anki."""

from __future__ import annotations

import builtins
import json
import sqlite3
import zipfile
from functools import cache
from typing import TYPE_CHECKING

import pytest

from fivepoint import FivepointError, MatchRules, ParseError, RulesError, analyse
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Double, Drop, Set, Take
from fivepoint.study.anki import answer, question, write_anki
from fivepoint.study.cards import Card, cards_of
from fivepoint.study.deck import Deck, read_deck, write_deck
from fivepoint.study.schedule import Schedule, reviewed
from tests.analysis.matches import after, played_match, position

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.analysis.analysis import Analysis

DAY = 86_400_000
GOOD = position(p5=2, p4=3, p3=3, p2=4, p1=3, p19=-5, p20=-5, p21=-5)


@cache
def judged_match() -> Analysis:
    return analyse(played_match(), plies=0)


def mistakes() -> list[Card]:
    return cards_of(judged_match(), least=0.02)


@cache
def wrong_cube() -> list[Card]:
    """A double by the side far behind that is dropped: both are mistakes."""
    record = after(MatchRules(length=5), Set(0, GOOD.flip()), Double(0), Drop(1))
    return cards_of(analyse(record, plies=0))


def test_double_and_answer_are_cards_of_their_own() -> None:
    cards = wrong_cube()
    assert [card.kind for card in cards] == ["double", "take"]
    double, take = cards
    assert (double.best.action, double.made) == ("no double", "double")
    assert (take.best.action, take.made) == ("take", "drop")
    assert double.rate("no double") == take.rate("take") == "good"
    assert double.rate("double") == take.rate("drop") == "again"
    assert double.id != take.id


def test_plays_are_rated_by_where_they_lead() -> None:
    card = next(card for card in mistakes() if card.kind == "play")
    assert card.rate(card.best.action) == "good"
    assert card.rate(card.made) in ("hard", "again")
    assert card.choices[0].loss == 0
    assert [c.loss for c in card.choices] == sorted(c.loss for c in card.choices)


def test_only_one_side_and_only_what_cost_enough() -> None:
    analysis = judged_match()
    both, white = cards_of(analysis), cards_of(analysis, 0)
    assert len(white) < len(both)
    assert all(card.loss >= 0.04 for card in both)
    assert cards_of(analysis, least=99) == []


@pytest.mark.parametrize("text", ["", "double", "pass", "8/5/3/1 what"])
def test_an_answer_that_is_none(text: str) -> None:
    play = next(card for card in mistakes() if card.kind == "play")
    with pytest.raises(FivepointError) as caught:
        play.rate(text)
    assert len({error_text(caught.value, lang) for lang in LANGUAGES}) == 4
    with pytest.raises(RulesError) as refused:
        wrong_cube()[1].rate(text)
    assert refused.value.code == "card-answer"


class TestSchedule:
    def test_good_answers_move_a_card_away(self) -> None:
        plan, at, gaps = Schedule(0), 0, list[int]()
        for _ in range(6):
            plan = reviewed(plan, "good", at)
            gaps.append(plan.due - at)
            at = plan.due
        assert gaps == sorted(gaps)
        assert gaps[-1] > 30 * DAY
        assert (plan.reviews, plan.lapses) == (6, 0)

    def test_a_mistake_brings_it_back_soon(self) -> None:
        plan = Schedule(0)
        for _ in range(3):
            plan = reviewed(plan, "good", plan.due)
        again = reviewed(plan, "again", plan.due)
        assert again.due - plan.due < DAY
        assert again.lapses == 1

    def test_the_same_answers_give_the_same_plan(self) -> None:
        def planned() -> Schedule:
            plan = Schedule(0)
            for rating in ("good", "hard", "again", "good"):
                plan = reviewed(plan, rating, plan.due)
            return plan

        assert planned() == planned()

    def test_a_clock_that_goes_back_does_no_harm(self) -> None:
        plan = reviewed(Schedule(0), "good", 5 * DAY)
        assert reviewed(plan, "good", 0).last == 5 * DAY

    @pytest.mark.parametrize(
        "wrong",
        [
            {"due": -1},
            {"due": 0, "state": 4},
            {"due": 0, "state": 2},
            {"due": 0, "stability": 1.0},
            {"due": 0, "lapses": 2},
            {"due": 10**18},
        ],
    )
    def test_plans_that_cannot_be(self, wrong: dict[str, int]) -> None:
        with pytest.raises(RulesError) as caught:
            Schedule(**wrong)
        assert caught.value.code == "card-schedule"

    def test_without_the_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hide(monkeypatch, "fsrs")
        with pytest.raises(RulesError) as caught:
            reviewed(Schedule(0), "good", 0)
        assert caught.value.code == "fsrs-missing"


class TestDeck:
    def test_round_trip(self) -> None:
        deck = Deck().add([*mistakes(), *wrong_cube()], 1_000)
        for number, name in enumerate(list(deck.cards)[:4]):
            deck = deck.review(name, ("good", "hard", "again", "good")[number], 2_000)
        deck = deck.comment(next(iter(deck.cards)), "remember „this”")
        assert read_deck(write_deck(deck)) == deck

    def test_adding_again_keeps_the_plan(self) -> None:
        cards = wrong_cube()
        deck = Deck().add(cards, 0).review(cards[0].id, "good", 0)
        assert deck.add(cards, 5_000).schedules == deck.schedules

    def test_due_the_longest_first(self) -> None:
        first, second = wrong_cube()
        deck = Deck().add([second], 2_000).add([first], 1_000)
        assert [card.id for card in deck.due(2_000)] == [first.id, second.id]
        assert [card.id for card in deck.due(1_500)] == [first.id]
        assert deck.remove(first.id).due(9_000) == [second]

    def test_unknown_cards(self) -> None:
        with pytest.raises(ParseError) as caught:
            Deck().review("x", "good", 0)
        assert caught.value.code == "deck-card"
        with pytest.raises(ParseError):
            Deck().comment("x", "")

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("kind", "resign"),
            ("xgid", "nonsense"),
            ("xgid", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"),
            ("choices", []),
            ("choices", [{"action": "x", "loss": -1}]),
            ("loss", None),
            ("men", 99),
        ],
    )
    def test_rows_that_cannot_be(self, name: str, value: object) -> None:
        card = next(card for card in mistakes() if card.kind == "play")
        tree = json.loads(write_deck(Deck().add([card], 0)))
        tree["cards"][0]["card"][name] = value
        with pytest.raises(ParseError) as caught:
            read_deck(json.dumps(tree))
        assert (caught.value.code, caught.value.arguments["number"]) == ("deck-row", 1)

    @pytest.mark.parametrize(
        "text", ["", "[]", "{", '{"format": "fivepoint-deck"}', "[" * 100_000, '{"format": 1}']
    )
    def test_no_deck(self, text: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_deck(text)
        assert caught.value.code == "deck-form"


class TestAnki:
    def test_a_package(self, tmp_path: Path) -> None:
        cards = [*wrong_cube(), *mistakes()[:3]]
        path = tmp_path / "cards.apkg"
        assert write_anki(cards, path, "pl") == len(cards)
        with zipfile.ZipFile(path) as package:
            package.extract("collection.anki2", tmp_path)
        with sqlite3.connect(tmp_path / "collection.anki2") as base:
            notes = base.execute("select guid, flds from notes").fetchall()
        base.close()
        assert {guid for guid, _ in notes} == {f"fivepoint-{card.id}" for card in cards}
        assert all("<svg" in fields and "XGID=" in fields for _, fields in notes)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_words(self, lang: str) -> None:
        for card in (*wrong_cube(), mistakes()[0]):
            assert all("{" not in text for text in question(card, lang))
            assert card.engine in answer(card, lang)

    def test_text_of_others_is_escaped(self) -> None:
        from dataclasses import replace

        card = replace(wrong_cube()[0], comment="<script>", source="<b>")
        assert "<script>" not in answer(card)
        assert "<b>" not in answer(card)

    def test_without_the_package(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        hide(monkeypatch, "genanki")
        with pytest.raises(RulesError) as caught:
            write_anki([], tmp_path / "x.apkg")
        assert caught.value.code == "genanki-missing"


def hide(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Make ``import package`` fail."""
    real = builtins.__import__

    def refuse(name: str, *rest: object) -> object:
        if name == package:
            raise ImportError(name)
        return real(name, *rest)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(builtins, "__import__", refuse)


def test_take_of_a_right_double_is_no_card() -> None:
    record = after(MatchRules(length=5), Set(0, GOOD.flip()), Double(0), Take(1))
    assert [card.kind for card in cards_of(analyse(record, plies=0))] == ["double"]
