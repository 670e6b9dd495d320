"""Names of accounts: what may be one, and which look alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import RulesError
from fivepoint.server.accounts.names import read_name


@pytest.mark.parametrize(
    "name",
    ["Anna", "Zoë", "Łukasz", "Őz-Béla", "สมชาย", "น้ำ", "Иван", "Νίκος", "山田", "やまだ",
     "a.b_c-d", "x22", "محمد", "दीपक"],
)  # fmt: skip
def test_names_of_all_scripts(name: str) -> None:
    assert read_name(f"  {name} ").shown == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("a", "name-length"),
        ("", "name-length"),
        ("x" * 21, "name-length"),
        ("a b", "name-form"),
        ("<b>x</b>", "name-form"),
        ("-ab", "name-form"),
        ("ab-", "name-form"),
        ("a--b", "name-form"),
        ("1234", "name-form"),
        ("an\u200bna", "name-form"),
        ("\u202eanna", "name-form"),
        ("a\u0301\u0301\u0301\u0301nna", "name-form"),
        ("\u0301anna", "name-form"),
        ("an\x00na", "name-form"),
        ("😀😀", "name-form"),
        ("ᴀnna", "name-form"),
        ("Ａnna", "name-form"),
        ("Аnna", "name-scripts"),
        ("Annaสม", "name-scripts"),
        ("guest_one", "name-reserved"),
        ("Guest_one", "name-reserved"),
        ("gue5t_x", None),
        ("BOT_x", "name-reserved"),
        ("b0t-x", "name-reserved"),
        ("deleted_1", "name-reserved"),
        ("Admin", "name-reserved"),
        ("m0derator", "name-reserved"),
    ],
)
def test_what_is_no_name(name: str, code: str | None) -> None:
    if code is None:
        assert read_name(name)
        return
    with pytest.raises(RulesError) as caught:
        read_name(name)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "PauI"),
        ("paul", "PAUL"),
        ("Paul", "Pau1"),
        ("Oleg", "0leg"),
        ("corn", "com"),
        ("сосо", "coco"),
        ("РОМА", "POMA"),
        ("anna", "an-na"),
        ("vvolf", "wolf"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert read_name(one).skeleton == read_name(other).skeleton


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Kati", "Káti"), ("Ben", "Bem")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert read_name(one).skeleton != read_name(other).skeleton


def test_bots_are_called_so() -> None:
    assert read_name("bot_gammon", kind="bot").shown == "bot_gammon"
    with pytest.raises(RulesError) as caught:
        read_name("gammon", kind="bot")
    assert caught.value.code == "name-prefix"


@given(st.text(max_size=60))
def test_any_text_is_a_name_or_refused_by_code(text: str) -> None:
    try:
        name = read_name(text)
    except RulesError as refused:
        error = refused
    else:
        assert read_name(name.shown) == name
        assert len(name.shown) <= 40
        assert len(name.folded) <= 128
        return
    assert error.code.startswith("name-")
    assert str(error)
