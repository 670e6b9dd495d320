"""One match or money session in the terminal, from its first roll to its last.

Keeps the record, saves every action before telling of it, and asks whoever must
decide: a level of the engine, or a person (``person``). Rules, dice and drawing are
elsewhere. Everything a person is told goes through the console.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fivepoint.cli import announce, board, dicebox
from fivepoint.cli.layout import wrap
from fivepoint.cli.person import Person
from fivepoint.cli.setup import PERSON
from fivepoint.engine.computer import decide
from fivepoint.errors import FivepointError, shown
from fivepoint.rules.actions import Roll

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.cli.console import Console
    from fivepoint.cli.saves import SaveFile
    from fivepoint.cli.setup import Setup
    from fivepoint.engine.levels import Level
    from fivepoint.rules.actions import Action
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.match import Match
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Record


class Session:
    """A match being played at one terminal.

    ``save`` is None when nothing is kept. ``plain``: the board always in words.
    """

    def __init__(
        self, record: Record, setup: Setup, save: SaveFile | None, console: Console, *, plain: bool
    ) -> None:
        self.record = record
        self.names = (shown(record.players[0]), shown(record.players[1]))
        """The players by seat, as they may be shown: a save from elsewhere may hold anything."""
        self.setup = setup
        self.console = console
        self.unsaved = False
        """Whether the last action could not be saved."""
        self._save = save
        self._plain = plain
        self._person = Person(self)

    @property
    def match(self) -> Match:
        """The state of the match now."""
        return self.record.match

    def run(self) -> None:
        """Play until the match is over; EOFError, KeyboardInterrupt or Left leave it before."""
        self.tell_score()
        if self.match.stage == "match-over":
            self._tell(announce.outcome(self.match, self.names))
        while self.match.stage != "match-over":
            seat = self.match.to_act
            if seat is None:
                self._opening()
            elif self.setup.seats[seat] == PERSON:
                self._person.act(seat)
            else:
                self._level_acts(seat, _level(self.setup.seats[seat]))

    def commit(self, action: Action) -> None:
        """Book ``action``, save it, then tell what happened. RulesError, IllegalTurn if refused."""
        before = self.match
        self.record = self.record.append(action, at=time.time_ns() // 1_000_000)
        self.save()
        self._tell(announce.sentences(before, action, self.match, self.names))

    def save(self) -> None:
        """Write the save file. A failure is told once, until it works again."""
        if self._save is None:
            return
        try:
            self._save.write(self.record)
        except FivepointError as error:
            if not self.unsaved:
                self.console.refuse(error)
                self.console.say("play-not-saved")
            self.unsaved = True
        else:
            if self.unsaved:
                self.console.say("play-saved-again", file=str(self._save.path))
            self.unsaved = False

    @property
    def file(self) -> str:
        """The name of the save file, "" without one."""
        return "" if self._save is None else str(self._save.path)

    def roll(self) -> Dice:
        """The next roll of the seed."""
        return dicebox.roll(self.setup.seed, self.match.rolls)

    def show_board(self, viewer: int, position: Position | None = None) -> None:
        """Draw the table for ``viewer``: ``position``, in their view, or the match's own."""
        match = self.match
        scene = board.Scene(
            position=match.view(viewer) if position is None else position,
            viewer=viewer,
            names=self.names,
            points=match.score,
            cube=match.cube,
            owner=match.owner,
            dice=match.dice or (),
            roller=match.on_roll or 0,
            home=self.setup.home,
        )
        console = self.console
        if self._plain or console.width < board.COMPACT_WIDTH:
            lines = [
                x for line in board.plain(scene, console.lang) for x in wrap(line, console.width)
            ]
        else:
            lines = ["", *board.compact(scene, console.ink, console.lang)]
        console.show(lines)

    @property
    def in_words(self) -> bool:
        """Whether the board is told in words now."""
        return self._plain or self.console.width < board.COMPACT_WIDTH

    def tell_score(self) -> None:
        """Tell the score, the number of the game and what is special about it."""
        self._tell(announce.score(self.match, self.names))

    def _tell(self, sentences: Iterator[announce.Sentence]) -> None:
        for key, arguments in sentences:
            self.console.say(key, **arguments)

    def viewer(self) -> int:
        """The seat whose view the table has when nobody must decide: a person's, if one plays."""
        seats = self.setup.seats
        return 1 if seats[0] != PERSON and seats[1] == PERSON else 0

    def _opening(self) -> None:
        """The roll that starts a game."""
        match = self.match
        number = match.game if match.stage == "opening" else match.game + 1
        if match.stage == "game-over":
            self._person.between_games()
        if match.opening_doubles == 0 and (match.stage == "game-over" or match.rolls == 0):
            self.console.say("play-game", number=number)
        if self.setup.dice == "press" and match.stage == "opening":
            self._person.opening_roll()
        dice = self._person.opening_dice() if self.setup.dice == "typed" else self.roll()
        self.commit(Roll(self.viewer(), dice))

    def _level_acts(self, seat: int, level: Level) -> None:
        seed = dicebox.choice_seed(self.setup.seed, len(self.record))
        action = decide(self.match, level, seat, seed)
        if not isinstance(action, Roll):
            self.commit(action)
        elif self.setup.dice == "typed":
            self._person.dice_for(seat)
        else:
            self.commit(Roll(seat, self.roll()))


def _level(name: str) -> Level:
    from fivepoint.engine.levels import find_level

    return find_level(name)
