"""A text that changes many times a second."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.formulas import unbroken

LINE_MARGIN = 4
"""Pixels by which lines of text may be higher than their line spacing."""
_UNBOUNDED = 100_000


class LiveLabel(QWidget):
    """Shows a text like a label, but without laying out the whole window at every change, as a QLabel would.

    It keeps the width of its longest text, so that the widgets beside it do not move. With `lines` it wraps its text
    and always has the height of this many lines, and any width; if a text needs more lines at the current width, it
    grows up to `max_lines` lines and keeps that height. No line ends within a formula if that is possible.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        lines: float = 0,
        max_lines: int = 0,
    ) -> None:
        super().__init__(parent)
        self._alignment, self._lines, self._most = alignment, lines, max_lines
        self._taken = lines
        self._text = ""
        self._longest = ""
        self._expected: tuple[str, ...] = ()
        horizontal = QSizePolicy.Policy.Ignored if lines else QSizePolicy.Policy.Minimum
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed if lines else QSizePolicy.Policy.Preferred)

    def text(self) -> str:
        return self._text

    def setText(self, new_text: str) -> None:
        if new_text == self._text:
            return
        self._text = new_text
        self.setAccessibleDescription(new_text)
        if self.fontMetrics().horizontalAdvance(new_text) > self._widest:
            self._longest = new_text
            if not self._lines:
                self.updateGeometry()
        self._grow()
        self.update()

    def reserve(self, expected: tuple[str, ...]) -> None:
        """Have room for the lines of any of these texts from the beginning, up to the maximum."""
        self._expected = expected
        self._lay_out_again()

    def set_lines(self, lines: float) -> None:
        """Set the number of lines."""
        if lines != self._lines:
            self._lines = self._taken = lines
            self._grow()
            self.updateGeometry()
            self.update()

    def discard_width(self) -> None:
        """Shrink to the current text, because longer ones will not return."""
        self._longest = self._text
        self._lay_out_again()

    def fits(self, new_text: str) -> bool:
        """Return whether a text fits into the lines."""
        return self._box(new_text).height() <= self._height()

    def sizeHint(self) -> QSize:
        """Return the room that the text needs."""
        margins, metrics = self.contentsMargins(), self.fontMetrics()
        height = self._height() if self._lines else metrics.height()
        width = 0 if self._lines else self._widest + 2
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, because a text that does not fit is unreadable."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            flags = self._alignment | Qt.TextFlag.TextWordWrap if self._lines else self._alignment
            painter.drawText(self.contentsRect(), flags, self._joined(self._text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Grow to the lines that the text needs."""
        super().showEvent(event)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._most and event.size().width() != event.oldSize().width():
            self._taken = self._lines
            self._grow()
            self.updateGeometry()
        self.update()

    @property
    def _widest(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._longest)

    def _lay_out_again(self) -> None:
        self._taken = self._lines
        self._grow()
        self.updateGeometry()

    def _height(self) -> int:
        return round(self._taken * self.fontMetrics().lineSpacing()) + LINE_MARGIN

    def _grow(self) -> None:
        """Grow to the lines that the text needs, up to the maximum."""
        if self._taken >= self._most or not self.isVisible():
            return  # a hidden widget may not have its final width yet
        height = max(self._box(one).height() for one in (self._text, *self._expected)) - LINE_MARGIN
        needed = min(-(-height // self.fontMetrics().lineSpacing()), self._most)
        if needed > self._taken:
            self._taken = needed
            self.updateGeometry()

    def _box(self, new_text: str) -> QRect:
        return self._wrapped(self._joined(new_text))

    def _joined(self, new_text: str) -> str:
        """Return a text with formulas that no line ends within, unless there is no room for these or for the lines."""
        joined, lines = unbroken(new_text), max(self._lines, self._most)
        room = max(lines * self.fontMetrics().lineSpacing() + LINE_MARGIN, self.contentsRect().height())
        box = self._wrapped(joined)
        lacks_room = box.height() > room or box.width() > self.contentsRect().width()
        return new_text if self._lines and lacks_room else joined

    def _wrapped(self, new_text: str) -> QRect:
        width = self.contentsRect().width()
        return self.fontMetrics().boundingRect(0, 0, width, _UNBOUNDED, Qt.TextFlag.TextWordWrap, new_text)
