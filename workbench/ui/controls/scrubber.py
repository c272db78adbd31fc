"""A slider that jumps to the position that is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from workbench.ui.base.theme import colours

MARK_LENGTH, MIN_MARK_DISTANCE = 5, 4
"""Pixels: the length of a mark, and the minimum distance at which marks are still shown."""


class Scrubber(QSlider):
    """A horizontal slider.

    Signals: `scrubbed(int)` when the user, not the program, has moved it.
    """

    scrubbed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._updating = False
        self._marks: tuple[int, ...] = ()
        self.valueChanged.connect(self._report_change)

    def show_value(self, value: int, last: int) -> None:
        """Show `value` in the range 0 … `last`."""
        self._updating = True
        if last != self.maximum():
            self.setRange(0, last)
            self.setPageStep(max(1, last // 20))
        self.setValue(value)
        self._updating = False

    def set_marks(self, values: Sequence[int]) -> None:
        """Mark these values, at which a new section begins."""
        if tuple(values) != self._marks:
            self._marks = tuple(values)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        handle, span = self._handle_and_span()
        if not self._marks or span < MIN_MARK_DISTANCE * len(self._marks):
            return
        with QPainter(self) as painter:
            painter.setPen(QColor(colours().muted))
            for value in self._marks:
                x = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span) + handle // 2
                painter.drawLine(x, self.height() - MARK_LENGTH, x, self.height() - 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the click, and start dragging there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def _value_at(self, x: float) -> int:
        handle, span = self._handle_and_span()
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(x - handle / 2), span)

    def _handle_and_span(self) -> tuple[int, int]:
        """Return the width of the handle, and the range of its position, in pixels."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        return handle.width(), self.width() - handle.width()

    def _report_change(self, value: int) -> None:
        if not self._updating:
            self.scrubbed.emit(value)
