"""A row of buttons shows their texts if there is room for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from workbench.ui.controls.fitting_buttons import FittingButtons

TEXT, ICON = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[FittingButtons]:
    """Return a row in a wide window, which does not give it its width."""
    buttons = [QToolButton(text=name, iconSize=QSize(16, 16)) for name in ("Open", "Keep", "")]
    picture = QPixmap(16, 16)
    for button in buttons:
        button.setIcon(QIcon(picture))
    holder = QWidget()
    qtbot.addWidget(holder)
    row = FittingButtons(buttons[0], buttons[1], None, buttons[2], margins=(0, 0, 0, 0), parent=holder)
    row.resize(600, 40)
    holder.show()
    yield row
    holder.close()


def styles(row: FittingButtons) -> list[Qt.ToolButtonStyle]:
    return [button.toolButtonStyle() for button in row.findChildren(QToolButton)]


def test_texts_are_shown_only_if_all_fit(row: FittingButtons) -> None:
    assert styles(row) == [TEXT, TEXT, ICON]
    row.resize(90, 40)
    assert styles(row) == [ICON, ICON, ICON]
    row.resize(600, 40)
    assert styles(row) == [TEXT, TEXT, ICON]


def test_a_longer_text_and_a_hidden_button_count(row: FittingButtons) -> None:
    first, second, _ = row.findChildren(QToolButton)
    row.resize(220, 40)
    assert styles(row)[0] is TEXT
    second.setText("A text for which there is no room in this row")
    QApplication.processEvents()
    assert styles(row) == [ICON, ICON, ICON]
    second.hide()
    QApplication.processEvents()
    assert first.toolButtonStyle() is TEXT


def test_it_comes_to_rest(row: FittingButtons) -> None:
    """A change of style requests a layout, after which the texts are fitted."""

    class Requests(QObject):
        count = 0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.count += event.type() is QEvent.Type.LayoutRequest
            return False

    row.resize(90, 40)
    requests = Requests()
    row.installEventFilter(requests)
    for _ in range(50):
        QApplication.processEvents()
    assert requests.count <= 4
