"""One decision as a card of the report: board, arrows, candidates or cube table, sentences.

Seat 0 has the white checkers throughout; whoever decides sits at the bottom, so that a
play can be read off in its own numbers. Everything that comes from a record is escaped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint.analysis.markup import element, heading, table, told
from fivepoint.picture import Arrows, Picture, board_svg
from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.analysis.decision import Candidate, CubeVerdict, Decision, RolledLuck
    from fivepoint.analysis.words import Words
    from fivepoint.engine.probabilities import Probabilities
    from fivepoint.picture import ArrowKind

_SHOWN = 5
"""Candidates in a table; the play made stands below them if it is none of these."""

_CHANCE_HEADS = ("win", "gammon", "backgammon", "lose", "gammon", "backgammon")

MARK_CLASSES: dict[str, ArrowKind] = {"?!": "inaccuracy", "?": "error", "??": "blunder"}


@dataclass(frozen=True, slots=True)
class Cards:
    """Makes cards for one report."""

    words: Words
    players: tuple[str, str]
    luck: dict[int, RolledLuck]
    """The luck of the roll that is played by the action of each number."""

    def card(self, decision: Decision, *, open_now: bool) -> str:
        """The decision as a card, folded up unless ``open_now``."""
        board = board_svg(self.picture(decision), shared=True) + self._standing(decision)
        body = element("div", board, class_="board") + element(
            "div", self._verdict(decision), class_="verdict"
        )
        return element(
            "details",
            element("summary", self.line(decision)),
            element("div", body, class_="body"),
            class_=f"card {kind_of(decision)}",
            id=anchor(decision),
            open="open" if open_now else "",
        )

    def picture(self, decision: Decision) -> Picture:
        """The board of a decision with its arrows."""
        own = decision.seat == decision.on_roll
        position = decision.position if own else decision.position.flip()
        state = decision.state if own else decision.state.flip()
        offered = decision.kind == "answer" and state.cube is not None
        return Picture(
            position.board,
            position.men,
            white_below=decision.seat == 0,
            dice=decision.dice,
            dice_below=own,
            cube=2 * (state.cube or 1) if offered else state.cube,
            owner=state.owner,
            offered="me" if offered else None,
            arrows=_arrows(decision),
            label=self.words.say(
                "board",
                player=self.players[decision.seat],
                pips=position.pips[0],
                other=position.pips[1],
            ),
        )

    def line(self, decision: Decision) -> str:
        """The line that is seen while the card is folded up."""
        words = self.words
        dice = ""
        if decision.dice is not None and decision.kind == "play":
            dice = told("span", f"{decision.dice[0]}{decision.dice[1]}", class_="dice") + " "
        made = told("bdi", words.made(decision))
        return (
            told("span", words.when(decision, self.players), class_="when")
            + element("span", dice, made, class_="made")
            + self.loss(decision)
        )

    def loss(self, decision: Decision) -> str:
        """The mark and the equity lost; nothing where nothing was."""
        if decision.loss is None or decision.loss < 0.0005:
            return element("span", class_="loss")
        return told(
            "span",
            f"{decision.mark} −{self.words.number(decision.loss, 3)}",
            class_=f"loss {kind_of(decision)}",
            title=self.words.mark_name(decision.mark) if decision.mark else "",
        )

    def _standing(self, decision: Decision) -> str:
        """Score and cube below the board, and the position's identifier."""
        words, state = self.words, decision.state
        parts: list[str] = []
        if isinstance(state, MatchState):
            own, other = state.score
            parts.append(words.say("standing", own=own, other=other, length=state.length))
            if state.crawford:
                parts.append(words.say("crawford"))
        if state.cube is not None:
            parts.append(words.say("cube-value", cube=state.cube))
        parts.append(decision.position.position_id)
        return told("p", " · ".join(parts), class_="small")

    def _verdict(self, decision: Decision) -> str:
        words = self.words
        parts: list[str] = []
        if decision.problem is not None:
            parts.append(told("p", words.say(f"problem-{decision.problem}")))
        elif decision.loss is None:
            parts.append(told("p", words.say("problem-not-judged")))
        elif decision.kind == "play":
            parts.append(self._candidates(decision))
        elif decision.cube is not None:
            of = words.say("figures-of", player=self.players[decision.on_roll])
            parts += [self._cube(decision.cube), told("p", of, class_="small")]
        else:
            parts.append(told("p", words.say("best-is", best=words.best(decision))))
            if decision.equity is not None:
                worth = words.signed(decision.equity)
                parts.append(told("p", words.say("resigning", equity=worth)))
        notes = self._notes(decision) if decision.loss is not None else []
        if notes:
            parts.append(told("p", " · ".join(notes), class_="small"))
        if decision.comment:
            parts.append(told("p", decision.comment, class_="comment"))
        return "".join(parts)

    def _notes(self, decision: Decision) -> list[str]:
        """What else is to be said: forced, not counted, a lucky roll."""
        words, luck = self.words, self.luck.get(decision.number)
        notes: list[str] = []
        if decision.forced:
            notes.append(words.say("forced"))
        elif not decision.counted:
            notes.append(words.say("not-counted"))
        if luck is not None and luck.mark and decision.kind == "play":
            notes.append(words.say("lucky-by", luck=words.signed(luck.luck)))
        return notes

    def _candidates(self, decision: Decision) -> str:
        shown = list(decision.candidates[:_SHOWN])
        rows = [self._row(i + 1, candidate, decision) for i, candidate in enumerate(shown)]
        played = decision.played
        if played is not None and played not in shown:
            rows.append(self._row(decision.candidates.index(played) + 1, played, decision))
            shown.append(played)
        left = decision.legal - len(shown)
        more = self.words.say("not-listed", count=left) if left > 0 else ""
        match = isinstance(decision.state, MatchState)
        heads = ("play", "plies", "equity", "loss", *(("mwc",) if match else ()), *_CHANCE_HEADS)
        note = told("p", more, class_="small") if more else ""
        return table(self._heads(heads), rows) + note

    def _row(self, place: int, candidate: Candidate, decision: Decision) -> str:
        words = self.words
        cells = [
            str(candidate.plies),
            words.signed(candidate.equity),
            f"−{words.number(candidate.equity_loss, 3)}" if candidate.equity_loss >= 0.0005 else "",
            *([] if candidate.mwc is None else [words.percent(candidate.mwc, 2)]),
        ]
        sign = ("✓" if place == 1 else "✗") if candidate.played else ""
        play = told("bdi", candidate.turn or words.say("no-move"))
        return element(
            "tr",
            element("th", f"{place} {sign} ", play, scope="row"),
            *(told("td", cell) for cell in cells),
            *self._six(candidate.probabilities),
            class_=self._row_class(place, candidate, decision),
        )

    def _row_class(self, place: int, candidate: Candidate, decision: Decision) -> str:
        kinds = [
            *(["best"] if place == 1 else []),
            *([kind_of(decision)] if candidate.played and place > 1 else []),
            *(["played"] if candidate.played else []),
            *(["shallow"] if candidate.plies < decision.candidates[0].plies else []),
        ]
        return " ".join(kinds)

    def _cube(self, cube: CubeVerdict) -> str:
        words = self.words
        best = cube.doubled if cube.action == "double" else cube.no_double
        actions = [
            ("action-no-double", cube.no_double),
            ("cube-double-take", cube.double_take),
            ("cube-double-drop", cube.double_drop),
            *([] if cube.double_beaver is None else [("cube-double-beaver", cube.double_beaver)]),
        ]
        winning = [*(cube.mwc or ()), *([None] * len(actions))]
        rows = [
            element(
                "tr",
                told("th", words.say(key), scope="row"),
                told("td", words.signed(value)),
                told("td", words.signed(value - best)),
                *([] if cube.mwc is None else [told("td", words.percent(mwc, 2) if mwc else "")]),
            )
            for (key, value), mwc in zip(actions, winning, strict=False)
        ]
        heads = ("action", "equity", "difference", *(() if cube.mwc is None else ("mwc",)))
        row = element("tr", *self._six(cube.probabilities), told("td", str(cube.plies)))
        right = words.say("right", action=cube.action.replace(" ", "-"), response=cube.response)
        chances = table(self._heads((*_CHANCE_HEADS, "plies")), [row], class_="chances")
        return table(self._heads(heads), rows) + told("p", right) + chances

    def _heads(self, heads: Iterable[str]) -> list[str]:
        """The heads of a table by their keys, ``head-<head>``."""
        return [heading(self.words.say(f"head-{head}")) for head in heads]

    def _six(self, chances: Probabilities) -> list[str]:
        """The cells under ``_CHANCE_HEADS``, in per cent."""
        win, gammon, backgammon, lose_gammon, lose_backgammon = chances
        shown = (win, gammon, backgammon, 1 - win, lose_gammon, lose_backgammon)
        return [told("td", self.words.number(100 * chance, 1)) for chance in shown]


def kind_of(decision: Decision) -> str:
    """The class of a decision's looks: its mark, or how little there was to decide."""
    if decision.mark:
        return MARK_CLASSES[decision.mark]
    return "fine" if decision.counted or decision.error else "quiet"


def anchor(decision: Decision) -> str:
    """The id of a decision's card."""
    return f"d{decision.number}-{decision.kind}"


def _arrows(decision: Decision) -> tuple[Arrows, ...]:
    """The one made if it lost something, and over it the best play."""
    if decision.kind != "play" or not decision.candidates:
        return ()
    best, played = decision.candidates[0], decision.played
    right = Arrows(best.steps)
    if played is None or played is best or decision.error is None:
        return (right,)
    return (Arrows(played.steps, MARK_CLASSES.get(decision.mark, "inaccuracy")), right)
