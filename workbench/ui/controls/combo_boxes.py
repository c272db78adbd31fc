"""Combo boxes: narrow ones, their width, and groups of items."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt
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


class _Fitting(QObject):
    """Keeps a combo box as wide as its current item when its font changes, which may be later than the theme."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.Show):
            fit_current_item(self._box)
        return super().eventFilter(watched, event)


def fit_current_item(box: QComboBox) -> None:
    """Make a combo box wide enough to show its current item in full, also in another font.

    Qt reserves room for the longest item or for a fixed number of letters, whatever the current item is.
    """
    if box.findChild(_Fitting) is None:
        _Fitting(box)
    option, metrics = QStyleOptionComboBox(), box.fontMetrics()
    box.initStyleOption(option)
    text_size = QSize(metrics.horizontalAdvance(box.currentText()) + PADDING, metrics.height())
    box.setMinimumWidth(box.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, text_size, box).width())
