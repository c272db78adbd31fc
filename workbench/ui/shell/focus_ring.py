"""A ring around the focused widget, in every window, in addition to the style's own focus frame."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from workbench.ui.base.theme import colours, theme

LINE_WIDTH, CORNER_RADIUS, MARGIN = 2.0, 4, 2
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
        by_keyboard = now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if (by_keyboard or theme().contrast) and now is not now.window():
            self.ring = Ring(now)
            self.ring.destroyed.connect(self._lose)

    def _lose(self, lost: QObject) -> None:
        if lost is self.ring:
            self.ring = None


class Ring(QWidget):
    """A ring around `target` above its surroundings, not over what lies on these; it is transparent for the mouse."""

    def __init__(self, target: QWidget) -> None:
        super().__init__(target.window())
        self._target: QWidget | None = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watched: list[QWidget] = []
        ancestor: QWidget | None = target
        while ancestor is not None:
            ancestor.installEventFilter(self)
            self._watched.append(ancestor)
            ancestor = None if ancestor.isWindow() else ancestor.parentWidget()
        for widget in _above(target):
            widget.installEventFilter(self)
            self._watched.append(widget)
        target.destroyed.connect(self._lose)
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
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = QRectF(self.rect()).adjusted(LINE_WIDTH, LINE_WIDTH, -LINE_WIDTH, -LINE_WIDTH)
            for colour, width in ((colours().window, 2 * LINE_WIDTH), (colours().accent, LINE_WIDTH)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(edge, CORNER_RADIUS, CORNER_RADIUS)

    def _place(self) -> None:
        target = self._target
        if target is None:
            return
        window = target.window()
        place = QRect(target.mapTo(window, QPoint(0, 0)), target.size()).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        ancestor = target.parentWidget()
        while ancestor is not None and ancestor is not window:  # clip to the visible part in scroll areas
            place &= QRect(ancestor.mapTo(window, QPoint(0, 0)), ancestor.size()).adjusted(
                -MARGIN, -MARGIN, MARGIN, MARGIN
            )
            ancestor = ancestor.parentWidget()
        self.setGeometry(place & window.rect())
        region = QRegion(self.rect())
        for widget in _above(target):
            if widget.isVisible():
                region -= QRect(widget.mapTo(window, QPoint()) - self.pos(), widget.size())
        self.setMask(region)
        self.setVisible(target.isVisible() and not place.isEmpty())
        self.raise_()

    def _lose(self) -> None:
        self._target, self._watched = None, []
        self.hide()


def _above(target: QWidget) -> list[QWidget]:
    """Return what may lie on the surroundings of a widget: in Projector mode, the controls at the top edge."""
    found, part = [], target
    while (parent := part.parentWidget()) is not None and not parent.isWindow():
        children = [one for one in parent.children() if isinstance(one, QWidget) and not one.isWindow()]
        found += [one for one in children[children.index(part) + 1 :] if _takes_clicks(one)]
        part = parent
    return found


def _takes_clicks(widget: QWidget) -> bool:
    return not widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
