"""Position identifiers: read from what other programs write, written so that they come back."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivepoint import (
    FivepointError,
    MatchState,
    Money,
    ParseError,
    Position,
    PositionError,
    RulesError,
    Snapshot,
    TurnGraph,
    parse_id,
)
from tests.outside import sample
from tests.strategies import positions

if TYPE_CHECKING:
    from fivepoint.formats.snapshot import Offer
    from fivepoint.rules.cube import CubeState, Side

START = Position.start()


class TestXgid:
    def test_start(self) -> None:
        snap = parse_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6")
        assert snap == Snapshot(START, (3, 1))
        assert snap.xgid == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:6"

    def test_capitals_are_the_bottom_side_whoever_is_on_roll(self) -> None:
        """Known fault 67: the bottom side has just played 24/22 13/8, the top one has 3-1."""
        snap = parse_id("XGID=-b----E-D---eD---c-e--A-A-:0:0:-1:31:0:0:0:11:8")
        assert snap.dice == (3, 1)
        assert snap.top_on_roll
        assert snap.position.board[1:4] == (-1, 0, -1)
        assert snap.position.board[24] == 2
        assert snap.state == MatchState(11, max_cube=256)

    def test_a_64_cube(self) -> None:
        """Known fault 61: the exponent is not the value."""
        snap = parse_id("XGID=-b----E-C---eE---c-e----B-:6:1:1:00:0:0:0:0:10")
        assert snap.state == Money(64, "me", max_cube=None)

    def test_owner_is_seen_by_the_player_on_roll(self) -> None:
        text = "XGID=--CBCBC------B--b--cabbcb-:1:1:{}:21:0:0:0:0:8"
        bottom, top = parse_id(text.format(1)), parse_id(text.format(-1))
        assert (bottom.state.owner, top.state.owner) == ("me", "other")
        assert top.position == bottom.position.flip()
        assert (bottom.xgid, top.xgid) == (text.format(1), text.format(-1))

    def test_illegal_position(self) -> None:
        """Known fault 69: both on the bar against closed boards."""
        with pytest.raises(PositionError) as caught:
            parse_id("XGID=aBBBBBB------------bbbbbbA:0:0:1:21:0:0:3:0:10")
        assert caught.value.code == "both-closed-out"

    def test_customs_of_money_games(self) -> None:
        for custom, jacoby, beavers in ((0, False, 0), (1, True, 0), (2, False, 1), (3, True, 1)):
            text = f"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:{custom}:0:6"
            snap = parse_id(text)
            assert snap.state == Money(jacoby=jacoby, beavers=beavers)
            assert snap.xgid == text

    def test_match(self) -> None:
        text = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:4:2:1:5:10"
        snap = parse_id(text)
        assert snap.state == MatchState(5, (2, 4), crawford=True)
        assert snap.xgid == text

    @pytest.mark.parametrize(
        ("dice", "offer"), [("D", "double"), ("B", "beaver"), ("R", "raccoon")]
    )
    def test_offers(self, dice: str, offer: Offer) -> None:
        text = f"XGID=-b----E-C---eE---c-e----B-:0:0:-1:{dice}:0:0:2:0:6"
        snap = parse_id(text)
        assert (snap.offer, snap.dice, snap.top_on_roll) == (offer, None, True)
        assert snap.xgid == text

    def test_no_cube(self) -> None:
        text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:0"
        assert parse_id(text).state.cube is None
        assert parse_id(text).xgid == text

    @pytest.mark.parametrize(
        "text",
        [
            "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0",
            "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "xgid=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "  XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n",
            '"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"',
            "Look: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, and say.",
        ],
    )
    def test_writings(self, text: str) -> None:
        assert parse_id(text) == Snapshot(START, (3, 1), Money(max_cube=None))

    @pytest.mark.parametrize(
        ("change", "number"),
        [
            ({1: "31"}, 2), ({1: "-1"}, 2), ({1: "x"}, 2), ({1: ""}, 2), ({2: "2"}, 3),
            ({3: "7"}, 4), ({4: "70"}, 5), ({4: "0"}, 5), ({4: "01"}, 5), ({4: "666"}, 5),
            ({5: "-1"}, 6), ({6: "99999999999"}, 7), ({7: "4"}, 8), ({8: "-3"}, 9),
            ({8: "x7"}, 9), ({9: "31"}, 10), ({7: "2", 8: "5"}, 8),
        ],
    )  # fmt: skip
    def test_bad_fields(self, change: dict[int, str], number: int) -> None:
        fields = ["-b----E-C---eE---c-e----B-", "0", "0", "1", "31", "0", "0", "0", "0", "10"]
        for place, value in change.items():
            fields[place] = value
        with pytest.raises(ParseError) as caught:
            parse_id(":".join(fields))
        assert caught.value.code == "id-field"
        assert caught.value.arguments["number"] == number

    @pytest.mark.parametrize("change", [{8: "5", 5: "5"}, {8: "5", 7: "1"}, {8: "5", 1: "1"}])
    def test_impossible_states(self, change: dict[int, str]) -> None:
        """A score that ends the match, a Crawford game too early, a turned cube of nobody."""
        fields = ["-b----E-C---eE---c-e----B-", "0", "0", "1", "31", "0", "0", "0", "0", "10"]
        for place, value in change.items():
            fields[place] = value
        with pytest.raises(RulesError):
            parse_id(":".join(fields))

    def test_too_many_checkers(self) -> None:
        with pytest.raises(PositionError):
            parse_id("XGID=-P----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")


class TestGnuid:
    def test_position_id_alone(self) -> None:
        assert parse_id("4HPwATDgc/ABMA") == Snapshot(START)

    def test_the_side_on_roll_stands_second(self) -> None:
        """Known fault 65."""
        position = parse_id("0HPwATDgc/ABMA").position
        assert len(TurnGraph(position, (6, 4)).results) == 15
        assert len(TurnGraph(position.flip(), (6, 4)).results) == 14

    def test_with_match_id(self) -> None:
        snap = parse_id("4HPwATDgc/ABMA:cIlqAAAAAAAE")
        assert snap == Snapshot(START, (5, 2), MatchState(3))

    @pytest.mark.parametrize(
        "text",
        [
            "4HPwATDgc/ABMA:cIlqAAAAAAAE",
            "GNUID=4HPwATDgc/ABMA:cIlqAAAAAAAE",
            "GNUBGID 4HPwATDgc/ABMA:cIlqAAAAAAAE",
            "GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n      Match ID   : cIlqAAAAAAAE",
            " Position-ID: 4HPwATDgc/ABMA    Match-ID: cIlqAAAAAAAE",
        ],
    )
    def test_writings(self, text: str) -> None:
        assert parse_id(text) == Snapshot(START, (5, 2), MatchState(3))

    def test_double_offered(self) -> None:
        snap = Snapshot(START, None, MatchState(5, (1, 3)), "double", top_on_roll=True)
        assert parse_id(snap.gnuid) == snap

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("4HPwATDgc/ABMA:cIn/AAAAAAAE", "match-id-dice"),
            ("4HPwATDgc/ABMA:cIkBAAAAAAAE", "match-id-dice"),
            ("4HPwATDgc/ABMA:YIlqAAAAAAAE", "match-id-state"),
            ("4HPwATDgc/ABMA:8AkAAAAAAAAE", "match-id-state"),
            ("//////////////", "position-id-counts"),
        ],
    )
    def test_bad(self, text: str, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            parse_id(text)
        assert caught.value.code == code
        assert str(caught.value)


class TestOgid:
    """The pairs with XGIDs are OpenGammon's own: White is the top side there."""

    @pytest.mark.parametrize(
        ("ogid", "xgid"),
        [
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::W:C:0:0:0",
             "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:6"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::B:C:0:0:0",
             "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:6"),
            ("jjjkkklllmmnnoo:111222333445566:N0N::W:C:0:0:0",
             "XGID=-CCCBBB------------cccbbb-:0:0:1:00:0:0:0:0:6"),
            ("00jjj:ppp66:N0N::W:C:0:0:0",
             "XGID=b-----B------------c-----C:0:0:1:00:0:0:0:0:6"),
            ("jjjkkklllmmnnoo:111222333445566:N0N:63:W:R:0:0:0",
             "XGID=-CCCBBB------------cccbbb-:0:0:1:63:0:0:0:0:6"),
            ("11jjjjjhhhccccc:ooddddd88866666:W1N::W:C:0:0:0",
             "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:6"),
            ("11jjjjjhhhccccc:ooddddd88866666:N0N::W:C:3:5:7",
             "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:3:0:7:10"),
        ],
    )  # fmt: skip
    def test_pairs(self, ogid: str, xgid: str) -> None:
        assert parse_id(ogid) == parse_id(xgid)
        assert parse_id(ogid).xgid == xgid

    @pytest.mark.parametrize(
        "text",
        [
            "11ccccchhhjjjjj:66666888dddddoo:N0N::B:C:0:0:1:0",
            "jjjkkklllmmnnoo:111222333445566:N0N::W:C:0:0:0:0",
            "11ccccchhhjjjjj:66666888dddddoo:W1N:36:B:R:3:5:7:0",
            "11ccccchhhjjjjj:66666888dddddoo:N0N:36:B:R:3:6:7C:0",
            "1ehhjjjkkllmmnn:222333445566:N0O::B:D:0:0:7:0",
            "123:mno:N0N::W:C:0:0:0:0:3",
        ],
    )
    def test_written_as_read(self, text: str) -> None:
        assert parse_id(text).ogid == text

    def test_double_offered(self) -> None:
        """Black doubled, White is to answer; the player on roll is Black."""
        snap = parse_id("1ehhjjjkkllmmnn:222333445566:N0O::B:D:0:0:7:30")
        assert (snap.offer, snap.state.cube, snap.top_on_roll) == ("double", 1, False)

    @pytest.mark.parametrize(("code", "top"), [("IW", True), ("IB", False)])
    def test_before_the_opening_roll_the_state_says_who_begins(self, code: str, top: bool) -> None:
        for reached in "WB":
            text = f"11ccccchhhjjjjj:66666888dddddoo:N0N::{reached}:{code}:0:0:1:0"
            assert parse_id(text).top_on_roll is top

    def test_missing_fields(self) -> None:
        snap = parse_id("OGID=11ccccchhhjjjjj:66666888dddddoo:N0N::W")
        assert snap == Snapshot(START)

    @pytest.mark.parametrize(
        ("text", "number"),
        [
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:79:B", 4),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:X", 5),
            ("11ccccchhhjjjjp:66666888dddddoo:N0N:31:B", 1),
            ("11ccccchhhjjjjj:06666888dddddoo:N0N:31:B", 2),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:x:0:7", 7),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:7Z", 9),
            ("11ccccchhhjjjjj:66666888dddddoo:NzN:31:B:R:0:0:7", 3),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:0:0:99", 11),
        ],
    )
    def test_bad_fields(self, text: str, number: int) -> None:
        with pytest.raises(ParseError) as caught:
            parse_id(text)
        assert caught.value.arguments["number"] == number


@pytest.mark.parametrize(
    "text",
    ["", "   ", "hello", "XGID=", "XGID=1:2:3", "4HPwATDgc/ABM", "::::", "N0N", "x" * 20_000,
     None, 7, b"4HPwATDgc/ABMA", "too:few:fields", "4HPwATDgc/ABMA4HPwATDgc/ABMA"],
)  # fmt: skip
def test_no_id(text: Any) -> None:
    with pytest.raises(ParseError) as caught:
        parse_id(text)
    assert str(caught.value)


def random_position(rng: random.Random, men: int) -> Position:
    """Any position with both sides still on the board."""
    own = [rng.randint(1, 25) for _ in range(rng.randint(1, men))]
    free = [place for place in range(1, 26) if place == 25 or 25 - place not in own]
    other = [rng.choice(free) for _ in range(rng.randint(1, men))]
    try:
        return Position.from_board(
            [own.count(place) - other.count(25 - place) for place in range(26)], men
        )
    except PositionError:
        return Position.start()


def random_snapshot(rng: random.Random) -> Snapshot:
    """A snapshot of which every part can be told by every kind of identifier."""
    exponent = rng.choice([0, 0, 0, 1, 2, 3, 6])
    owner: Side | None = rng.choice(["me", "other"]) if exponent else None
    state: CubeState
    if rng.random() < 0.5:
        state = Money(1 << exponent, owner)
    else:
        length = rng.randint(1, 25)
        score = rng.randrange(length), rng.randrange(length)
        one_away = (score[0] == length - 1) != (score[1] == length - 1)
        crawford = one_away and owner is None and rng.random() < 0.5
        state = MatchState(length, score, 1 << exponent, owner, crawford)
    dice = (rng.randint(1, 6), rng.randint(1, 6)) if rng.random() < 0.6 else None
    offer: Offer | None = "double" if dice is None and rng.random() < 0.3 else None
    return Snapshot(random_position(rng, 15), dice, state, offer, rng.random() < 0.5)


def in_order(snap: Snapshot) -> Snapshot:
    """The same with the larger die first: not every identifier keeps the order."""
    dice = snap.dice and (max(snap.dice), min(snap.dice))
    return replace(snap, dice=dice)


def test_ten_thousand_random_snapshots_come_back_from_every_identifier() -> None:
    rng = random.Random(7)
    for _ in range(10_000):
        snap = random_snapshot(rng)
        assert parse_id(snap.xgid) == snap
        assert in_order(parse_id(snap.gnuid)) == in_order(snap)
        assert in_order(parse_id(snap.ogid)) == in_order(snap)


@given(positions(men=3))
def test_hypergammon(position: Position) -> None:
    snap = Snapshot(position)
    assert parse_id(snap.xgid, 3) == snap
    assert parse_id(snap.gnuid, 3) == snap
    assert parse_id(snap.ogid) == snap


@settings(max_examples=500)
@given(st.integers(0, 2), st.integers(0, 80), st.characters(codec="utf-8"))
def test_damaged_identifiers_are_read_or_refused(kind: int, place: int, character: str) -> None:
    snap = Snapshot(START, (3, 1), MatchState(7, (3, 5), 2, "me"))
    text = (snap.xgid, snap.gnuid, snap.ogid)[kind]
    damaged = text[:place] + character + text[place + 1 :]
    try:
        found = parse_id(damaged)
    except FivepointError as error:
        text = str(error)
        assert text
    else:
        assert isinstance(found, Snapshot)


@given(st.text(max_size=80))
def test_garbage(text: str) -> None:
    with pytest.raises(FivepointError):
        parse_id(text)


@pytest.mark.parametrize("case", ["01_checkerPosition", "02_NDT", "03_DT", "04_DP"])
def test_identifiers_beside_each_other_in_samples(case: str) -> None:
    """BGBlitz prints both identifiers of one moment, and who is to move."""
    text = sample(f"formats/bgblitz_position_text/bgb_{case}_EN.txt").read_text(encoding="utf-8")
    xgid = next(line.strip() for line in text.splitlines() if "XGID" in line)
    gnuid = next(line.strip() for line in text.splitlines() if "Position-ID" in line)
    one, other = parse_id(xgid), parse_id(gnuid)
    assert one.position == other.position
    assert in_order(one).dice == in_order(other).dice
    assert replace(one.state, max_cube=None) == replace(other.state, max_cube=None)
    assert one.top_on_roll == other.top_on_roll


def test_identifiers_of_a_gnubg_export() -> None:
    """Every roll and pip count printed in the export is the one of the identifier above it."""
    text = sample("formats/gnubg_text/bglab_1.txt").read_text(encoding="utf-8")
    moments = text.split("GNU Backgammon  Position ID")[1:]
    assert len(moments) > 5
    for moment in moments:
        snap = parse_id(f"Position ID{moment}")
        roll = re.search(r"Rolled ([1-6])([1-6])", moment)
        assert snap.dice == (roll and (int(roll[1]), int(roll[2])))
        pips = re.search(r"Pip counts: O (\d+), X (\d+)", moment)
        top, bottom = snap.position.pips if snap.top_on_roll else snap.position.pips[::-1]
        assert pips
        assert (top, bottom) == (int(pips[1]), int(pips[2]))
        assert isinstance(snap.state, MatchState)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"position": None}, "not-a-position"),
        ({"position": Position.start().board}, "not-a-position"),
        ({"dice": (7, 7)}, "bad-dice"),
        ({"dice": (3,)}, "bad-dice"),
        ({"state": None}, "argument-kind"),
        ({"offer": "take"}, "argument-kind"),
    ],
)
def test_a_moment_that_is_none_is_refused(given: dict[str, Any], code: str) -> None:
    told: dict[str, Any] = {"position": Position.start()} | given
    with pytest.raises(FivepointError) as caught:
        Snapshot(**told)
    assert caught.value.code == code
    assert str(caught.value)
