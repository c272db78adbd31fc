"""A strip across the window that shows how something ended and offers what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from workbench.ui.base.plain_text import Label
from workbench.ui.base.retranslation import translated
from workbench.ui.base.theme import colours, pixels, pixmap, set_icon, theme

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
        self._close = QToolButton(self, autoRaise=True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_icon(self._close, "close")
        self._close.clicked.connect(self.closed)
        message, self._buttons, self._grid = QHBoxLayout(), QHBoxLayout(), QGridLayout(self)
        self._grid.setContentsMargins(12 + STRIPE_WIDTH, 6, 8, 6)
        for layout in (message, self._buttons, self._grid):
            layout.setSpacing(10)
        message.addWidget(self._icon)
        message.addWidget(self.headline)
        message.addWidget(self.detail, 1)
        self._buttons.addStretch(1)
        self._grid.addLayout(message, 0, 0)
        self._grid.addLayout(self._buttons, 0, 1)
        self._grid.addWidget(self._close, 0, 2)
        self._grid.setColumnStretch(0, 1)
        self._one_row = True
        theme().changed.connect(self._restyle)
        translated(self._close, toolTip="banner-close", accessibleName="banner-close")
        self._restyle()

    def add_button(self, icon: str) -> QPushButton:
        """Return a new button, left of the close button."""
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_icon(button, icon)
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
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().surface))
        painter.fillRect(0, 0, STRIPE_WIDTH, self.height(), self._colour())
        painter.setPen(QColor(colours().border))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()

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
        font = QFont()
        font.setBold(True)
        self.headline.setFont(font)
        self.update()
