"""Mistakes as cards to learn from: a question about one position, and its judged answers.

A double and the answer to it are questions of their own, so that a wrong double that was
taken wrongly makes two cards. A card holds everything that is needed to ask and to judge:
no engine is asked when it is practised. When it is asked again is ``schedule.py``'s matter.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from fivepoint.analysis.decision import MARKS
from fivepoint.errors import RulesError, shown
from fivepoint.formats.snapshot import Snapshot
from fivepoint.formats.xgid import read_xgid
from fivepoint.rules.turn import TurnGraph
from fivepoint.study.reasons import Reason, reasons

if TYPE_CHECKING:
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import CubeVerdict, Decision
    from fivepoint.rules.cube import CubeState
    from fivepoint.rules.position import Position

Kind: TypeAlias = Literal["play", "double", "take"]
"""Which play of a roll; to double or not; how to answer a double."""

Rating: TypeAlias = Literal["again", "hard", "good"]

ERROR = MARKS[1][0]
"""What a decision must have lost to become a card, unless told otherwise."""

SLIP = MARKS[2][0]
"""An answer that loses less than this is as good as right."""

MOST_CHOICES = 6
_LONGEST_SOURCE = 200


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: its words, what it gives up, and for a play the board it leads to.

    ``action`` is a play in notation or a word of the cube; ``board`` is seen by the player
    who moves.
    """

    action: str
    loss: float
    board: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """One question. ``xgid`` shows the position as whoever has to decide would see it set up.

    ``choices`` are best first; ``made`` is what was decided in the match and ``loss`` what that
    cost. ``source`` says where it comes from, ``engine`` who judged; ``comment`` is the user's.
    """

    kind: Kind
    xgid: str
    men: int
    choices: tuple[Choice, ...]
    made: str
    loss: float
    reasons: tuple[Reason, ...] = ()
    source: str = ""
    engine: str = ""
    comment: str = ""

    @property
    def id(self) -> str:
        """The same for the same question, wherever it comes from: 16 hex digits."""
        text = f"{self.kind}:{self.men}:{self.xgid}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    @property
    def snapshot(self) -> Snapshot:
        """The moment that is asked about; its player on roll has rolled or doubled."""
        return read_xgid(self.xgid, self.men)

    @property
    def view(self) -> tuple[Position, CubeState]:
        """Checkers, cube and score before any double, as whoever has to decide sees them."""
        snapshot = self.snapshot
        if self.kind == "take":
            return snapshot.position.flip(), snapshot.state.flip()
        return snapshot.position, snapshot.state

    @property
    def best(self) -> Choice:
        """The right answer."""
        return self.choices[0]

    def choice(self, answer: str) -> Choice | None:
        """The judged choice that ``answer`` means, None if it is legal but was not judged.

        A play in any notation, or a word of the cube. IllegalTurn for a play that cannot be
        made, RulesError for a word that is no answer here.
        """
        if self.kind != "play":
            found = next((c for c in self.choices if c.action == answer.strip().lower()), None)
            if found is None:
                known = ", ".join(choice.action for choice in self.choices)
                raise RulesError("card-answer", answer=shown(answer), known=known)
            return found
        snapshot = self.snapshot
        if snapshot.dice is None:
            raise RulesError("card-dice")
        result = TurnGraph(snapshot.position, snapshot.dice).play(answer)
        return next((c for c in self.choices if c.board == result.board), None)

    def rate(self, answer: str) -> Rating:
        """How well ``answer`` did: good, hard for a small slip, again for a mistake.

        A play that is not among the judged ones is worse than all of them: again.
        """
        choice = self.choice(answer)
        if choice is None or choice.loss >= ERROR:
            return "again"
        return "good" if choice.loss < SLIP else "hard"


def cards_of(analysis: Analysis, seat: int | None = None, least: float = ERROR) -> list[Card]:
    """The mistakes of ``seat``, or of both sides, that lost ``least`` or more, as cards.

    Resignations make none, nor answers to a beaver.
    """
    names = analysis.record.players
    source, engine = f"{names[0]} – {names[1]}", f"{analysis.engine} {analysis.level}"
    return [
        card
        for decision in analysis.decisions
        if (seat is None or decision.seat == seat) and (decision.loss or 0.0) >= least
        if (card := card_of(decision, source, engine)) is not None
    ]


def card_of(decision: Decision, source: str = "", engine: str = "") -> Card | None:
    """A judged decision as a card; None for those that make none.

    ``source`` says where it comes from, ``engine`` who judged it.
    """
    made, cube = decision.made, decision.cube
    if decision.kind == "play" and decision.candidates:
        kind: Kind = "play"
        made = decision.played.turn if decision.played is not None else made
        choices = _plays(decision)
        snapshot = Snapshot(decision.position, decision.dice, decision.state)
    elif decision.kind == "double" and cube is not None:
        kind, choices = "double", _doubles(cube)
        snapshot = Snapshot(decision.position, None, decision.state)
    elif decision.kind == "answer" and cube is not None:
        kind, choices = "take", _answers(cube)
        snapshot = Snapshot(decision.position, None, decision.state, "double", top_on_roll=True)
    else:
        return None
    return Card(
        kind,
        snapshot.xgid,
        decision.position.men,
        choices,
        made,
        decision.loss or 0.0,
        reasons(decision),
        source[:_LONGEST_SOURCE],
        engine,
        decision.comment,
    )


def _plays(decision: Decision) -> tuple[Choice, ...]:
    shown_ones = list(decision.candidates[:MOST_CHOICES])
    played = decision.played
    if played is not None and played not in shown_ones:
        shown_ones.append(played)
    return tuple(
        Choice(found.turn, found.equity_loss, found.position.board) for found in shown_ones
    )


def _doubles(cube: CubeVerdict) -> tuple[Choice, ...]:
    """To double or not, for the player on roll."""
    best = max(cube.no_double, cube.doubled)
    found = [
        Choice("no double", best - cube.no_double),
        Choice("double", best - cube.doubled),
    ]
    return tuple(sorted(found, key=lambda choice: choice.loss))


def _answers(cube: CubeVerdict) -> tuple[Choice, ...]:
    """The answers to a double, for the side that gives them."""
    worth = {"take": -cube.double_take, "drop": -cube.double_drop}
    if cube.double_beaver is not None:
        worth["beaver"] = -cube.double_beaver
    best = max(worth.values())
    found = [Choice(word, best - value) for word, value in worth.items()]
    return tuple(sorted(found, key=lambda choice: choice.loss))
