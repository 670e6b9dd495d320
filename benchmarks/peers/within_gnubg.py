"""What scripts share that GNU Backgammon itself runs (``gnubg -t -q -r -p``); never imported by us.

The environment names two files of JSON: FIVEPOINT_JOB, what is asked, and FIVEPOINT_ANSWER,
where the answer is written.
"""

from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

gnubg: Any = import_module("gnubg")  # there is one only inside the program

SETTINGS = (
    "set threads 1",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "new session",
)


def context(plies: int) -> dict[str, float]:
    """How deep the program looks: cubeful, pruned, without noise."""
    return {"cubeful": 1, "plies": plies, "deterministic": 1, "prune": 1, "noise": 0.0}


def answer(work: Callable[[Any], Any]) -> None:
    """Do the job named in the environment."""
    job = json.loads(Path(os.environ["FIVEPOINT_JOB"]).read_text(encoding="ascii"))
    for setting in SETTINGS:
        gnubg.command(setting)
    Path(os.environ["FIVEPOINT_ANSWER"]).write_text(json.dumps(work(job)), encoding="ascii")
