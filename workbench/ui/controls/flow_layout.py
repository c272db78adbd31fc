"""A layout that puts widgets in a row and continues in the next line when there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


def flow(widths: Sequence[int], room: int, gap: int) -> list[int]:
    """Return the line, from 0, of each of several widgets with these widths in pixels."""
    lines: list[int] = []
    used = 0
    for width in widths:
        begins = not lines or used + width > room
        lines.append((lines[-1] + 1 if lines else 0) if begins else lines[-1])
        used = (0 if begins else used) + width + gap
    return lines


class FlowLayout(QLayout):
    """Lays its widgets out from left to right and from line to line; hidden ones take no room.

    A widget aligned to the right, which must be the last, is put at the right end of its line. `wide`: whether it takes
    the width of all in one line if there is room beside others. `below`: pixels between lines, by default `spacing`.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 6, wide: bool = False, below: int | None = None
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._wide = spacing, wide
        self._below = spacing if below is None else below
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
        size = self.minimumSize()
        widths = [item.sizeHint().width() + self._gap for item in self._items if not item.isEmpty()]
        return size.expandedTo(QSize(sum(widths) - self._gap, 0)) if self._wide else size

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
            y += height + self._below
        return max(y - self._below, inner.y()) - rect.y() + margins.bottom()

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """Return the items of each line."""
        shown = [item for item in self._items if not item.isEmpty()]
        places = flow([item.sizeHint().width() for item in shown], room, self._gap)
        return [
            [item for item, place in zip(shown, places, strict=True) if place == line]
            for line in range(max(places, default=-1) + 1)
        ]

    def _place(self, line: list[QLayoutItem], area: QRect) -> None:
        """Place a line's items side by side, vertically centred."""
        x = area.x()
        for item in line:
            size = item.sizeHint()
            if item.alignment() & Qt.AlignmentFlag.AlignRight:
                x = max(x, area.right() + 1 - size.width())
            item.setGeometry(QRect(x, area.y() + (area.height() - size.height()) // 2, size.width(), size.height()))
            x += size.width() + self._gap


def flow_of(*widgets: QWidget, spacing: int = 6, wide: bool = False) -> FlowLayout:
    """Return a layout of these widgets."""
    layout = FlowLayout(spacing=spacing, wide=wide)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
