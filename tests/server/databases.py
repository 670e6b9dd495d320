"""The databases the server's tests run on: SQLite, and PostgreSQL where it is installed.

A PostgreSQL cluster is made in a temporary folder and started for the tests.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

PROGRAMS = [path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))]


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self._programs, self._folder, self._port = programs, folder, port
        self._names = (f"fivepoint{n}" for n in count())
        # PostgreSQL refuses to run as root.
        self._as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as_user, str(self._programs / program), *arguments],
            check=True,
            cwd=self._folder,
            timeout=120,
            stdout=subprocess.DEVNULL,
        )

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = next(self._names)
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "fivepoint", name)
        return f"postgresql://fivepoint@127.0.0.1:{self._port}/{name}"


@contextmanager
def cluster() -> Generator[Cluster]:
    """A PostgreSQL for the time of the block."""
    folder = Path(tempfile.mkdtemp(prefix="fivepoint-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = Cluster(PROGRAMS[-1], folder, port)
    data = str(folder / "data")
    running.run("initdb", "-D", data, "-A", "trust", "-U", "fivepoint", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    running.run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield running
    finally:
        running.run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
