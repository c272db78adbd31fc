"""A layout that puts widgets in a row and continues in the next line when there is no room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays its widgets out from left to right and from line to line; hidden ones take no room.

    A widget aligned to the right, which must be the last, is put at the right end of its line.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return enough room for the widest widget."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, place: bool) -> int:
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        y = inner.y()
        for line in self._lines(inner.width()):
            height = max(item.sizeHint().height() for item in line)
            if place:
                self._place(line, QRect(inner.x(), y, inner.width(), height))
            y += height + self._gap
        return max(y - self._gap, inner.y()) - rect.y() + margins.bottom()

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """Return the items of each line."""
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in (item for item in self._items if not item.isEmpty()):
            width = item.sizeHint().width()
            if not lines or used + width > room:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += width + self._gap
        return lines

    def _place(self, line: list[QLayoutItem], area: QRect) -> None:
        """Place a line's items side by side, vertically centred."""
        x = area.x()
        for item in line:
            size = item.sizeHint()
            if item.alignment() & Qt.AlignmentFlag.AlignRight:
                x = max(x, area.right() + 1 - size.width())
            item.setGeometry(QRect(x, area.y() + (area.height() - size.height()) // 2, size.width(), size.height()))
            x += size.width() + self._gap
