"""Starting a lesson at any step: the scene is the step's own, or the nearest earlier one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.formats.run_line import read_run_line
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.lesson import Lesson, LessonStep
from workbench.ui.shell.main_window import MainWindow

ENTERED = [(name, place) for name in shipped_names() for place in range(len(shipped_lesson(name).steps))]
WITHOUT = [(name, place) for name, place in ENTERED if not shipped_lesson(name).steps[place].bench]


def nearest(lesson: Lesson, place: int) -> LessonStep:
    """Return the step whose scene should be shown."""
    return next(lesson.steps[one] for one in range(place, -1, -1) if lesson.steps[one].bench)


@pytest.mark.parametrize("name", shipped_names())
def test_every_step_that_is_entered_shows_the_bench_of_the_nearest_scene(window: MainWindow, name: str) -> None:
    lesson = shipped_lesson(name)
    for place in range(len(lesson.steps)):
        window.show_bench("audit")
        window.lessons.start(name, place + 1)
        assert window.lessons.session.fault is None
        assert window.bench.name == nearest(lesson, place).bench, place + 1
        window.lessons.session.leave()


@pytest.mark.parametrize(("name", "place"), WITHOUT)
def test_a_step_without_a_scene_shows_the_search_of_the_one_before(
    window: MainWindow, qtbot: QtBot, name: str, place: int
) -> None:
    window.lessons.start("hex-rules", 1)
    window.lessons.start(name, place + 1)
    wait_until_shown(window, qtbot)
    expected, shown = nearest(shipped_lesson(name), place), window.bench.scene()
    assert window.bench.name == expected.bench
    if "run" in expected.scene:
        assert read_run_line(str(shown["run"])).board == read_run_line(str(expected.scene["run"])).board
    window.lessons.session.leave()


def test_what_was_done_in_the_scene_stays_through_the_steps_that_share_it(window: MainWindow, qtbot: QtBot) -> None:
    name, place = WITHOUT[0]
    assert shipped_lesson(name).steps[place - 1].bench
    window.lessons.start(name, place)
    wait_until_shown(window, qtbot)
    other = next(one for one in ("audit", "hex") if one != window.bench.name)
    window.show_bench(other)
    window.lessons.session.next()
    assert window.bench.name == other
    window.lessons.session.leave()
