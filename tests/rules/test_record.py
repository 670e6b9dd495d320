"""A record replays to what was played, and its JSON form is lossless and strict."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint import (
    FivepointError,
    Match,
    MatchRules,
    ParseError,
    Record,
    RulesError,
    read_record,
    write_record,
)
from fivepoint.rules.actions import Double, Play, Resign, Roll, Set
from fivepoint.rules.record import Entry, RecordError
from tests.rules.random_match import random_record


@pytest.mark.parametrize("seed", range(60))
def test_a_random_match_survives_json_and_replays_to_the_same_state(seed: int) -> None:
    record = random_record(seed)
    text = write_record(record)
    read = read_record(text)
    assert read == record
    assert read.match == record.match
    assert write_record(read) == text
    assert read_record(text.encode()) == record


@given(st.integers(min_value=100, max_value=10**9))
@settings(max_examples=25)
def test_every_prefix_replays_to_the_state_at_that_time(seed: int) -> None:
    record = random_record(seed, longest=60)
    states = list(record.states())
    assert len(states) == len(record) + 1
    for count, state in enumerate(states):
        assert record.prefix(count).match == state


def test_replay_stops_with_the_number_of_the_action_and_the_broken_rule() -> None:
    record = Record(MatchRules(length=3)).extend([Roll(0, (3, 1))])
    with pytest.raises(RecordError) as caught:
        record.extend([Play(0, ((8, 5, 3), (6, 5, 1))), Double(0)])
    assert caught.value.number == 2
    assert caught.value.cause.code == "not-your-decision"
    assert "2" in str(caught.value)
    assert str(caught.value.cause) in str(caught.value)


def test_append_leaves_the_shorter_record_as_it_was() -> None:
    record = Record(MatchRules())
    longer = record.append(Roll(0, (2, 1)), comment="first")
    assert len(record) == 0
    assert record.match == Match.start(MatchRules())
    assert longer.entries[0].comment == "first"


def test_a_comment_can_be_changed_later() -> None:
    record = Record(MatchRules()).append(Roll(0, (2, 1)), clock=(5, 6), at=7)
    commented = record.commented(0, "well")
    assert commented.entries == (Entry(Roll(0, (2, 1)), "well", (5, 6), 7),)
    assert commented.match == record.match
    with pytest.raises(RulesError):
        record.commented(1, "no")


def _sample() -> dict[str, Any]:
    record = Record(MatchRules(length=5), ("A", "B"), (("date", "2026-11-29"),))
    record = record.append(Roll(0, (3, 1)), clock=(1000, 2000), at=5, comment="c")
    record = record.append(Play(0, ((8, 5, 3), (6, 5, 1)))).append(Double(1))
    return json.loads(write_record(record))


MISSING = object()


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("format", "other", "record-format"),
        ("format", MISSING, "record-format"),
        ("version", 2, "record-version"),
        ("version", True, "record-version"),
        ("version", "1", "record-version"),
        ("extra", 1, "json-unknown"),
        ("players", MISSING, "json-missing"),
        ("players", ["A"], "record-players"),
        ("players", ["A", 3], "record-text"),
        ("players", ["A", "\ud800"], "record-text"),
        ("meta", [], "json-type"),
        ("meta", {"a": 1}, "record-text"),
        ("actions", {}, "json-type"),
        ("actions.0", MISSING, "record-number"),
        ("actions.3", {"number": 0, "do": "roll", "seat": 0, "dice": [3, 1]}, "record-number"),
        ("actions.1.number", True, "record-number"),
        ("actions.3", None, "json-type"),
        ("actions.0.do", "dance", "unknown-word"),
        ("actions.0.do", ["roll"], "unknown-word"),
        ("actions.0.dice", [7, 1], "record-action"),
        ("actions.0.dice", "31", "record-action"),
        ("actions.0.seat", 2, "record-action"),
        ("actions.0.seat", True, "record-action"),
        ("actions.0.clock", [1], "record-action"),
        ("actions.0.clock", 3, "json-type"),
        ("actions.0.clock", [-1, 0], "record-action"),
        ("actions.0.at", "now", "record-action"),
        ("actions.0.comment", 5, "record-action"),
        ("actions.0.steps", [], "json-unknown"),
        ("actions.0.dice", MISSING, "json-missing"),
        ("actions.1.steps", [], "record-action"),
        ("actions.1.steps", [[8, 5, 3]] * 5, "record-action"),
        ("actions.1.steps", [[8, 5]], "record-action"),
        ("actions.1.steps", [[8, 4, 4]], "record-action"),
        ("actions.2.seat", 0, "record-action"),
        ("rules.length", 0, "length-value"),
        ("rules.length", True, "length-value"),
        ("rules.variant", "chess", "unknown-variant"),
        ("rules.variant", 7, "unknown-variant"),
        ("rules.jacoby", True, "money-only"),
        ("rules.cube", 1, "flag-value"),
        ("rules.max_cube", 3, "cap-value"),
        ("rules.opening", "?", "opening-value"),
        ("rules.start", {"board": [0] * 26}, "json-missing"),
        ("rules.start", {"board": 4, "men": 15}, "not-a-board"),
        ("rules.games", MISSING, "json-missing"),
        ("rules", None, "json-type"),
        ("score", [1, 0], "record-outcome"),
        ("score", [False, False], "record-outcome"),
        ("score", 0, "json-type"),
        ("winner", 0, "record-outcome"),
    ],
)
def test_an_edited_record_is_refused_by_name(path: str, value: object, code: str) -> None:
    data = _sample()
    _edit(data, path, value)
    with pytest.raises(FivepointError) as caught:
        read_record(json.dumps(data))
    assert caught.value.code == code
    assert str(caught.value)


def _edit(data: dict[str, Any], path: str, value: object) -> None:
    """Put ``value`` at ``path`` ("actions.1.dice"), or take away what is there."""
    *way, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    place: Any = data
    for name in way:
        place = place[name]
    if value is MISSING:
        place.pop(last)
    elif last == len(place):
        place.append(value)
    else:
        place[last] = value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "json-syntax"),
        ("null", "json-type"),
        ("[1, 2]", "json-type"),
        ('{"format": 1, "format": 2}', "json-name-twice"),
        ('{"format": NaN}', "json-number"),
        ('{"format": 1.5}', "json-number"),
        ('{"format": ' + "9" * 6000 + "}", "json-number"),
        ("[" * 200_000, "json-depth"),
        (b"\xff\xfe", "json-encoding"),
        ("\ufeff{}", "json-syntax"),
    ],
)
def test_text_that_is_no_record_is_refused_by_name(text: str | bytes, code: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_record(text)
    assert caught.value.code == code
    assert str(caught.value)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    text = write_record(Record(MatchRules(length=5)).append(Roll(0, (3, 1)))).rstrip()
    for length in range(len(text)):
        with pytest.raises(ParseError):
            read_record(text[:length])


def test_a_set_up_keeps_every_field() -> None:
    record = Record(MatchRules(length=5))
    position = record.match.rules.start_position
    action = Set(1, position, (6, 5), 2, 0, (3, 1), crawford=False)
    record = record.append(action).append(Set(0, score=(4, 2), crawford=True))
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("field", ["dice", "cube", "score", "board"])
def test_null_in_a_set_up_is_refused(field: str) -> None:
    data = _sample()
    data["actions"] = [{"number": 0, "do": "set", "seat": 0, "men": 15, field: None}]
    with pytest.raises(ParseError) as caught:
        read_record(json.dumps(data))
    assert caught.value.code == "json-type"


def test_a_resignation_keeps_its_size() -> None:
    record = Record(MatchRules()).extend([Roll(0, (3, 1)), Resign(1, 2)])
    assert read_record(write_record(record)).actions[1] == Resign(1, 2)


def test_the_example_of_the_description_is_a_record() -> None:
    page = (Path(__file__).parents[2] / "docs/formats.md").read_text()
    text = page.split("```json\n")[1].split("```")[0]
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("thing", [None, 5, "record", MatchRules()])
def test_what_is_no_record_is_not_written(thing: Any) -> None:
    with pytest.raises(RulesError) as caught:
        write_record(thing)
    assert caught.value.code == "analyse-no-record"


@pytest.mark.parametrize("thing", [None, 5, "rules"])
def test_without_rules_no_match_begins(thing: Any) -> None:
    with pytest.raises(RulesError) as caught:
        Match.start(thing)
    assert caught.value.code == "record-rules"


def test_a_refusal_goes_from_one_process_to_another() -> None:
    with pytest.raises(RecordError) as caught:
        Record(MatchRules(), entries=(Entry(Double(0)),))
    told = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own bytes
    assert (told.number, told.code, str(told)) == (0, caught.value.code, str(caught.value))
    assert told.cause.code == caught.value.cause.code


def test_times_and_places_of_another_kind_are_taken_as_ints() -> None:
    one: Any = np.int64(1)
    entry = Entry(Roll(0, (3, 1)), clock=(one, one), at=one)
    assert repr(entry) == repr(Entry(Roll(0, (3, 1)), clock=(1, 1), at=1))
    record = Record(MatchRules(), entries=(entry,))
    assert record.prefix(one) == record
    assert record.commented(one - 1, "well").entries[0].comment == "well"
