"""Searches that may cost only so much: by nodes the same on any number of threads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import fivepoint as fp

if TYPE_CHECKING:
    from fivepoint.engine.ranked import RankedTurns

START = fp.Position.start()
STATE = fp.Money()
DICE = (6, 4)


def depths(turns: RankedTurns) -> list[tuple[fp.Position, float, int]]:
    return [(turn.position, turn.equity, turn.plies) for turn in turns]


@pytest.mark.parametrize("nodes", [0, 3, 8, 100, 700, 10**9])
def test_nodes_give_the_same_on_any_number_of_threads(nodes: int) -> None:
    budget = fp.Budget(nodes=nodes)
    one, three = (fp.Engine(plies=3, threads=threads) for threads in (1, 3))
    ranked = one.rank(START, DICE, STATE, budget=budget)
    assert depths(ranked) == depths(three.rank(START, DICE, STATE, budget=budget))
    assert one.evaluate(START, STATE, budget=budget) == three.evaluate(START, STATE, budget=budget)
    assert one.choose(START, DICE, STATE, budget=budget) == ranked[0].position


def test_a_depth_counts_only_when_it_is_whole() -> None:
    engine = fp.Engine(plies=3)
    for plies in (0, 1, 2, 3):
        whole = fp.Engine(plies=plies).rank(START, DICE, STATE)
        # The fewest nodes with which this depth is reached, and one node fewer.
        least, most = 0, 10**6
        while least < most:
            middle = (least + most) // 2
            found = engine.rank(START, DICE, STATE, budget=fp.Budget(nodes=middle))
            least, most = (least, middle) if found[0].plies >= plies else (middle + 1, most)
        reached = engine.rank(START, DICE, STATE, budget=fp.Budget(nodes=least))
        assert depths(reached) == depths(whole)
        if plies:
            before = engine.rank(START, DICE, STATE, budget=fp.Budget(nodes=least - 1))
            shallow = fp.Engine(plies=plies - 1).rank(START, DICE, STATE)
            assert depths(before) == depths(shallow)


def test_without_limits_a_budget_changes_nothing() -> None:
    engine, budget = fp.Engine(plies=2), fp.Budget()
    assert depths(engine.rank(START, DICE, STATE)) == depths(
        engine.rank(START, DICE, STATE, budget=budget)
    )
    assert engine.evaluate(START, STATE) == engine.evaluate(START, STATE, budget=budget)
    assert engine.cube(START, STATE) == engine.cube(START, STATE, budget=budget)
    weak = fp.Engine("casual")
    assert weak.choose(START, DICE, STATE, 5) == weak.choose(START, DICE, STATE, 5, budget=budget)
    assert weak.choose_cube(START, STATE, 5) == weak.choose_cube(START, STATE, 5, budget=budget)


def test_no_time_at_all_leaves_the_net() -> None:
    engine = fp.Engine(plies=4)
    found = engine.rank(START, DICE, STATE, budget=fp.Budget(seconds=0))
    assert depths(found) == depths(fp.Engine(plies=0).rank(START, DICE, STATE))
    assert engine.evaluate(START, STATE, budget=fp.Budget(seconds=0)).plies == 0


def test_progress_is_told_and_may_end_the_search() -> None:
    told: list[int] = []
    engine = fp.Engine(plies=4, threads=2)

    def stop_at_the_third(nodes: int) -> bool:
        told.append(nodes)
        return len(told) < 3

    found = engine.rank(START, DICE, STATE, budget=fp.Budget(progress=stop_at_the_third))
    assert len(told) == 3
    assert told == sorted(told)
    assert found[0].plies < 4


def test_what_progress_raises_is_raised() -> None:
    def interrupted(_nodes: int) -> bool:
        raise KeyboardInterrupt

    engine = fp.Engine(plies=4, threads=2)
    with pytest.raises(KeyboardInterrupt):
        engine.evaluate(START, STATE, budget=fp.Budget(progress=interrupted))
    assert engine.evaluate(START, STATE, budget=fp.Budget(nodes=1)).plies == 1


def test_an_event_loop_goes_on_beside_a_search() -> None:
    async def ask() -> tuple[int, int]:
        engine, ticks, wanted = fp.Engine(plies=4), 0, True
        budget = fp.Budget(progress=lambda _nodes: wanted)
        work = asyncio.create_task(
            asyncio.to_thread(engine.rank, START, DICE, STATE, budget=budget)
        )
        while ticks < 20:
            await asyncio.sleep(0.001)
            ticks += 1
        wanted = False
        return ticks, (await work)[0].plies

    ticks, plies = asyncio.run(ask())
    assert ticks == 20
    assert plies < 4


@pytest.mark.parametrize(
    ("nodes", "seconds"),
    [(-1, None), (1.5, None), (True, None), (10**18, None), ("many", None)]
    + [(None, seconds) for seconds in (-0.1, float("nan"), float("inf"), 10**400, "long", True)],
)
def test_impossible_limits(nodes: object, seconds: object) -> None:
    with pytest.raises(fp.RulesError) as caught:
        fp.Budget(nodes=nodes, seconds=seconds)  # pyright: ignore[reportArgumentType]
    assert caught.value.code == ("engine-number" if nodes is None else "engine-setting")
    assert ("whole" in str(caught.value)) == (seconds is None)


def test_what_cannot_be_called_is_no_progress() -> None:
    progress: Any = 5
    with pytest.raises(fp.RulesError) as caught:
        fp.Budget(progress=progress)
    assert caught.value.code == "argument-kind"


def test_limits_of_another_kind_are_taken() -> None:
    seconds: Any = np.float32(0.5)
    nodes: Any = np.int64(7)
    assert repr(fp.Budget(nodes, seconds)) == repr(fp.Budget(7, 0.5))
    assert fp.Engine().rank(START, DICE, STATE, budget=fp.Budget(nodes, seconds))[0].turn


@pytest.mark.parametrize("budget", [0.5, 7, "short"])
def test_what_is_no_budget_is_refused(budget: Any) -> None:
    engine = fp.Engine(plies=0)
    for ask in (
        lambda: engine.evaluate(START, STATE, budget=budget),
        lambda: engine.rank(START, DICE, STATE, budget=budget),
        lambda: engine.cube(START, STATE, budget=budget),
        lambda: engine.choose(START, DICE, STATE, budget=budget),
        lambda: engine.choose_cube(START, STATE, budget=budget),
    ):
        with pytest.raises(fp.RulesError) as caught:
            ask()
        assert caught.value.code == "argument-kind"
