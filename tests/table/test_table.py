"""The table: whose dice, whose seats, and what was agreed on."""

from __future__ import annotations

import pytest

from fivepoint import MatchRules, RulesError
from fivepoint.rules.actions import Claim, Double, Flag, Play, Roll, Take, Takeback
from fivepoint.table.clock import ClockRules
from fivepoint.table.dice_proof import DiceStream
from fivepoint.table.seats import Seat
from fivepoint.table.table import Table

STREAM = DiceStream(bytes(32), "t", ("0" * 64, "1" * 64)).roll
HERE = (Seat("person", "Anna"), Seat("computer", level="pip-count"))
ONLINE = (Seat("person", "Anna"), Seat("person", "Ben", local=False))
DELAY = ClockRules("delay", 60_000, 12_000)


def table(seats: tuple[Seat, Seat] = HERE, clock: ClockRules | None = None) -> Table:
    return Table.open("t", seats, MatchRules(length=5), clock or ClockRules())


def code(caught: pytest.ExceptionInfo[RulesError]) -> str:
    assert str(caught.value)
    return caught.value.code


def opened(start: Table) -> Table:
    """The table after its opening roll."""
    now = 0
    while start.match.phase == "opening":
        start = start.act(Roll(0, (1, 1)), now, stream=STREAM)
    return start


def any_play(at: Table) -> Play:
    graph = at.match.graph
    assert graph is not None
    return at.match.turn_to(min(graph.results, key=lambda p: p.board))


def test_automatic_dice_come_from_the_stream_whatever_the_page_says() -> None:
    first = table().act(Roll(0, (6, 6)), 0, stream=STREAM)
    assert first.record.actions[0] == Roll(0, STREAM(0))
    with pytest.raises(RulesError) as caught:
        table().act(Roll(0, (6, 6)), 0)
    assert code(caught) == "no-dice"


def test_typed_dice_are_taken_as_they_are_but_never_online() -> None:
    typed = Table.open("t", HERE, MatchRules(), ClockRules(), "typed")
    assert typed.act(Roll(0, (6, 5)), 0).match.dice == (6, 5)
    with pytest.raises(RulesError) as caught:
        Table.open("t", (HERE[0], Seat("open", local=False)), MatchRules(), ClockRules(), "typed")
    assert code(caught) == "typed-dice-online"


def test_a_turn_taken_back_brings_the_same_rolls_again() -> None:
    before = opened(table())
    seat = before.match.on_roll
    assert seat is not None
    played = before.act(any_play(before), 0)
    rolled = played.act(Roll(1 - seat, (1, 1)), 0, stream=STREAM)
    back = rolled.act(Takeback(seat), 0)
    assert back.match == before.match
    again = back.act(any_play(back), 0).act(Roll(1 - seat, (2, 2)), 0, stream=STREAM)
    assert again.match.dice == rolled.match.dice


def test_nothing_is_taken_back_against_a_person_elsewhere() -> None:
    before = opened(table(ONLINE))
    seat = before.match.on_roll
    assert seat is not None
    played = before.act(any_play(before), 0)
    assert "takeback" not in played.legal(seat, 0)
    assert "set" not in played.legal(seat, 0)
    with pytest.raises(RulesError) as caught:
        played.act(Takeback(seat), 0)
    assert code(caught) == "not-agreed"


def test_an_open_seat_is_taken_once_and_play_waits_for_it() -> None:
    waiting = table((HERE[0], Seat("open", local=False)))
    with pytest.raises(RulesError) as caught:
        waiting.act(Roll(0, (1, 2)), 0, stream=STREAM)
    assert code(caught) == "table-not-ready"
    full = waiting.sit(1, Seat("person", "Ben", local=False))
    assert full.ready
    assert full.record.players == ("Anna", "Ben")
    with pytest.raises(RulesError) as caught:
        full.sit(1, Seat("person", "Eve"))
    assert code(caught) == "seat-taken"


def test_the_clock_runs_for_the_decision_and_its_fall_ends_the_match() -> None:
    start = opened(table(ONLINE, DELAY))
    seat = start.match.on_roll
    assert seat is not None
    assert start.clock.running == seat
    with pytest.raises(RulesError) as caught:
        start.act(Flag(seat), 1_000)
    assert code(caught) == "clock-running"
    with pytest.raises(RulesError) as caught:
        start.act(any_play(start), 72_001)
    assert code(caught) == "clock-fallen"
    over = start.act(Flag(seat), 72_001)
    assert over.match.winner == 1 - seat
    assert over.record.entries[-1].clock is not None
    assert over.record.entries[-1].clock[seat] == 0


def test_an_offer_moves_the_clock_to_the_answering_side() -> None:
    start = opened(table(ONLINE, DELAY))
    seat = start.match.on_roll
    assert seat is not None
    doubled = start.act(any_play(start), 1_000).act(Double(1 - seat), 2_000)
    assert doubled.clock.running == seat
    assert doubled.act(Take(seat), 3_000).clock.running == 1 - seat


def test_a_win_is_claimed_only_against_a_seat_that_is_gone() -> None:
    start = opened(table(ONLINE))
    with pytest.raises(RulesError) as caught:
        start.act(Claim(0), 0)
    assert code(caught) == "other-side-here"
    assert start.act(Claim(0), 0, other_gone=True).match.winner == 0


def test_seats_that_cannot_be_are_refused() -> None:
    for seat, expected in (
        (("robot", "x", None), "seat-kind"),
        (("person", "x" * 41, None), "seat-name"),
        (("person", "two\nlines", None), "seat-name"),
        (("person", "x", "club"), "seat-level"),
        (("computer", "x", None), "seat-level"),
    ):
        with pytest.raises(RulesError) as caught:
            Seat(*seat)  # pyright: ignore[reportArgumentType]
        assert code(caught) == expected
