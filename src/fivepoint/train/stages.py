"""The recipe: which stages the two nets go through, and every setting of each.

A stage ends after a number of labels, not of seconds, so that a run can be repeated. Why each
number is what it is: docs/engine.md.
"""

from __future__ import annotations

from dataclasses import dataclass

CONTACT = 0
RACE = 1


@dataclass(frozen=True)
class Stage:
    """One stage of training; see ``cpp/selfplay.h`` and ``cpp/trainer.h`` for the settings."""

    name: str
    labels: int
    """Labels made in this stage."""
    lookahead: bool
    """All 21 rolls a label, not only the roll that came."""
    lam: float
    """Weight of what later positions taught, per ply."""
    rate: float
    """Step size of Adam at the start of the stage ..."""
    last_rate: float
    """... and at its end; it falls geometrically between."""
    batch: int
    uses: float
    """Training samples drawn for each label made."""
    replay: int
    """Newest samples kept to draw from."""
    average: int
    """Steps over which the playing and labelling net averages the trained one."""
    made_up: float = 0.18
    """Share of games from made-up starts."""
    random_plies: float = 0.33
    """Share of games from the opening with up to ten random plays first."""
    noisy: float = 0.6
    """Share of games with noise on the choice of plays."""
    most_noise: float = 0.2
    """Largest temperature of that noise, in points."""
    siblings: float = 0.0
    """Chance a decision to label another play than the chosen one, too."""
    refresh: int = 200_000
    """Training samples between two renewals of the playing net."""


RACE_STAGES = (
    Stage("race-outcome", 1_000_000, False, 1.0, 1.5e-3, 1e-3, 256, 1.5, 100_000, 300),
    Stage("race-long", 2_000_000, False, 0.8, 1e-3, 5e-4, 512, 1.5, 300_000, 700),
    Stage("race-look", 700_000, True, 0.3, 5e-4, 5e-5, 512, 5.0, 600_000, 1500),
)

CONTACT_STAGES = (
    Stage("outcome", 1_600_000, False, 1.0, 1e-3, 1e-3, 256, 1.2, 150_000, 300, refresh=100_000),
    Stage("long", 7_000_000, False, 0.9, 1e-3, 6e-4, 512, 1.2, 400_000, 600),
    Stage("middle", 5_000_000, False, 0.75, 5e-4, 2e-4, 512, 1.2, 600_000, 1000),
    Stage(
        "look-far",
        2_500_000,
        True,
        0.85,
        5e-4,
        4e-4,
        512,
        12.0,
        800_000,
        2000,
        made_up=0.12,
        most_noise=0.12,
        siblings=0.2,
    ),
    Stage(
        "look",
        12_000_000,
        True,
        0.75,
        4e-4,
        2e-4,
        512,
        12.0,
        2_000_000,
        3000,
        made_up=0.12,
        most_noise=0.12,
        siblings=0.25,
    ),
    Stage("settle", 4_000_000, True, 0.6, 2e-4, 2e-5, 1024, 12.0, 3_000_000, 4000, siblings=0.25),
)


def stages_of(kind: int) -> tuple[Stage, ...]:
    """The stages of the contact (0) or race (1) net."""
    return RACE_STAGES if kind == RACE else CONTACT_STAGES


HIDDEN = {CONTACT: 512, RACE: 128}
