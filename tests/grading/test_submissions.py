"""Fourteen submissions, right and wrong in the classic ways, get the right points and the right reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from grading.conftest import graded, quick

from workbench.formats.traces.traces import read_trace
from workbench.grading.grade import Grade
from workbench.grading.pages import page_name, write_page
from workbench.grading.recordings import first_differing
from workbench.grading.tables import reason_text
from workbench.tiles.puzzle.board import Board

Copied = Callable[..., Path]
NOT_OPTIMAL = ("greedy.py", "drops_open.py", "uniform_cost.py")
"""Submissions whose solutions of hard boards are not optimal, or not found within the time of the tests."""


def reasons(grade: Grade) -> dict[str, str]:
    return {check.name: reason_text(check) for check in grade.checks if check.reasons}


@pytest.mark.parametrize(
    ("file", "task"),
    [
        ("heapq_right.py", "astar-8puzzle"),
        ("node_class_right.py", "astar-8puzzle"),
        ("notebook_right.ipynb", "astar-8puzzle"),
        ("heapdict_right.py", "astar-8puzzle"),
        ("idastar_right.py", "idastar"),
    ],
)
def test_a_right_submission_gets_all_points(file: str, task: str, of_course: Copied, tmp_path: Path) -> None:
    if file == "heapdict_right.py":
        pytest.importorskip("heapdict")
    grade = graded(quick(task), [str(of_course(file))], tmp_path)[0]
    assert reasons(grade) == {} and grade.points == grade.of > 0


@pytest.mark.parametrize(
    ("file", "check", "sentence"),
    [
        ("ties_path.py", "expanded-further", "It expands as A* with ties by path, not by state."),
        ("ties_moves.py", "expanded-further", "It expands as A* with ties by the moves, not by state."),
        ("goal_at_generation.py", "expanded-misplaced", "It tests the goal when a node is generated"),
        ("closed_unchecked.py", "expanded-further", "It does not check the closed list"),
        ("greedy.py", "expanded-further", "It expands as greedy best-first search"),
        ("uniform_cost.py", "expanded-further", "It expands as uniform-cost search"),
        ("drops_open.py", "expanded-further", "It drops a successor whose state is already on OPEN"),
        ("goal_missing.py", "expanded-further", "Its list omits the goal."),
    ],
)
def test_the_first_difference_names_the_mistake(
    file: str, check: str, sentence: str, of_course: Copied, tmp_path: Path
) -> None:
    grade = graded(quick("astar-8puzzle"), [str(of_course(file))], tmp_path)[0]
    found = reasons(grade)
    assert sentence in found[check]
    assert "misplaced-values" not in found and "unsolvable" not in found
    differing = next(one for one in grade.checks if one.name == check)
    assert differing.difference is not None and differing.difference.own != differing.difference.reference
    assert "optimal" not in found or file in NOT_OPTIMAL
    assert_recorded(grade, tmp_path / "pages")


def assert_recorded(grade: Grade, folder: Path) -> None:
    """Check that a submission's recording expands what its first difference says, and that its page links to it."""
    first = first_differing(grade.checks)
    assert first is not None and first.difference is not None
    recording = read_trace(folder / grade.recording)
    states = [row["state"] for row in recording.records() if row["expanded"] == first.difference.step]
    assert states == ([] if first.difference.own is None else [str(Board(3, 3, first.difference.own))])
    assert f'href="{grade.recording}"' in written_page(folder, grade)
    assert "There is no recording of the search that differs" in written_page(folder, replace(grade, recording=""))


def written_page(folder: Path, grade: Grade) -> str:
    write_page(folder, quick("astar-8puzzle"), grade)
    return (folder / page_name(grade)).read_text(encoding="utf-8")


def test_a_heuristic_that_counts_the_blank_loses_its_own_points_only(of_course: Copied, tmp_path: Path) -> None:
    grade = graded(quick("astar-8puzzle"), [str(of_course("counts_blank.py", "heapq_right.py"))], tmp_path)[0]
    assert set(reasons(grade)) == {"misplaced-values", "manhattan-values"}
    assert "heuristic_misplaced returns 3 for 1 2 3/4 0 6/7 5 8 instead of 2" in reasons(grade)["misplaced-values"]
    assert grade.points == grade.of - 4


def with_ties(key: str, of_course: Copied) -> Path:
    """Return a submission that breaks ties by a key; `ages` counts the nodes, `run` is the number of the call."""
    folder = of_course("ties_path.py")
    path = folder / "ties_path.py"
    code = path.read_text("utf-8").replace("    expanded, best", "    run = next(runs)\n    expanded, best")
    assert "(f, g + 1, moves + move)" in code and "next(runs)" in code
    head = "import itertools, random\nages, runs = itertools.count(), itertools.count()\n"
    path.write_text(head + code.replace("(f, g + 1, moves + move)", f"(f, {key})"), encoding="utf-8")
    return folder


@pytest.mark.parametrize("key", ["random.random()", "next(ages) * (-1) ** run"])
def test_ties_that_differ_from_call_to_call_are_named_and_cost_only_the_lists(
    key: str, of_course: Copied, tmp_path: Path
) -> None:
    grade = graded(quick("astar-8puzzle"), [str(with_ties(key, of_course))], tmp_path)[0]
    found = reasons(grade)
    assert set(found) == {"expanded-misplaced", "expanded-manhattan", "expanded-further"}
    assert all("a different result" in one and "the second time" in one for one in found.values())
    assert {check.points for check in grade.checks if check.name in found} == {0}


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("next(ages)", "It expands as A* with ties by age, oldest first, not by state."),
        ("-next(ages)", "It expands as A* with ties by age, newest first, not by state."),
    ],
)
def test_all_checks_of_a_submission_name_the_same_reason(
    key: str, sentence: str, of_course: Copied, tmp_path: Path
) -> None:
    grade = graded(quick("astar-8puzzle"), [str(with_ties(key, of_course))], tmp_path)[0]
    found = reasons(grade)
    assert set(found) == {"expanded-misplaced", "expanded-manhattan", "expanded-further"}
    assert all(sentence in one for one in found.values())
