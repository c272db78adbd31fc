"""Whatever is wrong with what is asked for: one line that says what and where, status 2, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Workbench = Callable[..., Any]

SAMPLE = "1 2 3 4 0 6 7 5 8"

BOARDS = [
    ("", "There is no board in an empty text."),
    ("  ", "There is no board in an empty text."),
    ("a b c", "There is no board named “a b c”. Known are: first-board"),
    ("1 2 3 4 x 6 7 5 8", "“x” at place 5 is not a tile"),
    ("1 2 3/4 x 6/7 5 8", "“x” in row 2, place 2, is not a tile"),
    ("1 2 3 4 4 6 7 5 8", "Tile 4 stands on the board twice, and the blank is missing."),
    ("1 2 3 4 0 6 7 5 9", "9 in row 3, column 3, does not belong on a 3×3 board"),
    ("1 2 3 4 0 6 7 5", "8 numbers are no square board"),
    ("0", "A board has from 2 to 100 rows"),
    ("1 2 3/4 0", "Row 2 has 2 numbers, but row 1 has 3."),
    ("1 2 3 4 0 6 7 5 99999999999999999999", "99999999999999999999 at place 9 is far too large"),
    ("1 2 3 4 -1 6 7 5 8", "-1 at place 5 is negative"),
    ("-5", "-5 at place 1 is negative"),
    ("[1,2", "The board’s text ends before a bracket ]."),
    ("hardst8", "There is no board named “hardst8”. Did you mean hardest8?"),
    ("korf:101", "korf has no board “101”: its boards are numbered 1 to 100."),
    ("seed:x@4x4", "“seed:x@4x4” is not a scramble such as seed:42@4x4."),
    ("seed:1@1x1", "A board has from 2 to 100 rows and as many columns; 1×1 is not possible."),
    ("seed:1@300x300", "A board has from 2 to 100 rows and as many columns; 300×300 is not possible."),
    ("/", "“/” is a folder, not a file."),
    ("nowhere/at all.txt", "There is no file “nowhere/at all.txt”."),
    ("a\nb\x1b[31m", "There is no board named “a?b?[31m”."),
]

OPTIONS = [
    (["--algorithm", "asta"], "There is no algorithm “asta”. Did you mean astar?"),
    (["--algorithm", "qqqq"], "There is no algorithm “qqqq”. There are astar, bfs"),
    (["--heuristic", "manhatan"], "There is no heuristic “manhatan”. Did you mean manhattan?"),
    (["--heuristic", "qqqq"], "There is no heuristic “qqqq”. There are manhattan"),
    (["--ties", "lowh"], "“lowh” is no value for ties. There are low-h"),
    (["--order", "udl"], "“udl” is no order of moves"),
    (["--engine", "steam"], "“steam” is no value for engine. There are auto, textbook, compiled."),
    (["--algorithm", "wastar", "--weight", "0"], "“0” is no weight"),
    (["--algorithm", "wastar", "--weight", "-1"], "“-1” is no weight"),
    (["--algorithm", "wastar", "--weight", "nan"], "“nan” is no weight"),
    (["--algorithm", "wastar", "--weight", "inf"], "“inf” is no weight"),
    (["--algorithm", "wastar", "--weight", "1.2345"], "“1.2345” is no weight"),
    (["--algorithm", "dfs", "--depth", "-1"], "“-1” is no value for depth"),
    (["--algorithm", "dfs", "--repeated", "some"], "“some” is no value for repeated"),
    (["--algorithm", "ids", "--increment", "0"], "“0” is no value for increment: it is a whole number from 1"),
    (["--algorithm", "ids", "--start-bound", "1.5"], "“1.5” is no value for start-bound"),
    (["--algorithm", "bfs", "--test", "never"], "“never” is no value for test"),
    (["--max-expansions", "0"], "“0” is no value for max-expansions: it is a whole number from 1"),
    (["--max-expansions", "-3"], "“-3” is no value for max-expansions"),
    (["--max-expansions", "many"], "“many” is no value for max-expansions"),
    (["--max-seconds", "0"], "“0” is no value for max-seconds: it is a number of seconds above 0."),
    (["--max-seconds", "-1"], "“-1” is no value for max-seconds"),
    (["--max-seconds", "nan"], "“nan” is no value for max-seconds"),
    (["--max-seconds", "inf"], "“inf” is no value for max-seconds"),
    (["--max-memory", "0"], "“0” is no value for max-memory: it is an amount of memory above 0"),
    (["--max-memory", "-2G"], "“-2G” is no value for max-memory"),
    (["--max-memory", "2X"], "“2X” is no value for max-memory"),
    (["--algorithm", "dfs", "--record", "0"], "“0” is no value for record"),
    (["--explain", "-1"], "“-1” is no value for explain"),
    (["--explain", "first"], "“first” is no value for explain"),
    (["--moves-as", "hand"], "“hand” is no value for moves-as. There are blank, tile."),
    (["--move-names", "numbers"], "“numbers” is no value for move-names. There are letters, words."),
    (["--goal", "frist"], "“frist” is not a goal: write last, first or a board."),
    (["--goal", ""], "There is no board in an empty text."),
    (["--goal", "1 2/3 0"], "The board is 2×2, but it should be 3×3."),
    (["--goal", "1 2 3 4 5 6 7 8 8"], "Tile 8 stands on the board twice"),
    (
        ["--trace", "run.txt"],
        "“run.txt” is no name for a trace: it ends in one of .jsonl, .csv, .trace.json, .trace.yaml, .trace.yml.",
    ),
    (["--trace", "nowhere/run.csv"], "“nowhere/run.csv” cannot be written: there is no folder “nowhere”."),
    (["--language", "xx"], "There is no language “xx”. There are en, ru, cs, vi."),
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
    (["slove", SAMPLE], "There is no command “slove”. Did you mean solve?"),
    (["qqqq"], "There is no command “qqqq”. There are solve, check, scramble, divide,"),
    (["--json"], "There is no command “--json”."),
    (["solve"], "BOARD is missing; see search-workbench solve --help."),
    (["check"], "BOARD is missing; see search-workbench check --help."),
    (["scramble"], "SIZE is missing; see search-workbench scramble --help."),
    (["screenshot"], "OUT is missing; see search-workbench screenshot --help."),
    (["solve", *SAMPLE.split()], "“2” is one argument too many; a board goes in quotes."),
    (["solve", SAMPLE, "--algoritm", "bfs"], "There is no option --algoritm here. Did you mean --algorithm?"),
    (["solve", SAMPLE, "--qqqq=1"], "There is no option --qqqq here; --help lists the options."),
    (["check", SAMPLE, "--show"], "There is no option --show here"),
    (["solve", SAMPLE, "--goal"], "--goal lacks its value."),
    (["solve", SAMPLE, "--language"], "--language lacks its value."),
    (["solve", SAMPLE, "--json=yes"], "--json takes no value."),
    (["scramble", "4"], "“4” is not a size such as 4x4."),
    (["scramble", "0x4"], "A board has from 2 to 100 rows and as many columns; 0×4 is not possible."),
    (["scramble", "4x4", "--seed", "-1"], "“-1” is no value for seed"),
    (["scramble", "4x4", "--seed", str(2**64)], "“18446744073709551616” is no value for seed"),
    (["scramble", "4x4", "--moves", "-1"], "“-1” is no value for moves"),
    (["scramble", "4x4", "--count", "0"], "“0” is no value for count"),
    (["scramble", "4x4", "--goal", "1 2 3"], "A 4×4 board has 16 numbers"),
    (["screenshot", "window.jpg"], "“window.jpg” is no name for the picture: it ends in .png."),
    (["screenshot", "nowhere/window.png"], "“nowhere/window.png” cannot be written: there is no folder “nowhere”."),
    (["screenshot", "window.png", "--size", "big"], "“big” is no size in pixels such as 1280x800"),
    (["screenshot", "window.png", "--size", "0x0"], "“0x0” is no size in pixels such as 1280x800"),
]


def complaint(said: Any) -> str:
    """Return the one line on standard error, where all else is as it has to be."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return str(said.err)


@pytest.mark.parametrize("command", ["solve", "check", "divide"])
@pytest.mark.parametrize(("board", "told"), BOARDS, ids=[repr(board) for board, _ in BOARDS])
def test_a_board_that_is_none(board: str, told: str, command: str, workbench: Workbench) -> None:
    assert complaint(workbench(command, board)).startswith(told)


@pytest.mark.parametrize(("options", "told"), OPTIONS + FOREIGN, ids=[" ".join(row[0]) for row in OPTIONS + FOREIGN])
def test_an_option_that_cannot_be(options: list[str], told: str, workbench: Workbench) -> None:
    assert complaint(workbench("solve", SAMPLE, *options)).startswith(told)


@pytest.mark.parametrize(("command", "told"), COMMANDS, ids=[" ".join(row[0]) for row in COMMANDS])
def test_a_command_that_cannot_be_carried_out(command: list[str], told: str, workbench: Workbench) -> None:
    assert complaint(workbench(*command)).startswith(told)


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
    told = complaint(workbench("--language", "ru", *arguments))
    assert any("а" <= letter <= "я" for letter in told)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("noise.dat", bytes(range(256)), "“noise.dat” is no text (UTF-8), so there is no board in it."),
        ("zeros.dat", bytes(100), "“zeros.dat” is no text (UTF-8), so there is no board in it."),
        ("empty.txt", b"", "In “empty.txt”: There is no board in an empty text."),
        ("words.txt", b"To whom it may concern", "In “words.txt”: “To” at place 1 is not a tile"),
        ("rows.txt", b"1 2 3\n4 0\n", "In “rows.txt”: Row 2 has 2 numbers, but row 1 has 3."),
        ("long.txt", b"1 " * 600_000, "“long.txt” is too large for a board"),
        ("huge.txt", " ".join(map(str, range(134 * 134))).encode(), "In “huge.txt”: A board has from 2 to 100 rows"),
    ],
)
def test_a_file_that_holds_no_board(name: str, content: bytes, told: str, program: Workbench, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    assert complaint(program("solve", name)).startswith(told)


def test_a_file_that_may_not_be_read_or_written(program: Workbench, tmp_path: Path) -> None:
    (tmp_path / "loop.txt").symlink_to("loop.txt")
    (tmp_path / "run.csv").mkdir()
    (tmp_path / "window.png").mkdir()
    assert complaint(program("solve", "loop.txt")).startswith("“loop.txt” cannot be read: ")
    assert complaint(program("solve", "run.csv")).startswith("“run.csv” is a folder, not a file.")
    assert complaint(program("solve", SAMPLE, "--trace", "run.csv")).startswith("“run.csv” is a folder")
    assert complaint(program("screenshot", "window.png")).startswith("“window.png” is a folder")


def test_a_process_of_its_own_complains_just_as_briefly(program: Workbench) -> None:
    assert complaint(program("solve", "1 2 3")) == "3 numbers are no square board: separate the rows with /.\n"
    assert complaint(program("solve", "-")) == "In “standard input”: There is no board in an empty text.\n"
    assert complaint(program("solve", SAMPLE, "--depth", "3")) == "The algorithm astar has no option depth.\n"


def test_a_very_long_complaint_is_cut_short(workbench: Workbench) -> None:
    assert len(complaint(workbench("solve", SAMPLE, "--algorithm", "a" * 100_000))) < 3000
