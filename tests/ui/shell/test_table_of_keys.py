"""The table of shortcuts lists every key that does something, on any bench."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut, QStandardItemModel
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import theme
from workbench.ui.controls.table_with_placeholder import TableWithPlaceholder, set_up_rows
from workbench.ui.shell.commands import LIST_KEYS
from workbench.ui.shell.main_window import MainWindow
from workbench.ui.shell.shortcuts import ShortcutsDialog

NATIVE = QKeySequence.SequenceFormat.NativeText


def listed_keys(window: MainWindow, qtbot: QtBot) -> set[str]:
    """Return the keys in the table that F1 shows."""
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShortcutsDialog)
    found = {key for label in dialog.findChildren(QLabel) for key in label.text().split(", ")}
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    return found


def test_every_shortcut_of_every_bench_is_in_the_table_of_keys(window: MainWindow, qtbot: QtBot) -> None:
    for name in window.benches:
        window.show_bench(name)
    window.lessons.show_panel(True)
    keys = {shortcut.key().toString(NATIVE) for shortcut in window.findChildren(QShortcut)}
    keys |= {key.toString(NATIVE) for action in window.findChildren(QAction) for key in action.shortcuts()}
    assert {"H", "S", "P", "E", "Ctrl+N", "Ctrl+R", "Ctrl+C", "Del", "F2"} <= keys
    assert sorted(keys - listed_keys(window, qtbot) - {""}) == []


def test_home_and_end_go_to_the_first_and_the_last_row_of_a_table_as_the_table_of_keys_says(
    window: MainWindow, qtbot: QtBot
) -> None:
    table, model = TableWithPlaceholder(window), QStandardItemModel(5, 3)
    table.setModel(model)
    set_up_rows(table)
    table.show()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.setCurrentIndex(model.index(2, 1))
    for key, row in ((Qt.Key.Key_End, 4), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(table, key)
        assert table.currentIndex().row() == row
    assert {QKeySequence("Home").toString(NATIVE), QKeySequence("End").toString(NATIVE)} <= listed_keys(window, qtbot)
    assert [command.keys for command in LIST_KEYS if command.title.endswith("-row")] == [("Home",), ("End",)]


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_the_table_is_written_as_large_as_everything_and_none_of_it_is_cut_at_the_side(
    size: float, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1024, 768)
    theme().size = size
    theme().apply()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShortcutsDialog)
    points = {round(label.font().pointSizeF(), 2) for label in dialog.findChildren(QLabel)}
    assert points == {round(QApplication.font().pointSizeF(), 2)}
    assert window.rect().contains(dialog.rect())
    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    theme().size = 1.0
    theme().apply()
