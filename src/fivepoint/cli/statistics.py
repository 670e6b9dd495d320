"""``fivepoint statistics PLACE...``: what stored matches say of one player.

Every match file in the places (files or folders), and every match that a server has stored
(--database), is judged, and the figures are summed by opponent, by the computer's level and
by month. Judged matches are remembered in the user's cache by their content; --anew judges
everything again. Files that cannot be read are told on standard error and left out.
--rebuild makes what the server itself keeps for its statistics page anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from fivepoint.analysis.words import Words
from fivepoint.cells import pad
from fivepoint.cli import speech
from fivepoint.cli.options import AsJson, JudgeLevel
from fivepoint.cli.usage import checked_level
from fivepoint.engine.cache import cache_directory, write_whole
from fivepoint.errors import FivepointError, ParseError, RulesError, shown
from fivepoint.formats.tree import Tree
from fivepoint.rules.record_json import write_record
from fivepoint.study.history import history, history_tree, read_row, row_tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.record import Record
    from fivepoint.server.store import Store
    from fivepoint.study.history import History, Played, Summed

    Stored: TypeAlias = list[tuple[str, Record, tuple[str | None, str | None]]]

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_ENDINGS = frozenset({".mat", ".txt", ".sgf", ".xg", ".json", ".ogxm", ".gam"})
_VERSION = 2  # of what is remembered


@app.command(help="cli-statistics-help")
def statistics(
    places: Annotated[
        list[str] | None, typer.Argument(metavar="PLACE", help="cli-statistics-place")
    ] = None,
    *,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="FILE|URL", help="cli-statistics-database"),
    ] = None,
    player: Annotated[
        str | None, typer.Option(metavar="NAME", help="cli-statistics-player")
    ] = None,
    level: JudgeLevel = "master",
    anew: Annotated[bool, typer.Option("--anew", help="cli-statistics-anew")] = False,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="cli-statistics-rebuild")] = False,
    as_json: AsJson = False,
) -> int:
    """Tell the statistics of one player."""
    if rebuild:
        return _rebuild(database, as_json=as_json)
    level = checked_level(level)
    rows: list[Played] = []
    for file in _files(places or []):
        try:
            rows += _of_file(file, level, anew=anew)
        except FivepointError as error:
            speech.complain(FivepointError("statistics-file", file=str(file), reason=error))
    for _, record, levels in _stored(database):
        rows += _judged(record, levels, level, write_record(record).encode(), anew=anew)
    names = Counter(row.player for row in rows)
    if not names:
        raise RulesError("statistics-nothing")
    chosen = names.most_common(1)[0][0] if player is None else player
    if chosen not in names:
        raise RulesError("cards-player", player=shown(chosen), known=" / ".join(sorted(names)))
    found = history(rows, chosen)
    if as_json:
        print(json.dumps(history_tree(found), ensure_ascii=False))  # noqa: T201
    else:
        _show(found)
    return 0


def _rebuild(database: str | None, *, as_json: bool) -> int:
    """Have a server's own figures made anew from its records."""
    from fivepoint.cli.database import with_store

    def tell(record: Record) -> None:
        names = " - ".join(record.players)
        print(speech.text("cli-statistics-judging", file=names), file=sys.stderr)  # noqa: T201

    async def run(store: Store) -> int:
        from fivepoint.server.statistics import rebuild

        return await rebuild(store, tell)

    matches: int = with_store(database, run)
    if as_json:
        print(json.dumps({"matches": matches}))  # noqa: T201
    else:
        speech.say("cli-statistics-rebuilt", matches=matches)
    return 0


def _show(found: History) -> None:
    """Print the tables: the whole, by opponent, level and month, and the errors by kind."""
    words = Words(speech.language())
    speech.say("cli-statistics-title", player=found.player, matches=found.whole.matches)
    print(_line(speech.text("cli-statistics-whole"), found.whole, words))  # noqa: T201
    for key, group in (
        ("opponents", found.by_opponent),
        ("levels", found.by_level),
        ("months", found.by_month),
    ):
        print()  # noqa: T201
        speech.say(f"cli-statistics-{key}")
        for name, summed in group.items():
            print(_line(name or "-", summed, words))  # noqa: T201
    print()  # noqa: T201
    speech.say("cli-statistics-errors")
    for kind, (count, lost) in found.whole.errors.items():
        label = speech.text(f"report-error-{kind}")
        print(f"  {pad(label, 32)} {count:6} {words.number(lost, 3):>9}")  # noqa: T201


def _line(name: str, summed: Summed, words: Words) -> str:
    """One row of the table: matches, won and lost, PR and its decisions, luck."""
    pr = words.number(summed.pr, 2) if summed.pr_shown else "-"
    luck = words.signed(summed.net_luck, 3)
    score = f"{summed.won}-{summed.lost}"
    return (
        f"  {pad(name[:24], 24)} {summed.matches:5} {score:>8} {pr:>7} {summed.counted:6} {luck:>9}"
    )


def _files(places: list[str]) -> Iterator[Path]:
    """The files named, and those in the folders named that may be matches."""
    for place in places:
        path = Path(place)
        if path.is_dir():
            yield from sorted(
                file
                for file in path.rglob("*")
                if file.is_file() and file.suffix.lower() in _ENDINGS
            )
        elif path.exists():
            yield path
        else:
            raise ParseError("file-not-found", file=shown(place))


def _of_file(file: Path, level: str, *, anew: bool) -> list[Played]:
    """Both players' rows of the match in a file."""
    from fivepoint.formats.files import read_match_bytes

    content = file.read_bytes()
    match = read_match_bytes(content)
    if not match.games:
        return []
    return _judged(match.record, _levels(dict(match.record.meta)), level, content, anew=anew)


def _stored(database: str | None) -> Stored:
    """The records in a server's database, if one is named."""
    if database is None:
        return []
    from fivepoint.cli.database import with_store
    from fivepoint.server.stored_records import stored_records

    return with_store(database, stored_records)


def _judged(
    record: Record,
    levels: tuple[str | None, str | None],
    level: str,
    content: bytes,
    *,
    anew: bool,
) -> list[Played]:
    """Both players' rows of a match with this content, remembered or judged now."""
    from fivepoint import __version__
    from fivepoint.analysis.analyse import analyse
    from fivepoint.study.history import rows_of

    key = hashlib.sha256(content).hexdigest()[:32]
    kept = cache_directory() / "statistics" / f"{key}-{level}-{__version__}-{_VERSION}.json"
    if not anew and kept.exists():
        try:
            rows = Tree({"rows": json.loads(kept.read_text(encoding="utf-8"))}).items("rows")
            return [read_row(row) for row in rows]
        except (ValueError, OSError):
            pass  # damaged: it is made again
    names = " - ".join(record.players)
    print(speech.text("cli-statistics-judging", file=names), file=sys.stderr)  # noqa: T201
    rows = list(rows_of(analyse(record, level), levels))
    with contextlib.suppress(OSError):  # what cannot be remembered is judged again next time
        write_whole(kept, json.dumps([row_tree(row) for row in rows]).encode())
    return rows


def _levels(meta: dict[str, str]) -> tuple[str | None, str | None]:
    """The computers' levels by seat, as saves of ``fivepoint play`` tell them."""
    from fivepoint.engine.levels import LEVELS

    white, black = (meta.get(name) for name in ("white", "black"))
    return white if white in LEVELS else None, black if black in LEVELS else None
