"""The division of the window's width between the benches and the panel of the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.support.drawn_texts import drawn_texts
from tests.support.settling import wait_until_shown
from workbench.lessons.files import shipped_lesson, shipped_names
from workbench.lessons.grading import GradedAnswer
from workbench.search.problem.messages import message
from workbench.ui.base.retranslation import retranslator
from workbench.ui.base.theme import theme
from workbench.ui.compare.bench import CompareBench
from workbench.ui.controls.cover import Cover
from workbench.ui.lessons.answers import ChoiceAnswer
from workbench.ui.lessons.list_page import LessonEntry
from workbench.ui.lessons.session import RecordedAnswer, RevealedAnswer
from workbench.ui.nodes.closed_pane import ClosedPane
from workbench.ui.nodes.node_table import NodeTable
from workbench.ui.nodes.open_pane import OpenPane
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.grid_layout import GridLayout
from workbench.wording import LANGUAGES


@pytest.fixture(autouse=True)
def as_before(window: MainWindow) -> Iterator[None]:
    yield
    theme().set_size(1.0)
    retranslator().choose("en")
    window.modes.set_projector(False)


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def fully_visible(table: NodeTable) -> bool:
    """Return whether all columns of a table are visible."""
    return table.isVisible() and table.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize(("name", "step"), [("a-star", 3), ("ucs-greedy-weighted", 3)])
def test_in_a_small_lecture_room_the_list_of_the_step_is_whole_beside_a_lesson(
    name: str, step: int, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.lessons.start(name, step)
    wait_until_shown(window, qtbot)
    for code in LANGUAGES:
        retranslator().choose(code)
        settle()
        bench = window.explore
        assert bench.width() <= window.centralWidget().width() - window.lessons.panel.width(), code
        shown = bench.lists.currentWidget()
        assert isinstance(shown, (OpenPane, ClosedPane)) and fully_visible(shown.table), code
        assert bench.tree.visibleRegion().boundingRect() == bench.tree.rect(), code


def test_switching_to_a_projector_shares_the_room_beside_a_lesson_and_keeps_the_layout(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    settle()
    columns = window.explore.sizes["columns"]
    window.lessons.start("consistency", 3)
    wait_until_shown(window, qtbot)
    beside = window.explore.sizes["columns"]
    for on in (True, False):
        window.modes.set_projector(on)
        settle()
        assert window.explore.closed_list.isVisible()  # the targets of the step are in front again
        assert fully_visible(window.explore.closed_list.table)
        assert on or fully_visible(window.explore.open_list.table)
    assert window.explore.sizes["columns"] == pytest.approx(beside, abs=40)  # panes request their space gradually
    window.lessons.show_panel(False)
    settle()
    assert window.explore.sizes["columns"] == pytest.approx(columns, abs=20)  # a pane may have requested more by now


def test_a_step_that_points_at_the_chart_shows_it_in_a_lecture_too(window: MainWindow, qtbot: QtBot) -> None:
    window.modes.set_projector(True)
    lesson = shipped_lesson("iterative-deepening")
    place = next(at for at, step in enumerate(lesson.steps, 1) if "chart" in step.look and step.bench == "explore")
    window.lessons.start("iterative-deepening", place)
    wait_until_shown(window, qtbot)
    bench = window.explore
    assert bench.chart.isVisible() and bench.lists.currentWidget() is bench.chart
    window.modes.set_projector(False)
    settle()
    assert bench.chart.isVisible() and bench.lists.indexOf(bench.chart) < 0


def test_the_panel_is_as_wide_as_before_after_a_lesson_was_written(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.lessons.show_panel(True)
    settle()
    panel = window.lessons.panel
    before = panel.width()
    window.lessons.writing.begin(LessonEntry(shipped_lesson("a-star"), "a-star"))
    settle()
    assert panel.width() > before
    window.lessons.writing.end()
    settle()
    assert panel.width() == pytest.approx(before, abs=2)


def test_the_tabs_of_the_benches_are_all_in_view_beside_a_lesson(window: MainWindow) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.lessons.show_panel(True)
    window.stage.reveal(True)
    for code in LANGUAGES:
        retranslator().choose(code)
        settle()
        tabs = window.tabs
        assert all(tabs.rect().contains(tabs.tabRect(place)) for place in range(tabs.count())), code
        assert all(
            tabs.tabRect(place).width() > tabs.fontMetrics().horizontalAdvance(tabs.tabText(place))
            for place in range(tabs.count())
        ), code


def test_the_titles_in_the_list_of_lessons_are_whole_when_it_opens(window: MainWindow) -> None:
    window.resize(1280, 800)
    retranslator().choose("ru")
    window.lessons.show_panel(True)
    settle()
    rows = window.lessons.panel.list_page.list
    for row in range(rows.count()):
        area = rows.visualItemRect(rows.item(row))
        assert area.width() <= rows.viewport().width()
        lines = -(-rows.fontMetrics().horizontalAdvance(rows.item(row).text().split("\n")[0]) // (area.width() - 6)) + 1
        assert area.height() >= lines * rows.fontMetrics().height()


@pytest.mark.parametrize("place", [3, 7])
def test_the_controls_of_an_answer_are_not_wider_than_their_question_in_a_lecture(
    window: MainWindow, qtbot: QtBot, place: int
) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.lessons.start("a-star", place)
    wait_until_shown(window, qtbot)
    box = window.lessons.panel.step_page.question
    assert box is not None
    for code in LANGUAGES:
        retranslator().choose(code)
        settle()
        kinds = QAbstractButton, QLineEdit
        controls = [one for kind in kinds for one in box.findChildren(kind) if not one.visibleRegion().isEmpty()]
        assert len(controls) >= 3, code
        for control in controls:
            assert control.visibleRegion().boundingRect().width() == control.width(), code


@pytest.mark.parametrize("projector", [False, True])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_response_covers_and_moves_nothing_of_its_question(
    window: MainWindow, qtbot: QtBot, language: str, projector: bool
) -> None:
    window.resize(1024, 768)
    retranslator().choose(language)
    window.modes.set_projector(projector)
    for place, step in enumerate(shipped_lesson("a-star").steps, 1):
        if step.question is None:
            continue
        window.lessons.start("a-star", place)
        wait_until_shown(window, qtbot)
        settle()
        box = window.lessons.panel.step_page.question
        assert box is not None
        if projector:
            assert min((text.height, text.text) for text in drawn_texts(window.lessons.panel))[0] >= 0.03 * 768, place
        before = box.check_button.mapTo(window, QPoint()), box.answers.mapTo(window, QPoint())
        for response in (None, RecordedAnswer(), GradedAnswer(False, message("verdict-wrong")), RevealedAnswer("")):
            box._response = response
            box._show_response()
            settle()
            assert (box.check_button.mapTo(window, QPoint()), box.answers.mapTo(window, QPoint())) == before, place
            for button in (box.check_button, box.show_button):
                assert not button.isVisible() or button.visibleRegion().boundingRect() == button.rect(), place
            assert box.response.isVisible() is (response is not None)
            assert response is None or box.verdict.visibleRegion().boundingRect().height() > 10, place


def test_what_hides_the_result_says_so_in_whole_words(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    retranslator().choose("vi")
    window.lessons.start("beyond-puzzles", 3)
    wait_until_shown(window, qtbot)
    settle()
    covers = [cover for cover in window.bench.findChildren(Cover) if cover.isVisible()]
    assert covers
    for cover in covers:
        label = cover.label  # the row of the result may not have shared its room yet
        qtbot.waitUntil(lambda label=label: label.visibleRegion().boundingRect() == label.rect())


@pytest.mark.parametrize(("size", "projector"), [((1024, 768), False), ((1024, 768), True)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_name_of_the_next_lesson_is_whole_on_its_button(
    window: MainWindow, code: str, size: tuple[int, int], projector: bool
) -> None:
    window.resize(*size)
    retranslator().choose(code)
    window.modes.set_projector(projector)
    window.lessons.show_panel(True)
    page, names = window.lessons.panel.summary_page, shipped_names()
    for name in names[:-1]:
        lesson = shipped_lesson(name)
        last = replace(lesson.steps[-1], scene={}, breakpoints=())  # the panel alone is looked at
        window.lessons.session.start(replace(lesson, steps=(*lesson.steps[:-1], last)), name, len(lesson.steps) - 1)
        window.lessons.panel.step_page.finished.emit()
        settle()
        button = page.next_lesson
        needed = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text())
        assert needed.width() <= button.width() - 8 and needed.height() <= button.height() - 4, name
        assert button.text().replace("\n", " ") == button.accessibleName()
        assert page.rect().contains(button.geometry())


@pytest.mark.parametrize("code", LANGUAGES)
def test_maps_beside_a_lesson_have_most_of_a_small_window(window: MainWindow, qtbot: QtBot, code: str) -> None:
    window.resize(1024, 768)
    retranslator().choose(code)
    window.lessons.start("ucs-greedy-weighted", 8)
    wait_until_shown(window, qtbot)
    bench = window.bench
    assert isinstance(bench, CompareBench)
    for card in bench.cards.cards:
        grid = card.map.map._current_layout()
        assert isinstance(grid, GridLayout) and grid.tray.width() >= 130 and grid.tray.height() >= 95
    for box in (bench.pair.one, bench.pair.other):
        assert box.width() >= box.iconSize().width() + 20
    for button in (bench.chart.space_button, *bench.chart.toggles.values(), bench.chart.menu.button):
        assert button.isVisible() and button.width() >= button.sizeHint().width()
        assert bench.chart.rect().contains(button.geometry())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (900, 600)])
def test_after_continue_all_answers_are_in_view_or_can_be_scrolled_to(
    window: MainWindow, qtbot: QtBot, code: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    retranslator().choose(code)
    window.lessons.start("heuristics", 4)
    settle()
    page = window.lessons.panel.step_page
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    settle()
    box = page.question
    assert window.lessons.session.place == 4 and box is not None and isinstance(box.answers, ChoiceAnswer)
    area, content = box._area, box._asked
    lowest = content.mapTo(area._content, QPoint(0, content.height())).y()
    scrolled = area.verticalScrollBar().maximum()
    for button, label in zip(box.answers.buttons, box.answers._labels, strict=True):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
        for one in (button, label):
            bottom = one.mapTo(area._content, QPoint(0, one.height())).y()
            assert bottom <= lowest <= area.viewport().height() + scrolled, label.text()


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize(("name", "step", "language"), [("state-space", 1, "en"), ("state-space", 3, "ru")])
def test_beside_a_lesson_code_narration_result_and_step_can_be_read_in_a_lecture_room(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], name: str, step: int, language: str
) -> None:
    retranslator().choose(language)
    window.modes.set_projector(True)
    window.resize(*size)
    window.lessons.start(name, step)
    wait_until_shown(window, qtbot)
    settle()
    bench = window.explore
    code = bench.pseudocode.code.viewport()
    parts = bench.narration, code, bench.pseudocode.values, bench.banner, window.player_bar.counter
    shown = [part for part in parts if part.isVisible()]
    assert len(shown) >= 3 and window.size().toTuple() == size
    for part in shown:
        texts = drawn_texts(part)
        assert texts or part is bench.banner, type(part)  # a question can hide the result
        assert all(text.height >= 0.03 * size[1] for text in texts), type(part)


def test_in_a_small_lecture_room_several_lines_of_the_text_of_a_step_are_in_view(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    for language in ("en", "ru"):
        retranslator().choose(language)
        window.lessons.start("state-space", 1)
        wait_until_shown(window, qtbot)
        settle()
        page = window.lessons.panel.step_page
        assert page.body.visibleRegion().boundingRect().height() >= 4 * page.body.fontMetrics().lineSpacing(), language


def test_the_outline_of_a_pane_ends_where_the_narration_lies_over_it(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    window.modes.set_projector(True)
    window.lessons.start("state-space", 3)
    wait_until_shown(window, qtbot)
    pointers, narration = window.lessons.pointers, window.explore.narration
    whole = pointers.places()[0]
    narration._sentences, narration.narrated = (), "A long sentence about the step. " * 20
    narration.fit()
    overlay = narration.overlay
    top = overlay.mapTo(window, QPoint()).y()
    assert overlay.isVisible() and top < pointers.mapTo(window, whole.bottomLeft()).y()
    assert pointers.mapTo(window, pointers.places()[0].bottomLeft()).y() < top


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_list_of_lessons_shows_all_titles_and_minutes_on_a_large_projector(
    window: MainWindow, language: str
) -> None:
    retranslator().choose(language)
    window.resize(1920, 1080)
    window.modes.set_projector(True)
    window.lessons.show_panel(True)
    settle()
    rows = window.lessons.panel.list_page.list
    drawn = "".join(text.text for text in drawn_texts(rows.viewport())).replace(" ", "")
    seen = [rows.item(row) for row in range(rows.count())]
    seen = [item for item in seen if rows.viewport().rect().contains(rows.visualItemRect(item))]
    assert len(seen) >= 2
    for item in seen:
        assert item.text().replace("\n", "").replace(" ", "") in drawn, item.text()
