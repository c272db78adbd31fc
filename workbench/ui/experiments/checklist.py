"""A list of things of which any number can be ticked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.controls.key_claiming import claimed

_Checked, _Unchecked = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class TickedList(QListWidget):
    """Shows `rows` rows at once. Space, or a click anywhere on a row, ticks it.

    Signals: `ticked` when other things are ticked.
    """

    ticked = Signal()

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.itemChanged.connect(self.ticked)

    @property
    def chosen(self) -> list[str]:
        """The names of what is ticked, in their order."""
        items = (self.item(row) for row in range(self.count()))
        return [str(item.data(Qt.ItemDataRole.UserRole)) for item in items if item.checkState() is _Checked]

    @property
    def offered(self) -> list[str]:
        """The names of all that can be ticked, in their order."""
        return [str(self.item(row).data(Qt.ItemDataRole.UserRole)) for row in range(self.count())]

    def offer(self, texts: Mapping[str, str], tips: Mapping[str, str], chosen: Sequence[str]) -> None:
        """Offer things by name, with what they are called and what is to be said of them; tick the `chosen` ones."""
        blocked = QSignalBlocker(self)
        row = max(self.currentRow(), 0)
        self.clear()
        for name, told in texts.items():
            item = QListWidgetItem(told, self)
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setToolTip(plain_tip(": ".join(filter(None, (told, tips.get(name, ""))))))  # a name may have no room
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_Checked if name in chosen else _Unchecked)
        self.setCurrentRow(min(row, self.count() - 1))
        del blocked
        self.updateGeometry()

    def tick(self, name: str, on: bool = True) -> None:
        """Tick the thing of that name, or take its tick off."""
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.item(row).setCheckState(_Checked if on else _Unchecked)

    def sizeHint(self) -> QSize:
        """Return room for the rows."""
        height = max(self.sizeHintForRow(0), self.fontMetrics().height() + 4)
        return QSize(120, self._rows * height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the same: fewer rows cannot be overlooked."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Claim Space before it becomes a shortcut of the window."""
        return claimed(event, _ticks) or super().event(event)


def _ticks(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Space and not event.modifiers()
