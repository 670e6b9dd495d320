"""Asks the engine about the moments of a record, many at a time, deeper pass by pass.

The first pass looks at everything by the nets alone, in a fraction of a second; the
last at the depth of the level. A ``Judge`` can be stopped between two portions and goes on
where it stood. What the answers mean for the players is ``verdict.py``'s matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivepoint.analysis.decision import RolledLuck
from fivepoint.analysis.verdict import cube_verdict, without_beavers
from fivepoint.engine.cube import chance_of
from fivepoint.engine.many import (
    ROLLS,
    WEIGHTS,
    JudgedRoll,
    RollAsked,
    chances_before_roll,
    cubes_many,
    rank_many,
    roll_equities,
)
from fivepoint.engine.probabilities import Probabilities
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from fivepoint.analysis.decision import CubeVerdict
    from fivepoint.analysis.scan import Moment, Scan, Thrown
    from fivepoint.engine.engine import Engine
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

CANDIDATES = 10
"""How many plays of a roll are kept, and the one played: PR needs the tenth best."""

CLEAR = 0.30
"""A double not made by so much after one ply is looked at no deeper, and is not counted."""

_PORTIONS = {0: 512, 1: 64, 2: 24, 3: 8, 4: 2}
"""How many moments are judged between two looks at whether to stop, by depth."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the engine said about one moment: the plays of its roll, or the chances before it.

    ``cube`` are the values of the cube actions where these are known as such.
    """

    plies: int
    roll: JudgedRoll | None
    chances: Probabilities | None
    cube: CubeVerdict | None = None


class Judge:
    """The engine's answers to the moments of one scan, as far as they are known."""

    def __init__(self, scan: Scan, engine: Engine) -> None:
        self.scan = scan
        self.engine = engine
        self.answers: dict[int, Answer] = {}
        """By the moment's place in the scan."""
        self.luck: dict[int, RolledLuck] = {}
        """By the roll's place in the scan."""

    @property
    def passes(self) -> tuple[int, ...]:
        """The depths looked at in turn."""
        return tuple(sorted({0, min(self.engine.plies, 1), self.engine.plies}))

    def missing(self, plies: int) -> list[int]:
        """The places of the moments that are still to be judged at this depth."""
        return [
            place
            for place, moment in enumerate(self.scan.moments)
            if moment.problem is None and self._wanted(place, plies)
        ]

    def portions(self, plies: int) -> Iterator[int]:
        """Judge what is missing at this depth; after each portion, how many moments it had."""
        missing = self.missing(plies)
        step = max(_PORTIONS[plies], self.engine.threads)
        for start in range(0, len(missing), step):
            portion = missing[start : start + step]
            self._judge(portion, plies)
            yield len(portion)

    def judge_luck(self) -> None:
        """Tell the luck of every roll that has none yet."""
        places = [
            place
            for place, roll in enumerate(self.scan.rolls)
            if roll.problem is None and place not in self.luck
        ]
        rolls = [self.scan.rolls[place] for place in places]
        asked = [(roll.position, roll.state) for roll in rolls]
        # An opening roll might have been the other side's: its 15 rolls are looked at as well.
        other = [(roll.position.flip(), roll.state.flip()) for roll in rolls if roll.opening]
        equities = roll_equities(self.engine, [*asked, *other])
        others = iter(equities[len(asked) :])
        for place, roll, row in zip(places, rolls, equities, strict=False):
            self.luck[place] = _luck(roll, row, next(others) if roll.opening else None)

    def _wanted(self, place: int, plies: int) -> bool:
        """Whether looking at this moment at that depth makes sense: it is new and may matter."""
        known = self.answers.get(place)
        if known is None:
            return True
        if known.plies >= plies:
            return False
        if known.roll is not None:
            # Of depth 2 the first step is as good as the whole of depth 1.
            return known.roll.legal > 1 and (plies == self.engine.plies or self.engine.plies > 2)
        return known.plies == 0 or not self._clear(self.scan.moments[place], known)

    @staticmethod
    def _clear(moment: Moment, known: Answer) -> bool:
        """Whether a double was rightly left alone by far, so that no depth will change it."""
        if moment.made != "no double" or known.chances is None:
            return False
        verdict = known.cube or cube_verdict(
            moment.position, moment.state, known.chances, known.plies
        )
        return verdict.no_double - verdict.doubled > CLEAR

    def _judge(self, places: Sequence[int], plies: int) -> None:
        moments = self.scan.moments
        rolls = [place for place in places if moments[place].dice is not None]
        asked = [_roll_asked(moments[place]) for place in rolls]
        found = rank_many(self.engine, asked, plies, CANDIDATES)
        for place, roll in zip(rolls, found, strict=True):
            self.answers[place] = Answer(plies, roll, None)
        nodes = [place for place in places if moments[place].dice is None]
        unknown = [place for place in nodes if not self._left_clear(place, plies)]
        # A double and its answer are about one position.
        distinct = list(dict.fromkeys(_node(moments[place]) for place in unknown))
        known = dict(zip(distinct, cubes_many(self.engine, distinct, plies), strict=True))
        for place in unknown:
            moment = moments[place]
            found = known[_node(moment)]
            chances = Probabilities(*found.chances)
            verdict = (
                None
                if found.values is None
                else cube_verdict(moment.position, moment.state, chances, plies, found.values)
            )
            self.answers[place] = Answer(plies, None, chances, verdict)

    def _left_clear(self, place: int, plies: int) -> bool:
        """Whether the play before has told the chances, and they leave no question at the cube.

        If so they are the answer.
        """
        chances = self._left_by_play(place, plies)
        if chances is None:
            return False
        moment, answer = self.scan.moments[place], Answer(plies, None, chances)
        if moment.state.cube is not None and not self._clear(moment, answer):
            return False
        self.answers[place] = answer
        return True

    def _left_by_play(self, place: int, plies: int) -> Probabilities | None:
        """The chances before a roll, if they were found when the play before was judged."""
        moment, before = self.scan.moments[place], self.scan.moments[max(place - 1, 0)]
        known = self.answers.get(max(place - 1, 0))
        if before.result is None or known is None or known.roll is None:
            return None
        left = before.result.flip(), without_beavers(before.state.flip())
        if _node(moment) != left:
            return None
        for play in known.roll.plays:
            if play.position == before.result and play.plies == plies:
                return chances_before_roll(moment.position, play.probabilities.turned)
        return None


def _roll_asked(moment: Moment) -> RollAsked:
    if moment.dice is None:
        raise AssertionError
    # A resignation has no play of its own: any position that is none will do.
    return RollAsked(
        moment.position, moment.dice, moment.state, moment.result or moment.position.flip()
    )


def _node(moment: Moment) -> tuple[Position, CubeState]:
    return moment.position, without_beavers(moment.state)


def _luck(
    roll: Thrown, equities: NDArray[np.float64], other: NDArray[np.float64] | None
) -> RolledLuck:
    """The luck of a roll whose 21 possible values are ``equities``.

    ``other``, at an opening roll, are the values to the other side had it begun.
    """
    if other is None:
        before = float(WEIGHTS @ equities)
    else:
        singles = np.array([high != low for high, low in ROLLS])
        before = float(equities[singles].mean() - other[singles].mean()) / 2
    high, low = max(roll.dice), min(roll.dice)
    luck = float(equities[ROLLS.index((high, low))]) - before
    stake = roll.state.cube or 1
    mwc, chance = None, chance_of(before, roll.state)
    if chance is not None:
        after = chance_of(before + luck, roll.state)
        mwc = None if after is None else after - chance
    return RolledLuck(
        roll.number,
        roll.game,
        roll.seat,
        roll.dice,
        before,
        chance,
        luck,
        mwc,
        None if isinstance(roll.state, MatchState) else luck * stake,
    )
