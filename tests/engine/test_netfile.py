"""Net files: what is written comes back, and nothing damaged is ever used."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.engine.test_net import CONTACT, random_nets, random_weights

from fivepoint import _core
from fivepoint.engine.netfile import (
    PRUNER,
    NetFile,
    parse_net_file,
    read_net_file,
    write_net_file,
)
from fivepoint.errors import ParseError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("nets") / "a.net"
    nets = random_nets(64)
    write_net_file(path, NetFile(*nets, {"commit": "abc", "positions": 12}))
    return path.read_bytes()


def signed(body: bytes) -> bytes:
    return body + hashlib.sha256(body).digest()


def code_of(data: bytes) -> str:
    with pytest.raises(ParseError) as caught:
        parse_net_file(data, "a.net")
    assert "a.net" in str(caught.value)
    return caught.value.code


def test_round_trip(tmp_path: Path) -> None:
    nets = random_nets(64)
    path = tmp_path / "some.net"
    write_net_file(path, NetFile(*nets, {"commit": "abc", "positions": 12}))
    found = read_net_file(path)
    assert found.provenance == {"commit": "abc", "positions": 12}
    for before, after in zip(nets, (found.contact, found.race), strict=True):
        for one, other in zip(before.integers(), after.integers(), strict=True):
            assert np.array_equal(one, other)
    assert [file.name for file in tmp_path.iterdir()] == ["some.net"]


@pytest.mark.parametrize("data", [b"", b"FIVEPNET", b"x" * 5000])
def test_not_a_net(data: bytes) -> None:
    assert code_of(data) == "net-not-a-net"


def test_every_flipped_bit_is_found(whole: bytes) -> None:
    for place in range(12, len(whole), 40009):
        broken = bytearray(whole)
        broken[place] ^= 4
        assert code_of(bytes(broken)) == "net-damaged"


def test_cut_short(whole: bytes) -> None:
    assert code_of(whole[:-1]) == "net-damaged"
    assert code_of(whole[:200]) == "net-damaged"
    assert code_of(signed(whole[:-33])) == "net-damaged"
    assert code_of(signed(whole[:-32] + b"\0")) == "net-damaged"


def test_other_format(whole: bytes) -> None:
    assert code_of(whole[:8] + b"\x09\0\0\0" + whole[12:]) == "net-format"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"kind": "race"', b'"kind": "rice"', "net-damaged"),
        (b'"width": 64', b'"width": -4', "net-damaged"),
        (b'"width": 64', b'"width": 65', "net-weights"),
        (b'"head_shift": ', b'"head_sheft": ', "net-damaged"),
        (b'"nets"', b'"nots"', "net-damaged"),
        (
            b'{"commit": "abc", "positions": 12}',
            b'["commit", "abc", "positions", 12]',
            "net-damaged",
        ),
        (b'"unit_shift": ', b'"unit_shift":9', "net-weights"),
    ],
)
def test_header_faults(whole: bytes, old: bytes, new: bytes, code: str) -> None:
    assert old in whole
    assert code_of(signed(whole[:-32].replace(old, new, 1))) == code


def test_other_inputs(whole: bytes) -> None:
    hash_text = f"{_core.input_hash(CONTACT):016x}".encode()
    assert code_of(signed(whole[:-32].replace(hash_text, b"0" * 16, 1))) == "net-inputs"


def test_with_every_net_there_can_be(tmp_path: Path) -> None:
    contact, race = random_nets(64)
    late = _core.Net.quantised(CONTACT, *random_weights(CONTACT, 64, seed=3))
    pruner = _core.Net.quantised(PRUNER, *random_weights(PRUNER, _core.PRUNER_WIDTH))
    path = tmp_path / "some.net"
    write_net_file(path, NetFile(contact, race, {}, pruner=pruner, late=late))
    found = read_net_file(path)
    told = (found.contact, found.race, found.pruner, found.late)
    for before, after in zip((contact, race, pruner, late), told, strict=True):
        assert after is not None
        for one, other in zip(before.integers(), after.integers(), strict=True):
            assert np.array_equal(one, other)
    data = path.read_bytes()
    names = (b'"pruner"', b'"late"')
    for number, code in ((3, None), (2, "net-damaged"), (1, "net-damaged"), (0, "net-format")):
        other = signed(data[:8] + bytes([number, 0, 0, 0]) + data[12:-32])
        if code is None:
            assert parse_net_file(other, "a.net").late is not None
        else:
            assert code_of(other) == code
    for twice in names:
        again = data[:-32].replace(b'"contact"', twice, 1)
        changed = len(again) - len(data[:-32])
        length = int.from_bytes(data[12:16], "little") + changed
        assert code_of(signed(again[:12] + length.to_bytes(4, "little") + again[16:])) == (
            "net-damaged"
        )


@pytest.mark.parametrize("number", [1, 2])
def test_files_of_older_formats_are_read(whole: bytes, number: int) -> None:
    older = signed(whole[:8] + bytes([number, 0, 0, 0]) + whole[12:-32])
    found = parse_net_file(older, "a.net")
    assert found.pruner is None
    assert found.late is None


def test_a_header_without_end(whole: bytes) -> None:
    deep = b"[" * 100_000
    length = len(deep).to_bytes(4, "little")
    assert code_of(signed(whole[:12] + length + deep + whole[12 : len(whole) - 32])) == (
        "net-damaged"
    )
