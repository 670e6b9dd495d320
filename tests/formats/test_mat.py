"""Match files in two columns: every dialect is read, damage is told, what is written comes back."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoint import FivepointError, MatchRules, ParseError, Position, Record, TurnGraph
from fivepoint.formats.files import read_match, read_match_bytes, write_match
from fivepoint.formats.mat import read_mat
from fivepoint.formats.mat_writer import Style, write_mat
from fivepoint.i18n import LANGUAGES, error_text
from fivepoint.rules.actions import Accept, Play, Resign, Roll, Set, Takeback
from tests.formats.games import random_record
from tests.outside import sample

if TYPE_CHECKING:
    from pathlib import Path

    from fivepoint.formats.matchfile import MatchFile

GAME = """\
; [Site "Nowhere"]
; [Variation "Backgammon"]
; [Crawford "On"]

 5 point match

 Game 1
 Ann, 1907 : 0                     Béla : 0
  1)                               31: 8/5 6/5
  2) 64: 24/14                     52: 13/8 6/4
  3)  Doubles => 2                  Takes
  4) 61: 14/7                      21: 24/23 13/11
  5)  32: 13/10 24/22               Doubles => 4
  6)  Drops                        Wins 2 points

 Game 2
 Ann, 1907 : 0                     Béla : 2
  1) 21: 13/11 6/5                 66: 24/18(2) 13/7(2)
  2) 41: ????
                                   Wins 1 point
"""


def positions(record: Record) -> list[Position]:
    return [match.position for match in record.states()]


def codes(match: MatchFile) -> list[str]:
    return [remark.code for remark in match.remarks]


def one_game(*rows: str, length: int = 5) -> str:
    return f" {length} point match\n\n Game 1\n Ann : 0      Bob : 0\n" + "\n".join(rows) + "\n"


class TestReading:
    def test_a_match(self) -> None:
        match = read_mat(GAME)
        assert match.players == ("Ann, 1907", "Béla")
        assert match.length == 5
        assert [(game.winner, game.points, game.ending) for game in match.games] == [
            (1, 2, "drop"),
            (1, 1, "resign"),
        ]
        assert match.score == (0, 3)
        assert match.remarks == ()
        assert dict(match.record.meta)["Site"] == "Nowhere"

    def test_the_right_column_may_begin(self) -> None:
        """Known fault 39: an empty left cell in the first row."""
        first = read_mat(GAME).record.actions[0]
        assert first == Roll(1, (1, 3))

    @pytest.mark.parametrize(
        "row",
        [
            "1) 66: 24/18(2) 13/7(2)",
            "1) 66: 24/18 24/18 13/7 13/7",
            "1) 66: 24/18 13/7 24/18 13/7",
            "1) 66: 24-18(2), 13-7(2)",
            "  1)  66: 24/18(2) 13/7(2)   ; a comment",
            "\t1)\t66: 24/18(2) 13/7(2)",
        ],
    )
    def test_ways_to_write_a_play(self, row: str) -> None:
        first = "1) 31: 8/5 6/5                    21: 13/11 6/5"
        match = read_mat(one_game(first, row))
        expected = TurnGraph(match.record.prefix(4).match.position, (6, 6))
        assert match.record.match.view(0) == expected.play("24/18(2) 13/7(2)")

    @pytest.mark.parametrize(
        "text", ["", "Cannot Move", "Can't Move", "cannot move", "0/0", "----", "no move"]
    )
    def test_ways_to_write_that_nothing_can_be_played(self, text: str) -> None:
        letters = list("-BBBBBBC------------------")
        letters[0] = "a"
        start = "; Set Pos=" + "".join(letters) + "/0"
        match = read_mat(one_game(start, f"1)                           65: {text}"))
        assert match.remarks == ()
        assert match.record.actions[-1] == Play(1, ())
        assert match.record.match.on_roll == 0

    def test_bar_and_off_as_numbers(self) -> None:
        """Known fault 71."""
        letters = list("-B-----------------------A")
        letters[24] = "b"
        text = one_game("; Set Pos=" + "".join(letters) + "/0", "1) 61: 25/19 19/18")
        assert read_mat(text).record.match.view(0).board[18] == 1
        letters[25] = "-"
        text = one_game("; Set Pos=" + "".join(letters) + "/0", "1) 66: 1/0 1/0", "  Wins 1 point")
        match = read_mat(text)
        assert match.games[0].ending == "off"
        assert match.remarks == ()

    def test_a_long_left_cell_with_one_space_before_the_right(self) -> None:
        """Known fault 71."""
        text = one_game(
            "1) 31: 8/5 6/5                    21: 13/11 6/5",
            "2) 66: 24/18 24/18 13/7 13/7 21: 13/11 6/5",
        )
        assert len(read_mat(text).record.actions) == 8

    @pytest.mark.parametrize("text", ["Wins 2 point", "Wins 2 points", "wins 2 Points", "Wins 2"])
    def test_plural(self, text: str) -> None:
        """Known fault 73."""
        match = read_mat(one_game("1) 31: 8/5 6/5", "      " + text))
        assert [(game.winner, game.result, game.points) for game in match.games] == [(0, 2, 2)]

    @pytest.mark.parametrize(("indent", "winner"), [(2, 0), (6, 0), (36, 1)])
    def test_the_column_of_the_winner(self, indent: int, winner: int) -> None:
        """Known fault 77."""
        match = read_mat(one_game("1) 31: 8/5 6/5", " " * indent + "Wins 1 point"))
        assert match.games[0].winner == winner

    def test_the_columns_rule_not_the_header(self) -> None:
        """Known fault 79."""
        header = '; [Player 1 "Bob"]\n; [Player 2 "Ann"]\n'
        assert read_mat(header + one_game("1) 31: 8/5 6/5")).players == ("Ann", "Bob")

    def test_an_empty_play_is_a_dance_only_if_nothing_can_be_played(self) -> None:
        """Known fault 75: 52 in the opening without a play is not a dance."""
        match = read_mat(one_game("1) 52:", "      Wins 1 point"))
        assert codes(match) == ["roll-unplayed"]
        assert [type(action) for action in match.record.actions] == [Roll, Resign, Accept]
        assert match.games[0].winner == 0

    def test_a_play_left_out_in_the_middle_is_kept_as_recorded(self) -> None:
        """Known fault 75: nor is it one where the game goes on."""
        match = read_mat(one_game("1) 52:                            31: 8/5 6/5"))
        assert codes(match) == ["illegal-play"]

    def test_a_file_may_end_with_a_roll(self) -> None:
        match = read_mat(one_game("1) 52:"))
        assert (codes(match), match.record.actions) == ([], (Roll(0, (5, 2)),))

    def test_an_impossible_total(self) -> None:
        """Known fault 81."""
        match = read_mat(one_game("1) 31: 8/5 6/5", "      Wins 4016 point"))
        assert codes(match) == ["points-impossible"]
        assert match.score == (1, 0)

    def test_a_forced_play_left_out(self) -> None:
        letters = list("-----A------------------b-")
        text = one_game("; Set Pos=" + "".join(letters) + "/0", "1) 65:")
        match = read_mat(text)
        assert codes(match) == ["forced-play-added"]
        assert match.games[0].winner == 0

    def test_an_illegal_play_is_kept(self) -> None:
        match = read_mat(one_game("1) 31: 8/7 6/5", "2)                    42: 8/4 6/4"))
        assert codes(match) == ["illegal-play"]
        assert isinstance(match.record.actions[1], Set)
        assert match.record.match.view(0).board[5:9] == (1, 4, 1, 2)
        for language in LANGUAGES:
            assert "8/7 6/5" in match.remarks[0].text(language)

    def test_an_illegal_play_told_by_its_position(self) -> None:
        points = ";".join(str(n) for n in Position.start().board[1:25])
        line = f"0;0;0;1;0;Bob;Ann;0;0;0;1;0;0;{points};0;0;0;"
        match = read_mat(one_game(f"1) 31: Illegal play ({line})", "2)               42: 8/4 6/4"))
        assert codes(match) == ["illegal-play-told"]
        assert match.record.match.on_roll == 0

    def test_a_start_of_its_own(self) -> None:
        text = one_game("; Set Pos=-BBBBBB------------bbbbbb-/0", "1) 65: 6/off 5/off")
        match = read_mat(text)
        assert match.record.match.view(0).off == (5, 3)

    def test_comments_survive(self) -> None:
        text = one_game("; before", "1) 31: 8/5 6/5 ; well played", "2)             42: 8/4 6/4")
        comments = [entry.comment for entry in read_mat(text).record.entries]
        assert comments == ["before\nwell played", "", "", ""]

    def test_a_score_that_does_not_add_up(self) -> None:
        text = GAME.replace("Béla : 2", "Béla : 3")
        match = read_mat(text)
        assert codes(match) == ["score-differs"]
        assert match.score == (0, 4)

    def test_a_game_without_a_result(self) -> None:
        text = GAME.replace("  6)  Drops                        Wins 2 points\n", "")
        match = read_mat(text)
        assert codes(match) == ["game-left-open"]
        assert [(game.winner, game.points) for game in match.games] == [(1, 2), (1, 1)]

    def test_a_double_in_the_crawford_game(self) -> None:
        text = """ 3 point match
 Game 1
 Ann : 2      Bob : 0
 1) 31: 8/5 6/5                  Doubles => 2
 2)  Takes                       42: 8/4 6/4
"""
        match = read_mat(text)
        assert not match.record.rules.crawford
        assert match.record.match.cube == 2

    def test_a_dead_cube_is_turned(self) -> None:
        text = """ 3 point match
 Game 1
 Ann : 2      Bob : 1
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2)  Doubles => 2                 Takes
 3) 61: 13/7 8/7
"""
        match = read_mat('; [Crawford "Off"]\n' + text)
        assert codes(match) == ["cube-refused"]
        assert (match.record.match.cube, match.record.match.owner) == (2, 1)

    def test_beavers_without_an_answer(self) -> None:
        text = one_game(
            "1) 31: 8/5 6/5                  42: 8/4 6/4",
            "2)  Doubles => 2                 Beavers => 4",
            "3) 61: 13/7 8/7                 42: 8/4 6/4",
            length=0,
        )
        match = read_mat(text)
        assert match.length is None
        assert match.remarks == ()
        assert (match.record.match.cube, match.record.match.owner) == (4, 1)

    def test_a_game_alone(self) -> None:
        match = read_mat(" Ann            Bob\n 1)            31: 8/5 6/5\n 2) 42: 8/4 6/4\n")
        assert match.players == ("Ann", "Bob")
        assert match.length is None

    @pytest.mark.parametrize(
        ("variation", "variant"),
        [
            ("NackGammon", "nackgammon"),
            ("HyperGammon (3)", "hypergammon"),
            ("Backgammon", "backgammon"),
        ],
    )
    def test_variation(self, variation: str, variant: str) -> None:
        text = f'; [Variation "{variation}"]\n' + one_game("1) 65:")
        assert read_mat(text).record.rules.variant == variant


class TestBadFiles:
    @pytest.mark.parametrize(
        ("text", "code", "line"),
        [
            ("", "mat-no-game", 0),
            ("hello\nworld\n", "mat-no-game", 0),
            (one_game("1) what is this"), "mat-cell", 5),
            (one_game("1) 31: 8/5 6/5", "then what"), "mat-cell", 6),
            (one_game("1) 31: 9/5 6/5"), "play-impossible", 5),
            (one_game("1) 31: 8/5 6/5 rubbish"), "play-impossible", 5),
            (one_game("1) 31: 13/12 6/3"), "play-impossible", 5),
            (one_game("      Wins 1 point"), "win-without-game", 5),
            (one_game("1)  Takes"), "event-refused", 5),
            (one_game("1)  Doubles => 2"), "event-refused", 5),
            (" 5 point match\n Game 1\n nobody\n", "mat-names", 3),
            (" 99999 point match\n", "match-length", 1),
            ("x" * 3000, "line-too-long", 1),
            (GAME.replace("Ann, 1907 : 0                     Béla : 2",
                          "Béla : 2                     Ann, 1907 : 0"),
             "mat-names-swapped", 17),
            (one_game("1) 31: 8/5 6/5", " Game 2", " Ann : 0     Bob : 0"), "game-unfinished", 7),
            (one_game("1) 31: 8/5 6/5", "   Wins 1 point", "2) 31: 8/5 6/5", length=1),
             "game-after-match", 7),
            (one_game("1) 31: Illegal play (1;2;3)"), "snowie-line", 5),
        ],
    )  # fmt: skip
    def test_told_where(self, text: str, code: str, line: int) -> None:
        with pytest.raises(ParseError) as caught:
            read_mat(text)
        assert (caught.value.code, caught.value.line) == (code, line)
        texts = {error_text(caught.value, language) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all("{" not in text for text in texts)

    @pytest.mark.parametrize(
        "line",
        [
            " " * 1_990 + "x", ": 1  " * 390, ("a" + " " * 20 + ": 1" + " " * 20) * 40,
            "a : " + "1" * 1_900, "a : 1" + " " * 1_900 + "x", " " * 900 + ": 1" + " " * 900 + ":",
            ": " * 900 + ": 1", "; [" + "[ " * 900 + '"', "illegal play (" * 140,
        ],
    )  # fmt: skip
    def test_no_line_takes_long(self, line: str) -> None:
        """Patterns that try every way to split a line would take seconds or hours."""
        text = f" 5 point match\n Game 1\n{line}\n A : 0   B : 0\n1) 31: 8/5 6/5\n"
        begin = time.process_time()
        refusal = ""
        try:
            read_mat(text)
        except ParseError as error:
            refusal = str(error)
            assert refusal != ""
        assert time.process_time() - begin < 1

    def test_files(self, tmp_path: Path) -> None:
        for name, content in (("a.mat", b"\x00\xff\x17"), ("b.mat", b""), ("c.txt", b"{]")):
            (tmp_path / name).write_bytes(content)
            with pytest.raises(ParseError):
                read_match(tmp_path / name)
        for bad, code in (
            (tmp_path / "missing.mat", "file-not-found"),
            (tmp_path / "a.mat" / "b.mat", "file-not-found"),
            (tmp_path, "file-is-folder"),
            (tmp_path / "b.mat", "file-empty"),
            (tmp_path / ("a" * 300), "file-name-too-long"),
            ("a\x00b", "file-no-name"),
        ):
            with pytest.raises(ParseError) as caught:
                read_match(bad)
            assert caught.value.code == code

    def test_a_record_that_the_rules_refuse(self, tmp_path: Path) -> None:
        write_match(read_mat(GAME), tmp_path / "a.json")
        text = (tmp_path / "a.json").read_text(encoding="utf-8")
        (tmp_path / "a.json").write_text(text.replace("[8, 5, 3]", "[9, 5, 3]"), encoding="utf-8")
        with pytest.raises(ParseError) as caught:
            read_match(tmp_path / "a.json")
        assert caught.value.code == "record-refused"

    def test_encodings(self) -> None:
        for encoding in ("utf-8", "utf-8-sig", "latin-1", "utf-16"):
            match = read_match_bytes(GAME.replace("\n", "\r\n").encode(encoding))
            assert match.players == ("Ann, 1907", "Béla")

    @given(st.data())
    def test_damaged_files_are_read_or_refused(self, data: st.DataObject) -> None:
        text = GAME
        for _ in range(data.draw(st.integers(1, 4))):
            place = data.draw(st.integers(0, len(text)))
            end = data.draw(st.integers(place, min(len(text), place + 12)))
            new = data.draw(
                st.text(max_size=4)
                | st.sampled_from(["31:", "Wins", "*", "(2)", "\n", "Doubles", ";", "Game"])
            )
            text = text[:place] + new + text[end:]
        try:
            match = read_match_bytes(text.encode("utf-8", errors="replace"))
        except ParseError as error:
            message = str(error)
            assert message
        else:
            assert all(remark.text(language) for remark in match.remarks for language in LANGUAGES)

    @given(st.text(max_size=200))
    def test_garbage(self, text: str) -> None:
        with pytest.raises(FivepointError):
            read_match_bytes(text.encode("utf-8", errors="replace"))


class TestWriting:
    @pytest.mark.parametrize("style", ["mat", "xg"])
    def test_a_match_comes_back(self, style: Style) -> None:
        record = read_mat(GAME).record
        text, losses = write_mat(record, style)
        again = read_mat(text)
        assert losses == again.remarks == ()
        assert positions(again.record) == positions(record)
        assert again.games == read_mat(GAME).games
        assert again.record.meta == record.meta

    @pytest.mark.parametrize("style", ["mat", "xg"])
    @pytest.mark.parametrize("seed", range(6))
    def test_random_matches_come_back(self, style: Style, seed: int) -> None:
        rules = (
            MatchRules(length=5),
            MatchRules(length=3, crawford=False),
            MatchRules(length=1),
            MatchRules(games=3, beavers=2),
            MatchRules(length=3, variant="nackgammon"),
            MatchRules(length=5, variant="hypergammon"),
        )[seed]
        record = random_record(rules, seed)
        text, losses = write_mat(record, style)
        again = read_mat(text)
        assert again.remarks == ()
        told = {"lost-opening-tie", "lost-refusals", *(["lost-rules"] if rules.games else [])}
        assert {loss.code for loss in losses} <= told
        assert [game.points for game in again.games] == [game.points for game in record.match.games]
        assert again.score == record.match.score
        assert kept_positions(again.record) == kept_positions(record)

    def test_takebacks_are_gone(self) -> None:
        record = read_mat(GAME).record.prefix(6)
        back = record.append(Takeback(1))
        again = read_mat(write_mat(back.append(record.actions[5]))[0])
        assert positions(again.record) == positions(record)

    def test_an_illegal_play_comes_back(self) -> None:
        match = read_mat(one_game("1) 31: 8/7 6/5", "2)                    42: 8/4 6/4"))
        again = read_mat(write_mat(match.record)[0])
        assert codes(again) == ["illegal-play-told"]
        assert again.record.match.position == match.record.match.position

    def test_a_start_of_its_own_comes_back(self) -> None:
        text = one_game("; Set Pos=-BBBBBB------------bbbbbb-/0", "1) 65: 6/off 5/off")
        match = read_mat(text)
        again = read_mat(write_mat(match.record)[0])
        assert positions(again.record) == positions(match.record)

    def test_names_that_would_break_the_line(self) -> None:
        record = Record(MatchRules(length=3), ("A : 3   ;B", "")).append(Roll(0, (3, 1)))
        again = read_mat(write_mat(record)[0])
        assert again.players == ("A 3 ,B", "Player 2")

    def test_files(self, tmp_path: Path) -> None:
        match = read_mat(GAME)
        for name in ("a.mat", "a.txt", "a.json"):
            assert write_match(match, tmp_path / name) == ()
            again = read_match(tmp_path / name)
            assert positions(again.record) == positions(match.record)
        with pytest.raises(ParseError) as caught:
            write_match(match, tmp_path / "a.doc")
        assert caught.value.code == "ending-unknown"


def kept_positions(record: Record) -> list[Position]:
    """The positions after each play."""
    return [
        after.position
        for after, action in zip(list(record.states())[1:], record.actions, strict=True)
        if isinstance(action, Play)
    ]


class TestSamples:
    """Real files, when they lie beside the project."""

    @pytest.mark.parametrize(
        ("name", "score", "points", "remarks"),
        [
            ("mat/bglab_01.txt", (4, 5), [1, 1, 1, 1, 1, 1, 2, 1], []),
            ("mat/bglab_02.txt", (0, 5), [1, 4], ["points-impossible"]),
            ("mat/bglab_03.txt", (5, 2), [1, 2, 1, 1, 2], []),
            ("mat/bglab_04.txt", (0, 5), [2, 2, 1], []),
            ("mat/gbf_charlot_gnubg.mat", (9, 2), [2, 2, 4, 3], []),
            ("mat/gbf_test.mat", (7, 4), [1, 2, 1, 1, 2, 2, 2], []),
            ("xg_text/gbf_test.txt", (7, 4), [1, 2, 1, 1, 2, 2, 2], []),
            ("gnubg_exports/charlot.mat", (9, 2), [2, 2, 4, 3], []),
            ("gnubg_exports/charlot_snowie.txt", (9, 2), [2, 2, 4, 3], []),
            ("gnubg_exports/charlot_game1.gam", (3, 0), [3], []),
        ],
    )
    def test_read(
        self, name: str, score: tuple[int, int], points: list[int], remarks: list[str]
    ) -> None:
        match = read_match(sample(f"formats/{name}"))
        assert match.score == score
        assert [game.points for game in match.games] == points
        assert codes(match) == remarks
        styles: tuple[Style, ...] = ("mat", "xg")
        for style in styles:
            again = read_mat(write_mat(match.record, style)[0])
            assert positions(again.record) == positions(match.record)

    def test_one_match_in_two_dialects(self) -> None:
        one = read_match(sample("formats/mat/gbf_test.mat"))
        other = read_match(sample("formats/xg_text/gbf_test.txt"))
        assert one.record.actions == other.record.actions
        words = [action.word for action in one.record.actions]
        assert words.count("roll") == 334
        assert sum(word in ("double", "take", "drop") for word in words) == 14


def test_random_damage_to_a_whole_match() -> None:
    """Lines swapped, lost and doubled: an error or a match with remarks, never a crash."""
    text = write_mat(random_record(MatchRules(length=3), 1))[0]
    rng = random.Random(3)
    for _ in range(40):
        lines = text.splitlines()
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(lines))
            change = rng.randrange(3)
            if change == 0:
                del lines[place]
            elif change == 1:
                lines.insert(place, rng.choice(lines))
            else:
                cut = rng.randint(0, len(lines[place]))
                lines[place] = lines[place][:cut]
        try:
            match = read_mat("\n".join(lines))
        except ParseError as error:
            message = str(error)
            assert message
        else:
            assert len(match.games) <= 30


def test_lines_end_as_on_any_machine_and_nowhere_else() -> None:
    """Windows wrote an ellipsis as a byte that elsewhere ends a line."""
    lines = [
        " 3 point match", "", " Game 1", " Zoë : 0          Ben : 0", "; well… or not",
        "  1) 31: 8/5 6/5         42: 8/4 6/4", "  2) 65: 24/18 18/13",
    ]  # fmt: skip
    read = {
        (end, encoding): read_match_bytes((end.join(lines) + end).encode(encoding)).record
        for end in ("\n", "\r\n", "\r")
        for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252")
    }
    assert len(set(read.values())) == 1
    record = read["\n", "utf-8"]
    assert record.players == ("Zoë", "Ben")
    assert record.entries[0].comment == "well… or not"


def test_texts_before_the_first_game_are_the_head_wherever_a_comment_stands() -> None:
    text = (
        ';\n; exported\n; [Event "Cup"]\n 3 point match\n\n Game 1\n Ann : 0          Ben : 0\n'
        '  1) 31: 8/5 6/5\n; [Event "later"]\n'
    )
    record = read_mat(text).record
    assert dict(record.meta) == {"Event": "Cup"}
    assert [entry.comment for entry in record.entries] == ["exported", '[Event "later"]']
