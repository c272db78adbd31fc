"""A student's own function as an answer: whatever it does, there is a verdict, and no process remains."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import psutil
import pytest

from workbench.lessons.files import parse_lesson, shipped_lesson
from workbench.lessons.grading import GradedAnswer, Grader
from workbench.lessons.lesson import LessonQuestion, LessonStep
from workbench.lessons.own_function import run_own_function
from workbench.search.problem.messages import Fault
from workbench.tiles.puzzle.board import Board
from workbench.wording import say

BOARD, GOAL = "1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"


def judged(path: Path, body: str) -> GradedAnswer:
    path.write_text(body)
    question = LessonQuestion("code", {"en": "?"}, boards=(GOAL, BOARD), like="misplaced")
    return Grader(LessonStep({"en": "…"}, question=question)).judge(f"{path}:h")


def children() -> list[psutil.Process]:
    return psutil.Process().children(recursive=True)


def test_an_endless_function_is_stopped_and_told_of(tmp_path: Path) -> None:
    before = children()
    file = tmp_path / "h.py"
    file.write_text("def h(state):\n    while bytes(state)[-2]:\n        pass\n    return 0\n")
    pairs = [(Board.parse(board), Board.parse(GOAL)) for board in (BOARD, GOAL)]
    with pytest.raises(Fault) as fault:
        deque(run_own_function(f"{file}:h", pairs, 0.3))
    assert say(fault.value).startswith(f"The function did not return from {GOAL} within 0.3 s, so it was stopped.")
    assert children() == before


def test_whoever_leaves_off_leaves_no_process(tmp_path: Path) -> None:
    before = children()
    file = tmp_path / "h.py"
    file.write_text("while True: pass\ndef h(state): return 0\n")
    trial = run_own_function(f"{file}:h", [(Board.parse(BOARD), Board.parse(GOAL))])
    next(trial)
    assert len(children()) == len(before) + 1
    trial.close()
    assert children() == before


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "import sys\ndef h(state):\n    print('noise', flush=True)\n    sys.stdout = None\n    return 1000\n",
            "it should return 0",
        ),
        ("def h(state):\n    raise SystemExit(3)\n", "failed with SystemExit: 3"),
        ("def h(state):\n    return 'far'\n", "does not return a number but “far”"),
        ("def h(state):\n    return float('nan')\n", "does not return a number but “nan”"),
        ("def h(state):\n    return [0] * 10**10\n", "failed with MemoryError"),
    ],
)
def test_what_is_wrong_with_a_function_is_told(body: str, expected: str, tmp_path: Path) -> None:
    verdict = judged(tmp_path / "h.py", body)
    assert not verdict.right and expected in say(verdict.why)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("import os\ndef h(state):\n    os._exit(0)\n", f"On {GOAL} the function ended its own process"),
        ("def h(state)\n", "is not valid Python (SyntaxError"),
        ("def other(state): return 0\n", "has no function h."),
    ],
)
def test_a_file_that_cannot_be_tried_is_told_of(body: str, expected: str, tmp_path: Path) -> None:
    with pytest.raises(Fault) as fault:
        judged(tmp_path / "h.py", body)
    assert expected in say(fault.value)


def test_a_right_function_is_found_right(tmp_path: Path) -> None:
    body = "def h(state, goal):\n    return 1000 * sum(a != b for a, b in zip(state, goal) if a)\n"
    verdict = judged(tmp_path / "h.py", body)
    assert verdict.right and say(verdict.why) == "The function returns the right value on all 2 boards."


HEAD = """
format = "search-workbench-lesson"
version = 1
name = "small"
minutes = 5
title = { en = "Small" }
goal = { en = "Something" }

[[steps]]
text = { en = "Look." }
"""
RUN = '{ bench = "explore", run = "3x3:1 2 3/4 0 5/7 8 6 goal=last astar manhattan at=0" }'
QUESTION = f'[steps.question]\ntext = {{ en = "?" }}\nshape = "3x3"\nexample = "{GOAL}"\nkind = "board"\n'


@pytest.mark.parametrize(
    "naming",
    [
        "claims = {{ '{name}' = 0 }}\nscene = " + RUN.replace("{", "{{").replace("}", "}}"),
        QUESTION + "judge = 'h-equals-true:{name}'",
        QUESTION + "judge = 'h-inconsistent:max(manhattan,{name})'",
        QUESTION + "judge = '{name}=0'",
        "[steps.question]\ntext = {{ en = '?' }}\nkind = 'code'\nlike = '{name}'\nboards = ['" + GOAL + "']",
        "scene = {{ bench = 'audit', heuristic = '{name}' }}",
        "scene = {{ bench = 'experiments', heuristics = ['manhattan', '{name}'] }}",
        "scene = {{ bench = 'compare', runs = ['3x3:1 2 3/4 0 5/7 8 6 bfs', '3x3:1 2 3/4 0 5/7 8 6 astar {name}'] }}",
    ],
)
def test_no_lesson_runs_a_file(naming: str, tmp_path: Path) -> None:
    file, trace = tmp_path / "h.py", tmp_path / "it-ran"
    file.write_text(f"open({str(trace)!r}, 'w')\ndef h(state): return 0\n")
    expected = naming.replace("{{", "{").replace("}}", "}").replace("{name}", f"{file}:h")
    with pytest.raises(Fault) as fault:
        parse_lesson(HEAD + expected)
    assert "is Python code in a file" in say(fault.value)
    assert not trace.exists()


@pytest.mark.parametrize("step", [step for step in shipped_lesson("own-heuristic").steps if step.question])
def test_the_code_that_is_shown_for_an_answer_is_one(step: LessonStep, tmp_path: Path) -> None:
    grader = Grader(step)
    if grader.question.kind != "code":
        return
    shown, file = grader.answer(), tmp_path / "shown.py"
    assert isinstance(shown, str)
    file.write_text(shown)
    assert grader.judge(f"{file}:{shown.split('(')[0].removeprefix('def ')}").right
