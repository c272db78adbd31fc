"""A board that varies is another one for each reader, as far from the goal, and judged alike."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from workbench.formats.run_line import read_run_line
from workbench.lessons.checking import check_lesson
from workbench.lessons.facts import distance
from workbench.lessons.files import read_lesson, shipped_lesson, write_lesson
from workbench.lessons.grading import Grader
from workbench.lessons.lesson import Lesson, LessonQuestion, LessonStep
from workbench.lessons.proving import prove
from workbench.lessons.varying import varied
from workbench.search.problem.messages import Fault

RUN = "3x3:1 2 3/0 4 5/7 8 6 goal=last astar manhattan ties=low-h at=1"


def lesson(question: LessonQuestion, run: str = RUN, **fields: object) -> Lesson:
    step = LessonStep({"en": "x"}, scene={"bench": "explore", "run": run}, question=question, vary=True)
    return Lesson("own", {"en": "L"}, {"en": "G"}, 1, (replace(step, **fields),))


def test_neighbours_get_different_boards_at_the_same_distance_and_each_the_same_again() -> None:
    given = lesson(LessonQuestion("row", {"en": "?"}))
    boards = []
    for seed in range(12):
        step = varied(given, seed).steps[0]
        line = read_run_line(step.run)
        assert line.board is not None and line.goal is not None and line.step == 1
        assert distance(line.board, line.goal) == 3
        assert varied(given, seed).steps[0] == step
        answer = Grader(step).answer()
        assert Grader(step).judge(answer).right
        boards.append(str(line.board))
    assert len({*boards}) > 3 and given.steps[0].run.split(":")[1][:17] not in boards


def test_the_lesson_is_checked_for_several_readers(tmp_path: Path) -> None:
    given = lesson(LessonQuestion("moves", {"en": "?"}, judge="optimal", board="1 2 3/0 4 5/7 8 6"))
    check_lesson(given)
    assert list(prove(given)) == []
    assert varied(given, 3).steps[0].question.board in varied(given, 3).steps[0].run
    write_lesson(tmp_path / "own.toml", given)
    assert read_lesson(tmp_path / "own.toml").steps[0].vary
    assert varied(shipped_lesson("a-star"), 5) is shipped_lesson("a-star")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (lesson(LessonQuestion("number", {"en": "?"}, answer=3)), "one board only"),
        (lesson(LessonQuestion("row", {"en": "?"}), claims={"expanded": 4}), "one board only"),
        (lesson(LessonQuestion("row", {"en": "?"}), run="problem=romania astar at=1"), "at most 9 cells"),
    ],
)
def test_a_step_that_holds_for_one_board_only_cannot_vary(given: Lesson, why: str) -> None:
    with pytest.raises(Fault) as failure:
        check_lesson(given)
    assert "steps[1].vary" in str(failure.value.message.facts) and why in str(failure.value.message.facts)
