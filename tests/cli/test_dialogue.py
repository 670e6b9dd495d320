"""What a person types, what is answered, and what the rules make of it.

Real dice are typed in, so that each dialogue can be written down from its first roll.
"""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest

from fivepoint.cli.dispatch import run
from fivepoint.cli.saves import SEAL_FIELD, read_save, sealed
from fivepoint.cli.setup import PERSON, Setup
from fivepoint.i18n import LANGUAGES
from fivepoint.rules.actions import Set
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.position import Position
from fivepoint.rules.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.rules.match import Match

TWO = ("--two", "--dice", "typed", "--white", "Ann", "--black", "Bob")


class Talk:
    """One dialogue: the lines typed, and afterwards the status, the text and the save."""

    def __init__(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.file = tmp_path / "talk.json"
        self._patch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("COLUMNS", "200")

    def __call__(self, lines: str, *options: str) -> str:
        """The output after typing ``lines``, one action after another split by " > "."""
        typed = "".join(f"{line.strip()}\n" for line in lines.split(">"))
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        keep = () if "--resume" in options else ("--save", str(self.file))
        self.status = run(["play", *keep, *options])
        return self._capsys.readouterr().out

    @property
    def match(self) -> Match:
        return read_save(self.file.read_bytes(), "x").match

    @property
    def words(self) -> list[str]:
        record = read_save(self.file.read_bytes(), "x")
        return [action.word for action in record.actions]


@pytest.fixture
def talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Talk:
    return Talk(tmp_path, monkeypatch, capsys)


def test_a_turn_step_by_step_or_whole(talk: Talk) -> None:
    told = talk("31 > 8/5 > 6/5 > > 62 > 24/18 13/11 > > quit", *TWO, "--no-cube")
    assert "Ann starts." in told
    assert "Ann plays 8/5 6/5." in told
    assert "Bob plays 24/18 13/11." in told
    assert talk.words == ["roll", "play", "roll", "play"]


def test_undo_takes_back_single_steps(talk: Talk) -> None:
    told = talk("31 > 8/5 > undo > 24/23 > 24/21 > undo > 23/20 > > quit", *TWO, "--no-cube")
    assert "Ann plays 24/20." in told


def test_a_whole_turn_typed_over_a_begun_one_replaces_it(talk: Talk) -> None:
    told = talk("31 > 24/23 > 8/5 6/5 > > quit", *TWO, "--no-cube")
    assert "Ann plays 8/5 6/5." in told


def test_a_complete_turn_waits_for_enter(talk: Talk) -> None:
    talk("31 > 8/5 6/5", *TWO)
    assert talk.words == ["roll"]
    assert talk.status == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("24/22", "no die left gives this move"),
        ("12/9", "no checker on point 12"),
        ("5/8", "from high points to low ones"),
        ("6/off", "a checker is still on 24"),
        ("8/5 8/5", "no die"),
        ("8/5 6/5 6/5", "already played"),
        ("fly", "cannot be read as a move"),
        ("8/5/", "cannot be read as a move"),
        ("take", "“take” is not possible now"),
        ("double", "“double” is not possible now"),
        ("undo", "nothing to undo"),
        ("resign 4", "“4” is no resignation"),
        ("resign -1", "is no resignation"),
        ("x" * 5000, "cannot be read as a move"),
    ],
)
def test_what_cannot_be_done_is_told_and_asked_again(talk: Talk, typed: str, told: str) -> None:
    said = talk(f"31 > {typed} > 8/5 6/5 > > quit", *TWO)
    assert told in said
    assert "Ann plays 8/5 6/5." in said
    assert talk.status == 0


def test_typed_dice_are_checked(talk: Talk) -> None:
    told = talk("7 > 66 > 3 and 1 > 0-1 > 311 > 3-1 > 8/5 6/5 > > 42 > quit", *TWO, "--no-cube")
    assert told.count("are no two dice") == 4
    assert "both throw 6" in told
    assert "Ann starts." in told
    assert "Bob rolls 4-2." in told


def test_the_cube_taken_and_dropped(talk: Talk) -> None:
    told = talk(
        "31 > 8/5 6/5 > > double > > take > 42 > 8/4 6/4 > > double > drop > quit",
        *TWO, "--length", "7",
    )  # fmt: skip
    assert "Bob offers to double the stake to 2." in told
    assert "Ann takes. The stake is 2; Ann owns the cube." in told
    assert "Ann offers to double the stake to 4." in told
    assert "“drop” and lose 2?" in told
    assert "Bob drops." in told
    assert "With the cube at 2 that is 2 points." in told
    assert talk.match.score == (2, 0)


def test_an_empty_line_never_answers_a_double(talk: Talk) -> None:
    talk("31 > 8/5 6/5 > > double > > > > >", *TWO)
    assert talk.words[-1] == "double"
    assert talk.match.phase == "double-offered"


def test_beaver_and_raccoon(talk: Talk) -> None:
    told = talk(
        "31 > 8/5 6/5 > > double > beaver > raccoon > take > quit",
        *TWO, "--money", "--beavers", "2",
    )  # fmt: skip
    assert "or “beaver”?" in told
    assert "or “raccoon”?" in told
    assert talk.match.cube == 8
    assert talk.match.owner == 0


def test_a_beaver_is_not_offered_where_it_is_not_played(talk: Talk) -> None:
    told = talk("31 > 8/5 6/5 > > double > beaver > take > quit", *TWO, "--money")
    assert "or “beaver”?" not in told
    assert "“beaver” is not possible now" in told
    assert talk.match.cube == 2


def test_automatic_doubles(talk: Talk) -> None:
    told = talk("44 > 11 > 66 > 31 > quit", *TWO, "--money", "--automatic-doubles", "2")
    assert "the stake is now 2" in told
    assert "the stake is now 4" in told
    assert talk.match.cube == 4


def test_the_opening_winner_may_roll_afresh(talk: Talk) -> None:
    told = talk("31 > 66 > 24/18(2) 13/7(2) > > quit", *TWO, "--opening", "rolls-afresh")
    assert "Ann now rolls both dice." in told
    assert "Ann rolls 6-6." in told


def test_resignations(talk: Talk) -> None:
    told = talk(
        "31 > resign > undo > resign 2 > refuse > resign > 3 > refuse > accept > quit",
        *TWO, "--money",
    )  # fmt: skip
    assert "Ann offers to lose a gammon." in told
    assert "Bob refuses the resignation." in told
    assert "it cannot be refused" in told
    assert talk.match.score == (0, 3)


def test_a_turn_taken_back_keeps_its_dice(talk: Talk) -> None:
    talk("31 > 8/5 6/5 > > takeback > 42 > takeback > quit", *TWO, "--no-cube")
    assert "takeback" not in talk.words  # before Bob's first turn he has nothing to take back
    talk.file.unlink()
    told = talk(
        "31 > 8/5 6/5 > > 42 > 8/4 6/4 > > 61 > takeback > 24/21 24/23 > > quit",
        *TWO, "--no-cube",
    )  # fmt: skip
    assert "Ann takes the last turn back." in told
    assert "Ann: 3-1 to play." in told.split("takes the last turn back")[1]


def test_who_cannot_move_is_told_so(talk: Talk) -> None:
    closed_out = Position.from_board([0, *[2] * 6, *[0] * 12, *[-2] * 6, 1])
    meta = (*Setup((PERSON, PERSON), "x", "typed").meta(), SEAL_FIELD)
    record = Record(MatchRules(length=1), ("Ann", "Bob"), meta)
    talk.file.write_bytes(sealed(record.append(Set(0, position=closed_out))))
    told = talk("66 > quit", "--resume", str(talk.file))
    assert "Ann rolls 6-6." in told
    assert "Ann cannot move." in told
    assert "Bob: type your two dice" in told


def test_general_commands(talk: Talk) -> None:
    told = talk("31 > pips > score > moves > board > save > help > quit", *TWO)
    assert "Pip counts: Ann 167, Bob 167." in told
    assert "Match to 3 points: Ann 0, Bob 0." in told
    assert "There are 16 ways to play it" in told
    assert f"Saved in {talk.file}" in told
    assert "resign" in told


@pytest.mark.parametrize(
    ("lang", "turn"),
    [("en", "BAR/24"), ("pl", "Banda/24"), ("hu", "bár/24"), ("th", "บาร์/๒๔"), ("en", "２５-２４")],
)
def test_places_may_be_named_in_the_language(talk: Talk, lang: str, turn: str) -> None:
    meta = (*Setup((PERSON, PERSON), "x", "typed").meta(), SEAL_FIELD)
    record = Record(MatchRules(length=1), ("Ann", "Bob"), meta)
    position = Position.from_board([-15, *[0] * 5, 14, *[0] * 18, 1])
    talk.file.write_bytes(sealed(record.append(Set(0, position=position, dice=(1, 2)))))
    told = talk(f"{turn} > 24/22 > > quit", "--resume", str(talk.file), "--lang", lang)
    assert "bar/22" in told


def test_the_end_of_a_match_can_be_looked_at_again(talk: Talk) -> None:
    talk("31 > resign 3 > accept", *TWO)
    assert talk.status == 0
    told = talk("", "--resume", str(talk.file))
    assert "Bob wins the match!" in told
    assert talk.status == 0


def test_names_in_a_save_cannot_control_the_terminal(talk: Talk) -> None:
    meta = (*Setup((PERSON, PERSON), "x", "typed").meta(), SEAL_FIELD)
    record = Record(MatchRules(length=1), ("\x1b[2J\x07Ann", "Bob\n" * 2000), meta)
    talk.file.write_bytes(sealed(record))
    told = talk("31 > 8/5 6/5 > > quit", "--resume", str(talk.file))
    assert "\x1b" not in told
    assert "Ann plays 8/5 6/5." in told
    assert max(map(len, told.split("\n"))) <= 200


def test_dice_at_the_press_of_enter(talk: Talk) -> None:
    talk("> help", "--two", "--dice", "press", "--seed", "1", "--no-cube")
    assert talk.words == ["roll"]


def test_a_save_that_cannot_be_written_is_told_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert run(["play", "--save", str(tmp_path / "file" / "inside.json")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "is a file, and a folder is needed there" in " ".join(err.split())


def test_hints_for_plays_and_cube(talk: Talk) -> None:
    told = talk("hint > 31 > hint > 8/5 6/5 > > hint > double > hint > quit", *TWO, "--length", "7")
    assert "There is nothing to advise here." in told
    assert "1. 8/5 6/5 equity +" in told
    assert "\nDo not double.\n" in told
    assert "\nTake.\n" in told
    assert talk.words == ["roll", "play", "double"]


def test_a_hinted_play_is_chosen_by_its_number(talk: Talk) -> None:
    told = talk("31 > 1 > hint > 9 > 24/23 > 1 > > 62 > 1 > quit", *TWO, "--no-cube")
    # Without a hint, beyond its last number, and at another roll.
    assert told.count("cannot be read as a move") == 3
    assert "Ann plays 8/5 6/5." in told
    assert talk.words == ["roll", "play", "roll"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_lists_words_in_both_languages(talk: Talk, lang: str) -> None:
    told = talk("31 > help > quit", *TWO, "--lang", lang)
    for word in ("resign", "undo", "takeback", "moves", "board", "pips", "score", "save", "quit"):
        assert word in told


@pytest.mark.parametrize("count", range(8))
def test_the_end_of_input_saves_and_leaves_anywhere(talk: Talk, count: int) -> None:
    lines = ["31", "8/5", "6/5", "> double", "take", "42", "8/4 6/4"][:count]
    talk(" > ".join(lines) or "help", *TWO)
    assert talk.status == 0
    if count:
        kept = talk.match
        talk("help", "--resume", str(talk.file))
        assert talk.status == 0
        assert talk.match == kept


def test_crawford_is_told_and_kept(talk: Talk) -> None:
    told = talk("31 > resign 2 > accept > > 31 > 8/5 6/5 > > double > quit", *TWO)
    assert "This is the Crawford game: nobody may double." in told
    assert "“double” is not possible now" in told
    assert talk.match.crawford


def test_the_computer_plays_with_typed_dice(talk: Talk) -> None:
    told = talk("31 > 8/5 6/5 > > 52 > quit", "--dice", "typed", "--no-cube")
    assert "Type the two dice that Computer rolls" in told
    assert "Computer rolls 5-2." in told
    assert "Computer plays" in told


def test_a_read_only_save_is_told_once_and_the_game_goes_on(talk: Talk) -> None:
    talk("31 > 8/5 6/5 > > quit", *TWO, "--no-cube")
    talk.file.chmod(0o444)
    before = talk.file.read_bytes()
    told = talk("42 > 8/4 6/4 > > 31 > quit", "--resume", str(talk.file))
    assert talk.status == 1
    assert told.count("You may not read or write") == 1
    assert "Bob plays 8/4 6/4." in told
    assert "The last actions could not be saved." in told
    assert talk.file.read_bytes() == before


def test_without_a_save_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIVEPOINT_SAVES", str(tmp_path / "saves"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("31\nsave\nquit\n"))
    assert run(["play", "--no-save", *TWO]) == 0
    assert "--no-save" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_automatic_saves_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIVEPOINT_SAVES", str(tmp_path))
    assert run(["play", "--saves"]) == 0
    assert "no saved games" in capsys.readouterr().out
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", io.StringIO("31\nquit\n"))
        assert run(["play", *TWO]) == 0
    (tmp_path / "broken.json").write_text("{")
    capsys.readouterr()
    assert run(["play", "--saves"]) == 0
    out, err = capsys.readouterr()
    assert out.count("Ann 0, Bob 0") == 2
    assert "broken.json" in err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", ["30", "56", "57", "80"])
def test_no_line_is_wider_than_the_terminal(
    talk: Talk, lang: str, width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fivepoint.cells import cells

    monkeypatch.setenv("COLUMNS", width)
    told = talk(
        "31 > help > moves > 8/5 > pips > 6/5 > > double > take > quit", *TWO, "--lang", lang
    )
    wide = [line for line in told.split("\n") if cells(line) > int(width) and "/" not in line]
    assert wide == []
