"""`hex replay`: its output, its errors, and the output file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.paths import GOLDEN

Workbench = Callable[..., Any]
FILES = GOLDEN / "hex"
CASES = [("case1", 3), ("case2", 2), ("case3", 2), ("case3b", 2), ("case3c", 3)]


@pytest.mark.parametrize(("case", "last"), CASES)
def test_the_five_games_are_printed_byte_for_byte(case: str, last: int, workbench: Workbench, tmp_path: Path) -> None:
    expected = (FILES / f"{case}_expected_last{last}.txt").read_bytes()
    given, out = str(FILES / f"{case}_input.txt"), tmp_path / "out.txt"

    result = workbench("hex", "replay", given, "--last", str(last))
    assert (result.status, result.out.encode()) == (0, expected)
    assert workbench("hex", "replay", given, str(out), "--last", str(last)).out == ""
    assert out.read_bytes() == expected
    assert [file.name for file in tmp_path.iterdir()] == ["out.txt"]


def test_the_last_boards_are_the_end_of_all_boards(workbench: Workbench) -> None:
    whole = workbench("hex", "replay", str(FILES / "case1_input.txt")).out

    assert whole.count("Current Player") == 20
    for last in range(21):
        part = workbench("hex", "replay", str(FILES / "case1_input.txt"), "--last", str(last)).out
        assert whole.endswith(part) and part.count("Current Player") == last


def test_an_illegal_line_is_told_and_the_game_goes_on(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("size 3\nswap off\nfirst red\n\na1 # the corner\n0 0\nhello\n9 9\ny\nB1\nsize 5\n")
    result = workbench("hex", "replay", str(game))

    assert result.status == 0
    assert result.err.splitlines() == [
        "Line 6, “0 0”: There is already a stone on a1.",
        "Line 7, “hello”: “hello” is not a cell: cells are named by column and row, such as c4.",
        "Line 8, “9 9”: “9 9” is not on the board, which has 3 rows and columns.",
        "Line 9, “y”: This game is played without the swap rule.",
        "Line 11, “size 5”: “size 5”: the rules must be given before the first move.",
    ]
    boards = result.out.split("Current Player: ")
    assert [board.split("\n")[0] for board in boards[1:]] == ["Red", *["Blue"] * 5, "Red", "Red"]
    assert boards[2] == boards[5] == "Blue\n  0 1 2\n0 R . .\n1 . . .\n2 . . .\n"
    assert "zone" not in result.out


def test_strictly_the_first_illegal_line_ends_it(workbench: Workbench, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    result = workbench("hex", "replay", str(FILES / "case3_input.txt"), str(out), "--strict")

    assert (result.status, result.out, out.exists()) == (2, "", False)
    assert result.err.count("\n") == 1 and "line 21" in result.err and "f6" in result.err


def test_lines_after_the_end_are_told_and_show_no_board(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("size 3\nswap off\nfirst red\nb1\na1\nb2\na2\nb3\nc3\nc2")
    result = workbench("hex", "replay", str(game))

    assert result.out.count("Current Player") == 5 and result.out.endswith("Congratulations! Red Wins!\n")
    assert result.err.count("The game is over.") == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("size 2\n", "line 1: A Hex board has 3 to 19 rows, not 2."),
        ("# a game\nsize many", "line 2: “many” is not a number of rows."),
        ("size 5\nsize 5", "line 2: “size 5”: “size” has already been given."),
        ("swap", "line 1: “swap” is too short or too long: “swap” takes one word, as in “swap pieces”."),
        ("swap both", "line 1: “both” is not a kind of swap. Available: off, pieces, sides, seed."),
        ("first green", "line 1: “green” is not a side: use red or blue."),
    ],
)
def test_a_directive_that_says_nothing_usable_is_bad_input(
    text: str, complaint: str, workbench: Workbench, tmp_path: Path
) -> None:
    game = tmp_path / "game.txt"
    game.write_text(text)
    result = workbench("hex", "replay", str(game))

    assert (result.status, result.out) == (2, "") and result.err == f"“{game}”, {complaint}\n"


def test_a_file_that_is_no_game_is_told_in_one_line(workbench: Workbench, tmp_path: Path) -> None:
    binary = tmp_path / "picture"
    binary.write_bytes(b"\x89PNG\xff\x00")
    for given in (str(binary), str(tmp_path), str(tmp_path / "none.txt")):
        result = workbench("hex", "replay", given)
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    result = workbench("hex", "replay", str(FILES / "case1_input.txt"), str(tmp_path / "no" / "out.txt"))
    assert (result.status, result.err.count("\n")) == (2, 1)


def test_a_game_comes_from_standard_input(program: Workbench) -> None:
    result = program("hex", "replay", "-", "--last", "1", given="\ufeffsize 3\r\nfirst red\r\n1 1\r\ny\r\n")

    assert result.err == "" and result.status == 0
    assert result.out == (
        "Current Player: Red\n  0 1 2\n0 . . .\n1 . R .\n2 . . .\n"
        "RED zone: Row 0 to 0 | BLUE zone: Row 1 to 2\nCurrent Player: Red\n"
    )


def test_a_command_of_hex_that_there_is_not(workbench: Workbench) -> None:
    result = workbench("hex", "replays")
    assert (result.status, result.err.count("\n")) == (2, 1) and "hex replay" in result.err


def test_the_help_of_hex_lists_its_commands_only(workbench: Workbench) -> None:
    shown = workbench("hex", "--help")
    assert (shown.status, shown.err) == (0, "")
    assert shown.out.startswith("Usage: search-workbench hex COMMAND")
    assert re.findall(r"^  (\S+ \S+)  ", shown.out, re.MULTILINE) == [
        f"hex {name}" for name in ("play", "replay", "htp", "solve", "analyse")
    ]
    assert workbench("hex").out == workbench("hex", "-h").out == shown.out


def test_the_file_that_is_read_is_not_written_over(workbench: Workbench, tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("a1\n")
    result = workbench("hex", "replay", str(game), str(tmp_path / "." / "game.txt"))

    assert (result.status, result.out, game.read_text()) == (2, "", "a1\n")
    assert result.err == f"“{game}” is the file being read: choose another one for the boards.\n"
