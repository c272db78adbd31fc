"""A search written as one line is read unchanged, and errors in a line are reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Configuration
from workbench.catalog import ALGORITHMS, HEURISTICS
from workbench.formats.run_line import (
    END,
    KEYS,
    MAX_LENGTH,
    RunLine,
    is_run_line,
    own_code_in,
    own_problem_in,
    read_run_line,
)
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.tiles.puzzle.goal import goal_board
from workbench.tiles.puzzle.scramble import scramble
from workbench.wording import say

BOARD = "3x3:1 2 3/7 0 8/5 6 4"


def key_of(line: str) -> str:
    with pytest.raises(Fault) as caught:
        read_run_line(line)
    return caught.value.message.key


def test_the_line_says_board_goal_algorithm_heuristic_and_ties() -> None:
    line = read_run_line(f"{BOARD} goal=last astar manhattan ties=low-h at=13")
    assert line.board == Board.parse("1 2 3/7 0 8/5 6 4") and line.goal == goal_board("last", 3, 3)
    assert line.configuration == Configuration.of("astar", "manhattan", ties="low-h")
    assert (line.step, line.anyway) == (13, False)
    assert str(line) == f"{BOARD} goal=last astar manhattan ties=low-h at=13"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_can_be_written_and_read(algorithm: str) -> None:
    line = RunLine(scramble(3, 3, 5), goal_board("first", 3, 3), None, Configuration.of(algorithm), step=END)
    assert read_run_line(str(line)) == line


@given(
    st.sampled_from(((2, 3), (3, 3), (4, 4), (3, 5))),
    st.integers(0, 99),
    st.sampled_from(("first", "last")),
    st.sampled_from(tuple(HEURISTICS)),
    st.permutations("udlr"),
    st.sampled_from(("auto", "textbook")),
    st.booleans(),
    st.none() | st.integers(-1, 10**9),
)
def test_a_line_is_read_as_it_was_written(
    shape: tuple[int, int],
    seed: int,
    goal: str,
    heuristic: str,
    order: list[str],
    engine: str,
    anyway: bool,
    step: int | None,
) -> None:
    configuration = Configuration.of("wastar", heuristic, "".join(order), engine, weight=1.5)
    line = RunLine(scramble(*shape, seed), goal_board(goal, *shape), None, configuration, anyway, step)
    assert read_run_line(str(line)) == line
    assert is_run_line(str(line))


def test_a_goal_that_is_a_board_is_written_out_and_read_whatever_follows() -> None:
    line = read_run_line("3x3:2 8 3/1 6 4/7 0 5 goal=1 2 3/8 0 4/7 6 5 astar misplaced")
    assert str(line.goal) == "1 2 3/8 0 4/7 6 5"
    assert read_run_line(str(line)) == line


def test_names_bring_their_goals_and_settings_may_be_left_out() -> None:
    line = read_run_line("korf:1 idastar")
    assert str(line.goal).startswith("0 1 2 3") and line.configuration is not None
    assert read_run_line("3x3:123 456 780").configuration is None


def test_a_map_is_searched_between_named_places() -> None:
    line = read_run_line("problem=romania start=Lugoj ucs at=3")
    assert str(line) == "problem=romania start=Lugoj goal=Bucharest ucs ties=low-h at=3"
    assert read_run_line(str(line)).problem.initial() == line.problem.initial()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (f"{BOARD} astar", True),
        (BOARD, True),
        ("1 2 3 4 0 6 7 5 8 astar", True),
        ("korf:1 idastar", True),
        ("problem=romania", True),
        ("1 2 3 4 0 6 7 5 8", False),
        ("korf:1", False),
        ("sample", False),
        ("[[1, 2], [3, 0]]", False),
        ("", False),
    ],
)
def test_a_board_alone_is_no_line(text: str, meant: bool) -> None:
    assert is_run_line(text) is meant


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (f"{BOARD} astar manhattan bfs", "run-line-surplus"),
        (f"{BOARD} goals=last", "run-line-key-near"),
        (f"{BOARD} qqqq=1", "run-line-key"),
        (f"{BOARD} w=2", "run-line-key"),
        (f"{BOARD} astar astar", "run-line-algorithms"),
        (f"{BOARD} astar bfs", "run-line-algorithms"),
        (f"{BOARD} at=3 at=4", "run-line-twice"),
        (f"{BOARD} at=-1", "run-line-step"),
        (f"{BOARD} astar 'manhattan", "run-line-quote"),
        (f"{BOARD} anyway=maybe", "option-choice"),
        (f"{BOARD} bfs manhattan", "option-foreign"),
        (f"{BOARD} bfs ties=lifo", "option-foreign"),
        (f"{BOARD} aster", "unknown-algorithm-near"),
        (f"{BOARD} goal=2x2", "board-word"),
        ("", "run-line-subject"),
        ("- astar", "run-line-subject"),
        ("goal=last astar", "run-line-subject"),
        ("3x3:1 2 3 astar", "board-count"),
        ("x" * (MAX_LENGTH + 1), "run-line-long"),
    ],
)
def test_what_is_wrong_with_a_line_is_told(line: str, key: str) -> None:
    assert key_of(line) == key


@pytest.mark.parametrize(
    "line",
    [
        "{board} astar {file}:h",
        "{board} astar 'max(manhattan,{file}:h)'",
        "{board} astar 'sum( 0.5*{file}:h ,manhattan)'",
        "{board} astar 'max(manhattan,max(misplaced,{file}:h))'",
        "{board} astar '2* {file}:h'",
        "{board} astar ' {file}:h '",
        "{board} '{file}:h '",
        "problem={file}:h astar",
    ],
)
def test_code_is_run_only_where_the_user_names_it(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "own.py"
    file.write_text("open('ran', 'w')\ndef h(state): return 0\n")
    line = line.format(board=BOARD, file=file)
    assert key_of(line) == "run-line-own"
    assert own_code_in(line) == (f"{file}:h",)
    assert own_problem_in(line) == (f"{file}:h" if "problem" in line else None)
    assert not Path("ran").exists()


def test_what_a_line_may_hold_is_listed_where_a_word_is_none_of_it() -> None:
    with pytest.raises(Fault) as caught:
        read_run_line(f"{BOARD} w=2")
    assert all(f"{key}=" in say(caught.value) for key in KEYS)
