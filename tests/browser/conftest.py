"""Node, the built app and npm's packages, for the tests that need them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = [sys.executable, str(ROOT / "buildtools" / "webapp.py")]


@pytest.fixture(scope="session")
def node() -> str:
    """Node, with the app built and npm's packages installed."""
    static = str(ROOT / "src" / "fivepoint" / "static")
    subprocess.run([*BUILD, static], check=True)
    subprocess.run([*BUILD, static, "--install-only"], check=True)
    said = subprocess.run(
        [*BUILD, static, "--print-node"], check=True, capture_output=True, text=True
    )
    return said.stdout.strip()
