"""The NEON kernel answers bit for bit like the others: cross-compiled, run under qemu.

Needs Debian's g++-aarch64-linux-gnu and qemu-user; skipped where they are missing.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCES = ("bearoff", "cpu", "evaluator", "inputs", "net", "net_portable", "position", "results")
CROSS = "aarch64-linux-gnu-g++"
EMULATOR = "qemu-aarch64"


def answers(compiler: str, program: Path, sources: tuple[str, ...], *runner: str) -> str:
    """What kernel_check.cpp prints when built by that compiler."""
    files = [str(ROOT / "cpp" / f"{name}.cpp") for name in sources]
    check = str(Path(__file__).parent / "kernel_check.cpp")
    options = ["-std=c++20", "-O1", "-Wno-psabi", "-ffp-contract=off", "-static"]
    subprocess.run(
        [compiler, *options, "-I", str(ROOT / "cpp"), *files, check, "-o", str(program)],
        check=True,
    )
    done = subprocess.run([*runner, str(program)], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(
    platform.machine() != "x86_64"
    or not (shutil.which(CROSS) and shutil.which(EMULATOR) and shutil.which("g++")),
    reason="needs g++, g++-aarch64-linux-gnu and qemu-user",
)
def test_neon_equals_the_portable_kernel(tmp_path: Path) -> None:
    # Without their compiler flags all kernels of this machine are the portable one.
    here = (*SOURCES, "net_avx2", "net_avx512", "results_avx2")
    expected = answers("g++", tmp_path / "here", here)
    assert expected.startswith("outputs ")
    assert answers(CROSS, tmp_path / "there", SOURCES, EMULATOR) == expected
