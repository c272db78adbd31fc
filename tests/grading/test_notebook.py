"""`workbench.check`: the report of functions that are defined in a notebook, imported from a file, or in a file."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import workbench

SUBMISSIONS = Path(__file__).parent / "submissions"
TASK = """
format = "search-workbench-task"
version = 1
title = { en = "Small <task>" }
[limits]
seconds = 5
[[functions]]
name = "astar"
parameters = ["state", "heuristic"]
returns = "moves-expanded"
[[functions]]
name = "heuristic_manhattan"
parameters = ["state"]
returns = "number"
[[boards]]
name = "one"
list = ["1 2 3/7 0 8/5 6 4"]
[[checks]]
name = "order"
kind = "expanded"
function = "astar"
boards = "one"
points = 3
heuristic = "manhattan"
ties = "state"
[[checks]]
name = "estimates"
kind = "values"
function = "heuristic_manhattan"
boards = "one"
points = 1
heuristic = "manhattan"
[[checks]]
name = "hidden"
kind = "valid"
function = "astar"
boards = "one"
points = 1
heuristic = "manhattan"
visible = false
"""


@pytest.fixture
def task(tmp_path: Path) -> str:
    (tmp_path / "small.toml").write_text(TASK)
    return str(tmp_path / "small.toml")


def heuristic_manhattan(state: Any) -> int:
    cells = [(cell, tile - 1) for cell, tile in enumerate(state) if tile]
    return sum(abs(cell // 3 - goal // 3) + abs(cell % 3 - goal % 3) for cell, goal in cells)


def in_notebook(function: Any) -> Any:
    """Return a function as a notebook defines it: it lies in no file."""
    function.__module__ = "__main__"
    return function


def test_functions_of_a_notebook_run_in_its_process_and_the_report_says_so(task: str):
    seen: list[Any] = []

    def heuristic_manhattan(state: Any) -> int:
        seen.append(state)
        return 0

    report = workbench.check(in_notebook(heuristic_manhattan), task=task)
    assert seen and (report.points, report.of, report.unsupervised) == (0, 1, ("heuristic_manhattan",))
    assert str(report) == repr(report)
    head, row, reason, note = str(report).splitlines()
    assert head == "Small <task>: 0 of 1 points" and row == "estimates: 0 / 1"
    assert "returns 0 for 1 2 3/7 0 8/5 6 4 instead of 10" in reason
    assert note.startswith("heuristic_manhattan ran in this Python process, without limits")


def test_a_notebook_shows_the_boards_of_the_first_difference(task: str):
    astar = import_file("ties_path").astar
    shown = workbench.check(astar, task=task)._repr_html_()
    assert shown.count("<svg") == 3 and "with ties by path, not by state" in shown and "Small &lt;task&gt;" in shown
    assert "this Python process" not in shown, "the function was imported from a file"


def test_a_function_in_a_file_is_ended_when_it_takes_too_long(tmp_path: Path):
    quick = tmp_path / "quick.toml"
    quick.write_text(TASK.replace("seconds = 5", "seconds = 0.5"))
    (tmp_path / "endless.py").write_text("def astar(state, heuristic):\n    while True:\n        pass\n")
    report = workbench.check(tmp_path / "endless.py", task=str(quick))
    assert [check.name for check in report.checks] == ["order", "estimates"], "of a file, all visible checks are run"
    assert "0.5 s" in str(report) and "has no function heuristic_manhattan" in str(report) and not report.points


def test_several_functions_are_checked_together(task: str):
    report = workbench.check(import_file("heapq_right").astar, in_notebook(heuristic_manhattan), task=task)
    assert (report.points, report.of, report.unsupervised) == (4, 4, ("heuristic_manhattan",))


def test_what_a_function_raises_is_a_sentence(task: str):
    def astar(state: Any, heuristic: Any) -> Any:
        raise KeyError("lost" if state and heuristic else "")

    def heuristic_manhattan() -> int:
        return 0

    report = str(workbench.check(in_notebook(astar), in_notebook(heuristic_manhattan), task=task))
    assert "failed with KeyError: 'lost'" in report and "cannot be called with 1 argument" in report


@pytest.mark.parametrize(
    ("sources", "sentence"),
    [
        ((), "Pass functions or files. The task asks for: astar, heuristic_manhattan."),
        ((print,), "The task asks for no function named print"),
        (("absent.py",), "absent.py"),
    ],
)
def test_wrong_arguments_are_one_sentence(sources: Any, sentence: str, task: str):
    with pytest.raises(workbench.Fault) as fault:
        workbench.check(*sources, task=task)
    assert sentence in " ".join(fault.value.__notes__)


def import_file(name: str) -> Any:
    """Import a submission as a student does: its folder is on the path."""
    sys.path.insert(0, str(SUBMISSIONS))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(SUBMISSIONS))
