"""The client and the bot against a real server; ratings rebuilt; backups restored."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidHandshake

from fivepoint import FivepointError
from fivepoint.cli.serve import database_url
from fivepoint.client import Client
from fivepoint.engine.computer import decide
from fivepoint.engine.levels import find_level
from fivepoint.server.database import Database
from tests.server.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match

PASSWORD = "five points and a cube"  # noqa: S105 - of nobody


def choose(match: Match, seat: int) -> Action:
    return decide(match, find_level("pip-count"), seat, match.rolls)


def bot(server: Server, owner: str, name: str) -> str:
    """The token of a new bot of a new person."""
    made = server.post("/api/accounts", {"name": owner, "password": PASSWORD})
    assert made.status_code == 201, made.text
    own = {"cookie": made.headers["set-cookie"].split(";")[0], "origin": server.url}
    return server.post("/api/bots", {"name": name}, headers=own).json()["token"]


def command(*words: str) -> tuple[int, str]:
    run = subprocess.run(
        [sys.executable, "-c", "from fivepoint.cli import main; main()", *words],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode, run.stdout + run.stderr


def both(server: Server, tokens: tuple[str, str], **asked: Any) -> tuple[str, int]:
    """One rated match between two clients; its table and the winner's seat."""
    with Client(server.url, tokens[0]) as white, Client(server.url, tokens[1]) as black:
        seek = white.open_seek(1, rated=True, **asked)
        second = black.take(seek)
        first = white.wait_for_game()
        assert (first[0], first[1]) == (second[0], 1 - second[1])
        with ThreadPoolExecutor(2) as pool:
            games = [
                pool.submit(client.play, *seat, choose)
                for client, seat in ((white, first), (black, second))
            ]
            winners = {game.result(timeout=120) for game in games}
    (winner,) = winners
    assert winner is not None
    return first[0], winner


def test_two_clients_play_and_the_ratings_can_be_computed_again(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    tokens = bot(server, "Anna", "bot_anna"), bot(server, "Ben", "bot_ben")
    tables = [both(server, tokens)[0] for _ in range(3)]
    server.stop()
    status, said = command("ratings", "rebuild", "--database", server.database, "--json")
    assert (status, json.loads(said)) == (0, {"matches": 3, "differing": []})
    with sqlite3.connect(server.database) as tampering:
        tampering.execute("UPDATE ratings SET rating = rating + 1e-12")
        tampering.execute("UPDATE results SET winner = 1 - winner WHERE table_id = ?", tables[:1])
    status, said = command("ratings", "rebuild", "--database", server.database, "--json")
    assert status == 1
    assert tables[0] in json.loads(said)["differing"]
    status, said = command("ratings", "rebuild", "--database", server.database)
    assert (status, "3" in said) == (0, True)


def test_a_match_goes_on_over_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    tokens = bot(server, "Celia", "bot_celia"), bot(server, "Dora", "bot_dora")
    moves = 0

    def killing(match: Match, seat: int) -> Action:
        nonlocal moves
        moves += 1
        if moves in (4, 9):
            server.kill()
            server.start()
        return choose(match, seat)

    with Client(server.url, tokens[0]) as white, Client(server.url, tokens[1]) as black:
        second = black.take(white.open_seek(1, rated=True))
        first = white.wait_for_game()
        with ThreadPoolExecutor(2) as pool:
            one = pool.submit(white.play, *first, killing)
            other = pool.submit(black.play, *second, choose)
            assert one.result(timeout=200) == other.result(timeout=200)
    assert moves > 9
    result = server.get(f"/api/tables/{first[0]}/result").json()
    assert result["arithmetic"]["sides"][0]["change"] in (10, -10)
    server.stop()


def test_a_line_that_is_cut_while_it_opens_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = [
        OSError("gone"),
        TimeoutError(),
        InvalidHandshake(),
        ConnectionClosedError(None, None),
    ]
    asked = 0

    class Line:
        def close(self) -> None:
            pass

    def opened(_address: str, **_options: object) -> Line:
        nonlocal asked
        asked += 1
        if asked > 1 and faults:
            raise faults.pop()
        return Line()

    monkeypatch.setattr("fivepoint.client.connect", opened)
    monkeypatch.setattr("fivepoint.client.PAUSES", (0,))
    with Client("http://127.0.0.1:9", "token") as client:
        client._connect()  # pyright: ignore[reportPrivateUsage]
    assert asked == 6


def test_the_bot_command_plays_a_challenge(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    tokens = bot(server, "Emma", "bot_emma"), bot(server, "Fanni", "bot_fanni")
    words = ["bot", "--server", server.url, "--token", tokens[0], "--level", "pip-count"]
    with Client(server.url, tokens[1]) as client, ThreadPoolExecutor(1) as pool:
        running = pool.submit(command, *words, "--matches", "1")
        client.open_seek(1, to="bot_emma")
        table, seat = client.wait_for_game()
        winner = client.play(table, seat, choose)
        status, said = running.result(timeout=120)
    assert status == 0, said
    assert ("won" if winner != seat else "lost") in said
    server.stop()


def test_a_person_and_its_bots_play_no_rated_matches(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    made = server.post("/api/accounts", {"name": "Gabor", "password": PASSWORD})
    own = {"cookie": made.headers["set-cookie"].split(";")[0], "origin": server.url}
    token = server.post("/api/bots", {"name": "bot_gabor"}, headers=own).json()["token"]
    with Client(server.url, token) as client:
        seek = client.open_seek(1, rated=True)
        answer = server.post(f"/api/seeks/{seek}/take", {}, headers=own)
        assert answer.json()["code"] == "rated-needs-two"
        with pytest.raises(FivepointError) as refused:
            client.open_seek(1, rated=True, to="Gabor")
        assert "two different accounts" in str(refused.value)
    server.stop()


def test_a_server_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    with pytest.raises(FivepointError) as away, Client("http://127.0.0.1:9", "x"):
        pass
    assert away.value.code == "server-away"
    assert command("bot", "--token", "", "--server", str(tmp_path))[0] == 1


def test_a_backup_is_restored_into_any_database(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, str(tmp_path / "before.sqlite"))
    server.start()
    tokens = bot(server, "Hanna", "bot_hanna"), bot(server, "Irma", "bot_irma")
    table, _ = both(server, tokens)
    file = tmp_path / "backup.jsonl.gz"
    status, said = command("db", "backup", str(file), "--database", server.database, "--json")
    assert status == 0, said  # while the server runs
    rows = json.loads(said)["rows"]
    before = server.get(f"/api/tables/{table}/result").json()
    server.stop()
    status, said = command("db", "restore", str(file), "--database", database, "--json")
    assert (status, json.loads(said)["rows"]) == (0, rows)
    status, said = command("db", "restore", str(file), "--database", database)
    assert status == 1
    assert "not empty" in said
    status, said = command("ratings", "rebuild", "--database", database, "--json")
    assert (status, json.loads(said)) == (0, {"matches": 1, "differing": []})
    again = Server(tmp_path, database)
    again.start()
    assert again.get(f"/api/tables/{table}/result").json() == before
    headers = {"authorization": f"Bearer {tokens[0]}"}
    assert again.get("/api/me", headers=headers).json()["me"]["name"] == "bot_hanna"
    report = {"name": "Irma", "kind": "other"}
    assert again.post("/api/reports", report, headers=headers).status_code == 204
    again.stop()


@pytest.mark.parametrize("content", [b"", b"no gzip", b"\x1f\x8b\x08\x00"])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)
    status, said = command("db", "restore", str(file), "--database", str(tmp_path / "db"))
    assert status == 1
    assert "no backup" in said


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    for url, reason in (
        (f"sqlite+aiosqlite:///{tmp_path}/none/db", "unable to open database file"),
        (f"sqlite+aiosqlite:///{tmp_path}", "unable to open database file"),
        ("oracle://me:secret@nowhere/db", "oracle"),
        ("bogus://me:secret@nowhere/db", "bogus"),
        ("no URL at all", "URL"),
        (database_url("postgres://me:secret@127.0.0.1:9/db"), "onnect"),
    ):
        with pytest.raises(FivepointError) as refused:
            asyncio.run(Database.open(url))
        assert refused.value.code == "database-failed"
        assert reason in str(refused.value.arguments["reason"])
        assert "secret" not in str(refused.value)
    with pytest.raises(IsADirectoryError):
        database_url(str(tmp_path))
    assert database_url("sqlite:///here/db") == "sqlite+aiosqlite:///here/db"


@pytest.mark.parametrize("words", [("ratings", "rebuild"), ("serve", "--port", "0")])
def test_a_file_that_is_no_database_ends_a_command(tmp_path: Path, words: tuple[str, ...]) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"This is no database, whatever it is called. " * 100)
    status, said = command(*words, "--database", str(other), "--lang", "en")
    told = said.replace("\n", " ")
    assert status == 1
    assert "file is not a database" in told
    assert "fault of the program" not in told
    assert "ready" not in told


@pytest.mark.parametrize(
    ("place", "told"), [("", "is a folder"), ("none/backup", "There is no folder")]
)
def test_a_backup_that_cannot_be_written_is_told_by_its_name(
    tmp_path: Path, place: str, told: str
) -> None:
    database = ("--database", str(tmp_path / "db"), "--lang", "en")
    status, said = command("db", "backup", str(tmp_path / place), *database)
    assert status == 1
    assert told in said.replace("\n", " ")
    assert ".part" not in said


def test_a_moderator_is_made_by_command(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    bot(server, "Jan", "bot_jan")
    assert command("db", "moderator", "jan", "--database", server.database)[0] == 0
    signed = server.post("/api/session", {"name": "Jan", "password": PASSWORD})
    assert signed.json()["moderator"] is True
    status, said = command("db", "moderator", "Nobody", "--database", server.database)
    assert (status, "Nobody" in said) == (1, True)
    server.stop()
