"""Statistics over time: what analysed matches say of one player, by opponent, level, month.

A ``Played`` is one player's side of one analysed match, a plain row that can be kept as
JSON and made again from the record. PR is pooled: equity lost and counted decisions are
summed, never PRs averaged. Nothing here reads files or knows the time.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections import defaultdict, deque
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from fivepoint.analysis.decision import PHASES
from fivepoint.analysis.summary import LEAST_FOR_PR, performance
from fivepoint.errors import ParseError
from fivepoint.formats.tree import Tree
from fivepoint.rules.actions import Roll

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.summary import Tally
    from fivepoint.rules.record import Record

_DATE = re.compile(r"(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2}))?")
_LONGEST = 10_000


@dataclass(frozen=True, slots=True)
class Played:
    """One player's side of one match. ``match`` names the record it comes from.

    ``date`` is ISO (2026-11-30 or 2026-11) or empty; ``level`` the opponent's, if a computer.
    ``result`` is 1 or 0 for a match won or lost, points for money, None if broken off. ``checker``
    and ``cube`` are the equity lost in the ``counted`` decisions; ``luck`` that of the own rolls,
    ``net_luck`` less the other side's, both in units of the cube. ``errors`` holds (how many
    with a mark, equity lost) by kind of error, ``phases`` (counted, equity lost) by phase.
    """

    match: str
    date: str
    player: str
    opponent: str
    level: str | None
    length: int | None
    result: float | None
    counted: int
    checker: float
    cube: float
    luck: float
    net_luck: float
    errors: dict[str, tuple[int, float]] = field(default_factory=dict[str, tuple[int, float]])
    phases: dict[str, tuple[int, float]] = field(default_factory=dict[str, tuple[int, float]])
    engine: str = ""


@dataclass(frozen=True, slots=True)
class Summed:
    """Several rows added up. ``pr`` is 0 where nothing counts; screens show it from 50 on."""

    matches: int = 0
    won: int = 0
    lost: int = 0
    points: float = 0.0
    counted: int = 0
    checker: float = 0.0
    cube: float = 0.0
    luck: float = 0.0
    net_luck: float = 0.0
    errors: dict[str, tuple[int, float]] = field(default_factory=dict[str, tuple[int, float]])
    phases: dict[str, tuple[int, float]] = field(default_factory=dict[str, tuple[int, float]])

    @property
    def pr(self) -> float:
        """500 times the equity lost by counted decision."""
        return performance(self.checker + self.cube, self.counted)

    @property
    def pr_shown(self) -> bool:
        """Whether enough decisions count for a PR to be shown to people."""
        return self.counted >= LEAST_FOR_PR


@dataclass(frozen=True, slots=True)
class History:
    """All of one player's rows added up, and by opponent, by the opponent's level, by month.

    The keys of ``by_opponent`` are names, of a computer without one its level; those of
    ``by_level`` are ids of levels, "person" for people; months are "2026-11", "" without a date.
    """

    player: str
    whole: Summed
    by_opponent: dict[str, Summed]
    by_level: dict[str, Summed]
    by_month: dict[str, Summed]


def match_name(record: Record) -> str:
    """The same for the same match, whatever file or format it comes from: 32 hex digits.

    Told by its rolls and results alone: names and notation differ from file to file.
    """
    rolls = [sorted(action.dice) for action in record.actions if isinstance(action, Roll)]
    results = [game.points for game in record.match.games]
    return hashlib.sha256(f"{rolls}{results}".encode()).hexdigest()[:32]


def rows_of(
    analysis: Analysis, levels: tuple[str | None, str | None] = (None, None)
) -> tuple[Played, Played]:
    """Both players' sides of an analysed match; ``levels`` are the computers' by seat."""
    record = analysis.record
    date, match = date_of(record), match_name(record)
    rows: list[Played] = []
    for own in analysis.players:
        other = analysis.players[1 - own.seat]
        rows.append(
            Played(
                match,
                date,
                own.name,
                other.name,
                levels[other.seat],
                analysis.record.rules.length,
                own.result,
                own.counted,
                own.checker_errors,
                own.cube_errors,
                own.luck,
                own.net_luck,
                {kind: (_marked(tally), tally.lost) for kind, tally in own.by_error.items()},
                {phase: (tally.counted, tally.lost) for phase, tally in own.by_phase.items()},
                f"{analysis.engine} {analysis.level}",
            )
        )
    return rows[0], rows[1]


def _marked(tally: Tally) -> int:
    """How many of these decisions carry a mark: what loses less is a slip, not an error."""
    return tally.inaccuracies + tally.errors + tally.blunders


def date_of(record: Record) -> str:
    """When the match was played, as its record tells: ISO, or empty."""
    times = [entry.at for entry in record.entries if entry.at is not None]
    if times:
        return _iso(times[0])
    meta = dict(record.meta)
    found = _DATE.search(meta.get("date", "") or meta.get("EventDate", ""))
    if found is None or not 1 <= int(found[2]) <= 12:
        return ""
    day = f"-{int(found[3]):02}" if found[3] and 1 <= int(found[3]) <= 31 else ""
    return f"{found[1]}-{int(found[2]):02}{day}"


def _iso(milliseconds: int) -> str:
    from datetime import UTC, datetime

    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
    except (OverflowError, ValueError, OSError):
        return ""


def history(rows: Iterable[Played], player: str) -> History:
    """What ``rows`` say of ``player``, by name; a match that comes twice counts once."""
    return summed_up(player, (row for row in rows if row.player == player))


def summed_up(player: str, rows: Iterable[Played]) -> History:
    """What ``rows``, all of them ``player``'s, add up to; a match that comes twice counts once."""
    own = list({row.match: row for row in rows}.values())
    return History(
        player,
        added(own),
        _grouped(own, lambda row: row.opponent or row.level or ""),
        _grouped(own, lambda row: row.level or "person"),
        _grouped(own, lambda row: row.date[:7]),
    )


def course(rows: Iterable[Played]) -> list[tuple[Played, Summed]]:
    """The rows in their order, each with the latest ones up to it that make up a PR.

    Those are the fewest in which ``LEAST_FOR_PR`` decisions count: a match alone has too few.
    """
    found: list[tuple[Played, Summed]] = []
    latest: deque[Played] = deque()
    counted = 0
    for row in rows:
        latest.append(row)
        counted += row.counted
        while counted - latest[0].counted >= LEAST_FOR_PR:
            counted -= latest.popleft().counted
        found.append((row, added(latest)))
    return found


def added(rows: Iterable[Played]) -> Summed:
    """These rows as one sum."""
    found = list(rows)
    matches = [row for row in found if row.length is not None and row.result is not None]
    return Summed(
        len(found),
        sum(row.result == 1 for row in matches),
        sum(row.result == 0 for row in matches),
        math.fsum(row.result or 0.0 for row in found if row.length is None),
        sum(row.counted for row in found),
        math.fsum(row.checker for row in found),
        math.fsum(row.cube for row in found),
        math.fsum(row.luck for row in found),
        math.fsum(row.net_luck for row in found),
        _worst_first(_pairs(row.errors for row in found)),
        _as_played(_pairs(row.phases for row in found)),
    )


def _pairs(many: Iterable[dict[str, tuple[int, float]]]) -> dict[str, tuple[int, float]]:
    counts: defaultdict[str, int] = defaultdict(int)
    losses: defaultdict[str, list[float]] = defaultdict(list)
    for pairs in many:
        for name, (count, lost) in pairs.items():
            counts[name] += count
            losses[name].append(lost)
    return {name: (counts[name], math.fsum(losses[name])) for name in sorted(counts)}


def _worst_first(pairs: dict[str, tuple[int, float]]) -> dict[str, tuple[int, float]]:
    return dict(sorted(pairs.items(), key=lambda item: -item[1][1]))


def _as_played(pairs: dict[str, tuple[int, float]]) -> dict[str, tuple[int, float]]:
    """The phases in the order of a game; what a newer version may call one stands last."""
    order: tuple[str, ...] = PHASES
    return dict(sorted(pairs.items(), key=lambda item: (*order, item[0]).index(item[0])))


def _grouped(rows: Iterable[Played], key: Callable[[Played], str]) -> dict[str, Summed]:
    groups: defaultdict[str, list[Played]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    return {name: added(group) for name, group in sorted(groups.items())}


def row_tree(row: Played) -> dict[str, object]:
    """A row as plain values, for JSON."""
    return asdict(row)


def summed_tree(found: Summed) -> dict[str, object]:
    """A sum as plain values; with its PR, and whether that is worth showing."""
    tree: dict[str, object] = asdict(found)
    return tree | {"pr": found.pr, "pr_shown": found.pr_shown}


def history_tree(found: History) -> dict[str, object]:
    """Everything as plain values, for JSON."""
    groups = {
        "opponents": found.by_opponent,
        "levels": found.by_level,
        "months": found.by_month,
    }
    return {
        "player": found.player,
        "whole": summed_tree(found.whole),
        **{
            name: {key: summed_tree(summed) for key, summed in group.items()}
            for name, group in groups.items()
        },
    }


def read_row(tree: Tree) -> Played:
    """The row in a tree of plain values; ParseError if it is none."""
    texts = {name: tree.text(name) for name in ("match", "date", "player", "opponent", "engine")}
    numbers = {name: tree.figure(name) for name in ("checker", "cube", "luck", "net_luck")}
    counted, length = tree.number("counted", -1), tree.get("length").value
    level = tree.get("level").value
    if (
        not texts["match"]
        or max(map(len, texts.values())) > _LONGEST
        or None in numbers.values()
        or counted < 0
        or not (length is None or tree.number("length") > 0)
        or not (level is None or isinstance(level, str))
    ):
        raise ParseError("history-row")
    figures = {name: number or 0.0 for name, number in numbers.items()}
    return Played(
        texts["match"],
        texts["date"],
        texts["player"],
        texts["opponent"],
        level,
        None if length is None else tree.number("length"),
        tree.figure("result"),
        counted,
        figures["checker"],
        figures["cube"],
        figures["luck"],
        figures["net_luck"],
        _read_pairs(tree.get("errors")),
        _read_pairs(tree.get("phases")),
        texts["engine"],
    )


def _read_pairs(tree: Tree) -> dict[str, tuple[int, float]]:
    found: dict[str, tuple[int, float]] = {}
    for name in tree.names():
        pair = Tree({"list": tree.get(name).value}).items("list")
        if len(pair) != 2:
            raise ParseError("history-row")
        both = Tree({"count": pair[0].value, "lost": pair[1].value})
        found[name] = both.number("count"), both.figure("lost") or 0.0
    return found
