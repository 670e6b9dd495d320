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
PATIENCE = 1200

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
    check(HERE / "checks" / f"{name}.mjs", node, server)


def check(file: Path, node: str, server: Server) -> None:
    """Run the checks of a file; what fails is named."""
    command = [
        node,
        "--experimental-websocket",
        "--no-warnings",
        str(HERE / "run.mjs"),
        str(file),
        server.url,
        str(browser),
        *filter(None, [os.environ.get("FIVEPOINT_SHOTS")]),
    ]
    run = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    results = [json.loads(line) for line in run.stdout.splitlines()]
    failed = [f"{row['name']}: {row['error']}" for row in results if row["error"] is not None]
    assert run.returncode == 0, run.stderr
    assert results, "no check ran"
    assert not failed, "\n\n".join(failed)


def test_a_game_goes_on_when_its_server_was_killed_and_started_again(
    node: str, server: Server
) -> None:
    command = [node, "--no-warnings", str(HERE / "restart.mjs"), server.url, str(browser)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert run.stderr is not None
        asked: list[str] = []
        for line in run.stdout:
            said = json.loads(line)
            if said.get("done"):
                break
            asked.append(said["ask"])
            {"kill": server.kill, "start": server.start}[said["ask"]]()
            run.stdin.write("\n")
            run.stdin.flush()
        errors = run.stderr.read()
    assert run.returncode == 0, errors
    assert asked == ["kill", "start"]
