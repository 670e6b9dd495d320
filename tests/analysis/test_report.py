"""The report in its three forms: the same figures, whole and safe in every language."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from fivepoint import FivepointError, MatchRules, Record
from fivepoint.analysis.analyse import analyse
from fivepoint.i18n import LANGUAGES, t
from fivepoint.rules.actions import Roll
from tests.analysis.matches import play_anything, played_match

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis

VOID = {"meta", "br", "use", "rect", "circle", "path"}


class Page(HTMLParser):
    """Checks that elements are closed in order; keeps ids, links and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.used: set[str] = set()
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.used.add(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src") and value:
                self.links.append(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def report() -> Analysis:
    return analyse(played_match(), plies=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(report: Analysis, lang: str) -> None:
    page = Page(report.to_html(lang))
    assert len(page.ids) == len(set(page.ids))
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert "script" not in page.used
    assert t("report-errors", lang) in page.words
    assert sum(i.startswith("d") for i in page.ids) == len(report.decisions)


def test_errors_come_worst_first(report: Analysis) -> None:
    page = report.to_html()
    wrong = [f'id="d{d.number}-{d.kind}"' for d in report.worst() if d.mark]
    assert len(wrong) > 5
    places = [page.index(anchor) for anchor in wrong]
    assert places == sorted(places)


def test_names_and_comments_cannot_break_the_page() -> None:
    record = Record(MatchRules(length=3), ("<b>Anna</b>", "\"&'")).append(Roll(0, (3, 1)))
    record = play_anything(record).commented(1, "<script>alert(1)</script>")
    page = Page(analyse(record, plies=0).to_html())
    assert not page.used & {"b", "script"}
    assert "<script>alert(1)</script>" in page.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_text_has_the_figures_and_the_errors(report: Analysis, lang: str) -> None:
    text = report.to_text(lang)
    assert report.engine in text
    assert len(re.findall(r"^(\?\?|\?!|\? ) −", text, re.MULTILINE)) == sum(
        bool(d.mark) for d in report.decisions
    )


def test_decimal_signs_follow_the_language(report: Analysis) -> None:
    loss = report.worst()[0].loss or 0.0
    assert f"−{loss:.3f}" in report.to_text("en")
    assert f"−{loss:.3f}".replace(".", ",") in report.to_text("pl")


def test_json_carries_the_same_figures(report: Analysis) -> None:
    told = json.loads(report.to_json())
    assert told["format"] == "fivepoint-analysis"
    assert told["engine"]["net"] == report.net
    assert [p["pr"] for p in told["players"]] == [round(p.pr, 6) for p in report.players]
    assert len(told["decisions"]) == len(report.decisions)
    for written, decision in zip(told["decisions"], report.decisions, strict=True):
        assert written["made"] == decision.made
        assert written["mark"] == decision.mark
        if decision.kind == "play":
            (played,) = [c for c in written["candidates"] if c["played"]]
            assert played["turn"] == decision.made
            assert played["equity_loss"] == pytest.approx(decision.loss, abs=1e-6)


def test_an_empty_or_stopped_analysis_has_a_report_too() -> None:
    Page(analyse(Record(MatchRules())).to_html())
    part = analyse(played_match(1), plies=1, progress=lambda _: False)
    assert t("report-incomplete", "hu") in part.to_html("hu")
    assert t("report-incomplete", "hu") in part.to_text("hu")


def test_too_few_decisions_hide_the_pr() -> None:
    record = play_anything(Record(MatchRules(length=3)).append(Roll(0, (3, 1))))
    report = analyse(record, plies=0)
    assert report.players[0].pr >= 0
    assert t("report-pr-few", "en", count=report.players[0].counted, least=50) in report.to_text()


def test_an_unknown_language_is_refused(report: Analysis) -> None:
    with pytest.raises(FivepointError) as refused:
        report.to_html("xx")
    assert refused.value.code == "unknown-language"
