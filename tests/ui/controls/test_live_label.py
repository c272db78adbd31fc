"""A label whose text changes many times a second."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

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
