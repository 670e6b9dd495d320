"""What every engine chooses in the decisions of ``decisions.py``: asked once, then kept.

Kept in benchmarks/judged, a line a decision: ``choices-NET-PLIES`` for our own engine,
``choices-PROGRAM-LEVEL`` for the others. Our own choices go by the net, and only those of the net
of now count. Once a new net's are all there, the old ones say nothing any more and leave the
repository: ``git rm benchmarks/judged/choices-OLDNET-*``. A search that chooses otherwise with the
same net needs them removed as well, before ``judge.py`` asks again.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from _peers import PEERS, ask_gnubg, python_with
from decisions import INSTALLED

from fivepoint import Engine, MatchState, Position
from fivepoint.train.league import PeerPlayer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from decisions import Decision

    from fivepoint.formats.snapshot import Snapshot

FOLDER = Path(__file__).parent / "judged"
THREADS = os.cpu_count() or 1  # no answer depends on them
OUR_PLIES = (3, 2, 1, 0)
GNUBG_PLIES = (2, 0)
BGSAGE_LEVEL = "3ply"  # by its own counting, which has no 0
RAW_NETS = {"gnubg-nn": "play_gnubg_nn.py", "bgsage": "play_bgsage.py"}
"""Peers that play by their nets alone, and by which script."""

COMPARED = ("fivepoint 2-ply", "gnubg 2-ply", f"bgsage {BGSAGE_LEVEL}")
"""Ours and its rivals: what tells these apart is judged more sharply, and by a second judge."""

Choice = str | list[bool]
"""Of a play the id of the position after it, seen by the mover; of a cube: double, take."""


class Kept:
    """Answers by key, one JSON line each, added to a file as they come; a later one counts."""

    def __init__(self, name: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.path = FOLDER / f"{name}.jsonl"
        self.known: dict[str, Any] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="ascii").splitlines():
                key, value = json.loads(line)
                self.known[key] = value

    def put(self, key: str, value: object) -> None:
        """Keep one more, on disk at once."""
        self.known[key] = value
        with self.path.open("a", encoding="ascii") as file:
            file.write(json.dumps([key, value]) + "\n")


def kept_choices(net: str) -> dict[str, Kept]:
    """What is known of every engine by its name; ``net`` is that of our own."""
    ours = {f"fivepoint {plies}-ply": Kept(f"choices-{net}-{plies}") for plies in OUR_PLIES}
    gnubg = {f"gnubg {plies}-ply": Kept(f"choices-gnubg-{plies}") for plies in GNUBG_PLIES}
    bgsage = {f"bgsage {BGSAGE_LEVEL}": Kept(f"choices-bgsage-{BGSAGE_LEVEL}")}
    raw = {f"{name} raw net": Kept(f"choices-{name}") for name in RAW_NETS}
    return ours | gnubg | bgsage | raw


def ask_everybody(decisions: list[Decision]) -> dict[str, dict[str, Choice]]:
    """Choices by engine and decision; the raw nets of peers have none at the cube."""
    asked = kept_choices(Engine().net)

    def missing(name: str) -> list[Decision]:
        return [decision for decision in decisions if decision.xgid not in asked[name].known]

    for plies in OUR_PLIES:
        engine, name = Engine(plies=plies, threads=THREADS), f"fivepoint {plies}-ply"
        for decision in missing(name):
            asked[name].put(decision.xgid, our_choice(engine, decision))
    for plies in GNUBG_PLIES:
        name = f"gnubg {plies}-ply"
        while some := missing(name)[:50]:
            for decision, choice in zip(some, gnubg_choices(some, plies), strict=True):
                asked[name].put(decision.xgid, choice)
    name = f"bgsage {BGSAGE_LEVEL}"
    if some := missing(name):
        told = ask_bgsage("choose_bgsage.py", BGSAGE_LEVEL, (d.snapshot for d in some))
        for decision, choice in zip(some, told, strict=True):
            asked[name].put(decision.xgid, named(choice))
    for program, script in RAW_NETS.items():
        name = f"{program} raw net"
        if some := [decision for decision in missing(name) if decision.snapshot.dice is not None]:
            for decision, choice in zip(some, raw_choices(some, program, script), strict=True):
                asked[name].put(decision.xgid, choice)
    return {name: kept.known for name, kept in asked.items()}


def our_choice(engine: Engine, decision: Decision) -> Choice:
    """What our engine decides."""
    moment = decision.snapshot
    if moment.dice is not None:
        best = engine.rank(moment.position, moment.dice, moment.state)[0]
        return best.position.position_id
    found = engine.cube(moment.position, moment.state)
    return [found.action == "double", found.response != "drop"]


def named(choice: list[int] | list[bool]) -> Choice:
    """A program's answer: a board of 26, or two booleans."""
    if len(choice) == 26:
        return Position.from_board(choice).position_id
    return cast("list[bool]", choice)


def gnubg_choices(decisions: list[Decision], plies: int) -> list[Choice]:
    """What GNU Backgammon decides."""
    job = {"xgids": [decision.xgid for decision in decisions], "plies": plies}
    return [named(choice) for choice in ask_gnubg("choose_gnubg.py", job)]


def raw_choices(decisions: list[Decision], program: str, script: str) -> list[Choice]:
    """The plays of a peer's net alone."""
    moments = [decision.snapshot for decision in decisions]
    player = PeerPlayer([str(python_with(program, INSTALLED[program])), str(PEERS / script)])
    after = player.plays(
        np.array([moment.position.board for moment in moments], np.int8),
        np.array([moment.dice for moment in moments], np.int8),
    )
    player.close()
    return [named(board) for board in after.tolist()]


def ask_bgsage(script: str, argument: str, snapshots: Iterable[Snapshot]) -> Iterator[Any]:
    """What bgsage answers to each, asked by a script of ``peers/``."""
    command = [str(python_with("bgsage", INSTALLED["bgsage"])), str(PEERS / script), argument]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        asks, answers = program.stdin, program.stdout
        if asks is None or answers is None:
            raise RuntimeError("no pipes to bgsage")
        for moment in snapshots:
            state = moment.state
            match = isinstance(state, MatchState)
            asked = {
                "board": moment.position.board,
                "dice": moment.dice,
                "cube": state.cube,
                "owner": state.owner,
                "away": state.away if match else (0, 0),
                "crawford": match and state.crawford,
                "jacoby": not match and state.jacoby,
            }
            asks.write(json.dumps(asked) + "\n")
            asks.flush()
            yield json.loads(answers.readline())
        asks.close()
