"""A text that changes many times a second."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

SLACK = 4
"""Pixels by which lines of text may be higher than their spacing says."""
_UNBOUNDED = 100_000


class LiveLabel(QWidget):
    """Shows a text in place of a label, which would have the whole window laid out anew at every change.

    It keeps the width that its longest text needed, so that nothing beside it moves to and fro. With `lines` it wraps
    its text into so many lines, which take their height whether they are full or not, and asks for no width; for a text
    that needs more lines in the width that there is, it takes up to `most`, and keeps them.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        lines: int = 0,
        most: int = 0,
    ) -> None:
        super().__init__(parent)
        self._alignment, self._lines, self._most = alignment, lines, most
        self._taken = lines
        self._text = ""
        self._widest = 0
        across = QSizePolicy.Policy.Ignored if lines else QSizePolicy.Policy.Minimum
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed if lines else QSizePolicy.Policy.Preferred)

    def text(self) -> str:
        """Return the text."""
        return self._text

    def setText(self, told: str) -> None:
        """Show another text."""
        if told == self._text:
            return
        self._text = told
        self.setAccessibleDescription(told)
        width = self.fontMetrics().horizontalAdvance(told)
        if width > self._widest:
            self._widest = width
            if not self._lines:
                self.updateGeometry()
        self._grow()
        self.update()

    def set_lines(self, lines: int) -> None:
        """Wrap into another number of lines."""
        if lines != self._lines:
            self._lines = self._taken = lines
            self._grow()
            self.updateGeometry()
            self.update()

    def discard_width(self) -> None:
        """Need no more room than the text of now: the longer ones will not come back."""
        self._widest = self.fontMetrics().horizontalAdvance(self._text)
        self._taken = self._lines
        self._grow()
        self.updateGeometry()

    def fits(self, told: str) -> bool:
        """Tell whether a text has room in the lines."""
        return self._box(told).height() <= self._height()

    def sizeHint(self) -> QSize:
        """Return the room that the text needs."""
        margins, metrics = self.contentsMargins(), self.fontMetrics()
        height = self._height() if self._lines else metrics.height()
        width = 0 if self._lines else self._widest + 2
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSizeHint(self) -> QSize:
        """Return the same: what does not fit could not be read."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = self._alignment | Qt.TextFlag.TextWordWrap if self._lines else self._alignment
        painter.drawText(self.contentsRect(), flags, self._text)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.discard_width()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the lines that are needed."""
        super().showEvent(event)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        if self._most and event.size().width() != event.oldSize().width():
            self._taken = self._lines
            self._grow()
            self.updateGeometry()
        self.update()

    def _height(self) -> int:
        return self._taken * self.fontMetrics().lineSpacing() + SLACK

    def _grow(self) -> None:
        """Take the lines that the text needs, as far as may be."""
        if self._taken >= self._most or not self.isVisible():
            return  # what is not in view may not have its width yet
        needed = min(-(-self._box(self._text).height() // self.fontMetrics().lineSpacing()), self._most)
        if needed > self._taken:
            self._taken = needed
            self.updateGeometry()

    def _box(self, told: str) -> QRect:
        width = self.contentsRect().width()
        return self.fontMetrics().boundingRect(0, 0, width, _UNBOUNDED, Qt.TextFlag.TextWordWrap, told)
