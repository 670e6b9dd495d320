"""``fivepoint cards`` and ``fivepoint statistics``: from a match file to a deck and figures."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.i18n import LANGUAGES
from fivepoint.rules.record_json import write_record
from fivepoint.study.deck import read_deck
from tests.analysis.matches import played_match

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIVEPOINT_DECK", str(tmp_path / "deck.json"))
    monkeypatch.setenv("FIVEPOINT_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "matches" / "match.json"
    path.parent.mkdir()
    path.write_text(write_record(played_match()), encoding="utf-8")
    return path


def test_from_mistakes_to_a_package(
    match: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["cards", "add", str(match), "--level", "club", "--json", "--least", "0.02"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["found"] >= told["new"] == told["cards"] > 5
    assert run(["cards", "add", str(match), "--level", "club", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["new"] == 0
    deck = read_deck((tmp_path / "deck.json").read_text(encoding="utf-8"))
    first = deck.due(2**50)[0]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{first.best.action}\n\n"))
    assert run(["cards", "practise", "--most", "2"]) == 0
    assert first.best.action in capsys.readouterr().out
    after = read_deck((tmp_path / "deck.json").read_text(encoding="utf-8"))
    assert after.schedules[first.id].reviews == 1
    assert run(["cards", "list"]) == 0
    assert first.xgid in capsys.readouterr().out
    assert run(["cards", "export", str(tmp_path / "x.apkg")]) == 0
    assert (tmp_path / "x.apkg").exists()


def test_cards_of_a_match_that_is_piped_in(
    match: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with match.open() as piped:
        monkeypatch.setattr("sys.stdin", piped)
        assert run(["cards", "add", "-", "--level", "club", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["new"] > 0


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "add", "MATCH", "--player", "Nobody", "--level", "club"],
        ["cards", "export", "x.zip"],
        ["statistics", "MATCH", "--player", "Nobody", "--level", "club"],
        ["statistics", "none.mat"],
    ],
)
def test_refused(match: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    asked = [str(match) if word == "MATCH" else word for word in words]
    told: set[str] = set()
    for lang in LANGUAGES:
        assert run([*asked, "--lang", lang]) == 1
        told.add(capsys.readouterr().err.splitlines()[-1])
    assert len(told) > 1


def test_statistics(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(match, match.with_name("again.json"))  # the same match counts once
    match.with_name("broken.mat").write_text("nothing", encoding="utf-8")
    words = ["statistics", str(match.parent), "--player", "Anna", "--level", "club"]
    assert run([*words, "--json"]) == 0
    answer = capsys.readouterr()
    told = json.loads(answer.out)
    assert told["whole"]["matches"] == 1
    assert list(told["opponents"]) == ["Béla"]
    assert "broken.mat" in answer.err
    assert run(words) == 0
    shown = capsys.readouterr()
    assert "Béla" in shown.out
    assert "match.json" not in shown.err  # remembered, not judged again
    assert run([*words, "--json", "--anew"]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_statistics_of_a_server(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "server.sqlite"
    words = ["statistics", str(match), "--level", "club", "--json", "--database", str(database)]
    assert run(words) == 0
    alone = json.loads(capsys.readouterr().out)
    record = played_match()
    with sqlite3.connect(database) as base:
        store(base, write_record(record))
    base.close()
    assert run([*words, "--player", alone["player"]]) == 0
    assert json.loads(capsys.readouterr().out)["whole"]["matches"] == 1  # the same match
    assert run(["statistics", "--level", "club", "--json", "--database", str(database)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["whole"]["counted"] == alone["whole"]["counted"]


def store(base: sqlite3.Connection, text: str) -> None:
    """Put a match into a server's database as the server itself would have."""
    tree = json.loads(text)
    names = tree["players"]
    columns = [row[1] for row in base.execute("pragma table_info(tables)")]
    values = {
        "id": "t1",
        "created": 0,
        "rules": json.dumps(tree["rules"]),
        "clock": '{"kind":"none","reserve":0,"delay":0}',
        "dice": "automatic",
        "seed": "00" * 32,
        "sealed": 0,
        "rated": 0,
        "per_roll": 0,
    }
    row = [values.get(name) for name in columns]
    base.execute(f"insert into tables values ({','.join('?' * len(row))})", row)  # noqa: S608
    for seat, name in enumerate(names):
        base.execute(
            "insert into seatings (table_id, seat, kind, name, local, secret, secret_by_server, at)"
            " values ('t1', ?, 'person', ?, 1, ?, 1, 0)",
            (seat, name, "11" * 32),
        )
    for number, action in enumerate(tree["actions"]):
        entry = {key: value for key, value in action.items() if key != "number"}
        base.execute("insert into events values ('t1', ?, ?)", (number, json.dumps(entry)))
