"""Steps and questions of lessons that need a small pattern database build it first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.databases import building_held
from support.settling import wait_until_shown

from workbench.lessons.files import write_lesson
from workbench.lessons.grading import GradedAnswer
from workbench.lessons.lesson import Lesson, LessonQuestion, LessonStep
from workbench.tiles.pattern_databases import database
from workbench.tiles.pattern_databases.partitions import partition
from workbench.tiles.puzzle.goal import goal_board
from workbench.ui.shell.main_window import MainWindow

GOAL = goal_board("last", 3, 3)
RUN = "3x3:1 2 3/7 0 8/5 6 4 astar max(pdb-44,manhattan)"
QUESTION = LessonQuestion("number", {"en": "How many nodes does it expand?"}, run=RUN, answer="expanded")


def step(scene: dict[str, object], question: LessonQuestion | None = None) -> LessonStep:
    return LessonStep({"en": "Look."}, scene=scene, question=question)


def open_lesson(window: MainWindow, folder: Path, *steps: LessonStep) -> None:
    write_lesson(folder / "mine.toml", Lesson("mine", {"en": "Mine"}, {"en": "Something"}, 5, steps))
    window.lessons.open_file(str(folder / "mine.toml"))


def test_a_scene_is_shown_at_its_step_when_its_database_is_built(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    scene = {"bench": "explore", "run": f"{RUN} at=5", "bookmarks": {"3": "three"}, "pin": True}
    with building_held("pdb-44", GOAL):
        open_lesson(window, tmp_path, step(scene))
        qtbot.waitUntil(window.first_use.isVisible)
        assert window.explore.session.current is None
    wait_until_shown(window, qtbot)
    current = window.explore.session.current
    assert current is not None and current.run.configuration.heuristic == "max(pdb-44,manhattan)"
    assert window.explore.player.t == 5 and current.pinned and current.bookmarks == {3: "three"}
    window.lessons.session.leave()


@pytest.mark.parametrize("cancelled", [False, True])
def test_an_answer_is_judged_when_the_database_of_the_question_is_built(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, cancelled: bool
) -> None:
    open_lesson(window, tmp_path, step({}, QUESTION))
    session = window.lessons.session
    with building_held("pdb-44", GOAL):
        session.answer("11")
        qtbot.waitUntil(window.first_use.isVisible)
        if cancelled:
            qtbot.mouseClick(window.first_use.cancel, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: not session.busy)
            assert session.responses == {}
    if not cancelled:
        qtbot.waitUntil(lambda: 0 in session.responses)
        response = session.responses[0]
        assert isinstance(response, GradedAnswer) and response.right
    assert database.is_built(partition("pdb-44", GOAL)) is not cancelled
    session.leave()
