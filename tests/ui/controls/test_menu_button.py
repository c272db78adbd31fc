"""Buttons with menus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import theme
from workbench.ui.controls.menu_button import MenuButton

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    theme().set_size(1.0)


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_the_longest_entry_has_room_and_the_menu_keeps_its_width(qtbot: QtBot, size: float) -> None:
    theme().set_size(size)
    button = MenuButton()
    qtbot.addWidget(button)
    menu, widths = QMenu(button), set()
    for words in ("order of expansion", "Arrows to parents"):
        menu.addAction(words).setCheckable(True)
    button.setMenu(menu)
    plain = menu.sizeHint().width()
    for _ in range(3):
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        QApplication.processEvents()
        widths.add(menu.width())
        menu.hide()
    assert len(widths) == 1 and widths.pop() >= plain + 4
    assert QFontMetrics(menu.font()).horizontalAdvance("order of expansion") < menu.minimumWidth()
