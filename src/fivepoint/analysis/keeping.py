"""What an analysis knows as text to be kept, and the analysis made of it again.

Kept are the engine's answers to the moments of a record and the luck of its rolls, the
same figures to the last digit; everything else follows from them and the record. The text
is our own and goes with one engine, level and net: it is no format to exchange.
"""

from __future__ import annotations

import json
from dataclasses import astuple
from typing import TYPE_CHECKING, Any

from fivepoint.analysis.analysis import Analysis
from fivepoint.analysis.decision import CubeVerdict, RolledLuck
from fivepoint.analysis.judge import Answer, Judge
from fivepoint.analysis.scan import scan
from fivepoint.engine.engine import Engine
from fivepoint.engine.many import JudgedPlay, JudgedRoll
from fivepoint.engine.probabilities import Probabilities
from fivepoint.rules.position import Position

if TYPE_CHECKING:
    from fivepoint.rules.record import Record


def write_known(analysis: Analysis) -> str:
    """The answers and the luck that ``analysis`` holds."""
    answers, luck = analysis.known
    return json.dumps(
        {
            "answers": {place: _answer_row(answer) for place, answer in answers.items()},
            "luck": {place: astuple(roll) for place, roll in luck.items()},
        },
        separators=(",", ":"),
    )


def read_known(text: str, record: Record, level: str) -> Analysis:
    """The analysis of ``record`` at ``level`` that ``write_known`` has written.

    Only for text that was written here for this record, level and net.
    """
    tree = json.loads(text)
    judge = Judge(scan(record), Engine(level, threads=1))
    judge.answers.update({int(place): _answer(row) for place, row in tree["answers"].items()})
    for place, row in tree["luck"].items():
        number, game, seat, dice, *rest = row
        judge.luck[int(place)] = RolledLuck(number, game, seat, tuple(dice), *rest)
    return Analysis.of(record, judge)


def _answer_row(answer: Answer) -> list[Any]:
    roll = answer.roll
    return [
        answer.plies,
        None if roll is None else [roll.legal, [_play_row(play) for play in roll.plays]],
        answer.chances,
        None if answer.cube is None else astuple(answer.cube),
    ]


def _answer(row: list[Any]) -> Answer:
    plies, roll, chances, cube = row
    return Answer(
        plies,
        None if roll is None else JudgedRoll(tuple(_play(play) for play in roll[1]), roll[0]),
        None if chances is None else Probabilities(*chances),
        None if cube is None else _cube(cube),
    )


def _play_row(play: JudgedPlay) -> list[Any]:
    position = play.position
    return [position.board, position.men, play.equity, play.probabilities, play.plies]


def _play(row: list[Any]) -> JudgedPlay:
    board, men, equity, chances, plies = row
    return JudgedPlay(Position.from_board(board, men), equity, Probabilities(*chances), plies)


def _cube(row: list[Any]) -> CubeVerdict:
    none, take, drop, beaver, action, response, mwc, chances, cubeless, plies = row
    told = None if mwc is None else (mwc[0], mwc[1], mwc[2])
    return CubeVerdict(
        none, take, drop, beaver, action, response, told, Probabilities(*chances), cubeless, plies
    )
