"""The Python of the README is run as it stands: it prints what the comments beside it say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_what_the_examples_print(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own text
    printed = capsys.readouterr().out.splitlines()
    told = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert len(printed) == len(told) > 5
    for said, comment in zip(printed, told, strict=True):
        assert comment.startswith(said)
