"""``fivepoint dice-proof``: true, changed, unreadable and missing proofs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.table.dice_proof import DiceStream, Proof, commitment, write_proof

if TYPE_CHECKING:
    from pathlib import Path

SEED = bytes(range(32))
SECRETS = ("ab" * 32, "cd" * 32)


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    stream = DiceStream(SEED, "m1", SECRETS)
    rolls = tuple(stream.roll(n) for n in range(40))
    whole = Proof(
        "m1", commitment(SEED), SEED.hex(), SECRETS, (False, True), rolls,
        (None, *(n % 2 for n in range(39))),
    )  # fmt: skip
    path = tmp_path / "proof.json"
    path.write_text(write_proof(whole))
    return path


@pytest.mark.parametrize("lang", ["en", "th", "hu", "pl"])
def test_a_true_proof_holds(proof: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["dice-proof", str(proof), "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "40" in out
    assert "6-6" in out


def test_a_changed_roll_is_found(proof: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(proof.read_text())
    data["rolls"][7] = [data["rolls"][7][0] % 6 + 1, data["rolls"][7][1]]
    proof.write_text(json.dumps(data))
    assert run(["dice-proof", str(proof), "--lang", "en"]) == 1
    assert "Roll 7" in capsys.readouterr().out
    assert run(["dice-proof", str(proof), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["wrong_roll"] == 7


def test_a_changed_seed_breaks_the_seal(proof: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof.write_text(json.dumps(json.loads(proof.read_text()) | {"seed": "00" * 32}))
    assert run(["dice-proof", str(proof), "--lang", "en"]) == 1
    assert "seal" in capsys.readouterr().err
    assert run(["dice-proof", str(proof), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["seal"] is False


def test_a_proof_of_a_running_match_is_refused(
    proof: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof.write_text(json.dumps(json.loads(proof.read_text()) | {"seed": None}))
    assert run(["dice-proof", str(proof), "--lang", "en"]) == 1
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[1]"])
def test_what_is_no_proof_is_refused(
    proof: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    proof.write_bytes(content)
    assert run(["dice-proof", str(proof)]) == 1
    assert capsys.readouterr().err
    assert run(["dice-proof", str(proof) + ".none"]) == 1
