"""XG's binary match files: read as they are, and every kind of damage refused."""

from __future__ import annotations

import random
import struct
import tracemalloc
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import MatchRules, ParseError, Position, Record, read_match
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.xg import read_xg
from fivepoint.formats.xg_archive import plain_text, read_archive
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Play, Set
from tests.formats.games import random_record
from tests.formats.xg_files import archive, xg_file
from tests.outside import sample

SMALL = xg_file(random_record(MatchRules(length=1), 3))


def plays(record: Record) -> list[Play]:
    return [action for action in record.actions if isinstance(action, Play)]


def positions(record: Record) -> list[Position]:
    return [match.position for match in record.states()]


@pytest.mark.parametrize("seed", range(6))
def test_random_matches_are_read(seed: int) -> None:
    rules = (
        MatchRules(length=5),
        MatchRules(length=3, crawford=False),
        MatchRules(length=1),
        MatchRules(games=3, beavers=1, jacoby=True),
        MatchRules(length=3, variant="nackgammon"),
        MatchRules(length=3, variant="hypergammon"),
    )[seed]
    record = random_record(rules, seed + 20)
    match = read_match_bytes(xg_file(record))
    assert match.format == "xg"
    assert match.remarks == ()
    assert match.players == record.players
    assert [(g.winner, g.points) for g in match.games] == [
        (g.winner, g.points) for g in record.match.games
    ]
    assert match.score == record.match.score
    assert [
        after.position
        for after, action in zip(list(match.record.states())[1:], match.record.actions, strict=True)
        if isinstance(action, Play)
    ] == [
        after.position
        for after, action in zip(list(record.states())[1:], record.actions, strict=True)
        if isinstance(action, Play)
    ]


@pytest.mark.parametrize("place", range(2, 14))
def test_position_files(place: int) -> None:
    """An .xgp has the heads of match and game and one decision: here a play of a longer game."""
    record = random_record(MatchRules(length=5), 22)
    whole = read_archive(xg_file(record))["temp.xg"]
    parts = [whole[at : at + 2_560] for at in range(0, len(whole), 2_560)]
    moves = [part for part in parts if part[8] == 3]
    match = read_match_bytes(archive({"temp.xg": b"".join((*parts[:2], moves[place]))}))
    states = list(record.states())
    played = [number for number, action in enumerate(record.actions) if isinstance(action, Play)]
    number = played[place]
    action = record.actions[number]
    assert isinstance(action, Play)
    assert match.remarks == ()
    begun, last = match.record.actions
    assert isinstance(begun, Set)
    assert begun.position == states[number].position
    assert begun.seat == action.seat
    assert sorted(begun.dice or ()) == sorted(states[number].dice or ())
    assert isinstance(last, Play)
    assert match.record.match.position == states[number + 1].position


def test_comments() -> None:
    record = random_record(MatchRules(length=1), 3)
    match = read_xg(xg_file(record, (r"bien jou\'e9",)))
    assert [entry.comment for entry in match.record.entries if entry.comment] == ["bien joué"]


@pytest.mark.parametrize(
    ("rtf", "text"),
    [
        (r"{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\colortbl;}{\*\generator X;}\pard\fs20 one\par two}",
         "one\ntwo"),
        (r"{\rtf1 \u8364?5 \{x\} \\ \'fc}", "€5 {x} \\ ü"),
        ("no markup", "no markup"),
        ("}}}{{{", ""),
        (r"\u-1?\u55357?", "\uffff\ufffd"),
        ("", ""),
    ],
)  # fmt: skip
def test_rtf(rtf: str, text: str) -> None:
    assert plain_text(rtf) == text


@given(st.text(alphabet="\\{}'u*abpar0123 \n", max_size=60))
def test_any_rtf(rtf: str) -> None:
    assert isinstance(plain_text(rtf), str)


def test_members_unpacked() -> None:
    members = {"temp.xg": b"abc" * 100, "temp.xgc": b""}
    assert read_archive(archive(members)) == members
    assert read_archive(archive(members, packed=False)) == members


class TestDamage:
    @pytest.mark.parametrize(
        ("content", "code"),
        [
            (b"RGMH", "xg-header"),
            (SMALL[:8_300], "xg-archive"),
            (SMALL[:-1], "xg-archive"),
            (archive({"temp.xgi": b"x"}), "xg-no-match"),
            (archive({"temp.xg": b"x" * 2_560}), "xg-no-match"),
            (archive({f"{n}": b"" for n in range(20)}), "xg-archive"),
        ],
    )
    def test_refused(self, content: bytes, code: str) -> None:
        with pytest.raises(ParseError) as caught:
            read_match_bytes(content)
        assert caught.value.code == code
        assert len({error_text(caught.value, language) for language in LANGUAGES}) == 4

    def test_a_changed_byte_is_seen(self) -> None:
        content = bytearray(archive({"temp.xg": b"x" * 5_000}, packed=False))
        content[8_240] ^= 1
        with pytest.raises(ParseError) as caught:
            read_match_bytes(bytes(content))
        assert caught.value.code == "xg-checksum"

    def test_a_bomb_is_not_unpacked(self) -> None:
        bomb = zlib.compress(b"\0" * 80_000_000)
        entry = bytearray(532)
        entry[0:8] = b"\x07temp.xg"
        struct.pack_into("<4I", entry, 512, 60_000_000, len(bomb), 0, 0)
        index = zlib.compress(bytes(entry))
        tail = struct.pack("<6I12x", 0, 1, 1, len(index), len(bomb), 1)
        content = b"RGMH".ljust(8_232, b"\0") + bomb + index + tail
        del bomb
        tracemalloc.start()
        with pytest.raises(ParseError):
            read_match_bytes(content)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert peak < 200_000_000

    def test_damaged_records_are_read_or_refused(self) -> None:
        data = bytearray(read_archive(SMALL)["temp.xg"])
        rng = random.Random(5)
        for _ in range(300):
            damaged = bytearray(data)
            for _ in range(rng.randint(1, 3)):
                start = rng.randrange(len(data) // 2_560) * 2_560
                damaged[start + rng.choice([8, *range(8, 110)])] = rng.randrange(256)
            refusal = ""
            try:
                read_xg(archive({"temp.xg": bytes(damaged)}, packed=False))
            except ParseError as error:
                refusal = str(error)
                assert refusal != ""

    @given(st.binary(max_size=60), st.integers(8_232, len(SMALL)))
    def test_damaged_containers_are_read_or_refused(self, new: bytes, place: int) -> None:
        refusal = ""
        try:
            read_match_bytes(SMALL[:place] + new + SMALL[place + len(new) :])
        except ParseError as error:
            refusal = str(error)
            assert refusal != ""


class TestSamples:
    @pytest.mark.parametrize(
        ("name", "other"),
        [
            ("xg/gbf_test.xg", "mat/gbf_test.mat"),
            ("xg/gbf_charlot.xg", "mat/gbf_charlot_gnubg.mat"),
        ],
    )
    def test_one_match_in_two_formats(self, name: str, other: str) -> None:
        """Known faults 85 and 87."""
        match = read_match(sample(f"formats/{name}"))
        assert match.remarks == ()
        same = read_match(sample(f"formats/{other}"))
        assert positions(match.record) == positions(same.record)
        assert match.games == same.games

    def test_comments(self) -> None:
        match = read_match(sample("formats/xg/gbf_match_with_comment.xg"))
        assert [entry.comment for entry in match.record.entries if entry.comment] == [
            "coup assez difficile",
            "les double 66 sont toujpurs difficiles à trouver",
        ]
        assert match.score == (4, 10)
