"""Match files of GNU Backgammon: SGF with one game tree for each game.

White (W) is seat 0, Black (B) seat 1. Points are letters, ``a`` to ``x`` White's 1 to 24
for both colours, ``y`` the bar, ``z`` off. A node is a roll with its play (``W[31hefe]``),
a word of the cube, or a position set up (AE, AW, AB, PL, CV, CP, DI). Comments are kept,
analyses read (``sgf_analysis``) and not written. The text form itself is in ``sgf_tree``.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.replay import Replay, by_rules_that_fit, told_at
from fivepoint.formats.sgf_analysis import read_cube, read_luck, read_plays
from fivepoint.formats.sgf_tree import Node, read_trees, write_trees
from fivepoint.formats.tree import Tree
from fivepoint.formats.writing import Losses, counted, unplayed_roll
from fivepoint.rules.actions import Beaver, Double, Drop, Play, Raccoon, Refuse, Roll, Set, Take
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.notation import place_name
from fivepoint.rules.outcome import CubeOffer
from fivepoint.rules.position import BAR, OFF, Position

if TYPE_CHECKING:
    from fivepoint.formats.matchfile import MatchFile, Remark
    from fivepoint.formats.recorded import RecordedCube
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match
    from fivepoint.rules.outcome import GameResult
    from fivepoint.rules.record import Record

_COLOURS = ("W", "B")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"  # y the bar, z off
_PLAY = re.compile(r"([1-6])([1-6])((?:[a-z]{2}){0,4})")
_RESULT = re.compile(r"([WB])\+(\d{1,9})")
_META = {
    "DT": "EventDate", "EV": "Event", "RO": "Round", "PC": "Site", "AN": "Annotator",
    "GC": "Comment", "WR": "Player 1 Elo", "BR": "Player 2 Elo",
}  # fmt: skip


_FURTHER = "XM"  # a property of our own, as SGF allows: further texts, each ["name", "text"]


def looks_like_sgf(text: str) -> bool:
    """Whether ``text`` is SGF of backgammon: game number 6."""
    return re.match(r"\s*\(\s*;", text) is not None and "GM[6]" in text[:2_000]


def read_sgf(text: str) -> MatchFile:
    """The match in ``text``; ParseError with the line where it cannot be read.

    What the rules do not confirm is kept and remarked on, see ``matchfile``.
    """
    games = [tree for tree in read_trees(text.lstrip("\ufeff")) if tree]
    if not games:
        raise ParseError("mat-no-game")
    with told_at(games[0][0].line):
        rules = _rules(games[0][0])
    replay = by_rules_that_fit(rules, lambda rules: _replayed(games, rules))
    analyst = games[0][0].first("AP").replace(":", " ")
    return replay.file("sgf", analyst)


def _rules(root: Node) -> MatchRules:
    match_info = _match_info(root)
    length = match_info.get("length", 0)
    customs = set(root.first("RU").split(":"))
    if length > LONGEST_MATCH:
        raise ParseError("match-length", line=root.line, length=length)
    hyper = any(custom.startswith("Hypergammon") for custom in customs)
    variant = "nackgammon" if "Nackgammon" in customs else "hypergammon" if hyper else "backgammon"
    cube = "NoCube" not in customs
    return MatchRules(
        length=length or None,
        variant=variant,
        crawford="Crawford" in customs or not length,
        cube=cube,
        max_cube=None,
        jacoby=not length and cube and "Jacoby" in customs,
    )


def _match_info(root: Node) -> dict[str, int]:
    """The numbers of MI, which is one property with several values."""
    pairs = (value.partition(":") for value in root.properties.get("MI", []))
    return {name: int(text) for name, _, text in pairs if re.fullmatch(r"\d{1,9}", text)}


def _replayed(games: list[list[Node]], rules: MatchRules) -> Replay:
    root = games[0][0]
    players = root.first("PW", "White"), root.first("PB", "Black")
    replay = Replay(rules, players, _meta(root))
    for game in games:
        _replay_game(replay, game)
    return replay


def _meta(root: Node) -> tuple[tuple[str, str], ...]:
    """What the root tells about the match beside its rules, in our own order if we wrote it."""
    found = {name: root.first(key) for key, name in _META.items() if root.first(key)}
    for pair in root.properties.get(_FURTHER, []):
        with suppress(ValueError, RecursionError):
            texts = [text.value for text in Tree(json.loads(pair))]
            if len(texts) == 2 and isinstance(texts[0], str) and isinstance(texts[1], str):
                found[texts[0]] = texts[1]
    return tuple(found.items())


def _replay_game(replay: Replay, game: list[Node]) -> None:
    root = game[0]
    info = _match_info(root)
    score = (info["ws"], info["bs"]) if {"ws", "bs"} <= info.keys() else None
    crawford = "CrawfordGame" in root.first("RU").split(":")
    replay.start_game(root.line, score, crawford=crawford)
    for node in game:
        if comment := node.first("C"):
            replay.comment(comment)
        if {"AE", "AW", "AB", "CV", "CP"} & node.properties.keys():
            with told_at(node.line):
                _set_up(replay, node)
        for seat, colour in enumerate(_COLOURS):
            for value in node.properties.get(colour, []):
                _apply(replay, node, seat, value)
        if node.first("PL") in _COLOURS:
            seat = _COLOURS.index(node.first("PL"))
            if re.fullmatch(r"[1-6]{2}", node.first("DI")):
                replay.roll(seat, (int(node.first("DI")[0]), int(node.first("DI")[1])), node.line)
            else:
                replay.place(seat, node.line)
    if result := _RESULT.match(root.first("RE")):
        replay.win(_COLOURS.index(result[1]), int(result[2]), game[-1].line)


def _apply(replay: Replay, node: Node, seat: int, value: str) -> None:
    """One move property: a word of the cube, or dice with a play, and its analysis."""
    line = node.line
    offer = replay.match.offer
    cube = _cube_analysis(replay, node, seat)
    if value == "double":
        if isinstance(offer, CubeOffer) and offer.seat != seat:
            replay.redouble(seat, line)
        else:
            replay.double(seat, 0, line)
            replay.note(cube=cube)
    elif value == "take":
        replay.take(seat, line)
        replay.note(cube=cube)
    elif value == "drop":
        replay.drop(seat, line)
        replay.note(cube=cube)
    elif found := _PLAY.fullmatch(value):
        match = replay.match
        dice = int(found[1]), int(found[2])
        rolled = match.dice is not None and match.on_roll == seat
        if not (rolled and match.dice and sorted(match.dice) == sorted(dice)):
            replay.roll(seat, dice, line)
        replay.note(cube=cube, luck=read_luck(node.first("LU")))
        places = [_place(letter, seat) for letter in found[3]]
        moves = zip(places[::2], places[1::2], strict=True)
        text = " ".join(f"{place_name(origin)}/{place_name(target)}" for origin, target in moves)
        candidates = node.properties.get("A", [])[1:]
        before = replay.match.view(seat)
        replay.play(seat, text, line)
        replay.note(read_plays(candidates, before, lambda letter: _place(letter, seat)))
    elif value:
        raise ParseError("sgf-move", line=line, text=shown(value))


def _cube_analysis(replay: Replay, node: Node, seat: int) -> RecordedCube | None:
    """The cube decision that a node tells of, for whoever may double or has doubled."""
    match = replay.match
    if "DA" not in node.properties or match.stage != "playing":
        return None
    doubler = match.offer.seat if match.offer is not None else seat
    return read_cube(node.first("DA"), match.state(doubler))


def _set_up(replay: Replay, node: Node) -> None:
    """A position, a cube or both set up; what is not told stays as it is."""
    board = [0] * 26 if "AE" in node.properties else list(replay.match.view(0).board)
    for seat, name in enumerate(("AW", "AB")):
        for letter, count in Counter(node.properties.get(name, [])).items():
            if letter == "z":
                continue
            if letter not in _LETTERS or len(letter) != 1:
                raise ParseError("sgf-move", line=node.line, text=shown(letter))
            place = _place(letter, seat)
            board[place if seat == 0 else BAR - place] += count if seat == 0 else -count
    cube = int(node.first("CV")) if re.fullmatch(r"\d{1,9}", node.first("CV")) else None
    owner = {"w": 0, "b": 1}.get(node.first("CP"))
    position = Position.from_board(board, replay.match.position.men)
    replay.set_position(position, cube, owner, node.line)


def _place(letter: str, seat: int) -> int:
    """The place a letter means in the view of ``seat``."""
    number = _LETTERS.index(letter) + 1
    if number > 24:
        return BAR if number == 25 else OFF
    return number if seat == 0 else BAR - number


def _letter(place: int, seat: int) -> str:
    """The letter for a place seen by ``seat``."""
    if place in (BAR, OFF):
        return "y" if place == BAR else "z"
    return _LETTERS[(place if seat == 0 else BAR - place) - 1]


def write_sgf(record: Record) -> tuple[str, tuple[Remark, ...]]:
    """The SGF of ``record``, and what got lost on the way: times, ties, ends by the clock."""
    writer = _Writer(record)
    for before, entry in counted(record):
        if entry.clock is not None or entry.at is not None:
            writer.losses.add("times")
        writer.add(before, entry.action, entry.comment)
    writer.finish()
    return write_trees(writer.trees), writer.losses.remarks()


class _Writer:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.trees: list[list[dict[str, list[str]]]] = []
        self.losses = Losses(record)
        self._game = 0
        self._comment = ""  # of what stands before the first game
        self._rolled: tuple[int, tuple[int, int]] | None = None

    def add(self, before: Match, action: Action, comment: str) -> None:
        """Write one action."""
        game = before.game + (before.stage == "game-over")
        opens = not (isinstance(action, Set) and action.position is None)
        if game > self._game and opens:
            self._close(before)
            self._game = game
            self.trees.append([self._root(before, action)])
            start = self.record.rules.start
            if start is not None and not isinstance(action, Set):
                self.trees[-1].append(_checkers(start))
        seat = action.seat
        if isinstance(action, Roll):
            after = before.apply(action)
            if after.dice is None:
                self.losses.add(unplayed_roll(before, after))
            else:
                self._rolled = after.on_roll or 0, action.dice
        elif isinstance(action, Play):
            self._node(seat, self._play(before, action), comment)
            return
        elif isinstance(action, Double | Beaver | Raccoon):
            self._node(seat, "double", comment)
            return
        elif isinstance(action, Take | Drop):
            self._node(seat, action.word, comment)
            return
        elif isinstance(action, Set) and action.position is not None:
            self._set_up(action, action.position, comment)
            return
        elif isinstance(action, Refuse):
            self.losses.add("refusals")
        if comment:
            self._comment = f"{self._comment}\n{comment}".strip("\n")
        if self._comment and self.trees:
            self.trees[-1].append({"C": [self._comment]})
            self._comment = ""

    def finish(self) -> None:
        """Write the end of the last game; a file without any still tells the score."""
        if not self.trees:
            self._game = 1
            self.trees.append([self._head(self.record.match.score, crawford=False)])
            if self._comment:
                self.trees[-1].append({"C": [self._comment]})
        self._close(self.record.match)

    def _root(self, before: Match, action: Action) -> dict[str, list[str]]:
        score = (action.score if isinstance(action, Set) else None) or before.score
        return self._head(score, crawford=before.apply(action).crawford)

    def _head(self, score: tuple[int, int], *, crawford: bool) -> dict[str, list[str]]:
        rules, record = self.record.rules, self.record
        customs = [
            *(["Crawford"] if rules.crawford and rules.length else []),
            *(["CrawfordGame"] if crawford else []),
            *(["Jacoby"] if rules.jacoby else []),
            *([] if rules.cube else ["NoCube"]),
            *(["Nackgammon"] if rules.variant == "nackgammon" else []),
            *(["Hypergammon3"] if rules.variant == "hypergammon" else []),
        ]
        info = ("length", rules.length or 0), ("game", self._game - 1)
        points = ("ws", score[0]), ("bs", score[1])
        root = {
            "FF": ["4"], "GM": ["6"], "CA": ["UTF-8"], "AP": ["Fivepoint"],
            "MI": [f"{name}:{value}" for name, value in (*info, *points)],
            "PW": [record.players[0]], "PB": [record.players[1]],
        }  # fmt: skip
        meta = dict(record.meta)
        root |= {key: [meta.pop(name)] for key, name in _META.items() if meta.get(name)}
        if meta and self._game == 1:
            root[_FURTHER] = [json.dumps(pair, ensure_ascii=False) for pair in meta.items()]
        if customs:
            root["RU"] = [":".join(customs)]
        return root

    def _close(self, match: Match) -> None:
        """The result of the game written last, and a roll that was not played."""
        if self._rolled is not None:
            seat, dice = self._rolled
            self.trees[-1].append({"PL": [_COLOURS[seat]], "DI": [f"{dice[0]}{dice[1]}"]})
            self._rolled = None
        results: dict[int, GameResult] = {result.game: result for result in match.games}
        result = results.get(self._game)
        if result is None:
            return
        resigned = "" if result.ending in ("off", "drop") else "R"
        self.trees[-1][0]["RE"] = [f"{_COLOURS[result.winner]}+{result.points}{resigned}"]
        if result.ending in ("flag", "claim"):
            self.losses.add("ending")

    def _node(self, seat: int, value: str, comment: str) -> None:
        self._rolled = None
        node = {_COLOURS[seat]: [value]}
        if comment:
            node["C"] = [comment]
        self.trees[-1].append(node)

    def _play(self, before: Match, action: Play) -> str:
        dice = before.dice or (0, 0)
        letters = "".join(
            _letter(origin, action.seat) + _letter(target, action.seat)
            for origin, target, _ in action.steps
        )
        return f"{dice[0]}{dice[1]}{letters}"

    def _set_up(self, action: Set, position: Position, comment: str) -> None:
        node = _checkers(position if action.seat == 0 else position.flip())
        node["PL"] = [_COLOURS[action.seat]]
        if action.cube is not None:
            node["CV"] = [str(action.cube)]
            node["CP"] = [{None: "c", 0: "w", 1: "b"}[action.owner]]
        if action.dice is not None:
            node["DI"] = [f"{action.dice[0]}{action.dice[1]}"]
        if comment:
            node["C"] = [comment]
        self.trees[-1].append(node)
        self._rolled = None


def _checkers(seen_by_white: Position) -> dict[str, list[str]]:
    """The properties that set this position up."""
    board = seen_by_white.board
    white = ["y"] * board[BAR]
    black = ["y"] * -board[0]
    for point in range(1, 25):
        letter = _LETTERS[point - 1]
        white += [letter] * board[point]
        black += [letter] * -board[point]
    sides = {"AW": white, "AB": black}
    return {"AE": ["a:y"]} | {name: letters for name, letters in sides.items() if letters}
