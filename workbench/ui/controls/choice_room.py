"""Minimum width of a combo box."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

SPARE = 4
"""Pixels beside the text of an item."""


def give_room(box: QComboBox) -> None:
    """Make a combo box wide enough to show its current item in full.

    Qt reserves room for the longest item or for a fixed number of letters, whatever the current item is.
    """
    option, metrics = QStyleOptionComboBox(), box.fontMetrics()
    box.initStyleOption(option)
    told = QSize(metrics.horizontalAdvance(box.currentText()) + SPARE, metrics.height())
    box.setMinimumWidth(box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, told, box).width())
