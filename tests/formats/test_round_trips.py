"""Every format that is written is read again as the same match, but for the losses it tells.

Records of all kinds: whole matches and beginnings, comments, further texts, scores, positions,
cubes and turns set up at the beginning, single positions with an open offer, takebacks, a start
of one's own. What a loss may change is in ``MAY_CHANGE``; whatever it does not name must come back.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fivepoint import (
    MatchRules,
    Position,
    Record,
    Snapshot,
    TurnGraph,
    read_match,
    write_match,
)
from fivepoint.formats.files import WRITTEN
from fivepoint.formats.single import single
from fivepoint.rules.actions import Double, Drop, Play, Roll, Set, Take, Takeback
from fivepoint.rules.cube import double_fault
from tests.formats.games import random_record
from tests.formats.test_ids import random_snapshot

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.rules.match import Match

RULES = (
    MatchRules(length=1),
    MatchRules(length=3),
    MatchRules(length=5, crawford=False),
    MatchRules(length=7, cube=False),
    MatchRules(max_cube=None),
    MatchRules(jacoby=True, games=2),
    MatchRules(beavers=3, max_cube=None),
    MatchRules(length=3, variant="nackgammon"),
    MatchRules(length=3, variant="hypergammon"),
    MatchRules(length=3, start=Position.start("nackgammon")),
)
MAY_CHANGE: dict[str, set[str]] = {
    "lost-times": set(),
    "lost-opening-tie": set(),
    "lost-rules": {"rules"},
    "lost-meta": {"meta"},
    "lost-names": {"players"},
    "lost-crawford": {"rules"},
    "lost-on-roll": {"at the end"},
    "lost-cube-set-up": {"cube", "at the end", "games", "score"},
    "lost-beavers": {"cube", "at the end", "games", "score"},
    "lost-early-double": {"cube", "at the end", "games", "score"},
    "lost-refusals": set(),
}
RULE_TEXTS = ("Variation", "Crawford", "CubeLimit", "Jacoby")  # .mat tells its rules by them
TEXTS = ("natural", "two\nlines", "ążő ไทย", "[a] (b)", "")


def tale(record: Record) -> dict[str, Any]:
    """What a record tells, without how it is put: takebacks, order of dice, set-ups and rolls."""
    told: dict[str, Any] = {"plays": [], "cube": [], "comments": []}
    kept: list[tuple[Match, Match, Any]] = []
    states = list(record.states())
    for before, after, entry in zip(states, states[1:], record.entries, strict=False):
        if isinstance(entry.action, Takeback):
            while kept and kept[-1][0] != after:
                kept.pop()
            if kept:
                kept.pop()
        else:
            kept.append((before, after, entry))
    for before, after, entry in kept:
        action = entry.action
        if isinstance(action, Play):
            dice = tuple(sorted(before.dice or ()))
            told["plays"].append((action.seat, before.position, dice, after.position))
        if isinstance(action, Play | Double | Take | Drop):
            told["cube"].append((action.word, action.seat, before.cube, before.owner))
        told["comments"] += entry.comment.splitlines()
    match = record.match
    end = (match.view(0), match.on_roll, tuple(sorted(match.dice or ())), match.cube, match.owner)
    return told | {
        "at the end": None if match.stage == "opening" or match.on_roll is None else end,
        "games": [(g.winner, g.points, g.score) for g in match.games],
        "score": match.score,
        "players": record.players,
        "meta": sorted((name, text) for name, text in record.meta if name not in RULE_TEXTS),
        # Beavers show in a file only where there are any.
        "rules": replace(record.rules, start=None, games=None, beavers=0),
    }


def position_record(rng: random.Random) -> Record:
    """A record of one set-up; a double that the rules refuse there is left out."""
    snapshot = random_snapshot(rng)
    if snapshot.offer is not None and double_fault(snapshot.state) is not None:
        snapshot = replace(snapshot, offer=None)
    return single(snapshot, "position", ("Top", "Bottom")).record


def some_record(seed: int) -> Record:
    """A record of any kind; the same seed, the same one."""
    rng = random.Random(seed)
    players = rng.choice([("Ann", "Bob"), ("Zoë  K.", "x : y"), ("A;B", 'C"]D')])
    meta = rng.choice([(), (("Event", "Cup"), ("Site", "Łódź")), (("Odd=Name", "a [b] = c"),)])
    if rng.random() < 0.3:
        record = position_record(rng)
        return Record(record.rules, players, meta, record.entries).commented(0, "a position")
    rules = rng.choice(RULES)
    record = random_record(rules, seed, rng.choice([3, 20, 400]))
    record = Record(rules, players, meta, record.entries)
    if rng.random() < 0.3:
        record = Record(rules, players, meta)
        length = rules.length or 9
        score = rng.randrange(length), rng.randrange(length)
        record = record.append(Set(rng.randint(0, 1), score=score))
    for _ in range(rng.randint(0, 3)):
        if len(record) > 1:
            number = rng.randrange(len(record.entries))
            record = record.commented(number, rng.choice(TEXTS))
    graph = record.match.graph
    if graph is not None and graph.max_dice == 0:
        # That a roll without a play was made and the turn not yet passed is nothing to tell.
        record = record.append(Play(record.match.on_roll or 0, ()))
    last = record.entries[-1].action if record.entries else None
    if isinstance(last, Play) and record.match.stage == "playing" and rng.random() < 0.5:
        record = record.append(Takeback(last.seat))
    return record


@pytest.mark.parametrize("ending", WRITTEN)
def test_what_is_written_is_read_again(ending: str, tmp_path: Path) -> None:
    check(ending, tmp_path, range(50))


ODD_NAMES = (
    "7 point match", "1 point match : 2", "Game 1", "1)", "31: 8/5", "a : 5", "Wins 2 points",
    "You", "(1)", "back\\slash\\", "; c", "😀 ไทย", "doubles",
)  # fmt: skip
ODD_COMMENTS = (
    '[Event "none"]', "a\n\nb", "  in\n\tdeep  ", "Game 2", "1) 31: 8/5 6/5", "a;b]c\\",
    "Wins 2 points", "3 point match", "line\u2028end \x85 \x0b", "(;W[31abcd])",
)  # fmt: skip


@pytest.mark.parametrize("ending", WRITTEN)
@pytest.mark.parametrize("name", ODD_NAMES)
def test_names_that_look_like_something_else(ending: str, name: str, tmp_path: Path) -> None:
    if ending == ".ogxm":
        pytest.importorskip("ogxm")
    for players in ((name, "Ben"), ("Ben", name)):
        played = random_record(MatchRules(length=3), 4, 60)
        record = Record(played.rules, players, (), played.entries)
        path = tmp_path / f"match{ending}"
        losses = {loss.code for loss in write_match(record, path)}
        again = tale(read_match(path).record)
        for part, value in tale(record).items():
            if part != "players" or "lost-names" not in losses:
                assert again[part] == value, part


@pytest.mark.parametrize("ending", WRITTEN)
@pytest.mark.parametrize("comment", ODD_COMMENTS)
def test_comments_that_look_like_something_else(ending: str, comment: str, tmp_path: Path) -> None:
    if ending == ".ogxm":
        pytest.importorskip("ogxm")
    path = tmp_path / f"match{ending}"
    played = random_record(MatchRules(length=3), 4, 60)
    begun = Record(played.rules).append(Set(0, score=(1, 0))).append(Roll(0, (3, 1)))
    for record, places in ((played, (0, 1, 20, len(played) - 1)), (begun, (0, 1))):
        for place in places:
            write_match(record.commented(place, comment), path)
            again = read_match(path).record
            assert "".join(entry.comment for entry in again.entries) == comment, place
            assert not dict(again.meta).get("Event")


@pytest.mark.slow
@pytest.mark.parametrize("ending", WRITTEN)
def test_many_more_are_read_again(ending: str, tmp_path: Path) -> None:
    check(ending, tmp_path, range(50, 1_000))


def ends_in_a_lost_roll(record: Record) -> bool:
    """Whether the last roll, not yet answered, allows no play."""
    dice = record.match.dice
    return dice is not None and TurnGraph(record.match.position, dice).max_dice == 0


def check(ending: str, folder: Path, seeds: range) -> None:
    """The records of these seeds, written and read."""
    if ending == ".ogxm":
        pytest.importorskip("ogxm")
    for seed in seeds:
        record, path = some_record(seed), folder / f"match{ending}"
        losses = write_match(record, path)
        again = read_match(path)
        changed = set[str]().union(*(MAY_CHANGE[loss.code] for loss in losses))
        if not again.record.entries:  # nothing came after a lost tie that could keep its comment
            changed.add("comments")
        if ending == ".ogxm" and ends_in_a_lost_roll(record):  # there it is a turn without a play
            changed |= {"plays", "cube", "at the end"}
        before, after = tale(record), tale(again.record)
        for part, value in before.items():
            if part not in changed:
                assert after[part] == value, f"{part} of {seed}"
        if ending == ".json":
            assert (again.record, losses) == (record, ())


def test_a_snapshot_tells_itself_in_every_format(tmp_path: Path) -> None:
    """Where no loss is told, the moment itself comes back: identifier for identifier."""
    rng = random.Random(5)
    for number in range(200):
        record = position_record(rng)
        for ending in (".json", ".sgf"):
            path = tmp_path / f"{number}{ending}"
            write_match(record, path)
            assert moment(read_match(path).record) == moment(record)


def moment(record: Record) -> str:
    """The identifier of where a record stands."""
    match = record.match
    seat = match.on_roll or 0
    state = match.state(seat)
    offer = "double" if match.offer is not None else None
    return Snapshot(match.view(seat), match.dice, state, offer, top_on_roll=seat == 0).gnuid
