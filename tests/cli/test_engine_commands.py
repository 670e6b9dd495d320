"""``fivepoint hint``, ``rollout`` and ``bench`` as a person or a script calls them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
BEFORE_ROLL = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
MATCH = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10"
BEAR_OFF = "XGID=-BB---------------------b-:0:0:1:00:0:0:0:0:10"


def answer(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert run(list(words)) == status
    captured = capsys.readouterr()
    return captured.out if status == 0 else captured.err


def printed(capsys: pytest.CaptureFixture[str], words: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(capsys, *words, "--json"))
    return found


def test_hint_ranks_the_plays_of_a_roll(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "hint", OPENING, "--top", "3")
    assert len(told.strip().splitlines()) == 4
    assert told.splitlines()[1].startswith("8/5 6/5")
    plays = printed(capsys, ["hint", OPENING, "--plies", "0", "--top", "99"])["plays"]
    assert len(plays) == 16


@pytest.mark.parametrize("where", [BEFORE_ROLL, MATCH])
def test_hint_decides_the_cube(capsys: pytest.CaptureFixture[str], where: str) -> None:
    found = printed(capsys, ["hint", where, "--plies", "1"])
    cube = found["cube"]
    assert cube["action"] == "no double"
    assert cube["response"] == "take"
    assert "No double" in answer(capsys, "hint", where, "--plies", "0")


def test_rollout_of_a_position_and_of_plays(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, ["rollout", BEAR_OFF, "--trials", "36"])["rollouts"]
    assert found[0]["trials"] == 36
    rolled = BEAR_OFF.replace(":00:", ":21:")
    plays = printed(capsys, ["rollout", rolled, "--trials", "36", "--top", "2"])["rollouts"]
    assert plays[0]["equity"] >= plays[-1]["equity"]
    assert all(play["turn"] for play in plays)
    assert "36" in answer(capsys, "rollout", BEAR_OFF, "--trials", "36")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["hint", "rollout", "bench"])
def test_help_in_every_language(
    capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    told = answer(capsys, command, "--help", "--lang", lang)
    assert command in told
    assert "cli-" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_in_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for where in (OPENING, BEFORE_ROLL):
        assert "cli-" not in answer(capsys, "hint", where, "--plies", "0", "--lang", lang)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["hint", "nonsense"], 1),
        (["rollout", "nonsense"], 1),
        (["hint"], 2),
        (["hint", OPENING, "--plies", "17"], 2),
        (["hint", OPENING, "--level", "grandmother"], 1),
        (["rollout", OPENING, "--trials", "0"], 2),
        (["bench", "extra"], 2),
    ],
)
def test_bad_calls(capsys: pytest.CaptureFixture[str], words: list[str], status: int) -> None:
    assert answer(capsys, *words, status=status).startswith("Error")
