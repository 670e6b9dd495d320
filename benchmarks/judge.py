"""PR of engines on the fixed decisions of ``decisions.py``, judged by our own rollouts.

``python benchmarks/judge.py [N] [trials]``: asks every engine for its choice in the first N
decisions, rolls out every candidate (what an engine chose, and what our 2 plies find within 0.15
of the best) with 1,296 trials and luck taken out, and tells the PR of each engine: 500 times the
mean equity lost, by phase, of plays and of cubes, money and match; the standard error beside it,
and a 90 % bootstrap interval of each difference from our 2 plies. All is kept line by line in
benchmarks/judged, by net and number of trials, so that a run that was stopped goes on where it was.
Some hours of a core.
Our rollouts favour what our net believes: the decisions where engines differ most, in
results/decisions.json, are for a second judge. Needs gnubg (Debian), gnubg-nn and bgsage.
"""

from __future__ import annotations

import json
import subprocess
import sys
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from _peers import PEERS, ask_gnubg, gnubg_program, processor, python_with
from decisions import INSTALLED, Decision, read_decisions

from fivepoint import Engine, MatchState, Position
from fivepoint.engine.cube import in_units_of
from fivepoint.rules.cube import doubled
from fivepoint.train.league import PeerPlayer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fivepoint.formats.snapshot import Snapshot

RESULTS = Path(__file__).parent / "results" / "decisions.json"
FOLDER = Path(__file__).parent / "judged"
TRIALS = 1296
CLOSE = 0.15
MOST = 6  # candidates of our own beside what the engines chose
DIFFERING = 60
OUR_PLIES = (0, 1, 2)
GNUBG_PLIES = (0, 2)
BGSAGE_LEVEL = "3ply"  # by its own counting, which has no 0
COMPARED = ("fivepoint 2-ply", "gnubg 2-ply", f"bgsage {BGSAGE_LEVEL}")
"""Of whom the second judge asks where they differ."""

Choice = str | list[bool]
"""Of a play the id of the position after it, seen by the mover; of a cube: double, take."""


class Kept:
    """Answers by key, one JSON line each, added to a file as they come."""

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


def ask_everybody(decisions: list[Decision]) -> dict[str, dict[str, Choice]]:
    """Choices by engine and decision; the raw nets of peers have none at the cube."""
    asked: dict[str, Kept] = {}
    for plies in OUR_PLIES:
        engine = Engine(plies=plies)
        kept = asked[f"fivepoint {plies}-ply"] = Kept(f"choices-{engine.net}-{plies}")
        for decision in decisions:
            if decision.xgid not in kept.known:
                kept.put(decision.xgid, our_choice(engine, decision))
    for plies in GNUBG_PLIES if gnubg_program() is not None else ():
        kept = asked[f"gnubg {plies}-ply"] = Kept(f"choices-gnubg-{plies}")
        for start in range(0, len(decisions), 50):
            some = [d for d in decisions[start : start + 50] if d.xgid not in kept.known]
            for decision, choice in zip(some, gnubg_choices(some, plies), strict=True):
                kept.put(decision.xgid, choice)
    kept = asked[f"bgsage {BGSAGE_LEVEL}"] = Kept(f"choices-bgsage-{BGSAGE_LEVEL}")
    some = [decision for decision in decisions if decision.xgid not in kept.known]
    told = ask_bgsage("choose_bgsage.py", BGSAGE_LEVEL, (d.snapshot for d in some))
    for decision, choice in zip(some, told, strict=True):
        kept.put(decision.xgid, named(choice))
    for name, script in (("gnubg-nn", "play_gnubg_nn.py"), ("bgsage", "play_bgsage.py")):
        kept = asked[f"{name} raw net"] = Kept(f"choices-{name}")
        player = PeerPlayer([str(python_with(name, INSTALLED[name])), str(PEERS / script)])
        for decision in decisions:
            moment = decision.snapshot
            if moment.dice is not None and decision.xgid not in kept.known:
                board = np.array([moment.position.board], np.int8)
                after = player.plays(board, np.array([moment.dice], np.int8))
                kept.put(decision.xgid, named(after[0].tolist()))
        player.close()
    return {name: kept.known for name, kept in asked.items()}


def rounded(equity: float, std_error: float) -> list[float]:
    """What is kept of a rollout."""
    return [round(equity, 5), round(std_error, 5)]


def judge_play(decision: Decision, choices: list[str], trials: int) -> dict[str, list[float]]:
    """Equity and standard error of the candidates, by the position after each.

    What nobody chose matters only if it is the best: it gets a quarter of the trials first,
    and the rest only if that does not show it to be worse than the best that was chosen.
    """
    moment = decision.snapshot
    if moment.dice is None:
        raise ValueError(decision.xgid)
    ranked = Engine(plies=2).rank(moment.position, moment.dice, moment.state)

    def value(name: str, trials: int) -> list[float]:
        result = Position.from_position_id(name)
        if result.winner is not None:
            return [next(t.equity for t in ranked if t.position == result), 0.0]
        rolled = Engine(plies=0).rollout(result.flip(), moment.state.flip(), trials=trials)
        equity = rolled.equity if rolled.cubeful_equity is None else rolled.cubeful_equity
        return rounded(-equity, rolled.std_error)

    values = {name: value(name, trials) for name in dict.fromkeys(choices)}
    best, error = max(values.values())
    near = [turn.position.position_id for turn in ranked if turn.equity_loss <= CLOSE][:MOST]
    for name in near:
        if name not in values:
            values[name] = value(name, trials // 4)
            if values[name][0] > best - 3 * hypot(values[name][1], error):
                values[name] = value(name, trials)
    return values


def judge_cube(decision: Decision, trials: int) -> dict[str, list[float]]:
    """Equity and standard error of no double, double and take, double and drop."""
    moment = decision.snapshot
    engine, after = Engine(plies=0), doubled(moment.state)
    waits = engine.rollout(moment.position, moment.state, trials=trials, may_double=False)
    takes = engine.rollout(moment.position, after, trials=trials)
    scale = in_units_of(moment.state, 1, after) - in_units_of(moment.state, 0, after)
    double_take = in_units_of(moment.state, takes.cubeful_equity or 0.0, after)
    return {
        "no double": rounded(waits.cubeful_equity or 0.0, waits.std_error),
        "take": rounded(double_take, scale * takes.std_error),
        "drop": [1.0, 0.0],
    }


def lost(choice: Choice, values: dict[str, list[float]]) -> float:
    """The equity given up. At the cube both sides' decisions of one who holds both views count."""
    if isinstance(choice, str):
        best = max(equity for equity, _ in values.values())
        return best - values[choice][0]
    waits, take, drop = (values[name][0] for name in ("no double", "take", "drop"))
    doubles, takes = choice
    gain = min(take, drop) - waits
    wrong_double = max(0.0, -gain if doubles else gain)
    wrong_answer = max(0.0, take - drop if takes else drop - take) if gain > -CLOSE else 0.0
    return wrong_double + wrong_answer


def figures(losses: dict[str, float], decisions: list[Decision]) -> dict[str, dict[str, float]]:
    """PR and its standard error over all decisions, and over each part of them."""
    parts: dict[str, list[float]] = {}
    for decision in decisions:
        if decision.xgid in losses:
            cube = decision.xgid.split(":")[4] == "00"
            money = decision.xgid.split(":")[8] == "0"
            kind = "cube" if cube else "play"
            for part in ("all", kind, "money" if money else "match", decision.phase):
                parts.setdefault(part, []).append(500 * losses[decision.xgid])
    return {
        part: {
            "pr": round(float(np.mean(some)), 2),
            "standard error": round(float(np.std(some) / max(len(some), 1) ** 0.5), 2),
            "decisions": len(some),
        }
        for part, some in parts.items()
    }


def interval(ours: dict[str, float], theirs: dict[str, float]) -> list[float]:
    """90 % paired bootstrap interval of their PR less ours, over what both decided."""
    common = np.array([500 * (theirs[x] - ours[x]) for x in theirs if x in ours])
    picks = np.random.default_rng(1).integers(0, len(common), (2000, len(common)))
    means = common[picks].mean(axis=1)
    return [round(float(edge), 2) for edge in np.quantile(means, (0.05, 0.95))]


def main() -> None:
    """Ask, judge, score and record."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    trials = int(sys.argv[2]) if len(sys.argv) > 2 else TRIALS
    decisions = read_decisions()[:count]
    choices = ask_everybody(decisions)
    net = Engine().net
    truth = Kept(f"truth-{net}-{trials}")
    for decision in sorted(decisions, key=lambda decision: decision.snapshot.dice is None):
        made = [some[decision.xgid] for some in choices.values() if decision.xgid in some]
        known = truth.known.get(decision.xgid)
        plays = [choice for choice in made if isinstance(choice, str)]
        if known is None or any(choice not in known for choice in plays):
            cube = decision.snapshot.dice is None
            found = judge_cube(decision, trials) if cube else judge_play(decision, plays, trials)
            truth.put(decision.xgid, found)
    losses = {
        name: {d.xgid: lost(some[d.xgid], truth.known[d.xgid]) for d in decisions if d.xgid in some}
        for name, some in choices.items()
    }
    best = losses[COMPARED[0]]
    spread = {
        d.xgid: max(some := [losses[name][d.xgid] for name in COMPARED]) - min(some)
        for d in decisions
    }
    scores = {name: figures(some, decisions) for name, some in losses.items()}
    record = {
        "net": net,
        "processor": processor(),
        "trials": trials,
        "decisions": len(decisions),
        "pr": scores,
        "pr less that of our 2 plies, 90 % interval": {
            name: interval(best, some) for name, some in losses.items() if some is not best
        },
        "differ most": sorted(spread, key=lambda xgid: -spread[xgid])[:DIFFERING],
    }
    RESULTS.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    for name, parts in scores.items():
        print(name, parts["all"])


if __name__ == "__main__":
    main()
