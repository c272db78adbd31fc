"""Variables and their values in as many rows as needed; changed values are highlighted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.theme import colours, pixels, theme

MARGIN, GAP, PADDING = 8, 4, 5
"""Pixels: around the rows, between two values, within the frame of a value."""
Value = tuple[str, str]


class ValuesStrip(QWidget):
    """Shows values and keeps its maximum height, so that the layout does not jump when values change.

    Attributes: values, as (name, value); changed, the names of highlighted values.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values: Sequence[Value] = ()
        self.changed: frozenset[str] = frozenset()
        self._rows = 1
        self.set_fitted(False)
        theme().changed.connect(self.discard_height)

    def set_fitted(self, on: bool) -> None:
        """Fit the rows into the height that there is, or take the height that they need."""
        self._fitted = on
        vertical = QSizePolicy.Policy.Ignored if on else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Ignored, vertical)
        self.discard_height()  # the rows of another width need not be those of the next one

    def show_values(self, values: Sequence[Value], changed: frozenset[str] = frozenset()) -> None:
        if (values, changed) != (self.values, self.changed):
            self.values, self.changed = values, changed
            self.setAccessibleDescription(", ".join(f"{name} = {value}" for name, value in values))
            self._grow()
            self.update()

    def discard_height(self) -> None:
        """Shrink to the height of the current values."""
        self._rows = 1
        self._grow()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that the values need at the current width."""
        return QSize(0, round(self._rows * self._row_height() + 2 * pixels(MARGIN) / 2))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, because a value that does not fit is unreadable."""
        return QSize() if self._fitted else self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.discard_height()

    def showEvent(self, event: QShowEvent) -> None:
        """Grow to the rows that the values need."""
        super().showEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for rect, (name, value) in zip(self._rects(), self.values, strict=True):
                self._paint_value(painter, rect, name, value)

    # Internal

    def _paint_value(self, painter: QPainter, rect: QRectF, name: str, value: str) -> None:
        box = rect.adjusted(0.5, 1.5, -0.5, -1.5)
        background = QColor(colours().surface)
        if name in self.changed:
            background = QColor(colours().current)
            background.setAlphaF(0.28)
        painter.setPen(QColor(colours().border))
        painter.setBrush(background)
        painter.drawRoundedRect(box, 3, 3)
        inner = rect.adjusted(pixels(PADDING), 0, -pixels(PADDING), 0)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, left, f"{name} = ")
        painter.setFont(self._bold())
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, value)

    def _rects(self) -> list[QRectF]:
        """Return the rectangle of each value."""
        rects, height = [], self._row_height()
        left, top = float(pixels(MARGIN)), pixels(MARGIN) / 2
        plain, bold = QFontMetricsF(self.font()), QFontMetricsF(self._bold())
        for name, value in self.values:
            width = plain.horizontalAdvance(f"{name} = ") + bold.horizontalAdvance(value) + 2 * pixels(PADDING) + 1
            if left > pixels(MARGIN) and left + width > self.width() - pixels(MARGIN):
                left, top = float(pixels(MARGIN)), top + height
            rects.append(QRectF(left, top, width, height))
            left += width + pixels(GAP)
        return rects

    def _grow(self) -> None:
        if not self.isVisible():
            return  # it may not have its final width yet
        rects = self._rects()
        rows = round(rects[-1].top() / self._row_height() + 0.5) if rects else 1
        if rows > self._rows:
            self._rows = rows
            self.updateGeometry()

    def _row_height(self) -> float:
        least, usual = self.fontMetrics().height(), self.fontMetrics().height() + pixels(6)
        return min(usual, max((self.height() - pixels(MARGIN)) / self._rows, least)) if self._fitted else usual

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font
