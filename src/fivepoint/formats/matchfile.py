"""A match as a file told it: the record the rules accept, and remarks on what they did not.

Readers of all formats give a ``MatchFile``. Nothing is guessed silently: an illegal
play, a score that does not add up or a total that cannot be is kept as recorded, by
setting up what the file says, and a remark tells the place and what was done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fivepoint.errors import ErrorArgument, FivepointError
from fivepoint.i18n import error_text, t

if TYPE_CHECKING:
    from fivepoint.formats.recorded import Recorded
    from fivepoint.rules.outcome import GameResult
    from fivepoint.rules.record import Record


@dataclass(frozen=True, slots=True)
class Remark:
    """Something in a file that the rules do not confirm, and where (lines count from 1).

    ``code`` has its text in every language under ``remark-<code>``.
    """

    code: str
    line: int = 0
    arguments: dict[str, ErrorArgument] = field(default_factory=dict[str, ErrorArgument])

    def text(self, lang: str = "en") -> str:
        """The sentence that tells a person, in ``lang``, what was found and done."""
        arguments = {
            name: error_text(value, lang) if isinstance(value, FivepointError) else value
            for name, value in self.arguments.items()
        }
        return t(f"remark-{self.code}", lang, line=self.line, **arguments)

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match read from a file: the ``record``, its ``format`` and the ``remarks`` on it.

    Seat 0 is the left column or first player of the file. ``analysis`` is what the
    program named ``analyst`` thought of the actions, where the file tells it.
    """

    record: Record
    format: str
    remarks: tuple[Remark, ...] = ()
    analysis: tuple[Recorded, ...] = ()
    analyst: str = ""

    @property
    def players(self) -> tuple[str, str]:
        """The names by seat."""
        return self.record.players

    @property
    def length(self) -> int | None:
        """The points the match goes to; None for money games."""
        return self.record.rules.length

    @property
    def games(self) -> tuple[GameResult, ...]:
        """The finished games in order."""
        return self.record.match.games

    @property
    def score(self) -> tuple[int, int]:
        """The points by seat at the end of the file."""
        return self.record.match.score

    def recorded(self, action: int) -> Recorded | None:
        """What the file's analysis tells about the action of this number."""
        return next((told for told in self.analysis if told.action == action), None)
