"""A text that counts and never takes more room than it has."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.ui.base.plain_text import plain_tip

MARGIN = 2
"""Pixels by which a text may be wider than measured."""
SMALLER = 0.98
"""The factor by which a size is reduced at least."""


class PositionLabel(QWidget):
    """Shows a text at the right of a room that does not depend on it: a longer text is shortened, or written smaller.

    The tool tip of a shortened text is the whole one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self._short = self._least = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def text(self) -> str:
        return self._text

    def setText(self, new_text: str, short: str = "") -> None:
        """Show a text; `short`: the same in fewer characters, if there is such a text."""
        if new_text != self._text:
            self._text, self._short = new_text, short
            self.setAccessibleDescription(new_text)
            self._update_tip()
            self.update()

    def set_room(self, least: str, most: str) -> None:
        """Take at least the room of `least`, and never more than that of `most`."""
        self._least = least
        self.setMaximumWidth(self._width(most))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._least), self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tip()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(self._fitting_font())
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._shown)

    @property
    def _shown(self) -> str:
        return self._short if self._short and self._width(self._text) > self.width() else self._text

    def _update_tip(self) -> None:
        self.setToolTip("" if self._shown == self._text else plain_tip(self._text))

    def _fitting_font(self) -> QFont:
        """Return the font in which the text is as wide as the room; widths do not follow sizes exactly."""
        font, room = QFont(self.font()), self.width() - MARGIN
        while (needed := QFontMetrics(font).horizontalAdvance(self._shown)) > room > 0:
            font.setPointSizeF(font.pointSizeF() * min(room / needed, SMALLER))
        return font

    def _width(self, sample: str) -> int:
        return self.fontMetrics().horizontalAdvance(sample) + MARGIN
