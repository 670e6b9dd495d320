"""What happened in a match, told in sentences: one action at a time.

Each sentence is a message of the catalogues; here is only which one, and with what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoint.rules.actions import (
    Accept,
    Beaver,
    Double,
    Drop,
    Play,
    Raccoon,
    Refuse,
    Resign,
    Roll,
    Take,
    Takeback,
)
from fivepoint.rules.notation import format_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match

Sentence = tuple[str, dict[str, Any]]
"""The key of a message and its arguments."""

_Names = tuple[str, str]


def sentences(before: Match, action: Action, after: Match, names: _Names) -> Iterator[Sentence]:
    """What ``action``, which led from ``before`` to ``after``, means for the people watching."""
    name = names[action.seat]
    match action:
        case Roll():
            yield from _rolled(before, action, after, names)
        case Play(steps=()):
            yield "play-dance", {"name": name}
        case Play():
            assert before.graph is not None, "a turn was played"
            steps = before.graph.walk(action.steps)
            yield "play-played", {"name": name, "turn": format_turn(steps)}
        case Double():
            yield "play-doubled", {"name": name, "value": 2 * (before.cube or 1)}
        case Take():
            yield "play-took", {"name": name, "value": after.cube, "owner": _owner(after, names)}
        case Drop():
            yield "play-dropped", {"name": name}
        case Beaver():
            yield "play-beavered", {"name": name, "value": 2 * (after.cube or 1)}
        case Raccoon():
            yield "play-raccooned", {"name": name, "value": 2 * (after.cube or 1)}
        case Resign(n=n):
            yield "play-resigned", {"name": name, "result": n}
        case Accept():
            yield "play-accepted", {"name": name}
        case Refuse():
            yield "play-refused", {"name": name}
        case Takeback():
            yield "play-took-back", {"name": name}
        case _:
            pass
    if len(after.games) > len(before.games):
        yield from _game_over(after, names)


def score(match: Match, names: _Names) -> Iterator[Sentence]:
    """The score, and what is special about the present game."""
    told = {
        "white": names[0], "black": names[1],
        "white_points": match.score[0], "black_points": match.score[1],
    }  # fmt: skip
    if match.rules.length is None:
        yield "play-score-money", told
    else:
        yield "play-score-match", {**told, "length": match.rules.length}
    if match.crawford and match.stage in {"opening", "playing"}:
        yield "play-crawford", {}


def outcome(match: Match, names: _Names) -> Iterator[Sentence]:
    """Who won the match, or is ahead after the session."""
    if match.winner is None:
        yield "play-session-level", {}
    elif match.rules.length is None:
        yield "play-session-won", {"name": names[match.winner]}
    else:
        yield "play-match-won", {"name": names[match.winner]}


def _rolled(before: Match, action: Roll, after: Match, names: _Names) -> Iterator[Sentence]:
    first, second = action.dice
    if before.stage == "playing":
        dice = f"{max(action.dice)}-{min(action.dice)}"
        yield "play-rolled", {"name": names[action.seat], "dice": dice}
        return
    if after.on_roll is None:
        yield "play-opening-tie", {"die": first}
        if (after.cube or 1) > (before.cube or 1) or after.opening_doubles > before.opening_doubles:
            yield "play-automatic-double", {"value": after.cube}
        return
    told = {"white": names[0], "black": names[1], "first": first, "second": second}
    yield "play-opening", {**told, "starter": names[after.on_roll]}
    if after.dice is None:
        yield "play-opening-afresh", {"name": names[after.on_roll]}
    if after.crawford:
        yield "play-crawford", {}


def _game_over(after: Match, names: _Names) -> Iterator[Sentence]:
    game = after.games[-1]
    yield "play-game-won", {"name": names[game.winner], "result": game.result}
    if game.counted < game.result:
        yield "play-jacoby", {}
    if game.cube > 1:
        yield "play-game-points-cube", {"points": game.points, "cube": game.cube}
    else:
        yield "play-game-points", {"points": game.points}
    yield from score(after, names)
    if after.stage == "match-over":
        yield from outcome(after, names)


def _owner(match: Match, names: _Names) -> str:
    return names[match.owner] if match.owner is not None else ""
