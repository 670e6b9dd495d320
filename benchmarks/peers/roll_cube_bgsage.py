"""Cube decisions rolled out by bgsage. Run by a Python that has bgsage; never imported here.

Reads a line of JSON a decision, as ``choose_bgsage.py`` does; the number of trials is the first
argument. Answers a line each, ``[[no double, its error], [double and take, its error]]``, cubeful,
in the decider's view, a dropped double being 1.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

from bgsage_states import board_of, state_of

# Only in its own environment.
bgsage: Any = import_module("bgsage")


def main() -> None:
    """Answer until nothing more is asked."""
    trials = int(sys.argv[1])
    analyzer: Any = bgsage.BgBotAnalyzer(eval_level="rollout", n_trials=trials, parallel_threads=1)
    for line in sys.stdin:
        asked = json.loads(line)
        found = analyzer.cube_action(board_of(asked), **state_of(asked))
        told = [[found.equity_nd, found.equity_nd_se], [found.equity_dt, found.equity_dt_se]]
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


main()
