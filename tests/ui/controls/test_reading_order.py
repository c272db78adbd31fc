"""Tab goes through controls as one reads."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.controls.reading_order import controls_in_order


def test_rows_come_before_columns(qtbot: QtBot) -> None:
    container = QWidget()
    qtbot.addWidget(container)
    below, right, left = (QLineEdit(container) for _ in range(3))
    below.setGeometry(0, 40, 50, 20)
    right.setGeometry(60, 2, 50, 20)
    left.setGeometry(0, 0, 50, 20)
    container.show()
    assert list(controls_in_order(container)) == [left, right, below]


def test_a_widget_without_room_has_its_place_too(qtbot: QtBot) -> None:
    """A layout that has less room than its margins gives negative heights; the window froze on one of them."""
    container = QWidget()
    qtbot.addWidget(container)
    without_room, below = QWidget(container), QLineEdit(container)
    container.show()
    without_room.setGeometry(0, 4, 50, -8)
    below.setGeometry(0, 40, 50, 20)
    assert without_room.geometry() == QRect(0, 4, 50, -8)
    assert list(controls_in_order(container)) == [below]
