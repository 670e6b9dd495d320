"""Other programs to measure against, each in an environment of its own under build/peers/.

They are installed on demand from PyPI at a fixed version and run as separate processes,
never imported: some are under the GPL.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


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
