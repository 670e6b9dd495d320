"""Processor time of rollouts to a standard error of 0.005, against GNU Backgammon in the same run.

Ten positions, cubeless money, plays at 0 plies, to the end, luck taken out, one thread. Each
program rolls out some trials; its time is scaled by the square of its standard error over 0.005.
Both equities and how many joint standard errors lie between them are told. GNU Backgammon tells
a rollout's result only to a terminal, so it gets one. Needs Debian's gnubg (and a Unix).
Run: python benchmarks/rollouts.py [positions]. Writes benchmarks/results/rollouts.json.
"""

from __future__ import annotations

import json
import math
import os
import pty
import re
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from _peers import gnubg_program, pin, processor

from fivepoint import Engine, Position, _core
from fivepoint.engine.bench import bench_positions
from fivepoint.formats.snapshot import Snapshot

RESULTS = Path(__file__).parent / "results" / "rollouts.json"
POSITIONS = 10
TRIALS = 1296
PEER_TRIALS = 144
WANTED = 0.005

COMMANDS = (
    "set threads 1",
    "set automatic game off",
    "set automatic roll off",
    "set player 0 human",
    "set player 1 human",
    "new session",
    "set turn 1",
    "set jacoby off",
    "set rollout varredn on",
    "set rollout truncation enable off",
    "set rollout chequerplay plies 0",
    "set rollout cubedecision plies 0",
    "set rollout seed 1",
)
ANSWER = re.compile(r"(?:CL|CF)\s+([+-][\d.]+)\s+\[[^\]]*(?:CL|CF)\s+([\d.]+)\]")
"""The last equity told, cubeful if the rollout was, and its standard error."""


class Rolled(NamedTuple):
    """The result of one program: cubeless equity, its standard error, processor seconds."""

    equity: float
    std_error: float
    seconds: float

    @property
    def seconds_wanted(self) -> float:
        """Seconds to the wanted standard error."""
        return self.seconds * (self.std_error / WANTED) ** 2


def ours(position: Position) -> Rolled:
    """Our rollout."""
    engine = Engine(plies=0)
    began = time.process_time()
    found = engine.rollout(position, trials=TRIALS)
    return Rolled(found.equity, found.std_error, time.process_time() - began)


def gnubg(position: Position) -> Rolled:
    """That of GNU Backgammon."""
    board = Snapshot(position).gnuid.split(":")[0]
    return rolled_by_gnubg(f"set board {board}", PEER_TRIALS, cubeful=False)


def rolled_by_gnubg(setting: str, trials: int, *, cubeful: bool) -> Rolled:
    """GNU Backgammon's rollout of the position that ``setting`` sets up, for who is on roll."""
    program = str(gnubg_program())
    child, terminal = pty.fork()
    if child == 0:
        os.execv(program, [program, "-t", "-q", "-r"])  # noqa: S606 - Debian's own, no arguments of others
    wanted = (f"set rollout trials {trials}", f"set rollout cubeful {'on' if cubeful else 'off'}")
    for command in (*COMMANDS, *wanted, setting, "rollout", "exit", "y"):
        os.write(terminal, command.encode() + b"\n")
    told = bytearray()
    while True:
        try:
            more = os.read(terminal, 1 << 16)
        except OSError:  # how a terminal's end reads once the program has gone
            break
        if not more:
            break
        told += more
    _, _, usage = os.wait4(child, 0)
    os.close(terminal)
    results = ANSWER.findall(told.decode("ascii", "replace"))
    if not results:
        raise RuntimeError("gnubg told no result")
    equity, error = results[-1]
    return Rolled(float(equity), float(error), usage.ru_utime + usage.ru_stime)


def main() -> None:
    """Measure, print and record."""
    pin()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    boards = bench_positions(2000)
    boards = np.unique(boards[_core.net_kinds(boards) == 0], axis=0)
    boards = np.random.default_rng(3).permutation(boards)[:count]
    rows: list[dict[str, float | str]] = []
    totals = [0.0, 0.0]
    for board in boards:
        position = Position.from_board(board.tolist())
        own, peer = ours(position), gnubg(position)
        joint = math.hypot(own.std_error, peer.std_error)
        totals[0] += own.seconds_wanted
        totals[1] += peer.seconds_wanted
        rows.append(
            {
                "position": Snapshot(position).gnuid.split(":")[0],
                "equity": round(own.equity, 4),
                "standard error": round(own.std_error, 4),
                "seconds to 0.005": round(own.seconds_wanted, 1),
                "gnubg's equity": peer.equity,
                "gnubg's standard error": peer.std_error,
                "gnubg's seconds to 0.005": round(peer.seconds_wanted, 1),
                "joint standard errors apart": round((own.equity - peer.equity) / joint, 1),
            }
        )
        print(rows[-1], flush=True)
    record = {
        "net": Engine().net,
        "kernel": _core.kernel(),
        "processor": processor(),
        "trials": {"fivepoint": TRIALS, "gnubg": PEER_TRIALS},
        "seconds to 0.005, all positions": [round(total, 1) for total in totals],
        "times less": round(totals[1] / totals[0], 1),
        "positions": rows,
    }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({name: value for name, value in record.items() if name != "positions"}))


if __name__ == "__main__":
    main()
