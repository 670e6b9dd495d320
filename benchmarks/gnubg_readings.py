"""What GNU Backgammon makes of match files, beside what we make of them.

Every file of the folder that both can read: games, winners and points must be the same.
GNU Backgammon (GPL) runs as a process of its own, reads the file and exports it as two
columns, of which only the results are looked at, by this script alone. Run:
python benchmarks/gnubg_readings.py FOLDER. Writes benchmarks/results/gnubg_readings.json.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from _peers import gnubg_program

from fivepoint import ParseError, read_match

RESULTS = Path(__file__).parent / "results" / "gnubg_readings.json"
SECONDS = 60
_WINS = re.compile(r"^(.*?)Wins (\d+) point")


def gnubg_reading(file: Path) -> list[tuple[int, int]] | None:
    """Winner (0 the left column) and points of each game; None if gnubg cannot read it."""
    program = gnubg_program()
    if program is None:
        raise SystemExit("gnubg is not installed")
    verb = "load match" if file.suffix == ".sgf" else "import auto"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mat"
        source = Path(folder) / f"in{file.suffix}"
        shutil.copyfile(file, source)
        commands = f'set threads 1\n{verb} "{source}"\nexport match mat "{out}"\nexit\n'
        script = Path(folder) / "commands"
        script.write_text(commands, encoding="utf-8")
        subprocess.run(
            [program, "-t", "-q", "-r", "-c", str(script)],
            input="y\n" * 5,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
            encoding="utf-8",
            errors="replace",
        )
        if not out.exists():
            return None
        lines = out.read_text(encoding="utf-8", errors="replace").splitlines()
    found = [match for line in lines if (match := _WINS.match(line))]
    return [(int(len(match[1]) > 20), int(match[2])) for match in found] or None


def main() -> None:
    """Compare, print and record."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, help="where the match files lie")
    folder: Path = parser.parse_args().folder
    figures: dict[str, dict[str, object]] = {}
    differ = 0
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        theirs = gnubg_reading(file)
        try:
            match = read_match(file)
        except ParseError:
            continue
        ours = [(game.winner, game.points) for game in match.games]
        name = str(file.relative_to(folder))
        if theirs is None or not ours:
            continue
        same = ours == theirs
        told = [remark.code for remark in match.remarks]
        differ += not same
        figures[name] = {"games": len(ours), "same": same}
        if not same:
            figures[name] |= {"ours": ours, "gnubg": theirs, "remarks": told}
    result = {"files": len(figures), "differ": differ, "by_file": figures}
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
