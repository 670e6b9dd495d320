"""One server for the tests that only ask it; those that kill it start their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    assert running.running
    running.stop()
