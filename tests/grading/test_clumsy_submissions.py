"""Whatever a submission does ends in a sentence and never stops the others."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from grading.conftest import QUICK, SUBMISSIONS, graded, quick

from workbench.grading.collecting import collect
from workbench.grading.grade import Grade, restored, stored
from workbench.grading.pages import page_name, write_page
from workbench.grading.running import Grading
from workbench.grading.tables import reason_text
from workbench.grading.task import Task
from workbench.wording import say

RIGHT = (
    (SUBMISSIONS / "common.py").read_text()
    + "\n"
    + (SUBMISSIONS / "heapq_right.py").read_text().replace("from common import", "# from common import")
)
RIGHT_ONES = (("right-1", RIGHT), ("right-2", RIGHT))


def task() -> Task:
    """Return the checks of the examples only, with low limits."""
    whole = quick("astar-8puzzle", replace(QUICK, seconds=4.0, megabytes=64))
    return replace(whole, checks=tuple(one for one in whole.checks if one.name in ("misplaced-values", "solutions")))


def submitted(tmp_path: Path, *codes: str) -> list[Grade]:
    """Return the grades of submissions; two right ones, which are graded after them, must not suffer."""
    for name, code in (*((f"own-{number:02}", code) for number, code in enumerate(codes)), *RIGHT_ONES):
        (tmp_path / "class" / name).mkdir(parents=True)
        (tmp_path / "class" / name / "own.py").write_text(code)
    *grades, one, other = graded(task(), [str(tmp_path / "class")], tmp_path, jobs=2)
    for right in (one, other):
        assert right.points == right.of and right.submission.startswith("right-") and not right.notes
    assert len(grades) == len(codes)
    return grades


SEARCHES = (
    ("while True: pass", "own.py, line 2 did not answer within 4 s, so it was stopped."),
    ("return b'x' * 10**10", "own.py, line 2 needs more memory than the limit allows, so it was stopped."),
    ("import os\n    while True: os.fork()", "starts more than 2 processes, so all of them were ended."),
    (
        "import os\n    os._exit(0)",
        "own.py:astar ended its process (exit status 0) instead of returning an answer.",
    ),
    ("import sys\n    sys.exit()", "own.py, line 3 ends the program (SystemExit) instead of returning an answer."),
    ("print('x' * 10**9)", "own.py, line 2 "),
    ("for _ in range(10**9): print('x' * 100)", "prints more than 20,000 characters, so it was stopped."),
    ("return input()", "own.py, line 2 waits for input"),
    ("import sys; return list(sys.stdin)", "own.py, line 2 waits for input"),
    ("return 1 // 0", "On 1 2 3/4 5 6/7 8 0: own.py, line 2 failed with ZeroDivisionError"),
    ("return 'dr'", "it returns 'dr' instead of two values: the moves and the list of expanded states."),
    ("return 5, []", "it returns 5 instead of a string of moves."),
    ("return 'x', []", "it returns the moves 'x'."),
    ("return 'u', []", "it returns the moves 'u', which lead to 1 2 3/4 5 0/7 8 6 instead of the goal."),
    ("return None, []", "It finds no solution for 1 2 3/4 5 6/7 8 0, which can be solved."),
    (
        "global once\n    if 'once' in globals(): raise ValueError\n    once = True\n    return '', []",
        "astar returns a result for 1 2 3/4 5 6/7 8 0 the first time, but fails the second time.",
    ),
    ("import random\n    return str(random.random()), []", "returns a different result for 1 2 3/4 5 6/7 8 0"),
)


def test_a_search_that_fails_is_one_sentence(tmp_path: Path) -> None:
    codes = (f"def astar(state, heuristic):\n    {body}\n" for body, _ in SEARCHES)
    for own, (body, sentence) in zip(submitted(tmp_path, *codes), SEARCHES, strict=True):
        assert sentence in reason_text(own.checks[1]) and own.points == 0, body
        assert "own.py has no function heuristic_misplaced." in reason_text(own.checks[0]), body


HEURISTICS = (
    ("def heuristic_misplaced(state):\n    return float('nan')\n", "returns NaN for 1 2 3/4 5 6/7 8 0"),
    ("def heuristic_misplaced(state):\n    return 'two'\n", "returns 'two' for 1 2 3/4 5 6/7 8 0"),
    ("def heuristic_misplaced(state, goal):\n    return 0\n", "(state, goal) cannot be called with 1 argument."),
    (
        "def heuristic_misplaced(state):\n    return 0\n",
        "returns 0 for 1 2 3/4 0 6/7 5 8 instead of 2 (6 boards of 7",
    ),
    ("n = [0]\ndef heuristic_misplaced(state):\n    n[0] += 1\n    return n[0]\n", "the second time"),
    ("def heuristic_misplaced(state)\n    return 0\n", "own.py, line 1 is not valid Python (SyntaxError"),
    ("import nothing_of_that_name\n", "own.py, line 1 imports nothing_of_that_name, which is not installed here."),
    ("while True: pass\n", "own.py, line 1 did not answer within 4 s"),
    ("raise SystemExit\n", "own.py, line 1 ends the program"),
    ("", "own.py has no function heuristic_misplaced."),
)


def test_a_heuristic_that_fails_is_one_sentence(tmp_path: Path) -> None:
    grades = submitted(tmp_path, *(code for code, _ in HEURISTICS))
    for own, (code, sentence) in zip(grades, HEURISTICS, strict=True):
        assert sentence in reason_text(own.checks[0]) and own.points == 0, code


def test_what_a_submission_writes_harms_nothing(tmp_path: Path) -> None:
    code = (
        RIGHT
        + "\nimport os, pathlib\nfor path in pathlib.Path('.').glob('*.py'): os.remove(path)\nopen('x', 'w').close()\n"
    )
    (own,) = submitted(tmp_path, code)
    assert own.points == own.of
    sentence = "It writes, changes or removes files in its folder: own.py, x. This costs no points."
    assert [*map(say, own.notes)] == [sentence] and restored(json.loads(json.dumps(stored(own)))).notes == own.notes
    write_page(tmp_path, task(), own)
    assert f"<p>{sentence}</p>" in (tmp_path / page_name(own)).read_text("utf-8")
    names = [str(path.relative_to(tmp_path / "class")) for path in (tmp_path / "class").glob("*/*")]
    assert sorted(names) == ["own-00/own.py", "right-1/own.py", "right-2/own.py"]


def test_states_of_other_numbers_are_compared_as_states(tmp_path: Path) -> None:
    code = RIGHT.replace("expanded.append(current)", "expanded.append([float(tile) for tile in current[::-1]])")
    (tmp_path / "own.py").write_text(code)
    grade = graded(quick("astar-8puzzle"), [str(tmp_path / "own.py")], tmp_path)[0]
    expanded = next(one for one in grade.checks if one.name == "expanded-manhattan")
    assert "The first difference is at step 1" in reason_text(expanded)


def test_a_submission_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    for name in ("gone", "right"):
        (tmp_path / "class" / name).mkdir(parents=True)
        (tmp_path / "class" / name / "own.py").write_text(RIGHT)
    submissions = collect([str(tmp_path / "class")], ["astar"], tmp_path / "unpacked")
    (tmp_path / "class" / "gone" / "own.py").unlink()
    gone, right = sorted(filter(None, Grading(task(), submissions).grades()), key=lambda one: one.submission)
    assert right.points == right.of
    assert reason_text(gone.checks[0]) == "The submission cannot be read: No such file or directory."
    assert gone.points == 0


def test_a_search_that_is_not_called_again_has_a_reason_without_a_board(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("def astar(state, heuristic):\n    while True: pass\n")
    whole = quick("astar-8puzzle", replace(QUICK, seconds=2.0))
    searching = replace(whole, checks=tuple(one for one in whole.checks if one.function == "astar"))
    own = graded(searching, [str(path)], tmp_path)[0]
    first, *_, last = map(reason_text, own.checks)
    assert first == "On 1 2 3/4 5 6/7 8 0: own.py, line 2 did not answer within 2 s, so it was stopped."
    assert last == "own.py, line 2 did not answer within 2 s, so it was stopped. After that it was not called again."


def test_a_search_that_returns_nothing_finds_no_solution(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("def astar(state, heuristic):\n    pass\n")
    whole = quick("astar-8puzzle")
    own = graded(
        replace(whole, checks=tuple(one for one in whole.checks if one.kind == "expanded")), [str(path)], tmp_path
    )
    assert {check.points for check in own[0].checks} == {0}
    assert all("It finds no solution for 1 2 3/" in reason_text(check) for check in own[0].checks)
