"""Opened lists of combo boxes can be read in each colour scheme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import colours, theme
from workbench.ui.shell.main_window import MainWindow


@pytest.fixture(autouse=True)
def light_afterwards() -> Iterator[None]:
    yield
    theme().choose("light")


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
@pytest.mark.parametrize("schemes", [("light",), ("dark", "contrast"), ("contrast", "dark"), ("contrast", "light")])
def test_an_opened_list_has_text_that_differs_from_its_background(
    window: MainWindow, qtbot: QtBot, schemes: tuple[str, ...]
) -> None:
    box = next(box for box in window.explore.findChildren(QComboBox) if box.isVisible() and box.count() > 2)
    for scheme in schemes:
        theme().choose(scheme)
        box.showPopup()
        view = box.view()
        qtbot.waitUntil(lambda view=view: view.isVisible() and view.hasFocus())
        row = next(row for row in range(box.count()) if row != box.currentIndex())
        area = view.visualRect(view.model().index(row, 0))
        area.translate(view.viewport().mapTo(view.window(), QPoint()))
        picture = view.window().grab().toImage().copy(area)
        pixels = [picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())]
        assert 2 * pixels.count(QColor(colours().window).name()) > len(pixels), scheme
        assert QColor(colours().text).name() in pixels, scheme
        box.hidePopup()
