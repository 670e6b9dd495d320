"""OGXM, the match format of OpenGammon: read and written through the package ``ogxm``.

That package holds the codec between the binary file and a tree of plain values; this
file makes such a tree a record and a record such a tree. It is optional: without it the
files are refused with a message that says what to install.

White is seat 0. Points are counted from 0, White's bar, to 25, Black's bar; White moves
upwards. A ply is an action by its number: 0 to 20 the rolls, 21 to 23 the cube, 24 to 26
marks of the end, 27 and 28 a resignation, 29 a forfeit, 31 a position set up.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from fivepoint.errors import ParseError, shown
from fivepoint.formats.ogxm_analysis import read_cube, read_luck, read_plays, step_of
from fivepoint.formats.replay import Replay, by_rules_that_fit, told_at
from fivepoint.formats.tree import Tree
from fivepoint.rules.cube import LONGEST_MATCH
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.notation import place_name
from fivepoint.rules.outcome import CubeOffer
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from types import ModuleType

    from fivepoint.formats.matchfile import MatchFile

MAGIC = b"OGXM"
_LARGEST = 4_000_000
NO_LIMIT = 1_024
DOUBLE, TAKE, DROP, RESIGN, RESIGN_MATCH, FORFEIT, SET = 21, 22, 23, 27, 28, 29, 31
RESIGNATIONS = ("single", "gammon", "backgammon")
EVENT = "Event"
META = "x-fivepoint-meta"
COMMENT = "comment"
VARIANTS = ("backgammon", "nackgammon", "hypergammon")


def looks_like_ogxm(content: bytes) -> bool:
    """Whether these are the bytes of an OGXM file."""
    return content[:4] == MAGIC


def codec() -> ModuleType:
    """The package ``ogxm``; ParseError if it is not installed."""
    try:
        import ogxm
    except ImportError:
        raise ParseError("ogxm-missing") from None
    return ogxm


def read_ogxm(content: bytes) -> MatchFile:
    """The match in the bytes of an .ogxm file; lines in remarks count plies.

    ParseError where the codec refuses the file, or where it tells what cannot be.
    """
    if len(content) > _LARGEST:
        raise ParseError("file-too-large", name="OGXM", most=_LARGEST)
    package = codec()
    try:
        document = package.binary_to_json(content)
    except package.OgxmError as error:
        raise ParseError("ogxm-refused", text=shown(str(error))) from None
    except (RecursionError, ValueError) as error:
        raise ParseError("ogxm-refused", text=shown(type(error).__name__)) from None
    return read_document(document)


def read_document(document: object) -> MatchFile:
    """The match in the tree of values that the codec makes of a file."""
    tree = Tree(document)
    with told_at(1):
        rules = _rules(tree)
    replay = by_rules_that_fit(rules, lambda rules: _replayed(tree, rules))
    return replay.file("ogxm", tree.get("analysis_info").text("model_id"))


def _rules(tree: Tree) -> MatchRules:
    length = tree.number("match_length")
    variant = tree.text("variant") or "backgammon"
    if variant not in VARIANTS:
        raise ParseError("ogxm-refused", text=shown(variant))
    if not 0 <= length <= LONGEST_MATCH:
        raise ParseError("match-length", line=1, length=length)
    limit = tree.number("cube_limit")
    return MatchRules(
        length=length or None,
        variant=variant,
        crawford=tree.flag("crawford") or not length,
        cube=limit != 1,
        max_cube=limit if 1 < limit < NO_LIMIT and limit.bit_count() == 1 else None,
        jacoby=not length and limit != 1 and tree.flag("jacoby"),
    )


def _replayed(tree: Tree, rules: MatchRules) -> Replay:
    players = tree.text("player_white"), tree.text("player_black")
    replay = Replay(rules, players, _meta(tree))
    comments = _comments(tree)
    number = 0
    score = tree.number("white_score_start"), tree.number("black_score_start")
    if any(score) and not tree.items("games"):
        replay.start_game(1, score)
    for game in tree.items("games"):
        with told_at(number + 1):
            told = game.flag("is_crawford")
            replay.start_game(number + 1, score if any(score) else None, crawford=told)
            _set_start(replay, game)
        score = (0, 0)
        for ply in game.items("plies"):
            number += 1
            with told_at(number):
                if text := comments.get(number - 1):
                    replay.comment(text)
                _apply(replay, ply, number)
        with told_at(number + 1):
            _finish(replay, game, number + 1)
    return replay


def _meta(tree: Tree) -> tuple[tuple[str, str], ...]:
    """Further texts: those we wrote ourselves, and the event and site that others tell."""
    found: dict[str, str] = {}
    for note in tree.items("annotations"):
        if note.text("key") == META:
            try:
                pairs = Tree(json.loads(note.text("value")))
            except (ValueError, RecursionError):
                continue
            for pair in pairs:
                texts = [item.value for item in pair]
                if len(texts) == 2 and isinstance(texts[0], str) and isinstance(texts[1], str):
                    found[texts[0]] = texts[1]
    for name, text in ((EVENT, tree.text("event")), ("Site", tree.text("site"))):
        if text:
            found.setdefault(name, text)
    return tuple(found.items())


def _comments(tree: Tree) -> dict[int, str]:
    """The comments by the number of their ply, counted through the match from 0."""
    found: dict[int, list[str]] = {}
    for note in tree.items("annotations"):
        key = note.text("key")
        if note.text("scope") == "ply" and key.partition("-")[0] == COMMENT:
            found.setdefault(note.number("ref"), []).append(note.text("value"))
    return {place: "".join(parts) for place, parts in found.items()}


def _set_start(replay: Replay, game: Tree) -> None:
    cube = game.number("initial_cube_value")
    board = game.numbers("initial_board", 26)
    if board is not None:
        replay.set_position(_position(board, replay), cube if cube > 1 else None)


def _position(board: tuple[int, ...], replay: Replay) -> Position:
    """The position of absolute counts, White's positive, in the view of White."""
    return Position.from_board(board[::-1], replay.record.rules.start_position.men)


def _finish(replay: Replay, game: Tree, number: int) -> None:
    """A game that its plies leave open, but that has a result."""
    winner, points = game.number("winner", -1), game.number("points_won")
    if replay.match.stage == "playing" and winner in (0, 1) and points > 0:
        replay.win(winner, points, number)


def _apply(replay: Replay, ply: Tree, number: int) -> None:
    """One ply."""
    action = ply.number("action_id", -1)
    seat = 0 if ply.number("color") == 1 else 1
    analysis = ply.get("analysis")
    if 0 <= action < DOUBLE:
        _apply_roll(replay, ply, seat, number)
    elif action == DOUBLE:
        offer = replay.match.offer
        if isinstance(offer, CubeOffer) and offer.seat != seat:
            replay.redouble(seat, number)
        else:
            replay.double(seat, 0, number)
        replay.note(cube=read_cube(analysis))
    elif action == TAKE:
        replay.take(seat, number)
        replay.note(cube=read_cube(analysis))
    elif action == DROP:
        replay.drop(seat, number)
        replay.note(cube=read_cube(analysis))
    elif action in (RESIGN, RESIGN_MATCH):
        value = ply.text("resign_value")
        result = RESIGNATIONS.index(value) + 1 if value in RESIGNATIONS else 1
        replay.win(1 - seat, result * replay.match.stake, number)
    elif action == SET:
        board = ply.numbers("set_position", 26)
        if board is None:
            raise ParseError("ogxm-play", line=number)
        replay.set_position(_position(board, replay))
        replay.place(seat, number)


def _apply_roll(replay: Replay, ply: Tree, seat: int, number: int) -> None:
    dice = ply.number("d1"), ply.number("d2")
    if not all(1 <= die <= 6 for die in dice):
        raise ParseError("ogxm-play", line=number)
    analysis = ply.get("analysis")
    replay.roll(seat, dice, number)
    cube = read_cube(analysis.get("cube_decision")) or read_cube(analysis.get("missed_double"))
    replay.note(cube=cube, luck=read_luck(analysis))
    steps = ply.items("moves")
    graph = replay.match.graph
    dance = graph is not None and graph.max_dice == 0
    before = replay.match.view(seat)
    if not steps and not dance:
        return  # the game was resigned instead
    replay.play(seat, " ".join(_move(step, seat) for step in steps), number)
    replay.note(read_plays(analysis, before, seat))


def _move(step: Tree, seat: int) -> str:
    """One step in the view of who makes it."""
    origin, target = step_of(step, seat)
    return f"{place_name(origin)}/{place_name(target)}"
