"""A minimum height in lines of text, with large text only."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from workbench.ui.base.theme import theme


class MinLines(QObject):
    """With large text gives `widget` a minimum height of so many lines of text: the panes around it are scrolled."""

    def __init__(self, widget: QWidget, lines: float) -> None:
        super().__init__(widget)
        self._widget, self._lines = widget, lines
        self._usual: int | None = None
        self.refresh()
        theme().changed.connect(self.refresh)

    def refresh(self) -> None:
        if theme().large:
            if self._usual is None:
                self._usual = self._widget.minimumHeight()
            height = round(self._lines * QFontMetrics(QApplication.font()).lineSpacing())
            self._widget.setMinimumHeight(max(height, self._usual))
        elif self._usual is not None:
            self._widget.setMinimumHeight(self._usual)
            self._usual = None
