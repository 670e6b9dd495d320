"""The cube model and the match equity table: known figures, and faults others had."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import ParseError, Position, RulesError
from fivepoint.engine import cube, met
from fivepoint.engine.engine import Engine
from fivepoint.engine.worth import cubeless_equity
from fivepoint.rules.cube import MatchState, Money

if TYPE_CHECKING:
    from pathlib import Path

LIVE = 1.0
DEAD = 0.0


def chances(win: float, gammon: float = 0.0, lost_gammon: float = 0.0) -> tuple[float, ...]:
    """Chances with these shares of gammons among the games won and lost."""
    return (win, win * gammon, 0.0, (1 - win) * lost_gammon, 0.0)


@pytest.mark.parametrize(
    ("win", "life", "action", "response"),
    [
        (0.79, LIVE, "no double", "take"),
        (0.801, LIVE, "double", "drop"),
        (0.51, DEAD, "double", "take"),
        (0.49, DEAD, "no double", "take"),
        (0.76, DEAD, "double", "drop"),
        (0.74, DEAD, "double", "take"),
        (0.72, 0.68, "double", "take"),
        (0.60, 0.68, "no double", "take"),
        (0.90, 0.68, "double", "drop"),
    ],
)
def test_money_without_gammons(win: float, life: float, action: str, response: str) -> None:
    found = cube.decide(chances(win), Money(), life)
    assert (found.action, found.response) == (action, response)
    assert found.double_drop == 1
    assert found.mwc is None


def test_janowski_take_points() -> None:
    # Live take point (L - 1/2) / (W + L + 1/2), dead (L - 1/2) / (W + L): seen by the doubler
    # the chance is the other side's.
    for life, take_point in ((LIVE, 0.2), (DEAD, 0.25)):
        just_take = cube.decide(chances(1 - take_point - 0.0001), Money(), life)
        just_drop = cube.decide(chances(1 - take_point + 0.0001), Money(), life)
        assert (just_take.response, just_drop.response) == ("take", "drop")
    win, lose = 1.3, 1.2  # the taker's mean points
    live = (lose - 0.5) / (win + lose + 0.5)
    at_take = chances(1 - live, gammon=lose - 1, lost_gammon=win - 1)
    assert cube.decide(at_take, Money(max_cube=None), LIVE).double_take == pytest.approx(
        1, abs=1e-5
    )


def test_too_good_to_double_and_jacoby() -> None:
    winning = chances(0.95, gammon=0.6)
    assert cube.decide(winning, Money(), 0.68).action == "too good"
    with_jacoby = cube.decide(winning, Money(jacoby=True), 0.68)
    assert (with_jacoby.action, with_jacoby.response) == ("double", "drop")
    assert with_jacoby.no_double < 1


def test_beaver() -> None:
    behind = chances(0.45, gammon=0.2)
    assert cube.decide(behind, Money(beavers=1), 0.68).response == "beaver"
    plain = cube.decide(behind, Money(), 0.68)
    assert plain.response == "take"
    assert cube.decide(behind, Money(beavers=1), 0.68).double_take < plain.double_take < 0
    assert cube.decide(chances(0.7), Money(beavers=1), 0.68).response == "take"


def test_a_cube_of_the_other_side_or_at_its_cap_cannot_be_turned() -> None:
    ahead = chances(0.75)
    assert cube.decide(ahead, Money(cube=2, owner="other"), 0.68).action == "no double"
    assert cube.decide(ahead, Money(cube=64, owner="me"), 0.68).action == "no double"
    capped = cube.decide(ahead, Money(cube=64, owner="me"), 0.68)
    assert capped.no_double == pytest.approx(0.5)  # dead: nothing but 2p - 1
    assert cube.decide(ahead, Money(cube=2, owner="me"), 0.68).no_double > 0.5
    with pytest.raises(RulesError) as caught:
        cube.decide(ahead, Money(cube=None), 0.68)
    assert caught.value.code == "no-cube"


def test_at_double_match_point_gammons_are_worth_nothing() -> None:
    state = MatchState(5, (4, 4))
    for gammon in (0.0, 0.3, 0.9):
        found = cube.decide(chances(0.6, gammon, gammon), state, 0.68)
        assert found.no_double == pytest.approx(0.2)
        assert found.mwc is not None
        assert found.mwc[0] == pytest.approx(0.6)
        assert found.action == "no double"
        assert cubeless_equity(chances(0.6, gammon, gammon), state) == pytest.approx(0.2)


def test_nobody_doubles_in_the_crawford_game() -> None:
    state = MatchState(7, (3, 6), crawford=True)
    found = cube.decide(chances(0.7), state, 0.68)
    assert found.action == "no double"
    assert found.no_double == pytest.approx(cubeless_equity(chances(0.7), state))


def test_after_the_crawford_game_the_one_behind_doubles_at_once() -> None:
    for win in (0.3, 0.45, 0.5):
        assert cube.decide(chances(win, 0.2, 0.2), MatchState(7, (3, 6)), 0.68).action == "double"
    # The one ahead has nothing to gain, and the one behind will turn the cube anyway.
    ahead = cube.decide(chances(0.6, 0.2, 0.2), MatchState(7, (6, 3)), 0.68)
    assert ahead.action == "no double"
    turned = MatchState(7, (6, 3), cube=2, owner="me")
    assert cube.chance_of(ahead.equity, MatchState(7, (6, 3))) == pytest.approx(
        cube.chance_of(cube.cubeful_equity(chances(0.6, 0.2, 0.2), turned, 0.68), turned), abs=1e-9
    )


def test_take_point_counts_the_redouble_of_one_with_nothing_to_lose() -> None:
    # 2-away against 3-away: a cube at 2 wins the match for the doubler, so the taker loses no
    # more at 4, turns it at once, and the winner of the game wins the match.
    state = MatchState(5, (3, 2))
    found = cube.decide(chances(0.7), state, 0.68)
    assert found.mwc is not None
    assert found.mwc[1] == pytest.approx(0.7, abs=1e-9)


def test_money_and_match_do_not_mix() -> None:
    row = chances(0.7, 0.2, 0.1)
    before = cube.decide(row, Money(), 0.68)
    match = cube.decide(row, MatchState(4, (2, 0)), 0.68)
    assert cube.decide(row, Money(), 0.68) == before
    assert match.double_take != before.double_take
    assert match.double_drop == pytest.approx(1)


def test_far_from_the_end_a_match_is_like_money() -> None:
    row = chances(0.7, 0.2, 0.2)
    money = cube.decide(row, Money(max_cube=None), 0.68)
    match = cube.decide(row, MatchState(64, (0, 0)), 0.68)
    assert match.no_double == pytest.approx(money.no_double, abs=0.03)
    assert match.double_take == pytest.approx(money.double_take, abs=0.05)


@given(
    st.floats(0, 1),
    st.floats(0, 1),
    st.floats(0, 1),
    st.floats(0, 1),
    st.sampled_from(
        [
            Money(),
            Money(jacoby=True),
            Money(cube=2, owner="me"),
            Money(cube=8, owner="other"),
            Money(cube=None),
            MatchState(7, (0, 0)),
            MatchState(7, (5, 2), cube=2, owner="me"),
            MatchState(7, (5, 2), cube=4, owner="other"),
            MatchState(3, (2, 1), crawford=True),
            MatchState(3, (1, 2)),
        ]
    ),
)
def test_values_are_sound(
    win: float, gammon: float, lost: float, life: float, state: Money | MatchState
) -> None:
    row = np.array([chances(win, gammon, lost)])
    values = cube.cube_values(row, state, life)[0]
    low, high = (0, 1) if isinstance(state, MatchState) else (-6, 6)
    assert (values[:5] >= low - 1e-9).all()
    assert (values[:5] <= high + 1e-9).all()
    # More wins are never worth less.
    better = np.array([chances(min(1.0, win + 0.01), gammon, lost)])
    if gammon == lost:
        assert cube.cube_values(better, state, life)[0, 1] >= values[1] - 1e-9
    # What one side gains the other loses.
    after = cube.equities_after_play(row, state, life)[0]
    turned = (1 - win, (1 - win) * lost, 0.0, win * gammon, 0.0)
    assert after == pytest.approx(-cube.cubeful_equity(turned, state.flip(), life), abs=1e-6)


def test_the_cube_lives_longer_in_longer_games() -> None:
    def race(checkers: int, point: int) -> Position:
        return Position.from_board([
            0, *[0] * (point - 1), checkers, *[0] * (24 - 2 * point), -checkers,
            *[0] * (point - 1), 0,
        ])  # fmt: skip

    lives = [cube.cube_life(race(n, p)) for n, p in ((1, 1), (4, 2), (5, 4), (10, 6))]
    assert lives == sorted(lives)
    assert 0 < lives[0] < 0.2
    assert lives[-1] == cube.cube_life(Position.start()) == cube.CONTACT_LIFE


# Kazaross-XG2, rounded: published rollouts to compare our own table with.
KAZAROSS = {
    (1, 2): 0.677,
    (1, 3): 0.751,
    (1, 4): 0.814,
    (1, 5): 0.842,
    (2, 3): 0.599,
    (2, 4): 0.669,
    (2, 5): 0.744,
    (3, 4): 0.572,
    (3, 5): 0.648,
    (4, 5): 0.577,
}


def test_our_table_is_near_the_published_one() -> None:
    table = met.own_table()
    for (own, other), chance in KAZAROSS.items():
        assert table.chance(own, other, False) == pytest.approx(chance, abs=0.015)


def test_our_table_is_whole() -> None:
    before = met.own_table().before().reshape(64, 64)
    np.testing.assert_allclose(before + before.T, 1, atol=1e-12)
    assert (np.diff(before, axis=1) > 0).all()  # the farther the other side, the better
    after = met.own_table().after()
    assert after[0] == 0.5
    assert (np.diff(after) <= 1e-12).all()
    assert met.own_table().chance(1, 3, True) == 1 - after[2]


def test_a_match_too_long_for_the_table() -> None:
    state = MatchState(100, (0, 50))
    with pytest.raises(RulesError) as caught:
        cube.decide(chances(0.5), state, 0.68)
    assert caught.value.code == "match-table-length"
    assert cube.decide(chances(0.5), MatchState(100, (40, 50)), 0.68).action == "no double"


XML = """<?xml version="1.0"?>
<!DOCTYPE met SYSTEM "met.dtd">
<met>
<info><name>two</name><length>2</length></info>
<pre-crawford-table type="explicit">
<row><me>0.5</me><me>0.7</me></row>
<row><me>0.3</me><me>0.5</me></row>
</pre-crawford-table>
<post-crawford-table player="both" type="explicit">
<row><me>0.5</me><me>0.49</me></row>
</post-crawford-table>
</met>
"""


def test_a_table_of_others(tmp_path: Path) -> None:
    file = tmp_path / "two.xml"
    file.write_text(XML)
    table = met.read_table(file)
    assert table.chance(1, 2, False) == 0.7
    assert table.chance(2, 1, True) == 0.49
    assert table.chance(5, 6, False) == met.own_table().chance(5, 6, False)
    assert met.match_chance(MatchState(2, (0, 0)), 1, table) == 0.7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "met-not-a-table"),
        ("<met>", "met-not-a-table"),
        ("not xml", "met-not-a-table"),
        (XML.replace("0.7", "1.7"), "met-not-a-table"),
        (XML.replace("0.7", "nan"), "met-not-a-table"),
        (XML.replace("0.7", "much"), "met-not-a-table"),
        (XML.replace("<me>0.7</me>", ""), "met-not-a-table"),
        (XML.replace('"explicit"', '"zadeh"'), "met-formula"),
        (XML.replace("post-crawford-table", "other-table"), "met-formula"),
        (XML.replace("<met>", '<!DOCTYPE x [<!ENTITY a "b">]><met>'), "met-not-a-table"),
        ("<a>" * 10_000, "met-not-a-table"),
        (XML.replace('"1.0"', '"1.0" encoding="foo"'), "met-not-a-table"),
        (XML.replace('"1.0"', '"1.0" encoding="rot13"'), "met-not-a-table"),
        (XML.replace('"1.0"', '"1.0" encoding="utf-32"'), "met-not-a-table"),
    ],
)
def test_no_table(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "bad.xml"
    file.write_text(text)
    with pytest.raises(ParseError) as caught:
        met.read_table(file)
    assert caught.value.code == code


def test_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.xml", tmp_path):
        with pytest.raises(ParseError) as caught:
            met.read_table(path)
        assert caught.value.code == "met-unreadable"


START = Position.start()
ENGINE = Engine(plies=0)


def test_the_engine_knows_the_cube() -> None:
    decision = ENGINE.cube(START, Money())
    found = ENGINE.evaluate(START, Money())
    assert (decision.action, decision.response) == ("no double", "take")
    assert found.cubeful_equity == decision.equity == decision.no_double
    assert found.mwc is None
    assert found.cubeful_equity != found.equity
    assert ENGINE.evaluate(START).cubeful_equity is None


def test_the_engine_knows_the_score() -> None:
    state = MatchState(7, (3, 5))
    found = ENGINE.evaluate(START, state)
    assert found.cubeful_equity is not None
    assert found.mwc == pytest.approx(cube.chance_of(found.cubeful_equity, state))
    ranked = ENGINE.rank(START, (6, 4), state)
    assert [t.equity for t in ranked] == sorted((t.equity for t in ranked), reverse=True)
    assert ranked[0].equity_loss == 0
    assert all(t.mwc is not None and 0 < t.mwc < 1 for t in ranked)
    # At double match point what wins most is best, whatever the gammons.
    last = ENGINE.rank(START, (6, 4), MatchState(3, (2, 2)))
    assert last[0].probabilities.win == max(t.probabilities.win for t in last)


def test_a_won_game_is_worth_its_points() -> None:
    last_checker = Position.from_board([0, 1, *[0] * 22, -15, 0])
    for state, equity in ((Money(), 2), (Money(jacoby=True), 1), (Money(cube=None), 2)):
        assert ENGINE.rank(last_checker, (2, 1), state)[0].equity == pytest.approx(equity)


def test_no_decision_without_a_cube_or_a_game() -> None:
    with pytest.raises(RulesError) as caught:
        ENGINE.cube(START, Money(cube=None))
    assert caught.value.code == "no-cube"
    with pytest.raises(RulesError) as caught:
        ENGINE.cube(Position.from_board([0, 1, *[0] * 24]), Money())
    assert caught.value.code == "game-over"
