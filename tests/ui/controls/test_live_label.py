"""A label whose text changes many times a second."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.drawn_texts import drawn_texts

from workbench.ui.base.layouts import vbox
from workbench.ui.controls.live_label import LiveLabel


@pytest.mark.parametrize("points", [8, 9, 10, 10.5, 11, 12, 14, 16, 20])
def test_a_label_grows_only_if_its_text_does_not_fit_into_its_lines(qtbot: QtBot, points: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = LiveLabel(window, lines=2, max_lines=6)
    vbox(label, parent=window)
    font = label.font()
    font.setPointSizeF(points)
    label.setFont(font)
    window.resize(400, 300)
    window.show()
    qtbot.waitExposed(window)
    height = label.sizeHint().height()
    one_line = "word " * (label.width() // label.fontMetrics().horizontalAdvance("word ") - 1)
    for text in (one_line, one_line * 2):
        label.setText(text.strip())
        assert label.fits(label.text())
        assert label.sizeHint().height() == height
    label.setText((one_line * 3).strip())
    assert label.sizeHint().height() > height
    assert label.fits(label.text())


def test_a_formula_without_room_in_one_line_is_broken_rather_than_cut(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = LiveLabel(window, Qt.AlignmentFlag.AlignCenter, lines=2, max_lines=6)
    vbox(label, parent=window, margins=0)
    formula = "f = 10 = 10 + 0,"
    needed = label.fontMetrics().horizontalAdvance(formula)
    window.show()
    qtbot.waitExposed(window)
    label.setText(f"Node 35: {formula} depth 10")
    for width in (2 * needed, needed - 2):
        window.setFixedWidth(width)
        qtbot.waitUntil(lambda width=width: label.width() == width)
        texts = drawn_texts(label)
        assert all(
            text.at.x() >= 0 and text.at.x() + label.fontMetrics().horizontalAdvance(text.text) <= width + 2
            for text in texts
        ), texts
