"""The recipe: which stages the nets go through, and every setting of each.

A stage ends after a number of labels, not of seconds, so that a run can be repeated. Why each
number is what it is: docs/engine.md.
"""

from __future__ import annotations

from dataclasses import dataclass

CONTACT = 0
RACE = 1
LATE = 3
"""The net of late contact positions (``is_late`` in cpp/late.h), with the contact net's inputs.

It begins as the contact net, which judges those positions until then."""

INPUTS = {CONTACT: CONTACT, RACE: RACE, LATE: CONTACT}
"""Of which kind the inputs of each net are, as ``_core`` numbers them."""
WHOLE, EARLY_PART, LATE_PART = 0, 1, 2
"""Of which contact positions labels are made, as ``_core.SelfPlay.generate`` numbers them."""


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
    """Share of games from made-up starts. The other races are those that play from the opening
    comes to, so the contact net must have been trained before."""
    random_plies: float = 0.33
    """Share of games from the opening with up to ten random plays first."""
    noisy: float = 0.6
    """Share of games with noise on the choice of plays."""
    most_noise: float = 0.2
    """Largest temperature of that noise, in points."""
    siblings: float = 0.0
    """Chance a decision to label another play than the chosen one, too."""
    hard: float = 0.0
    """Share of made-up contact games that begin as backgames, containments or crashed homes; the
    rest begin as any kind."""
    pruned: bool = False
    """Best replies are looked for only among the plays that a pruner passes, which is made when
    the stage begins or goes on: 2.6 times the labels, at 0.0006 points a reply."""
    refresh: int = 200_000
    """Training samples between two renewals of the playing net."""
    part: int = WHOLE
    """Of which contact positions labels are made."""


RACE_STAGES = (
    Stage(
        name="race-outcome", labels=1_000_000, lookahead=False, lam=1.0, made_up=1.0,
        rate=1.5e-3, last_rate=1e-3, batch=256, uses=1.5, replay=100_000, average=300,
    ),
    Stage(
        name="race-long", labels=2_000_000, lookahead=False, lam=0.8, made_up=1.0,
        rate=1e-3, last_rate=5e-4, batch=512, uses=1.5, replay=300_000, average=700,
    ),
    Stage(
        name="race-look", labels=2_000_000, lookahead=True, lam=1.0, made_up=1.0,
        rate=1e-3, last_rate=2e-4, batch=512, uses=12.0, replay=2_000_000, average=1500,
    ),
    Stage(
        name="race-played", labels=5_000_000, lookahead=True, lam=1.0, made_up=0.5,
        rate=6e-4, last_rate=2e-5, batch=512, uses=10.0, replay=3_000_000, average=2500,
    ),
)  # fmt: skip

CONTACT_STAGES = (
    Stage(
        name="outcome", labels=1_600_000, lookahead=False, lam=1.0,
        rate=1e-3, last_rate=1e-3, batch=256, uses=1.2, replay=150_000, average=300,
        refresh=100_000,
    ),
    Stage(
        name="long", labels=7_000_000, lookahead=False, lam=0.9,
        rate=1e-3, last_rate=6e-4, batch=512, uses=1.2, replay=400_000, average=600,
    ),
    Stage(
        name="middle", labels=5_000_000, lookahead=False, lam=0.75,
        rate=5e-4, last_rate=2e-4, batch=512, uses=1.2, replay=600_000, average=1000,
    ),
    Stage(
        name="look-far", labels=2_500_000, lookahead=True, lam=0.85,
        rate=5e-4, last_rate=4e-4, batch=512, uses=5.0, replay=800_000, average=2000,
        made_up=0.12, most_noise=0.12, siblings=0.2,
    ),
    Stage(
        name="look", labels=36_600_000, lookahead=True, lam=0.75,
        rate=4e-4, last_rate=1.5e-4, batch=512, uses=5.0, replay=4_000_000, average=3000,
        made_up=0.14, most_noise=0.12, siblings=0.25,
    ),
    Stage(
        name="settle", labels=15_000_000, lookahead=True, lam=0.6,
        rate=1.5e-4, last_rate=1e-5, batch=1024, uses=8.0, replay=8_000_000, average=4000,
        made_up=0.16, most_noise=0.12, siblings=0.25,
    ),
    Stage(
        name="refine", labels=24_000_000, lookahead=True, lam=0.5,
        rate=1.5e-4, last_rate=1e-5, batch=1024, uses=8.0, replay=16_000_000, average=4000,
        made_up=0.18, most_noise=0.12, siblings=0.25,
    ),
    Stage(
        name="deepen", labels=50_000_000, lookahead=True, lam=0.75,
        rate=1.5e-4, last_rate=2e-5, batch=1024, uses=6.0, replay=16_000_000, average=4000,
        made_up=0.45, hard=0.6, most_noise=0.12, siblings=0.25, pruned=True,
    ),
    Stage(
        name="finish", labels=18_000_000, lookahead=True, lam=0.6,
        rate=2e-5, last_rate=5e-6, batch=1024, uses=6.0, replay=16_000_000, average=4000,
        made_up=0.2, hard=0.5, most_noise=0.12, siblings=0.25, pruned=True,
    ),
    # From here on the late net judges late positions.
    Stage(
        name="early", labels=21_000_000, lookahead=True, lam=0.65,
        rate=8e-5, last_rate=5e-6, batch=1024, uses=6.0, replay=14_000_000, average=4000,
        made_up=0.12, most_noise=0.12, siblings=0.25, pruned=True, part=EARLY_PART,
    ),
)  # fmt: skip


LATE_STAGES = (
    Stage(
        name="late", labels=15_400_000, lookahead=True, lam=0.75,
        rate=1.5e-4, last_rate=3.5e-5, batch=1024, uses=6.0, replay=14_000_000, average=4000,
        made_up=0.4, hard=0.5, most_noise=0.12, siblings=0.25, pruned=True, part=LATE_PART,
    ),
    Stage(
        name="late-finish", labels=20_600_000, lookahead=True, lam=0.75,
        rate=3.5e-5, last_rate=5e-6, batch=1024, uses=6.0, replay=14_000_000, average=4000,
        made_up=0.2, hard=0.5, most_noise=0.12, siblings=0.25, pruned=True, part=LATE_PART,
    ),
)  # fmt: skip

_STAGES = {CONTACT: CONTACT_STAGES, RACE: RACE_STAGES, LATE: LATE_STAGES}


def stages_of(kind: int) -> tuple[Stage, ...]:
    """The stages of a net."""
    return _STAGES[kind]


HIDDEN = {CONTACT: 256, RACE: 256, LATE: 256}
