"""What rollouts say of the decisions of ``decisions.py``: the truth that choices are held against.

A verdict is a decision's candidates with the equity and standard error of each, all rolled out by
one net with the same dice. It is kept in benchmarks/judged/truth-NET-TRIALS.jsonl, NET being the
net that judged. Verdicts outlive nets: all files of that form are read, whichever net they are of,
and a verdict stands as long as every choice of every engine is among its candidates. Otherwise the
decision is judged anew, whole, by the net of now, as are all if that is asked for.

Equal candidates still differ by the error of their rollouts, some 0.003 to 0.005, and 500 times
that would be most of a PR of 0.5. So where the engines compared choose differently, and
candidates that tell them apart lie within three joint standard errors of each other, these get
four times the trials (sharper-NET-TRIALS.jsonl beside the verdicts).
That favours nobody. Whether a decision gets more is settled by how near its candidates are, never
by whose is ahead; both sides of the comparison get the same more dice; rollouts are as unbiased
after more trials as before; and where the engines agree, or are clearly apart, more trials
would not change by what they differ.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from _choices import COMPARED, FOLDER, THREADS, Choice, Kept

from fivepoint import Engine, Position
from fivepoint.engine.cube import in_units_of
from fivepoint.formats.snapshot import Snapshot
from fivepoint.rules.cube import double_fault, doubled

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from decisions import Decision

    from fivepoint.rules.cube import CubeState

TRIALS = 1296
SHARPER = 4  # times the trials, for what tells the engines compared apart
NEAR = 3.0  # joint standard errors
CLOSE = 0.15
FAR = 0.3  # no double by so much on the static net's word is none
MOST = 6  # candidates of our own beside what the engines chose
WAIT, TAKE, DROP = "no double", "take", "drop"

Values = dict[str, list[float]]
"""Equity and its standard error of each candidate, for who decides, in units of the cube before:
of a play by the id of the position after it, of a cube by ``WAIT``, ``TAKE`` and ``DROP``."""


class Verdicts:
    """The verdicts there are, and new ones by the net of the package."""

    def __init__(self, trials: int = TRIALS, *, anew: bool = False) -> None:
        """``anew``: only verdicts by the net of now stand."""
        self.trials = trials
        self.net = Engine().net
        files = sorted(FOLDER.glob(f"truth-*-{trials}.jsonl"))
        others = [] if anew else [file.stem.split("-")[1] for file in files]
        nets = dict.fromkeys([self.net, *others])
        self._first = {net: Kept(f"truth-{net}-{trials}") for net in nets}
        self._sharper = {net: Kept(f"sharper-{net}-{trials}") for net in nets}

    def standing(self, xgid: str, choices: Sequence[Choice]) -> Values | None:
        """The verdict that has all these choices, by the net of now if it has one."""
        net = self._judge_of(xgid, choices)
        return None if net is None else self._values(net, xgid)

    def judge(self, decision: Decision, made: Mapping[str, Choice]) -> None:
        """See to a verdict that tells apart what the engines chose, by engine, sharply enough."""
        choices, compared = list(made.values()), [made[name] for name in COMPARED]
        while True:
            net = self._judge_of(decision.xgid, choices)
            blurred = [] if net is None else self._blurred(net, decision.xgid, compared)
            if net is not None and not blurred:
                return
            if net == self.net:
                self._sharpen(decision, blurred)
            else:
                self._judge_anew(decision, choices)

    def _judge_of(self, xgid: str, choices: Sequence[Choice]) -> str | None:
        for net in self._first:
            values = self._values(net, xgid)
            if values and all(choice in values for choice in choices if isinstance(choice, str)):
                return net
        return None

    def _values(self, net: str, xgid: str) -> Values:
        values: Values = self._first[net].known.get(xgid, {})
        return values | self._sharper[net].known.get(xgid, {}) if values else {}

    def _blurred(self, net: str, xgid: str, compared: list[Choice]) -> list[str]:
        """Candidates that want more trials and have not had them; what is exact wants none."""
        values, sharper = self._values(net, xgid), self._sharper[net].known.get(xgid, {})
        wanted = tell_apart(compared, values)
        return [name for name in wanted if name not in sharper and values[name][1] > 0]

    def _judge_anew(self, decision: Decision, choices: list[Choice]) -> None:
        if decision.snapshot.dice is None:
            names = (WAIT, TAKE, DROP)
            found = {name: rolled(decision.snapshot, name, self.trials) for name in names}
        else:
            known = self._first[self.net].known.get(decision.xgid, {})
            plays = [choice for choice in choices if isinstance(choice, str)]
            found = judge_play(decision.snapshot, plays, self.trials, known)
        self._first[self.net].put(decision.xgid, found)

    def _sharpen(self, decision: Decision, names: list[str]) -> None:
        found: Values = dict(self._sharper[self.net].known.get(decision.xgid, {}))
        for name in names:
            found[name] = rolled(decision.snapshot, name, SHARPER * self.trials)
        self._sharper[self.net].put(decision.xgid, found)


def rolled(moment: Snapshot, name: str, trials: int) -> list[float]:
    """Equity and standard error of a candidate by so many trials of its rollout."""
    if name == WAIT:
        return rolled_out(moment.position, moment.state, trials, may_double=False)
    if name == DROP:
        return [1.0, 0.0]
    if name != TAKE:
        return rolled_play(moment, name, trials)
    after = doubled(moment.state)
    equity, error = rolled_out(moment.position, after, trials)
    nothing, one = (in_units_of(moment.state, unit, after) for unit in (0, 1))
    scale = one - nothing
    return [round(nothing + scale * equity, 5), round(scale * error, 5)]


def rolled_play(moment: Snapshot, name: str, trials: int) -> list[float]:
    """The same of a play, by what it leaves the other side.

    Their first cube decision is rolled out like any other, unless they may not double or are far
    from it: in the trials the static net would make it, for all of them at once. A play that ends
    the game is worth what it wins.
    """
    position, state = Position.from_position_id(name).flip(), moment.state.flip()
    if position.winner is not None and moment.dice is not None:
        ranked = Engine(plies=0).rank(moment.position, moment.dice, moment.state)
        return [next(t.equity for t in ranked if t.position.position_id == name), 0.0]
    found = {WAIT: rolled_out(position, state, trials, may_double=False)}
    if double_fault(state) is None:
        static = Engine(plies=0).cube(position, state)
        if static.no_double - min(static.double_take, static.double_drop) < FAR:
            found[TAKE] = rolled(Snapshot(position, None, state), TAKE, trials)
    theirs = found[WAIT]
    if TAKE in found:
        theirs = max(theirs, min(found[TAKE], [1.0, 0.0]))
    return [-theirs[0], theirs[1]]


def rolled_out(
    position: Position, state: CubeState, trials: int, *, may_double: bool = True
) -> list[float]:
    """Equity of the player on roll, with the cube if there is one, and its standard error."""
    engine = Engine(plies=0, threads=THREADS)
    found = engine.rollout(position, state, trials=trials, may_double=may_double)
    equity = found.equity if found.cubeful_equity is None else found.cubeful_equity
    return [round(equity, 5), round(found.std_error, 5)]


def judge_play(moment: Snapshot, choices: list[str], trials: int, known: Values) -> Values:
    """Equity and standard error of the candidates, those known by the same net among them.

    What nobody chose matters only if it is the best: it gets a quarter of the trials first, and
    all of them only if that does not show it to be worse than the best that was chosen. If it
    does, the candidate is left out.
    """
    if moment.dice is None:
        raise ValueError(moment.xgid)
    ranked = Engine(plies=2, threads=THREADS).rank(moment.position, moment.dice, moment.state)
    values = dict(known)
    for name in choices:
        if name not in values:
            values[name] = rolled(moment, name, trials)
    best, error = max(values.values())
    near = [turn.position.position_id for turn in ranked if turn.equity_loss <= CLOSE][:MOST]
    for name in near:
        if name not in values:
            glimpsed = rolled(moment, name, trials // 4)
            if glimpsed[0] > best - 3 * hypot(glimpsed[1], error):
                values[name] = rolled(moment, name, trials)
    return values


def tell_apart(choices: Sequence[Choice], values: Values) -> list[str]:
    """The candidates by which different choices differ that are not clear of each other.

    Of a play these choices and the best of all; of a cube no double, take and drop.
    """
    if all(choice == choices[0] for choice in choices):
        return []
    plays = {choice for choice in choices if isinstance(choice, str)}
    names = plays | {max(values, key=lambda name: values[name])} if plays else set(values)
    return sorted(
        one
        for one in names
        if any(
            one != other
            and abs(values[one][0] - values[other][0])
            <= NEAR * difference_error(one, other, values)
            for other in names
        )
    )


def difference_errors(own: Choice, theirs: Choice, values: Values) -> tuple[float, float]:
    """The standard errors of the differences between the two parts of ``lost`` of two choices."""
    if isinstance(own, str) or isinstance(theirs, str):
        names = {choice for choice in (own, theirs) if isinstance(choice, str)}
        return (hypot(*(values[name][1] for name in names)) if own != theirs else 0.0), 0.0
    return (
        hypot(values[WAIT][1], values[TAKE][1]) if own[0] != theirs[0] else 0.0,
        values[TAKE][1] if own[1] != theirs[1] else 0.0,
    )


def difference_error(own: Choice, theirs: Choice, values: Values) -> float:
    """The standard error of the difference between two choices, none if they are the same."""
    return hypot(*difference_errors(own, theirs, values))


def lost(choice: Choice, values: Values) -> tuple[float, float]:
    """The equity given up by the play or by doubling or not, and at the cube by the answer too.

    Who holds the cube's view of both sides decides for both, so both errors are theirs.
    """
    if isinstance(choice, str):
        return max(equity for equity, _ in values.values()) - values[choice][0], 0.0
    waits, take, drop = (values[name][0] for name in (WAIT, TAKE, DROP))
    doubles, takes = choice
    gain = min(take, drop) - waits
    wrong_double = max(0.0, -gain if doubles else gain)
    wrong_answer = max(0.0, take - drop if takes else drop - take) if gain > -CLOSE else 0.0
    return wrong_double, wrong_answer
