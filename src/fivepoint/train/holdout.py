"""Held-out positions with rolled-out values, and how far a net is from them, class by class.

The positions come from the judge's own play: games from the opening, cut in three by their ply,
and made-up starts of every kind some plies on. Their values are rollouts by the judge with luck
taken out. They are never trained on: self-play takes its dice from other seeds, and nothing of
this file enters a replay. Rolled out by our own nets they favour what our nets believe; a net is
better judged by matches, this set says *where* it errs.
"""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivepoint import _core
from fivepoint.engine.cache import write_file
from fivepoint.errors import ParseError
from fivepoint.train.league import OPENING, WORTH

if TYPE_CHECKING:
    from pathlib import Path

    import numpy.typing as npt

PHASES = (("opening", 2, 10), ("middle", 10, 26), ("end", 26, 60))
"""Classes of positions from whole games: name, first ply, end."""

RACES = ("race", "gammon-race")
"""Classes without contact."""


@dataclass(frozen=True)
class Holdout:
    """Positions before the roll, with the chances of the side on roll."""

    boards: npt.NDArray[np.int8]
    """int8[n, 26]"""
    chances: npt.NDArray[np.float32]
    """float32[n, 5]"""
    errors: npt.NDArray[np.float32]
    """float32[n]: standard errors of the equities."""
    classes: npt.NDArray[np.str_]
    """str[n]"""


@dataclass(frozen=True)
class ClassError:
    """How far static equities are from the rollouts of one class, in points."""

    positions: int
    mean_absolute: float
    bias: float
    """Mean of net less rollout, for the side on roll."""
    win: float
    """Mean absolute error of the chance to win."""
    gammon: float
    """The same of both gammon chances."""
    noise: float
    """Mean standard error of the rollouts, part of ``mean_absolute``."""


def class_names() -> tuple[str, ...]:
    """All classes: whole games by ply, then the kinds of made-up starts."""
    return (*(name for name, _, _ in PHASES), *_core.start_names())


def choose_class(judge: _core.Evaluator, name: str, each: int, seed: int) -> npt.NDArray[np.int8]:
    """``each`` unfinished positions of one class, int8[each, 26].

    Those of the race classes are races, all others have contact.
    """
    random = np.random.default_rng(seed)
    names = _core.start_names()
    kind = names.index(name) if name in names else None
    wanted = int(name in RACES)
    found = np.empty((0, 26), dtype=np.int8)
    while len(found) < each:
        if kind is None:
            first, end = next(plies for phase, *plies in PHASES if phase == name)
            starts = np.tile(OPENING, (2 * each, 1))
        else:
            first, end = 0, 6
            starts = _core.make_starts(kind, 2 * each, int(random.integers(1 << 62)))
        reached = _play_on(judge, starts, first, end, random)
        found = np.concatenate([found, reached[_core.net_kinds(reached) == wanted]])
    return found[:each]


def choose(judge: _core.Evaluator, each: int, seed: int) -> tuple[npt.NDArray[np.int8], list[str]]:
    """``each`` unfinished positions of every class: int8[n, 26] and the classes."""
    names = class_names()
    boards = [choose_class(judge, name, each, seed + 7919 * at) for at, name in enumerate(names)]
    return np.concatenate(boards), [name for name in names for _ in range(each)]


def roll_out(
    judge: _core.Evaluator,
    boards: npt.NDArray[np.int8],
    *,
    trials: int,
    truncate: int,
    seed: int,
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Chances float32[n, 5] by rollouts cut after ``truncate`` plies (0: never); their errors."""
    chances = np.empty((len(boards), 5), dtype=np.float32)
    errors = np.empty(len(boards), dtype=np.float32)
    for at in range(len(boards)):
        rows, _ = judge.rollout(
            boards[at : at + 1], 15, WORTH, 0, trials, 0, truncate, reduce=True, seed=seed + at
        )
        equities = WORTH[0] + rows @ WORTH[1:]
        chances[at] = rows.mean(axis=0)
        errors[at] = equities.std(ddof=1) / np.sqrt(trials)
    return chances, errors


def measure(nets: _core.Evaluator, holdout: Holdout) -> dict[str, ClassError]:
    """The static errors of ``nets``, by class in order of the file."""
    chances = nets.evaluate(holdout.boards)
    equity_gap = (chances - holdout.chances) @ WORTH[1:]
    result: dict[str, ClassError] = {}
    for name in dict.fromkeys(holdout.classes.tolist()):
        own = holdout.classes == name
        gap = np.abs(chances[own] - holdout.chances[own])
        result[name] = ClassError(
            positions=int(own.sum()),
            mean_absolute=float(np.abs(equity_gap[own]).mean()),
            bias=float(equity_gap[own].mean()),
            win=float(gap[:, 0].mean()),
            gammon=float(gap[:, [1, 3]].mean()),
            noise=float(holdout.errors[own].mean()),
        )
    return result


def write_holdout(path: Path, holdout: Holdout) -> None:
    """Write the positions to ``path``, whole or not at all."""
    buffer = io.BytesIO()
    np.savez_compressed(
        buffer,
        boards=holdout.boards,
        chances=holdout.chances,
        errors=holdout.errors,
        classes=holdout.classes,
    )
    write_file(path, buffer.getvalue())


def read_holdout(path: Path) -> Holdout:
    """The positions at ``path``; ParseError if it is no such file, OSError if unreadable."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
            holdout = Holdout(
                arrays["boards"], arrays["chances"], arrays["errors"], arrays["classes"]
            )
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise ParseError("train-holdout", file=str(path)) from error
    count = len(holdout.classes)
    shapes = (holdout.boards.shape, holdout.chances.shape, holdout.errors.shape)
    if shapes != ((count, 26), (count, 5), (count,)) or holdout.boards.dtype != np.int8:
        raise ParseError("train-holdout", file=str(path))
    return holdout


def _play_on(
    judge: _core.Evaluator,
    boards: npt.NDArray[np.int8],
    first: int,
    end: int,
    random: np.random.Generator,
) -> npt.NDArray[np.int8]:
    """The boards after a random number of plies in first..end-1; finished games are left out."""
    stops = random.integers(first, end, len(boards))
    for ply in range(int(stops.max(initial=0))):
        dice = random.integers(1, 7, (len(boards), 2)).astype(np.int8)
        going = stops > ply
        if going.any():
            after = _core.best_plays(judge, boards[going], dice[going])
            boards[going] = -after[:, ::-1]
        alive = (boards > 0).any(axis=1) & (boards < 0).any(axis=1)
        boards, stops = boards[alive], stops[alive]
    return np.ascontiguousarray(boards)
