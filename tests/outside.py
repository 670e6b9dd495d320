"""Where sample files from outside the project are, for tests that skip without them.

Real match files of other people are not part of the project. Such a folder can lie
beside the project or in it as ``shared/cases``, or be named by FIVEPOINT_CASES.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
_PLACES = (
    Path(os.environ.get("FIVEPOINT_CASES", ROOT / "shared" / "cases")),
    ROOT.parent / "shared" / "cases",
)


def sample(name: str) -> Path:
    """The sample file ``name``, such as ``formats/mat/a.mat``; skips the test without it."""
    for place in _PLACES:
        if (place / name).exists():
            return place / name
    pytest.skip(f"no sample {name}")
