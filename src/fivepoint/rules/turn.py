"""The turn graph of a roll: every legal way to play it, and nothing else.

A node is a board with the dice still to play; an edge is one step. An edge is
there only if it lies on some legal whole turn, so whoever walks from node 0 to
a node without edges has played the roll as the rules demand. Everything is in
the view of the player on roll; results are not flipped.

The authority for people, server and records. It throws no dice and knows no cube.
Numbers in brackets are clauses of docs/rules.md.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from fivepoint.errors import IllegalTurn, shown
from fivepoint.rules.dice import check_dice, dice_to_play
from fivepoint.rules.notation import WrittenTurn, read_dice_steps, read_steps, read_turn
from fivepoint.rules.play import CLAUSES, find_nodes, find_turn
from fivepoint.rules.position import Position, check_position
from fivepoint.rules.step import Board, Step, moves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_Found = TypeVar("_Found")
_State: TypeAlias = tuple[Board, tuple[int, ...]]  # a board and the dice left to play
_Way: TypeAlias = tuple[int, int, int, int, _State]  # from, to, hit, die, where it leads


class TurnGraph:
    """All legal ways to play ``dice`` in ``position``.

    A finished game has no plays: its one node is complete. RulesError for impossible dice.
    Nothing is explored until it is asked for.

    >>> graph = TurnGraph(Position.start(), (3, 1))
    >>> len(graph.results), graph.max_dice, len(graph.first_steps)
    (16, 2, 7)
    """

    def __init__(self, position: Position, dice: tuple[int, int]) -> None:
        check_position(position)
        self.position = position
        self.dice = check_dice(dice)

    def __repr__(self) -> str:
        return f"TurnGraph({self.position!r}, {self.dice!r})"

    @property
    def max_dice(self) -> int:
        """How many dice must be used."""
        return self._explored[2]

    @cached_property
    def nodes(self) -> list[list[list[int]]]:
        """The wire form: for each node its steps ``[from, to, hit, die, next]``.

        Node 0 is the rolled position; a node without steps is a complete turn.
        """
        return [[list(step) for step in steps] for steps in self.all_steps]

    @cached_property
    def results(self) -> frozenset[Position]:
        """The positions a legal turn can end in; the unchanged one when nothing can be played."""
        return frozenset(self._ends)

    @cached_property
    def first_steps(self) -> tuple[tuple[int, int], ...]:
        """The different (from, to) with which a legal turn can begin."""
        return tuple(dict.fromkeys((step.origin, step.target) for step in self.all_steps[0]))

    def steps(self, node: int = 0) -> tuple[Step, ...]:
        """The legal steps at ``node``; none if the turn is complete there."""
        return self.all_steps[node]

    @property
    def all_steps(self) -> list[tuple[Step, ...]]:
        """The legal steps at every node."""
        return self._explored[1]

    def position_at(self, node: int) -> Position:
        """The position at ``node``, in the view of the player on roll."""
        return Position.unchecked(self._boards[node], self.position.men)

    def steps_to(self, result: Position) -> list[Step]:
        """One list of steps that ends in ``result``; IllegalTurn if no legal turn does."""
        node = self._ends.get(result) if isinstance(result, Position) else None  # pyright: ignore[reportUnnecessaryIsInstance]
        if node is None:
            raise IllegalTurn("not-a-result", **self._context(shown(result)))
        path: list[Step] = []
        while node:
            node, step = self._parents[node]
            path.append(step)
        return path[::-1]

    def play(self, turn: str | Iterable[Iterable[int]]) -> Position:
        """The position after ``turn``: text such as ``8/5 6/5``, or steps (from, to, ...).

        Legs may come in any order and join several dice, see ``notation`` and ``play``.
        IllegalTurn names the broken rule; nothing is ever half played.

        >>> TurnGraph(Position.start(), (3, 1)).play("8/5 6/5").board[5]
        2
        """
        return self.position_at(self._find(find_turn, turn))

    def walk(self, steps: Iterable[tuple[int, int, int]]) -> list[Step]:
        """The edges that a whole turn takes, its steps (from, to, die) in exactly this order.

        IllegalTurn names the rule they break.

        >>> [step.hit for step in TurnGraph(Position.start(), (3, 1)).walk([(8, 5, 3), (6, 5, 1)])]
        [0, 0]
        """
        asked, taken, node = read_dice_steps(steps), list[Step](), 0
        for wanted in asked:
            following = (s for s in self.steps(node) if (s.origin, s.target, s.die) == wanted)
            step = next(following, None)
            if step is None:
                break
            taken.append(step)
            node = step.next
        if len(taken) == len(asked) and not self.steps(node):
            return taken
        self.play([(origin, target, 0, die) for origin, target, die in asked])
        raise IllegalTurn("steps-order")

    def nodes_after(self, turn: str | Iterable[Iterable[int]]) -> tuple[int, ...]:
        """The nodes reached by ``turn``, the first part of a legal one, given as for ``play``.

        Several if the same steps can have used different dice or gone different ways.
        IllegalTurn if it is no legal beginning.
        """
        return self._find(find_nodes, turn)

    def _find(
        self,
        find: Callable[[TurnGraph, WrittenTurn], _Found],
        turn: str | Iterable[Iterable[int]],
    ) -> _Found:
        """What ``find`` makes of ``turn``; a refusal also names text, roll, position, clause."""
        try:
            written = read_turn(turn) if isinstance(turn, str) else read_steps(turn)
            return find(self, written)
        except IllegalTurn as refusal:
            context = self._context(shown(turn)) | {"clause": CLAUSES.get(refusal.code, "")}
            raise IllegalTurn(refusal.code, **(context | refusal.arguments)) from None

    @cached_property
    def _explored(self) -> tuple[list[Board], list[tuple[Step, ...]], int]:
        """The board at each node, the steps from there, and how many dice are used."""
        over = self.position.result is not None
        levels = _legal(_explore(self.position.board, () if over else dice_to_play(self.dice)))
        return *_numbered(levels), len(levels) - 1

    @property
    def _boards(self) -> list[Board]:
        return self._explored[0]

    @cached_property
    def _ends(self) -> dict[Position, int]:
        steps_at = enumerate(self.all_steps)
        return {self.position_at(node): node for node, steps in steps_at if not steps}

    @cached_property
    def _parents(self) -> dict[int, tuple[int, Step]]:
        """For each node but the first, one step that leads there and where it comes from."""
        parents: dict[int, tuple[int, Step]] = {}
        for node, steps in enumerate(self.all_steps):
            for step in steps:
                parents.setdefault(step.next, (node, step))
        return parents

    def _context(self, text: str) -> dict[str, str]:
        """The arguments every refusal carries."""
        first, second = self.dice
        return {
            "text": text,
            "dice": f"{first}-{second}",
            "position": self.position.position_id,
        }


@lru_cache(maxsize=512)
def turn_graph(position: Position, dice: tuple[int, int]) -> TurnGraph:
    """The turn graph of a roll, from memory if it was asked for lately.

    A match that was read is mostly walked again, to be analysed, written or shown; the
    graphs of a long match are kept.
    """
    return TurnGraph(position, dice)


def _explore(board: Board, dice: tuple[int, ...]) -> list[dict[_State, list[_Way]]]:
    """All states that single steps can reach, level by level: level n has n dice played."""
    levels: list[dict[_State, list[_Way]]] = [{(board, dice): []}]
    while True:
        reached: dict[_State, list[_Way]] = {}
        for (now, left), ways in levels[-1].items():
            for die in dict.fromkeys(left):
                rest = left[1:] if die == left[0] else left[:1]
                for origin, target, hit, after in moves(now, die):
                    state = (after, rest)
                    ways.append((origin, target, hit, die, state))
                    if state not in reached:
                        reached[state] = []
        if not reached:
            return levels
        levels.append(reached)


def _legal(levels: list[dict[_State, list[_Way]]]) -> list[dict[_State, list[_Way]]]:
    """The same levels with only the steps that belong to a legal whole turn (4.6).

    As many dice as possible must be played, to the very last checker: a step is kept
    if the last level can still be reached after it (4.1, 4.4, 4.8). If only one of two
    dice can be played, it must be the larger where either could (4.2, 4.3).
    """
    for here, below in zip(levels[-2::-1], levels[:0:-1], strict=True):
        for state, ways in list(here.items()):
            ways[:] = [way for way in ways if way[4] in below]
            if not ways:
                del here[state]
    if len(levels) == 2:
        (ways,) = levels[0].values()
        larger = max(way[3] for way in ways)
        ways[:] = [way for way in ways if way[3] == larger]
    return levels


def _numbered(levels: list[dict[_State, list[_Way]]]) -> tuple[list[Board], list[tuple[Step, ...]]]:
    """The boards and steps of all nodes, in the order they are met from the first."""
    ways_at = {state: ways for level in levels for state, ways in level.items()}
    states = list(levels[0])
    numbers = {state: number for number, state in enumerate(states)}
    steps: list[tuple[Step, ...]] = []
    for state in states:  # grows while it is walked
        here: list[Step] = []
        for origin, target, hit, die, after in ways_at[state]:
            number = numbers.setdefault(after, len(states))
            if number == len(states):
                states.append(after)
            here.append(Step(origin, target, hit, die, number))
        steps.append(tuple(here))
    return [board for board, _ in states], steps
