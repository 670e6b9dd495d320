"""Between the protocol's messages and the values of table and rules. No I/O."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import msgspec

from fivepoint.engine.computer import ANY_DICE
from fivepoint.rules.actions import Play, Resign, Roll, Set
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.outcome import CubeOffer
from fivepoint.rules.record_json import (
    action_from_json,
    action_to_json,
    rules_from_json,
    rules_to_json,
)
from fivepoint.rules.resign import certain_result
from fivepoint.server import protocol, protocol_parts
from fivepoint.table.clock import ClockRules

if TYPE_CHECKING:
    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match
    from fivepoint.rules.record import Entry
    from fivepoint.rules.record_json import Json
    from fivepoint.rules.turn import TurnGraph
    from fivepoint.table.table import Table

_encoder = msgspec.json.Encoder()


def encode(message: protocol.ServerMessage) -> bytes:
    """A message as it goes over the socket."""
    return _encoder.encode(message)


def read_action(action: protocol.Action) -> Action:
    """The action a page asks for; ParseError or RulesError if it is none.

    A roll without dice gets some that the table's own replace.
    """
    row = cast("dict[str, Json]", msgspec.to_builtins(action))
    setup = row.pop("setup", None)
    if isinstance(setup, dict):
        row |= {name: value for name, value in setup.items() if name not in ("do", "seat")}
    if action.do == "roll" and "dice" not in row:
        row["dice"] = list(ANY_DICE)
    return action_from_json(cast("Json", row))


def write_action(action: Action) -> protocol.Action:
    """An action as it is sent."""
    match action:
        case Roll():
            return protocol.Action(action.word, action.seat, dice=action.dice)
        case Play():
            return protocol.Action(action.word, action.seat, steps=list(action.steps))
        case Resign():
            return protocol.Action(action.word, action.seat, n=action.n)
        case Set():
            row = action_to_json(action)
            setup = {name: value for name, value in row.items() if name not in ("do", "seat")}
            return protocol.Action(action.word, action.seat, setup=setup)
        case _:
            return protocol.Action(action.word, action.seat)


def write_event(number: int, entry: Entry) -> protocol.TableEvent:
    """An entry of the record as it is sent."""
    clock = msgspec.UNSET if entry.clock is None else entry.clock
    return protocol.TableEvent(number, write_action(entry.action), entry.at or 0, clock)


def read_rules(rules: protocol_parts.Rules) -> MatchRules:
    """The match rules a page asks for; RulesError for settings that contradict."""
    return MatchRules(
        length=rules.length,
        variant=rules.variant,
        crawford=rules.crawford,
        cube=rules.cube,
        max_cube=rules.max_cube,
        jacoby=rules.jacoby,
        beavers=rules.beavers,
        automatic_doubles=rules.automatic_doubles,
        opening=rules.opening,
        games=rules.games,
    )


def write_rules(rules: MatchRules) -> protocol_parts.Rules:
    """Match rules as they are sent."""
    return protocol_parts.Rules(
        length=rules.length,
        variant=rules.variant,
        crawford=rules.crawford,
        cube=rules.cube,
        max_cube=rules.max_cube,
        jacoby=rules.jacoby,
        beavers=rules.beavers,
        automatic_doubles=rules.automatic_doubles,
        opening=rules.opening,
        games=rules.games,
    )


def write_clock(clock: ClockRules) -> protocol_parts.ClockRules:
    """Clock rules as they are sent."""
    return protocol_parts.ClockRules(clock.kind, clock.reserve, clock.delay)


def rules_text(rules: MatchRules) -> str:
    """Match rules as they are stored."""
    return json.dumps(rules_to_json(rules))


def rules_of_text(text: str) -> MatchRules:
    """Stored match rules."""
    return rules_from_json(json.loads(text))


def clock_text(clock: ClockRules) -> str:
    """Clock rules as they are stored."""
    return json.dumps({"kind": clock.kind, "reserve": clock.reserve, "delay": clock.delay})


def clock_of_text(text: str) -> ClockRules:
    """Stored clock rules."""
    return ClockRules(**json.loads(text))


def write_state(
    table: Table,
    mine: tuple[bool, bool],
    here: tuple[bool, bool],
    source: protocol.DiceSource,
    now: int,
    *,
    gone: tuple[bool, bool] = (False, False),
    dealt: bool = True,
) -> protocol.TableState:
    """The table as the page that holds the seats ``mine`` may see it at ``now``.

    Until the dice are ``dealt`` nobody may do anything.
    """
    match = table.match
    graph = match.graph if match.on_roll is not None and mine[match.on_roll] else None
    legal = tuple(
        list(table.legal(seat, now, other_gone=gone[1 - seat])) if mine[seat] and dealt else []
        for seat in (0, 1)
    )
    resignations = tuple(
        list(match.resignations(seat)) if mine[seat] and "resign" in legal[seat] else []
        for seat in (0, 1)
    )
    return protocol.TableState(
        table=table.id,
        events=len(table.record),
        phase=match.phase,
        to_act=match.to_act,
        on_roll=match.on_roll,
        board=list(match.position.board),
        men=match.position.men,
        pips=match.position.pips,
        off=match.position.off,
        dice=match.dice,
        cube=match.cube,
        owner=match.owner,
        offer=_offer(match),
        score=match.score,
        game=match.game,
        crawford=match.crawford,
        results=_results(match),
        winner=match.winner,
        legal=(legal[0], legal[1]),
        resignations=(resignations[0], resignations[1]),
        graph=None if graph is None else wire_graph(graph),
        certain=_certain(match),
        seats=(_seat(table, 0, here), _seat(table, 1, here)),
        mine=mine,
        rules=write_rules(match.rules),
        clock_rules=write_clock(table.clock.rules),
        clock=_clock(table, now),
        dice_source=source,
    )


def wire_graph(graph: TurnGraph) -> list[list[tuple[int, int, int, int, int]]]:
    """A turn graph as it is sent: the steps at each node."""
    return [list(steps) for steps in graph.all_steps]


def _seat(table: Table, number: int, here: tuple[bool, bool]) -> protocol.SeatInfo:
    seat = table.seats[number]
    present = seat.kind == "computer" or here[number]
    return protocol.SeatInfo(seat.kind, seat.name, seat.level, present)


def _offer(match: Match) -> protocol.Offer | None:
    offer = match.offer
    if offer is None:
        return None
    if isinstance(offer, CubeOffer):
        return protocol.Offer("cube", offer.seat, offer.value)
    return protocol.Offer("resign", offer.seat, offer.n)


def _certain(match: Match) -> tuple[int, int] | None:
    if match.stage != "playing" or match.on_roll is None:
        return None
    found = certain_result(match.position)
    if found is None:
        return None
    winner, result = found
    return (match.on_roll if winner == "me" else 1 - match.on_roll), result


def _results(match: Match) -> list[protocol.Result]:
    return [
        protocol.Result(
            game.game,
            game.winner,
            game.ending,
            game.result,
            game.counted,
            game.cube,
            game.points,
            game.score,
            game.crawford,
        )
        for game in match.games
    ]


def _clock(table: Table, now: int) -> protocol.ClockState | None:
    clock = table.clock
    if clock.rules.kind == "none":
        return None
    return protocol.ClockState(clock.left_at(now), clock.delay_at(now), clock.running)
