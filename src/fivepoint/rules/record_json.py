"""Records as JSON text, both ways without loss.

The form is described in ``docs/formats.md``. Reading is strict: text of another
version, cut short, with unknown or doubled names, with numbers that are no whole
ones, or with an action or a final score that the replay does not confirm is
refused whole, and the error says what and where.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias, cast

from fivepoint.errors import FivepointError, ParseError, RulesError, shown
from fivepoint.rules.actions import ACTIONS, Action, Play, Resign, Roll, Set
from fivepoint.rules.match_rules import MatchRules, Opening
from fivepoint.rules.position import Position
from fivepoint.rules.record import Entry, Record, RecordError

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMAT = "fivepoint-record"
VERSION = 1
LARGEST = 16_000_000
"""Characters of the longest text that is read."""

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_LONGEST_NUMBER = 19
_RULES = (
    "length", "variant", "start", "crawford", "cube", "max_cube", "jacoby", "beavers",
    "automatic_doubles", "opening", "games",
)  # fmt: skip


def write_record(record: Record) -> str:
    """The record as JSON text, one action on a line, ending with a line feed.

    RulesError for what is no record.
    """
    if not isinstance(cast("object", record), Record):
        raise RulesError("analyse-no-record", value=shown(record))
    match = record.match
    head: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to_json(record.rules),
        "players": list(record.players),
        "meta": dict(record.meta),
    }
    foot: dict[str, Json] = {"score": list(match.score), "winner": match.winner}
    lines = [
        _line({"number": number, **entry_to_json(entry)})
        for number, entry in enumerate(record.entries)
    ]
    actions = "".join(f"\n    {line}," for line in lines)[:-1] + ("\n  " if lines else "")
    members = [
        *(f'  "{name}": {_line(value)}' for name, value in head.items()),
        f'  "actions": [{actions}]',
        *(f'  "{name}": {_line(value)}' for name, value in foot.items()),
    ]
    return "{\n" + ",\n".join(members) + "\n}\n"


def read_record(text: str | bytes) -> Record:
    """The record in JSON ``text``. ParseError or RecordError says what is wrong and where."""
    whole = _object(load_json(text), "record")
    if whole.get("format") != FORMAT:
        raise ParseError("record-format", expected=FORMAT, found=shown(whole.get("format")))
    version = whole.get("version")
    if isinstance(version, bool) or version != VERSION:
        raise ParseError("record-version", version=shown(version), known=VERSION)
    _names(
        whole,
        "record",
        ("format", "version", "rules", "players", "meta", "actions", "score", "winner"),
    )
    record = Record(
        rules_from_json(whole["rules"]),
        cast("tuple[str, str]", tuple(_list(whole["players"], "players"))),
        cast("tuple[tuple[str, str], ...]", tuple(_object(whole["meta"], "meta").items())),
        tuple(
            _numbered(row, number) for number, row in enumerate(_list(whole["actions"], "actions"))
        ),
    )
    found = (_list(whole["score"], "score"), whole["winner"])
    match = record.match
    if any(isinstance(value, bool) for value in (*found[0], found[1])) or found != (
        list(match.score),
        match.winner,
    ):
        raise ParseError(
            "record-outcome", white=match.score[0], black=match.score[1], found=shown(found)
        )
    return record


def load_json(text: str | bytes) -> Json:
    """Strict JSON: whole numbers only, no name twice. ParseError with line and column."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise ParseError("json-encoding", byte=error.start) from None
    if not isinstance(cast("object", text), str):
        raise ParseError("json-not-text", value=shown(text))
    if len(text) > LARGEST:
        raise ParseError("json-too-large", size=len(text), most=LARGEST)
    try:
        return json.loads(
            text,
            object_pairs_hook=_unique,
            parse_int=_whole_number,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise ParseError("json-syntax", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise ParseError("json-depth") from None


def entry_to_json(entry: Entry) -> dict[str, Json]:
    """An entry as JSON values, without its number."""
    written = action_to_json(entry.action)
    if entry.comment:
        written["comment"] = entry.comment
    if entry.clock is not None:
        written["clock"] = list(entry.clock)
    if entry.at is not None:
        written["at"] = entry.at
    return written


def entry_from_json(value: Json, where: str = "action") -> Entry:
    """The entry in JSON values; ParseError for a wrong form, RulesError for a wrong value."""
    row = dict(_object(value, where))
    comment = row.pop("comment", "")
    clock = row.pop("clock", None)
    at = row.pop("at", None)
    return Entry(
        action_from_json(row, where),
        cast("str", comment),
        None if clock is None else cast("tuple[int, int]", tuple(_list(clock, f"{where}.clock"))),
        cast("int | None", at),
    )


def action_to_json(action: Action) -> dict[str, Json]:
    """An action as JSON values: its word under "do", its seat, and what else it says."""
    written: dict[str, Json] = {"do": action.word, "seat": action.seat}
    match action:
        case Roll():
            written["dice"] = list(action.dice)
        case Play():
            written["steps"] = [list(step) for step in action.steps]
        case Resign():
            written["n"] = action.n
        case Set():
            written |= _set_to_json(action)
        case _:
            pass
    return written


def action_from_json(value: Json, where: str = "action") -> Action:
    """The action in JSON values; ParseError for a wrong form, RulesError for a wrong value."""
    row = _object(value, where)
    word = row.get("do")
    kind = ACTIONS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise ParseError("unknown-word", where=where, word=shown(word))
    seat = cast("int", row.get("seat"))
    if kind is Set:
        return _set_from_json(row, where)
    if kind is Roll:
        _names(row, where, ("do", "seat", "dice"))
        return Roll(seat, cast("tuple[int, int]", row["dice"]))
    if kind is Play:
        _names(row, where, ("do", "seat", "steps"))
        return Play(seat, cast("tuple[tuple[int, int, int], ...]", row["steps"]))
    if kind is Resign:
        _names(row, where, ("do", "seat", "n"))
        return Resign(seat, cast("int", row["n"]))
    _names(row, where, ("do", "seat"))
    return kind(seat)  # pyright: ignore[reportCallIssue]


def rules_to_json(rules: MatchRules) -> dict[str, Json]:
    """The rules as JSON values, every one of them named."""
    written: dict[str, Json] = {name: getattr(rules, name) for name in _RULES}
    if rules.start is not None:
        written["start"] = {"board": list(rules.start.board), "men": rules.start.men}
    return written


def rules_from_json(value: Json) -> MatchRules:
    """The rules in JSON values; ParseError for a wrong form, RulesError for a wrong value."""
    row = _object(value, "rules")
    _names(row, "rules", _RULES)
    start = row["start"]
    if start is not None:
        _names(_object(start, "rules.start"), "rules.start", ("board", "men"))
    return MatchRules(
        length=cast("int | None", row["length"]),
        variant=cast("str", row["variant"]),
        start=None if start is None else _position(_object(start, "rules.start")),
        crawford=cast("bool", row["crawford"]),
        cube=cast("bool", row["cube"]),
        max_cube=cast("int | None", row["max_cube"]),
        jacoby=cast("bool", row["jacoby"]),
        beavers=cast("int", row["beavers"]),
        automatic_doubles=cast("int", row["automatic_doubles"]),
        opening=cast("Opening", row["opening"]),
        games=cast("int | None", row["games"]),
    )


def _set_to_json(action: Set) -> dict[str, Json]:
    written: dict[str, Json] = {}
    if action.position is not None:
        written["board"] = list(action.position.board)
        written["men"] = action.position.men
    for name, value in (
        ("dice", action.dice),
        ("cube", action.cube),
        ("owner", action.owner),
        ("score", action.score),
        ("crawford", action.crawford),
    ):
        if value is not None:
            written[name] = list(value) if isinstance(value, tuple) else value
    return written


def _set_from_json(row: dict[str, Json], where: str) -> Set:
    optional = tuple(
        name
        for name in ("board", "men", "dice", "cube", "owner", "score", "crawford")
        if name in row
    )
    for name in optional:
        if row[name] is None:
            raise ParseError("json-type", where=f"{where}.{name}", expected="value")
    if ("board" in row) != ("men" in row):
        raise ParseError("json-missing", where=where, name="men" if "board" in row else "board")
    _names(row, where, ("do", "seat", *optional))
    score = row.get("score")
    return Set(
        cast("int", row["seat"]),
        position=_position(row) if "board" in row else None,
        dice=cast("tuple[int, int] | None", row.get("dice")),
        cube=cast("int | None", row.get("cube")),
        owner=cast("int | None", row.get("owner")),
        score=None
        if score is None
        else cast("tuple[int, int]", tuple(_list(score, f"{where}.score"))),
        crawford=cast("bool | None", row.get("crawford")),
    )


def _position(row: dict[str, Json]) -> Position:
    return Position.from_board(cast("list[int]", row["board"]), men=cast("int", row["men"]))


def _numbered(value: Json, number: int) -> Entry:
    where = f"actions[{number}]"
    row = dict(_object(value, where))
    found = row.pop("number", None)
    if isinstance(found, bool) or found != number:
        raise ParseError("record-number", expected=number, found=shown(found))
    try:
        return entry_from_json(row, where)
    except ParseError:
        raise
    except FivepointError as error:
        raise RecordError(number, shown(row.get("do")), error) from error


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ParseError("json-name-twice", name=shown(twice))
    return found


def _whole_number(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise ParseError("json-number", text=shown(digits))
    return int(digits)


def _no_number(text: str) -> Json:
    raise ParseError("json-number", text=shown(text))


def _object(value: Json, where: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise ParseError("json-type", where=where, expected="object")
    return value


def _list(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise ParseError("json-type", where=where, expected="list")
    return value


def _names(row: dict[str, Json], where: str, expected: Sequence[str]) -> None:
    """Refuse a name that is missing or that nobody knows."""
    for name in expected:
        if name not in row:
            raise ParseError("json-missing", where=where, name=name)
    for name in row:
        if name not in expected:
            raise ParseError("json-unknown", where=where, name=shown(name))
