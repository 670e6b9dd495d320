"""An analysis as JSON: the same figures as everywhere, for programs and pages.

Equities have six decimals, chances five. Boards are 26 ints in the view of the player on
roll, as ``Position.board``; steps are [from, to, hit, die] in the mover's view.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, cast

from fivepoint.rules.cube import MatchState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivepoint.analysis.analysis import Analysis
    from fivepoint.analysis.decision import Candidate, CubeVerdict, Decision, RolledLuck
    from fivepoint.analysis.summary import PlayerSummary
    from fivepoint.engine.probabilities import Probabilities
    from fivepoint.rules.cube import CubeState

FORMAT = "fivepoint-analysis"
VERSION = 1

Json = dict[str, Any]


def analysis_text(analysis: Analysis) -> str:
    """The whole analysis as JSON text."""
    return json.dumps(analysis_json(analysis), ensure_ascii=False, separators=(",", ":"))


def analysis_json(analysis: Analysis) -> Json:
    """The whole analysis as plain lists and dicts."""
    match, rules = analysis.record.match, analysis.record.rules
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": {
            "name": analysis.engine,
            "level": analysis.level,
            "plies": analysis.plies,
            "net": analysis.net,
        },
        "complete": analysis.complete,
        "match": {
            "players": list(analysis.record.players),
            "length": rules.length,
            "score": list(match.score),
            "winner": match.winner,
            "games": [plain(game) for game in match.games],
        },
        "players": [player_json(player) for player in analysis.players],
        "decisions": [decision_json(decision) for decision in analysis.decisions],
        "rolls": [roll_json(roll) for roll in analysis.rolls],
    }


def player_json(player: PlayerSummary) -> Json:
    """One player's figures."""
    found = cast("Json", plain(player))
    found["pr_shown"] = player.pr_shown
    for name in ("plays", "doubles", "answers"):
        found[name]["pr"] = rounded(getattr(player, name).pr)
    for groups, name in ((player.by_phase, "by_phase"), (player.by_error, "by_error")):
        for key, tally in groups.items():
            found[name][key]["pr"] = rounded(tally.pr)
    return found


def decision_json(decision: Decision) -> Json:
    """One decision with its candidates or its cube verdict."""
    found: Json = {
        name: plain(getattr(decision, name))
        for name in (
            "number", "game", "turn", "seat", "on_roll", "kind", "phase", "dice", "made", "best",
            "equity", "loss", "loss_mwc", "loss_points", "mark", "error", "counted", "forced",
            "plies", "problem", "comment",
        )
    }  # fmt: skip
    found |= {
        "board": list(decision.position.board),
        "men": decision.position.men,
        "position_id": decision.position.position_id,
        "state": state_json(decision.state),
        "legal": decision.legal,
        "candidates": [candidate_json(candidate) for candidate in decision.candidates],
        "cube": None if decision.cube is None else cube_json(decision.cube),
    }
    return found


def candidate_json(candidate: Candidate) -> Json:
    """One play and its numbers, for the player who moves."""
    return {
        "turn": candidate.turn,
        "steps": [list(step) for step in candidate.steps],
        "equity": rounded(candidate.equity),
        "equity_loss": rounded(candidate.equity_loss),
        "mwc": rounded(candidate.mwc),
        "probabilities": _chances(candidate.probabilities),
        "plies": candidate.plies,
        "played": candidate.played,
    }


def cube_json(cube: CubeVerdict) -> Json:
    """The cube actions and what they are worth to the player on roll."""
    return {
        "no_double": rounded(cube.no_double),
        "double_take": rounded(cube.double_take),
        "double_drop": rounded(cube.double_drop),
        "double_beaver": rounded(cube.double_beaver),
        "action": cube.action,
        "response": cube.response,
        "mwc": None if cube.mwc is None else [rounded(chance) for chance in cube.mwc],
        "probabilities": _chances(cube.probabilities),
        "cubeless": rounded(cube.cubeless),
        "plies": cube.plies,
    }


def roll_json(roll: RolledLuck) -> Json:
    """One roll and its luck, for the side that rolled."""
    return {**cast("Json", plain(roll)), "mark": roll.mark}


def state_json(state: CubeState) -> Json:
    """Cube and score as the player on roll sees them; what does not apply has its plain value."""
    match = isinstance(state, MatchState)
    return {
        "length": state.length if match else None,
        "score": list(state.score) if match else [0, 0],
        "crawford": match and state.crawford,
        "jacoby": not match and state.jacoby,
        "beavers": 0 if match else state.beavers,
        "cube": state.cube,
        "owner": state.owner,
        "max_cube": state.max_cube,
    }


def rounded(number: float | None) -> float | None:
    """Six decimals, and no negative zero."""
    return None if number is None else round(number, 6) + 0.0


def plain(value: object) -> object:
    """A value of plain fields as dicts, lists and rounded numbers."""
    if isinstance(value, float):
        return rounded(value)
    if isinstance(value, tuple | list):
        return [plain(part) for part in cast("Iterable[object]", value)]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in cast("dict[str, object]", value).items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return value


def _chances(chances: Probabilities) -> Json:
    return {name: round(chance, 5) for name, chance in chances._asdict().items()}
