"""Fivepoint: backgammon rules, engine and analysis.

Public names are listed once, here, and loaded when first used, so that
``import fivepoint`` stays fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fivepoint import core as core
    from fivepoint.analysis.analyse import analyse
    from fivepoint.analysis.analysis import Analysis
    from fivepoint.engine.budget import Budget
    from fivepoint.engine.engine import Engine
    from fivepoint.errors import FivepointError, IllegalTurn, ParseError, PositionError, RulesError
    from fivepoint.formats.files import read_match, write_match
    from fivepoint.formats.ids import parse_id
    from fivepoint.formats.snapshot import Snapshot
    from fivepoint.rules.cube import MatchState, Money
    from fivepoint.rules.match import Match
    from fivepoint.rules.match_rules import MatchRules
    from fivepoint.rules.notation import format_turn
    from fivepoint.rules.position import Position
    from fivepoint.rules.record import Record
    from fivepoint.rules.record_json import read_record, write_record
    from fivepoint.rules.turn import TurnGraph

__version__ = "0.1.0"

_HOME = {
    "Analysis": "fivepoint.analysis.analysis",
    "Budget": "fivepoint.engine.budget",
    "Engine": "fivepoint.engine.engine",
    "FivepointError": "fivepoint.errors",
    "IllegalTurn": "fivepoint.errors",
    "Match": "fivepoint.rules.match",
    "MatchRules": "fivepoint.rules.match_rules",
    "MatchState": "fivepoint.rules.cube",
    "Money": "fivepoint.rules.cube",
    "ParseError": "fivepoint.errors",
    "Position": "fivepoint.rules.position",
    "PositionError": "fivepoint.errors",
    "Record": "fivepoint.rules.record",
    "RulesError": "fivepoint.errors",
    "Snapshot": "fivepoint.formats.snapshot",
    "TurnGraph": "fivepoint.rules.turn",
    "analyse": "fivepoint.analysis.analyse",
    "format_turn": "fivepoint.rules.notation",
    "parse_id": "fivepoint.formats.ids",
    "read_match": "fivepoint.formats.files",
    "read_record": "fivepoint.rules.record_json",
    "write_match": "fivepoint.formats.files",
    "write_record": "fivepoint.rules.record_json",
}

__all__ = [
    "Analysis",
    "Budget",
    "Engine",
    "FivepointError",
    "IllegalTurn",
    "Match",
    "MatchRules",
    "MatchState",
    "Money",
    "ParseError",
    "Position",
    "PositionError",
    "Record",
    "RulesError",
    "Snapshot",
    "TurnGraph",
    "__version__",
    "analyse",
    "core",
    "format_turn",
    "parse_id",
    "read_match",
    "read_record",
    "write_match",
    "write_record",
]


def __getattr__(name: str) -> object:
    """Load a public name from the module that owns it."""
    if name == "core":
        return import_module("fivepoint.core")
    try:
        home = _HOME[name]
    except KeyError:
        raise AttributeError(f"module 'fivepoint' has no attribute {name!r}") from None
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return __all__
