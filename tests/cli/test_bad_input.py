"""Bad input of every kind: one line that says what is wrong, status 2, and no other output."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Workbench = Callable[..., Any]

SAMPLE = "1 2 3 4 0 6 7 5 8"

BOARDS = [
    ("", "The text is empty, so there is no board in it."),
    ("  ", "The text is empty, so there is no board in it."),
    ("a b c", "Unknown board “a b c”. Available: first-board"),
    ("1 2 3 4 x 6 7 5 8", "“x” at position 5 is not a tile"),
    ("1 2 3/4 x 6/7 5 8", "“x” in row 2, position 2, is not a tile"),
    ("1 2 3 4 4 6 7 5 8", "Tile 4 appears twice on the board, and the blank is missing."),
    ("1 2 3 4 0 6 7 5 9", "9 in row 3, column 3 does not belong on a 3×3 board"),
    ("1 2 3 4 0 6 7 5", "8 numbers do not make a square board"),
    ("0", "A board has 2 to 100 rows"),
    ("1 2 3/4 0", "Row 2 has 2 numbers, but row 1 has 3."),
    ("1 2 3 4 0 6 7 5 99999999999999999999", "99999999999999999999 at position 9 is too large"),
    ("1 2 3 4 -1 6 7 5 8", "-1 at position 5 is negative"),
    ("-5", "-5 at position 1 is negative"),
    ("[1,2", "The closing bracket ] is missing at the end of the board."),
    ("hardst8", "Unknown board “hardst8”. Did you mean hardest8?"),
    ("korf:101", "korf has no board “101”: its boards are numbered 1 to 100."),
    ("seed:x@4x4", "“seed:x@4x4” is not a valid scramble: write it as seed:42@4x4."),
    ("seed:1@1x1", "A board has 2 to 100 rows and columns; 1×1 is not possible."),
    ("seed:1@300x300", "A board has 2 to 100 rows and columns; 300×300 is not possible."),
    ("/", "“/” is a folder, not a file."),
    ("nowhere/at all.txt", "File not found: “nowhere/at all.txt”"),
    ("a\nb\x1b[31m", "Unknown board “a?b?[31m”."),
]

OPTIONS = [
    (["--algorithm", "asta"], "Unknown algorithm “asta”. Did you mean astar?"),
    (["--algorithm", "qqqq"], "Unknown algorithm “qqqq”. Available: astar, bfs"),
    (["--heuristic", "manhatan"], "Unknown heuristic “manhatan”. Did you mean manhattan?"),
    (["--heuristic", "qqqq"], "Unknown heuristic “qqqq”. Available: manhattan"),
    (["--ties", "lowh"], "“lowh” is not a valid value for ties. Choose one of: low-h"),
    (["--order", "udl"], "“udl” is not a valid order of moves"),
    (["--engine", "steam"], "“steam” is not a valid value for engine. Choose one of: auto, textbook, compiled."),
    (["--algorithm", "wastar", "--weight", "0"], "“0” is not a valid weight"),
    (["--algorithm", "wastar", "--weight", "-1"], "“-1” is not a valid weight"),
    (["--algorithm", "wastar", "--weight", "nan"], "“nan” is not a valid weight"),
    (["--algorithm", "wastar", "--weight", "inf"], "“inf” is not a valid weight"),
    (["--algorithm", "wastar", "--weight", "1.2345"], "“1.2345” is not a valid weight"),
    (["--algorithm", "dfs", "--depth", "-1"], "“-1” is not a valid value for depth"),
    (["--algorithm", "dfs", "--repeated", "some"], "“some” is not a valid value for repeated"),
    (["--algorithm", "ids", "--increment", "0"], "“0” is not a valid value for increment: use a whole number from 1"),
    (["--algorithm", "ids", "--start-bound", "1.5"], "“1.5” is not a valid value for start-bound"),
    (["--algorithm", "bfs", "--test", "never"], "“never” is not a valid value for test"),
    (["--max-expansions", "0"], "“0” is not a valid value for max-expansions: use a whole number from 1"),
    (["--max-expansions", "-3"], "“-3” is not a valid value for max-expansions"),
    (["--max-expansions", "many"], "“many” is not a valid value for max-expansions"),
    (["--max-seconds", "0"], "“0” is not a valid value for max-seconds: use a number of seconds above 0."),
    (["--max-seconds", "-1"], "“-1” is not a valid value for max-seconds"),
    (["--max-seconds", "nan"], "“nan” is not a valid value for max-seconds"),
    (["--max-seconds", "inf"], "“inf” is not a valid value for max-seconds"),
    (["--max-memory", "0"], "“0” is not a valid value for max-memory: use an amount of memory above 0"),
    (["--max-memory", "-2G"], "“-2G” is not a valid value for max-memory"),
    (["--max-memory", "2X"], "“2X” is not a valid value for max-memory"),
    (
        ["--algorithm", "dfs", "--record", "0"],
        "“0” is not a valid value for record: use a whole number of nodes, at least 1, or all.",
    ),
    (["--explain", "-1"], "“-1” is not a valid value for explain"),
    (["--explain", "first"], "“first” is not a valid value for explain"),
    (["--moves-as", "hand"], "“hand” is not a valid value for moves-as. Choose one of: blank, tile."),
    (["--move-names", "numbers"], "“numbers” is not a valid value for move-names. Choose one of: letters, words."),
    (["--goal", "frist"], "“frist” is not a goal: use last, first or a board."),
    (["--goal", ""], "The text is empty, so there is no board in it."),
    (["--goal", "1 2/3 0"], "The board is 2×2, but it should be 3×3."),
    (["--goal", "1 2 3 4 5 6 7 8 8"], "Tile 8 appears twice on the board"),
    (
        ["--trace", "run.txt"],
        "“run.txt” is not a valid name for a trace: it must end in one of .jsonl, .csv, "
        ".trace.json, .trace.yaml, .trace.yml.",
    ),
    (["--trace", "nowhere/run.csv"], "“nowhere/run.csv” cannot be written: the folder “nowhere” does not exist."),
    (["--language", "xx"], "Unknown language “xx”. Available: en, ru, cs, vi."),
]

FOREIGN = [
    (["--weight", "2"], "The algorithm astar has no option weight."),
    (["--depth", "5"], "The algorithm astar has no option depth."),
    (["--record", "5"], "The algorithm astar has no option record."),
    (["--algorithm", "bfs", "--heuristic", "zero"], "The algorithm bfs has no option heuristic."),
    (["--algorithm", "bfs", "--ties", "fifo"], "The algorithm bfs has no option ties."),
    (["--algorithm", "idastar", "--ties", "lifo"], "The algorithm idastar has no option ties."),
    (["--algorithm", "ucs", "--test", "generation"], "The algorithm ucs has no option test."),
    (["--algorithm", "dfs", "--increment", "2"], "The algorithm dfs has no option increment."),
    (["--algorithm", "ids", "--repeated", "all"], "The algorithm ids has no option repeated."),
]

COMMANDS = [
    (["slove", SAMPLE], "Unknown command “slove”. Did you mean solve?"),
    (["qqqq"], "Unknown command “qqqq”. Available: solve, check, scramble, map, divide,"),
    (["--json"], "Unknown command “--json”."),
    (["solve"], "BOARD is missing; see search-workbench solve --help."),
    (["check"], "BOARD is missing; see search-workbench check --help."),
    (["scramble"], "SIZE is missing; see search-workbench scramble --help."),
    (["screenshot"], "OUT is missing; see search-workbench screenshot --help."),
    (["solve", *SAMPLE.split()], "Unexpected argument “2”; put a board in quotes."),
    (["solve", SAMPLE, "--algoritm", "bfs"], "Unknown option --algoritm. Did you mean --algorithm?"),
    (["solve", SAMPLE, "--qqqq=1"], "Unknown option --qqqq; --help lists the options."),
    (["check", SAMPLE, "--show"], "Unknown option --show"),
    (["solve", SAMPLE, "--goal"], "--goal needs a value."),
    (["solve", SAMPLE, "--language"], "--language needs a value."),
    (["solve", SAMPLE, "--json=yes"], "--json takes no value."),
    (["scramble", "4"], "“4” is not a size such as 4x4."),
    (["scramble", "0x4"], "A board has 2 to 100 rows and columns; 0×4 is not possible."),
    (["scramble", "4x4", "--seed", "-1"], "“-1” is not a valid value for seed"),
    (["scramble", "4x4", "--seed", str(2**64)], "“18446744073709551616” is not a valid value for seed"),
    (["scramble", "4x4", "--moves", "-1"], "“-1” is not a valid value for moves"),
    (["scramble", "4x4", "--count", "0"], "“0” is not a valid value for count"),
    (["scramble", "4x4", "--goal", "1 2 3"], "A 4×4 board has 16 numbers"),
    (["screenshot", "window.jpg"], "“window.jpg” is not a valid name for a picture: it must end in .png."),
    (
        ["screenshot", "nowhere/window.png"],
        "“nowhere/window.png” cannot be written: the folder “nowhere” does not exist.",
    ),
    (["screenshot", "window.png", "--size", "big"], "“big” is not a valid size in pixels"),
    (["screenshot", "window.png", "--size", "0x0"], "“0x0” is not a valid size in pixels"),
]


def complaint(said: Any) -> str:
    """Return the one line on standard error, after checking everything else."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return str(said.err)


@pytest.mark.parametrize("command", ["solve", "check", "divide"])
@pytest.mark.parametrize(("board", "expected"), BOARDS, ids=[repr(board) for board, _ in BOARDS])
def test_a_board_that_is_none(board: str, expected: str, command: str, workbench: Workbench) -> None:
    assert complaint(workbench(command, board)).startswith(expected)


@pytest.mark.parametrize(
    ("options", "expected"), OPTIONS + FOREIGN, ids=[" ".join(row[0]) for row in OPTIONS + FOREIGN]
)
def test_an_option_that_cannot_be(options: list[str], expected: str, workbench: Workbench) -> None:
    assert complaint(workbench("solve", SAMPLE, *options)).startswith(expected)


@pytest.mark.parametrize(("command", "expected"), COMMANDS, ids=[" ".join(row[0]) for row in COMMANDS])
def test_a_command_that_cannot_be_carried_out(command: list[str], expected: str, workbench: Workbench) -> None:
    assert complaint(workbench(*command)).startswith(expected)


@pytest.mark.parametrize(
    "arguments",
    [
        *(["solve", board] for board, _ in BOARDS),
        *(["solve", SAMPLE, *options] for options, _ in OPTIONS + FOREIGN if "--language" not in options),
        *(command for command, _ in COMMANDS if "--language" not in command),
    ],
    ids=" ".join,
)
def test_complaints_are_made_in_russian_too(arguments: list[str], workbench: Workbench) -> None:
    output = complaint(workbench("--language", "ru", *arguments))
    assert any("а" <= letter <= "я" for letter in output)


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("noise.dat", bytes(range(256)), "“noise.dat” is not a text file (UTF-8), so there is no board in it."),
        ("zeros.dat", bytes(100), "“zeros.dat” is not a text file (UTF-8), so there is no board in it."),
        ("empty.txt", b"", "In “empty.txt”: The text is empty, so there is no board in it."),
        ("words.txt", b"To whom it may concern", "In “words.txt”: “To” at position 1 is not a tile"),
        ("rows.txt", b"1 2 3\n4 0\n", "In “rows.txt”: Row 2 has 2 numbers, but row 1 has 3."),
        ("long.txt", b"1 " * 600_000, "“long.txt” is too large for a board"),
        ("huge.txt", " ".join(map(str, range(134 * 134))).encode(), "In “huge.txt”: A board has 2 to 100 rows"),
    ],
)
def test_a_file_that_holds_no_board(
    name: str, content: bytes, expected: str, program: Workbench, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content)
    assert complaint(program("solve", name)).startswith(expected)


def test_a_file_that_may_not_be_read_or_written(program: Workbench, tmp_path: Path) -> None:
    (tmp_path / "loop.txt").symlink_to("loop.txt")
    (tmp_path / "run.csv").mkdir()
    (tmp_path / "window.png").mkdir()
    assert complaint(program("solve", "loop.txt")).startswith("“loop.txt” cannot be read: ")
    assert complaint(program("solve", "run.csv")).startswith("“run.csv” is a folder, not a file.")
    assert complaint(program("solve", SAMPLE, "--trace", "run.csv")).startswith("“run.csv” is a folder")
    assert complaint(program("screenshot", "window.png")).startswith("“window.png” is a folder")


def test_a_process_of_its_own_complains_just_as_briefly(program: Workbench) -> None:
    assert complaint(program("solve", "1 2 3")) == "3 numbers do not make a square board: separate the rows with /.\n"
    assert complaint(program("solve", "-")) == "In “standard input”: The text is empty, so there is no board in it.\n"
    assert complaint(program("solve", SAMPLE, "--depth", "3")) == "The algorithm astar has no option depth.\n"


def test_a_very_long_complaint_is_cut_short(workbench: Workbench) -> None:
    assert len(complaint(workbench("solve", SAMPLE, "--algorithm", "a" * 100_000))) < 3000
