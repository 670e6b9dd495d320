"""Everything we measure of speed against gnubg-nn, gnubg and bgsage, in one command.

Runs ``evals.py``, ``search.py`` and ``rollouts.py`` one after the other, each of which asks every
program the same positions in the same run, then measures here what a program costs before its
first answer: wall time from nothing to the static chances of the starting position (of gnubg, to
its prompt) and the most memory it held, each in a process of its own, the best of some rounds.
Of ours also how long ``Engine()`` takes in a fresh process, with tables cached and with none, what
``fivepoint --help`` takes, and how large nets and tables are.
Run: python benchmarks/compare.py. Writes benchmarks/results/compare.json. With --start-only it
leaves the three scripts out and only prints.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from importlib import resources
from pathlib import Path
from typing import Any

from _peers import gnubg_program, pin, processor, python_with

RESULTS = Path(__file__).parent / "results"
SCRIPTS = ("evals", "search", "rollouts")
ROUNDS = 5
GNUBG_NN = ("gnubg-nn", "1.1.0a11")
BGSAGE = ("bgsage", "2.0.20260907")

OURS = "from fivepoint import Engine, Position; Engine().evaluate(Position.start())"
READY = (
    "import time; began = time.perf_counter(); from fivepoint import Engine; Engine();"
    "print(time.perf_counter() - began)"
)
FIRST_OF_GNUBG_NN = (
    "import gnubg_nn; gnubg_nn.probabilities(gnubg_nn.board_from_position_id('4HPwATDgc/ABMA'), 0)"
)
FIRST_OF_BGSAGE = """
import bgsage, bgbot_cpp as core
w = bgsage.default_weights()
net = core.create_strategy(w.strategy_type, w.weight_paths_list, w.hidden_sizes_list)
start = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
net.evaluate_board(core.flip_board(start), core.flip_board(start))
"""


def started(command: list[str], told: bytes = b"") -> tuple[float, float, float]:
    """Wall and processor seconds of a command from start to end, and the most MB it held."""
    with tempfile.TemporaryFile() as given, Path(os.devnull).open("wb") as nowhere:
        given.write(told)
        given.seek(0)
        began = time.perf_counter()
        child = subprocess.Popen(command, stdin=given, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - began
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with {child.returncode}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def ready(cache: Path | None) -> float:
    """Seconds that ``Engine()`` takes in a fresh process, import included, with tables there."""
    told = {} if cache is None else {"FIVEPOINT_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", READY],
        env=os.environ | told,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.splitlines()[-1])


def start_up() -> dict[str, dict[str, float]]:
    """For each program the best seconds to its first answer, and its memory then."""
    commands: dict[str, tuple[list[str], bytes]] = {
        "fivepoint": ([sys.executable, "-c", OURS], b""),
        "gnubg-nn": ([str(python_with(*GNUBG_NN)), "-c", FIRST_OF_GNUBG_NN], b""),
        "bgsage": ([str(python_with(*BGSAGE)), "-c", FIRST_OF_BGSAGE], b""),
    }
    program = gnubg_program()
    if program is not None:
        commands["gnubg"] = ([program, "-t", "-q", "-r"], b"exit\n")
    found: dict[str, list[tuple[float, float, float]]] = {}
    for _ in range(ROUNDS):
        for name, (command, told) in commands.items():
            found.setdefault(name, []).append(started(command, told))
    return {
        name: {
            "seconds to the first answer": round(min(wall for wall, _, _ in rounds), 2),
            "of the processor": round(min(spent for _, spent, _ in rounds), 2),
            "memory in MB": round(min(memory for _, _, memory in rounds)),
        }
        for name, rounds in found.items()
    }


def own_start() -> dict[str, float]:
    """How long ours takes to be ready, and how large what it needs is."""
    data = resources.files("fivepoint") / "data"
    with tempfile.TemporaryDirectory() as folder:
        empty = [Path(folder) / str(i) for i in range(ROUNDS)]
        first = min(ready(cache) for cache in empty)
        again = min(ready(empty[0]) for _ in range(ROUNDS))
        tables = sum(path.stat().st_size for path in empty[0].iterdir())
    helped = [str(Path(sys.executable).with_name("fivepoint")), "--help"]
    nets = sum(len(file.read_bytes()) for file in data.iterdir() if file.is_file())
    return {
        "Engine() at first use, seconds": round(first, 2),
        "Engine() with tables cached, seconds": round(again, 2),
        "fivepoint --help, seconds": round(min(started(helped)[0] for _ in range(ROUNDS)), 2),
        "nets in the package, MB": round(nets / 1e6, 1),
        "tables made at first use, MB": round(tables / 1e6, 1),
    }


def rates() -> dict[str, Any]:
    """What the three scripts find, run now."""
    told: dict[str, Any] = {}
    for name in SCRIPTS:
        subprocess.run([sys.executable, str(Path(__file__).with_name(f"{name}.py"))], check=True)
        told[name] = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    ours, theirs = told["rollouts"]["seconds to 0.005, all positions"]
    return {
        "evaluations a second": told["evals"]["evaluations a second, best"],
        "decisions a second by plies": told["search"]["decisions a second"],
        "rollouts, seconds to 0.005": {"fivepoint": ours, "gnubg": theirs},
    }


def main() -> None:
    """Measure, print and record."""
    pin()
    start_only = "--start-only" in sys.argv[1:]
    found = {} if start_only else rates()
    record = {"processor": processor(), **found, "start": start_up(), "fivepoint": own_start()}
    text = json.dumps(record, indent=2)
    print(text)
    if not start_only:
        (RESULTS / "compare.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
