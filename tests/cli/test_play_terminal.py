"""Whole matches in a pseudo-terminal, and what happens when one is cut off in the middle."""

from __future__ import annotations

import random
import signal
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.saves import read_save
from fivepoint.i18n import LANGUAGES, t
from tests.cli.player import Terminal, play_on

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.rules.record import Record


def saved(path: Path) -> Record:
    return read_save(path.read_bytes(), path.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_to_three_with_the_cube(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    terminal = Terminal(lang, tmp_path, "--save", str(file), "--seed", f"match {lang}")
    keys = play_on(terminal, random.Random(lang))
    assert terminal.status() == 0
    match = saved(file).match
    assert match.stage == "match-over"
    assert max(match.score) >= 3
    assert match.winner is not None
    winner = saved(file).players[match.winner]
    assert t("play-match-won", lang, name=winner) in terminal.seen
    assert {"play-ask-turn", "play-ask-confirm", "play-ask-roll-or-double"} <= set(keys)
    assert any(action.word == "double" for action in saved(file).actions)
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("plain", [False, True])
def test_two_people_at_one_keyboard(tmp_path: Path, *, plain: bool) -> None:
    file = tmp_path / "two.json"
    options = ["--two", "--length", "1", "--white", "Ann", "--black", "Bob", "--save", str(file)]
    terminal = Terminal("en", tmp_path, *options, *(["--plain"] if plain else []), "--seed", "2")
    play_on(terminal, random.Random(2))
    assert terminal.status() == 0
    assert saved(file).players == ("Ann", "Bob")
    assert saved(file).match.stage == "match-over"
    assert "Ann rolls" in terminal.seen
    assert "Bob plays" in terminal.seen


@pytest.mark.parametrize(("lang", "answers"), [("en", 1), ("th", 9), ("hu", 25), ("pl", 40)])
def test_killed_in_the_middle_it_goes_on_where_it_was(
    lang: str, answers: int, tmp_path: Path
) -> None:
    file = tmp_path / "killed.json"
    rng = random.Random(answers)
    terminal = Terminal(lang, tmp_path, "--save", str(file), "--seed", "kill", "--length", "7")
    play_on(terminal, rng, answers)
    terminal.question()
    terminal.child.kill(signal.SIGKILL)
    terminal.child.wait()
    kept = saved(file)
    again = Terminal(lang, tmp_path, "--resume", str(file))
    after = again.question()
    again.child.kill(signal.SIGKILL)
    resumed = saved(file)
    assert resumed == kept
    assert resumed.match.position == kept.match.position
    assert resumed.match.score == kept.match.score
    assert _board(after)
    assert _board(after) in terminal.seen


def test_every_action_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    terminal = Terminal("en", tmp_path, "--save", str(file), "--seed", "disk")
    for _ in range(12):
        text = terminal.question()
        count = sum(text.count(word) for word in (" rolls ", " plays ", "Opening roll"))
        told = len(saved(file)) if file.exists() else 0
        assert told >= count
        play_on_once(terminal, text)
    terminal.interrupt()
    assert terminal.status() == 130
    assert "fivepoint play --resume" in terminal.seen


def play_on_once(terminal: Terminal, text: str) -> None:
    from tests.cli.player import answer

    terminal.type(answer(text, terminal.lang, random.Random(1)))


def _board(text: str) -> str:
    """The last board drawn in ``text``."""
    lines = text.split("\n")
    ends = [number for number, line in enumerate(lines) if "└" in line]
    if not ends:
        return ""
    return "\n".join(lines[ends[-1] - 12 : ends[-1] + 1])
