"""The lines of a listing as a model: their texts, and which of them are carried out now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from workbench.wording import text
from workbench.wording.pseudocode import CodeLine, Listing

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole


class CodeModel(QAbstractListModel):
    """Attributes: listing, or None; current, the place of the line that is carried out, or None; lit, those with it."""

    def __init__(self) -> None:
        super().__init__()
        self.listing: Listing | None = None
        self.current: int | None = None
        self.lit: frozenset[int] = frozenset()

    def show(self, listing: Listing | None) -> None:
        """Show another listing, of which nothing is carried out."""
        self.beginResetModel()
        self.listing, self.current, self.lit = listing, None, frozenset()
        self.endResetModel()

    def light(self, name: str | None) -> None:
        """Light what a micro-step called `name` carries out; None: nothing."""
        current, lit = (None, frozenset[int]()) if self.listing is None or name is None else (
            self.listing.place(name), self.listing.lit(name))  # fmt: skip
        if (current, lit) != (self.current, self.lit):
            self.current, self.lit = current, lit
            self.dataChanged.emit(self.index(0, 0), self.index(max(self.rowCount() - 1, 0), 0))

    def line(self, index: Index) -> CodeLine:
        """Return a line."""
        assert self.listing is not None
        return self.listing.lines[index.row()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        """Return how many lines there are."""
        return 0 if self.listing is None or parent.isValid() else len(self.listing.lines)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return a line's text; for a screen reader with the word that it is carried out."""
        if role == _ROLE.DisplayRole:
            return self.line(index).text
        if role == _ROLE.AccessibleTextRole:
            told = self.line(index).text
            return text("pseudocode-line-current", line=told) if index.row() == self.current else told
        return None
