"""How well each level was measured to play, as shipped with the package.

The figures come from ``benchmarks/levels.py``, which records them in full and puts the
short list beside the nets; nothing is measured here.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def measured_pr() -> dict[str, float]:
    """The performance rating (500 x equity lost per decision) of each level measured, by name.

    The smaller the better. Money games with the cube, judged by our own engine deeper than the
    level looks; a level in which that finds no error has none.
    """
    text = (files("fivepoint") / "data" / "levels.json").read_text(encoding="ascii")
    return json.loads(text)
