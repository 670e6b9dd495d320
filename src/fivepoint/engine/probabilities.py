"""The five chances of a game, by name."""

from __future__ import annotations

from typing import NamedTuple


class Probabilities(NamedTuple):
    """Cubeless chances of one player; a gammon includes the backgammon."""

    win: float
    win_gammon: float
    win_backgammon: float
    lose_gammon: float
    lose_backgammon: float

    @property
    def turned(self) -> Probabilities:
        """The same chances as the other player has them."""
        return Probabilities(1 - self.win, *self[3:], *self[1:3])

    def with_equity(self, equity: float) -> Probabilities:
        """These chances, brought to a cubeless equity that is known better.

        Games that are won or lost keep their shares of gammons and backgammons as long as a chance
        to win gives that equity; beyond, all games are won, or lost, with as many gammons as it
        takes.
        """
        mine = _shares(self.win, self.win_gammon, self.win_backgammon)
        theirs = _shares(1 - self.win, self.lose_gammon, self.lose_backgammon)
        best, worst = 1 + sum(mine), -1 - sum(theirs)
        if worst < equity < best:
            win = (equity - worst) / (best - worst)
        else:
            win = float(equity > 0)
            extra = min(max(abs(equity) - 1, 0.0), 2.0)
            mine = theirs = (min(extra, 1.0), max(extra - 1, 0.0))
        lose = 1 - win
        return Probabilities(win, win * mine[0], win * mine[1], lose * theirs[0], lose * theirs[1])


def _shares(games: float, gammons: float, backgammons: float) -> tuple[float, float]:
    """Of so many games the shares that are gammons, and backgammons."""
    return (gammons / games, backgammons / games) if games > 0 else (0.0, 0.0)
