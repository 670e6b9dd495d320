"""A match in progress: the immutable state that a list of actions leads to.

``Match.start(rules)`` and then ``apply`` for each action: a fold, with no clock,
no dice of its own and no memory outside the value. Every action is checked; one
that the rules do not allow raises RulesError or IllegalTurn and changes nothing.

Seats are 0 (White) and 1 (Black). ``position`` is seen by the seat on roll. Dice
come in with the actions. Who may take back, fall on time or claim is agreed at
the table; this module only says what then follows:

- A resignation may be offered by either seat while a game is being played and no
  other offer is open. It belongs to the seat it names, even if the turn has passed
  since. To an offered double the answer is take or drop, not a resignation.
- The clock of a seat can fall only while the decision is its own. In a match that
  loses the match; in a money session the game, by the largest result still
  possible. A claim against a seat that is gone costs it the same. Whoever lets the
  clock fall instead of answering a resignation has accepted it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from fivepoint.errors import RulesError, shown
from fivepoint.rules.actions import (
    ACTIONS,
    Accept,
    Action,
    Beaver,
    Claim,
    Double,
    Drop,
    Flag,
    Play,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Set,
    Take,
    Takeback,
    check_seat,
)
from fivepoint.rules.cube import (
    CubeState,
    MatchState,
    Money,
    Side,
    check_score,
    double_fault,
    fits_cap,
    points_won,
    redouble_fault,
)
from fivepoint.rules.dice import opening_winner
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.outcome import CubeOffer, GameResult, ResignOffer
from fivepoint.rules.resign import possible_losses
from fivepoint.rules.turn import turn_graph

if TYPE_CHECKING:
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.outcome import Ending, Phase, Stage
    from fivepoint.rules.position import Position
    from fivepoint.rules.turn import TurnGraph


@dataclass(frozen=True)
class Match:
    """The state of a match. Read it freely; change it only by ``apply``.

    ``on_roll`` is the seat whose turn it is in the game, None before the opening roll;
    ``position`` is seen by it (by White before the opening roll), and stays after the
    game as it ended. ``cube`` is the stake that a drop would cost now, None without a
    cube. ``game`` counts from 1; ``crawford`` tells whether it is the Crawford game, until
    it ends. ``rolls`` counts the rolls so far, opening ones and
    ties included, taken-back ones not: the number of the next roll in a dice stream.
    ``winner`` is None while the match runs, and after a session that ended level.
    """

    rules: MatchRules
    position: Position
    stage: Stage = "opening"
    on_roll: int | None = None
    dice: Dice | None = None
    cube: int | None = 1
    owner: int | None = None
    offer: CubeOffer | ResignOffer | None = None
    score: tuple[int, int] = (0, 0)
    game: int = 1
    crawford: bool = False
    crawford_played: bool = False
    opening_doubles: int = 0
    rolls: int = 0
    games: tuple[GameResult, ...] = ()
    winner: int | None = None
    last_turn: Match | None = field(default=None, compare=False, repr=False)
    """The state in which the last turn of this game was about to be played."""

    @classmethod
    def start(cls, rules: MatchRules) -> Match:
        """A match of which nothing has been played. RulesError for what are no rules."""
        if not isinstance(rules, MatchRules):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RulesError("record-rules", value=shown(rules))
        return _with_crawford(cls(rules, rules.start_position, cube=1 if rules.cube else None))

    # --- what there is to see ---------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What the match is waiting for."""
        if self.stage != "playing":
            return self.stage
        if isinstance(self.offer, ResignOffer):
            return "resign-offered"
        if isinstance(self.offer, CubeOffer):
            if self.offer.redoubles == 0:
                return "double-offered"
            return "beaver-offered" if self.offer.redoubles % 2 else "raccoon-offered"
        return "to-roll" if self.dice is None else "moving"

    @property
    def stake(self) -> int:
        """What the game is worth now before gammons: the cube, 1 without one."""
        return self.cube or 1

    @property
    def to_act(self) -> int | None:
        """The seat whose decision it is; None at an opening roll and when nothing is to decide."""
        if self.stage != "playing":
            return None
        return self.on_roll if self.offer is None else 1 - self.offer.seat

    @cached_property
    def graph(self) -> TurnGraph | None:
        """The turn graph of the roll to be played, in the view of the seat on roll."""
        if self.phase != "moving" or self.dice is None:
            return None
        return turn_graph(self.position, self.dice)

    def view(self, seat: int) -> Position:
        """The position seen by ``seat``."""
        check_seat(seat)
        return self.position if seat == (self.on_roll or 0) else self.position.flip()

    def state(self, seat: int) -> CubeState:
        """Cube and score as ``seat`` sees them, for the engine; between games, those of the next.

        RulesError after the match.
        """
        check_seat(seat)
        if self.stage == "match-over":
            raise RulesError("match-over")
        if self.stage == "game-over":
            return _next_game(self).state(seat)
        side: Side | None = None if self.owner is None else "me" if self.owner == seat else "other"
        rules = self.rules
        if rules.length is None:
            return Money(self.cube, side, rules.jacoby, rules.beavers, rules.max_cube)
        score = self.score if seat == 0 else (self.score[1], self.score[0])
        return MatchState(rules.length, score, self.cube, side, self.crawford, rules.max_cube)

    def resignations(self, seat: int) -> tuple[int, ...]:
        """The results by which ``seat`` could offer to lose the present game; () without one."""
        check_seat(seat)
        if self.stage != "playing":
            return ()
        if not self.state(seat).gammons_count:
            return (1,)
        return possible_losses(self.position, "me" if seat == self.on_roll else "other")

    def legal(self, seat: int) -> tuple[str, ...]:
        """The words of all actions that ``seat`` may take now, in the order of ``ACTIONS``.

        ``takeback``, ``flag``, ``claim`` and ``set`` are among them wherever the rules
        of play have nothing against it; whether they are agreed on is the table's matter.
        """
        check_seat(seat)
        return tuple(word for word in ACTIONS if self.fault(seat, word) is None)

    def turn_to(self, result: Position) -> Play:
        """The action that plays the present roll to ``result`` (not flipped).

        IllegalTurn if no legal turn ends there, RulesError if no roll is to be played.
        """
        if self.graph is None or self.on_roll is None:
            raise RulesError("not-rolled")
        return Play.from_steps(self.on_roll, self.graph.steps_to(result))

    def fault(self, seat: int, word: str) -> str | None:
        """The code of the rule that forbids ``seat`` the action ``word`` now, None if allowed."""
        if word not in ACTIONS:
            return "unknown-action"
        if self.stage == "match-over":
            return "match-over"
        if word == "set":
            return None
        if word == "takeback":
            return None if _turn_of(self, seat) is not None else "nothing-to-take-back"
        if word == "claim":
            in_game = self.stage == "playing" or self.rules.length is not None
            return None if in_game else "no-game"
        if self.stage != "playing":
            return None if word == "roll" else "no-game"
        if word in ("accept", "refuse"):
            return _resignation_fault(self, seat, word)
        if word == "resign":
            return None if self.offer is None else "offer-open"
        if seat != self.to_act:
            return "not-your-decision"
        if word == "flag":
            return None
        if word in ("take", "drop", "beaver", "raccoon"):
            return _answer_fault(self, word)
        if self.offer is not None:
            return "offer-open"
        if word == "play":
            return "not-rolled" if self.dice is None else None
        if self.dice is not None:
            return "already-rolled"
        return double_fault(self.state(seat)) if word == "double" else None

    # --- the fold ---------------------------------------------------------------------

    def apply(self, action: Action) -> Match:
        """The match after ``action``. RulesError or IllegalTurn says why it is not allowed."""
        if type(action) not in ACTIONS.values():
            raise RulesError("unknown-action", word=shown(action))
        fault = self.fault(action.seat, action.word)
        if fault is not None:
            raise RulesError(fault, word=action.word, seat=action.seat)
        match action:
            case Roll():
                return _roll(self, action)
            case Play():
                return _play(self, action)
            case Double(seat=seat):
                return replace(self, offer=CubeOffer(seat, 2 * self.stake))
            case Take():
                return _accept_cube(self)
            case Drop(seat=seat):
                return _finish(self, 1 - seat, 1, "drop")
            case Beaver(seat=seat) | Raccoon(seat=seat):
                return _redouble(self, seat)
            case Resign():
                return _resign(self, action)
            case Accept():
                return _accept_resignation(self)
            case Refuse():
                return replace(self, offer=None)
            case Takeback(seat=seat):
                return _take_back(self, seat)
            case Flag(seat=seat):
                if isinstance(self.offer, ResignOffer):
                    return _accept_resignation(self)
                return _forfeit(self, seat, "flag")
            case Claim(seat=seat):
                return _forfeit(self, 1 - seat, "claim")
            case Set():
                return _set(self, action)


def _roll(match: Match, action: Roll) -> Match:
    rolled = match if match.stage != "game-over" else _next_game(match)
    rolled = replace(rolled, rolls=rolled.rolls + 1)
    if rolled.stage == "playing":
        return replace(rolled, dice=action.dice)
    winner = opening_winner(action.dice)
    if winner is None:
        return _opening_tie(rolled)
    position = match.rules.start_position
    return replace(
        rolled,
        stage="playing",
        on_roll=winner,
        position=position if winner == 0 else position.flip(),
        dice=action.dice if match.rules.opening == "plays-both" else None,
    )


def _opening_tie(match: Match) -> Match:
    """The opening roll is thrown again (2.3); an automatic double turns the cube (10.5)."""
    if (
        match.opening_doubles < match.rules.automatic_doubles
        and match.cube is not None
        and fits_cap(2 * match.cube, match.rules.max_cube)
    ):
        doubles = match.opening_doubles + 1
        return replace(match, cube=2 * match.cube, opening_doubles=doubles)
    return match


def _next_game(match: Match) -> Match:
    """The same match with its next game about to begin."""
    return _with_crawford(
        replace(
            match,
            stage="opening",
            position=match.rules.start_position,
            on_roll=None,
            dice=None,
            cube=1 if match.rules.cube else None,
            owner=None,
            offer=None,
            game=match.game + 1,
            opening_doubles=0,
            last_turn=None,
        )
    )


def _with_crawford(match: Match) -> Match:
    """The coming game marked as the Crawford game if it is that one (11.3, 11.4)."""
    length = match.rules.length
    due = (
        match.rules.crawford
        and length is not None
        and length > 1
        and not match.crawford_played
        and (match.score[0] == length - 1) != (match.score[1] == length - 1)
    )
    return replace(match, crawford=due)


def _play(match: Match, action: Play) -> Match:
    graph = match.graph
    if graph is None:
        raise RulesError("not-rolled")
    steps = graph.walk(action.steps)
    result = graph.position_at(steps[-1].next) if steps else graph.position
    played = replace(match, position=result, dice=None, last_turn=replace(match))
    if result.result is not None:
        return _finish(played, action.seat, result.result, "off")
    return replace(played, position=result.flip(), on_roll=1 - action.seat)


def _answer_fault(match: Match, word: str) -> str | None:
    """Why the open offer of the cube cannot be answered with ``word``."""
    offer = match.offer
    if not isinstance(offer, CubeOffer):
        return "no-double-offered"
    if word in ("take", "drop"):
        return None
    if word != ("raccoon" if offer.redoubles % 2 else "beaver"):
        return "wrong-redouble"
    return redouble_fault(match.state(1 - offer.seat), offer.redoubles)


def _accept_cube(match: Match) -> Match:
    """The offered value becomes the stake (docs/rules.md 9.3).

    The cube goes to the side that was doubled, and stays there through beavers and raccoons.
    """
    offer, doubler = match.offer, match.on_roll
    if not isinstance(offer, CubeOffer) or doubler is None:
        raise RulesError("no-double-offered")
    return replace(match, cube=offer.value, owner=1 - doubler, offer=None)


def _redouble(match: Match, seat: int) -> Match:
    """A beaver or raccoon: the offer is taken, twice its value offered back (10.3, 10.4)."""
    redoubles = match.offer.redoubles + 1 if isinstance(match.offer, CubeOffer) else 1
    taken = _accept_cube(match)
    return replace(taken, offer=CubeOffer(seat, 2 * taken.stake, redoubles))


def _resign(match: Match, action: Resign) -> Match:
    possible = match.resignations(action.seat)
    if action.n not in possible:
        raise RulesError("resign-impossible", n=action.n, least=possible[0], largest=possible[-1])
    return replace(match, offer=ResignOffer(action.seat, action.n))


def _resignation_fault(match: Match, seat: int, word: str) -> str | None:
    """Why the open resignation cannot be accepted, refused or withdrawn by ``seat`` (12.4)."""
    offer = match.offer
    if not isinstance(offer, ResignOffer):
        return "no-resignation"
    if seat == offer.seat:
        return None if word == "refuse" else "not-your-decision"
    if word == "refuse" and offer.n >= match.resignations(offer.seat)[-1]:
        return "largest-refused"
    return None


def _accept_resignation(match: Match) -> Match:
    if not isinstance(match.offer, ResignOffer):
        raise RulesError("no-resignation")
    return _finish(match, 1 - match.offer.seat, match.offer.n, "resign")


def _turn_of(match: Match, seat: int) -> Match | None:
    """The state in which the last turn of ``seat`` in this game was about to be played."""
    before = match.last_turn
    while before is not None and before.on_roll != seat:
        before = before.last_turn
    return before


def _take_back(match: Match, seat: int) -> Match:
    before = _turn_of(match, seat)
    if before is None:
        raise RulesError("nothing-to-take-back")
    return before


def _forfeit(match: Match, loser: int, ending: Ending) -> Match:
    """The match is lost, or in a money session the game by the most it can still cost."""
    if match.rules.length is None:
        return _finish(match, 1 - loser, match.resignations(loser)[-1], ending)
    present = match if match.stage != "game-over" else _next_game(match)
    missing = match.rules.length - match.score[1 - loser]
    return _book(present, 1 - loser, missing, ending, result=0, counted=0)


def _finish(match: Match, winner: int, result: int, ending: Ending) -> Match:
    """The game is won by ``winner``."""
    state = match.state(winner)
    points = points_won(state, result)
    counted = result if state.gammons_count else 1
    return _book(match, winner, points, ending, result=result, counted=counted)


def _book(
    match: Match, winner: int, points: int, ending: Ending, *, result: int, counted: int
) -> Match:
    score = (
        match.score[0] + (points if winner == 0 else 0),
        match.score[1] + (points if winner == 1 else 0),
    )
    booked = GameResult(
        match.game, winner, ending, result, counted, match.stake, points, score, match.crawford
    )
    length, games = match.rules.length, match.rules.games
    if length is not None:
        over = score[winner] >= length
        match_winner = winner if over else None
    else:
        over = games is not None and len(match.games) + 1 >= games
        level = score[0] == score[1]
        match_winner = None if level or not over else 0 if score[0] > score[1] else 1
    return replace(
        match,
        stage="match-over" if over else "game-over",
        dice=None,
        offer=None,
        score=score,
        crawford=False,
        crawford_played=match.crawford_played or match.crawford,
        games=(*match.games, booked),
        winner=match_winner,
    )


def _set(match: Match, action: Set) -> Match:
    """The position, the score or both replaced; RulesError if they cannot go together."""
    changed = _next_game(match) if match.stage == "game-over" else match
    if action.score is not None:
        check_score(action.score, match.rules.length)
    score = action.score or changed.score
    changed = replace(changed, score=score, offer=None, dice=None, last_turn=None)
    changed = _set_crawford(changed, action)
    cube = 1 if match.rules.cube else None
    if action.position is None:
        return replace(
            changed,
            stage="opening",
            on_roll=None,
            position=match.rules.start_position,
            cube=cube,
            owner=None,
            opening_doubles=0,
        )
    if action.cube is not None and cube is None:
        raise RulesError("no-cube")
    changed = replace(
        changed,
        stage="playing",
        on_roll=action.seat,
        position=action.position,
        dice=action.dice,
        cube=action.cube if action.cube is not None else cube,
        owner=action.owner,
    )
    changed.state(action.seat)  # refuses a cube and a score that cannot go together
    return changed


def _set_crawford(match: Match, action: Set) -> Match:
    """Whether the game set up is the Crawford game, as told or else by the score."""
    length = match.rules.length
    if action.crawford is None:
        if action.score is None:
            return match
        one_away = length is not None and length - 1 in match.score
        played = match.crawford_played and one_away
        return _with_crawford(replace(match, crawford_played=played))
    fresh = _with_crawford(replace(match, crawford_played=False))
    if action.crawford and not fresh.crawford:
        raise RulesError("crawford-not-due")
    one_away = length is not None and length - 1 in match.score
    return replace(
        fresh, crawford=action.crawford, crawford_played=one_away and not action.crawford
    )
