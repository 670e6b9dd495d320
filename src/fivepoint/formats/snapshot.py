"""A snapshot: everything a position identifier tells about one moment of a game.

The position and the state are seen by the player on roll: whoever rolls, has rolled,
or has doubled. Which of the two people that is only matters for writing ids that name
the sides: ``top`` is the side that XGID draws at the top (GNU's player 0 or "O", White
in an OGID). The codecs are in ``xgid``, ``gnuid`` and ``ogid``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from fivepoint.errors import RulesError, shown
from fivepoint.rules.cube import CubeState, Money, check_state
from fivepoint.rules.dice import check_dice
from fivepoint.rules.position import check_position

if TYPE_CHECKING:
    from fivepoint.rules.position import Position

Offer: TypeAlias = Literal["double", "beaver", "raccoon"]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One moment of a game: position, dice if rolled, cube and score.

    ``offer`` is the cube offer that waits for an answer, the double made by the player
    on roll; the cube in ``state`` is then still the old one. ``top_on_roll`` tells that
    the player on roll is the one drawn at the top. PositionError or RulesError for a moment that
    is none.
    """

    position: Position
    dice: tuple[int, int] | None = None
    state: CubeState = field(default_factory=Money)
    offer: Offer | None = None
    top_on_roll: bool = False

    def __post_init__(self) -> None:
        check_position(self.position)
        check_state(self.state)
        if self.dice is not None:
            object.__setattr__(self, "dice", check_dice(self.dice))
        if self.offer not in {None, "double", "beaver", "raccoon"}:
            raise RulesError("argument-kind", name="offer", value=shown(self.offer))

    @property
    def xgid(self) -> str:
        """The XGID, prefix included. It cannot tell more than one beaver, nor a hypergammon."""
        from fivepoint.formats.xgid import write_xgid

        return write_xgid(self)

    @property
    def gnuid(self) -> str:
        """GNU Position ID and Match ID, joined by a colon.

        They cannot tell beavers, a cap on the cube, play without a cube, nor a hypergammon.
        """
        from fivepoint.formats.gnuid import write_gnuid

        return write_gnuid(self)

    @property
    def ogid(self) -> str:
        """The OGID. It cannot tell Jacoby, beavers, a cap on the cube or play without a cube."""
        from fivepoint.formats.ogid import write_ogid

        return write_ogid(self)
