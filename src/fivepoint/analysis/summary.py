"""What the decisions and rolls of one player add up to: PR, error rates, luck, results.

PR = 500 x equity lost / decisions, both over the counted decisions alone; it is pooled, so
the PR of several matches comes from their sums, never from a mean of PRs. The interval is
half of the middle 95 % of PRs of samples drawn with replacement from the same decisions.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivepoint.analysis.decision import PHASES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fivepoint.analysis.decision import Decision, RolledLuck
    from fivepoint.rules.match import Match

LEAST_FOR_PR = 50
"""Screens show no PR of fewer counted decisions."""

BANDS: tuple[tuple[float, str], ...] = (
    (2.5, "world-champion"),
    (5.0, "world-class"),
    (7.5, "expert"),
    (12.5, "advanced"),
    (17.5, "intermediate"),
    (22.5, "casual"),
    (30.0, "beginner"),
    (math.inf, "distracted"),
)
"""The best name of a PR up to so much; up to 12.5 as XG names them."""

ELO_PER_PR = 33
"""Rating points that one PR is worth (XG's author): half of the usual 2000-scale formula."""

_SAMPLES = 1000


@dataclass(frozen=True, slots=True)
class Tally:
    """Decisions of one sort: how many count, what they lost, and how many carry each mark."""

    decisions: int = 0
    counted: int = 0
    lost: float = 0.0
    inaccuracies: int = 0
    errors: int = 0
    blunders: int = 0

    @property
    def pr(self) -> float:
        """PR over these decisions alone; 0 where none counts."""
        return performance(self.lost, self.counted)


@dataclass(frozen=True)
class PlayerSummary:
    """One player's figures. Equities in units of the cube, luck of the own rolls alone.

    ``pr`` is 0.0 where ``counted`` is 0; ``half_width`` that of its 95 % interval, None below two
    counted decisions. ``checker_errors`` and ``cube_errors`` are the equity lost in counted
    decisions: PR is 500 times their sum divided by ``counted``. ``lost_mwc`` is None for money,
    ``lost_points`` in a match. ``net_luck`` is the own luck less the other side's; ``result`` what
    the match gave (1 or 0 for a match won or lost, points for money, None while it runs),
    ``luck_adjusted`` the same with net luck taken out. ``expected`` is the chance to win a match
    of this length that the two PRs stand for, None for money.
    """

    seat: int
    name: str
    pr: float
    half_width: float | None
    counted: int
    band: str | None
    checker_errors: float
    cube_errors: float
    lost_mwc: float | None
    lost_points: float | None
    gnubg_rate: float
    snowie_rate: float
    luck: float
    luck_mwc: float | None
    luck_points: float | None
    net_luck: float
    net_luck_mwc: float | None
    net_luck_points: float | None
    lucky: int
    unlucky: int
    result: float | None
    luck_adjusted: float | None
    expected: float | None
    plays: Tally
    doubles: Tally
    answers: Tally
    by_phase: dict[str, Tally]
    by_error: dict[str, Tally]
    unjudged: int

    @property
    def pr_shown(self) -> bool:
        """Whether there are enough counted decisions for screens to show the PR."""
        return self.counted >= LEAST_FOR_PR


def performance(lost: float, counted: int) -> float:
    """PR of so much equity lost in so many counted decisions; 0 where none counts."""
    return 500 * lost / counted if counted else 0.0


def band_of(pr: float) -> str:
    """The name of the band that a PR falls into."""
    return next(name for most, name in BANDS if pr <= most)


def summaries(
    names: tuple[str, str],
    decisions: Sequence[Decision],
    rolls: Sequence[RolledLuck],
    match: Match,
) -> tuple[PlayerSummary, PlayerSummary]:
    """The figures of both players, by seat."""
    judged = _Judged(names, decisions, rolls, match)
    return _summary(judged, 0), _summary(judged, 1)


@dataclass(frozen=True, slots=True)
class _Judged:
    """What both summaries are made from."""

    names: tuple[str, str]
    decisions: Sequence[Decision]
    rolls: Sequence[RolledLuck]
    match: Match

    def pr(self, seat: int) -> float:
        counted = _counted(self.decisions, seat)
        return performance(_sum(counted), len(counted))


def _summary(judged: _Judged, seat: int) -> PlayerSummary:
    decisions, rolls, match = judged.decisions, judged.rolls, judged.match
    own = [decision for decision in decisions if decision.seat == seat]
    counted = _counted(own, seat)
    checker = [decision for decision in counted if decision.kind == "play"]
    pr = judged.pr(seat)
    length = match.rules.length
    luck = [_luck_of(rolls, side) for side in (seat, 1 - seat)]
    result = _result(match, seat)
    net = luck[0][0] - luck[1][0]
    net_mwc = luck[0][1] - luck[1][1] if length is not None else None
    net_points = luck[0][2] - luck[1][2] if length is None else None
    shift = net_points if net_mwc is None else net_mwc
    unforced = sum((d.kind == "play" and not d.forced) or d.close for d in own)
    all_lost = [d for d in own if d.loss is not None and d.kind not in ("resign", "accept")]
    moves = sum(d.kind == "play" for d in decisions)
    by_phase = _grouped(own, lambda decision: decision.phase)
    return PlayerSummary(
        seat=seat,
        name=judged.names[seat],
        pr=pr,
        half_width=half_width([decision.loss or 0.0 for decision in counted]),
        counted=len(counted),
        band=band_of(pr) if counted else None,
        checker_errors=_sum(checker),
        cube_errors=_sum(counted) - _sum(checker),
        lost_mwc=None if length is None else math.fsum(d.loss_mwc or 0.0 for d in all_lost),
        lost_points=None
        if length is not None
        else math.fsum(d.loss_points or 0.0 for d in all_lost),
        gnubg_rate=1000 * _sum(all_lost) / unforced if unforced else 0.0,
        snowie_rate=1000 * _sum(all_lost) / moves if moves else 0.0,
        luck=luck[0][0],
        luck_mwc=None if length is None else luck[0][1],
        luck_points=None if length is not None else luck[0][2],
        net_luck=net,
        net_luck_mwc=net_mwc,
        net_luck_points=net_points,
        lucky=sum(roll.seat == seat and roll.mark in ("▲", "joker") for roll in rolls),
        unlucky=sum(roll.seat == seat and roll.mark == "▼" for roll in rolls),
        result=result,
        luck_adjusted=None if result is None or shift is None else result - shift,
        expected=None if length is None else expected_win(pr, judged.pr(1 - seat), length),
        plays=tally(d for d in own if d.kind == "play"),
        doubles=tally(d for d in own if d.kind == "double"),
        answers=tally(d for d in own if d.kind in ("answer", "counter")),
        by_phase={phase: by_phase[phase] for phase in PHASES if phase in by_phase},
        by_error=_grouped(own, lambda decision: decision.error),
        unjudged=sum(decision.problem is not None for decision in own),
    )


def expected_win(own_pr: float, other_pr: float, length: int) -> float:
    """Chance to win a match of ``length`` points between players of these PRs.

    XG's author: a rating is 33 points lower for each PR, and the usual formula of ratings.
    """
    return 1 / (1 + 10 ** ((own_pr - other_pr) * ELO_PER_PR / 2000 * math.sqrt(length)))


def half_width(losses: Sequence[float]) -> float | None:
    """Half of the 95 % interval of the PR of these counted decisions, by bootstrap.

    None below two decisions. The same losses, the same answer.
    """
    if len(losses) < 2:
        return None
    values = np.array(losses)
    random = np.random.Generator(np.random.PCG64(len(losses)))
    picks = random.integers(0, len(values), (_SAMPLES, len(values)))
    low, high = np.quantile(500 * values[picks].mean(axis=1), (0.025, 0.975))
    return float(high - low) / 2


def tally(decisions: Iterable[Decision]) -> Tally:
    """These decisions added up."""
    known = [decision for decision in decisions if decision.loss is not None]
    marks = [decision.mark for decision in known]
    counted = [decision for decision in known if decision.counted]
    return Tally(
        len(known),
        len(counted),
        _sum(counted),
        marks.count("?!"),
        marks.count("?"),
        marks.count("??"),
    )


def _grouped(
    decisions: Iterable[Decision], key: Callable[[Decision], str | None]
) -> dict[str, Tally]:
    groups: defaultdict[str, list[Decision]] = defaultdict(list)
    for decision in decisions:
        name = key(decision)
        if name is not None:
            groups[name].append(decision)
    return {name: tally(group) for name, group in groups.items()}


def _counted(decisions: Iterable[Decision], seat: int) -> list[Decision]:
    return [decision for decision in decisions if decision.seat == seat and decision.counted]


def _sum(decisions: Iterable[Decision]) -> float:
    return math.fsum(decision.loss or 0.0 for decision in decisions)


def _luck_of(rolls: Iterable[RolledLuck], seat: int) -> tuple[float, float, float]:
    """Luck of a side's rolls in equity, match-winning chance and points."""
    own = [roll for roll in rolls if roll.seat == seat]
    return (
        math.fsum(roll.luck for roll in own),
        math.fsum(roll.luck_mwc or 0.0 for roll in own),
        math.fsum(roll.luck_points or 0.0 for roll in own),
    )


def _result(match: Match, seat: int) -> float | None:
    """What the match gave the seat: 1 or 0, or points won less lost; None while it runs."""
    if match.rules.length is None:
        return float(match.score[seat] - match.score[1 - seat]) if match.games else None
    return None if match.winner is None else float(match.winner == seat)
