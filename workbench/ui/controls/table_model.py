"""What all tables have in common: rows in columns, and nothing below a row."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


class TableModel(QAbstractTableModel):
    """A table with these columns.

    A subclass says how many rows there are and what is in them, and what the columns are called: by `headings`, or by
    `headerData` where there is more to say of them.
    """

    def __init__(self, columns: Sized, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._width = len(columns)

    @property
    def height(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        """Return how many rows there are."""
        return 0 if parent.isValid() else self.height

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        """Return how many columns there are."""
        return 0 if parent.isValid() else self._width

    def headings(self) -> Sequence[str]:
        """Return what the columns are called."""
        raise NotImplementedError

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a column is called."""
        wanted = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self.headings()[section] if wanted else None

    def retranslate(self) -> None:
        """Have everything said anew, in the language and the colours of now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._width - 1)
        self.cells_changed()

    def cells_changed(self) -> None:
        """Tell that there are the same rows, with other things in them."""
        if self.height:
            self.dataChanged.emit(self.index(0, 0), self.index(self.height - 1, self._width - 1))
