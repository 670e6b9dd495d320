"""How reports say things: sentences of one language, and numbers as that language writes them.

Notation of plays, identifiers and points of a score are the same in every language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoint.i18n import named_language, t

if TYPE_CHECKING:
    from fivepoint.analysis.decision import Decision

_COMMA = frozenset({"hu", "pl"})
_MARK_NAMES = {"?!": "inaccuracy", "?": "error", "??": "blunder"}


@dataclass(frozen=True, slots=True)
class Words:
    """The words and numbers of ``lang``; FivepointError for a language there is none of."""

    lang: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "lang", named_language(self.lang))

    def say(self, key: str, **arguments: object) -> str:
        """The text ``report-<key>``."""
        return t(f"report-{key}", self.lang, **arguments)

    def number(self, value: float, decimals: int) -> str:
        """A number with so many decimals and, below 0, a real minus."""
        return self._localised(f"{_rounded(value, decimals):.{decimals}f}")

    def signed(self, value: float, decimals: int = 3) -> str:
        """A number with its sign: equities and luck."""
        return self._localised(f"{_rounded(value, decimals):+.{decimals}f}")

    def percent(self, chance: float, decimals: int = 1) -> str:
        """A chance in per cent, with the sign for it."""
        return f"{self.number(100 * chance, decimals)} %"

    def signed_percent(self, chance: float, decimals: int = 2) -> str:
        """A difference of chances in per cent."""
        return f"{self.signed(100 * chance, decimals)} %"

    def when(self, decision: Decision, players: tuple[str, str]) -> str:
        """In which game and turn who decided."""
        turn = decision.turn // 2 + 1
        return self.say("when", game=decision.game, turn=turn, player=players[decision.seat])

    def made(self, decision: Decision) -> str:
        """What was decided: a play in notation, or a word of the cube."""
        return self.action(decision, decision.made)

    def best(self, decision: Decision) -> str:
        """What would have been best."""
        return self.action(decision, decision.best)

    def action(self, decision: Decision, word: str) -> str:
        """One action of a decision as people read it."""
        if decision.kind == "play":
            if decision.problem is not None:
                return self.say(f"problem-{decision.problem}")
            return word or self.say("no-move")
        return self.say(f"action-{word.replace(' ', '-')}")

    def mark_name(self, mark: str) -> str:
        """The word for a mark: a glyph never stands alone."""
        return self.say(f"mark-{_MARK_NAMES[mark]}")

    def _localised(self, number: str) -> str:
        text = number.replace("-", "−")
        return text.replace(".", ",") if self.lang in _COMMA else text


def _rounded(value: float, decimals: int) -> float:
    """``value`` rounded, without the minus of a zero."""
    return round(value, decimals) + 0.0
