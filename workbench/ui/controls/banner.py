"""A strip across the window that shows how something ended and offers what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from workbench.ui.base.layouts import grid, hbox
from workbench.ui.base.plain_text import Label, embolden
from workbench.ui.base.theme import colours, on_theme_change, pixels, pixmap
from workbench.ui.controls.buttons import push_button, tool_button

STRIPE_WIDTH = 5
MIN_DETAIL_WIDTH = 200
"""Minimum width of the details beside headline and buttons, in pixels; below it, the buttons move to a second row."""


class Banner(QWidget):
    """An icon, a headline, a detail, buttons, and a close button.

    Attributes: headline, detail, labels. Signals: `closed` when the user closes it.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._colour_name = "info", "accent"
        self._icon = Label(self)
        self.headline, self.detail = Label(self), Label(self, wordWrap=True)
        self.detail.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for label in (self.headline, self.detail):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = tool_button(self, "close", self.closed, "banner-close")
        self._buttons = hbox(None, spacing=10)
        self._grid = grid(parent=self, margins=(12 + STRIPE_WIDTH, 6, 8, 6), spacing=10, stretched=0)
        self._grid.addLayout(hbox(self._icon, self.headline, (self.detail, 1), spacing=10), 0, 0)
        self._grid.addLayout(self._buttons, 0, 1)
        self._grid.addWidget(self._close, 0, 2)
        self._one_row = True
        embolden(self.headline)
        on_theme_change(self._restyle)

    def add_button(self, icon: str) -> QPushButton:
        """Return a new button, left of the close button."""
        button = push_button(self, icon)
        self._buttons.addWidget(button)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Also fit when the buttons change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def mark(self, icon: str, colour_name: str) -> None:
        """Set the icon and the colour, an attribute name of `Colours`."""
        self._icon_name, self._colour_name = icon, colour_name
        self._restyle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours().surface))
            painter.fillRect(0, 0, STRIPE_WIDTH, self.height(), self._colour())
            painter.setPen(QColor(colours().border))
            painter.drawLine(0, 0, self.width(), 0)

    def _fit(self) -> None:
        message = self.headline.sizeHint().width() + pixels(MIN_DETAIL_WIDTH)
        one_row = message + self._buttons.sizeHint().width() + self._close.sizeHint().width() <= self.width()
        if one_row != self._one_row:
            self._one_row = one_row
            self._grid.removeItem(self._buttons)
            self._grid.addLayout(self._buttons, 0 if one_row else 1, 1 if one_row else 0)

    def _colour(self) -> QColor:
        return QColor(getattr(colours(), self._colour_name))

    def _restyle(self) -> None:
        side = pixels(22)
        self._icon.setPixmap(pixmap(self._icon_name, side, self._colour().name()))
        self._close.setIconSize(QSize(pixels(16), pixels(16)))
        self.update()
