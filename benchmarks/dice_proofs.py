"""Proofs of the dice of real matches, checked by the command line and by the web app's own code.

    python benchmarks/dice_proofs.py FOLDER [--count 1000]

FOLDER holds proofs as the server gave them (``server_matches.py --proofs FOLDER``). Each is
checked by ``fivepoint dice-proof FILE`` in a process of its own, and by the module with which
the browser checks it, run by Node. Then a roll, the order of two rolls, the seed, a secret, and
what a side added to a roll are changed in each, one at a time: none may be found to hold by
either. Writes results/dice_proofs.json.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks._figures import write
from benchmarks.browser_play import node

WEB = Path(__file__).resolve().parents[1] / "web"
BY_COMMAND = 20
"""Of how many matches the changed proofs are put to the command line too."""


def main() -> int:
    """Check, change, check again and print; 1 if anything was not as it must be."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    asked = parser.parse_args()
    proofs: list[dict[str, Any]] = [
        json.loads(file.read_bytes()) for file in sorted(asked.folder.glob("*.json"))[: asked.count]
    ]
    changed = [(name, other) for proof in proofs for name, other in changes(proof)]
    sample = [(name, other) for proof in proofs[:BY_COMMAND] for name, other in changes(proof)]
    by_browser = in_browser(proofs)
    found = in_browser([other for _, other in changed])
    told = by_command([other for _, other in sample])
    figures = {
        "matches": len(proofs),
        "rolls": sum(len(proof["rolls"]) for proof in proofs),
        "adding_to_every_roll": sum(proof["contributions"] is not None for proof in proofs),
        "hold_by_command": sum(by_command(proofs)),
        "hold_by_browser": sum(by_browser),
        "changed": dict(Counter(name for name, _ in changed)),
        "changed_that_hold_by_browser": sum(found),
        "changed_by_command": len(sample),
        "changed_that_hold_by_command": sum(told),
    }
    write("dice_proofs", figures)
    good = figures["hold_by_command"] == figures["hold_by_browser"] == len(proofs) > 0
    return 0 if good and not (sum(found) or sum(told)) else 1


def changes(proof: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The proof with one thing changed, for each thing that could be, and what it was."""
    found: list[tuple[str, dict[str, Any]]] = []

    def changed(name: str) -> dict[str, Any]:
        other = deepcopy(proof)
        found.append((name, other))
        return other

    middle = len(proof["rolls"]) // 2
    first, second = proof["rolls"][middle]
    changed("a roll")["rolls"][middle] = [first % 6 + 1, second]
    pairs = enumerate(zip(proof["rolls"], proof["rolls"][1:], strict=False))
    swap = next((number for number, (one, two) in pairs if one != two), None)
    if swap is not None:
        rolls = changed("the order")["rolls"]
        rolls[swap], rolls[swap + 1] = rolls[swap + 1], rolls[swap]
    changed("the seed")["seed"] = _other(proof["seed"])
    changed("a secret")["secrets"][0] = _other(proof["secrets"][0])
    if proof["contributions"] is not None:
        added = changed("what a side added")["contributions"][1]
        added[middle] = _other(added[middle])
    return found


def _other(value: str) -> str:
    """Hex with its last digit changed."""
    return value[:-1] + f"{(int(value[-1], 16) + 1) % 16:x}"


def in_browser(proofs: list[dict[str, Any]]) -> list[bool]:
    """Whether each proof holds for the web app."""
    program, script = node(), Path(__file__).with_name("_dice_proofs.mjs")
    text = "".join(json.dumps(proof) + "\n" for proof in proofs)
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "proof.mjs"
        bundler = WEB / "node_modules" / ".bin" / "rolldown"
        source = WEB / "src" / "fair" / "proof.ts"
        subprocess.run([program, bundler, source, "--file", module, "--format", "esm"], check=True)
        ran = subprocess.run(
            [program, script, module.as_uri()],
            input=text, capture_output=True, text=True, check=True,
        )  # fmt: skip
    return [json.loads(line)["fault"] is None for line in ran.stdout.splitlines()]


def by_command(proofs: list[dict[str, Any]]) -> list[bool]:
    """Whether each proof holds for ``fivepoint dice-proof``."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        files = [Path(folder) / f"{number}.json" for number in range(len(proofs))]
        for file, proof in zip(files, proofs, strict=True):
            file.write_text(json.dumps(proof))
        return list(pool.map(_holds, files))


def _holds(file: Path) -> bool:
    command = [sys.executable, "-m", "fivepoint", "dice-proof", "--json", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    told: bool = json.loads(ran.stdout)["holds"] if ran.stdout else False
    assert told == (ran.returncode == 0)
    return told


if __name__ == "__main__":
    sys.exit(main())
