"""Minimum width of a combo box."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

PADDING = 4
"""Pixels beside the text of an item."""


def fit_current_item(box: QComboBox) -> None:
    """Make a combo box wide enough to show its current item in full.

    Qt reserves room for the longest item or for a fixed number of letters, whatever the current item is.
    """
    option, metrics = QStyleOptionComboBox(), box.fontMetrics()
    box.initStyleOption(option)
    text_size = QSize(metrics.horizontalAdvance(box.currentText()) + PADDING, metrics.height())
    box.setMinimumWidth(box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text_size, box).width())
