"""Leaving Projector mode brings back what was on the screen before it, to the pixel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QSplitterHandle, QTableView, QTabWidget, QWidget
from pytestqt.qtbot import QtBot
from support.settling import wait_until_shown

from workbench.ui.base.throttle import Throttle
from workbench.ui.bench.pane_splitter import PaneSplitter
from workbench.ui.charts.plot import Plot
from workbench.ui.divide.bench import DivideBench
from workbench.ui.lessons.pointers import Pointers
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.trees.tree_view import TreeView

BENCHES = ("explore", "compare", "experiments", "divide", "audit", "hex", "minimax", "play")
SIZES = [(1024, 768), (1280, 800)]


def settle(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(10):
        QApplication.processEvents()
    wait_until_shown(window, qtbot)


def arrangement(window: MainWindow) -> dict[str, object]:
    """Return what is on the screen and where, what is in front, how far it is scrolled and what has the focus.

    Of trees, what part is seen; of charts, which titles.
    """
    shown: dict[str, object] = {"focus": window.focusWidget()}
    for one in window.findChildren(QWidget):
        if not one.isVisible() or one.isWindow() or isinstance(one, (Pointers, QSplitterHandle)):
            continue  # what is pointed at, and the handles beside panes that were hidden, are created again
        name = f"{type(one).__name__} {one.objectName()} {id(one)}"
        shown[name] = QRect(one.mapTo(window, QPoint()), one.size()).getRect()
        if isinstance(one, QTabWidget):
            shown[f"{name} in front"] = one.currentWidget()
        if isinstance(one, QAbstractScrollArea):
            shown[f"{name} scrolled"] = one.horizontalScrollBar().value(), one.verticalScrollBar().value()
        if isinstance(one, TreeView):
            shown[f"{name} seen"] = one.fitting, one.camera.copy()
        if isinstance(one, Plot):
            shown[f"{name} titles"] = [side for side, axis in one._axes.items() if axis.label.isVisible()]
    return shown


def changes(before: dict[str, object], after: dict[str, object]) -> dict[str, tuple[object, object]]:
    return {name: (before.get(name), after.get(name)) for name in before | after if before.get(name) != after.get(name)}


@pytest.mark.parametrize(("size", "lesson"), [(SIZES[0], False), (SIZES[0], True), (SIZES[1], False)])
@pytest.mark.parametrize("name", BENCHES)
def test_leaving_the_mode_brings_back_everything(
    window: MainWindow, qtbot: QtBot, name: str, size: tuple[int, int], lesson: bool
) -> None:
    window.resize(*size)
    if lesson:
        window.lessons.start("parity", 2)
    window.show_bench(name)
    if name != "experiments":
        window.bench.show_sample(None)
    settle(window, qtbot)
    for tabs in window.bench.findChildren(QTabWidget):
        tabs.setCurrentIndex(tabs.count() - 1)
    for splitter in window.bench.findChildren(PaneSplitter):
        if splitter.isVisible() and all(splitter.sizes()[:2]) and splitter.count() > 1:
            splitter.moveSplitter(splitter.sizes()[0] + 20, 1)
    settle(window, qtbot)
    for area in window.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum() // 2)
    takes_focus = [one for one in window.bench.findChildren(QTableView) if one.isVisible()]
    (takes_focus or [window.tabs])[-1].setFocus()
    settle(window, qtbot)
    before = arrangement(window)
    for press in range(2):
        qtbot.keyClick(window, Qt.Key.Key_F5)
        settle(window, qtbot)
        assert window.modes.projector
        qtbot.keyClick(window, Qt.Key.Key_F5)
        settle(window, qtbot)
        assert not window.modes.projector
        assert not changes(before, arrangement(window)), press


def at(window: MainWindow, qtbot: QtBot, step: int) -> None:
    player = window.explore.player
    player.go_to_step(step)
    qtbot.waitUntil(lambda: player.t == step and not window.explore.session.busy)
    settle(window, qtbot)


def pictures(window: MainWindow) -> dict[str, QImage]:
    bench = window.explore
    panes = bench.tree, bench.chart, bench.open_list, bench.closed_list, bench.board, bench.narration
    for pane in panes:
        for throttle in pane.findChildren(Throttle):
            throttle.flush()
    QApplication.processEvents()  # lays out what has changed
    return {type(pane).__name__: pane.grab().toImage() for pane in panes}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("before", "after"), [(0, 13), (3, 6), (13, 14), (10, 19), (19, 19)])
def test_after_steps_in_the_mode_everything_is_as_after_the_same_steps_outside(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], before: int, after: int
) -> None:
    window.resize(*size)
    session = window.explore.session
    at(window, qtbot, 19)
    session.repeat_run()  # with another camera
    at(window, qtbot, before)
    at(window, qtbot, after)
    expected = pictures(window)
    session.repeat_run()
    at(window, qtbot, before)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    settle(window, qtbot)
    at(window, qtbot, after)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    settle(window, qtbot)
    shown = pictures(window)
    assert [name for name in expected if shown[name] != expected[name]] == []


def test_what_the_user_has_zoomed_and_moved_in_the_tree_is_seen_again(window: MainWindow, qtbot: QtBot) -> None:
    at(window, qtbot, 13)
    canvas = window.explore.tree.canvas
    canvas.zoom(1.5, QPointF(10, 10))
    before = canvas.fitting, canvas.camera.copy()
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_F5)
        settle(window, qtbot)
    assert (canvas.fitting, canvas.camera) == before


def test_the_titles_of_a_chart_are_those_that_fit_in_the_present_font(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 768)
    at(window, qtbot, 13)
    plot = window.explore.chart.plot
    assert plot is not None and plot._axes["bottom"].label.isVisible()
    usual, large = plot.font(), plot.font()
    large.setPointSizeF(3 * usual.pointSizeF())
    plot.setFont(large)
    assert not plot._axes["bottom"].label.isVisible()
    plot.setFont(usual)
    assert plot._axes["bottom"].label.isVisible()


def test_a_step_of_a_lesson_that_came_during_the_mode_keeps_its_tab(window: MainWindow, qtbot: QtBot) -> None:
    window.lessons.start("a-star", 1)
    lists = window.explore.lists
    lists.setCurrentWidget(window.explore.moments)
    settle(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    settle(window, qtbot)
    window.explore.show_scene({"tab": "inspector"})
    qtbot.keyClick(window, Qt.Key.Key_F5)
    settle(window, qtbot)
    assert lists.currentWidget() is window.explore.inspector


def test_a_list_chosen_in_the_mode_is_not_in_front_after_it(window: MainWindow, qtbot: QtBot) -> None:
    lists = window.explore.lists
    assert lists.currentWidget() is window.explore.closed_list
    qtbot.keyClick(window, Qt.Key.Key_F5)
    lists.setCurrentWidget(window.explore.inspector)
    settle(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    settle(window, qtbot)
    assert lists.currentWidget() is window.explore.closed_list


@pytest.mark.parametrize("turns", ["eF", "Fe", "eFlF", "FelF", "FeFl", "eFFl"])
def test_each_level_of_a_divided_search_has_the_heights_that_it_had_before_the_mode(
    window: MainWindow, qtbot: QtBot, turns: str
) -> None:
    """Turns: e enters the search of a phase, l leaves it, F switches Projector mode. Each level keeps its heights."""
    window.show_bench("divide")
    bench = window.bench
    assert isinstance(bench, DivideBench)
    bench.show_sample(None)
    settle(window, qtbot)
    splitter = next(one for one in bench.findChildren(PaneSplitter) if one.objectName() == "right")
    splitter.moveSplitter(splitter.sizes()[0] - 40, 2)
    expected = {}
    for inside in (False, True, False):
        bench.enter() if inside else bench.handle_backspace()
        settle(window, qtbot)
        expected[inside] = splitter.sizes()
    assert expected[False] != expected[True]
    for turn in turns:
        if turn == "F":
            qtbot.keyClick(window, Qt.Key.Key_F5)
        else:
            bench.enter() if turn == "e" else bench.handle_backspace()
        settle(window, qtbot)
        if not window.modes.projector:
            assert splitter.sizes() == expected[bench.divide.inside is not None]
    if window.modes.projector:
        qtbot.keyClick(window, Qt.Key.Key_F5)
        settle(window, qtbot)
    assert splitter.sizes() == expected[bench.divide.inside is not None]


def test_the_list_chosen_in_the_mode_is_in_front_when_the_mode_is_entered_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    bench = window.explore
    for chosen in (bench.open_list, bench.closed_list):
        qtbot.keyClick(window, Qt.Key.Key_F5)
        bench.lists.setCurrentWidget(chosen)
        settle(window, qtbot)
        for _ in range(2):
            qtbot.keyClick(window, Qt.Key.Key_F5)
            settle(window, qtbot)
        assert window.modes.projector and bench.lists.currentWidget() is chosen
        qtbot.keyClick(window, Qt.Key.Key_F5)


def test_in_the_mode_each_list_of_nodes_is_named(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    at(window, qtbot, 13)
    assert not bench.closed_list.title.isVisible()  # its tab has the name
    qtbot.keyClick(window, Qt.Key.Key_F5)
    for pane, name in ((bench.open_list, "OPEN"), (bench.closed_list, "CLOSED")):
        bench.lists.setCurrentWidget(pane)
        settle(window, qtbot)
        count = pane.table.model().rowCount()
        assert pane.title.name.isVisible() and pane.title.name.text() == name
        assert pane.title.count.text() == str(count)
