"""Room for what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

SPARE = 4
"""Pixels that a choice has besides its text."""


def give_room(box: QComboBox) -> None:
    """Let a choice be so wide at least that what is chosen now can be read whole.

    Qt gives room for the longest that could be chosen, or for so many letters, whatever is chosen.
    """
    option, metrics = QStyleOptionComboBox(), box.fontMetrics()
    box.initStyleOption(option)
    told = QSize(metrics.horizontalAdvance(box.currentText()) + SPARE, metrics.height())
    box.setMinimumWidth(box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, told, box).width())
