"""The same server on PostgreSQL, started for the test where the package is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fivepoint import read_record
from tests.server.serving import Player, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
pytestmark = pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The URL of a fresh cluster's database. PostgreSQL refuses to run as root."""
    programs = PROGRAMS[-1].parent
    folder = Path(tempfile.mkdtemp(prefix="fivepoint-pg-"))
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_user:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(*command: str) -> None:
        subprocess.run(
            [*as_user, *command], check=True, cwd=folder, timeout=120, stdout=subprocess.DEVNULL
        )

    data = str(folder / "data")
    control = str(programs / "pg_ctl")
    run(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "fivepoint", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(control, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://fivepoint@127.0.0.1:{port}/postgres"
    finally:
        run(control, "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def test_a_match_is_played_killed_and_resumed_on_postgresql(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database)
    server.start()
    made = server.table(rules={"length": 3, "variant": "hypergammon"})
    player = Player(server, made["table"], [key for key in made["keys"] if key])
    for _ in range(2):
        with player.connected():
            player.play(turns=8)
        seen = list(player.events)
        server.kill()
        server.start()
        with player.connected():
            assert player.events[: len(seen)] == seen
    with player.connected():
        player.play()
    record = read_record(server.get(f"/api/tables/{player.table}/record").content)
    assert record.match.winner == player.state["winner"]
    assert len(record) == len(player.events)
    taken = server.table(seats=[{"name": "Anna"}, {"kind": "open"}])
    path = f"/api/tables/{taken['table']}/seats/1"
    assert server.post(path, {"name": "Ben"}).status_code == 201
    assert server.post(path, {"name": "Eve"}).json()["code"] == "seat-taken"
    server.stop()
