"""Other programs to measure against, each in an environment of its own under build/peers/.

They are installed on demand from PyPI at a fixed version and run as separate processes,
never imported: some are under the GPL.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PEERS = Path(__file__).parent / "peers"


def python_with(package: str, version: str) -> Path:
    """The interpreter of an environment that holds ``package`` at ``version``."""
    folder = ROOT / "build" / "peers" / f"{package}-{version}"
    python = folder / "bin" / "python"
    ready = folder / "installed"
    if not ready.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run(
            [str(python), "-m", "pip", "install", "-qq", f"{package}=={version}"], check=True
        )
        ready.touch()
    return python


def gnubg_program() -> str | None:
    """Where Debian's GNU Backgammon is, if it is installed."""
    return shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")


def ask_gnubg(script: str, job: object) -> Any:
    """What ``script``, one of ``peers/``, answers to ``job`` when GNU Backgammon runs it.

    Job and answer are JSON. The program itself must be installed.
    """
    with tempfile.TemporaryDirectory() as folder:
        asked, answer = Path(folder) / "job", Path(folder) / "answer"
        asked.write_text(json.dumps(job), encoding="ascii")
        told = {"FIVEPOINT_JOB": str(asked), "FIVEPOINT_ANSWER": str(answer)}
        subprocess.run(
            [str(gnubg_program()), "-t", "-q", "-r", "-p", str(PEERS / script)],
            env=os.environ | told | {"PYTHONPATH": str(PEERS)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
        )
        return json.loads(answer.read_text(encoding="ascii"))


def processor() -> str:
    """The name of this machine's processor, as the system tells it."""
    for line in Path("/proc/cpuinfo").read_text(encoding="ascii").splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return "unknown"


def pin() -> None:
    """Stay on one core, so that all programs measured share one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
