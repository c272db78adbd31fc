"""A view of the nodes of a search by g and h."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QCursor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.search.inspecting.density import Axes
from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.density_layout import Class, DensityContent, DensityLayout
from workbench.ui.states.density_painter import paint_density
from workbench.wording import number, text


class DensityView(QWidget):
    """Draws nodes by g, to the right, and h, upwards: the darker, the more. A diagonal has the same g + h.

    A tool tip at the pointer says at once what is there. Attribute: content, what is shown, or None. Signals:
    `chosen(found)`, the clicked Class.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content: DensityContent | None = None
        self._picked: Axes | None = None
        self._hover: Class | None = None
        self.setMouseTracking(True)
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PictureCopying(self)
        theme().changed.connect(self.update)

    def show_content(self, content: DensityContent | None, picked: Axes | None = None) -> None:
        """Show a content, with a ring around the nodes with the g and h `picked`, in the problem's units."""
        self.content, self._picked = content, picked
        if content is not None:
            generated, expanded = (int(counts.sum()) for counts in content.densities[:2])
            self.setAccessibleDescription(text("density-description", generated=generated, expanded=expanded))
        self.update()

    def class_at(self, at: QPointF) -> Class | None:
        """Return the nodes drawn at a point, or None if there are none."""
        layout = self._layout()
        return None if layout is None else layout.class_at(at)

    def tip_at(self, at: QPointF) -> str:
        """Return g, h and f of the nodes drawn at a point, and how many there are; "" if there are none."""
        content, found = self.content, self.class_at(at)
        if content is None or found is None:
            return ""
        g, h = found.g, found.h

        def shown(least: float, most: float) -> str:
            ends = dict.fromkeys(number(end / content.scale, 2) for end in (least, most))
            return "–".join(ends)

        costs = [text("density-tip-g", g=shown(*g))]
        if content.informed:
            total = text("density-f" if content.summed else "density-sum", f=shown(g[0] + h[0], g[1] + h[1]))
            costs += [text("density-tip-h", h=shown(*h)), total]
        return " · ".join(costs) + "\n" + text("density-tip", generated=found.generated, expanded=found.expanded)

    # Private

    def _layout(self) -> DensityLayout | None:
        content = self.content
        return None if content is None else DensityLayout(QRectF(self.rect()), content, theme().scale)

    def _paint_pointed(self, painter: QPainter, layout: DensityLayout) -> None:
        """Paint a frame around the nodes that are picked, and one around those at the pointer."""
        picked = None if self._picked is None else layout.class_at(layout.point(*self._picked))
        hover = None if self._hover is None else layout.class_at(self._hover.box.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for found, colour in ((picked, colours().accent), (hover, colours().text)):
            if found is not None:
                painter.setPen(QPen(QColor(colour), 2.0))
                painter.drawRect(found.box.adjusted(-2, -2, 2, 2))

    def _set_hover(self, hover: Class | None) -> None:
        if hover != self._hover:
            self._hover = hover
            tip = "" if hover is None else plain_tip(self.tip_at(hover.box.center()))
            QToolTip.showText(QCursor.pos(), tip, self)
            self.update()

    # Qt overrides

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = self._layout()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours().surface))
            if self.content is not None and layout is not None:
                paint_density(painter, QRectF(self.rect()), self.content, colours(), theme().scale)
                self._paint_pointed(painter, layout)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self.class_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the clicked nodes."""
        found = self.class_at(event.position())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(found)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hover(None)
        super().leaveEvent(event)
