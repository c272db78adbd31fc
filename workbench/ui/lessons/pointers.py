"""Pointers to panes: an outline around each, and a badge with its number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStackedWidget, QTabWidget, QWidget

from workbench.ui.base.theme import colours, theme
from workbench.ui.player.narration import NarrationOverlay

_LINE, _ROUND = 2.5, 6
BADGE, BADGE_OFFSET = 20, 2
"""The diameter of a badge, to fit beside the first letters of a pane, and its offset from other badges, in pixels."""
DIGIT_HEIGHT = 0.66
"""The height of its number, as a fraction of the diameter."""
_MIN = 8
"""The minimum visible size of a pane in pixels; smaller ones get no outline."""
_GEOMETRY_EVENTS = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}


class Pointers(QWidget):
    """An overlay over `overlay_parent`, transparent to the mouse. Nothing in it is animated.

    `edge` returns the place, in `overlay_parent`, at which the pointer shows what Projector mode hides; empty for none.

    Attributes: panes, in the order of their numbers; first, the number of the first.
    Signals: `edge_marked(bool)`: a badge is now at the edge, or no longer.
    """

    edge_marked = Signal(bool)

    def __init__(self, overlay_parent: QWidget, edge: Callable[[], QRect] = QRect) -> None:
        super().__init__(overlay_parent)
        self._overlay_parent, self._edge = overlay_parent, edge
        self.panes: list[QWidget] = []
        self.first, self._at_edge = 1, False
        self._edge_check = QTimer(self, singleShot=True)  # later: a window that is being deleted has no edge
        self._edge_check.timeout.connect(self._check_edge)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        overlay_parent.installEventFilter(self)
        theme().changed.connect(self.update)
        self.hide()

    def point_at(self, panes: list[QWidget]) -> None:
        for pane in set(self.panes):  # two parts of a bench may be in one pane
            pane.removeEventFilter(self)
            pane.destroyed.disconnect(self._clear)
        self.panes = list(panes)
        for pane in set(self.panes):
            pane.installEventFilter(self)
            pane.destroyed.connect(self._clear)
        for overlay in self._overlay_parent.findChildren(NarrationOverlay):
            overlay.installEventFilter(self)
        self.setGeometry(self._overlay_parent.rect())
        self.setVisible(bool(self.panes))
        self.raise_()
        self._edge_check.start()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panes when they move."""
        if event.type() in _GEOMETRY_EVENTS:
            if watched is self._overlay_parent:
                self.setGeometry(self._overlay_parent.rect())
            elif event.type() == QEvent.Type.Show:
                self.raise_()  # the pane may be in what now lies over the content
            self._edge_check.start()
            self.update()
        return False

    def places(self) -> list[QRect]:
        """Return the visible rectangles of the panes, in this widget; empty for hidden ones."""
        return [self._place(pane) if pane.isVisible() else self._tab(pane) or self._edge() for pane in self.panes]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the outlines, then the badges above them all."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            places = [(number, place) for number, place in enumerate(self.places(), self.first) if not place.isEmpty()]
            accent, behind = QColor(colours().accent), QColor(colours().surface)
            for _, place in places:
                edge = QRectF(place).adjusted(-_LINE / 2, -_LINE / 2, _LINE / 2, _LINE / 2)
                for colour, width in ((behind, 2 * _LINE), (accent, _LINE)):
                    painter.setPen(QPen(colour, width))
                    painter.drawRoundedRect(edge, _ROUND, _ROUND)
            for (number, _), disc in zip(places, self.badges(), strict=True):
                _draw_badge(painter, number, disc)

    def badges(self) -> list[QRectF]:
        """Return the rectangles of the badges of the visible panes, in this widget, so that they cover no text.

        A badge is at the upper left corner of a pane, the left edge of one with tabs above it, or the upper edge of a
        tab; several at one place are side by side.
        """
        discs: list[QRectF] = []
        for pane, place in zip(self.panes, self.places(), strict=True):
            if place.isEmpty():
                continue
            x, y = float(place.left()), float(place.top())
            if not pane.isVisible():
                y -= BADGE_OFFSET
            elif _is_page(pane):
                x, y = x - BADGE_OFFSET, y + BADGE / 2 + BADGE_OFFSET
            disc = QRectF(max(x - BADGE / 2, 1), max(y - BADGE / 2, 1), BADGE, BADGE)
            while disc in discs:
                disc.translate(BADGE + BADGE_OFFSET, 0)
            discs.append(disc)
        return discs

    def _check_edge(self) -> None:
        """Report whether a badge is at the edge, where the content leaves room for it."""
        edge = self._edge()
        at_edge = not edge.isEmpty() and edge in self.places()
        if at_edge is not self._at_edge:
            self._at_edge = at_edge
            self.edge_marked.emit(at_edge)

    def _place(self, pane: QWidget) -> QRect:
        if not self._overlay_parent.isAncestorOf(pane):
            return QRect()
        visible = QRect(pane.mapTo(self._overlay_parent, QPoint(0, 0)), pane.size())
        ancestor = pane.parentWidget()
        while (
            ancestor is not None and ancestor is not self._overlay_parent
        ):  # clip to the visible part in a scroll area
            visible &= QRect(ancestor.mapTo(self._overlay_parent, QPoint(0, 0)), ancestor.size())
            ancestor = ancestor.parentWidget()
        for overlay in self._overlay_parent.findChildren(NarrationOverlay):
            over = QRect(overlay.mapTo(self._overlay_parent, QPoint(0, 0)), overlay.size())
            if not overlay.isVisible():
                continue
            if overlay.narration is pane:
                visible |= over
            elif over.intersects(visible) and over.bottom() >= visible.bottom():
                visible.setBottom(over.top() - 1)  # the outline would run through the words
        clipped = visible & self.rect()
        return clipped if min(clipped.width(), clipped.height()) >= _MIN else QRect()

    def _tab(self, pane: QWidget) -> QRect:
        """Return the rectangle of the tab that hides a pane; empty if something else hides it, or the tabs too."""
        page, ancestor = pane, pane.parentWidget()
        while ancestor is not None and ancestor is not self._overlay_parent:
            tabs = ancestor.parentWidget()
            if isinstance(ancestor, QStackedWidget) and isinstance(tabs, QTabWidget) and tabs.isVisible():
                bar = tabs.tabBar()
                if not bar.isVisible():
                    return QRect()
                return (
                    bar.tabRect(tabs.indexOf(page)).translated(bar.mapTo(self._overlay_parent, QPoint(0, 0)))
                    & self.rect()
                )
            page, ancestor = ancestor, ancestor.parentWidget()
        return QRect()

    def _clear(self) -> None:
        self.panes = []
        self._edge_check.start()
        self.hide()


def _is_page(pane: QWidget) -> bool:
    pages = pane.parentWidget()
    return isinstance(pages, QStackedWidget) and isinstance(pages.parentWidget(), QTabWidget)


def _draw_badge(painter: QPainter, number: int, disc: QRectF) -> None:
    painter.setPen(QPen(QColor(colours().surface), 1.5))
    painter.setBrush(QColor(colours().accent))
    painter.drawEllipse(disc)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(round(disc.height() * DIGIT_HEIGHT))
    painter.setFont(font)
    painter.setPen(QColor(colours().on_accent))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
