"""The layout for a lecture, and Projector mode: everything needed is visible, large, and not cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.nodes.node_table import ROW_SPACE
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.shortcuts import ShortcutsDialog
from workbench.ui.states.thumbnail import MIN_SIDE
from workbench.wording import LANGUAGES

Key, Modifier = Qt.Key, Qt.KeyboardModifier
SIZES = [(1280, 800), (1024, 768)]


def lecture(window: MainWindow, qtbot: QtBot, size: tuple[int, int], projector: bool) -> None:
    window.resize(*size)
    if projector:
        qtbot.keyClick(window, Key.Key_F5)
        QApplication.processEvents()
        window.resize(*size)  # as on a screen of this size, which the mode fills
    else:
        qtbot.keyClick(window, Key.Key_2, Modifier.ControlModifier)
    window.explore.player.to_end()
    qtbot.waitUntil(lambda: window.explore.player.at_end and not window.explore.session.busy)
    window.explore.player.seek(13)


def has_room(pane: QWidget) -> bool:
    least = pane.minimumSizeHint()
    return pane.width() >= least.width() and pane.height() >= least.height()


def in_view(pane: QWidget, window: MainWindow) -> bool:
    return window.rect().contains(pane.rect().translated(pane.mapTo(window, QPoint())))


@pytest.mark.parametrize("projector", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_everything_that_a_lecture_needs_is_in_view(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], projector: bool
) -> None:
    bench = window.explore
    lecture(window, qtbot, size, projector)
    needed: tuple[QWidget, ...] = (
        bench.large_board,
        bench.tree,
        bench.pseudocode,
        bench.narration,
        window.player_bar,
        *(() if projector else (bench.open_list, bench.line)),
    )
    for language in LANGUAGES:
        window.choose_language(language)
        # the layout follows what a pane shows when events are next processed
        QApplication.processEvents()
        qtbot.waitUntil(lambda: all(has_room(pane) for pane in needed))
        assert window.size().toTuple() == size, language
        for pane in needed:
            assert pane.isVisible() and in_view(pane, window), (language, type(pane).__name__)
        assert not bench.search.isVisible()
        assert not bench.chart.isVisible()
        if not projector:
            table = bench.open_list.table
            row = table.verticalHeader().defaultSectionSize()
            assert table.viewport().height() >= 8 * row >= 8 * (MIN_SIDE + ROW_SPACE), language
            assert bench.large_board.view.height() >= 120, language


@pytest.mark.parametrize("size", SIZES)
def test_the_settings_are_behind_a_line(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    bench = window.explore
    lecture(window, qtbot, size, projector=False)
    assert bench.line.button.text() == "A* · Manhattan distance"

    qtbot.mouseClick(bench.line.button, Qt.MouseButton.LeftButton)
    assert bench.search.isVisible()
    assert bench.board.isVisible()
    assert window.size().toTuple() == size

    qtbot.mouseClick(bench.line.button, Qt.MouseButton.LeftButton)
    assert not bench.search.isVisible()


def test_the_desk_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    for back in (
        lambda: qtbot.keyClick(window, Key.Key_1, Modifier.ControlModifier),
        lambda: window.commands.actions["reset-layout"].trigger(),
    ):
        lecture(window, qtbot, SIZES[0], projector=False)
        back()
        assert bench.search.isVisible()
        assert bench.chart.isVisible()
        assert not bench.large_board.isVisible()
        assert bench.lists.parentWidget().parentWidget().objectName() == "right"
    qtbot.keyClick(window, Key.Key_F5)
    assert bench.large_board.isVisible()
    qtbot.keyClick(window, Key.Key_3, Modifier.ControlModifier)
    assert bench.search.isVisible()
    qtbot.keyClick(window, Key.Key_F5)
    assert bench.search.isVisible()
    qtbot.keyClick(window, Key.Key_F5)
    assert bench.search.isVisible()  # the layout chosen for Projector mode is stored


def test_a_picture_is_not_shown_twice(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    lecture(window, qtbot, SIZES[1], projector=True)
    for face, beside in (("step", False), ("graph", True), ("step", False), ("tree", True)):
        bench.tree.faces.choose(face)
        assert bench.large_board.isVisible() is beside
        assert not bench.line.isVisible()
        window.stage.reveal(True)
        assert bench.line.isVisible()
        window.stage.reveal(False)
        assert window.rect().contains(bench.line.rect().translated(bench.line.mapTo(window, QPoint())))
    bench.tree.faces.choose("step")
    qtbot.keyClick(window, Key.Key_3, Modifier.ControlModifier)
    bench.tree.faces.choose("tree")
    assert not bench.large_board.isVisible()
    assert not bench.line.isVisible()


@pytest.mark.parametrize("projector", [False, True])
@pytest.mark.parametrize("name", ["romania", "maze", ""])
def test_a_map_or_a_board_alone_has_the_whole_height_and_the_window_does_not_grow(
    window: MainWindow, qtbot: QtBot, name: str, projector: bool
) -> None:
    bench, size = window.explore, SIZES[1]
    bench.board.problem.open_problem(name)
    bench.tree.faces.choose("step")
    lecture(window, qtbot, size, projector)
    bench.player.seek(3)
    qtbot.waitUntil(lambda: bool(bench.pseudocode.values.values))
    view: QWidget = bench.stage.map if name else bench.stage.view
    panes: tuple[QWidget, ...] = (view, bench.pseudocode, *(() if projector else (bench.open_list, bench.line)))
    for language in LANGUAGES:
        window.choose_language(language)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: view.isVisible() and view.height() >= 290)
        assert all(pane.isVisible() for pane in panes), language
        qtbot.waitUntil(lambda: all(in_view(pane, window) for pane in panes))
        assert window.size().toTuple() == size, language
    bench.tree.faces.choose("tree")
    assert bench.lists.parentWidget().parentWidget().objectName() == "centre"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_keys_has_room_on_a_projector(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.choose_language(language)
    window.resize(*SIZES[1])
    qtbot.keyClick(window, Key.Key_F5)
    QApplication.processEvents()
    window.resize(*SIZES[1])
    qtbot.keyClick(window, Key.Key_F1)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShortcutsDialog)
    assert dialog.width() <= window.width() and dialog.height() <= window.height()
    qtbot.keyClick(dialog, Key.Key_Escape)


def test_the_board_beside_the_tree_is_the_one_of_the_step(window: MainWindow, qtbot: QtBot) -> None:
    bench = window.explore
    lecture(window, qtbot, SIZES[1], projector=True)
    qtbot.waitUntil(lambda: "f = 10 = 4 + 6" in bench.large_board.caption.text())
    assert bench.lists.currentWidget() is bench.pseudocode
