"""Who sits at the table in the terminal and how it is run, beside the rules of the match.

Kept in the meta of the record, so that a resumed match goes on as it was begun.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from fivepoint.errors import FivepointError

if TYPE_CHECKING:
    from fivepoint.rules.record import Record

PERSON = "person"
"""In ``Setup.seats``: a person at the keyboard. Anything else is the id of a level."""

DiceMode: TypeAlias = Literal["auto", "press", "typed"]
Home: TypeAlias = Literal["right", "left"]
Meta: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The table: who plays each seat, whence the dice come, on which side home is.

    ``dice``: thrown by themselves, at the press of Enter, or typed from real dice.
    """

    seats: tuple[str, str]
    seed: str
    dice: DiceMode = "auto"
    home: Home = "right"

    def meta(self) -> Meta:
        """The setup as fields of a record."""
        return (
            ("white", self.seats[0]),
            ("black", self.seats[1]),
            ("dice", self.dice),
            ("seed", self.seed),
            ("home", self.home),
        )

    @classmethod
    def of(cls, record: Record, file: str) -> Setup:
        """The setup in the meta of ``record``; FivepointError if it has none."""
        meta = dict(record.meta)
        try:
            setup = cls(
                (meta["white"], meta["black"]),
                meta["seed"],
                cast("DiceMode", meta["dice"]),
                cast("Home", meta["home"]),
            )
        except KeyError:
            raise FivepointError("save-foreign", file=file) from None
        if setup.dice not in {"auto", "press", "typed"} or setup.home not in {"right", "left"}:
            raise FivepointError("save-foreign", file=file)
        return setup
