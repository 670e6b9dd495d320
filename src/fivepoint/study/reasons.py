"""Why one decision is better than another, in facts that anybody can count.

A reason is a key and numbers; its sentence is in the catalogue ``study.ftl`` of every
language. Only what speaks for the better decision is told, what weighs most first. It
explains, it does not decide: the verdict is the engine's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from fivepoint.i18n import t
from fivepoint.study.facts import Facts, facts, shots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fivepoint.analysis.decision import Decision
    from fivepoint.engine.probabilities import Probabilities
    from fivepoint.rules.position import Position

MOST = 3
"""So many reasons are told: more would not be read."""

_SHARE = 0.015  # a difference of chances worth a word
_SHOTS = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """One counted fact: the text ``study-reason-<key>`` with ``numbers``."""

    key: str
    numbers: dict[str, int] = field(default_factory=dict[str, int])

    def text(self, lang: str = "en") -> str:
        """The sentence in ``lang``."""
        return t(f"study-reason-{self.key}", lang, **self.numbers)


def reasons(decision: Decision) -> tuple[Reason, ...]:
    """Why the best action is better than the one made; none where nothing was lost."""
    if decision.loss is None or decision.error is None:
        return ()
    if decision.kind == "play" and decision.played is not None:
        return play_reasons(decision.candidates[0], decision.played)
    if decision.cube is not None:
        own = decision.seat == decision.on_roll
        return cube_reasons(decision.position, decision.cube.probabilities, doubler=own)
    return ()


class Judged(Protocol):
    """A play as its mover sees it, with the chances after it."""

    @property
    def position(self) -> Position:
        """The board after it, in its mover's view."""
        ...

    @property
    def probabilities(self) -> Probabilities:
        """The chances of who moves."""
        ...


def play_reasons(best: Judged, played: Judged) -> tuple[Reason, ...]:
    """Why ``best`` is better than ``played``, two plays of one roll."""
    found = [
        *_on_the_board(facts(best.position), facts(played.position)),
        *_in_chances(best.probabilities, played.probabilities),
    ]
    found.sort(key=lambda reason: -reason[0])
    return tuple(reason for _, reason in found[:MOST])


def _on_the_board(best: Facts, played: Facts) -> Iterator[tuple[float, Reason]]:
    """What stands better, with its weight."""
    if best.sent_back > played.sent_back:
        yield 9, Reason("hits", {"count": best.sent_back - played.sent_back})
    if best.shots <= played.shots - _SHOTS:
        weight = (played.shots - best.shots) / 3
        yield weight, Reason("shots", {"best": best.shots, "played": played.shots})
    elif best.blots < played.blots:
        yield 1, Reason("blots", {"best": best.blots, "played": played.blots})
    if best.home_points > played.home_points:
        yield 4, Reason("home", {"best": best.home_points, "played": played.home_points})
    if best.prime > max(played.prime, 3):
        yield 4.5, Reason("prime", {"best": best.prime, "played": played.prime})
    if best.anchors > played.anchors:
        yield 3.5, Reason("anchor", {"best": best.anchors})
    if best.off > played.off:
        yield 6, Reason("off", {"best": best.off, "played": played.off})


def _in_chances(best: Probabilities, played: Probabilities) -> Iterator[tuple[float, Reason]]:
    """What the engine's chances say, in per cent."""
    wins = best.win - played.win
    gammons = best.win_gammon - played.win_gammon
    saved = played.lose_gammon - best.lose_gammon
    if wins >= _SHARE:
        yield 60 * wins, Reason("wins", _shares(best.win, played.win))
    if gammons >= _SHARE:
        yield 40 * gammons, Reason("gammons", _shares(best.win_gammon, played.win_gammon))
    if saved >= _SHARE:
        yield 40 * saved, Reason("gammons-lost", _shares(best.lose_gammon, played.lose_gammon))


def cube_reasons(
    position: Position, chances: Probabilities, *, doubler: bool
) -> tuple[Reason, ...]:
    """The counted facts of a cube decision, for the side that decides.

    ``position`` and ``chances`` are those of the player on roll; ``doubler`` tells whether that
    is the one who decides.
    """
    win = chances.win if doubler else 1 - chances.win
    won = chances.win_gammon if doubler else chances.lose_gammon
    lost = chances.lose_gammon if doubler else chances.win_gammon
    found = [Reason("chances", {"win": _percent(win)})]
    if won >= _SHARE or lost >= _SHARE:
        shares = {"won": _percent(won), "lost": _percent(lost)}
        found.append(Reason("gammon-shares", shares))
    own, other = position.pips if doubler else position.pips[::-1]
    if not position.contact:
        found.append(Reason("race", {"own": own, "other": other}))
    elif threats := shots(position.flip() if doubler else position):
        found.append(Reason("threats" if doubler else "threatened", {"shots": threats}))
    return tuple(found[:MOST])


def _shares(best: float, played: float) -> dict[str, int]:
    return {"best": _percent(best), "played": _percent(played)}


def _percent(chance: float) -> int:
    return round(100 * chance)
