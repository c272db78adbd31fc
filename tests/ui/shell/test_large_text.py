"""With large text the panes of a bench are stacked and scrolled: nothing is clipped, and nothing is tiny."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.fitting import unreadable
from support.settling import wait_until_shown

from workbench.formats.problem_input import read_problem
from workbench.ui.base.settings import Settings
from workbench.ui.base.theme import theme
from workbench.ui.bench.pane_area import PaneArea
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.charts.plot import Plot
from workbench.ui.controls.counter_row import CounterRow
from workbench.ui.controls.vertical_scroll_area import FramelessScrollArea
from workbench.ui.experiments.plot import ExperimentPlot
from workbench.ui.hex.board.view import HexView
from workbench.ui.player.code_list import CodeList
from workbench.ui.player.narration import Narration
from workbench.ui.shell.app import open_window
from workbench.ui.shell.bench_area import BenchArea
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.states.board_view import BoardView
from workbench.ui.trees.tree_view import TreeView

SIZES = ((1024, 768), (1280, 800), (1440, 900))
CONTROLS = (QLabel, QAbstractButton, QAbstractSpinBox, QComboBox, QHeaderView, QLineEdit, QTabBar)
LEAST_LINES: dict[type[QWidget], float] = {
    Plot: 8,
    ExperimentPlot: 8,
    TreeView: 7,
    BoardView: 6,
    HexView: 12,
    QTableView: 6,
    CodeList: 6,
}
"""The least heights in lines of text."""
SCROLLED_LINES = 4
"""A scrolled area is at least so high, in lines of text."""


@pytest.fixture(autouse=True)
def _as_it_was(qapp: QApplication) -> Iterator[None]:
    assert qapp is not None
    yield
    theme().set_size(1.0)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all is done and laid out: hidden pages get their fonts late."""
    before: list[QRect] = []
    while before != (now := geometries(window)) or not window.bench.settled():
        before = now
        wait_until_shown(window, qtbot)
        for _ in range(12):
            QApplication.processEvents()


def geometries(window: MainWindow) -> list[QRect]:
    """Return where everything is that is shown."""
    shown = [one for one in window.bench.findChildren(QWidget) if one.isVisible()]
    return [QRect(one.mapTo(window, QPoint()), one.size()) for one in shown]


def stations(window: MainWindow, qtbot: QtBot) -> Iterator[str]:
    """Show everything of the bench in front that tabs offer; yield what it is."""
    settle(window, qtbot)
    yield window.stack.name
    for tabs in window.bench.findChildren(QTabWidget):
        for place in range(tabs.count()):
            if tabs.isVisible() and tabs.isTabVisible(place):
                tabs.setCurrentIndex(place)
                settle(window, qtbot)
                yield f"{window.stack.name}, {tabs.tabText(place)}"


def faults(window: MainWindow) -> Iterator[str]:
    """Yield what cannot be read in the window, even by scrolling down, and what is too small."""
    line = window.fontMetrics().lineSpacing()
    for widget in window.bench.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, CONTROLS) and widget.height() and (fault := clipped(widget, window)):
            yield f"{type(widget).__name__} {getattr(widget, 'text', str)()!r} is {fault}"
        for kind, least in LEAST_LINES.items():
            if isinstance(widget, kind) and within(widget, PaneArea) and widget.height() < least * line:
                yield f"{type(widget).__name__} is {widget.height() / line:.1f} lines high"
        if isinstance(widget, FramelessScrollArea) and widget.height() < SCROLLED_LINES * line:
            yield f"{type(widget).__name__} is {widget.height() / line:.1f} lines high"
        if isinstance(widget, PaneArea | BenchArea) and widget.horizontalScrollBar().maximum():
            yield f"{type(widget).__name__} is scrolled sideways by {widget.horizontalScrollBar().maximum()} pixels"
        if isinstance(widget, Narration) and widget.height() < 2 * line:
            yield f"the narration is {widget.height() / line:.1f} lines high"
    scrolled = [tabs.tabText(place) for tabs in tab_bars(window) for place in range(tabs.count())]
    yield from (fault for fault in unreadable(window) if not any(f"“{tab}”" in fault for tab in scrolled))


def tab_bars(window: MainWindow) -> list[QTabBar]:
    """Return the tab bars whose tabs can be scrolled into view."""
    return [tabs for tabs in window.findChildren(QTabBar) if tabs.usesScrollButtons()]


def within(widget: QWidget, kind: type[QWidget]) -> bool:
    parent = widget.parentWidget()
    return parent is not None and (isinstance(parent, kind) or within(parent, kind))


def clipped(widget: QWidget, window: MainWindow) -> str:
    """Return what clips a widget, "" if it can be seen whole, perhaps by scrolling down."""
    area = widget.rect()
    while widget is not window:
        parent = widget.parentWidget()
        area.translate(widget.pos())
        scroll = parent.parentWidget()
        if isinstance(scroll, QScrollArea) and scroll.widget() is widget:
            if area.left() < 0 or area.right() >= parent.width():
                return f"beside {type(scroll).__name__}"
            area = parent.rect()  # all of it comes into view there
        elif not parent.rect().contains(area):
            return f"clipped by {type(parent).__name__}: {area.getRect()} in {parent.rect().getRect()}"
        widget = parent
    return ""


def test_also_after_projector_mode_at_another_size_everything_is_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    bench = window.explore
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and bench.banner.isVisible())
    qtbot.wait(200)
    before = [
        bench._splitters["columns"].sizes(),
        [area.geometry().getRect() for area in bench.findChildren(PaneArea)],
        window.player_bar.geometry().getRect(),
    ]
    theme().set_size(2.0)
    qtbot.wait(200)
    for projector in (True, False):
        window.modes.set_projector(projector)
        qtbot.wait(200)
    theme().set_size(1.0)
    qtbot.wait(600)
    after = [
        bench._splitters["columns"].sizes(),
        [area.geometry().getRect() for area in bench.findChildren(PaneArea)],
        window.player_bar.geometry().getRect(),
    ]
    assert after == before


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [1.5, 2.0])
def test_no_bench_clips_anything_or_scrolls_sideways(
    window: MainWindow, qtbot: QtBot, language: str, size: float
) -> None:
    window.choose_language(language)
    theme().set_size(size)
    found = []
    for name in window.benches:
        window.show_bench(name)
        window.bench.show_sample(None)
        for width, height in SIZES:
            window.resize(width, height)
            for where in stations(window, qtbot):
                found += [f"{where} at {width}×{height}: {fault}" for fault in faults(window)]
            assert (window.width(), window.height()) == (width, height)
    assert not found, "\n".join(dict.fromkeys(found))


def layout(window: MainWindow, qtbot: QtBot) -> dict[str, list[QRect]]:
    """Return where everything is in each bench."""
    places = {}
    for name in window.benches:
        window.show_bench(name)
        settle(window, qtbot)
        places[name] = geometries(window)
    return places


def distance(one: QRect, other: QRect) -> int:
    """Return by how many pixels two places differ at most."""
    return max(abs(a - b) for a, b in zip(one.getRect(), other.getRect(), strict=True))


def test_chosen_while_running_and_at_the_start_a_text_size_gives_the_same_layout(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    layout(window, qtbot)
    theme().set_size(2.0)
    chosen = layout(window, qtbot)
    settings = Settings(None)
    settings.text_size = 2.0
    started = open_window(settings)
    qtbot.addWidget(started)
    with qtbot.waitExposed(started):
        started.show()
    started.explore.load()
    started.resize(1280, 800)
    half_a_line = started.fontMetrics().lineSpacing() / 2
    for name, places in layout(started, qtbot).items():
        assert len(chosen[name]) == len(places), name
        assert all(distance(one, other) < half_a_line for one, other in zip(chosen[name], places, strict=True)), name
    started.close()


def test_back_at_the_usual_size_everything_is_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    layout(window, qtbot)
    before = layout(window, qtbot)
    theme().set_size(2.0)
    assert layout(window, qtbot) != before
    assert any(splitter.turned for splitter in window.findChildren(PaneSplitter))
    theme().set_size(1.0)
    after = layout(window, qtbot)
    for name, places in before.items():
        assert after[name] == places, name


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [1.5, 2.0])
def test_the_panel_of_the_lessons_has_no_bench_scrolled_sideways(
    window: MainWindow, qtbot: QtBot, language: str, size: float
) -> None:
    """Where both do not fit side by side the panel is below the benches; back at the usual size it is beside them."""
    window.choose_language(language)
    window.resize(1024, 768)
    window.lessons.start("parity", 1)
    panel = window.lessons.panel
    settle(window, qtbot)
    usual = QRect(panel.mapTo(window, QPoint()), panel.size())
    theme().set_size(size)
    for width, height in SIZES[1::-1]:
        window.resize(width, height)
        found, places = [], dict[bool, set[tuple[int, int]]]()
        for name in window.benches:
            window.show_bench(name)
            window.bench.show_sample(None)
            settle(window, qtbot)
            areas = [*window.bench.findChildren(PaneArea), *window.findChildren(BenchArea)]
            found += [name for area in areas if area.isVisible() and area.horizontalScrollBar().maximum()]
            places.setdefault(window.player_bar.isVisible(), set()).add(panel.mapTo(window, QPoint()).toTuple())
        assert (window.width(), window.height()) == (width, height)
        assert not found, f"scrolled sideways at {width}×{height}"
        assert all(len(one) == 1 for one in places.values()), "the panel does not jump from bench to bench"
    theme().set_size(1.0)
    window.show_bench("explore")
    window.resize(1024, 768)
    settle(window, qtbot)
    assert QRect(panel.mapTo(window, QPoint()), panel.size()) == usual


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_long_narration_is_larger_than_at_the_usual_size(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.resize(1280, 800)
    usual = window.font().pointSizeF()
    theme().set_size(2.0)
    window.explore.session.set_problem(read_problem("maze"))
    window.explore.show_sample(4)
    settle(window, qtbot)
    narration = window.explore.narration
    assert len(narration.text()) > 150
    assert narration._small_font.pointSizeF() >= 1.3 * usual


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_the_goal_beside_the_board_is_seen_whole_without_scrolling(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    window.choose_language(language)
    window.resize(*size)
    theme().set_size(2.0)
    board = window.explore.board
    window.explore.show_sample(None)
    for face, goal in (("start", board.editor.goal_picture), ("now", board.now.goal)):
        board.show_face(face)
        settle(window, qtbot)
        assert goal.isVisible() and goal.visibleRegion().boundingRect() == goal.rect(), face


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_how_two_searches_are_related_is_said_whole(
    window: MainWindow, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    window.choose_language(language)
    window.resize(*size)
    theme().set_size(2.0)
    window.show_bench("compare")
    window.bench.show_sample(None)
    settle(window, qtbot)
    sentence = window.bench.pair.sentence
    qtbot.waitUntil(lambda: sentence.text() != "")
    room = QRect(0, 0, sentence.width(), 10_000)
    needed = sentence.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, sentence.text())
    assert sentence.wordWrap() and needed.height() <= sentence.height()
    theme().set_size(1.0)
    settle(window, qtbot)
    assert not sentence.wordWrap()


def test_with_twice_the_size_costs_in_the_tree_are_twice_as_large_as_the_smallest_usual_ones(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1440, 900)
    window.explore.show_sample(18)
    for size in (1.0, 2.0):
        theme().set_size(size)
        settle(window, qtbot)
        canvas = window.explore.tree.canvas
        assert canvas.painter_of(QPainter())._font.pixelSize() >= 9 * size, size


def test_the_name_of_a_count_and_its_value_are_a_space_apart(window: MainWindow, qtbot: QtBot) -> None:
    theme().set_size(2.0)
    window.resize(1440, 900)
    window.show_bench("hex")
    settle(window, qtbot)
    counters = window.bench.counters
    assert isinstance(counters, CounterRow)
    for key, name in counters.names.items():
        if name.isVisible():
            gap = counters.values[key].x() - name.x() - name.fontMetrics().horizontalAdvance(name.text())
            assert gap >= 0.8 * name.fontMetrics().horizontalAdvance(" "), key


def test_a_number_at_the_upper_end_of_an_axis_is_whole(window: MainWindow, qtbot: QtBot) -> None:
    theme().set_size(2.0)
    window.resize(1440, 900)
    window.show_bench("compare")
    settle(window, qtbot)
    plot = window.bench.chart.plot
    assert plot._left_box.sceneBoundingRect().top() >= QFontMetrics(plot.font()).height() // 2


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_result_leaves_the_narration_in_view_at_every_step(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    theme().set_size(2.0)
    bench = window.explore
    bench.player.to_end()
    qtbot.waitUntil(lambda: bench.player.at_end and not bench.session.busy and bench.banner.isVisible())
    assert bench.narration.isVisible() and bench.narration.width() > 0.3 * bench.width()
    for step in (0, 3):
        bench.player.seek(step)
        qtbot.waitUntil(lambda: not bench.banner.isVisible() and bench.narration.width() > 0.9 * bench.width())
        assert bench.narration.isVisible()
    bench.player.to_end()
    qtbot.waitUntil(bench.banner.isVisible)
