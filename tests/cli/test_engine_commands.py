"""``fivepoint hint``, ``rollout`` and ``bench`` as a person or a script calls them."""

from __future__ import annotations

import errno
import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from fivepoint.cli import speech
from fivepoint.cli.dispatch import run
from fivepoint.cli.figures import signed, unsigned
from fivepoint.engine.engine import Engine
from fivepoint.engine.rollout_run import load_runs
from fivepoint.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

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


def test_hint_with_a_budget(capsys: pytest.CaptureFixture[str]) -> None:
    deep = ["hint", OPENING, "--plies", "3"]
    for limit in (["--nodes", "0"], ["--seconds", "0"]):
        plays = printed(capsys, [*deep, *limit])["plays"]
        assert {play["plies"] for play in plays} == {0}
    assert printed(capsys, [*deep, "--nodes", "10"])["plays"][0]["plies"] == 1
    assert printed(capsys, ["hint", MATCH, "--plies", "3", "--nodes", "1"])["plies"] == 1


def test_rollout_of_a_cube_decision(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, ["rollout", BEFORE_ROLL, "--trials", "72"])
    waits, takes = found["rollouts"]
    assert (waits["action"], takes["action"]) == ("no double", "double/take")
    assert waits["cubeful_equity"] > takes["cubeful_equity"]
    assert found["cube"] == {"action": "no double", "response": "take"}
    low, high = waits["interval"]
    assert low < waits["cubeful_equity"] < high
    assert high - low == pytest.approx(2 * 1.96 * waits["std_error"])
    assert "No double" in answer(capsys, "rollout", BEFORE_ROLL, "--trials", "36")


def test_rollout_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    many = ["--trials", "2000", "--truncate", "2"]
    loose = printed(capsys, ["rollout", OPENING, *many, "--stop-error", "5"])["rollouts"]
    assert [one["trials"] for one in loose] == [288] * 3
    # The last of sixteen plays is far behind the best.
    words = ["rollout", OPENING, *many, "--top", "16", "--decided"]
    plays = printed(capsys, words)["rollouts"]
    assert plays[-1]["trials"] < 2000
    assert plays[0]["equity"] > plays[-1]["equity"]
    cube = printed(capsys, ["rollout", BEFORE_ROLL, *many, "--decided"])["rollouts"]
    assert cube[0]["trials"] < 2000


def without_time(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**one, "seconds": 0} for one in found["rollouts"]]


def test_rollout_goes_on_with_what_was_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = str(tmp_path / "kept")
    words = ["rollout", OPENING, "--truncate", "3", "--top", "2"]
    printed(capsys, [*words, "--trials", "100", "--keep", kept])
    again = printed(capsys, [*words, "--trials", "300", "--keep", kept])
    at_once = printed(capsys, [*words, "--trials", "300"])
    assert without_time(again) == without_time(at_once)
    # What is there is enough.
    assert (
        printed(capsys, [*words, "--trials", "36", "--keep", kept])["rollouts"]
        == (again["rollouts"])
    )
    other = answer(capsys, "rollout", MATCH, "--keep", kept, status=1)
    assert "another position" in other.replace("\n", " ")
    (tmp_path / "kept").write_bytes(b"no rollout")
    assert "damaged" in answer(capsys, *words, "--keep", kept, status=1)


@pytest.mark.parametrize("place", ["no/a", "folder", "a-file/b"])
def test_rollout_is_not_begun_where_it_cannot_be_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a-file").write_text("mine", encoding="utf-8")
    words = ["rollout", OPENING, "--trials", "10000000", "--keep", str(tmp_path / place)]
    assert answer(capsys, *words, status=2 if place == "folder" else 1).startswith("Error")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-file", "folder"]


def test_what_was_rolled_out_is_told_though_it_cannot_be_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "kept")

    monkeypatch.setattr("fivepoint.engine.rollout_run.write_file", full)
    words = ["rollout", OPENING, "--truncate", "1", "--trials", "36"]
    assert run([*words, "--keep", str(tmp_path / "kept"), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["rollouts"][0]["trials"] == 36
    assert "kept" in said.err


def test_one_trial_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rollout", OPENING, "--truncate", "1", "--trials", "1"]
    assert run([*words, "--json"]) == 0

    def refused(constant: str) -> None:
        raise AssertionError(constant)

    found = json.loads(capsys.readouterr().out, parse_constant=refused)["rollouts"][0]
    assert found["std_error"] is None
    assert found["interval"] is None
    assert answer(capsys, *words)


def test_rollout_on_processes_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rollout", OPENING, "--truncate", "2", "--top", "2", "--trials", "200"]
    spread = printed(capsys, [*words, "--processes", "2"])
    assert without_time(spread) == without_time(printed(capsys, words))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are Unix's")
def test_ctrl_c_keeps_what_was_rolled_out(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    code = (
        "import sys; from fivepoint.cli import main; "
        "from fivepoint.engine.rollout_run import RolloutRun; add = RolloutRun.add\n"
        "def told(run, *trials):\n    print('.', file=sys.stderr, flush=True)\n"
        "    return add(run, *trials)\n"
        "RolloutRun.add = told\nmain()"
    )
    words = ["rollout", BEFORE_ROLL, "--trials", "1000000", "--keep", str(kept), "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as rolling:
        assert rolling.stderr is not None
        rolling.stderr.readline()  # the first trials are there
        rolling.send_signal(signal.SIGINT)
        told, _ = rolling.communicate(timeout=120)
    assert rolling.returncode == 130
    found = json.loads(told)["rollouts"]
    assert all(one["trials"] >= 144 for one in found)
    runs = load_runs(kept, Engine())
    assert [run.trials for run in runs] == [one["trials"] for one in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["hint", "rollout", "bench"])
def test_help_in_every_language(
    capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    told = answer(capsys, command, "--help", "--lang", lang)
    assert command in told
    assert "cli-" not in told


@pytest.mark.parametrize(("lang", "written"), [("en", "−0.168"), ("hu", "−0,168")])
def test_numbers_are_written_as_the_language_writes_them(
    capsys: pytest.CaptureFixture[str], lang: str, written: str
) -> None:
    assert run([f"--lang={lang}", "hint", "4HPwATDgc/ABMA"]) == 0
    assert written in capsys.readouterr().out


def test_no_zero_has_a_minus() -> None:
    speech.speak("en")
    assert signed(-0.0004) == "+0.000"
    assert unsigned(-0.0004) == "0.000"


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
        (["hint", OPENING, "--level", "grandmother"], 2),
        (["rollout", OPENING, "--trials", "0"], 2),
        (["rollout", OPENING, "--stop-error", "-1"], 2),
        (["rollout", OPENING, "--processes", "0"], 2),
        (["rollout", OPENING, "--processes", "2", "--ray", "local"], 2),
        (["hint", OPENING, "--nodes", "-1"], 2),
        (["hint", OPENING, "--seconds", "nan"], 2),
        (["bench", "extra"], 2),
    ],
)
def test_bad_calls(capsys: pytest.CaptureFixture[str], words: list[str], status: int) -> None:
    assert answer(capsys, *words, status=status).startswith("Error")
