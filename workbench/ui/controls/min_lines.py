"""A minimum size that holds with large text only."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.base.theme import pixels, theme


class MinLines(QObject):
    """With large text, when the panes around it are scrolled, gives `widget` a minimum height.

    `lines`: this height in lines of text; 0 for what its contents need. `width`: a minimum width, in pixels at the
    standard text size, or 0.
    """

    def __init__(self, widget: QWidget, lines: float, width: int = 0) -> None:
        super().__init__(widget)
        self._widget, self._lines, self._width = widget, lines, width
        self._usual: QSize | None = None
        self.refresh()
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        if theme().large:
            if self._usual is None:
                self._usual = self._widget.minimumSize()
            height = round(self._lines * QFontMetrics(QApplication.font()).lineSpacing())
            self._widget.setMinimumSize(max(pixels(self._width), self._usual.width()), height)
        elif self._usual is not None:
            self._widget.setMinimumSize(self._usual)
            self._usual = None
