"""The curve of a run: read from its log, drawn as SVG, honest about damage."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.errors import ParseError
from fivepoint.train.plot import draw, read_log

if TYPE_CHECKING:
    from pathlib import Path

LINES: list[dict[str, object]] = [
    {"stage": "outcome", "labels": 1_000_000, "residual": 0.5},
    {"stage": "look & far", "labels": 4_000_000, "residual": 0.08},
    {"stage": "look & far", "labels": 16_000_000, "residual": 0.04},
]


def log_in(folder: Path, lines: list[dict[str, object]]) -> Path:
    path = folder / "contact.log"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def test_the_curve_falls_from_left_to_right_with_its_stages_named(tmp_path: Path) -> None:
    picture = draw(read_log(log_in(tmp_path, [*LINES])))
    tree = ET.fromstring(picture)  # noqa: S314 - our own text
    space = {"s": "http://www.w3.org/2000/svg"}
    (line,) = tree.findall("s:polyline", space)
    places = [tuple(map(float, pair.split(","))) for pair in line.attrib["points"].split()]
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    assert [y for _, y in places] == sorted(y for _, y in places)  # down the page: smaller
    assert {"outcome", "look & far"} <= {text.text for text in tree.findall("s:text", space)}


def test_one_point_can_be_drawn(tmp_path: Path) -> None:
    assert "<svg" in draw(read_log(log_in(tmp_path, [LINES[0]])))


@pytest.mark.parametrize("bad", ["nonsense", "[]", '{"stage": "x"}', '{"labels": null}'])
def test_a_damaged_line_is_named(tmp_path: Path, bad: str) -> None:
    path = log_in(tmp_path, [*LINES])
    path.write_text(path.read_text(encoding="utf-8") + bad + "\n", encoding="utf-8")
    with pytest.raises(ParseError) as caught:
        read_log(path)
    assert caught.value.code == "train-log"
    assert caught.value.arguments["line"] == 4


def test_the_command_writes_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "curve.svg"
    assert run(["train", "plot", str(tmp_path), str(out)]) == 1
    assert "no started training" in capsys.readouterr().err
    log_in(tmp_path, [*LINES])
    assert run(["train", "plot", str(tmp_path), str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert "3 points" in capsys.readouterr().out
