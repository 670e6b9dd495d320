"""A fixed set of 1,000 decisions, drawn from the play of several engines, to measure PR on.

``python benchmarks/decisions.py N`` makes it anew. The set is benchmarks/decisions.json, a line
a decision: its XGID (with dice a play, without the cube), its phase and who was playing. Games
are played by our nets, gnubg-nn and bgsage, one against another, for money or at a score; half
of the decisions come from games that begin with the opening, the others from made-up positions
of the kinds that real games reach too seldom, so that each has a hundred. A play counts if the
second best is within 0.15 of the best; a cube if doubling or taking is within 0.25 of right
either way. ``judge.py`` finds out what is right and how the engines do.
"""

from __future__ import annotations

import contextlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from _peers import PEERS, python_with

from fivepoint import Engine, MatchState, Money, Position, _core, parse_id
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import double_fault, doubled
from fivepoint.train.league import NetPlayer, PeerPlayer

if TYPE_CHECKING:
    from fivepoint.rules.cube import CubeState
    from fivepoint.train.league import Player

SET = Path(__file__).parent / "decisions.json"
INSTALLED = {"gnubg-nn": "1.1.0a11", "bgsage": "2.0.20260907"}
SEED = 20261130
WHOLE = ("opening", "middle", "end")
MADE_UP = ("backgame", "containment", "crashed", "race", "gammon-race")
CLOSE_PLAY, CLOSE_CUBE = 0.15, 0.25
CUBES = 0.3  # share of cube decisions


@dataclass(frozen=True)
class Decision:
    """One decision, seen by the player who has it."""

    xgid: str
    phase: str
    player: str

    @property
    def snapshot(self) -> Snapshot:
        """Position, dice (None: the cube) and state."""
        return parse_id(self.xgid)


def read_decisions() -> list[Decision]:
    """The committed set."""
    return [Decision(**row) for row in json.loads(SET.read_text(encoding="utf-8"))]


def players() -> dict[str, Player]:
    """Our nets and the peers, by name."""
    scripts = {"gnubg-nn": "play_gnubg_nn.py", "bgsage": "play_bgsage.py"}
    found: dict[str, Player] = {"fivepoint": NetPlayer(Engine(plies=0).evaluator)}
    for name, version in INSTALLED.items():
        found[name] = PeerPlayer([str(python_with(name, version)), str(PEERS / scripts[name])])
    return found


class Maker:
    """Plays games and keeps some of their decisions."""

    def __init__(self, size: int) -> None:
        self.random = Random(SEED)
        self.judge = Engine(plies=0)
        self.players = players()
        self.kept: list[Decision] = []
        share = size // 10
        rest = size - share * len(MADE_UP)
        self.wanted: dict[str, int] = dict.fromkeys(MADE_UP, share)
        self.wanted |= {phase: rest // len(WHOLE) for phase in WHOLE}
        self.wanted["middle"] += size - sum(self.wanted.values())
        self.cubes = {phase: round(CUBES * count) for phase, count in self.wanted.items()}

    def make(self) -> list[Decision]:
        """The whole set."""
        while any(count > 0 for count in self.wanted.values()):
            phases = [phase for phase, count in self.wanted.items() if count > 0]
            phase = self.random.choice(phases)
            self.play_game(None if phase in WHOLE else phase)
        return self.kept

    def play_game(self, kind: str | None) -> None:
        """One game from the opening, or some plies on from a made-up position of ``kind``."""
        random = self.random
        position, state = Position.start(), self.some_state()
        if kind is not None:
            number = _core.start_names().index(kind)
            made = _core.make_starts(number, 1, random.getrandbits(62))
            position = Position.from_board(made[0].tolist())
        names = random.sample(sorted(self.players), 2)
        for ply in range(80 if kind is None else 8):
            if position.winner is not None:
                return
            phase = kind or ("opening" if ply < 8 else "middle" if ply < 24 else "end")
            if (ply > 0 or kind is not None) and double_fault(state) is None:
                found = self.judge.cube(position, state)
                gain = min(found.double_take, found.double_drop) - found.no_double
                take = found.double_take - found.double_drop
                if abs(gain) < CLOSE_CUBE or abs(take) < CLOSE_CUBE:
                    self.keep(Snapshot(position, None, state), phase, names[0])
                if found.action == "double" and found.response == "drop":
                    return
                if found.action == "double":
                    state = doubled(state)
            dice = random.randint(1, 6), random.randint(1, 6)
            ranked = self.judge.rank(position, dice, state)
            if len(ranked) > 1 and ranked[1].equity_loss < CLOSE_PLAY:
                self.keep(Snapshot(position, dice, state), phase, names[0])
            board = np.array([position.board], np.int8)
            after = self.players[names[0]].plays(board, np.array([dice], np.int8))
            position, state = Position.from_board(after[0].tolist()).flip(), state.flip()
            names.reverse()

    def some_state(self) -> CubeState:
        """Money, or a match somewhere in its course."""
        random = self.random
        if random.random() < 0.5:
            return Money(jacoby=random.random() < 0.5)
        length = random.choice((3, 5, 7, 9, 11))
        score = random.randrange(length), random.randrange(length)
        crawford = (length - 1 in score) and score != (length - 1, length - 1)
        return MatchState(length, score, crawford=crawford and random.random() < 0.3)

    def keep(self, snapshot: Snapshot, phase: str, player: str) -> None:
        """One decision in eight, as long as its phase needs more of its kind."""
        if self.random.random() > 1 / 8 or self.wanted.get(phase, 0) <= 0:
            return
        cube = snapshot.dice is None
        if (self.cubes[phase] if cube else self.wanted[phase] - self.cubes[phase]) <= 0:
            return
        self.wanted[phase] -= 1
        self.cubes[phase] -= 1 if cube else 0
        self.kept.append(Decision(snapshot.xgid, phase, player))

    def close(self) -> None:
        """End the peers."""
        for player in self.players.values():
            if isinstance(player, PeerPlayer):
                player.close()


def main() -> None:
    """Make the set anew."""
    maker = Maker(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    with contextlib.closing(maker):
        kept = maker.make()
    rows = [json.dumps(vars(decision)) for decision in kept]
    SET.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"{len(kept)} decisions in {SET.name}")


if __name__ == "__main__":
    main()
