"""One function finds the kind of a text, an argument or a file and reads it; or it raises a fault with the reason."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.paths import GOLDEN

from workbench import assets
from workbench.formats.board_input import MAX_TYPED_LENGTH, BoardInput, EditedBoard
from workbench.formats.board_list import BoardList
from workbench.formats.entry import FILES, Entry, Kinds, kind_of, read_entry
from workbench.formats.hex.hex_input import HexInput
from workbench.formats.lesson_file import LessonFile
from workbench.formats.problem_input import ProblemInput, PythonFile
from workbench.formats.random_boards import RandomBoards
from workbench.formats.run_line import RunLine, RunLines
from workbench.formats.session_file import SessionFile
from workbench.formats.traces.traces import TraceFile
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.wording import say

PASTED: Kinds[Any] = (HexInput, RunLines, RunLine, BoardInput)
ARGUMENT: Kinds[Any] = (RunLine, BoardInput)
SOURCE: Kinds[Any] = (RandomBoards, BoardList, BoardInput)
OVER, GOAL = EditedBoard((3, 3), False, 16), EditedBoard((3, 3), True, 16)
SAMPLE = Board.parse("1 2 3/4 0 6/7 5 8")

LINE = "3x3:1 2 3/4 0 6/7 5 8 goal=last astar manhattan"
LINES = f"{LINE}\n\n{LINE.replace('manhattan', 'misplaced')}\n"
SGF = "(;FF[4]GM[11]SZ[5];B[c3];W[b2])"
REPLAY = "size 5\nc3\ny\nb2\n"
SESSION = (GOLDEN / "sessions" / "version-1.workbench").read_text(encoding="utf-8")
LESSON = assets.read_text("lessons", "01-state-space.toml")
LESSON_JSON = '{"format": "search-workbench-lesson", "version": 1}'
MAP = assets.read_text("problems", "romania.txt")
TRACE = '{"format": "search-workbench-trace", "version": 1}\n'


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def fault_of(given: str | Path, accepted: Kinds[Any], edited: EditedBoard | None = None) -> str:
    with pytest.raises(Fault) as caught:
        read_entry(given, accepted, edited)
    return say(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "1 2 3 4 0 6 7 5 8",
        "1 2 3/4 0 6/7 5 8",
        "1 2 3\n4 0 6\n7 5 8\n",
        "1 2 3\r\n4 _ 6\r\n7 5 8",
        "1,2,3/4,.,6/7,5,8",
        "1; 2; 3; 4; 0; 6; 7; 5; 8",
        "((1, 2, 3), (4, 0, 6), (7, 5, 8))",
        "[[1, 2, 3], [4, 0, 6], [7, 5, 8]]",
        "[1,2,3,4,0,6,7,5,8]",
        "123, 406, 758",
        "123406758",
    ],
)
def test_every_notation_of_a_board_is_the_same_board_in_every_way(text: str) -> None:
    Path("board.txt").write_text(text, encoding="utf-8")
    for accepted in (PASTED, (BoardInput,)):
        assert read_entry(text, accepted, OVER) == BoardInput(SAMPLE, None)
    for accepted in (ARGUMENT, SOURCE, (BoardInput,)):
        assert read_entry(text, accepted) == BoardInput(SAMPLE, None)
    assert read_entry("board.txt", ARGUMENT) == read_entry(Path("board.txt"), FILES) == BoardInput(SAMPLE, None)


def test_a_name_brings_its_goal() -> None:
    for name, shape, goal in (("korf:1", (4, 4), "first"), ("sample", (3, 3), "last"), ("seed:42@3x4", (3, 4), "last")):
        read: BoardInput = read_entry(name, (BoardInput,))
        assert (read.board.shape, read.goal) == (shape, goal_board(goal, *shape))
        assert read == read_entry(f" {name.capitalize()} ", PASTED, OVER) == read_entry(name, ARGUMENT)


def test_over_a_board_a_row_of_numbers_has_its_shape_and_over_a_goal_goals_have_names() -> None:
    six = "1 2 3 4 5 0"
    assert read_entry(six, PASTED, EditedBoard((2, 3), False, 16)).board == Board.parse("1 2 3/4 5 0")
    assert read_entry(six, PASTED, EditedBoard((3, 2), False, 16)).board == Board.parse("1 2/3 4/5 0")
    assert "6 numbers do not make a square" in fault_of(six, ARGUMENT)
    for name in ("last", "first"):
        assert read_entry(f" {name} ", PASTED, GOAL) == BoardInput(goal_board(name, 3, 3), None)
        assert f"Unknown board “{name}”" in fault_of(name, PASTED, OVER)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (LINE, RunLine),
        (f"{LINE} at=2\n", RunLine),
        ("3x3:1 2 3/4 0 6/7 5 8", RunLine),
        ("korf:1 idastar", RunLine),
        ("1 2 3/4 0 6/7 5 8 goal=first", RunLine),
        ("problem=romania start=Lugoj ucs", RunLine),
        (LINES, RunLines),
        (f"{LINE}\nhello", RunLines),
        (SGF, HexInput),
        (f"\ufeff \n{SGF}", HexInput),
        (REPLAY, BoardInput),
        (SESSION, RunLines),  # it contains lines of searches, too many to compare
        (LESSON, RunLines),
        (MAP, BoardInput),
        (TRACE, BoardInput),
        ("board.txt", BoardInput),
        ("hello there", BoardInput),
        ("", BoardInput),
        ("1 2 3 " * 100_000, BoardInput),
    ],
)
def test_a_text_is_of_one_kind(text: str, kind: type[Any]) -> None:
    assert kind_of(text, PASTED, OVER) is kind
    if kind is not BoardInput:
        assert isinstance(read_entry(text, PASTED, OVER), kind)
    else:
        assert "\n" not in fault_of(text, PASTED, OVER)


def test_what_a_text_says_is_there() -> None:
    line = read_entry(LINE, PASTED, OVER)
    assert (line.board, line.goal, line.configuration.heuristic) == (SAMPLE, goal_board("last", 3, 3), "manhattan")
    assert [one.configuration.heuristic for one in read_entry(LINES, PASTED, OVER).searches()] == [
        "manhattan",
        "misplaced",
    ]
    assert len(read_entry(SGF, PASTED, OVER).tree.main) == 3
    with pytest.raises(Fault, match="paste-line") as caught:
        read_entry(f"{LINE}\nhello", PASTED, OVER).searches()
    assert say(caught.value).startswith("Line 2: ")


@pytest.mark.parametrize(
    ("argument", "accepted", "kind"),
    [
        (LINE, ARGUMENT, RunLine),
        ("board.txt", ARGUMENT, BoardInput),
        ("there astar", ARGUMENT, BoardInput),
        ("korf", ARGUMENT, BoardInput),
        ("korf", SOURCE, BoardList),
        ("korf:1", SOURCE, BoardInput),
        ("board.txt", SOURCE, BoardList),
        ("random:3x3 count=4 seed=1", SOURCE, RandomBoards),
        (LINE, (BoardInput,), None),
        (SGF, ARGUMENT, None),
        ("game.txt", (HexInput,), HexInput),
        ("romania", (ProblemInput,), ProblemInput),
        ("map.txt", (ProblemInput,), ProblemInput),
        ("nowhere.txt", ARGUMENT, None),
        ("hello there", ARGUMENT, None),
        ("", ARGUMENT, None),
        ("0 " * 600_000, ARGUMENT, None),
    ],
)
def test_an_argument_may_be_a_file_and_is_what_the_command_takes(
    argument: str, accepted: Kinds[Any], kind: type[Any] | None
) -> None:
    for name, content in (("board.txt", "1 2/3 0"), ("there astar", "1 2/3 0"), ("game.txt", REPLAY), ("map.txt", MAP)):
        Path(name).write_text(content, encoding="utf-8")
    if kind is None:
        assert "\n" not in fault_of(argument, accepted)
    else:
        assert kind_of(argument, accepted) is kind
        assert isinstance(read_entry(argument, accepted), kind)


def test_the_lines_of_random_boards_come_back() -> None:
    for wanted in (RandomBoards((3, 4), 5, 42), RandomBoards((2, 2), walk=3), RandomBoards((4, 4), 2, 7, moves=9)):
        assert read_entry(str(wanted), SOURCE) == wanted
    assert "has no size" in fault_of("random:", SOURCE)


def test_code_is_named_by_an_argument_alone(tmp_path: Path) -> None:
    Path("own.py").write_text("def h(state):\n    return 0\n", encoding="utf-8")
    line = f"{LINE.rpartition(' ')[0]} {tmp_path / 'own.py'}:h"
    assert read_entry(line, ARGUMENT).configuration.heuristic.endswith("own.py:h")
    assert "is Python code in a file" in fault_of(line, PASTED, OVER)


def test_standard_input_is_for_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"1 2 3\n4 0 6\n7 5 8"), encoding="utf-8"))
    assert read_entry("-", ARGUMENT) == BoardInput(SAMPLE, None)
    assert "is not a tile" in fault_of("-", PASTED, OVER)
    assert fault_of(Path("-"), (HexInput,)) == "File not found: “-”"


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.txt", "1 2 3/4 0 6/7 5 8", BoardInput),
        ("a", "1 2/3 0", BoardInput),
        ("a.txt", MAP, ProblemInput),
        ("a.txt", f"# a map\n\n{MAP}", ProblemInput),
        ("a.txt", SGF, HexInput),
        ("a.txt", REPLAY, HexInput),
        ("a.SGF", SGF, HexInput),
        ("a.workbench", SESSION, SessionFile),
        ("a.toml", LESSON, LessonFile),
        ("a.json", LESSON_JSON, LessonFile),
        ("a.trace.json", TRACE, TraceFile),
        ("a.jsonl", TRACE, TraceFile),
    ],
)
def test_a_file_is_what_is_in_it(name: str, content: str, kind: type[Any]) -> None:
    path = Path(name)
    path.write_text(content, encoding="utf-8")
    assert kind_of(path, FILES) is kind
    assert isinstance(read_entry(path, FILES), kind)
    assert isinstance(read_entry(path, (kind,)), kind)


@pytest.mark.parametrize(
    ("name", "content", "kind", "expected"),
    [
        ("a.txt", "hello there", BoardInput, "In “a.txt”: “hello” at position 1"),
        ("a.txt", "", BoardInput, "In “a.txt”: The text is empty"),
        ("a.txt", "grid G\nx", ProblemInput, "a.txt”: Line 2: “x” is not a valid square"),
        ("a.txt", "(;GM[11", HexInput, "“a.txt”, line 1: "),
        ("a.sgf", "hello", HexInput, "“a.sgf”, line 1: "),
        ("a.workbench", "{", SessionFile, "In “a.workbench”: "),
        ("a.json", SESSION, BoardInput, "In “a.json”: "),
        ("a.dat", "\x89PNG\0", BoardInput, "“a.dat” "),
        ("a.png", "\x89PNG\0", ProblemInput, "a.png”: The picture is damaged"),
    ],
)
def test_a_file_that_is_not_whole_is_named_with_what_is_wrong(
    name: str, content: str, kind: type[Any], expected: str
) -> None:
    path = Path(name)
    path.write_text(content, encoding="utf-8")
    assert kind_of(path, FILES) is kind
    assert expected in fault_of(path, (kind,))


@pytest.mark.parametrize(("name", "kind"), [("a.toml", LessonFile), ("a.TOML", LessonFile), ("b.sgf", HexInput)])
@pytest.mark.parametrize("content", ["1 2 3/4 0 6/7 5 8", MAP, "hello", ""])
def test_an_ending_of_one_kind_is_believed_wherever_that_kind_is_taken(
    name: str, kind: type[Any], content: str
) -> None:
    Path(name).write_text(content, encoding="utf-8")
    for accepted in (FILES, (kind, BoardInput), (kind,)):
        assert kind_of(Path(name), accepted) is kind
    assert kind_of(Path(name), (ProblemInput, BoardInput)) is (ProblemInput if content == MAP else BoardInput)


def test_whoever_takes_only_what_cannot_come_so_is_at_fault() -> None:
    for edited in (None, OVER):
        with pytest.raises(TypeError, match="'x' can be none of SessionFile, LessonFile"):
            kind_of("x", (SessionFile, LessonFile), edited)
        with pytest.raises(TypeError, match="'x' can be none of TraceFile"):
            read_entry("x", (TraceFile,), edited)
    with pytest.raises(TypeError, match="can be none of RunLines"):
        kind_of(Path("x"), (RunLines,))


def test_a_kind_that_is_not_taken_is_read_as_a_board() -> None:
    Path("a.txt").write_text(SGF)
    Path("b.py").write_text("x = 1")
    assert fault_of(Path("a.txt"), (ProblemInput, BoardInput)).startswith("In “a.txt”: “FF” is outside the brackets")
    assert fault_of(Path("b.py"), (BoardInput,)).startswith("In “b.py”: “x” at position 1 is not a tile")
    assert read_entry(Path("b.py"), FILES) == PythonFile(Path("b.py"))


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path), str])
def test_what_is_no_file_is_read_by_nobody(make: Any) -> None:
    make(Path("a.txt"))
    assert kind_of(Path("a.txt"), FILES) is BoardInput
    assert "“a.txt”" in fault_of(Path("a.txt"), FILES)


def test_a_text_is_bounded() -> None:
    assert "too long for a board of up to 16×16" in fault_of("0 " * MAX_TYPED_LENGTH, PASTED, OVER)
    assert kind_of(f"(;{' ' * (1 << 20)})", PASTED, OVER) is BoardInput
    assert len(read_entry(f"{LINE}\n" * 10_000, PASTED, OVER).texts) < 5000


SIGNS = st.sampled_from([*"0123456789 /,;()[]\n._-:=@", "astar", LINE, SGF, "korf:1", "last", "\ud800", "\0", "я"])
texts = st.lists(SIGNS, max_size=12).map("".join) | st.text(max_size=30)


@given(texts, st.sampled_from([OVER, GOAL]))
def test_whatever_is_pasted_is_an_entry_or_one_sentence(text: str, edited: EditedBoard) -> None:
    kind = kind_of(text, PASTED, edited)
    try:
        read, result = read_entry(text, PASTED, edited), ""
    except Fault as fault:
        read, result = None, say(fault)
    assert "\n" not in result
    assert kind in get_args(Entry)
    assert read is None or type(read) is kind
