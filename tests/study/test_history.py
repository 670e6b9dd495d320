"""Statistics over time: rows kept and read, pooled by opponent, level and month."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from fivepoint import ParseError, Record, analyse
from fivepoint.analysis.summary import performance
from fivepoint.formats.tree import Tree
from fivepoint.study.history import (
    Played,
    date_of,
    history,
    history_tree,
    match_name,
    read_row,
    row_tree,
    rows_of,
)
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis


@cache
def judged_match(seed: int = 1) -> Analysis:
    return analyse(played_match(seed=seed), plies=0)


def rows(seed: int = 1, level: str | None = None) -> tuple[Played, Played]:
    return rows_of(judged_match(seed), (None, level))


def test_rows_hold_the_figures_of_the_analysis() -> None:
    analysis = judged_match()
    own, other = rows_of(analysis, (None, "club"))
    assert own.player == other.opponent == "Anna"
    assert (own.level, other.level) == ("club", None)
    for row, summary in zip((own, other), analysis.players, strict=True):
        assert performance(row.checker + row.cube, row.counted) == pytest.approx(summary.pr)
        assert row.net_luck == summary.net_luck
        assert sum(count for count, _ in row.phases.values()) == summary.counted
    assert own.match == other.match == match_name(analysis.record)


def test_rows_are_kept_as_json() -> None:
    for row in rows():
        assert read_row(Tree(json.loads(json.dumps(row_tree(row))))) == row


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("match", ""), ("counted", -1), ("checker", None), ("checker", "1"), ("length", 0),
        ("level", 3), ("errors", {"a": [1]}), ("phases", {"a": 3}), ("player", "x" * 20_000),
    ],
)  # fmt: skip
def test_rows_that_cannot_be(name: str, value: object) -> None:
    with pytest.raises(ParseError) as caught:
        read_row(Tree({**row_tree(rows()[0]), name: value}))
    assert caught.value.code == "history-row"


def test_pr_is_pooled_and_a_match_counts_once() -> None:
    first, second = rows(1)[0], rows(2, "expert")[0]
    found = history([first, second, first], "Anna")
    assert found.whole.matches == 2
    assert found.whole.counted == first.counted + second.counted
    lost = first.checker + first.cube + second.checker + second.cube
    assert found.whole.pr == pytest.approx(500 * lost / found.whole.counted)
    assert found.whole.won + found.whole.lost == 2
    assert set(found.by_level) == {"person", "expert"}
    assert list(found.by_opponent) == ["Béla"]


def test_months() -> None:
    row = rows()[0]
    dated = [replace(row, match=str(n), date=date) for n, date in enumerate(DATES)]
    assert {month: s.matches for month, s in history(dated, "Anna").by_month.items()} == {
        "": 1,
        "2025-12": 1,
        "2026-01": 2,
    }


DATES = ("2026-01-05", "2026-01", "2025-12-31", "")


@pytest.mark.parametrize(
    ("meta", "expected"),
    [
        ({"date": "2026-11-29"}, "2026-11-29"),
        ({"EventDate": "2023.11.26"}, "2023-11-26"),
        ({"EventDate": "2025/1"}, "2025-01"),
        ({"EventDate": "28/01/2024"}, ""),
        ({"EventDate": "2024.99.01"}, ""),
        ({}, ""),
    ],
)
def test_dates(meta: dict[str, str], expected: str) -> None:
    record = played_match()
    dated = Record(record.rules, record.players, tuple(meta.items()), record.entries)
    assert date_of(dated) == expected


def test_errors_worst_first() -> None:
    found = history(rows(), "Anna")
    losses = [lost for _, lost in found.whole.errors.values()]
    assert losses == sorted(losses, reverse=True)


def test_as_a_tree() -> None:
    tree = history_tree(history(rows(), "Anna"))
    assert json.loads(json.dumps(tree))["whole"]["pr_shown"] in (True, False)
    assert history([], "Nobody").whole.pr == 0
