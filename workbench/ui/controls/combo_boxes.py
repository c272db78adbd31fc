"""Combo boxes: narrow ones, their width, and groups of items."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

PADDING = 4
"""Pixels beside the text of an item."""


def narrow_combo_box(parent: QWidget, letters: int) -> QComboBox:
    """Return a combo box that can shrink to this many letters.

    Only the Tab key focuses it: after a choice with the mouse, Space still controls the player.
    """
    box = QComboBox(parent, minimumContentsLength=letters)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return box


def add_group_title(box: QComboBox, title: str) -> None:
    """Add a separator and the title of the items that follow; the title itself cannot be chosen."""
    box.insertSeparator(box.count())
    box.addItem(title)
    cast("QStandardItemModel", box.model()).item(box.count() - 1).setEnabled(False)


def fit_current_item(box: QComboBox) -> None:
    """Make a combo box wide enough to show its current item in full.

    Qt reserves room for the longest item or for a fixed number of letters, whatever the current item is.
    """
    option, metrics = QStyleOptionComboBox(), box.fontMetrics()
    box.initStyleOption(option)
    text_size = QSize(metrics.horizontalAdvance(box.currentText()) + PADDING, metrics.height())
    box.setMinimumWidth(box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text_size, box).width())
