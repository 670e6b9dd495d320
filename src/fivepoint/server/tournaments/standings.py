"""The standings of a tournament: wins, then who beat whom, then the seed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fivepoint.server.protocol_tournaments import StandingInfo

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from sqlalchemy import RowMapping


def standings(
    kind: str,
    order: list[str],
    names: Mapping[str, str],
    pairings: Sequence[RowMapping],
    withdrawn: AbstractSet[str],
) -> list[StandingInfo]:
    """One line for each of ``order`` (accounts, the highest seed first), the best first.

    Byes count as wins in a knockout only, where they lead on. Who has as many wins is
    ranked by the wins of those it has beaten, then by seed; both share no rank.
    """
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    beaten: dict[str, list[str]] = {account: [] for account in order}
    for row in pairings:
        winner, white, black = row["winner"], row["white"], row["black"]
        if winner is None or (black is None and kind != "knockout"):
            continue
        won[winner] += 1
        if black is not None:
            loser = black if winner == white else white
            lost[loser] += 1
            beaten[winner].append(loser)
    worth = {account: sum(won[other] for other in beaten[account]) for account in order}
    places = {account: place for place, account in enumerate(order)}
    ranked = sorted(order, key=lambda account: (-won[account], -worth[account], places[account]))
    return [
        StandingInfo(
            rank,
            names[account],
            won[account],
            lost[account],
            account in withdrawn or (kind == "knockout" and lost[account] > 0),
        )
        for rank, account in enumerate(ranked, 1)
    ]
