"""The web app's costs: first load, first paint, longest task, frames in flight, replies.

    python benchmarks/web_speed.py

``_web_speed.mjs`` measures in Chromium against a server started here. The limits are
150 kB for scripts and styles of the first load, 1 s to the first paint, no task over
100 ms, 4 ms of script and layout (processor time) a frame while checkers move and no layout
by their animation, 300 ms for a reply at level ``club``. Writes benchmarks/results/web_speed.json.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from browser_play import chromium, node
from tests.server.serving import Server

RESULTS = Path(__file__).parent / "results" / "web_speed.json"
LIMITS = {
    "first_load_bytes": 150_000,
    "first_paint_ms": 1000,
    "longest_task_cpu_ms": 100,
    "flight.worst_ms": 4,
    "flight.layouts_by_animation": 0,
    "reply.median_ms": 300,
}


def main() -> int:
    """Measure and print; 1 if a limit is passed."""
    script = Path(__file__).parent / "_web_speed.mjs"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        run = subprocess.run(
            [node(), "--experimental-websocket", "--no-warnings", script, server.url, chromium()],
            capture_output=True,
            text=True,
            check=False,
        )
        server.stop()
    if run.returncode != 0:
        sys.exit(run.stderr)
    found = json.loads(run.stdout)
    found["over_the_limit"] = [name for name, most in LIMITS.items() if _at(found, name) > most]
    print(json.dumps(found, indent=2))
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")
    return 1 if found["over_the_limit"] else 0


def _at(found: dict[str, dict[str, float]], name: str) -> float:
    value: object = found
    for part in name.split("."):
        assert isinstance(value, dict)
        value = value[part]
    assert isinstance(value, int | float)
    return value


if __name__ == "__main__":
    sys.exit(main())
