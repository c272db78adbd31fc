"""A button with a menu has an arrow that can be seen."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from workbench.ui.controls.menu_button import MenuButton


def test_the_arrow_is_as_large_as_that_of_a_list_and_beside_the_text(qtbot: QtBot) -> None:
    button = MenuButton()
    qtbot.addWidget(button)
    button.setMenu(QMenu(button))
    button.setText("Values")
    button.resize(button.sizeHint())
    with_text = drawn_columns(button)
    button.setText("")
    arrow = drawn_columns(button)
    assert 8 <= len(arrow) <= 11
    assert arrow < with_text
    assert max(with_text - arrow) < min(arrow)


def drawn_columns(button: MenuButton) -> set[int]:
    """Return the columns of pixels in which something dark is drawn."""
    image = QImage(button.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    button.render(image, QPoint())
    return {x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).lightness() < 128}
