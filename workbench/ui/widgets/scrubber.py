"""A slider that goes where it is clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget


class Scrubber(QSlider):
    """A horizontal slider.

    Signals: `scrubbed(int)` when the user, not the program, has moved it.
    """

    scrubbed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._showing = False
        self.valueChanged.connect(self._tell)

    def show_value(self, value: int, last: int) -> None:
        """Stand at `value` of 0 … `last`."""
        self._showing = True
        if last != self.maximum():
            self.setRange(0, last)
            self.setPageStep(max(1, last // 20))
        self.setValue(value)
        self._showing = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to where the click is, then drag from there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    def _value_at(self, x: float) -> int:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        span = self.width() - handle.width()
        return QStyle.sliderValueFromPosition(
            self.minimum(), self.maximum(), round(x - handle.width() / 2), span, option.upsideDown
        )

    def _tell(self, value: int) -> None:
        if not self._showing:
            self.scrubbed.emit(value)
