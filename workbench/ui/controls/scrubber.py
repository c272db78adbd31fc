"""A slider that goes where it is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from workbench.ui.base.theme import colours

MARK, MIN_APART = 5, 4
"""Pixels: the length of a mark, and how near to each other marks may come before they are left out."""


class Scrubber(QSlider):
    """A horizontal slider.

    Signals: `scrubbed(int)` when the user, not the program, has moved it.
    """

    scrubbed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._showing = False
        self._marks: tuple[int, ...] = ()
        self.valueChanged.connect(self._tell)

    def show_value(self, value: int, last: int) -> None:
        """Stand at `value` of 0 … `last`."""
        self._showing = True
        if last != self.maximum():
            self.setRange(0, last)
            self.setPageStep(max(1, last // 20))
        self.setValue(value)
        self._showing = False

    def set_marks(self, values: Sequence[int]) -> None:
        """Mark these values, at which something else begins."""
        if tuple(values) != self._marks:
            self._marks = tuple(values)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider, and the marks below it."""
        super().paintEvent(event)
        handle, span = self._handle_and_span()
        if not self._marks or span < MIN_APART * len(self._marks):
            return
        painter = QPainter(self)
        painter.setPen(QColor(colours().muted))
        for value in self._marks:
            x = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span) + handle // 2
            painter.drawLine(x, self.height() - MARK, x, self.height() - 1)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to where the click is, and be dragged from there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where the pointer leaves it."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def _value_at(self, x: float) -> int:
        handle, span = self._handle_and_span()
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(x - handle / 2), span)

    def _handle_and_span(self) -> tuple[int, int]:
        """Return how wide the handle is, and how far it can go."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        return handle.width(), self.width() - handle.width()

    def _tell(self, value: int) -> None:
        if not self._showing:
            self.scrubbed.emit(value)
