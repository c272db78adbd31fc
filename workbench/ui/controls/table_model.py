"""A base class of table models: rows and columns without children."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


class TableModel(QAbstractTableModel):
    """A table with these columns.

    A subclass implements `data` and the column headings: `headings`, and `heading_tip` and `alignment` if it has them.
    Attribute: rows, what the rows show.
    """

    def __init__(self, columns: Sized, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._width = len(columns)
        self.rows: Sequence[Any] = ()

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def set_rows(self, rows: Sequence[Any]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self.height

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._width

    def headings(self) -> Sequence[str]:
        """Return the column headings."""
        raise NotImplementedError

    def heading_tip(self, _column: int) -> str | None:
        """Return the tooltip of a column heading."""
        return None

    def alignment(self, _column: int) -> Qt.AlignmentFlag | None:
        """Return the alignment of a column heading."""
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.headings()[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.heading_tip(section)
        return self.alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def retranslate(self) -> None:
        """Refresh all texts and colours."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._width - 1)
        self.cells_changed()

    def cells_changed(self) -> None:
        """Report that all cells may have changed, while the rows stay the same."""
        if self.height:
            self.dataChanged.emit(self.index(0, 0), self.index(self.height - 1, self._width - 1))
