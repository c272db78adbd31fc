"""A row of buttons that show only their icons if there is no room for their texts."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from workbench.ui.base.layouts import hbox
from workbench.ui.base.theme import on_theme_change

_STYLES = (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly)


class FittingButtons(QWidget):
    """Its minimum width is that of the icons; `margins`: left, top, right and bottom."""

    def __init__(
        self, *buttons: QToolButton, margins: tuple[int, int, int, int], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._buttons = buttons
        self._is_fitting = False
        hbox(*buttons, None, parent=self, margins=margins)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for button in buttons:
            button.defaultAction().changed.connect(self._fit)
        on_theme_change(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        icons = sum(button.iconSize().width() for button in self._buttons)
        return QSize(icons, super().minimumSizeHint().height())

    def _fit(self) -> None:
        if self._is_fitting:
            return
        self._is_fitting = True
        for style in _STYLES:
            for button in self._buttons:
                button.setToolButtonStyle(style)
            if super().minimumSizeHint().width() <= self.width():
                break
        self._is_fitting = False
