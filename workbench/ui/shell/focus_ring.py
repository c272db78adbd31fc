"""A ring around the focused widget, in every window, in addition to the style's own focus frame."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from workbench.ui.base.theme import colours, theme

LINE, ROUND, ROOM = 2.0, 4, 2
_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}


class FocusRing(QObject):
    """Watches the focus of the application `parent` and keeps a ring around the focused widget.

    It is shown if the focus was moved by the keyboard; in high contrast always. Widgets that are not in the Tab order
    have none.

    Attributes: ring, the current ring, or None.
    """

    def __init__(self, parent: QApplication) -> None:
        super().__init__(parent)
        self.ring: Ring | None = None
        parent.focusChanged.connect(self._move)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self._move(None, QApplication.focusWidget())

    def _move(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.leave()
        self.ring = None
        if now is None or not now.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return
        by_keys = now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if (by_keys or theme().contrast) and now is not now.window():
            self.ring = Ring(now)
            self.ring.destroyed.connect(self._lose)

    def _lose(self, lost: QObject) -> None:
        if lost is self.ring:
            self.ring = None


class Ring(QWidget):
    """A ring around `held`, above everything in its window and transparent for the mouse."""

    def __init__(self, held: QWidget) -> None:
        super().__init__(held.window())
        self._held: QWidget | None = held
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watched: list[QWidget] = []
        above: QWidget | None = held
        while above is not None:
            above.installEventFilter(self)
            self._watched.append(above)
            above = None if above.isWindow() else above.parentWidget()
        held.destroyed.connect(self._lose)
        self._place()
        self.show()

    def leave(self) -> None:
        """Remove the ring."""
        for widget in self._watched:
            if isValid(widget):  # when the program ends, a window may be deleted before the focus changes
                widget.removeEventFilter(self)
        self._watched = []
        self.hide()
        self.deleteLater()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the widget."""
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring: a line in the accent colour within one in the window colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(LINE, LINE, -LINE, -LINE)
        for colour, width in ((colours().window, 2 * LINE), (colours().accent, LINE)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(edge, ROUND, ROUND)
        painter.end()

    def _place(self) -> None:
        held = self._held
        if held is None:
            return
        window = held.window()
        place = QRect(held.mapTo(window, QPoint(0, 0)), held.size()).adjusted(-ROOM, -ROOM, ROOM, ROOM)
        above = held.parentWidget()
        while above is not None and above is not window:  # clip to the visible part in scroll areas
            place &= QRect(above.mapTo(window, QPoint(0, 0)), above.size()).adjusted(-ROOM, -ROOM, ROOM, ROOM)
            above = above.parentWidget()
        self.setGeometry(place & window.rect())
        self.setVisible(held.isVisible() and not place.isEmpty())
        self.raise_()

    def _lose(self) -> None:
        self._held, self._watched = None, []
        self.hide()
