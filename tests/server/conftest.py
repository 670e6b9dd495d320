"""A server on each database for tests that only ask it; those that kill it start their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.databases import PROGRAMS, cluster
from tests.server.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.databases import Cluster

POSTGRES = pytest.param(
    "postgresql", marks=pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed")
)
DATABASES = ("sqlite", POSTGRES)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    postgresql = request.param == "postgresql"
    database = request.getfixturevalue("postgres").fresh() if postgresql else None
    running = Server(tmp_path_factory.mktemp("server"), database)
    running.start()
    yield running
    assert running.running
    running.stop()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, as it is given to the command line."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").fresh()
    return str(tmp_path / "db.sqlite")
