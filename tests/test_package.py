"""What people install: the wheel, on a machine with neither a compiler nor Node."""

import os
import re
import signal
import subprocess
import sys
import time
import venv
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.timeout(900)  # the first build compiles the core and bundles the web app

ROOT = Path(__file__).resolve().parents[1]
GAME = """
import random
from fivepoint import Match, MatchRules
from fivepoint.engine.levels import find_level
from fivepoint.rules.actions import Roll

dice, level = random.Random(7), find_level("pip-count")
match = Match.start(MatchRules(length=1))
while match.winner is None:
    if match.phase in ("opening", "to-roll"):
        match = match.apply(Roll(match.to_act or 0, (dice.randint(1, 6), dice.randint(1, 6))))
    else:
        result = level.choose(match.position, match.dice, match.state(match.on_roll))
        match = match.apply(match.turn_to(result))
print(match.winner, match.score)
"""
REPORT = """
from importlib.resources import files
import fivepoint as fp
from fivepoint.i18n import LANGUAGES
start = fp.Position.start()
print(len(fp.TurnGraph(start, (3, 1)).results), len(fp.core.legal_results(start.board, 3, 1)))
for language in LANGUAGES:
    if any((files("fivepoint") / "locales" / language).iterdir()):
        print(language)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Build the wheel and install it into a fresh environment; its bin folder and a bare PATH."""
    folder = tmp_path_factory.mktemp("package")
    build = (sys.executable, "-m", "build", "--no-isolation", "-Cbuild-dir=build/dev")
    subprocess.run(
        (*build, "--wheel", "--outdir", folder, ROOT),
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    tools = environment / "bin"
    bare = {"PATH": str(tools), "HOME": str(folder), "LANG": "C.UTF-8"}
    network = {name: value for name, value in os.environ.items() if "PIP" in name or "CERT" in name}
    subprocess.run(
        [tools / "python", "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel],
        env=bare | network,
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return tools, bare


def test_wheel_plays_a_game_without_compiler_and_node(
    installed: tuple[Path, dict[str, str]],
) -> None:
    tools, _ = installed
    for tool in ("gcc", "cc", "g++", "cmake", "node", "npm"):
        assert not (tools / tool).exists()
    played = run(installed, "python", "-c", GAME)
    assert played.stdout in ("0 (1, 0)\n", "1 (0, 1)\n")
    arguments = ("play", "--length", "1", "--seed", "package", "--lang", "en", "--no-save")
    resigned = run(installed, "fivepoint", *arguments, answers="resign 1\ny\n")
    assert "Match to one point: White 0, Computer 1." in resigned.stdout


def test_wheel_holds_the_core_and_every_catalogue(
    installed: tuple[Path, dict[str, str]],
) -> None:
    report = run(installed, "python", "-c", REPORT)
    assert report.stdout.split() == ["16", "16", "en", "th", "hu", "pl"]


def test_wheel_serves_the_page_without_compiler_and_node(
    installed: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    tools, bare = installed
    (wheel,) = tools.parents[1].glob("*.whl")
    network = {name: value for name, value in os.environ.items() if "PIP" in name or "CERT" in name}
    constraints = ("-c", str(ROOT / "constraints.txt"))
    subprocess.run(
        [tools / "python", "-m", "pip", "install", "-q", *constraints, f"{wheel}[web]"],
        env=bare | network,
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    serve = [tools / "fivepoint", "serve", "--port", "0", "--database", str(tmp_path / "db")]
    with subprocess.Popen(
        serve, env=bare | {"PYTHONUNBUFFERED": "1", "COLUMNS": "200"}, stdout=subprocess.PIPE,
        text=True, cwd=tmp_path,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert found
        try:
            page = _get(found[0])
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script
            assert len(_get(found[0] + script[1])) > 50_000
        finally:
            server.send_signal(signal.SIGINT)


def _get(address: str) -> str:
    """What is at an address, once the server there has come up."""
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(address).raise_for_status().text
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.1)


def run(
    installed: tuple[Path, dict[str, str]], tool: str, *arguments: str, answers: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a tool of the installed environment, with nothing else on the PATH; it must succeed."""
    tools, bare = installed
    done = subprocess.run(
        [tools / tool, *arguments],
        input=answers,
        env=bare,
        cwd=tools,
        text=True,
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done
