"""The lines of a listing as a list model: their texts, and which of them are being executed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from workbench.wording import text
from workbench.wording.pseudocode import CodeLine, Listing

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class CodeModel(QAbstractListModel):
    """A list model.

    Attributes: listing, or None; current, the index of the current line, or None; lit, all executed lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self.listing: Listing | None = None
        self.current: int | None = None
        self.lit: frozenset[int] = frozenset()

    def show(self, listing: Listing | None) -> None:
        """Show another listing, without a current line."""
        self.beginResetModel()
        self.listing, self.current, self.lit = listing, None, frozenset()
        self.endResetModel()

    def light(self, name: str | None) -> None:
        """Mark the lines executed in the micro-step `name`; None: no line."""
        current, lit = (None, frozenset[int]()) if self.listing is None or name is None else (
            self.listing.place(name), self.listing.lit(name))  # fmt: skip
        if (current, lit) != (self.current, self.lit):
            self.current, self.lit = current, lit
            self.dataChanged.emit(self.index(0, 0), self.index(max(self.rowCount() - 1, 0), 0))

    def line(self, index: Index) -> CodeLine:
        assert self.listing is not None
        return self.listing.lines[index.row()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if self.listing is None or parent.isValid() else len(self.listing.lines)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return a line's text; the accessible text also says whether the line is current."""
        if role == _ROLE.DisplayRole:
            return self.line(index).text
        if role == _ROLE.AccessibleTextRole:
            line_text = self.line(index).text
            return text("pseudocode-line-current", line=line_text) if index.row() == self.current else line_text
        return None
