"""A list with check boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import pixels
from workbench.ui.controls.check_boxes import SIDE, GrowingBoxes
from workbench.ui.controls.key_claiming import claim_key

Index = QModelIndex | QPersistentModelIndex
MARGIN = 4
"""Pixels between a box and its text, and behind the text."""
_Checked, _Unchecked = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class CheckList(GrowingBoxes, QListWidget):
    """A list that shows `rows` rows at once. Space, or a click anywhere on a row, toggles its check box.

    Signals: `ticked` when the checked items change.
    """

    ticked = Signal()

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Wrapping(self))
        self.itemChanged.connect(self.ticked)

    @property
    def chosen(self) -> list[str]:
        """The names of the checked items, in order."""
        items = (self.item(row) for row in range(self.count()))
        return [str(item.data(Qt.ItemDataRole.UserRole)) for item in items if item.checkState() is _Checked]

    @property
    def offered(self) -> list[str]:
        """The names of all items, in order."""
        return [str(self.item(row).data(Qt.ItemDataRole.UserRole)) for row in range(self.count())]

    def offer(self, texts: Mapping[str, str], tips: Mapping[str, str], chosen: Sequence[str]) -> None:
        """Fill the list: name -> label, name -> tool tip; check the items in `chosen`."""
        blocked = QSignalBlocker(self)
        row = max(self.currentRow(), 0)
        self.clear()
        for name, label in texts.items():
            item = QListWidgetItem(label, self)
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setToolTip(plain_tip(": ".join(filter(None, (label, tips.get(name, ""))))))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_Checked if name in chosen else _Unchecked)
        self.setCurrentRow(min(row, self.count() - 1))
        del blocked
        self.updateGeometry()

    def _grow(self) -> None:
        super()._grow()
        self.doItemsLayout()  # texts beside larger boxes wrap earlier

    def tick(self, name: str, on: bool = True) -> None:
        """Check or uncheck an item by name."""
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.item(row).setCheckState(_Checked if on else _Unchecked)

    def sizeHint(self) -> QSize:
        return QSize(120, self._rows * (self.fontMetrics().height() + 4) + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, so that all rows remain visible."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Claim Space before it triggers a shortcut of the window."""
        return claim_key(event, _is_toggle_key) or super().event(event)


class _Wrapping(QStyledItemDelegate):
    """Gives texts the height of all of their lines: beside larger boxes Qt counts too few."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint, view = super().sizeHint(option, index), self.parent()
        assert isinstance(view, CheckList)
        room = view.viewport().width() - pixels(SIDE) - 2 * MARGIN
        lines = view.fontMetrics().boundingRect(0, 0, room, 0, Qt.TextFlag.TextWordWrap, index.data())
        return QSize(hint.width(), max(hint.height(), lines.height()))


def _is_toggle_key(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and not event.modifiers()
