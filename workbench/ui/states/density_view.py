"""A view of the nodes of a search by g and h."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.ui.base.plain_text import plain_tip
from workbench.ui.base.theme import colours, theme
from workbench.ui.controls.picture_copying import PictureCopying
from workbench.ui.states.density_layout import DensityContent, DensityLayout
from workbench.ui.states.density_painter import paint_density
from workbench.wording import number, text


class DensityView(QWidget):
    """Draws nodes by g, to the right, and h, upwards: the darker, the more. A diagonal has the same g + h.

    Attribute: content, what is shown, or None.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content: DensityContent | None = None
        self.setMinimumSize(120, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        PictureCopying(self)
        theme().changed.connect(self.update)

    def show_content(self, content: DensityContent | None) -> None:
        self.content = content
        if content is not None:
            generated, expanded = (int(counts.sum()) for counts in content.densities[:2])
            self.setAccessibleDescription(text("density-description", generated=generated, expanded=expanded))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the nodes under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), plain_tip(self.tip_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def tip_at(self, at: QPointF) -> str:
        """Return g, h and f of the nodes drawn at a point, and how many there are; "" if there are none."""
        content = self.content
        if content is None:
            return ""
        found = DensityLayout(QRectF(self.rect()), content, theme().scale).class_at(at)
        if found is None:
            return ""
        g, h = found.g, found.h

        def shown(least: float, most: float) -> str:
            ends = dict.fromkeys(number(end / content.scale, 2) for end in (least, most))
            return "–".join(ends)

        costs = [text("density-tip-g", g=shown(*g))]
        if content.informed:
            total = text("density-f" if content.summed else "density-sum", f=shown(g[0] + h[0], g[1] + h[1]))
            costs += [text("density-tip-h", h=shown(*h)), total]
        return " · ".join([*costs, text("density-tip", generated=found.generated, expanded=found.expanded)])

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours().surface))
            if self.content is not None:
                paint_density(painter, QRectF(self.rect()), self.content, colours(), theme().scale)
