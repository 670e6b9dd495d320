"""How much of a live cube's worth is realised in short races, against the exact table.

Bear-offs of up to eight checkers a side, by the pips of the player on roll: the cube life
at which the model of ``fivepoint.engine.cube`` errs least over all three places of the
cube, its mean error there, with the life that the engine takes, and with one constant.
Run: python benchmarks/cube_life.py. Writes benchmarks/results/cube_life.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np

from fivepoint import Position, _core
from fivepoint.engine.cube import CONTACT_LIFE, cube_life, cube_values
from fivepoint.rules.cube import Money

RESULTS = Path(__file__).parent / "results" / "cube_life.json"
CHECKERS = 8
POSITIONS = 8_000
BANDS = ((1, 8), (8, 14), (14, 20), (20, 26), (26, 49))
LIVES = [number / 20 for number in range(21)]
PLACES = (
    (Money(2, "me", max_cube=None), 1),
    (Money(max_cube=None), 2),
    (Money(2, "other", max_cube=None), 3),
)


def some_bear_off(random: Random) -> Position:
    """A bear-off of both sides, about as far as each other."""
    board = [0] * 26
    own = random.randint(1, CHECKERS)
    other = min(max(own + random.randint(-1, 1), 1), CHECKERS)
    for _ in range(own):
        board[random.randint(1, 6)] += 1
    for _ in range(other):
        board[random.randint(19, 24)] -= 1
    return Position.from_board(board)


def errors(chances: float, exact: tuple[float, ...], life: float) -> float:
    """Mean error of the model over the three places of the cube."""
    row = np.array([[chances, 0, 0, 0, 0]], np.float64)
    return float(
        np.mean([abs(cube_values(row, state, life)[0, 4] - exact[i]) for state, i in PLACES])
    )


def main() -> None:
    """Measure, print and record."""
    table = _core.TwoSided.build(CHECKERS, 1, lambda _share: True)
    random = Random(3)
    bands: list[dict[str, float]] = []
    met = [some_bear_off(random) for _ in range(POSITIONS)]
    for least, most in BANDS:
        samples: list[tuple[float, tuple[float, ...], float]] = []
        for position in met:
            exact = table.equities(np.array(position.board, np.int8), position.men)
            if exact and least <= position.pips[0] < most and abs(exact[0]) < 0.97:
                samples.append(((1 + exact[0]) / 2, exact, cube_life(position)))
        by_life = [float(np.mean([errors(p, e, life) for p, e, _ in samples])) for life in LIVES]
        bands.append({
            "pips_from": least,
            "pips_below": most,
            "positions": len(samples),
            "best_life": LIVES[int(np.argmin(by_life))],
            "error_at_best": round(min(by_life), 4),
            "error_of_ours": round(float(np.mean([errors(p, e, x) for p, e, x in samples])), 4),
            "error_of_constant": round(
                float(np.mean([errors(p, e, CONTACT_LIFE) for p, e, _ in samples])), 4
            ),
        })  # fmt: skip
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(bands, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(bands, indent=2))


if __name__ == "__main__":
    main()
