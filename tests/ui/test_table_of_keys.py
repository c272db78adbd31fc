"""The table of keys tells every key that does something, whatever the bench."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from workbench.ui.dialogs.shortcuts import ShortcutsDialog
from workbench.ui.main_window import MainWindow

NATIVE = QKeySequence.SequenceFormat.NativeText


def told(window: MainWindow, qtbot: QtBot) -> set[str]:
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
    assert sorted(keys - told(window, qtbot) - {""}) == []
