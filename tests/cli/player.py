"""A scripted person at a pseudo-terminal, who knows only what the screen offers.

The questions are recognised by their texts in the language played, so the player
needs no knowledge of the program but the catalogues.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

import pexpect

from fivepoint.i18n import t
from tests.test_catalogues import catalogue

if TYPE_CHECKING:
    import random
    from pathlib import Path

_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
_STEP = re.compile(r"(?:bar|\d+)/(?:off|\d+)\*?(?:\(\d\))?")


class Terminal:
    """``fivepoint play`` in a pseudo-terminal of its own, spoken to in ``lang``."""

    def __init__(
        self, lang: str, folder: Path, *options: str, size: tuple[int, int] = (40, 100)
    ) -> None:
        self.lang = lang
        self.seen = ""
        environment = os.environ | {"FIVEPOINT_SAVES": str(folder), "TERM": "xterm-256color"}
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "fivepoint", "play", "--lang", lang, *options],
            encoding="utf-8",
            dimensions=size,
            env=environment,
            timeout=60,
        )
        self.child.setecho(False)

    def question(self) -> str:
        """What is written up to the next question, or "" when the program has ended."""
        found = self.child.expect([r"\n(?:\x1b\[[0-9;]*m)?> (?:\x1b\[0m)?$", pexpect.EOF])
        text = self._read()
        return text if found == 0 else ""

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.seen += f"> {line}\n"
        self.child.sendline(line)

    def interrupt(self) -> str:
        """Press Ctrl-C, and again if nothing comes of it; what is written up to what comes next.

        Pressed between a prompt and the reading of the line, it is noticed by readline only with
        the next key.
        """
        for _ in range(5):
            self.child.sendintr()
            with suppress(pexpect.TIMEOUT):
                self.child.expect([r"\S", pexpect.EOF], timeout=10)
                text = str(self.child.after) if self.child.after is not pexpect.EOF else ""
                self.seen += text
                return text + self.question()
        raise AssertionError("Ctrl-C does nothing")

    def status(self) -> int:
        """The exit status, after the program has ended by itself; its last words are seen too."""
        self.child.expect(pexpect.EOF)
        self._read()
        self.child.wait()  # closing a terminal too early would kill what is about to end
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -9)

    def _read(self) -> str:
        """What was written before the last thing expected; from now on it is seen."""
        text = _ESCAPES.sub("", self.child.before).replace("\r", "")
        self.seen += text + "\n"
        return text


def asked(text: str, lang: str) -> str:
    """The key of the question at the end of ``text``."""
    end = _bare(text)
    found = [
        (len(match[0]), key)
        for key, pattern in _questions(lang).items()
        if (match := re.search(pattern, end))
    ]
    assert found, f"no question: {text[-300:]}"
    return max(found)[1]


def answer(text: str, lang: str, rng: random.Random) -> str:
    """What a person could type to the question at the end of ``text``."""
    match asked(text, lang):
        case "play-ask-roll-or-double":
            return _word("double", lang) if rng.random() < 0.3 else ""
        case "play-ask-cube":
            return _word("take", lang) if rng.random() < 0.7 else _word("drop", lang)
        case "play-ask-turn" | "play-ask-rest":
            question = text[text.rindex(":") :]
            return rng.choice(_STEP.findall(question))
        case "play-ask-resignation" | "play-ask-resignation-largest":
            return _word("accept", lang)
        case _:
            return ""


def play_on(terminal: Terminal, rng: random.Random, most: int = 3000) -> list[str]:
    """Answer until the program ends or ``most`` questions are answered; the questions' keys."""
    keys: list[str] = []
    while len(keys) < most and (text := terminal.question()):
        keys.append(asked(text, terminal.lang))
        terminal.type(answer(text, terminal.lang, rng))
    return keys


def _word(command: str, lang: str) -> str:
    return t(f"play-word-{command}", lang).split(",")[0].strip()


@cache
def _questions(lang: str) -> dict[str, str]:
    """For each question a pattern of its text, spaces left out."""
    patterns: dict[str, str] = {}
    for key, variables in catalogue(lang, "play.ftl").items():
        if key.startswith("play-ask-"):
            extras = ("none", "beaver", "raccoon") if "extra" in variables else ("none",)
            patterns[key] = "|".join(_pattern(key, lang, variables, extra) for extra in extras)
    return patterns


def _pattern(key: str, lang: str, variables: set[str], extra: str) -> str:
    text = t(key, lang, **{name: f"@{name}@" for name in variables} | {"extra": extra})
    parts = [re.escape(part) for part in re.split(r"@[a-z_]+@", _bare(text))]
    return "(?:" + ".+?".join(parts) + ")$"


def _bare(text: str) -> str:
    return re.sub(r"\s", "", text)
