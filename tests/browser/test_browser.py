"""Plays on the real page in Chromium: each file of checks/ is one run of it.

The checks are JavaScript (Playwright's core drives the browser) and report one line
each; what fails is named here. Pictures of the pages are kept in the folder named by
FIVEPOINT_SHOTS, if it is set.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.serving import Server

if TYPE_CHECKING:
    from collections.abc import Generator

HERE = Path(__file__).resolve().parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 600

browser = next(filter(None, map(shutil.which, BROWSERS)), None)
pytestmark = [
    pytest.mark.timeout(PATIENCE),
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(browser is None, reason="there is no Chromium"),
    pytest.mark.skipif(
        "FIVEPOINT_BROWSER_TESTS" not in os.environ, reason="they take minutes: ./scripts/test"
    ),
]


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server]:
    serving = Server(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.mark.parametrize("name", [file.stem for file in sorted((HERE / "checks").glob("*.mjs"))])
def test_in_the_browser(name: str, node: str, server: Server) -> None:
    command = [
        node,
        "--experimental-websocket",
        "--no-warnings",
        str(HERE / "run.mjs"),
        str(HERE / "checks" / f"{name}.mjs"),
        server.url,
        str(browser),
        *filter(None, [os.environ.get("FIVEPOINT_SHOTS")]),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    results = [json.loads(line) for line in run.stdout.splitlines()]
    failed = [f"{row['name']}: {row['error']}" for row in results if row["error"] is not None]
    assert run.returncode == 0, run.stderr
    assert results, "no check ran"
    assert not failed, "\n\n".join(failed)
