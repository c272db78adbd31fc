"""Enter in a panel that pops up presses its default button, unless it chooses from a list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.controls.popup_panel import PopupPanel


class Panel:
    """A panel with one control of each kind, which counts how often its default button was pressed."""

    def __init__(self, qtbot: QtBot) -> None:
        self.parent, content, self.pressed = QWidget(), QWidget(), 0
        qtbot.addWidget(self.parent)
        self.box, self.line, self.number, button = QComboBox(), QLineEdit(), QSpinBox(), QPushButton()
        self.box.addItems(("a", "b", "c"))
        button.setDefault(True)
        button.clicked.connect(self._count)
        layout = QVBoxLayout(content)
        for control in (self.box, self.line, self.number, button):
            layout.addWidget(control)
        self.popup = PopupPanel(content, self.parent)
        with qtbot.waitExposed(self.parent):
            self.parent.show()
        with qtbot.waitExposed(self.popup):
            self.popup.open_beside(self.parent)

    def _count(self) -> None:
        self.pressed += 1


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key as a keyboard does: the window decides which widgets it is sent to."""
    window = next(one for one in QGuiApplication.topLevelWindows() if one.winId() == widget.window().effectiveWinId())
    QTest.keyClick(window, key)


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    return Panel(qtbot)


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_enter_in_an_opened_list_only_chooses(panel: Panel, qtbot: QtBot) -> None:
    panel.box.setFocus()
    panel.box.showPopup()
    view = panel.box.view()
    qtbot.waitUntil(lambda: view.isVisible() and view.hasFocus())
    press(view, Qt.Key.Key_Down)
    press(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not view.isVisible())
    assert panel.box.currentText() == "b" and not panel.pressed and panel.popup.isVisible()
    press(panel.box, Qt.Key.Key_Return)  # the list is closed now
    assert panel.pressed == 1


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize("name", ["box", "line", "number"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_elsewhere_presses_the_default_button(panel: Panel, name: str, key: Qt.Key) -> None:
    control = getattr(panel, name)
    control.setFocus()
    press(control, key)
    assert panel.pressed == 1
    press(control, key)
    assert panel.pressed == 2
