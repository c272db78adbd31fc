"""In Projector mode the question of a lesson and the response have the room of its panel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot
from support.fitting import unreadable
from support.settling import wait_until_shown
from support.standing import settle

from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.lessons.fitted_area import FittedArea
from workbench.ui.lessons.question_box import QuestionBox
from workbench.ui.lessons.step_page import StepPage
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def desk(window: MainWindow) -> Iterator[None]:
    """Restore the appearance after a test."""
    yield
    retranslator().choose("en")
    window.modes.set_projector(False)


def shown(window: MainWindow, qtbot: QtBot, name: str, step: int) -> tuple[StepPage, QuestionBox]:
    window.lessons.start(name, step)
    wait_until_shown(window, qtbot)
    settle()
    page = window.lessons.panel.step_page
    assert page.question is not None
    return page, page.question


def area_of(box: QuestionBox) -> FittedArea:
    (area,) = box.findChildren(FittedArea)
    return area


def scrolls(area: FittedArea) -> bool:
    return area.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_answers_are_seen_without_scrolling(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    retranslator().choose(language)
    window.modes.set_projector(True)
    window.resize(*size)
    for name, step in (("find-the-bug", 7), ("a-star", 6), ("bfs", 2), ("dfs", 4), ("ties", 6)):
        page, box = shown(window, qtbot, name, step)
        whole = not scrolls(area_of(box))
        assert whole or (area_of(box).height() >= 0.44 * page.height() and name != "find-the-bug"), name


@pytest.mark.parametrize("size", SIZES)
def test_a_long_response_is_seen_from_its_beginning_and_moves_nothing_that_is_clicked(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.modes.set_projector(True)
    window.resize(*size)
    for name, step in (("find-the-bug", 7), ("relaxed-problems", 8)):
        page, box = shown(window, qtbot, name, step)
        responses, area = page._responses, area_of(box)
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        check, answers = (part.mapTo(page, part.rect().bottomLeft()) for part in (box.check_button, box.answers))
        box.reveal_requested.emit()
        qtbot.waitUntil(lambda box=box: not box.response.isHidden())
        settle()
        assert responses.verticalScrollBar().value() == 0
        assert responses.height() >= min(box.response.sizeHint().height(), round(0.2 * page.height()) + 1)
        assert not scrolls(responses) or responses.height() >= 0.39 * page.height(), (name, step)
        assert responses.height() + area.height() <= 0.56 * page.height() + 2
        assert box.check_button.mapTo(page, box.check_button.rect().bottomLeft()) == check
        assert box.answers.mapTo(page, box.answers.rect().bottomLeft()) == answers, (name, step)
        assert page.rect().contains(page.next.geometry())


@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_pointer_at_a_long_narration_is_around_all_of_its_lines(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    window.resize(1024, 768)
    retranslator().choose(code)
    window.modes.set_projector(True)
    for step in (2, 3, 4, 3):
        shown(window, qtbot, "ucs-greedy-weighted", step)
    pointers, narration = window.lessons.pointers, window.explore.narration
    overlay = narration.overlay
    assert overlay.isVisible() and pointers.panes[2] is narration
    place = pointers.places()[2]
    for part in (narration, overlay):
        assert place.contains(QRect(part.mapTo(pointers.parentWidget(), QPoint()), part.size()))
    for other in pointers.places()[:2]:
        assert not other.intersects(place)


def test_with_large_text_the_benches_beside_a_lesson_are_whole(window: MainWindow, qtbot: QtBot) -> None:
    retranslator().choose("ru")
    theme().set_size(1.5)
    window.modes.set_projector(True)
    window.resize(1024, 768)
    area = window.findChild(BenchArea)
    assert area is not None
    window.show_bench("play")
    window.bench.load()
    window.lessons.show_panel(True)
    for step in (None, 7, 8):
        if step is not None:
            window.lessons.start("a-star", step)
        wait_until_shown(window, qtbot)
        settle()
        qtbot.waitUntil(lambda: not area.horizontalScrollBar().maximum(), timeout=5_000)
        assert window.width() == 1024
        assert not unreadable(window.bench), step


def test_lists_and_the_distances_of_play_are_as_large_beside_a_lesson_as_alone(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.modes.set_projector(True)
    window.resize(1024, 768)
    window.lessons.start("a-star", 2)
    wait_until_shown(window, qtbot)
    settle()
    table = window.explore.open_list.table
    for part in (table, table.horizontalHeader(), window.explore.open_list.title.count):
        assert part.isVisible() and part.fontMetrics().height() >= theme().min_text
    window.show_bench("play")
    window.bench.load()
    settle()
    assert window.bench.tabs.fontMetrics().height() >= theme().min_text
    assert not unreadable(window.bench)
