"""Text in terminal cells: Thai marks take none, lines break only where they may."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivepoint.cells import cells, pad
from fivepoint.cli.layout import columns, wrap

THAI = "คอมพิวเตอร์ปฏิเสธเดิมพันเกมนี้และยอมแพ้แบบแบ็กแกมมอน"


def test_marks_above_and_below_take_no_cell() -> None:
    assert cells("คอมพิวเตอร์") == 9
    assert cells("ที่นี่") == 2
    assert cells("przyjmuję") == 9
    assert cells("漢字") == 4


def test_padding_counts_cells() -> None:
    assert cells(pad("ที่นี่", 10)) == 10
    assert pad("long enough", 3) == "long enough"


def test_lines_break_at_spaces_and_keep_their_own_breaks() -> None:
    assert wrap("one two three\nfour", 7) == ["one two", "three", "four"]


def test_thai_breaks_only_between_letters_with_their_marks() -> None:
    lines = wrap(THAI, 10)
    assert "".join(lines) == THAI
    assert all(cells(line) <= 10 for line in lines)
    for line in lines:
        assert line[0] not in "ะาำิีึืุู็่้๊๋์"
        assert line[-1] not in "เแโใไ"


@given(st.text(max_size=60), st.integers(1, 30))
def test_no_letter_is_lost_and_no_line_too_wide(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(cells(line) <= max(width, 4) for line in lines)


def test_columns_line_up_and_long_terms_get_their_own_line() -> None:
    rows = [("a", "first"), ("ที่นี่", "second"), ("a much longer term", "third, explained at length")]
    lines = columns(rows, 60)
    assert lines[0].index("first") == 2 + 18 + 2
    assert lines[1].startswith("  ที่นี่" + " " * 18)
    assert lines[2].startswith("  a much longer term  third,")
    assert all(cells(line) <= 60 for line in lines)


def test_without_room_for_two_columns_the_second_stands_below() -> None:
    assert columns([("term", "an explanation of the term")], 20) == [
        "  term",
        "    an explanation",
        "    of the term",
    ]
