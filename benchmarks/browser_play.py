"""Whole games through the real page in Chromium: no console error, no server warning, none stuck.

    python benchmarks/browser_play.py [--games 50] [--pages 3]

Starts a server with a database of its own and lets ``_browser_play.mjs`` play by
clicks on the board, at random, against the computer. Every record is then replayed.
Writes benchmarks/results/browser_play.json.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.serving import Server

from fivepoint import read_record

ROOT = Path(__file__).resolve().parents[1]
RESULTS = Path(__file__).parent / "results" / "browser_play.json"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main() -> int:
    """Play, replay and print; 1 if anything was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--pages", type=int, default=3)
    asked = parser.parse_args()
    browser = chromium()
    with tempfile.TemporaryDirectory() as folder:
        warnings = Path(folder) / "warnings"
        server = Server(Path(folder), errors=warnings)
        server.start()
        began = time.monotonic()
        run = subprocess.run(
            [node(), "--experimental-websocket", "--no-warnings",
             str(Path(__file__).parent / "_browser_play.mjs"), server.url, browser,
             str(asked.games), str(asked.pages)],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if run.returncode != 0:
            sys.exit(run.stderr)
        found = json.loads(run.stdout)
        unfinished = 0
        for table in found.pop("tables"):
            record = read_record(server.get(f"/api/tables/{table}/record").content)
            unfinished += record.match.winner is None
        server.stop()
        said = warnings.read_text().splitlines()
    found |= {
        "unfinished_records": unfinished,
        "server_warnings": said,
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(found, indent=2))
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")
    wrong = found["faults"] or found["stuck"] or unfinished or said
    return 1 if wrong or found["games"] < asked.games else 0


def chromium() -> str:
    """The browser of this machine."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("There is no Chromium.")
    return browser


def node() -> str:
    """Node, with the web app built and npm's packages installed."""
    build = [sys.executable, str(ROOT / "buildtools" / "webapp.py")]
    static = str(ROOT / "src" / "fivepoint" / "static")
    subprocess.run([*build, static], check=True)
    subprocess.run([*build, static, "--install-only"], check=True)
    said = subprocess.run([*build, static, "--print-node"], check=True, capture_output=True)
    return said.stdout.decode().strip()


if __name__ == "__main__":
    sys.exit(main())
