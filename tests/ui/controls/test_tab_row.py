"""Tabs are as high as their texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from workbench.ui.base.theme import theme
from workbench.ui.controls.tab_row import TabRow

WORDS = "Last", "My games"
"""The second one has letters that reach below the line."""


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    theme().set_size(1.0)


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_letters_below_the_line_are_whole(qtbot: QtBot, size: float) -> None:
    theme().set_size(size)
    tabs = TabRow()
    qtbot.addWidget(tabs)
    for word in WORDS:
        tabs.addTab(word)
    tabs.show()
    QApplication.processEvents()
    for place, word in enumerate(WORDS):
        tabs.setCurrentIndex(1 - place)  # whose mark is no letter
        shown = tabs.grab(tabs.tabRect(place)).toImage()
        expected = QImage(shown.size(), QImage.Format.Format_RGB32)
        expected.fill(tabs.palette().window().color())
        with QPainter(expected) as painter:
            painter.setFont(tabs.font())
            painter.setPen(tabs.palette().windowText().color())
            painter.drawText(4, expected.height() - 2 - tabs.fontMetrics().descent(), word)
        assert _ink_height(shown) == _ink_height(expected), word


def _ink_height(image: QImage) -> int:
    """Return from the first to the last row that has dark pixels."""
    rows = [
        y for y in range(image.height()) if any(image.pixelColor(x, y).lightness() < 90 for x in range(image.width()))
    ]
    return rows[-1] - rows[0]
