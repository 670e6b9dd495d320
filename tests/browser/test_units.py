"""The web app's own unit tests, run by Vitest."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.mark.timeout(600)
@pytest.mark.xdist_group("browser")
@pytest.mark.skipif("FIVEPOINT_BROWSER_TESTS" not in os.environ, reason="slow: ./scripts/test")
def test_the_units_of_the_web_app(node: str) -> None:
    command = [node, str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run"]
    run = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
