"""A person's decisions: what is asked, what can be typed, and what comes of it.

Every question takes the commands that are legal there and the general ones (help,
board, pips, ...). What is not understood is told and asked again; only answers that
the rules allow reach the session.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fivepoint.cli import words
from fivepoint.cli.words import Typed
from fivepoint.errors import FivepointError
from fivepoint.rules.actions import ACTIONS, Play, Resign, Roll
from fivepoint.rules.notation import format_turn
from fivepoint.rules.outcome import CubeOffer, ResignOffer

if TYPE_CHECKING:
    from fivepoint.cli.session import Session
    from fivepoint.rules.actions import Action
    from fivepoint.rules.dice import Dice
    from fivepoint.rules.turn import TurnGraph

_GENERAL = ("hint", "board", "pips", "score", "save", "help", "quit")
_DICE = re.compile(r"\s*([1-6])\s*[-/,; ]?\s*([1-6])\s*")


class Left(Exception):  # noqa: N818 - not an error: the person wants to stop
    """The person leaves the match, which can be resumed."""


class Person:
    """The person, or both persons, at the keyboard of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._console = session.console
        self._hinted: list[str] = []
        """The plays of the last hint for this roll, by their numbers less one."""

    def act(self, seat: int) -> None:
        """Have ``seat``, whose decision it is, take one action."""
        match self._session.match.phase:
            case "to-roll":
                self._before_roll(seat)
            case "moving":
                self._turn(seat)
            case "resign-offered":
                self._answer_resignation(seat)
            case _:
                self._answer_cube(seat)

    def between_games(self) -> None:
        """Wait until the next game is wanted."""
        self._ask("play-ask-next-game", self._session.viewer(), default="roll")

    def opening_roll(self) -> None:
        """Wait until the opening roll is wanted."""
        self._ask("play-ask-opening", self._session.viewer(), default="roll")

    def opening_dice(self) -> Dice:
        """The opening roll from real dice: White's die, then Black's."""
        white, black = self._names
        while True:
            typed = self._dice_or(
                "play-ask-opening-dice", self._session.viewer(), (), white=white, black=black
            )
            if not isinstance(typed, Typed):
                return typed

    def dice_for(self, seat: int) -> None:
        """Roll for ``seat``, a level's, with real dice; the person may also take back."""
        viewer = 1 - seat
        self._roll_typed(seat, viewer, "play-ask-dice-for", ("takeback", "resign"))

    # --- the questions -----------------------------------------------------------------

    def _before_roll(self, seat: int) -> None:
        session, name = self._session, self._names[seat]
        doubles = "double" in session.match.legal(seat)
        if session.setup.dice == "auto" and not doubles:
            session.commit(Roll(seat, session.roll()))
            return
        session.show_board(seat)
        others = (*(("double",) if doubles else ()), "resign", "takeback")
        if session.setup.dice == "typed":
            key = "play-ask-dice-or-double" if doubles else "play-ask-dice"
            self._roll_typed(seat, seat, key, others)
            return
        key = "play-ask-roll-or-double" if doubles else "play-ask-roll"
        typed = self._ask(key, seat, ("roll", *others), default="roll", name=name)
        if typed.command == "roll":
            session.commit(Roll(seat, session.roll()))
        else:
            self._commit(seat, typed)

    def _turn(self, seat: int) -> None:
        session, match = self._session, self._session.match
        graph = match.graph
        if graph is None or not graph.first_steps:
            session.commit(Play(seat, ()))
            return
        legs: list[str] = []
        shown: list[str] | None = None
        self._hinted = []
        while True:
            nodes = graph.nodes_after(" ".join(legs))
            complete = [node for node in nodes if not graph.steps(node)]
            if legs != shown and not (legs and session.in_words):
                session.show_board(seat, graph.position_at(nodes[0]))
            shown = list(legs)
            typed = self._ask_turn(seat, graph, nodes, legs, complete=bool(complete))
            match typed.command:
                case "roll" if complete:
                    session.commit(match.turn_to(graph.position_at(complete[0])))
                    return
                case "undo":
                    self._undo(seat, legs)
                case "moves":
                    turns = sorted(format_turn(graph.steps_to(r)) for r in graph.results)
                    self._console.say("play-turns", count=len(turns), turns=", ".join(turns))
                case "" if hinted := self._hinted_play(typed.rest):
                    legs = [hinted]
                case "":
                    turn = words.with_places(typed.rest, self._console.lang)
                    legs = self._with(graph, legs, turn)
                case _ if self._commit(seat, typed):
                    return
                case _:
                    pass

    def _hinted_play(self, typed: str) -> str | None:
        """The play of the last hint that has the number typed."""
        number = int(typed) if typed.isdecimal() and len(typed) == 1 else 0
        return self._hinted[number - 1] if 1 <= number <= len(self._hinted) else None

    def _ask_turn(
        self,
        seat: int,
        graph: TurnGraph,
        nodes: tuple[int, ...],
        legs: list[str],
        *,
        complete: bool,
    ) -> Typed:
        """The next thing typed for a turn of which ``legs`` are played so far."""
        name = self._names[seat]
        commands = ("undo", "moves", "resign", "takeback")
        if complete:
            told = {"name": name, "turn": " ".join(legs)}
            return self._ask(
                "play-ask-confirm", seat, ("roll", *commands), default="roll", turns=True, **told
            )
        steps = dict.fromkeys(
            format_turn([step[:3]]) for node in nodes for step in graph.steps(node)
        )
        told = {
            "name": name,
            "dice": "-".join(map(str, sorted(graph.dice, reverse=True))),
            "steps": ", ".join(steps),
        }
        return self._ask(
            "play-ask-rest" if legs else "play-ask-turn", seat, commands, turns=True, **told
        )

    def _with(self, graph: TurnGraph, legs: list[str], text: str) -> list[str]:
        """``legs`` with ``text`` added; ``text`` alone if only that is a beginning of a turn."""
        refusals: list[FivepointError] = []
        for tried in ([*legs, text], [text]):
            try:
                graph.nodes_after(" ".join(tried))
            except FivepointError as error:
                refusals.append(error)
            else:
                return tried
        self._console.refuse(refusals[0])
        return legs

    def _undo(self, seat: int, legs: list[str]) -> None:
        if legs:
            legs.pop()
        elif "takeback" in self._session.match.legal(seat):
            self._console.say("play-undo-or-takeback")
        else:
            self._console.say("play-nothing-to-undo")

    def _answer_cube(self, seat: int) -> None:
        session, match = self._session, self._session.match
        session.show_board(seat)
        legal = match.legal(seat)
        answers = tuple(word for word in ("take", "drop", "beaver", "raccoon") if word in legal)
        extra = answers[2] if len(answers) > 2 else "none"
        value = match.offer.value if isinstance(match.offer, CubeOffer) else 0
        self._commit(
            seat,
            self._ask(
                "play-ask-cube", seat, answers,
                name=self._names[seat], value=value, stake=match.cube, extra=extra,
            ),
        )  # fmt: skip

    def _answer_resignation(self, seat: int) -> None:
        match = self._session.match
        result = match.offer.n if isinstance(match.offer, ResignOffer) else 1
        answers = ("accept", "refuse")
        key = (
            "play-ask-resignation"
            if "refuse" in match.legal(seat)
            else "play-ask-resignation-largest"
        )
        self._session.show_board(seat)
        self._commit(seat, self._ask(key, seat, answers, name=self._names[seat], result=result))

    def _roll_typed(self, seat: int, asked: int, key: str, others: tuple[str, ...]) -> None:
        typed = self._dice_or(key, asked, others, name=self._names[seat])
        if isinstance(typed, Typed):
            self._commit(asked, typed)
        else:
            self._session.commit(Roll(seat, typed))

    def _dice_or(
        self, key: str, seat: int, others: tuple[str, ...], **arguments: str
    ) -> Dice | Typed:
        """Two dice as typed, or one of the ``others``."""
        while True:
            typed = self._ask(key, seat, others, turns=True, **arguments)
            if typed.command:
                return typed
            if found := _DICE.fullmatch(typed.rest):
                return int(found[1]), int(found[2])
            self._console.say("play-bad-dice", typed=typed.rest)

    # --- what is typed -----------------------------------------------------------------

    def _ask(
        self,
        key: str,
        seat: int,
        commands: tuple[str, ...] = (),
        *,
        default: str = "",
        turns: bool = False,
        **arguments: object,
    ) -> Typed:
        """One of ``commands``, or with ``turns`` any other text; general commands are done here.

        An empty line means ``default``; without one the question is asked again.
        """
        known = (*commands, *((default,) if default not in commands and default else ()))
        while True:
            line = self._console.ask(key, **arguments)
            if not line:
                if default:
                    return Typed(default, "")
                continue
            typed = words.understand(line, self._console.lang, known)
            if typed.command in known or (turns and not typed.command):
                return typed
            if typed.command in _GENERAL:
                self._general(typed, seat, known)
            elif typed.command:
                self._console.say("play-not-now", word=line, words=self._listed(known))
            else:
                self._console.say("play-not-understood", typed=line, words=self._listed(known))

    def _general(self, typed: Typed, seat: int, known: tuple[str, ...]) -> None:
        session, console = self._session, self._console
        match typed.command:
            case "hint":
                from fivepoint.cli.advice import advice

                advised = list(advice(session.match))
                for key, arguments in advised:
                    console.say(key, **arguments)
                self._hinted = [str(told["turn"]) for _, told in advised if "turn" in told]
            case "board":
                session.show_board(seat)
            case "pips":
                own, other = session.match.view(seat).pips
                console.say(
                    "play-pips", name=self._names[seat], own=own,
                    opponent=self._names[1 - seat], other=other,
                )  # fmt: skip
            case "score":
                session.tell_score()
            case "save":
                session.save()
                if session.file and not session.unsaved:
                    console.say("play-saved", file=session.file)
                elif not session.file:
                    console.say("play-saving-off")
            case "help":
                self._help(known)
            case _:
                raise Left

    def _help(self, known: tuple[str, ...]) -> None:
        from fivepoint.cli.layout import columns

        lang = self._console.lang
        self._console.say("play-help-turns")
        rows = [
            (", ".join(dict.fromkeys((*words.words(c, lang), *words.words(c, "en")))),
             self._console.text(f"play-help-{c}"))
            for c in words.COMMANDS
            if c in known or c in _GENERAL
        ]  # fmt: skip
        self._console.show(columns(rows, self._console.width))

    def _commit(self, seat: int, typed: Typed) -> bool:
        """Take the action typed; whether it was allowed. What forbids it is told."""
        try:
            action = self._resignation(seat, typed.rest) if typed.command == "resign" else None
            if typed.command == "resign" and action is None:
                return False
            self._session.commit(action or _action(seat, typed.command))
        except FivepointError as error:
            self._console.refuse(getattr(error, "cause", error))
            return False
        return True

    def _resignation(self, seat: int, rest: str) -> Action | None:
        """The resignation typed, asked for in full when its size is missing."""
        possible = self._session.match.resignations(seat)
        if not rest and len(possible) > 1:
            typed = self._ask("play-ask-resign", seat, ("undo",), turns=True)
            if typed.command:
                return None
            rest = typed.rest
        if not rest and possible:
            return Resign(seat, possible[0])
        if rest in {"1", "2", "3"}:
            return Resign(seat, int(rest))
        self._console.say("play-bad-resignation", typed=rest)
        return None

    def _listed(self, commands: tuple[str, ...]) -> str:
        shown = (*commands, "help")
        return ", ".join(words.words(command, self._console.lang)[0] for command in shown)

    @property
    def _names(self) -> tuple[str, str]:
        return self._session.names


def _action(seat: int, word: str) -> Action:
    return ACTIONS[word](seat)  # pyright: ignore[reportCallIssue]
