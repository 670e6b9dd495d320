"""OGXM files: written and read again by the codec they come with, which is optional."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING

import pytest

from fivepoint import MatchRules, ParseError, Record, read_match, write_match
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.ogxm import read_document
from fivepoint.formats.ogxm_writer import write_ogxm
from fivepoint.formats.tree import Tree
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Beaver, Double, Play, Roll, Set, Take
from fivepoint.rules.position import Position
from tests.formats.games import random_record

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("ogxm")


def reached(record: Record) -> list[tuple[Position, int | None]]:
    """Where each play of ``record`` led, and who is on roll then."""
    states = list(record.states())
    return [
        (after.position, after.on_roll)
        for after, action in zip(states[1:], record.actions, strict=True)
        if isinstance(action, Play)
    ]


@pytest.mark.parametrize(
    "rules",
    [
        MatchRules(length=1),
        MatchRules(length=5),
        MatchRules(length=3, crawford=False),
        MatchRules(games=3, jacoby=True),
        MatchRules(length=3, variant="nackgammon"),
        MatchRules(length=3, variant="hypergammon"),
        MatchRules(length=3, cube=False),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_round_trip(rules: MatchRules, seed: int) -> None:
    record = random_record(rules, seed)
    content, losses = write_ogxm(record)
    match = read_match_bytes(content)
    told = {"lost-opening-tie", "lost-refusals", *(["lost-rules"] if rules.games else [])}
    assert {loss.code for loss in losses} <= told
    assert match.remarks == ()
    assert match.players == record.players
    assert reached(match.record) == reached(record)
    assert [(g.winner, g.points, g.cube) for g in match.games] == [
        (g.winner, g.points, g.cube) for g in record.match.games
    ]


def test_comments_and_texts_stay(tmp_path: Path) -> None:
    record = random_record(MatchRules(length=1), 3, 40)
    record = Record(
        record.rules, ("Zoë", "Kim"), (("Event", "Cup"), ("Site", "A Hall")), record.entries
    )
    plays = [number for number, action in enumerate(record.actions) if isinstance(action, Play)]
    rolls = [number for number, action in enumerate(record.actions) if isinstance(action, Roll)]
    long = "abc é\n" * 1_500
    for number, text in ((plays[0], "natural"), (plays[1], long.strip()), (rolls[-1], "a roll")):
        record = record.commented(number, text)
    assert write_match(record, tmp_path / "a.ogxm") == ()
    again = read_match(tmp_path / "a.ogxm").record
    assert again.players == ("Zoë", "Kim")
    assert again.meta == record.meta
    texts = [entry.comment for entry in again.entries if entry.comment]
    assert texts == ["natural", long.strip(), "a roll"]


def test_a_roll_and_its_play_share_a_ply() -> None:
    record = random_record(MatchRules(length=1), 3, 20)
    play = next(n for n, action in enumerate(record.actions) if isinstance(action, Play))
    record = record.commented(play - 1, "one").commented(play, "two")
    texts = [
        entry.comment
        for entry in read_match_bytes(write_ogxm(record)[0]).record.entries
        if entry.comment
    ]
    assert texts == ["one\ntwo"]


def test_a_position_set_up() -> None:
    record = Record(MatchRules(length=3))
    position = Position.start("nackgammon")
    record = record.append(Set(1, position, (6, 5), score=(1, 0)))
    again = read_match_bytes(write_ogxm(record)[0])
    assert again.score == (1, 0)
    game = again.record.match
    assert (game.on_roll, game.position, sorted(game.dice or ())) == (1, position, [5, 6])


def test_beavers_are_a_loss_that_is_told() -> None:
    record = random_record(MatchRules(games=1, beavers=1), 1, 2)
    while record.match.fault(record.match.to_act or 0, "double"):
        match = record.match
        seat = match.to_act or 0
        record = (
            record.append(match.turn_to(next(iter(match.graph.results))))
            if match.graph is not None
            else record.append(Roll(seat, (2, 1)))
        )
    seat = record.match.to_act or 0
    record = record.extend([Double(seat), Beaver(1 - seat), Take(seat)])
    content, losses = write_ogxm(record)
    assert [loss.code for loss in losses] == ["lost-rules", "lost-beavers"]
    assert len({losses[0].text(language) for language in LANGUAGES}) == 4
    assert read_match_bytes(content).record.match.cube == 2


@pytest.mark.parametrize("cut", [5, 40, -1])
def test_damage(cut: int) -> None:
    content = write_ogxm(random_record(MatchRules(length=1), 3))[0]
    with pytest.raises(ParseError) as caught:
        read_match_bytes(content[:cut])
    assert caught.value.code == "ogxm-refused"
    assert len({error_text(caught.value, language) for language in LANGUAGES}) == 4


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: object) -> object:
        if name == "ogxm":
            raise ImportError(name)
        return real(name, *rest)  # pyright: ignore[reportArgumentType]

    content = write_ogxm(random_record(MatchRules(length=1), 3))[0]
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(ParseError) as caught:
        read_match_bytes(content)
    assert caught.value.code == "ogxm-missing"


BROKEN: list[tuple[object, str]] = [
    ({"variant": "plakoto"}, "ogxm-refused"),
    ({"match_length": 99_999}, "match-length"),
    ({"games": [{"plies": [{"action_id": 3, "d1": 9, "d2": 1}]}]}, "ogxm-play"),
    ({"games": [{"plies": [{"action_id": 31, "color": 1}]}]}, "ogxm-play"),
    ({"games": [{"plies": [{"action_id": 22, "color": 1}]}]}, "event-refused"),
    ({"games": [{"plies": []}, {"plies": []}], "player_white": "x" * 20_000}, "event-refused"),
]


@pytest.mark.parametrize(("document", "code"), BROKEN)
def test_trees_that_cannot_be(document: object, code: str) -> None:
    with pytest.raises(ParseError) as caught:
        read_document(document)
    assert caught.value.code == code


EMPTY: list[object] = [None, 5, [], {}, {"games": 3}, {"games": [None, {}]}]


@pytest.mark.parametrize("document", EMPTY)
def test_trees_that_hold_nothing(document: object) -> None:
    assert len(read_document(document).record) == 0


def test_tree_reads_nothing_where_there_is_nothing() -> None:
    tree = Tree({"a": True, "b": 1.5, "c": float("inf"), "d": [1, 2], "e": "x", "f": 10**30})
    assert (tree.number("a"), tree.number("f"), tree.number("z", 7)) == (0, 0, 7)
    assert (tree.figure("b"), tree.figure("c"), tree.figure("a")) == (1.5, None, None)
    assert (tree.numbers("d", 2), tree.numbers("d", 3)) == ((1, 2), None)
    assert (tree.text("d"), tree.flag("a"), tree.items("e")) == ("", True, [])
