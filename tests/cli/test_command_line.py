"""Help, wrong usage and exit statuses of ``fivepoint``, in every language."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import fivepoint
from fivepoint.cli import dispatch, speech
from fivepoint.cli.dispatch import COMMANDS, run
from fivepoint.i18n import LANGUAGES, t

PROGRAM = [sys.executable, "-m", "fivepoint"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("FIVEPOINT_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "80")


def call(*arguments: str, text: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | variables,
        timeout=120,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_is_in_the_language_asked_for(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--help", "--lang", lang]) == 0
    page = capsys.readouterr().out
    assert t("cli-program-help", lang) in page.replace("\n", " ")
    for command in COMMANDS:
        assert command in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([f"--lang={lang}", command, "--help"]) == 0
    page = capsys.readouterr().out
    assert f"fivepoint {command}" in page
    assert "--lang" in page
    assert all(len(line) <= 80 or lang == "th" for line in page.split("\n"))
    assert "Without it: ." not in " ".join(page.split())


def test_the_locale_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert run([]) == 0
    assert "Parancsok:" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"fivepoint {fivepoint.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--lang", "xx"], "en (English), th (ไทย), hu (magyar), pl (polski)"),
        (["--lang"], "--lang needs a value"),
        (["--lang=", "--help"], "There is no language"),
        (["nonsense"], "no command “nonsense”"),
        (["--nonsense"], "no option --nonsense"),
        (["play", "--lenght", "3"], "Did you mean --length?"),
        (["play", "--zzz"], "no option --zzz"),
        (["play", "--length"], "--length needs a value"),
        (["play", "--length", "0"], "from 1 to 32767, not “0”"),
        (["play", "--length", "x"], "from 1 to 32767, not “x”"),
        (["play", "--length", "9" * 50], "from 1 to 32767"),
        (["play", "--length", "2.5"], "from 1 to 32767"),
        (["play", "--dice", "loaded"], "auto, press, typed"),
        (["play", "--level", "god"], "there are pip-count, beginner"),
        (["play", "now", "please"], "Too many words: “now please”"),
        (["play", "--money", "--length", "3"], "--money and --length do not go together"),
        (["play", "--save", "x", "--no-save"], "do not go together"),
        (["play", "--resume", "last", "--length", "3"], "--resume and --length"),
        (["play", "--jacoby"], "acoby"),
        (["play", "--money", "--no-cube", "--beavers", "1"], "cube"),
        (["play", "--max-cube", "3"], "3"),
        (["play", "--max-cube", "-1"], "--max-cube"),
        (["play", "--max-cube", "lots"], "--max-cube cannot be “lots”"),
        (["play", "--white", ""], "player’s name"),
        (["play", "--white", "x" * 31], "player’s name"),
        (["play", "--white", "a\nb"], "player’s name"),
        (["play", "--beavers", "-1"], "from 0 to 30, not “-1”"),
    ],
)
def test_wrong_usage_is_explained_and_exits_with_2(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err.replace("\n", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_usage_is_explained_in_the_language(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--length", "x", "--lang", lang]) == 2
    wanted = t(
        "error-option-out-of-range", lang, option="--length", least="1", most="32767", value="x"
    )
    assert "".join(wanted.split()) in "".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("name", ["missing.json", "last", ".", "nowhere/at/all"])
def test_a_bad_file_exits_with_1(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--resume", name]) == 1
    assert capsys.readouterr().err.startswith("Error: ")


def test_the_language_is_taken_from_anywhere_but_not_from_behind_two_dashes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["play", "--lang", "pl", "--help"]) == 0
    assert speech.language() == "pl"
    assert run(["--lang", "pl", "play", "--", "--lang", "hu"]) == 2
    assert "Za dużo słów" in capsys.readouterr().err


def test_help_comes_at_once() -> None:
    """In CPU time, interpreter included: the wall clock of a busy machine says little."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in range(5):
        subprocess.run([*PROGRAM, "--help"], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    assert spent / 5 < 0.3


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from fivepoint.cli.dispatch import run; run(['--help', '--lang', 'pl']); "
        "print(sorted({m.split('.')[0] for m in sys.modules} "
        "& {'typer', 'rich', 'babel', 'fluent', 'numpy', 'pydantic'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip().endswith("[]")


def test_a_closed_pipe_ends_quietly() -> None:
    for arguments in ("--help", "play --seed 1", "play --help"):
        line = f"{sys.executable} -m fivepoint {arguments} < /dev/null | head -n 1"
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {line}"], capture_output=True, text=True, check=False
        )
        assert done.stderr == ""
        assert done.returncode == 0


def test_closed_standard_streams_do_no_harm() -> None:
    for closing in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        for arguments in ("play --seed 1", "--help", "nonsense"):
            line = f"{sys.executable} -m fivepoint {arguments} {closing}"
            done = subprocess.run(
                ["bash", "-c", line],
                input="",
                capture_output=True,
                text=True,
                check=False,
                timeout=60,
            )
            assert done.returncode == (2 if arguments == "nonsense" else 0), line
            assert "Traceback" not in done.stderr


def test_a_full_disk_on_standard_output_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "no room" in done.stderr


def test_a_terminal_without_letters_gets_plain_signs() -> None:
    done = call("play", "--seed", "1", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "|" in done.stdout


def test_input_that_is_no_text_is_not_understood() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--seed", "1"],
        input=b"\xff\xfe\x00garbage\n\x1b[A\n" + b"x" * 100_000 + b"\n",
        capture_output=True,
        check=False,
        env=os.environ,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stdout + done.stderr


def test_an_unforeseen_fault_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(dispatch, "_run", broken)
    assert run(["play"]) == 1
    err = capsys.readouterr().err
    assert "Traceback" not in err
    assert "RuntimeError: a bug" in err.replace("\n", " ")
