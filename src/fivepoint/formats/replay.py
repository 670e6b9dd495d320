"""Builds a record from what a match file tells, event by event, checked by the rules.

Readers call the methods in the order of the file. Each event becomes actions that the
rules accept. What they refuse is set up as the file has it and remarked on; only what
cannot be set up at all, such as moving a checker that is not there, is a ParseError.
Seats are 0 and 1; plays are texts in the view of the seat that moves.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from fivepoint.errors import (
    ErrorArgument,
    FivepointError,
    IllegalTurn,
    ParseError,
    shown,
)
from fivepoint.formats.matchfile import MatchFile, Remark
from fivepoint.formats.moved import moved
from fivepoint.formats.recorded import MOST_PLAYS, Recorded
from fivepoint.rules.actions import (
    Accept,
    Action,
    Beaver,
    Double,
    Drop,
    Play,
    Raccoon,
    Resign,
    Roll,
    Set,
    Take,
)
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.notation import read_turn
from fivepoint.rules.outcome import CubeOffer
from fivepoint.rules.record import LONGEST_TEXT, Record

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from fivepoint.formats.recorded import RecordedCube, RecordedPlay
    from fivepoint.rules.match import Match
    from fivepoint.rules.position import Position
    from fivepoint.rules.turn import TurnGraph


MOST_ACTIONS = 50_000
"""Of the longest match that is read: some 500 games."""

_BEAVERS = 30  # redoubles in a row, where a file shows that there are any


@contextmanager
def told_at(line: int) -> Generator[None, None, None]:
    """Whatever the rules refuse in here becomes a ParseError of ``line``."""
    try:
        yield
    except ParseError:
        raise
    except FivepointError as error:
        raise ParseError("event-refused", line=line, reason=error) from error


def rules_of_length(points: int) -> MatchRules:
    """The rules of a file that tells how many points are played to, 0 for money, and no more.

    ParseError for a match that is too long.
    """
    if points > LONGEST_MATCH:
        raise ParseError("match-length", line=1, length=points)
    return MatchRules(length=points or None, max_cube=None)


class _OtherRulesError(Exception):
    """The file shows that other ``rules`` were in force than it was read by."""

    def __init__(self, rules: MatchRules) -> None:
        super().__init__()
        self.rules = rules


def by_rules_that_fit(rules: MatchRules, read: Callable[[MatchRules], Replay]) -> Replay:
    """What ``read`` makes of a file by ``rules``, or by those that the file shows.

    A cube turned in what would be the Crawford game shows that there was none, a beaver in a
    money game that they were allowed.
    """
    while True:
        try:
            replay = read(rules)
            replay.settle()
        except _OtherRulesError as other:
            rules = other.rules
        else:
            return replay


class Replay:
    """A record in the making. ``record``, ``remarks`` and ``analysis`` may be taken at any time."""

    def __init__(
        self, rules: MatchRules, players: tuple[str, str], meta: tuple[tuple[str, str], ...] = ()
    ) -> None:
        with told_at(1):
            self.record = Record(rules, players, meta)
        self.remarks: list[Remark] = []
        self.analysis: dict[int, Recorded] = {}  # by the number of the action
        self._set: Set | None = None  # a position set up, by seat 0, for the next event
        self._set_line = 0
        self._comment = ""
        self._forbidden = 0  # the value of a cube offer that the rules refuse, while it is open

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.record.match

    def comment(self, text: str) -> None:
        """Free text that belongs to the next event."""
        self._comment = f"{self._comment}\n{text}".lstrip("\n")[:LONGEST_TEXT]

    def file(self, form: str, analyst: str = "") -> MatchFile:
        """All of it as read from a file of this format, analysed by the program ``analyst``."""
        self.settle()
        if self._comment.strip("\n") and self.record.entries:  # nothing followed it
            last = len(self.record) - 1
            text = f"{self.record.entries[last].comment}\n{self._comment}".strip("\n")
            self.record = self.record.commented(last, text[:LONGEST_TEXT])
        analysis = tuple(told for _, told in sorted(self.analysis.items()))
        return MatchFile(
            self.record, form, tuple(self.remarks), analysis, analyst if analysis else ""
        )

    def note(
        self,
        plays: Iterable[RecordedPlay] = (),
        cube: RecordedCube | None = None,
        luck: float | None = None,
        number: int | None = None,
    ) -> None:
        """What the file's analysis tells about the action of this number, else the last."""
        plays = tuple(islice(plays, MOST_PLAYS))
        number = len(self.record) - 1 if number is None else number
        if number >= 0 and (plays or cube is not None or luck is not None):
            before = self.analysis.get(number, Recorded(number))
            self.analysis[number] = Recorded(
                number,
                plays or before.plays,
                before.cube if cube is None else cube,
                before.luck if luck is None else luck,
            )

    def start_game(
        self, line: int, score: tuple[int, int] | None = None, *, crawford: bool | None = None
    ) -> None:
        """A new game begins, at ``score`` by seat if the file tells it.

        Where a file begins in the middle of a match, ``crawford`` False tells that it is not the
        Crawford game, though the score may look so.
        """
        self.settle()
        match = self.match
        if match.stage == "match-over":
            raise ParseError("game-after-match", line=line)
        if match.stage == "playing":
            self._end_by_score(line, score)
        if score is not None and score != self.match.score:
            if len(self.record) > 0:  # else the file begins in the middle of a match
                self._remark(
                    "score-differs",
                    line,
                    file=f"{score[0]}-{score[1]}",
                    found=f"{self.match.score[0]}-{self.match.score[1]}",
                )
            begun = Set(0, score=score)
            first = len(self.record) == 0
            if first and crawford is False and match.apply(begun).crawford:
                begun = replace(begun, crawford=False)
            self._do(begun, line)

    def set_position(
        self,
        position: Position,
        cube: int | None = None,
        owner: int | None = None,
        line: int = 0,
    ) -> None:
        """The game goes on, or the coming one begins, from ``position``, seen by seat 0.

        Who is on roll shows in what follows; ``line`` is named should nothing follow.
        """
        self._set, self._set_line = Set(0, position, cube=cube, owner=owner), line

    def place(self, seat: int, line: int) -> None:
        """The position asked for stands, with ``seat`` on roll and the dice not thrown."""
        self._do_set(seat, None, line)

    def roll(self, seat: int, dice: tuple[int, int], line: int) -> None:
        """``seat`` rolls, or begins the game with, ``dice``."""
        self._take_unsaid(seat, line)
        match = self.match
        if match.stage == "match-over":
            raise ParseError("game-after-match", line=line)
        if self._set is not None:
            self._do_set(seat, dice, line)
        elif match.stage != "playing":
            self._open(seat, dice, line)
        elif match.on_roll == seat and match.dice is None and match.offer is None:
            self._do(Roll(seat, dice), line)
        else:
            self._remark("turn-order", line, text=f"{dice[0]}{dice[1]}")
            self._set_up(seat, match.view(seat), dice, line)

    def may_be_unplayed(self, line: int, *, ended: bool) -> bool:
        """Whether a roll without a play, the last thing told of a game, was left unplayed.

        It was if there was a choice; that the game ``ended`` with it is remarked on. Where the
        file just stops, only a play that ends the game is taken for left out.
        """
        graph = self.match.graph
        if graph is None or graph.max_dice == 0:
            return False
        if len(graph.results) == 1:
            (only,) = graph.results
            return not ended and only.result is None
        if ended:
            self._remark("roll-unplayed", line)
        return True

    def play(self, seat: int, text: str, line: int, column: int = 0) -> None:
        """``seat`` plays the roll as written; an empty text is no play."""
        match = self.match
        graph = match.graph
        if graph is None or match.on_roll != seat:
            raise ParseError("play-without-roll", line=line, column=column, text=shown(text))
        try:
            result = self._read(graph, text, line)
        except IllegalTurn as refusal:
            result = _moved_anyway(graph.position, text)
            if result is None:
                raise ParseError(
                    "play-impossible", line=line, column=column, text=shown(text), reason=refusal
                ) from None
            self._remark("illegal-play", line, text=shown(text), reason=refusal)
            self._set_illegal(seat, text, result, line)
            return
        self._do(Play.from_steps(seat, graph.steps_to(result)), line)

    def play_to(self, seat: int, after: Position, text: str, line: int) -> None:
        """``seat`` plays the roll so that ``after``, in its own view, is reached.

        ``text`` is how the file writes it, for what is said about an illegal play.
        """
        graph = self.match.graph
        if graph is None or self.match.on_roll != seat:
            raise ParseError("play-without-roll", line=line, text=shown(text))
        if after in graph.results:
            self._do(Play.from_steps(seat, graph.steps_to(after)), line)
        else:
            reason = IllegalTurn("not-a-result", dice=f"{graph.dice[0]}-{graph.dice[1]}")
            self._remark("illegal-play", line, text=shown(text), reason=reason)
            self._set_illegal(seat, text, after, line)

    def play_illegally(self, seat: int, text: str, after: Position, line: int) -> None:
        """``seat`` plays something against the rules that leads to ``after``.

        ``after`` is seen by the next player.
        """
        self._remark("illegal-play-told", line)
        self._set_illegal(seat, text, after.flip(), line)

    def double(self, seat: int, value: int, line: int) -> None:
        """``seat`` offers the cube at ``value``, 0 if the file does not tell."""
        self._do_set(seat, None, line)
        match = self.match
        if value and value != 2 * match.stake:
            self._remark("cube-differs", line, file=value, found=2 * match.stake)
        if match.crawford:
            raise _OtherRulesError(replace(match.rules, crawford=False))
        self._offer(Double(seat), line)

    def redouble(self, seat: int, line: int) -> None:
        """``seat`` beavers, or raccoons a beaver."""
        offer, rules = self.match.offer, self.match.rules
        if rules.length is None and rules.cube and not rules.beavers:
            raise _OtherRulesError(replace(rules, beavers=_BEAVERS))
        raccoon = isinstance(offer, CubeOffer) and offer.redoubles % 2 == 1
        self._offer(Raccoon(seat) if raccoon else Beaver(seat), line)

    def take(self, seat: int, line: int) -> None:
        """``seat`` takes the cube offered."""
        value, self._forbidden = self._forbidden, 0
        match = self.match
        if value and match.on_roll is not None:
            self._do(Set(match.on_roll, match.position, None, value, 1 - match.on_roll), line)
        else:
            self._do(Take(seat), line)

    def drop(self, seat: int, line: int) -> None:
        """``seat`` drops the cube offered."""
        value, self._forbidden = self._forbidden, 0
        if value:
            self.win(1 - seat, self.match.stake, line)
        else:
            self._do(Drop(seat), line)

    def win(self, seat: int, points: int, line: int) -> None:
        """The file says that ``seat`` wins ``points`` (0: it does not tell how many).

        A game that the rules do not see ended was resigned, for as much as the points say.
        """
        self._do_set(seat, None, line)
        match = self.match
        if match.stage in ("game-over", "match-over"):
            last = match.games[-1]
            if last.winner != seat or points not in (0, last.points):
                self._remark("points-differ", line, file=points, found=last.points)
            return
        if match.stage == "opening":
            raise ParseError("win-without-game", line=line)
        loser = 1 - seat
        if isinstance(match.offer, CubeOffer):
            if match.offer.seat == seat:
                self._do(Drop(loser), line)
                self.win(seat, points, line)
                return
            self._set_up(match.on_roll or 0, match.position, None, line)
        possible = match.resignations(loser)
        result, rest = divmod(points, match.stake)
        if rest or result not in possible:
            if points:
                self._remark("points-impossible", line, points=points, cube=match.stake)
            fitting = [n for n in possible if n <= result <= 3]
            result = fitting[-1] if fitting else possible[0]
        self._do(Resign(loser, result), line)
        self._do(Accept(seat), line)

    def settle(self) -> None:
        """A position set up of which nothing tells who is on roll stands for seat 0."""
        if self._set is not None:
            self._remark("on-roll-unknown", self._set_line)
            self._do_set(0, None, self._set_line)

    # --- how it is done ---------------------------------------------------------------

    def _open(self, seat: int, dice: tuple[int, int], line: int) -> None:
        """The first roll of a game: ``seat`` threw the higher die and plays both."""
        if dice[0] == dice[1]:
            self._remark("opening-double", line, dice=f"{dice[0]}{dice[1]}")
            start = self.match.rules.start_position
            self._set_up(seat, start if seat == 0 else start.flip(), dice, line)
        else:
            high, low = max(dice), min(dice)
            self._do(Roll(seat, (high, low) if seat == 0 else (low, high)), line)

    def _do_set(self, seat: int, dice: tuple[int, int] | None, line: int) -> None:
        """Do what ``set_position`` has asked for, with ``seat`` on roll."""
        found, self._set = self._set, None
        if found is not None and found.position is not None:
            position = found.position if seat == 0 else found.position.flip()
            if self.match.crawford and found.cube not in (None, 1):
                raise _OtherRulesError(replace(self.match.rules, crawford=False))
            self._do(replace(found, seat=seat, position=position, dice=dice), line)

    def _read(self, graph: TurnGraph, text: str, line: int) -> Position:
        """The result of ``text``; of two equally near ones the first, with a remark.

        A forced play that was left out is added, with a remark.
        """
        try:
            return graph.play(text)
        except IllegalTurn as refusal:
            if refusal.code == "ambiguous-turn":
                first = str(refusal.arguments["first"])
                self._remark("ambiguous-play", line, text=shown(text), read=first)
                return graph.play(first)
            if not text and len(graph.results) == 1:
                (result,) = graph.results
                self._remark("forced-play-added", line)
                return result
            raise

    def _set_illegal(self, seat: int, text: str, result: Position, line: int) -> None:
        """``result`` of an illegal play, seen by ``seat`` who played it, is set up."""
        dice = self.match.dice or ("", "")
        self.comment(f"{dice[0]}{dice[1]}: {text}")
        if result.result is None:
            self._set_up(1 - seat, result.flip(), None, line)

    def _offer(self, action: Double | Beaver | Raccoon, line: int) -> None:
        """Offer the cube; an offer that the rules forbid is remembered for its answer."""
        fault = self.match.fault(action.seat, action.word)
        if self.match.stage == "playing" and (self._forbidden or fault is not None):
            self._forbidden = 2 * (self._forbidden or self.match.stake)
            self._remark("cube-refused", line, value=self._forbidden)
        else:
            self._do(action, line)

    def _take_unsaid(self, seat: int, line: int) -> None:
        """Whoever rolls after an offer has been taken, though the file does not say so."""
        offer = self.match.offer
        open_to_roller = isinstance(offer, CubeOffer) and self.match.on_roll == seat
        if open_to_roller or self._forbidden:
            if not (isinstance(offer, CubeOffer) and offer.redoubles):
                self._remark("take-missing", line)
            self.take(1 - offer.seat if isinstance(offer, CubeOffer) else 1 - seat, line)

    def _end_by_score(self, line: int, score: tuple[int, int] | None) -> None:
        """A game that the file leaves open goes to whoever has more points afterwards."""
        before = self.match.score
        gains = [0, 0] if score is None else [score[0] - before[0], score[1] - before[1]]
        if sorted(map(bool, gains)) == [False, True] and max(gains) > 0:
            winner = 0 if gains[0] else 1
            self._remark("game-left-open", line)
            self.win(winner, gains[winner], line)
        else:
            raise ParseError("game-unfinished", line=line)

    def _set_up(
        self, seat: int, position: Position, dice: tuple[int, int] | None, line: int
    ) -> None:
        match = self.match
        playing = match.stage == "playing"
        cube = match.cube if playing else None
        self._do(Set(seat, position, dice, cube, match.owner if playing else None), line)

    def _do(self, action: Action, line: int) -> None:
        if len(self.record) >= MOST_ACTIONS:
            raise ParseError("match-too-long", line=line, most=MOST_ACTIONS)
        comment, self._comment = self._comment.strip("\n"), ""
        with told_at(line):
            self.record = self.record.append(action, comment=comment)

    def _remark(self, code: str, line: int, **arguments: ErrorArgument) -> None:
        self.remarks.append(Remark(code, line, arguments))


def _moved_anyway(position: Position, text: str) -> Position | None:
    """Where the checkers stand after ``text`` whatever the rules say; None if they cannot."""
    try:
        legs = read_turn(text).legs
    except IllegalTurn:
        return None
    return moved(position, ((leg.origin, leg.target) for leg in legs))
