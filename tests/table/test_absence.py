"""One allowance for being away, however often one leaves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivepoint.table.absence import ALLOWANCE_MS, Absence


def test_time_counts_only_while_the_other_waits() -> None:
    nobody = Absence((False, False), since=0)
    assert nobody.left_at(10**9) == (ALLOWANCE_MS, ALLOWANCE_MS)
    waiting = nobody.change((True, False), 10**9)
    assert waiting.left_at(10**9 + 1000) == (ALLOWANCE_MS, ALLOWANCE_MS - 1000)
    both = waiting.change((True, True), 10**9 + 1000)
    assert both.left_at(2 * 10**9) == (ALLOWANCE_MS, ALLOWANCE_MS - 1000)


def test_leaving_again_begins_where_it_stopped() -> None:
    now, absence = 0, Absence((True, True), since=0)
    for _ in range(6):
        absence = absence.change((True, False), now)
        now += ALLOWANCE_MS // 6
        absence = absence.change((True, True), now)
        now += 10_000
    assert absence.gone(now) == (False, False)  # here again
    assert absence.change((True, False), now).gone(now) == (False, True)


@given(st.lists(st.tuples(st.booleans(), st.booleans(), st.integers(0, 100_000)), max_size=30))
def test_an_allowance_never_grows(steps: list[tuple[bool, bool, int]]) -> None:
    now, absence = 0, Absence()
    before = absence.left_at(now)
    for white, black, passed in steps:
        now += passed
        absence = absence.change((white, black), now)
        left = absence.left_at(now)
        assert all(0 <= new <= old for new, old in zip(left, before, strict=True))
        before = left
