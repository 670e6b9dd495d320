"""A match as it is kept: rules, players, and the numbered list of actions.

A record is what everything else is a fold over. It is immutable; ``append`` checks
one action against the running match and gives the longer record, so a record can
hold nothing that the rules refuse. The JSON form, its version and its checks are
in ``record_json.py``; ``docs/formats.md`` describes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from fivepoint.errors import FivepointError, RulesError, shown
from fivepoint.rules.match import Match
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.numbers import as_whole, make_plain, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fivepoint.rules.actions import Action

LONGEST_TEXT = 10_000
"""The most characters of a name, a comment or any other text that a record carries."""

LATEST_TIME = 2**53
"""Milliseconds stay below this, so that every JSON reader keeps them exact."""


class RecordError(RulesError):
    """An action of a record that its rules refuse.

    ``number`` is the action's, from 0; ``cause`` the error that names the broken rule.
    """

    def __init__(self, number: int, word: str, cause: FivepointError) -> None:
        super().__init__("record-action", number=number, word=word, reason=cause)
        self.number = number
        self.word = word
        self.cause = cause

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str, FivepointError]]:
        """How it goes from one process to another."""
        return type(self), (self.number, self.word, self.cause)


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a record with what is known about it.

    ``clock``: milliseconds left to each seat after it. ``at``: when it was made, in
    milliseconds since 1970 (UTC). ``comment``: free text about it.
    """

    action: Action
    comment: str = ""
    clock: tuple[int, int] | None = None
    at: int | None = None

    def __post_init__(self) -> None:
        _check_text("comment", self.comment)
        clock = cast("object", self.clock)
        if clock is not None:
            if not (isinstance(clock, tuple) and len(cast("tuple[object, ...]", clock)) == 2):
                raise RulesError("clock-pair", clock=shown(self.clock))
            left = tuple(plain(time) for time in cast("tuple[object, object]", clock))
            object.__setattr__(self, "clock", left)
            for time in left:
                _check_time(time)
        if self.at is not None:
            make_plain(self, "at")
            _check_time(self.at)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match or its beginning: ``rules``, two ``players``, ``meta`` and ``entries``.

    ``players`` are the names by seat. ``meta`` holds further texts as (name, text)
    pairs: place, date, event. ``match`` is the state that the actions lead to.
    RecordError names the first action that is not allowed.
    """

    rules: MatchRules
    players: tuple[str, str] = ("White", "Black")
    meta: tuple[tuple[str, str], ...] = ()
    entries: tuple[Entry, ...] = ()
    match: Match = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._check_header()
        match = Match.start(self.rules)
        for number, entry in enumerate(self.entries):
            match = _applied(match, number, entry)
        object.__setattr__(self, "match", match)

    def __len__(self) -> int:
        """How many actions there are: the number of the next one."""
        return len(self.entries)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions alone, in order."""
        return tuple(entry.action for entry in self.entries)

    def append(
        self,
        action: Action,
        *,
        comment: str = "",
        clock: tuple[int, int] | None = None,
        at: int | None = None,
    ) -> Record:
        """The record with one more action; RecordError if the rules refuse it."""
        entry = Entry(action, comment, clock, at)
        match = _applied(self.match, len(self.entries), entry)
        return self._with(entries=(*self.entries, entry), match=match)

    def extend(self, actions: Iterable[Action]) -> Record:
        """The record with more actions; RecordError at the first one refused."""
        record = self
        for action in actions:
            record = record.append(action)
        return record

    def prefix(self, count: int) -> Record:
        """The record of the first ``count`` actions."""
        whole = as_whole(count)
        if whole is None or not 0 <= whole <= len(self.entries):
            raise RulesError("record-length", count=shown(count), length=len(self.entries))
        return Record(self.rules, self.players, self.meta, self.entries[:whole])

    def states(self) -> Iterator[Match]:
        """The match before the first action and after each one: one more than actions."""
        match = Match.start(self.rules)
        yield match
        for number, entry in enumerate(self.entries):
            match = _applied(match, number, entry)
            yield match

    def commented(self, number: int, comment: str) -> Record:
        """The record with ``comment`` on action ``number`` instead of what stood there."""
        place = as_whole(number)
        if place is None or not 0 <= place < len(self.entries):
            raise RulesError("record-length", count=shown(number), length=len(self.entries))
        old = self.entries[place]
        new = Entry(old.action, comment, old.clock, old.at)
        entries = (*self.entries[:place], new, *self.entries[place + 1 :])
        return self._with(entries=entries, match=self.match)

    def _with(self, *, entries: tuple[Entry, ...], match: Match) -> Record:
        """This record with other entries whose ``match`` is already known."""
        record = object.__new__(Record)
        for name, value in (
            ("rules", self.rules),
            ("players", self.players),
            ("meta", self.meta),
            ("entries", entries),
            ("match", match),
        ):
            object.__setattr__(record, name, value)
        return record

    def _check_header(self) -> None:
        if not isinstance(cast("object", self.rules), MatchRules):
            raise RulesError("record-rules", value=shown(self.rules))
        players = cast("object", self.players)
        if not (isinstance(players, tuple) and len(cast("tuple[object, ...]", players)) == 2):
            raise RulesError("record-players", value=shown(self.players))
        for name in self.players:
            _check_text("player", name)
        meta = cast("object", self.meta)
        if not isinstance(meta, tuple):
            raise RulesError("record-meta", value=shown(self.meta))
        for pair in cast("tuple[object, ...]", meta):
            if not (isinstance(pair, tuple) and len(cast("tuple[object, ...]", pair)) == 2):
                raise RulesError("record-meta", value=shown(self.meta))
            for text in cast("tuple[object, object]", pair):
                _check_text("meta", text)
        if len({name for name, _ in self.meta}) != len(self.meta):
            raise RulesError("record-meta", value=shown(self.meta))


def _applied(match: Match, number: int, entry: Entry) -> Match:
    try:
        return match.apply(entry.action)
    except FivepointError as error:
        raise RecordError(number, entry.action.word, error) from error


def _check_text(name: str, text: object) -> None:
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not _encodable(text):
        raise RulesError("record-text", name=name, text=shown(text), most=LONGEST_TEXT)


def _encodable(text: str) -> bool:
    """Whether this can be written as UTF-8: no half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_time(milliseconds: object) -> None:
    time = as_whole(milliseconds)
    if time is None or not 0 <= time < LATEST_TIME:
        raise RulesError("time-value", value=shown(milliseconds))
