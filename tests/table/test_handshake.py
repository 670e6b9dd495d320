"""Giving numbers for the dice: the order, what is refused, who is late."""

from __future__ import annotations

import pytest

from fivepoint import RulesError
from fivepoint.table.handshake import Handshake, seal

ONE, TWO = "11" * 32, "22" * 32


def code(call: object, *arguments: object) -> str:
    with pytest.raises(RulesError) as caught:
        call(*arguments)  # pyright: ignore[reportCallIssue, reportUnknownVariableType]
    return caught.value.code


def test_the_numbers_come_only_after_both_seals() -> None:
    start = Handshake(since=5)
    assert (start.due, start.late) == ("commit", (0, 1))
    assert code(start.reveal, 0, ONE) == "reveal-early"
    half = start.commit(1, seal(TWO), 10)
    assert (half.due, half.late, half.since) == ("commit", (0,), 5)
    assert code(half.reveal, 1, TWO) == "reveal-early"
    sealed = half.commit(0, seal(ONE), 20)
    assert (sealed.due, sealed.late, sealed.since) == ("reveal", (0, 1), 20)
    assert code(sealed.reveal, 0, TWO) == "reveal-wrong"
    done = sealed.reveal(0, ONE).reveal(1, TWO)
    assert (done.due, done.late, done.secrets) == (None, (), (ONE, TWO))


def test_what_comes_twice_changes_nothing() -> None:
    once = Handshake().commit(0, seal(ONE), 1)
    assert once.commit(0, seal(ONE), 2) is once
    assert code(once.commit, 0, seal(TWO), 2) == "commit-again"
    assert code(once.commit, 1, seal(ONE), 2) == "commit-copied"
    shown = once.commit(1, seal(TWO), 2).reveal(0, ONE)
    assert shown.reveal(0, ONE) is shown


def test_the_servers_own_number_is_there_from_the_start() -> None:
    own = Handshake().given(1, TWO, 3)
    assert (own.due, own.late) == ("commit", (0,))
    assert own.commit(0, seal(ONE), 4).reveal(0, ONE).due is None


@pytest.mark.parametrize("value", ["", "x" * 64, "A" * 64, "11" * 31, 5, None])
def test_what_is_no_number(value: object) -> None:
    assert code(Handshake().commit, 0, value, 1) == "proof-secret"
    assert code(Handshake().given, 0, value, 1) == "proof-secret"
