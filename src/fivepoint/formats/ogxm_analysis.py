"""The analyses in an OGXM file: candidates, cube decisions and luck of its plies.

In a match they are match-winning chances, with what losing and winning the cube come to
beside them (``emg_anchors``); they are read as EMG. All are the mover's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoint.formats.moved import moved
from fivepoint.formats.recorded import RecordedCube, RecordedPlay, chances_of
from fivepoint.rules.position import BAR, OFF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.formats.recorded import Chances
    from fivepoint.formats.tree import Tree
    from fivepoint.rules.position import Position

_CHANCES = ("win", "gammon_win", "bg_win", "gammon_loss", "bg_loss")


def read_cube(analysis: Tree) -> RecordedCube | None:
    """The cube decision in an analysis, or in the part of one that is about the cube."""
    no_double = _equity(analysis, "no_double_equity")
    double_take = _equity(analysis, "double_take_equity")
    double_drop = _equity(analysis, "double_pass_equity")
    if no_double is None or double_take is None:
        return None
    drop = 1.0 if double_drop is None else double_drop
    return RecordedCube(no_double, double_take, drop, _chances(analysis), _level(analysis))


def read_plays(analysis: Tree, before: Position, seat: int) -> Iterator[RecordedPlay]:
    """The candidates for the roll in ``before``, best first."""
    anchors = _anchors(analysis)
    for told in analysis.items("alternatives"):
        equity = told.figure("equity")
        position = moved(before, (step_of(step, seat) for step in told.items("move")))
        if equity is not None and position is not None:
            yield RecordedPlay(position, _on_scale(equity, anchors), _chances(told), _level(told))


def read_luck(analysis: Tree) -> float | None:
    """The luck of the roll, None where it was not judged."""
    luck = analysis.get("roll").figure("luck")
    luck = analysis.figure("luck") if luck is None else luck
    anchors = _anchors(analysis)
    if luck is None or anchors is None:
        return luck
    return 2 * luck / (anchors[1] - anchors[0])


def step_of(step: Tree, seat: int) -> tuple[int, int]:
    """From and to of a step, as the player of ``seat`` counts."""
    place, pips = step.number("from", -1), step.number("pips")
    origin = BAR - place if seat == 0 else place
    return origin, max(OFF, origin - pips)


def _equity(analysis: Tree, name: str) -> float | None:
    equity = analysis.figure(name)
    return None if equity is None else _on_scale(equity, _anchors(analysis))


def _on_scale(equity: float, anchors: tuple[float, float] | None) -> float:
    """A match-winning chance as EMG between what losing and winning come to."""
    if anchors is None:
        return equity
    lost, won = anchors
    return 2 * (equity - lost) / (won - lost) - 1


def _anchors(analysis: Tree) -> tuple[float, float] | None:
    found = [item.value for item in analysis.items("emg_anchors")]
    if len(found) != 2:
        return None
    lost, won = found
    if not isinstance(lost, int | float) or not isinstance(won, int | float):
        return None
    return (float(lost), float(won)) if 0 <= lost < won <= 1 else None


def _chances(told: Tree) -> Chances | None:
    figures = [told.get("eval").figure(name) for name in _CHANCES]
    return chances_of([figure for figure in figures if figure is not None])


def _level(told: Tree) -> str:
    return told.text("eval_level") or told.get("level").text("preset")
