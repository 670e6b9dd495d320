"""The rule book as data for the web's rule pages: one JSON value, no wording in it.

The pages know no rule of backgammon. What a reader may try on a pictured board is the
turn graph of its roll; why a checker does not move is worked out here, for every
node and die, as an error code with its arguments, and said in the reader's language there.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from fivepoint.errors import IllegalTurn
from fivepoint.rulebook.book import CUBE_EXAMPLES, SCORE_TABLE, SECTIONS, SUMMARY, clause_key
from fivepoint.rulebook.diagrams import DIAGRAMS, Diagram, label
from fivepoint.rulebook.lessons import CUBE_LESSON, SETUP
from fivepoint.rules.position import OFF, Position
from fivepoint.rules.turn import TurnGraph

if TYPE_CHECKING:
    from fivepoint.errors import ErrorArgument
    from fivepoint.rules.step import Step

WORTH_SAYING = ("step", "point", "die", "dice", "needed", "used", "clause")
"""The arguments of a refusal that its text can quote."""


def book(outside: str | None) -> dict[str, Any]:
    """Everything the rule pages and lessons show; ``outside`` as in ``pages.page``."""
    return {
        "outside": outside,
        "summary": SUMMARY,
        "pages": list(dict.fromkeys(section.page for section in SECTIONS)),
        "sections": [
            {
                "number": section.number,
                "page": section.page,
                "title": section.title_key,
                "clauses": [
                    {"number": number, "key": clause_key(number)}
                    for number in section.clause_numbers
                ],
            }
            for section in SECTIONS
        ],
        "scores": [asdict(row) | {"points": row.points} for row in SCORE_TABLE],
        "cubes": [{"slug": row.slug, "points": row.points} for row in CUBE_EXAMPLES],
        "diagrams": [_diagram(diagram) for diagram in DIAGRAMS],
        "setup": {str(point): count for point, count in SETUP.items()},
        "cubeLesson": [asdict(step) for step in CUBE_LESSON],
    }


def _diagram(diagram: Diagram) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": diagram.id,
        "label": label(diagram),
        "clause": diagram.clause,
        "caption": diagram.caption_key,
        "arguments": diagram.caption_arguments(),
        "board": diagram.board,
        "men": diagram.men,
        "dice": diagram.dice,
        "cube": diagram.holds.cube,
        "steps": [],
        "nodes": [],
        "refusals": [],
    }
    if diagram.dice is not None:
        graph = TurnGraph(Position.from_board(diagram.board, men=diagram.men), diagram.dice)
        shown["steps"] = _steps_shown(graph, diagram.play)
        shown["nodes"] = graph.nodes
        shown["refusals"] = _refusals(graph)
    return shown


def _steps_shown(graph: TurnGraph, play: str | None) -> list[list[int]]:
    """The steps of the play shown, in wire form; of a first part if it is not a whole turn."""
    if play is None:
        return []
    node = graph.nodes_after(play)[0]
    return [list(step) for step in _path(graph, node)]


def _path(graph: TurnGraph, node: int) -> list[Step]:
    """One way through the graph from the roll to ``node``."""
    ways: dict[int, list[Step]] = {0: []}
    for at in range(len(graph.nodes)):
        for step in graph.steps(at):
            ways.setdefault(step.next, [*ways[at], step])
    return ways[node]


def _refusals(graph: TurnGraph) -> list[dict[str, list[Any]]]:
    """For each node, by "from/die", the code and arguments that refuse that step there."""
    found: list[dict[str, list[Any]]] = []
    for node in range(len(graph.nodes)):
        refused: dict[str, list[Any]] = {}
        if graph.steps(node):
            before = [(step.origin, step.target, step.hit, step.die) for step in _path(graph, node)]
            offered = {(step.origin, step.die) for step in graph.steps(node)}
            board = graph.position_at(node).board
            for origin in (place for place in range(1, 26) if board[place] > 0):
                for die in set(graph.dice):
                    if (origin, die) not in offered:
                        step = (origin, max(OFF, origin - die), 0, die)
                        reason = _reason(graph, [*before, step])
                        if reason is not None:
                            refused[f"{origin}/{die}"] = list(reason)
        found.append(refused)
    return found


def _reason(
    graph: TurnGraph, steps: list[tuple[int, int, int, int]]
) -> tuple[str, dict[str, ErrorArgument]] | None:
    """Why the last of ``steps`` is refused; None where it is not or only its die is used up."""
    try:
        graph.nodes_after(steps)
    except IllegalTurn as refusal:
        said = {name: refusal.arguments[name] for name in WORTH_SAYING if name in refusal.arguments}
        return None if refusal.code == "no-such-die" else (refusal.code, said)
    return None
