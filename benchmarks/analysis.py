"""What the analysis of a match costs, in processor time, beside GNU Backgammon in the same run.

Both judge the same file from the start of a fresh process to the end: reading it, every
checker play and cube decision, luck, totals. Ours writes its JSON and, in a second process,
the HTML report as well. gnubg (Debian's package, a process of its own) runs at 0 and at 2 plies
with its usual settings and one thread. Run: python benchmarks/analysis.py FILE.mat; writes
benchmarks/results/analysis.json. Without gnubg only ours is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from _peers import gnubg_program

from fivepoint import read_match

RESULTS = Path(__file__).parent / "results" / "analysis.json"
LEVELS = ("club", "expert", "master", "champion")


def main() -> None:
    """Measure all and write the results."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path, help="a match file that gnubg reads too")
    file = parser.parse_args().file.resolve()
    match = read_match(file)
    found: dict[str, object] = {
        "machine": platform.processor() or platform.machine(),
        "points": match.length,
        "games": len(match.games),
        "actions": len(match.record),
        "seconds_of_processor_time": {},
    }
    seconds: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for level in LEVELS:
            for form in ("json", "html") if level == "master" else ("json",):
                out = Path(folder) / f"{level}.{form}"
                seconds[f"fivepoint {level}, {form}"] = cost(
                    [sys.executable, "-m", "fivepoint", "analyse", str(file), "--level", level,
                     "--threads", "1", "--out", str(out)]
                )  # fmt: skip
        program = gnubg_program()
        for plies in (0, 2) if program else ():
            source = Path(folder) / "in.mat"
            shutil.copyfile(file, source)
            script = Path(folder) / "commands"
            script.write_text(gnubg_commands(source, plies), encoding="utf-8")
            seconds[f"gnubg {plies}-ply"] = cost(
                [str(program), "-t", "-q", "-r", "-c", str(script)]
            )
    found["seconds_of_processor_time"] = seconds
    print(json.dumps(found, indent=1))
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def gnubg_commands(file: Path, plies: int) -> str:
    """The commands of gnubg for the analysis of a match at this depth."""
    return "\n".join(
        (
            "set threads 1",
            f"set analysis chequerplay evaluation plies {plies}",
            f"set analysis cubedecision evaluation plies {plies}",
            f'import mat "{file}"',
            "analyse match",
            "show statistics match",
            "exit",
            "",
        )
    )


def cost(command: list[str]) -> float:
    """Processor seconds of a process and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C"},
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return round(spent, 2)


if __name__ == "__main__":
    main()
